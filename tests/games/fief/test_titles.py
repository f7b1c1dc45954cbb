"""Feudal titles: bought, granted, reclaimed, given away, conquered."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.deaths import kill
from outremer.games.fief.layout import ORPHANED
from outremer.games.fief.titles import no_reclaim
from outremer.games.fief.vocabulary import BY_PLAGUE, FIEFS
from tests.games.fief.position import coins, controller, france, lord, map_with, position, title, titles, village
from tests.games.talking import asked, bar, free, say, told

ST_PAUL: dict[str, Any] = {  # the barony of St-Paul: two villages
    "lords": {"charles": (0, "st-paul"), "eric": (0, "les-essarts")},
    "walls": {"st-paul": "stronghold"},
}


def at_market(**written: Any) -> outremer.Table:
    written = {**ST_PAUL, "coins": {0: 20, 1: 20}, **written}
    return position("purchases", **written)


@pytest.mark.rule("feudal_title.kinds", "component.map")
def test_the_titles_are_those_of_barons_counts_and_dukes() -> None:
    board = map_with().rules.board
    assert [FIEFS[fief].partition("-")[0] for fief in range(8)] == [
        ["barony", "county", "duchy"][board.rank[fief]] for fief in range(8)
    ]


@pytest.mark.rule("feudal_title.buy.requirements", "feudal_title.buy.cost")
def test_a_title_is_bought_by_who_controls_every_village_for_two_coins_each() -> None:
    table = at_market()
    assert free(table, 0, "title") == ["barony-st-paul"]
    assert bar(table, 0, "title duchy-bourg") == "feudal_title.buy.requirements"
    say(table, 0, "title barony-st-paul", "bear eric")
    assert coins(table, 0) == 16
    assert titles(table, "eric") == ["barony-st-paul"]
    assert told(table, "title-bought") == [{"seat": 0, "fief": "barony-st-paul", "lord": "eric", "coins": 4}]
    assert bar(table, 0, "title barony-st-paul") == "feudal_title.kept_until_death"


@pytest.mark.rule("feudal_title.buy.requirements")
@pytest.mark.parametrize(
    "written",
    [
        {"walls": {}},
        {"lords": {"charles": (0, "st-paul")}},
        {"lords": {"charles": (0, "st-paul"), "henri": (1, "les-essarts")}},
    ],
)
def test_without_a_stronghold_or_without_one_of_the_villages_it_is_not(written: dict[str, Any]) -> None:
    assert bar(at_market(**written), 0, "title barony-st-paul") == "feudal_title.buy.requirements"


@pytest.mark.rule("feudal_title.buy.cost")
def test_nor_without_the_coins() -> None:
    assert bar(at_market(coins={0: 3}), 0, "title barony-st-paul") == "feudal_title.buy.cost"


@pytest.mark.rule("feudal_title.marker_on_lord", "feudal_title.candidate", "term.lord.both_sexes")
def test_it_is_put_on_any_lord_of_the_family_be_it_a_lady_or_a_bishop() -> None:
    table = at_market(
        lords={"isabelle": (0, "st-paul"), "eric": (0, "les-essarts"), "henri": (1, "sigy")},
        titles={"eric": ["see-bourg"]},
    )
    say(table, 0, "title barony-st-paul")
    assert asked(table) == ("Investiture", 0)
    assert free(table, 0, "bear") == ["eric", "isabelle"]
    assert bar(table, 0, "bear henri") == "feudal_title.marker_on_lord"
    say(table, 0, "bear isabelle")
    assert titles(table, "isabelle") == ["barony-st-paul"]


@pytest.mark.rule("feudal_title.marker_on_lord", "feudal_title.buy.requirements")
def test_troops_may_hold_the_villages_but_without_a_lord_there_is_nobody_to_bear_it() -> None:
    table = at_market(lords={}, troops={(0, "st-paul"): (1, 0), (0, "les-essarts"): (0, 1)})
    assert bar(table, 0, "title barony-st-paul") == "feudal_title.marker_on_lord"


@pytest.mark.rule("feudal_title.stronghold_to_city")
def test_of_several_strongholds_the_buyer_picks_the_one_that_becomes_the_city() -> None:
    table = at_market(
        lords={"charles": (0, "st-paul")},
        troops={(0, "les-essarts"): (0, 1)},
        walls={"st-paul": "stronghold", "les-essarts": "stronghold"},
    )
    say(table, 0, "title barony-st-paul")
    assert sorted(free(table, 0, "capital")) == ["les-essarts", "st-paul"]
    assert bar(table, 0, "capital sigy") == "feudal_title.stronghold_to_city"
    say(table, 0, "capital les-essarts")
    g = france(table)
    assert (g.walls(village("les-essarts")), g.walls(village("st-paul"))) == (2, 1)
    assert g.city_of(title("barony-st-paul")) == village("les-essarts")


@pytest.mark.rule("feudal_title.stronghold_to_city", "feudal_title.fief_governed", "control.governed_fief")
def test_the_only_stronghold_becomes_the_city_and_the_fief_is_governed() -> None:
    table = at_market(lords={"charles": (0, "st-paul")}, troops={(0, "les-essarts"): (0, 1)})
    say(table, 0, "title barony-st-paul", "pass")
    g = france(table)
    assert g.walls(village("st-paul")) == 2
    assert g.governor(village("les-essarts")) == 0


@pytest.mark.rule("control.governed_fief")
def test_an_empty_village_of_a_governed_fief_stays_with_its_governor_when_his_men_leave() -> None:
    table = position(
        "march",
        lords={"charles": (0, "st-paul"), "othon": (3, "belleville")},
        walls={"les-essarts": "city"},
        titles={"charles": ["barony-st-paul"]},
    )
    say(table, 0, "lead charles", "go sigy", "halt")
    assert controller(table, "st-paul") == 0


KINGLY: dict[str, Any] = {
    "lords": {"henri": (1, "sigy"), "charles": (0, "st-paul"), "eric": (0, "les-essarts")},
    "titles": {"henri": ["king", "county-tournus"]},
    "first": 1,
}


@pytest.mark.rule("king.grant_title", "king.grant_title.donation")
def test_the_king_grants_a_title_for_nothing_to_whoever_meets_its_conditions() -> None:
    table = at_market(**KINGLY)
    assert free(table, 1, "grant") == ["barony-st-paul"]
    assert bar(table, 1, "grant duchy-bourg") == "feudal_title.buy.requirements"
    say(table, 1, "grant barony-st-paul")
    assert asked(table) == ("Investiture", 0)
    assert table.save()["stack"][-1]["price"] == 0
    say(table, 0, "bear charles")
    assert titles(table, "charles") == ["barony-st-paul"]
    assert (coins(table, 0), coins(table, 1)) == (20, 20)
    assert told(table, "title-granted") == [{"seat": 1, "to": 0, "fief": "barony-st-paul", "lord": "charles"}]
    assert asked(table) == ("Purchases", 1)


@pytest.mark.rule("king.grant_title")
def test_one_grant_a_turn_by_a_king_who_is_free_and_by_nobody_else() -> None:
    two = {**KINGLY, "lords": {**KINGLY["lords"], "lambert": (0, "mazilles"), "arthur": (0, "st-andromy")}}
    table = at_market(**two, walls={"st-paul": "stronghold", "mazilles": "stronghold"})
    say(table, 1, "grant barony-st-paul")
    say(table, 0, "bear charles")
    assert bar(table, 1, "grant barony-mazilles") == "king.grant_title"
    table = at_market(**{**KINGLY, "first": 0})
    assert bar(table, 0, "grant barony-st-paul") == "king.grant_title"
    table = at_market(**KINGLY, captives={"henri": 0}, troops={(0, "sigy"): (0, 1)})
    assert bar(table, 1, "grant barony-st-paul") == "king.grant_title"


@pytest.mark.rule("king.grant_title")
def test_he_may_grant_it_to_his_own_family() -> None:
    table = at_market(titles={"charles": ["king"]})
    say(table, 0, "grant barony-st-paul", "bear charles")
    assert titles(table, "charles") == ["barony-st-paul", "king"]
    assert coins(table, 0) == 20


@pytest.mark.rule("feudal_title.give_within_family")
def test_a_lord_gives_titles_to_his_family_and_keeps_the_most_prestigious() -> None:
    table = at_market(
        lords={"charles": (0, "bourg"), "eric": (0, "sigy"), "henri": (1, "pugnac")},
        titles={"charles": ["duchy-bourg", "county-sigy"]},
    )
    assert bar(table, 0, "give-title duchy-bourg eric") == "feudal_title.give_within_family"
    assert bar(table, 0, "give-title county-sigy henri") == "feudal_title.give_within_family"
    assert bar(table, 0, "give-title county-tournus eric") == "feudal_title.give_within_family"
    say(table, 0, "give-title county-sigy eric")
    assert (titles(table, "charles"), titles(table, "eric")) == (["duchy-bourg"], ["county-sigy"])
    assert bar(table, 0, "give-title county-sigy charles") == "feudal_title.give_within_family"


@pytest.mark.rule("feudal_title.give_within_family")
def test_of_two_equal_titles_one_may_go_and_goes_once() -> None:
    table = at_market(
        lords={"charles": (0, "bourg"), "eric": (0, "blaye")},
        titles={"charles": ["duchy-bourg", "duchy-blaye"], "eric": ["county-sigy"]},
    )
    say(table, 0, "give-title duchy-blaye eric")
    assert titles(table, "eric") == ["duchy-blaye", "county-sigy"]
    say(table, 0, "give-title county-sigy charles")
    assert bar(table, 0, "give-title county-sigy eric") == "feudal_title.give_within_family"


@pytest.mark.rule("feudal_title.no_heir.reclaim", "feudal_title.no_heir.to_map")
def test_a_title_lost_for_want_of_an_heir_comes_back_for_nothing_while_the_city_is_held() -> None:
    g = map_with(
        lords={"charles": (0, "st-paul"), "henri": (1, "sigy")},
        troops={(0, "st-paul"): (1, 0)},
        walls={"st-paul": "city"},
        titles={"charles": ["barony-st-paul"]},
    )
    fief = title("barony-st-paul")
    kill(g, lord("charles"), BY_PLAGUE)
    assert g.fief[ORPHANED + fief] == 0
    assert no_reclaim(g, 0, fief) == "feudal_title.no_heir.reclaim"  # nobody is left to bear it
    assert no_reclaim(g, 1, fief) == "feudal_title.no_heir.reclaim"


@pytest.mark.rule("feudal_title.no_heir.reclaim")
def test_a_new_lord_of_the_family_takes_it_back() -> None:
    saved = at_market(lords={"charles": (0, "st-paul")}, walls={"st-paul": "city"}, coins={0: 0}).save()
    saved["world"]["fief"]["orphaned"]["barony-st-paul"] = 0
    table = outremer.load(saved)
    assert bar(table, 0, "reclaim duchy-bourg") == "feudal_title.no_heir.reclaim"
    saved["world"]["village"]["controller"]["st-paul"] = None  # the city must still be theirs
    assert bar(outremer.load(saved), 0, "reclaim barony-st-paul") == "feudal_title.no_heir.reclaim"
    say(table, 0, "reclaim barony-st-paul")
    assert titles(table, "charles") == ["barony-st-paul"]
    assert controller(table, "les-essarts") == 0


@pytest.mark.rule("feudal_title.captured_with_city")
def test_a_conqueror_without_a_lord_lets_the_title_wait() -> None:
    table = position(
        "march",
        lords={"charles": (0, "st-paul"), "othon": (3, "belleville")},
        troops={(1, "st-paul"): (1, 0)},
        walls={"st-paul": "city"},
        titles={"charles": ["barony-st-paul"]},
        controllers={"st-paul": 0},
    )
    say(table, 0, "lead charles", "go sigy")
    assert controller(table, "st-paul") == 1
    assert titles(table, "charles") == []
    assert france(table).fief[ORPHANED + title("barony-st-paul")] == 1
    assert controller(table, "les-essarts") is None  # nobody governs the empty village any more
