"""A choice is explained by the best moves, what they promise and what they do, and by nothing a bot cannot know."""

from __future__ import annotations

import json
from itertools import islice

import pytest

import outremer
from outremer.bots import Chair, bot
from outremer.bots.explaining import AHEAD, BEST, CHANCE, SEARCH, Option, promised, seen_from
from outremer.bots.weighing import FITTED, judge_of
from outremer.kernel.chance import Quick, Seeded
from outremer.table.saves import numbers
from tests.bots.test_levels import moments

WAYS = {"greedy": AHEAD, "easy": AHEAD, "medium:iterations=60": SEARCH}


@pytest.mark.parametrize("written", WAYS)
@pytest.mark.parametrize("name", outremer.games())
def test_the_first_of_the_explained_moves_is_the_chosen_one(name: str, written: str) -> None:
    parts, told, several = judge_of(name, FITTED).parts, 0, 0
    for table, seat in islice(moments(name, 60), 6):
        explained = bot(written, 3).explain(Chair(table, seat))
        assert (explained.game, explained.seat, explained.way) == (name, seat, WAYS[written])
        assert explained.options[0].moves[0] == str(bot(written, 3).choose(Chair(table, seat)))
        assert 1 < len(explained.options) <= min(BEST, explained.considered)
        several += len(explained.options) == BEST
        for option in explained.options:
            assert table.refusal(seat, option.moves[0]) is None
            _check_promise(option)
            assert {effect.part for effect in option.effects} <= set(parts)
            told += len(option.effects)
        json.dumps(explained.plain())
    assert told > 6
    assert several > 2


def _check_promise(option: Option) -> None:
    assert 0 <= option.promise.low <= option.promise.share <= option.promise.high <= 1
    assert option.promise.tried >= 16


@pytest.mark.parametrize("written", WAYS)
@pytest.mark.parametrize("name", outremer.games())
def test_what_is_hidden_from_the_seat_does_not_change_what_is_explained(name: str, written: str) -> None:
    apart = 0
    for number, (table, seat) in enumerate(islice(moments(name, 70), 5)):
        twin = table.redeal(seat, Seeded(number))
        apart += numbers(twin.kernel) != numbers(table.kernel)
        here, there = (bot(written, number).explain(Chair(one, seat)) for one in (table, twin))
        assert here == there
    assert apart > 2


def test_who_draws_by_lot_says_so() -> None:
    table, seat = next(moments("akkon", 1))
    explained = bot("random").explain(Chair(table, seat))
    assert (explained.way, explained.options) == (CHANCE, ())
    assert explained.considered == len(table.moves(seat))


def test_a_move_that_brings_something_is_told_by_what_it_brings() -> None:
    """Hiring costs coins and brings an assistant: both are among the parts, before it and behind."""
    for table, seat in moments("council", 2):
        if "hire" in map(str, table.moves(seat)):
            break
    seen = seen_from(table.game, table.kernel, seat, seat, table.game.lexicon.spoken["hire"][1], Quick(1))
    assert seen is not None
    effects = {effect.part: effect for effect in seen.effects}
    assert effects["assistants"].after - effects["assistants"].before == pytest.approx(1)
    assert effects["assistants"].worth > 0 > effects["coins"].worth


@pytest.mark.parametrize("name", outremer.games())
def test_a_move_of_another_is_seen_by_what_the_viewer_may_know(name: str) -> None:
    seen = apart = 0
    for number, (table, seat) in enumerate(islice(moments(name, 80), 10)):
        viewer = (seat + 1) % table.seats
        move = table.game.lexicon.spoken[str(bot("greedy", 1).choose(Chair(table, seat)))][1]
        twin = table.redeal(viewer, Seeded(number))
        apart += numbers(twin.kernel) != numbers(table.kernel)
        here, there = (seen_from(one.game, one.kernel, viewer, seat, move, Quick(number)) for one in (table, twin))
        assert here == there
        seen += here is not None
    assert seen > 5
    assert apart > 5


def test_a_move_that_cannot_have_been_made_is_not_explained() -> None:
    table, seat = next(moments("akkon", 1))
    forbidden = next(number for number in range(len(table.game.lexicon)) if number not in set(table.kernel.legal(seat)))
    assert seen_from(table.game, table.kernel, (seat + 1) % table.seats, seat, forbidden, Quick(1)) is None


def test_the_interval_is_that_of_a_mean() -> None:
    one = promised(4, 2.0, 2.0)  # two wins, two losses
    assert (one.share, one.tried) == (0.5, 4)
    assert (one.low, one.high) == (0.0, 1.0)
    many = promised(400, 200.0, 200.0)
    assert many.high - 0.5 == pytest.approx(0.5 - many.low) == pytest.approx(1.96 * 0.5 / 399**0.5)
    assert promised(1, 0.3, 0.09) == promised(1, 0.3, 0.09).__class__(0.3, 0.0, 1.0, 1)
    assert promised(0, 0.0, 0.0).share == 0.5
