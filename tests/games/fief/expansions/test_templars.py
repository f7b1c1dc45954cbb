"""Templar lords: the vow, the bound knight, the Grand Master, and what a Templar never does."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.assassination import no_victim
from outremer.games.fief.close import points
from outremer.games.fief.course import Hear
from outremer.games.fief.deaths import kill
from outremer.games.fief.expansions.templars.temple import MASTER, TEMPLAR, temple
from outremer.games.fief.losses import lose_troop
from outremer.games.fief.prisoners import capture
from outremer.games.fief.sides import strength_on
from outremer.games.fief.vocabulary import ATTACKER, BY_JUSTICE, DEFENDER, LORDS, NEITHER
from outremer.games.fief.weddings import no_wedding
from tests.games.fief.expansions.crusade import overseas, windows_pass
from tests.games.fief.expansions.temple_position import FAMILIES, KNIGHT, order, templar_knights, with_templars
from tests.games.fief.position import france, hand, lord, next_turn, place, position, titles, village
from tests.games.fief.test_battle import hush
from tests.games.talking import asked, bar, free, say, told

# Roads used here: villeneuve - bourg - st-vivien - st-paul - sigy, and bourg - la-bussiere.

DUKE = {"charles": ["duchy-bourg"]}


# -- the vow ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("templar_lord.obtain", "templar_lord.knight_placed", "expansion.templars.contents")
def test_a_title_is_taken_in_place_of_a_card_and_a_knight_is_placed_with_it() -> None:
    table = with_templars("draws", "fortune", "tax")
    assert free(table, 0, "take-vow") == ["charles", "eric"]
    say(table, 0, "take-vow eric")
    assert titles(table, "eric") == ["templar"]
    assert templar_knights(table, 0, "bourg") == 1
    assert order(table)["bound"] == {"eric": "bourg"}
    assert told(table, "templar-knight-came") == [{"seat": 0, "lord": "eric", "village": "bourg"}]
    say(table, 0, "draw fortune-deck")
    assert hand(table, 0) == ["tax"]
    assert asked(table) == ("Draws", 1)  # both draws are done


@pytest.mark.rule("templar_lord.obtain")
def test_both_draws_may_be_traded_and_no_third_one() -> None:
    table = say(with_templars("draws", lords={**FAMILIES, "arthur": (0, "bourg")}), 0, "take-vow eric")
    say(table, 0, "take-vow charles")
    assert asked(table)[1] == 1
    assert titles(table, "charles") == titles(table, "eric") == ["templar"]


@pytest.mark.rule("templar_lord.obtain")
def test_a_lord_may_still_be_drawn_after_a_vow_or_a_vow_be_taken_after_a_lord() -> None:
    table = say(with_templars("draws", "thierry"), 0, "take-vow eric", "draw lord-deck")
    assert hand(table, 0) == ["thierry"]
    table = say(with_templars("draws", "thierry"), 0, "draw lord-deck", "take-vow eric")
    assert asked(table)[1] == 1


@pytest.mark.rule("templar_lord.obtain")
def test_there_are_six_markers_and_that_of_the_dead_comes_back() -> None:
    lords = {**FAMILIES, "gauvain": (1, "sigy"), "philippe": (2, "pugnac")}
    six = ["charles", "henri", "baudoin", "lambert", "othon", "gauvain"]
    table = with_templars("draws", lords=lords, brothers=six)
    assert bar(table, 0, "take-vow eric") == "templar_lord.obtain"
    kill(france(table), lord("gauvain"), BY_JUSTICE)
    assert bar(table, 0, "take-vow eric") is None


@pytest.mark.rule("templar_lord.candidate")
@pytest.mark.parametrize(
    "written",
    [
        {"captives": {"eric": 1}},
        {"excommunicated": "eric"},
        {"titles": {"eric": ["see-bourg"]}},
        {"titles": {"eric": ["templar"]}, "temple": {"knights": None}},
        {"lords": {**FAMILIES, "isabelle": (2, "pugnac")}, "spouses": {"eric": "isabelle"}},
    ],
)
def test_married_captive_banned_lords_clerics_and_brothers_are_not_candidates(written: dict[str, Any]) -> None:
    if written.get("temple"):
        table = with_templars("draws", brothers=["eric"])
    else:
        table = with_templars("draws", **written)
    assert bar(table, 0, "take-vow eric") == "templar_lord.candidate"
    assert free(table, 0, "take-vow") == ["charles"]


@pytest.mark.rule("templar_lord.candidate")
def test_nor_ladies_nor_lords_of_other_families() -> None:
    table = with_templars("draws", lords={**FAMILIES, "isabelle": (0, "bourg")})
    assert bar(table, 0, "take-vow isabelle") == "templar_lord.candidate"
    assert bar(table, 0, "take-vow henri") == "templar_lord.candidate"


@pytest.mark.rule("templar_lord.no_titles")
@pytest.mark.parametrize("title", ["duchy-bourg", "king", "prince"])
def test_whoever_has_a_title_of_any_kind_takes_no_vow(title: str) -> None:
    table = with_templars("draws", titles={"charles": [title]})
    refused = {"templar_lord.no_titles", "templar_lord.candidate"}  # of a King the candidates' rule speaks first
    assert bar(table, 0, "take-vow charles") in refused


@pytest.mark.rule("templar_lord.no_teutonic_in_family")
def test_a_family_of_the_other_order_takes_no_vow() -> None:
    table = with_templars(
        "draws", titles={"charles": ["teutonic"]}, options={"teutonic": "yes"}, others={"teutonic": {"reserve": [0]}}
    )
    assert bar(table, 0, "take-vow eric") == "templar_lord.no_teutonic_in_family"
    assert bar(say(table, 0, "pass"), 1, "take-vow henri") is None


# -- the knight ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("templar_knight.bound_to_lord")
def test_the_knight_goes_wherever_his_lord_goes_and_never_without_him() -> None:
    table = with_templars(brothers=["eric"], troops={(0, "bourg"): (1, 2)})
    say(table, 0, "lead charles")
    assert bar(table, 0, "take templar-knight 1") == "templar_knight.bound_to_lord"
    say(table, 0, "beside eric", "take footman 1", "go st-vivien")
    assert templar_knights(table, 0, "st-vivien") == 1
    assert templar_knights(table, 0, "bourg") == 0
    assert order(table)["bound"] == {"eric": "st-vivien"}
    assert bar(table, 0, "drop templar-knight 1") == "templar_knight.bound_to_lord"
    say(table, 0, "part-with eric", "go st-paul")
    assert templar_knights(table, 0, "st-vivien") == 1
    assert templar_knights(table, 0, "st-paul") == 0
    assert order(table)["bound"] == {"eric": "st-vivien"}


@pytest.mark.rule("templar_knight.bound_to_lord", "templar_lord.knight_placed")
def test_two_brothers_each_keep_the_own_knight() -> None:
    table = with_templars(brothers=["charles", "eric"])
    say(table, 0, "lead charles", "go st-vivien", "halt")
    assert (templar_knights(table, 0, "bourg"), templar_knights(table, 0, "st-vivien")) == (1, 1)


@pytest.mark.rule("templar_knight.bound_to_lord")
def test_from_an_enemys_village_a_templar_leaves_with_his_knight_and_leaves_nobody_behind() -> None:
    table = with_templars(brothers=["eric"], lords={**FAMILIES, "eric": (0, "sigy")}, troops={(1, "sigy"): (1, 0)})
    say(table, 0, "lead eric", "go st-paul")
    assert place(table, "eric") == "st-paul"
    assert templar_knights(table, 0, "st-paul") == 1


@pytest.mark.rule("templar_knight.removed_with_lord")
def test_the_knight_goes_when_his_lord_dies_and_the_other_stays() -> None:
    table = with_templars(brothers=["charles", "eric"])
    kill(france(table), lord("charles"), BY_JUSTICE)
    assert templar_knights(table, 0, "bourg") == 1
    assert temple(france(table)).knights[lord("eric")] == village("bourg")


@pytest.mark.rule("templar_knight.removed_with_lord", "cavalcade.composition")
def test_the_knight_of_a_lord_who_dies_behind_walls_is_gone_when_others_have_ridden_out_of_them() -> None:
    table = with_templars(
        "march",
        *["1"] * 20,
        brothers=["eric"],
        lords={**FAMILIES, "henri": (1, "bourg"), "baudoin": (1, "sigy")},
        walls={"bourg": "stronghold"},
        troops={(0, "bourg"): (2, 0), (1, "bourg"): (0, 1)},
        besiegers={"bourg": [1]},
        came={(1, "bourg"): "st-vivien"},
        hands={2: ["assassination"]},
    )
    say(table, 0, "lead charles", "take knight 2", "go st-vivien", "ask-leave")
    say(table, 1, "refuse")
    say(table, 0, "ride")
    say(table, 2, "strike eric")
    assert outremer.load(table.save()).save() == table.save()
    say(table, 2, "blame lambert")
    assert asked(table) == ("Army", 0)  # they have won, and ride on
    assert templar_knights(table, 0, "bourg") == 0
    assert outremer.load(table.save()).save() == table.save()


@pytest.mark.rule("templar_knight.bound_to_lord")
def test_the_knight_of_a_captive_stays_and_rejoins_him_when_he_is_free() -> None:
    table = with_templars("window", brothers=["eric"], troops={(1, "bourg"): (1, 0)}, hands={1: ["tax"]})
    g = france(table)
    capture(g, lord("eric"), 1)
    assert templar_knights(table, 0, "bourg") == 1
    assert g.rules.asks.escort(g, lord("eric"), KNIGHT) == 0
    say(table, 1, "release eric")
    say(table, 0, "place bourg") if isinstance(table.need, outremer.Ask) and table.need.form == "Freed" else None
    assert not g.is_captive(lord("eric"))
    where = place(table, "eric")
    assert where is not None
    assert templar_knights(table, 0, where) == 1
    assert order(table)["bound"] == {"eric": where}


@pytest.mark.rule("templar_knight.bound_to_lord")
def test_the_knight_of_one_set_free_far_away_comes_to_him() -> None:
    lords = {**FAMILIES, "charles": (0, "sennecy")}
    table = with_templars("window", brothers=["eric"], lords=lords, troops={(1, "bourg"): (1, 0)}, hands={1: ["tax"]})
    capture(france(table), lord("eric"), 1)
    say(table, 1, "release eric")
    assert place(table, "eric") == "sennecy"
    assert (templar_knights(table, 0, "bourg"), templar_knights(table, 0, "sennecy")) == (0, 1)
    assert told(table, "templar-knight-came") == [{"seat": 0, "lord": "eric", "village": "sennecy"}]


@pytest.mark.rule("templar_knight.bound_to_lord")
def test_of_two_knights_alike_it_is_that_of_the_last_brother_who_falls() -> None:
    table = with_templars(brothers=["charles", "eric"])
    lose_troop(france(table), 0, village("bourg"), KNIGHT)
    assert order(table)["bound"] == {"charles": "bourg"}


@pytest.mark.rule("templar_knight.bound_to_lord", "crusade.join.off_map")
def test_the_knight_goes_aboard_with_his_lord() -> None:
    table = with_templars(
        brothers=["eric"], options={"crusades": "yes"}, others={"crusades": {"stage": "called"}}, titles={}
    )
    say(table, 0, "embark eric")
    assert place(table, "eric") == "ship-1"
    assert order(table)["bound"] == {"eric": "ship-1"}
    assert templar_knights(table, 0, "bourg") == 0
    assert outremer.load(table.save()).save() == table.save()


@pytest.mark.rule("templar_knight.bound_to_lord", "crusade.end.return")
def test_the_knight_of_saladins_prisoner_comes_home_with_the_others() -> None:
    table = overseas(
        "homecoming",
        {"charles": (0, "jerusalem"), "eric": (0, "prison")},
        {(0, "jerusalem"): {"knight": 1, "templar-knight": 1}, (0, "bourg"): {"footman": 1}},
        ["jerusalem"],
        titles={"eric": ["templar"]},
        walls={"bourg": "stronghold"},
        options={"templars": "yes"},
        pieces={"templars": {"knights": {**dict.fromkeys(LORDS), "eric": "jerusalem"}}},
    )
    if asked(table)[0] == "Homecoming":
        say(table, 0, "come-home bourg")
    assert place(table, "charles") == "bourg"
    assert templar_knights(table, 0, "bourg") == 1
    assert order(table)["bound"] == {"eric": "bourg"}
    assert outremer.load(table.save()).save() == table.save()


# -- the Grand Master ------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "election.templar_master.votes", "election.templar_master.majority", "election.templar_master.candidate"
)
def test_each_templar_has_a_vote_and_two_make_a_grand_master() -> None:
    table = with_templars("templar-master", brothers=["charles", "eric", "henri"])
    assert asked(table) == ("Nominations", 0)
    assert free(table, 0, "nominate") == ["charles", "eric"]
    say(table, 0, "nominate charles")
    assert bar(table, 1, "nominate baudoin") == "election.templar_master.candidate"
    say(table, 1, "nominate henri")
    assert asked_of_ballot(table) == [0, 1]
    say(table, 0, "vote charles nobody")
    say(table, 1, "vote henri nobody")
    assert told(table, "elected")[-1] == {"lord": "charles", "title": "templar-master", "votes": 2}
    assert titles(table, "charles") == ["templar", "templar-master"]


def asked_of_ballot(table: outremer.Table) -> list[int]:
    assert isinstance(table.need, outremer.Ask)
    assert table.need.form == "Ballot"
    return sorted(table.need.seats)


@pytest.mark.rule("election.templar_master.majority")
def test_one_vote_against_one_elects_nobody() -> None:
    table = with_templars("templar-master", brothers=["charles", "henri"])
    say(table, 0, "nominate charles")
    say(table, 1, "nominate henri")
    say(table, 0, "vote charles nobody")
    say(table, 1, "vote henri nobody")
    assert told(table, "nobody-elected")[-1] == {"title": "templar-master"}


@pytest.mark.rule("election.templar_master.condition", "election.templar_master.majority")
def test_no_election_is_held_without_two_votes_nor_beside_a_grand_master_nor_without_the_expansion() -> None:
    for table in (
        with_templars("templar-master", brothers=["charles"]),
        with_templars("templar-master", brothers=["charles", "eric"], captives={"eric": 1}),
        with_templars("templar-master", brothers=["charles", "eric"], master="eric"),
        position("bishops", lords=FAMILIES),
    ):
        assert asked(table)[0] != "Nominations"


@pytest.mark.rule("election.templar_master.candidate", "templar_lord.excommunicated", "election.templar_master.votes")
def test_captive_and_banned_templars_neither_stand_nor_vote() -> None:
    brothers = ["charles", "eric", "henri", "baudoin"]
    table = with_templars(
        "templar-master", brothers=brothers, captives={"baudoin": 0}, excommunicated="eric", knightless=["baudoin"]
    )
    assert bar(table, 0, "nominate eric") == "excommunicated.no_election"
    say(table, 0, "nominate charles")
    assert bar(table, 1, "nominate baudoin") == "prisoner.no_election"
    say(table, 1, "pass")
    say(table, 0, "vote charles nobody")
    say(table, 1, "vote charles nobody")
    assert told(table, "elected")[-1] == {"lord": "charles", "title": "templar-master", "votes": 2}


@pytest.mark.rule("templar_master.vp")
def test_the_grand_master_is_a_victory_point() -> None:
    g = france(with_templars(brothers=["charles", "henri"], master="henri"))
    assert [points(g, seat) for seat in range(4)] == [0, 1, 0, 0]


@pytest.mark.rule("templar_master.crusade_duty", "templar_lord.crusade.may_join")
def test_a_templar_may_set_out_late_and_must_with_a_grand_master() -> None:
    g = france(with_templars(brothers=["charles", "henri"]))
    asks = g.rules.asks
    assert [asks.may_join_late(g, lord(name)) for name in ("charles", "henri", "eric")] == [True, True, False]
    assert not asks.must_join_late(g, lord("charles"))
    g = france(with_templars(brothers=["charles", "henri"], master="henri"))
    assert [g.rules.asks.must_join_late(g, lord(name)) for name in ("charles", "henri", "eric")] == [True, True, False]
    besieged: dict[str, Any] = {
        "walls": {"sigy": "stronghold"},
        "troops": {(1, "sigy"): (1, 0), (0, "sigy"): (2, 0)},
        "besiegers": {"sigy": [0]},
    }
    g = france(with_templars(brothers=["charles", "henri"], master="henri", captives={"charles": 1}, **besieged))
    assert not any(g.rules.asks.may_join_late(g, lord(name)) for name in ("charles", "henri"))
    assert not any(g.rules.asks.must_join_late(g, lord(name)) for name in ("charles", "henri"))


@pytest.mark.rule("election.templar_master.condition")
def test_the_templars_elect_after_the_weddings_and_before_the_other_order() -> None:
    g = france(with_templars(options={"teutonic": "yes"}))
    names = [part.name for part in g.rules.parts_of("Hear", Hear.parts)]
    assert names == [
        "curse",
        "weddings",
        "templar-master",
        "teutonic-master",
        "bishops",
        "pope",
        "king",
        "edict-moment",
    ]


# -- never -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("templar_lord.no_marriage")
def test_a_templar_does_not_marry() -> None:
    lords = {**FAMILIES, "isabelle": (2, "pugnac")}
    table = with_templars("weddings", lords=lords, brothers=["eric"])
    assert bar(table, 0, "wed eric isabelle") == "templar_lord.no_marriage"
    assert bar(table, 0, "wed charles isabelle") is None
    assert no_wedding(france(table), lord("isabelle"), lord("eric")) == "templar_lord.no_marriage"


@pytest.mark.rule("templar_lord.no_titles")
def test_a_templar_is_given_no_title_and_stands_for_no_other_office() -> None:
    g = france(with_templars(brothers=["eric", "henri"]))
    assert g.rules.asks.bars_title(g, 0, lord("eric")) == "templar_lord.no_titles"
    assert g.rules.office_of(8).no_candidate(g, lord("eric")) == "templar_lord.no_titles"
    assert g.rules.office_of(MASTER).no_candidate(g, lord("eric")) is None
    assert g.rules.asks.bars_title(g, TEMPLAR, lord("charles")) is None


@pytest.mark.rule("templar_lord.no_titles")
def test_whoever_names_a_templar_for_a_title_bought_or_conquered_hears_of_his_vow() -> None:
    lords = {"charles": (0, "st-paul"), "eric": (0, "les-essarts"), "francois": (0, "bourg"), "henri": (1, "pugnac")}
    table = with_templars(
        "purchases", lords=lords, walls={"st-paul": "stronghold"}, coins={0: 20}, brothers=["francois"]
    )
    say(table, 0, "title barony-st-paul")
    assert free(table, 0, "bear") == ["charles", "eric"]
    assert bar(table, 0, "bear francois") == "templar_lord.no_titles"
    assert bar(table, 0, "bear henri") == "feudal_title.marker_on_lord"
    table = with_templars(
        "march",
        lords=lords,
        brothers=["francois"],
        troops={(0, "st-paul"): (1, 0)},
        walls={"sigy": "city"},
        titles={"henri": ["county-sigy"]},
    )
    say(table, 0, "lead charles", "take knight 1", "go sigy")
    assert asked(table) == ("Conquest", 0)
    assert bar(table, 0, "bear francois") == "templar_lord.no_titles"
    assert bar(table, 0, "bear henri") == "feudal_title.captured_with_city"


@pytest.mark.rule("templar_lord.no_titles", "crusade.state_titles.kept")
def test_nor_does_a_templar_inherit_a_state() -> None:
    table = with_templars(
        "window",
        lords={**FAMILIES, "francois": (0, "bourg"), "arthur": (0, "bourg")},
        brothers=["eric"],
        options={"crusades": "yes"},
        titles={"charles": ["state-cyprus"]},
        flags={"charles": ["assassin"]},
        hands={2: ["justice"], 3: ["tax"]},
        others={"crusades": {"stage": "none", "gone": ["cyprus"]}},
    )
    say(table, 2, "justice charles")
    assert asked(table) == ("StateHeir", 0)
    assert bar(table, 0, "name-heir eric") == "templar_lord.no_titles"
    assert bar(table, 0, "name-heir henri") == "crusade.state_titles.kept"


@pytest.mark.rule("templar_lord.no_titles")
def test_a_templar_inherits_nothing() -> None:
    table = with_templars("window", brothers=["eric"], titles=DUKE, walls={"bourg": "city"}, hands={1: ["tax"]})
    kill(france(table), lord("charles"), BY_JUSTICE)
    say(table, 1, "pass")
    assert titles(table, "eric") == ["templar"]
    assert told(table, "title-to-map") == [{"fief": "duchy-bourg"}]


@pytest.mark.rule("templar_lord.never_assassin")
def test_a_family_of_templars_only_has_no_assassin() -> None:
    g = france(with_templars("window", brothers=["othon", "lambert"], hands={3: ["assassination"], 1: ["tax"]}))
    assert g.rules.asks.bars_assassin(g, lord("othon")) == "templar_lord.never_assassin"
    assert no_victim(g, 3, lord("charles")) == "card.assassination.assassin"
    assert no_victim(g, 0, lord("othon")) is None
    g = france(with_templars("window", brothers=["eric"], knightless=["eric"], captives={"eric": 1}))
    assert g.rules.asks.bars_assassin(g, lord("eric")) == "templar_lord.never_assassin"  # nor as a captive


# -- war -------------------------------------------------------------------------------------------------------------

SIEGE = {"henri": (1, "bourg"), "charles": (0, "bourg"), "eric": (0, "bourg"), "othon": (3, "tournus")}


@pytest.mark.rule("templar_lord.no_attack")
def test_templars_alone_attack_nobody_and_other_lords_need_other_troops() -> None:
    lords = {"henri": (1, "bourg"), "eric": (0, "bourg"), "othon": (3, "tournus")}
    alone = with_templars(
        "battles", lords=lords, brothers=["eric"], troops={(0, "bourg"): (2, 2), (1, "bourg"): (1, 1)}
    )
    assert asked(alone)[1] == 1
    assert bar(alone, 0, "attack bourg") is not None
    g = france(alone)
    assert g.rules.asks.bars_attack(g, 0, 1, village("bourg")) == "templar_lord.no_attack"
    assert g.rules.asks.bars_attack(g, 1, 0, village("bourg")) is None
    with_duke = with_templars("battles", lords=SIEGE, brothers=["eric"], troops={(1, "bourg"): (1, 1)})
    g = france(with_duke)
    assert g.rules.asks.bars_attack(g, 0, 1, village("bourg")) == "templar_lord.no_attack"


@pytest.mark.rule("templar_lord.no_attack")
def test_a_templar_adds_no_strength_to_an_attack_but_defends_himself() -> None:
    table = with_templars(
        "battles", lords=SIEGE, brothers=["eric"], troops={(0, "bourg"): (1, 0), (1, "bourg"): (1, 1)}
    )
    g = france(table)
    g.field = village("bourg")
    g.side[0], g.side[1] = ATTACKER, DEFENDER
    assert strength_on(g, ATTACKER) == 3 + 1  # the knight and Charles
    g.side[0], g.side[1] = DEFENDER, ATTACKER
    assert strength_on(g, DEFENDER) == 3 + 1 + 3 + 1  # with Eric and his knight
    g.side[1] = NEITHER
    g.side[0] = ATTACKER
    assert strength_on(g, ATTACKER) == 3 + 1 + 3 + 1  # against nobody's troops


@pytest.mark.rule("templar_lord.no_attack")
def test_an_attack_is_led_by_another_and_a_templar_does_not_lead_it_on() -> None:
    table = with_templars(
        "battles", lords=SIEGE, brothers=["eric"], troops={(0, "bourg"): (2, 2), (1, "bourg"): (1, 1)}, first=0
    )
    assert asked(table) == ("Battles", 0)
    g = france(table)
    g.field = village("bourg")
    g.side[0], g.side[1] = ATTACKER, DEFENDER
    assert not g.rules.asks.leads_no_attack(g, lord("charles"))
    assert g.rules.asks.leads_no_attack(g, lord("eric"))


@pytest.mark.rule("templar_lord.no_attack")
def test_an_attack_is_over_when_only_templars_are_left_of_it() -> None:
    table = with_templars(
        "battles", "1", "1", lords=SIEGE, brothers=["eric"], troops={(0, "bourg"): (0, 1), (1, "bourg"): (0, 4)}
    )
    hush(say(table, 0, "attack bourg"))
    assert told(table, "troop-lost")[-1] == {"seat": 0, "troop": "footman", "village": "bourg"}
    assert told(table, "battle-ends") == [{"village": "bourg"}]
    assert asked(table) == ("Battles", 1)
    assert (place(table, "charles"), templar_knights(table, 0, "bourg")) == ("bourg", 1)


@pytest.mark.rule("templar_lord.no_attack", "battle.leaderless")
def test_when_their_other_lord_is_murdered_a_templar_does_not_fight_on() -> None:
    table = with_templars(
        "battles",
        *["1"] * 5,
        lords=SIEGE,
        brothers=["eric"],
        troops={(0, "bourg"): (2, 2), (1, "bourg"): (1, 4)},
        hands={1: ["assassination"]},
    )
    say(table, 0, "attack bourg")
    say(table, 1, "strike charles", "blame henri")
    assert told(table, "strength") == []
    assert told(table, "battle-ends") == [{"village": "bourg"}]


@pytest.mark.rule("templar_lord.no_attack")
@pytest.mark.parametrize(("brothers", "is_asked"), [(["henri"], False), ([], True)])
def test_a_templar_behind_walls_does_not_come_out_to_fight_on(brothers: list[str], is_asked: bool) -> None:
    lords = {"henri": (1, "bourg"), "charles": (0, "bourg"), "othon": (3, "tournus")}
    table = with_templars(
        "battles",
        *["0"] * 12,
        lords=lords,
        brothers=brothers,
        knightless=brothers,
        troops={(1, "bourg"): (2, 2), (0, "bourg"): (4, 2)},
        walls={"bourg": "stronghold"},
        controllers={"bourg": 1},
    )
    say(table, 0, "attack bourg", "stop")
    assert (asked(table) == ("Rounds", 1)) == is_asked


@pytest.mark.rule("templar_lord.no_attack")
def test_on_crusade_a_templar_leads_his_men_against_saracens() -> None:
    table = overseas(
        "assaults",
        {"eric": (0, "jerusalem")},
        {(0, "jerusalem"): {"knight": 3, "templar-knight": 1}},
        ["jerusalem"],
        *["0"] * 12,
        titles={"eric": ["templar"]},
        options={"templars": "yes"},
        pieces={"templars": {"knights": {**dict.fromkeys(LORDS), "eric": "jerusalem"}}},
    )
    assert asked(table) == ("Assaults", 0)
    windows_pass(say(table, 0, "storm"))
    strength = {one["side"]: one["strength"] for one in told(table, "strength")}
    assert strength["attacker"] == 3 * 4 + 1  # with his knight and himself


@pytest.mark.rule("templar_lord.no_attack")
def test_a_templar_rides_in_no_cavalcade() -> None:
    lords = {"charles": (0, "bourg"), "eric": (0, "bourg"), "henri": (1, "st-vivien"), "othon": (3, "tournus")}
    written: dict[str, Any] = {"lords": lords, "troops": {(0, "bourg"): (3, 0), (1, "st-vivien"): (1, 1)}}
    table = say(with_templars(brothers=["eric"], **written), 0, "lead charles", "beside eric", "take knight 2")
    say(table, 0, "go st-vivien", "ask-leave")
    say(table, 1, "refuse")
    assert bar(table, 0, "ride") == "templar_lord.no_attack"
    table = say(with_templars(brothers=["eric"], **written), 0, "lead charles", "take knight 2", "go st-vivien")
    say(table, 0, "ask-leave")
    say(table, 1, "refuse")
    assert bar(table, 0, "ride") is None


@pytest.mark.rule("templar_knight.bound_to_lord")
def test_a_knight_who_falls_is_gone_and_his_lord_goes_on_alone() -> None:
    table = with_templars(brothers=["eric"], knightless=["eric"])
    say(table, 0, "lead eric", "go st-vivien", "halt")
    assert templar_knights(table, 0, "st-vivien") == 0
    assert order(table)["bound"] == {}


def test_the_piece_follows_a_whole_turn() -> None:
    table = next_turn(with_templars(brothers=["eric", "henri"], first=1, coins={0: 9}))
    assert order(table)["bound"] == {"eric": "bourg", "henri": "sigy"}
