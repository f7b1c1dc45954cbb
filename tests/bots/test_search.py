"""A search is fair, gives the same move for the same seed, keeps to its time, and always has an answer."""

from __future__ import annotations

from itertools import islice
from math import inf
from typing import Any

import pytest

import outremer
from outremer.bots.ahead import follow
from outremer.bots.judge import Judge
from outremer.bots.search.search import Manner, Search
from outremer.bots.weighing import FITTED, judge_of
from outremer.kernel.chance import Quick, Seeded
from outremer.kernel.forms import Ask
from outremer.kernel.playouts import first_seat
from outremer.kernel.table import Table
from outremer.table.saves import numbers
from tests.bots.peeking import LikeAnother, Peeking
from tests.bots.positions import on_the_way, played_out

ITERATIONS = 40  # beyond the least after which a search may stop early
POSITIONS = 6

Thought = list[tuple[list[int], int, float]]


def search(name: str, table: Table[Any], seat: int, guide: Judge[Any] | None = None, seed: int = 9) -> Search:
    game = outremer.game(name)
    return Search(game.redealt, guide or judge_of(name), judge_of(name, FITTED), table, seat, Quick(seed), Manner())


def thought(name: str, table: Table[Any], seat: int, seed: int = 9) -> Thought:
    """Every plan with how often it was tried and what came of it, best first."""
    one = search(name, table, seat, seed=seed)
    best = one.think(inf, ITERATIONS)
    found = [(edge.plan, edge.visits, edge.total) for edge in one.choices()]
    assert best == found[0][0]
    return found


@pytest.mark.parametrize("name", outremer.games())
def test_the_same_seed_and_iterations_give_the_same_move(name: str) -> None:
    differing = 0
    for table, seat in islice(on_the_way(name, 1), POSITIONS):
        stood = numbers(table)
        first = thought(name, table, seat)
        assert thought(name, table.clone(), seat) == first
        assert numbers(table) == stood, "the table itself is never played on"
        assert sum(visits for _, visits, _ in first) > 30
        differing += thought(name, table, seat, seed=10) != first
    assert differing > 0, "the seed matters"


@pytest.mark.parametrize("name", outremer.games())
def test_what_is_hidden_from_the_seat_makes_no_difference(name: str) -> None:
    """The real table, and another that the seat cannot tell apart from it, are thought about alike."""
    game, apart = outremer.game(name), 0
    for number, (table, seat) in enumerate(islice(on_the_way(name, 20), 2 * POSITIONS)):
        twin = game.redealt(table, seat, Seeded(number))
        apart += numbers(twin) != numbers(table)
        assert thought(name, table, seat) == thought(name, twin, seat)
    assert apart > POSITIONS, "in most of them something else lay hidden"


@pytest.mark.parametrize("name", outremer.games())
def test_what_is_worth_trying_is_taken_from_several_deals_and_never_from_the_table_itself(name: str) -> None:
    """To a judge that peeks one thing is worth trying in every deal."""
    game, guide, apart, several = outremer.game(name), Peeking(judge_of(name)), 0, 0
    for number, (table, seat) in enumerate(islice(on_the_way(name, 20), 2 * POSITIONS)):
        twin = game.redealt(table, seat, Seeded(number))
        apart += guide.worth_trying(twin, seat) != guide.worth_trying(table, seat)
        plans = search(name, table, seat, guide).plans
        assert plans == search(name, twin, seat, guide).plans
        several += len(plans) > 1
    assert apart > 0
    assert several > POSITIONS


@pytest.mark.parametrize("name", outremer.games())
def test_whoever_has_no_time_still_has_an_answer_and_looks_at_no_second_plan(name: str) -> None:
    for table, seat in islice(on_the_way(name, 3), 3):
        late = search(name, table, seat)
        assert late.think(0.0, 1000) == late.plans[0]
        assert (late.iterations, len(late.root.edges)) == (1, 1)
        assert len(late.plans) > 1


@pytest.mark.parametrize("name", outremer.games())
def test_whoever_stops_early_would_have_chosen_the_same_in_the_end(name: str) -> None:
    early = 0
    for table, seat in islice(on_the_way(name, 11), POSITIONS):
        one = search(name, table, seat, seed=4)
        best = one.think(inf, 3 * ITERATIONS)
        early += one.iterations < 3 * ITERATIONS
        while one.iterations < 3 * ITERATIONS:
            one.iterate()
        assert one.choices()[0].plan == best
    assert early > 0


def test_a_budget_of_nothing_is_refused() -> None:
    table, seat = next(on_the_way("jerusalem", 1))
    with pytest.raises(ValueError, match="a search needs one iteration at least, and was given 0"):
        search("jerusalem", table, seat).think(1.0, 0)


def test_whoever_has_nothing_to_say_has_nothing_to_think_about() -> None:
    with pytest.raises(ValueError, match="seat 0 has nothing to say here"):
        search("akkon", played_out("akkon", 1), 0)


class Speechless(LikeAnother):
    """A judge that finds nothing worth trying."""

    def plans(self, table: Table[Any], seat: int) -> list[list[int]]:
        return []


def test_where_a_judge_has_no_plan_all_that_may_be_said_is_tried() -> None:
    guide = Speechless(judge_of("jerusalem"))
    for table, seat in islice(on_the_way("jerusalem", 5), 3):
        one = search("jerusalem", table, seat, guide)
        one.think(inf, ITERATIONS)
        assert sorted(edge.plan for edge in one.choices()) == sorted([move] for move in table.legal(seat))


@pytest.mark.parametrize("name", ["council", "fief", "jerusalem"])  # in Akkon there is always a choice
def test_where_nobody_has_a_choice_the_walk_goes_on(name: str) -> None:
    judge, followed = judge_of(name), 0
    for table, seat in islice(on_the_way(name, 7), 4 * POSITIONS):
        one = search(name, table, seat)
        one.iterate()
        for edge in one.root.edges.values():
            there = table.clone()
            choices = one.take(there, edge)
            assert there.over() or len(choices) > 1
            followed += choices_after(judge, table, seat, edge.plan) == 1
    assert followed > 0, "somebody had one thing to say"


def choices_after(judge: Judge[Any], table: Table[Any], seat: int, plan: list[int]) -> int:
    """How many plans whoever is asked next has, if somebody is."""
    there = table.clone()
    follow(there, seat, plan)
    need = there.need
    return len(judge.worth_trying(there, first_seat(need.seats))) if isinstance(need, Ask) else 0
