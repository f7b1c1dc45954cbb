"""The end says why: a kept game of Akkon, reckoned by hand from its log."""

from __future__ import annotations

import pytest

from outremer.table.breakdown import Tie
from tests.games.akkon.position import BLUE, RED, position
from tests.games.endings import kept, parts


def test_a_kept_game_of_akkon_reckoned_by_hand() -> None:
    """5 + 3, 5 + 2 and 5 + 2; the second characteristics of those who tie are both 4, the third 4 and 2."""
    told = kept("akkon", "short")
    assert parts(told.sums[0]) == {
        "gold": (5, 5, 5),
        "faith": (4, 4, 2),
        "power": (4, 2, 2),
        "reputation": (3, 4, 4),
    }
    assert [told.sums[0].total(seat) for seat in range(3)] == [8, 7, 7]
    assert told.ties == (Tie((1,), (2,), "end.tie", "third", 4, 2),)


@pytest.mark.rule("end.tie")
def test_a_tie_is_told_by_the_second_characteristic_though_the_highest_differ_too() -> None:
    """10 + 4 and 9 + 5: the highest has counted already."""
    found = position("close", seats=2, tracks={RED: [10, 6, 5, 4], BLUE: [9, 8, 5, 5]}, idle_rounds=2).breakdown()
    assert found is not None
    assert found.ties == (Tie((BLUE,), (RED,), "end.tie", "second", 8, 6),)
