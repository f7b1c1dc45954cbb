"""Crusades: the Invasion of Outremer, its battles and sieges, and what is won."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.expansions.crusades.host import place_of
from outremer.games.fief.vocabulary import OBJECTIVES
from tests.games.fief.expansions.crusade import PRINTED, crusade_of, on_track, overseas, until, windows_pass
from tests.games.fief.position import coins, france, place, titles, troops
from tests.games.talking import asked, bar, free, say, told

CHARLES = {"charles": (0, "ship-1")}


def before(objective: str, men: tuple[int, int], *dice: int | str, **written: Any) -> outremer.Table:
    """Charles with these troops before one objective, asked what he does."""
    lords = {"charles": (0, objective)}
    return overseas("assaults", lords, {(0, objective): men}, [objective], *dice, **written)


@pytest.mark.rule("crusade.phase7.invasion", "turn.crusade.altered", "crusade.phase8", "crusade.two_turns")
def test_a_crusade_takes_two_turns_each_with_a_phase_overseas_and_then_its_end() -> None:
    table = overseas("muster", CHARLES, {(0, "ship-1"): (2, 0)}, (), "cyprus", turn=2)
    say(windows_pass(table), 0, "lie-before")
    phases = [one["phase"] for one in told(until(table, "Weddings"), "phase-begins")]
    assert phases[-2:] == ["close", "hear"]
    assert told(table, "first-passes") != []
    assert crusade_of(table)["stage"] == "revenge"
    until(table, "Saladin")
    phases = [one["phase"] for one in told(table, "phase-begins")]
    assert phases[-2:] == ["war", "overseas"]
    say(table, 0, "retreat")
    until(table, "Weddings")
    assert crusade_of(table)["stage"] == "none"
    assert [one["phase"] for one in told(table, "phase-begins")][-3:] == ["overseas", "close", "hear"]


@pytest.mark.rule("crusade.objectives.draw", "crusade.objectives.place")
def test_as_many_objectives_as_lords_are_laid_out_by_their_numbers() -> None:
    lords = {"charles": (0, "ship-1"), "henri": (1, "ship-2"), "othon": (3, "ship-3")}
    table = overseas("objectives", lords, {}, (), "cyprus", "caravan-damascus", "jerusalem")
    assert [one["name"] for one in crusade_of(table)["track"]] == ["caravan-damascus", "jerusalem", "cyprus"]
    assert [one["garrison"] for one in crusade_of(table)["track"]] == [1, 7, 3]
    gone = [name for name in PRINTED if name not in ("cyprus", "aleppo")]
    table = overseas("objectives", lords, {}, (), "cyprus", "aleppo", crusade={"gone": gone})
    assert len(crusade_of(table)["track"]) == 2


@pytest.mark.rule("crusade.choose.order", "crusade.choose.shared", "crusade.choose.leader")
def test_in_order_of_rank_each_lord_lands_with_his_own_be_it_beside_others() -> None:
    lords = {"charles": (0, "ship-1"), "henri": (1, "ship-2"), "arthur": (0, "ship-3")}
    army = {(0, "ship-1"): (1, 0), (1, "ship-2"): (0, 2), (0, "ship-3"): (0, 3)}
    table = overseas("landing", lords, army, ["aleppo", "cyprus", "tripoli"], ranks=["henri", "charles", "arthur"])
    assert asked(table) == ("Landing", 1)
    assert bar(table, 1, "land-at jerusalem") == "crusade.objectives.place"
    say(table, 1, "land-at cyprus")
    assert asked(table) == ("Landing", 0)
    say(table, 0, "land-at cyprus", "land-at cyprus")
    assert (troops(table, 0, "cyprus"), troops(table, 1, "cyprus")) == ((1, 3), (0, 2))
    assert on_track(table, "cyprus")["lords"] == ["henri", "charles", "arthur"]
    assert on_track(table, "cyprus")["leader"] == "henri"
    assert asked(table) == ("Assaults", 1)  # the leader decides for all


@pytest.mark.rule("crusade.battle.order", "crusade.battle.choice")
def test_objectives_are_fought_for_from_right_to_left() -> None:
    lords = {"charles": (0, "cyprus"), "henri": (1, "caravan-damascus")}
    army = {(0, "cyprus"): (1, 0), (1, "caravan-damascus"): (1, 0)}
    table = overseas("assaults", lords, army, ["caravan-damascus", "cyprus"])
    assert asked(table) == ("Assaults", 1)
    say(table, 1, "lie-before")
    assert asked(table) == ("Assaults", 0)


@pytest.mark.rule("crusade.battle.fort_siege_only", "crusade.battle.fort_engines")
def test_walls_are_besieged_and_every_player_there_brings_an_engine_for_the_next_turn() -> None:
    table = before("aleppo", (6, 0), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    assert bar(table, 0, "assail") == "crusade.battle.fort_siege_only"
    assert bar(before("aleppo", (6, 0), options={"overseas_walls": "assault"}), 0, "assail") is None
    assert bar(before("caravan-cairo", (6, 0)), 0, "storm") == "crusade.battle.choice"
    windows_pass(say(table, 0, "storm"))
    # strength 19 throws three dice, less one for the stronghold: the engine does not count yet
    assert told(table, "strength")[0] == {"side": "attacker", "strength": 19, "dice": 2}
    lords = {"charles": (0, "aleppo"), "henri": (1, "aleppo")}
    table = overseas("assaults", lords, {(0, "aleppo"): (1, 0), (1, "aleppo"): (0, 2)}, ["aleppo"])
    say(table, 0, "lie-before")
    assert [one["engine"] for one in on_track(table, "aleppo")["armies"]] == [1, 1]
    assert on_track(table, "aleppo")["besieged"]


@pytest.mark.rule("crusade.battle.fort_engines")
def test_only_who_is_there_besieges_it() -> None:
    lords = {"henri": (1, "aleppo"), "othon": (3, "aleppo")}
    table = overseas("assaults", lords, {(1, "aleppo"): (1, 0), (3, "aleppo"): (0, 2)}, ["aleppo"])
    say(table, 1, "lie-before")
    aleppo = place_of(OBJECTIVES.index("aleppo"))
    assert [seat for seat in range(4) if france(table).besieges(seat, aleppo)] == [1, 3]


@pytest.mark.rule("battle.lords_only")
def test_lords_without_troops_attack_nothing() -> None:
    table = overseas("assaults", {"charles": (0, "caravan-mecca")}, {}, ["caravan-mecca"])
    assert crusade_of(table)["stage"] == "revenge"  # nobody was asked


@pytest.mark.rule("crusade.battle.saracens", "crusade.saracen.stats")
def test_saracens_strike_with_two_and_take_two_and_nobody_is_asked_for_them() -> None:
    table = before("caravan-mecca", (2, 1), 2, 1, 3)
    windows_pass(say(table, 0, "assail"))
    assert told(table, "strength") == [
        {"side": "attacker", "strength": 8, "dice": 2},
        {"side": "defender", "strength": 6, "dice": 1},
    ]
    # three hits on lives of two: one of them falls; three hits here: a knight, or a footman and no knight
    assert told(table, "saracens-lost") == [{"count": 1, "objective": "caravan-mecca"}]
    assert on_track(table, "caravan-mecca")["garrison"] == 2
    assert troops(table, 0, "caravan-mecca") == (1, 1)
    windows_pass(table)
    assert asked(table) == ("Rounds", 0)
    assert bar(table, 0, "truce") == "crusade.battle.saracens"


@pytest.mark.rule("crusade.battle.siege_after_roll", "crusade.battle.still_besieged")
def test_after_each_roll_the_leader_may_lie_before_it_instead() -> None:
    table = before("caravan-mecca", (2, 1), 0, 0, 0)
    windows_pass(say(table, 0, "assail"))
    say(table, 0, "stop")
    assert on_track(table, "caravan-mecca")["besieged"]
    assert on_track(table, "caravan-mecca")["garrison"] == 3
    assert crusade_of(table)["stage"] == "revenge"


@pytest.mark.rule("crusade.battle.win_fort", "crusade.reward.kinds", "crusade.reward.coins", "crusade.reward.leader")
def test_winners_hold_the_walls_and_the_leader_shares_the_coins_at_once() -> None:
    lords = {"charles": (0, "aleppo"), "henri": (1, "aleppo"), "othon": (3, "aleppo")}
    army = {(0, "aleppo"): (5, 0), (1, "aleppo"): (1, 0)}
    table = overseas("assaults", lords, army, ["aleppo"], 3, 3, 0, garrison={"aleppo": 3}, ranks=["henri"])
    windows_pass(say(table, 1, "storm"))
    assert on_track(table, "aleppo")["held"]
    assert not on_track(table, "aleppo")["besieged"]
    g = france(table)
    assert (g.controller(24 + 2), g.walls(24 + 2)) == (1, 1)
    assert asked(table) == ("Spoils", 1)
    assert bar(table, 1, "reward isabelle 1") == "crusade.reward.leader"
    assert bar(table, 1, "reward charles 9") == "crusade.reward.leader"
    had = [coins(table, seat) for seat in range(4)]
    say(table, 1, "reward charles 3", "reward othon 1", "done")
    assert [coins(table, seat) - had[seat] for seat in range(4)] == [3, 4, 0, 1]


@pytest.mark.rule("crusade.reward.coins", "crusade.reward.caravan.again")
def test_a_caravan_brings_its_coins_to_the_only_family_without_asking() -> None:
    table = before("caravan-damascus", (3, 0), 1, 1, 0)
    had = coins(table, 0)
    windows_pass(say(table, 0, "assail"))
    assert coins(table, 0) - had == PRINTED["caravan-damascus"]["coins"] == 4
    assert crusade_of(table)["stage"] == "revenge"


def test_the_losers_are_saladins_prisoners_and_nobody_lies_there_any_more() -> None:
    table = before("caravan-mecca", (0, 1), 0, 3)
    windows_pass(say(table, 0, "assail"))
    assert place(table, "charles") is None  # two hits left for him
    table = before("caravan-mecca", (0, 1), 0, 1)
    windows_pass(say(table, 0, "assail"))
    assert place(table, "charles") == "prison"
    assert crusade_of(table)["prisoners"] == ["charles"]
    assert not on_track(table, "caravan-mecca")["besieged"]


@pytest.mark.rule("crusade.assassinate.after.stay", "crusade.assassinate.after.defend")
def test_troops_without_a_lord_of_their_family_take_no_part_in_an_attack() -> None:
    lords = {"charles": (0, "caravan-mecca"), "arthur": (0, "caravan-mecca")}
    army = {(0, "caravan-mecca"): (1, 0), (1, "caravan-mecca"): (3, 0)}
    table = overseas("assaults", lords, army, ["caravan-mecca"], 0, 0)
    windows_pass(say(table, 0, "assail"))
    assert told(table, "strength")[0] == {"side": "attacker", "strength": 5, "dice": 1}
    alone = overseas("assaults", {}, {(1, "caravan-mecca"): (3, 0)}, ["caravan-mecca"], crusade={"families": [1]})
    assert crusade_of(alone)["stage"] == "revenge"  # nobody was asked


@pytest.mark.rule("crusade.assassinate.after.stay")
def test_after_a_murder_the_troops_fight_on_with_another_of_the_family() -> None:
    lords = {"charles": (0, "caravan-mecca"), "arthur": (0, "caravan-mecca")}
    table = overseas(
        "assaults",
        lords,
        {(0, "caravan-mecca"): (3, 0)},
        ["caravan-mecca"],
        *(1, 2, 0, 0),
        hands={1: ["assassination"]},
    )
    say(table, 1, "assassinate charles")
    say(table, 1, "blame henri")
    assert asked(table) == ("Assaults", 0)
    windows_pass(say(table, 0, "assail"))
    assert told(table, "strength")[0]["strength"] == 10


@pytest.mark.rule("crusade.assassinate.before", "card.assassination.crusader")
def test_who_is_murdered_at_sea_leaves_his_troops_on_the_shore_until_the_end() -> None:
    table = overseas(
        "landing",
        {"charles": (0, "ship-1"), "henri": (1, "ship-2")},
        {(0, "ship-1"): (2, 1), (1, "ship-2"): (1, 0)},
        ["cyprus", "tripoli"],
        1,
        ranks=["henri"],
        hands={2: ["assassination"]},
    )
    say(table, 2, "assassinate charles", "blame isabelle")
    assert place(table, "charles") is None
    assert troops(table, 0, "shore") == (2, 1)
    say(table, 1, "land-at cyprus", "lie-before")
    until(table, "Saladin")
    say(table, 1, "retreat")
    until(table, "Weddings")
    assert troops(table, 0, "shore") == (0, 0)
    assert sum(troops(table, 0, "bourg")) == 3  # where the family is


@pytest.mark.rule("doctor.claim", "doctor.bound_to_owner")
def test_the_leader_claims_the_doctor_without_a_battle_and_he_goes_with_his_master() -> None:
    lords = {"charles": (0, "arab-doctor"), "henri": (1, "arab-doctor")}
    table = overseas("landing", {"charles": (0, "ship-1")}, {}, ["arab-doctor"])
    assert crusade_of(table)["doctor"] == "charles"
    table = overseas(
        "assaults", lords, {(1, "arab-doctor"): (1, 0)}, ["arab-doctor"], ranks=["henri"], hands={0: ["justice"]}
    )
    assert crusade_of(table)["doctor"] == "henri"
    assert told(table, "assault-begins") == []
    table = overseas(
        "ranks",
        {"charles": (0, "arab-doctor")},
        {},
        ["arab-doctor"],
        crusade={"doctor": "charles", "held": ["arab-doctor"]},
        hands={1: ["justice"], 2: ["tax"]},
        flags={"charles": ["assassin"]},
    )
    until(table, "Plays")
    assert place(table, "charles") == "bourg"
    say(table, 1, "justice charles")
    assert crusade_of(table)["doctor"] is None
    assert "arab-doctor" in crusade_of(table)["gone"]


@pytest.mark.rule("doctor.crusade.saves")
def test_the_doctor_saves_any_crusader_who_becomes_a_prisoner_of_saladin() -> None:
    lords = {"charles": (0, "arab-doctor"), "henri": (1, "caravan-mecca"), "othon": (3, "caravan-mecca")}
    table = overseas(
        "assaults",
        lords,
        {(1, "caravan-mecca"): (1, 0), (3, "caravan-mecca"): (1, 0)},
        ["arab-doctor", "caravan-mecca"],
        *(1, 1),
        hands={2: ["assassination"]},
    )
    say(table, 2, "assassinate henri")
    assert asked(table) == ("Deathbed", 0)
    say(table, 0, "heal")
    assert place(table, "henri") == "prison"
    assert told(table, "healed") == [{"seat": 0, "lord": "henri"}]


@pytest.mark.rule("doctor.crusade.saves")
def test_in_battle_too_and_whoever_may_let_him_die() -> None:
    lords = {"charles": (0, "arab-doctor"), "henri": (1, "caravan-mecca")}
    army = {(1, "caravan-mecca"): (0, 1)}
    track = ["arab-doctor", "caravan-mecca"]
    table = windows_pass(say(overseas("assaults", lords, army, track, 0, 2), 1, "assail"))
    assert asked(table) == ("Deathbed", 0)
    say(table, 0, "pass")
    assert place(table, "henri") is None
    table = windows_pass(say(overseas("assaults", lords, army, track, 0, 2), 1, "assail"))
    say(table, 0, "heal")
    assert place(table, "henri") == "prison"


def test_walls_of_an_objective_stand_against_the_crusaders_while_saracens_are_behind_them() -> None:
    table = windows_pass(say(before("jerusalem", (4, 0), 0, 0, 0, 0), 0, "storm"))
    assert told(table, "strength")[:2] == [
        {"side": "attacker", "strength": 13, "dice": 1},
        {"side": "defender", "strength": 14, "dice": 3},
    ]


@pytest.mark.rule("crusade.reward.state_title.when")
def test_nobody_gets_a_title_before_the_second_turn_is_over() -> None:
    table = windows_pass(say(before("cyprus", (6, 0), 3, 3, 0), 0, "storm"))
    assert on_track(table, "cyprus")["held"]
    assert crusade_of(table)["states"]["state-cyprus"] is None
    assert free(table, 0, "bestow") == []


@pytest.mark.rule("doctor.crusade.saves", "crusade.assassinate.before")
def test_a_king_whom_the_doctor_saves_at_sea_is_a_prisoner_and_his_troops_wait_on_the_shore() -> None:
    """The doctor was won in an earlier crusade, and his master sails again."""
    table = overseas(
        "landing",
        {"charles": (0, "ship-1"), "henri": (1, "ship-2")},
        {(0, "ship-1"): (2, 1), (1, "ship-2"): (1, 0)},
        ["cyprus", "tripoli"],
        1,
        ranks=["henri"],
        hands={2: ["assassination"]},
        titles={"charles": ["duchy-bourg", "king"]},
        walls={"bourg": "city"},
        crusade={"doctor": "henri", "gone": ["arab-doctor"]},
    )
    say(table, 2, "assassinate charles")
    say(table, 1, "heal")
    say(table, 2, "blame isabelle")
    assert (place(table, "charles"), troops(table, 0, "shore")) == ("prison", (2, 1))
    assert titles(table, "charles") == ["duchy-bourg", "king"]
    say(table, 1, "land-at cyprus", "lie-before")
    assert crusade_of(table)["stage"] == "revenge"
    outremer.load(table.save())  # nobody is left at sea
    until(table, "Saladin")
    say(table, 1, "retreat")
    until(table, "Weddings")
    assert sum(troops(table, 0, "bourg")) == 3
