"""Crusades: the call, the departure, protection, renegades, ranks."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from tests.games.fief.expansions.crusade import CRUSADES, GUARDS, HOME, crusade_of, in_france, overseas, until
from tests.games.fief.position import france, hand, place, position, titles, troops
from tests.games.fief.test_cavalcade import refused
from tests.games.talking import asked, bar, free, say, told

CARDINAL: dict[str, Any] = {"titles": {"arthur": ["see-bourg", "cardinal"]}}
NOBODY_CALLED: dict[str, Any] = {"at": "weddings", "stage": "none"}


@pytest.mark.rule("crusade.call.who", "crusade.call.marker_active")
def test_the_pope_calls_or_while_there_is_none_a_cardinal_and_only_if_free() -> None:
    table = in_france(**NOBODY_CALLED, **CARDINAL)
    assert free(table, 0, "call-crusade") == [""]
    assert bar(table, 1, "call-crusade") == "crusade.call.who"
    say(table, 0, "call-crusade")
    assert crusade_of(table)["stage"] == "called"
    assert told(table, "crusade-called") == [{"seat": 0, "lord": "arthur"}]
    both: dict[str, Any] = {"titles": {"arthur": ["see-bourg", "cardinal"], "henri": ["pope"]}}
    table = in_france(**NOBODY_CALLED, **both)
    assert bar(table, 0, "call-crusade") == "crusade.call.who"
    assert bar(table, 1, "call-crusade") is None
    away = {**HOME, "arthur": (0, "blaye")}
    table = in_france(**NOBODY_CALLED, **CARDINAL, lords=away, captives={"arthur": 1})
    assert bar(table, 0, "call-crusade") == "crusade.call.who"


@pytest.mark.rule("crusade.call.who")
def test_while_the_pope_is_captive_nobody_calls_or_by_that_option_a_cardinal() -> None:
    written: dict[str, Any] = {
        "lords": {**HOME, "henri": (1, "tournus")},
        "titles": {"arthur": ["see-bourg", "cardinal"], "henri": ["pope"]},
        "captives": {"henri": 3},
    }
    assert bar(in_france(**NOBODY_CALLED, **written), 0, "call-crusade") == "crusade.call.who"
    assert bar(in_france(**NOBODY_CALLED, **written), 1, "call-crusade") == "crusade.call.who"
    option: dict[str, Any] = {"options": {**CRUSADES, "captive_pope": "cardinals"}}
    assert bar(in_france(**NOBODY_CALLED, **written, **option), 0, "call-crusade") is None


@pytest.mark.rule("crusade.call.timing", "crusade.call.none_running", "crusade.objectives.draw")
def test_only_in_the_first_phase_with_none_under_way_and_objectives_left() -> None:
    assert bar(in_france("plays", "none", **CARDINAL), 0, "call-crusade") == "crusade.call.timing"
    assert bar(in_france("weddings", "called", **CARDINAL), 0, "call-crusade") == "crusade.call.none_running"
    everything = list(france(in_france()).rules.box.objectives)
    gone: dict[str, Any] = {"crusade": {"gone": [one.name for one in everything]}}
    assert bar(in_france(**NOBODY_CALLED, **CARDINAL, **gone), 0, "call-crusade") == "crusade.objectives.draw"


@pytest.mark.rule("crusade.call.lapses", "crusade.call.retry")
def test_the_call_lapses_if_nobody_sets_out_and_may_be_made_again() -> None:
    table = until(in_france(**CARDINAL), "Weddings")
    assert told(table, "call-lapsed") == [{}]
    assert crusade_of(table)["stage"] == "none"
    assert bar(table, 0, "call-crusade") is None


@pytest.mark.rule("crusade.departure.when", "crusade.join.when", "crusade.join.off_map", "crusade.join.troops")
def test_lords_leave_while_all_march_with_any_troops_that_are_with_them() -> None:
    assert bar(in_france("plays"), 0, "embark charles") == "crusade.departure.when"
    assert bar(in_france("march", "none"), 0, "embark charles") == "crusade.departure.when"
    assert bar(in_france("march", "revenge"), 0, "embark charles") == "crusade.departure.when"
    table = in_france()
    assert asked(table) == ("March", 0)
    assert bar(table, 3, "embark othon") is None  # at any moment, not only in the own go
    say(table, 0, "embark charles")
    assert asked(table) == ("Embarkation", 0)
    assert bar(table, 0, "take-aboard knight 3") == "crusade.join.troops"
    say(table, 0, "take-aboard knight 2", "take-aboard footman 1", "sail")
    assert place(table, "charles") == "ship-1"
    assert troops(table, 0, "ship-1") == (2, 1)
    assert troops(table, 0, "bourg") == (0, 2)
    assert bar(table, 0, "embark charles") == "crusade.join.when"


@pytest.mark.rule("crusade.departure.when", "crusade.join.after_moving")
def test_a_family_whose_lords_have_all_moved_is_asked_as_long_as_one_could_leave() -> None:
    table = say(in_france(), 0, "lead charles", "go la-bussiere", "halt", "lead arthur", "go la-bussiere", "halt")
    assert asked(table) == ("March", 0)
    say(table, 0, "embark charles", "embark arthur")
    assert asked(table)[1] != 0


@pytest.mark.rule("crusade.departure.when", "cavalcade.immediate_battle")
def test_nobody_sails_out_of_a_battle_in_which_he_stands() -> None:
    table = refused(
        "take knight 2",
        options=CRUSADES,
        pieces={"crusades": {"stage": "called"}},
        lords={"charles": (0, "bourg"), "henri": (1, "st-vivien"), "baudoin": (1, "blaye")},
        hands={1: ["assassination"]},
    )
    assert bar(table, 1, "embark henri") is None
    say(table, 0, "ride")
    assert asked(table) == ("BattleBegins", 1)
    assert bar(table, 1, "embark henri") == "crusade.departure.when"
    assert bar(table, 1, "embark baudoin") is None


@pytest.mark.rule("crusade.join.after_moving")
def test_a_lord_may_leave_after_having_moved() -> None:
    table = say(in_france(), 0, "lead charles", "take knight 1", "go la-bussiere", "halt")
    assert bar(table, 0, "embark charles") is None
    say(table, 0, "embark charles", "take-aboard knight 1")
    assert (place(table, "charles"), troops(table, 0, "ship-1")) == ("ship-1", (1, 0))


@pytest.mark.rule("crusade.join.when")
def test_a_lord_on_the_road_leaves_and_his_army_is_no_more() -> None:
    table = say(in_france(), 0, "lead charles", "take knight 2", "take footman 3", "go la-bussiere", "embark charles")
    say(table, 0, "take-aboard knight 2", "take-aboard footman 3")
    assert asked(table) == ("March", 0)  # arthur may still march
    assert france(table).controller(16) == -1


@pytest.mark.rule("crusade.join.never")
def test_untitled_ladies_and_the_pope_never_go_but_arc_does() -> None:
    assert bar(in_france(), 2, "embark isabelle") == "crusade.join.never"
    assert bar(in_france(titles={"isabelle": ["county-sigy"]}), 2, "embark isabelle") is None
    assert bar(in_france(titles={"isabelle": ["arc"]}), 2, "embark isabelle") is None
    assert bar(in_france(titles={"henri": ["pope"]}), 1, "embark henri") == "crusade.join.never"


@pytest.mark.rule("crusade.join.rain")
def test_rain_keeps_a_lord_unless_a_passage_leads_him_out() -> None:
    rain: dict[str, Any] = {"struck": {"see-bourg": ["rain"]}}
    assert bar(in_france(**rain), 0, "embark charles") == "crusade.join.rain"
    assert bar(in_france(**rain), 0, "slip-away charles") == "card.secret_passage.by_moment"
    table = say(in_france(**rain, hands={0: ["passage"]}), 0, "slip-away charles", "sail")
    assert (place(table, "charles"), hand(table, 0)) == ("ship-1", [])
    assert bar(in_france(hands={0: ["passage"]}), 0, "slip-away charles") == "card.secret_passage.by_moment"


@pytest.mark.rule("crusade.join.captive")
def test_a_captive_asks_his_captor_and_is_free_or_slips_away() -> None:
    written: dict[str, Any] = {
        "lords": {**HOME, "henri": (1, "bourg")},
        "captives": {"henri": 0},
        "hands": {1: ["passage"]},
    }
    table = say(in_france(**written), 1, "embark henri")
    assert asked(table) == ("Embarkation", 0)
    assert bar(table, 1, "embark henri") == "crusade.join.captive"
    say(table, 0, "refuse")
    assert place(table, "henri") == "bourg"
    assert bar(table, 1, "embark henri") == "crusade.join.captive"
    say(table, 1, "slip-away henri")
    assert (place(table, "henri"), hand(table, 1)) == ("ship-1", [])
    table = say(say(in_france(**written), 1, "embark henri"), 0, "accept")
    assert place(table, "henri") == "ship-1"
    assert france(table).is_free(6)
    beside = {**GUARDS, (1, "bourg"): (1, 1)}
    table = say(say(in_france(**written, troops=beside), 1, "embark henri"), 0, "accept")
    assert asked(table) == ("March", 0)  # he goes alone, whoever of his is there
    assert troops(table, 1, "bourg") == (1, 1)


@pytest.mark.rule("crusade.join.captive", "deal.addressee")
def test_a_proposal_to_free_a_captive_lapses_when_he_has_left_on_crusade() -> None:
    table = in_france(lords={**HOME, "henri": (1, "bourg")}, captives={"henri": 0})
    say(table, 0, "address 1", "free-captive henri", "want-coins 1", "send")
    assert told(table, "lapsed") == []
    say(table, 1, "embark henri")
    say(table, 0, "accept")
    assert told(table, "lapsed") == [{"seat": 0, "to": 1}]


@pytest.mark.rule("crusade.join.captive")
def test_a_besieged_lord_asks_all_who_besiege_him() -> None:
    written: dict[str, Any] = {
        "lords": {**HOME, "henri": (1, "bourg"), "othon": (3, "bourg")},
        "troops": {**GUARDS, (1, "bourg"): (1, 0), (3, "bourg"): (1, 0)},
        "walls": {"bourg": "stronghold"},
        "besiegers": {"bourg": [1, 3]},
    }
    table = say(in_france(**written), 0, "embark charles")
    assert asked(table) == ("Embarkation", 1)
    say(table, 1, "accept")
    assert asked(table) == ("Embarkation", 3)
    say(table, 3, "accept")
    say(table, 0, "take-aboard knight 2", "sail")
    assert place(table, "charles") == "ship-1"
    assert bar(in_france(**written), 1, "embark henri") is None  # who besieges needs nobody's leave
    say(table, 1, "embark henri")
    assert bar(table, 1, "sail") == "move.drop.not_enemy"


@pytest.mark.rule("crusade.join.max_six")
def test_six_lords_at_most_whoever_comes_first() -> None:
    table = in_france(crusade={"sailed": 5})
    say(table, 3, "embark othon", "sail")
    assert place(table, "othon") == "ship-6"
    assert bar(table, 0, "embark charles") == "crusade.join.max_six"


@pytest.mark.rule("crusade.join.markers", "crusade.join.protection")
def test_markers_lie_on_the_lord_and_on_all_walls_of_the_family_or_of_the_title() -> None:
    written: dict[str, Any] = {
        "walls": {"bourg": "city", "blaye": "stronghold", "sennecy": "stronghold"},
        "controllers": {"sennecy": 0},
        "lords": {**HOME, "francois": (0, "sennecy")},
        "titles": {"charles": ["duchy-bourg"]},
    }
    table = say(in_france(**written), 0, "embark charles", "sail")
    assert crusade_of(table)["marked"] == ["sennecy", "bourg"]
    assert crusade_of(table)["ships"][0]["lords"] == ["charles"]
    narrow: dict[str, Any] = {"options": {**CRUSADES, "church_protection": "titles"}}
    table = say(in_france(**written, **narrow), 0, "embark charles", "sail")
    assert crusade_of(table)["marked"] == ["bourg"]
    table = say(in_france(**written, **narrow), 0, "embark arthur", "sail")
    assert crusade_of(table)["marked"] == []


AWAY = {
    "first": 1,
    "lords": {"charles": (0, "ship-1"), "arthur": (0, "bourg"), "henri": (1, "bourg"), "baudoin": (1, "blaye")},
    "troops": {(0, "bourg"): (0, 2), (1, "bourg"): (3, 0), (1, "blaye"): (0, 1)},
    "walls": {"bourg": "stronghold"},
}
MARKED = {"families": [0], "sailed": 1, "marked": ["bourg"]}


@pytest.mark.rule("renegade.cause", "renegade.loses_church_titles", "crusade.join.protection")
def test_who_attacks_protected_walls_is_a_renegade_and_loses_all_church_titles() -> None:
    written = {**AWAY, "titles": {"henri": ["see-blaye", "cardinal", "county-sennecy"]}, "crusade": MARKED}
    table = say(in_france("battles", "invasion", **written), 1, "attack bourg")
    assert crusade_of(table)["renegades"] == ["henri"]
    assert titles(table, "henri") == ["county-sennecy"]
    pope = {**AWAY, "titles": {"henri": ["pope"]}, "crusade": MARKED, "excommunicated": "arthur"}
    table = say(in_france("battles", "invasion", **pope), 1, "attack bourg")
    assert titles(table, "henri") == []
    assert france(table).excommunicated == -1  # a Pope's sentence ends with him
    unmarked = {**written, "crusade": {"families": [0], "sailed": 1}}
    table = say(in_france("battles", "invasion", **unmarked), 1, "attack bourg")
    assert crusade_of(table)["renegades"] == []


@pytest.mark.rule("renegade.cause")
def test_who_besieges_them_is_one_too_and_so_is_whoever_goes_on() -> None:
    table = say(in_france("sieges", "invasion", **AWAY, crusade=MARKED), 1, "besiege bourg")
    assert crusade_of(table)["renegades"] == ["henri"]
    old = {**AWAY, "besiegers": {"bourg": [1]}, "engines": {1: [("bourg", 1)]}, "crusade": MARKED}
    table = in_france("sieges", "invasion", **old)
    assert crusade_of(table)["renegades"] == ["henri"]


@pytest.mark.rule("renegade.as_excommunicated", "renegade.duration")
def test_a_renegade_neither_votes_nor_stands_until_the_pope_pardons_him() -> None:
    written: dict[str, Any] = {
        "titles": {"henri": ["county-sennecy"], "othon": ["pope"], "charles": ["duchy-bourg"]},
        "crusade": {"renegades": ["henri"]},
        "excommunicated": "charles",
    }
    table = in_france("king", "none", **written)
    g = france(table)
    office = g.rules.office_of(13)
    assert office.no_candidate(g, 6) == "renegade.as_excommunicated"
    assert office.votes(g, 1) == 0
    assert g.excommunicated == 2  # the Pope's single sentence is another matter
    assert bar(table, 0, "pardon henri") == "renegade.duration"
    say(table, 3, "pardon henri")
    assert crusade_of(table)["renegades"] == []
    assert office.votes(g, 1) == 1
    own = in_france("king", "none", **{**written, "lords": {**HOME, "henri": (3, "tournus")}})
    say(own, 3, "pardon henri")  # be he of the Pope's own family
    assert crusade_of(own)["renegades"] == []


@pytest.mark.rule("renegade.as_excommunicated")
def test_a_renegade_bishop_is_not_made_cardinal() -> None:
    table = in_france(
        "weddings",
        "none",
        titles={"henri": ["see-blaye"]},
        hands={1: ["cardinal"]},
        crusade={"renegades": ["henri"]},
    )
    assert bar(table, 1, "cardinal henri") == "renegade.as_excommunicated"


@pytest.mark.rule("renegade.duration")
def test_the_dead_are_no_renegades() -> None:
    table = in_france(
        "window",
        "none",
        hands={0: ["justice"], 2: ["tax"]},
        flags={"henri": ["assassin"]},
        crusade={"renegades": ["henri"]},
    )
    say(table, 0, "justice henri")
    assert crusade_of(table)["renegades"] == []


@pytest.mark.rule("crusade.crusader.no_election")
def test_a_crusader_neither_votes_nor_is_elected() -> None:
    lords = {**HOME, "charles": (0, "jerusalem")}
    table = overseas("ranks", {"charles": (0, "jerusalem")}, {(0, "jerusalem"): (1, 0)}, ["jerusalem"])
    saved = position("over", options=CRUSADES, lords=HOME, titles={"charles": ["duchy-bourg"]})
    assert france(saved).rules.office_of(13).votes(france(saved), 0) == 1
    g = france(table)
    assert lords["charles"][1] == place(table, "charles")
    office = g.rules.office_of(8)
    assert office.no_candidate(g, 2) == "crusade.crusader.no_election"
    assert g.rules.asks.bars_vote(g, 8, 2) == "crusade.crusader.no_election"
    assert g.rules.asks.bars_vote(g, 8, 6) is None


@pytest.mark.rule("crusade.crusader.marry", "crusade.crusader.income", "crusade.crusader.tax")
def test_a_crusader_marries_taxes_and_has_his_income() -> None:
    away = {**HOME, "charles": (0, "ship-1")}
    written: dict[str, Any] = {
        "lords": away,
        "titles": {"charles": ["duchy-bourg"]},
        "crusade": {"families": [0], "sailed": 1},
    }
    table = in_france("weddings", "invasion", **written)
    assert bar(table, 0, "wed charles isabelle") is None
    table = in_france("plays", "invasion", **written, hands={0: ["tax"]})
    say(table, 0, "tax-fief duchy-bourg")
    assert told(until(table, "Purchases"), "feudal-tax-income")[0]["seat"] == 0


RANKS = {
    "charles": (0, "ship-1"),
    "henri": (1, "ship-2"),
    "othon": (3, "ship-3"),
    "lambert": (2, "ship-4"),
    "arthur": (0, "ship-5"),
}


@pytest.mark.rule("crusade.rank.order", "crusade.invasion.steps")
def test_ranks_follow_the_titles_and_clerics_are_the_last() -> None:
    table = overseas(
        "muster",
        RANKS,
        {},
        (),
        *("jerusalem", "cyprus", "edessa", "aleppo", "ascalon"),
        titles={
            "charles": ["see-bourg", "cardinal"],
            "henri": ["county-sennecy"],
            "othon": ["duchy-blaye"],
            "lambert": ["state-tripoli"],
            "arthur": ["king"],
        },
        crusade={"gone": ["tripoli"]},
    )
    assert crusade_of(table)["ranks"] == ["arthur", "lambert", "othon", "henri", "charles"]
    assert asked(table) == ("Landing", 0)


@pytest.mark.rule("crusade.rank.tie")
def test_equals_rank_by_army_then_by_family_then_by_turn() -> None:
    table = overseas(
        "muster",
        {"charles": (0, "ship-1"), "henri": (1, "ship-2"), "othon": (3, "ship-3"), "lambert": (2, "ship-4")},
        {(1, "ship-2"): (1, 0), (0, "ship-1"): (0, 1), (3, "ship-3"): (0, 1), (2, "ship-4"): (0, 1)},
        (),
        *("jerusalem", "cyprus", "edessa", "aleppo"),
        titles={"thierry": ["duchy-blaye"]},
        lords_beside={"thierry": (3, "blaye")},
    )
    assert crusade_of(table)["ranks"] == ["henri", "othon", "charles", "lambert"]


def test_a_word_of_the_crusades_is_refused_where_they_are_not_played() -> None:
    table = position("march", lords=HOME, troops=GUARDS)
    assert bar(table, 0, "embark charles") == "module.scope"
    assert "crusades" not in table.save()["world"]
    assert isinstance(table.need, outremer.Ask)
