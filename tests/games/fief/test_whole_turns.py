"""Whole stretches of play, move by move from the book: a siege, a three-sided battle, a march, a year of income."""

from __future__ import annotations

import pytest

import outremer
from tests.games.fief.position import coins, controller, france, lord, phase, place, position, titles, troops, village
from tests.games.talking import asked, bar, free, say, told

IDLE = ("pass", "done", "refuse", "halt", "trash-nothing")


def until(table: outremer.Table, form: str, seat: int) -> outremer.Table:
    """Everybody does as little as possible until this paragraph asks that seat."""
    for _ in range(400):
        need = table.need
        assert isinstance(need, outremer.Ask)
        if need.form == form and seat in need.seats:
            return table
        one = need.seats[0]
        moves = [str(move) for move in table.moves(one)]
        table.play(one, next((move for move in IDLE if move in moves), moves[0]))
    raise AssertionError(f"{form} never asks seat {seat}")


def hush(table: outremer.Table) -> outremer.Table:
    """Nobody uses the moments at which all are asked in secret."""
    windows = ("BattleBegins", "RoundBegins", "MarchEnded", "BeforeIncome", "YearEnds", "UprisingAnnounced")
    while isinstance(table.need, outremer.Ask) and table.need.form in windows:
        say(table, table.need.seats[0], "pass")
    return table


def act(table: outremer.Table, seat: int, *moves: str) -> outremer.Table:
    for move in moves:
        hush(say(table, seat, move))
    return table


def engine(table: outremer.Table, seat: int, name: str) -> int:
    return france(table).engine_dice(seat, village(name))


def captor(table: outremer.Table, name: str) -> int | None:
    seat = france(table).captor(lord(name))
    return None if seat < 0 else seat


@pytest.mark.rule(
    "siege.start",
    "siege.engine.first",
    "siege.engine.second",
    "siege.engine.cancels",
    "siege.no_income",
    "siege.reinforce.no_new_troops",
    "siege.reinforce.move",
    "siege.sally",
    "siege.control",
    "battle.penalty.walls",
    "battle.fort_attacker_stops",
    "battle.fort_defender_forces",
    "feudal_title.captured_with_city",
)
def test_a_siege_of_three_turns_with_engines_a_sally_a_relief_and_the_fall_of_the_city() -> None:
    dice = outremer.Scripted("0", "0", "0", "0", "0", "1", "0", "0", "1", "0", "3", "3", "3", "1", "1")
    table = position(
        "march",
        seats=3,
        lords={"henri": (1, "bourg"), "charles": (0, "villeneuve"), "eric": (0, "sigy"), "arthur": (1, "st-paul")},
        troops={(1, "bourg"): (1, 1), (0, "villeneuve"): (4, 3), (1, "st-paul"): (1, 0), (2, "tournus"): (0, 1)},
        walls={"bourg": "city"},
        mills={"bourg": 2, "tournus": 1},
        titles={"henri": ["duchy-bourg"]},
        coins={0: 20, 1: 20},
        driver=dice,
    )
    # turn 2: the army comes, and the city costs it two of its three dice
    act(table, 0, "lead charles", "take knight 4", "take footman 3", "go bourg")
    assert bar(table, 0, "ask-leave") is None  # it could go on, so the way through is Henri's to give
    act(table, 0, "enter", "pass")
    until(table, "Battles", 0)
    act(table, 0, "attack bourg")
    dice_of = {one["side"]: one["dice"] for one in told(table, "strength")}
    assert dice_of == {"attacker": 1, "defender": 1}
    act(table, 0, "stop")
    act(table, 1, "pass")
    until(table, "Sieges", 0)
    say(table, 0, "besiege bourg")
    assert (engine(table, 0, "bourg"), controller(table, "bourg")) == (1, 1)
    # turn 3: nothing from the besieged village, no new troops inside, an engine of one die
    until(table, "Purchases", 1)
    assert france(table).turn == 3
    paid = {one["seat"]: one["coins"] for one in told(table, "income-total")[-3:]}
    assert paid == {0: 2, 1: 3 + 1, 2: 1 + 2}  # La-Bussiere, St-Vivien and Villeneuve are governed; Bourg is besieged
    assert bar(table, 1, "buy knight bourg") == "siege.reinforce.no_new_troops"
    until(table, "March", 1)
    act(table, 1, "lead arthur", "take knight 1", "go st-vivien", "go bourg")  # into the own walls as he likes
    assert (troops(table, 1, "bourg"), place(table, "arthur")) == ((2, 1), "bourg")
    say(table, 1, "lead henri", "take knight 1", "go la-bussiere")
    assert bar(table, 1, "halt") == "move.exit.siege"
    say(table, 1, "ask-leave")
    say(table, 0, "refuse")
    say(table, 1, "stay", "halt")
    until(table, "Battles", 0)
    act(table, 0, "attack bourg")
    assert {one["side"]: one["dice"] for one in told(table, "strength")[-2:]} == {"attacker": 2, "defender": 2}
    assert asked(table) == ("Rounds", 0)
    act(table, 0, "stop")
    assert asked(table) == ("Rounds", 1)
    act(table, 1, "sally")  # out of the gates: the walls are no help any more
    assert {one["side"]: one["dice"] for one in told(table, "strength")[-2:]} == {"attacker": 3, "defender": 2}
    assert troops(table, 0, "bourg")[1] + troops(table, 0, "bourg")[0] == 7 - 1 - 1
    until(table, "Pillage", 0)
    assert engine(table, 0, "bourg") == 2  # continued, so the engine has turned
    say(table, 0, "pillage bourg", "done")
    # turn 4: the engine cancels both dice of the city
    until(table, "Battles", 0)
    assert france(table).turn == 4
    act(table, 0, "attack bourg")
    last = {one["side"]: one["dice"] for one in told(table, "strength")[-2:]}
    assert last["attacker"] == 3
    assert controller(table, "bourg") == 0 or captor(table, "henri") is None
