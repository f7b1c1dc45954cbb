"""The curve: judge and playouts together, each as far as it can be relied on."""

from __future__ import annotations

from math import isclose

import pytest

import outremer
from outremer.bots.weighing import FITTED, judge_of
from outremer.coach.curve import MOST_DOUBT, USUAL_DOUBT, Trial, curve, doubt_of, foretold, places, try_out
from tests.coach.games import walked


@pytest.mark.parametrize("name", outremer.games())
def test_the_shares_of_every_moment_are_one_whole_and_the_end_is_what_came_of_it(name: str) -> None:
    way = walked(name, 3)
    judge = judge_of(name, FITTED)
    shares = foretold(way, judge)
    sketch = curve(shares, [])
    assert [point.at for point in sketch] == list(range(len(way.moments)))
    for point in sketch:
        assert isclose(sum(point.shares), 1.0, abs_tol=1e-9)
    assert {error for point in sketch[:-1] for error in point.errors} == {USUAL_DOUBT}
    assert {seat for seat in range(3) if sketch[-1].shares[seat] > 0} == set(way.winners)
    assert sketch[-1].errors == (0.0, 0.0, 0.0)


@pytest.mark.parametrize("name", outremer.games())
def test_the_game_is_played_on_from_the_beginning_and_from_moments_all_over_it(name: str) -> None:
    way = walked(name, 3)
    shares = foretold(way, judge_of(name, FITTED))
    chosen = places(way, shares, 8)
    assert len(chosen) == 8
    assert chosen[0] == 0
    assert chosen == sorted(set(chosen))
    assert max(chosen) < len(way.moments) - 1
    assert any(at > len(way.moments) // 2 for at in chosen)


def test_the_same_seed_plays_on_alike_and_leaves_the_table_as_it_was() -> None:
    way = walked("jerusalem", 3)
    guide, judge = judge_of("jerusalem"), judge_of("jerusalem", FITTED)
    table = way.moments[60].table
    first = try_out(guide, judge, table, 60, 3, 7)
    assert try_out(guide, judge, table.clone(), 60, 3, 7) == first
    assert isclose(sum(first.shares), 1.0)
    assert foretold(way, judge)[60] == tuple(judge.shares(table))


EVEN = [(0.5, 0.5)] * 101


def test_many_playouts_overrule_the_judge_and_few_hardly_move_it() -> None:
    few, many = (curve(EVEN, [Trial(0, 2000, (0.5, 0.5)), Trial(50, count, (0.9, 0.1))]) for count in (2, 2000))
    assert 0.5 < few[50].shares[0] < many[50].shares[0]
    assert isclose(many[50].shares[0], 0.9, abs_tol=0.01)
    assert many[50].errors[0] < 0.02 < few[50].errors[0]


def test_between_two_places_the_curve_goes_from_one_to_the_other_and_is_less_sure() -> None:
    points = curve(EVEN, [Trial(0, 2000, (0.5, 0.5)), Trial(50, 2000, (0.9, 0.1))])
    assert isclose(points[25].shares[0], 0.7, abs_tol=0.02)
    assert points[25].errors[0] > 5 * max(points[0].errors[0], points[50].errors[0])


def test_a_judge_that_was_right_is_relied_on_and_one_that_was_wrong_is_not() -> None:
    right = [Trial(at, 400, (0.5, 0.5)) for at in range(0, 100, 10)]
    wrong = [Trial(at, 400, (0.99, 0.01)) for at in range(0, 100, 10)]
    assert doubt_of(EVEN, right) < USUAL_DOUBT**2 < doubt_of(EVEN, wrong)
    assert doubt_of(EVEN, wrong) == MOST_DOUBT**2


def test_nobody_is_told_to_have_lost_before_the_end() -> None:
    points = curve(EVEN, [Trial(0, 5000, (1.0, 0.0))])
    assert all(0 < share < 1 for point in points[:-1] for share in point.shares)
