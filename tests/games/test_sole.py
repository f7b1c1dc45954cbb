"""A seat that has one answer: where it may be said for them, and where that would tell or cost something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import outremer
from outremer.kernel.chance import Seeded
from outremer.table.sole import sole_answer
from outremer.table.table import Ask, Table

MOST_MOVES = 900


def wandering(game: str, seed: int) -> Iterator[tuple[Table, Ask, int]]:
    """A game played at random: the table, what is asked, and somebody who must answer it."""
    rng, table = Random(seed), outremer.new(game, seed=seed)
    for _ in range(MOST_MOVES):
        need = table.need
        if not isinstance(need, Ask):
            return
        seat = rng.choice(need.seats)
        yield table, need, seat
        table.play(seat, table.game.lexicon.sentences[rng.choice(table.kernel.answers(seat))])


def has_one_answer(table: Table, seat: int) -> bool:
    return len(table.kernel.answers(seat)) == 1


def test_what_everybody_can_see_is_said_for_the_seat() -> None:
    said: Counter[str] = Counter()
    for table, need, seat in wandering("jerusalem", 1):
        move = sole_answer(table, seat, Seeded(7))
        if move is not None:
            assert table.kernel.answers(seat) == [table.game.lexicon.sentences.index(move)]
            said[need.form] += 1
    assert said["Sale"] > 2  # an empty purse, which all have seen emptied
    assert said["Dismissal"] > 0


@pytest.mark.parametrize(("game", "forms"), [("council", {"Satisfying", "KingsCouncil"}), ("akkon", {"Laying"})])
def test_what_follows_from_hidden_things_is_not_said(game: str, forms: set[str]) -> None:
    seen: Counter[str] = Counter()
    for seed in range(3):
        for table, need, seat in wandering(game, seed):
            if need.form in forms and has_one_answer(table, seat):
                seen[need.form] += 1
                assert sole_answer(table, seat, Seeded(7)) is None
    assert seen


def test_neither_windows_nor_questions_to_several_are_answered_so() -> None:
    windows = asked_together = 0
    for table, need, seat in wandering("fief", 2):
        if not has_one_answer(table, seat):
            continue
        is_window, is_shared = need.form in table.game.windows, len(need.seats) > 1
        if is_window or is_shared:
            windows, asked_together = windows + is_window, asked_together + is_shared
            assert sole_answer(table, seat, Seeded(7)) is None
    assert windows
    assert asked_together


def test_whoever_could_still_take_something_back_ends_the_turn_themselves() -> None:
    ended = 0
    for seed in range(4):
        for table, need, seat in wandering("jerusalem", seed):
            if need.form == "Turn" and has_one_answer(table, seat) and table.may_undo(seat):
                ended += 1
                assert sole_answer(table, seat, Seeded(7)) is None
    assert ended


def test_a_seat_that_is_not_asked_or_has_a_choice_has_no_sole_answer() -> None:
    for table, need, seat in wandering("jerusalem", 1):
        if not has_one_answer(table, seat):
            assert sole_answer(table, seat, Seeded(7)) is None
            other = next(one for one in range(table.seats) if one not in need.seats)
            assert sole_answer(table, other, Seeded(7)) is None
            return
