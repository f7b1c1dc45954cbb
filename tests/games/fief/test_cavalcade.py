"""Cavalcades: riders who fight their way at once, and must ride on."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.cavalcade import Cavalcade
from outremer.games.fief.places import take_troops
from outremer.games.fief.vocabulary import KNIGHT
from outremer.kernel.blanks import NOBODY
from tests.games.fief.position import controller, france, lord, map_with, place, position, troops, village
from tests.games.talking import asked, bar, free, say, told

LAST = {"othon": (3, "belleville")}  # who marches last, so that the phase does not end


def at_march(**written: Any) -> outremer.Table:
    written["lords"] = {**LAST, **written["lords"]}
    return position("march", **written)


def refused(kinds: str, **written: Any) -> outremer.Table:
    """Charles wants to pass through St-Vivien, and Henri has refused."""
    written.setdefault("lords", {"charles": (0, "bourg"), "henri": (1, "st-vivien")})
    written.setdefault("troops", {(0, "bourg"): (2, 2), (1, "st-vivien"): (1, 0)})
    table = at_march(**written)
    say(table, 0, "lead charles", *kinds.split(", "), "go st-vivien", "ask-leave")
    return say(table, 1, "refuse")


@pytest.mark.rule("cavalcade.use.pass_through", "cavalcade.immediate_battle")
def test_riders_attack_at_once_whoever_refuses_them_the_way_through_a_village() -> None:
    table = refused("take knight 2")
    say(table, 0, "ride")
    assert told(table, "cavalcade") == [{"seat": 0, "other": 1, "village": "st-vivien"}]
    assert [one["phase"] for one in told(table, "phase-begins")] == []  # it is still the phase of movement
    assert place(table, "charles") == "st-vivien"


@pytest.mark.rule("cavalcade.immediate_battle")
def test_nobody_is_ridden_down_who_has_not_refused() -> None:
    table = at_march(
        lords={"charles": (0, "bourg"), "henri": (1, "st-vivien")},
        troops={(0, "bourg"): (2, 0), (1, "st-vivien"): (1, 0)},
    )
    say(table, 0, "lead charles", "take knight 2", "go st-vivien")
    assert bar(table, 0, "ride") == "cavalcade.immediate_battle"


@pytest.mark.rule("cavalcade.composition")
@pytest.mark.parametrize("kinds", ["take footman 1", "take knight 2, take footman 1"])
def test_only_lords_and_knights_ride(kinds: str) -> None:
    assert bar(refused(kinds), 0, "ride") == "cavalcade.composition"


@pytest.mark.rule("cavalcade.composition")
def test_a_lord_without_a_knight_is_no_cavalcade() -> None:
    table = at_march(lords={"charles": (0, "bourg"), "henri": (1, "st-vivien")})
    say(table, 0, "lead charles", "go st-vivien", "ask-leave")
    say(table, 1, "refuse")
    assert bar(table, 0, "ride") == "cavalcade.composition"


@pytest.mark.rule("card.heavy_rain.no_battle", "card.secret_passage.rain")
def test_who_comes_through_the_rain_by_a_tunnel_rides_nobody_down_there() -> None:
    rain = {"see-bourg": ["rain"]}
    table = refused("take knight 2, tunnel", struck=rain, hands={0: ["passage"]})
    assert bar(table, 0, "ride") == "card.heavy_rain.no_battle"
    assert bar(table, 0, "enter") is None


@pytest.mark.rule("cavalcade.movement_left")
def test_with_the_last_space_nobody_rides_since_nobody_could_ride_on() -> None:
    table = at_march(
        lords={"charles": (0, "bourg"), "henri": (1, "st-paul")},
        troops={(0, "bourg"): (2, 0), (1, "st-paul"): (1, 0)},
    )
    say(table, 0, "lead charles", "take knight 2", "go st-vivien")
    assert bar(table, 0, "ride") == "cavalcade.immediate_battle"  # nobody is in the way yet
    say(table, 0, "go st-paul")
    assert told(table, "halted")[-1]["village"] == "st-paul"
    assert bar(table, 0, "ride") == "cavalcade.movement_left"


@pytest.mark.rule("cavalcade.use.contested_road")
def test_riders_leave_by_the_road_the_enemy_came_by() -> None:
    table = at_march(
        lords={"charles": (0, "bourg"), "henri": (1, "bourg")},
        troops={(0, "bourg"): (2, 0), (1, "bourg"): (1, 1)},
        came={(1, "bourg"): "st-vivien"},
    )
    say(table, 0, "lead charles", "take knight 2", "go st-vivien", "ask-leave")
    say(table, 1, "refuse")
    say(table, 0, "ride")
    assert told(table, "cavalcade") == [{"seat": 0, "other": 1, "village": "bourg"}]


SIEGE: dict[str, Any] = {
    "lords": {"charles": (0, "bourg"), "eric": (0, "bourg"), "henri": (1, "bourg")},
    "troops": {(0, "bourg"): (3, 2), (1, "bourg"): (1, 1)},
    "came": {(1, "bourg"): "st-vivien"},
    "walls": {"bourg": "stronghold"},
    "besiegers": {"bourg": [1]},
}


@pytest.mark.rule("cavalcade.use.leave_siege")
def test_riders_break_out_of_a_siege() -> None:
    table = at_march(**SIEGE)
    say(table, 0, "lead charles", "take knight 2", "go villeneuve", "ask-leave")
    say(table, 1, "refuse")
    say(table, 0, "ride")
    assert told(table, "cavalcade") == [{"seat": 0, "other": 1, "village": "bourg"}]


@pytest.mark.rule("cavalcade.composition", "cavalcade.immediate_battle")
def test_who_does_not_ride_out_takes_no_part_and_holds_the_walls_whatever_comes_of_it() -> None:
    g = map_with(**SIEGE)
    bourg = village("bourg")
    ride = Cavalcade(0, 1, bourg, 1 << lord("charles"), 2)
    ride.enter(g)
    assert (g.men(0, bourg), g.lords_at(0, bourg)) == (2, [lord("charles")])
    assert g.strength(0, bourg) == 2 * 3 + 1
    take_troops(g, 0, bourg, KNIGHT, 2)  # both knights fall
    assert g.controls(0, bourg)
    assert g.is_besieged(bourg)
    assert g.fits(over=False) is None
    ride.returned(g, ride)
    assert not ride.won
    assert (g.men(0, bourg), g.lords_at(0, bourg)) == (3, [lord("charles"), lord("eric")])
    assert (g.riding, g.garrison) == (NOBODY, NOBODY)


@pytest.mark.rule("cavalcade.defender_bonus")
def test_the_defender_against_a_cavalcade_has_a_hit_more_for_each_die() -> None:
    """The riders throw no hit, and the one die of the defender shows none, but he has a bonus of one."""
    table = refused("take knight 2", driver=outremer.Scripted("0", "0", "0"))
    say(table, 0, "ride")
    assert [one["hits"] for one in told(table, "hits")] == [0, 1]


@pytest.mark.rule("cavalcade.immediate_battle", "cavalcade.must_continue")
def test_riders_who_win_their_battle_stand_in_the_village_and_ride_on() -> None:
    table = refused("take knight 2", driver=outremer.Scripted("3", "0", "0"))
    say(table, 0, "ride")
    assert troops(table, 1, "st-vivien") == (0, 0)
    assert france(table).captor(lord("henri")) == 0
    assert asked(table) == ("Army", 0)
    assert bar(table, 0, "halt") == "cavalcade.must_continue"
    say(table, 0, "captive henri", "drop knight 1", "go st-paul")
    assert controller(table, "st-vivien") == 0
    assert place(table, "charles") == place(table, "henri") == "st-paul"


def ridden(won: bool, **written: Any) -> outremer.Table:
    """Charles has ridden into St-Vivien with two knights, one of two spaces spent, and the battle is over."""
    written.setdefault("lords", {"charles": (0, "st-vivien"), **LAST})
    written.setdefault("troops", {(0, "st-vivien"): (2, 0)})
    spent = {name: {"knight": 0, "footman": 0} for name in position().save()["world"]["troops"]}
    army = {
        "form": "Army",
        "seat": 0,
        "lead": "charles",
        "spent": spent,
        "at": "st-vivien",
        "lords": ["charles"],
        "captives": [],
        "knights": 2,
        "footmen": 0,
        "steps": 1,
        "came": "bourg",
        "to": None,
        "stage": "riding",
        "crossing": True,
        "is_free_behind": False,
        "is_free_ahead": False,
        "refused": 1,
        "foe": 1,
        "dry": False,
        "ends": False,
        "must_go": False,
        "left_knight": False,
        "over": False,
    }
    battle = {
        "form": "Cavalcade",
        "seat": 0,
        "foe": 1,
        "village": "st-vivien",
        "riders": ["charles"],
        "knights": 2,
        "knights_inside": 0,
        "footmen_inside": 0,
        "fought": True,
        "won": won,
    }
    march = {"form": "March", "turn": 0, "spent": spent, "leading": "charles", "ended": False}
    return position("march", stack=[march, army, battle], flags={"charles": ["moved"]}, **written)


@pytest.mark.rule("cavalcade.must_continue")
def test_who_wins_with_a_lord_alive_must_ride_on_back_if_need_be() -> None:
    table = ridden(won=True)
    assert asked(table) == ("Army", 0)
    assert bar(table, 0, "halt") == "cavalcade.must_continue"
    assert bar(table, 0, "part-with charles") == "move.troops_need_lord"
    assert sorted(free(table, 0, "go")) == ["bourg", "st-paul"]
    say(table, 0, "go bourg")
    assert place(table, "charles") == "bourg"


@pytest.mark.rule("cavalcade.must_continue", "card.heavy_rain.no_move")
def test_where_no_road_is_open_the_winner_may_halt() -> None:
    table = ridden(won=True, struck={"see-bourg": ["rain"]})
    assert free(table, 0, "go") == []
    assert bar(table, 0, "halt") is None


@pytest.mark.rule("cavalcade.leave_knight")
def test_the_winner_may_leave_one_knight_to_control_the_village() -> None:
    table = ridden(won=True)
    assert bar(table, 0, "drop knight 2") == "cavalcade.leave_knight"
    say(table, 0, "drop knight 1")
    assert bar(table, 0, "drop knight 1") == "cavalcade.leave_knight"
    say(table, 0, "go st-paul")
    assert (troops(table, 0, "st-vivien"), troops(table, 0, "st-paul")) == ((1, 0), (1, 0))
    assert controller(table, "st-vivien") == 0


@pytest.mark.rule("cavalcade.leave_knight", "cavalcade.must_continue")
def test_who_does_not_win_ends_there() -> None:
    lords = {"henri": (1, "st-vivien"), "charles": (0, "st-vivien"), **LAST}
    table = ridden(won=False, lords=lords, troops={(1, "st-vivien"): (1, 0), (0, "st-vivien"): (2, 0)})
    assert asked(table) == ("March", 1)
    assert place(table, "charles") == "st-vivien"
    assert controller(table, "st-vivien") == 1
