"""The whole analysis: a sketch at once, the same every time, never longer than it may take."""

from __future__ import annotations

import json
from itertools import count
from math import inf
from time import process_time

import pytest

import outremer
from outremer.coach.analysis import COSTLIEST, analyse, costliest
from outremer.coach.decisions import Decision
from outremer.coach.effort import Effort, effort_of
from outremer.coach.walking import finished
from outremer.table.game import BadSetting
from outremer.table.records import BadRecord
from tests.coach.games import record_of

LITTLE = Effort(places=3, playouts=1, looks=1, suspects=1, iterations=32, deals=4)


@pytest.mark.parametrize("name", outremer.games())
def test_a_game_is_told_alike_each_time_and_better_step_by_step(name: str) -> None:
    table = outremer.replay(record_of(name, 3))
    sketch, looked_at, *steps, whole = analyse(table, LITTLE, inf)
    assert (sketch.playouts, sketch.examined, sketch.is_done) == (0, 0, False)
    assert len(sketch.points) == len(whole.points) == len(table.lines()) + 1
    assert (sketch.choices, looked_at.choices) == (0, whole.choices)
    assert [(step.examined, step.playouts) for step in steps] == [(1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (3, 3)]
    thought = [step.thought for step in (sketch, looked_at, *steps, whole)]
    assert thought == sorted(thought)
    assert (thought[0], thought[-1]) == (0, 1)
    assert (whole.playouts, whole.is_done, whole.is_cut) == (3, True, False)
    assert list(analyse(table, LITTLE, inf))[-1] == whole
    assert json.loads(json.dumps(whole.plain()))["winners"] == list(whole.winners)


@pytest.mark.parametrize("name", outremer.games())
def test_a_first_curve_takes_less_than_two_seconds_of_a_core(name: str) -> None:
    record = record_of(name, outremer.game(name).most_seats)
    began = process_time()
    next(analyse(finished(record)))
    assert process_time() - began < 2


def test_what_time_leaves_no_room_for_is_left_out_and_that_is_said() -> None:
    ticks = count()
    *_, whole = analyse(outremer.replay(record_of("jerusalem", 3)), LITTLE, 3.0, lambda: float(next(ticks)))
    assert whole.is_done
    assert whole.is_cut
    assert whole.examined < 3
    assert whole.playouts == 0


def test_a_game_that_goes_on_is_not_analysed() -> None:
    with pytest.raises(BadRecord, match="the game still goes on"):
        list(analyse(outremer.new("akkon", seats=2, seed=1), LITTLE))


def test_of_each_seat_the_three_costliest_are_told() -> None:
    losses = [(0, 0.1), (0, 0.4), (1, 0.2), (0, 0.3), (0, 0.2), (1, 0.001)]
    decisions = [
        Decision(at, seat, "a", "b", 0.2, 0.2 + loss, loss, 0.01, 9, ()) for at, (seat, loss) in enumerate(losses)
    ]
    told = [(one.seat, one.loss) for one in costliest(decisions, 3)]
    assert told == [(0, 0.4), (0, 0.3), (0, 0.2), (1, 0.2)]
    assert COSTLIEST == 3


@pytest.mark.parametrize("name", outremer.games())
def test_every_game_says_how_much_is_thought_about_it(name: str) -> None:
    assert effort_of(name).playouts > 1
    assert (outremer.game(name).folder / "data" / "coach.toml").exists()


@pytest.mark.parametrize("factor", [0, -1, float("nan")])
def test_an_effort_of_nothing_is_refused(factor: float) -> None:
    with pytest.raises(BadSetting, match="the coach needs some effort to think with"):
        Effort().times(factor)


@pytest.mark.parametrize("playouts", [0, -3, 1.5, True])
def test_every_part_of_an_effort_is_a_whole_number(playouts: int) -> None:
    with pytest.raises(BadSetting, match="the coach needs a whole number of playouts from 1 on"):
        Effort(playouts=playouts)


def test_times_as_much_is_more_deals_and_playouts() -> None:
    assert Effort(playouts=6, deals=24).times(0.5) == Effort(playouts=3, deals=12)
    assert Effort(playouts=6, deals=24).times(0.001) == Effort(playouts=1, deals=2)
