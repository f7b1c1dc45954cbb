"""The end says why: a kept game of Jerusalem, reckoned by hand from its log."""

from __future__ import annotations

import pytest

from outremer.games.jerusalem.breakdown import changes
from outremer.games.jerusalem.vocabulary import (
    BEZANT,
    BOUGHT,
    BUILT,
    COLLECTED,
    GAINED,
    GIFT,
    POINT,
    SQUIRE,
    STOLE,
    UNVEILED,
)
from outremer.table.breakdown import Tie
from tests.games.endings import kept, parts
from tests.games.jerusalem.position import BLUE, GREEN, RED, YELLOW, position
from tests.games.talking import idle, say


def test_a_kept_game_of_jerusalem_reckoned_by_hand() -> None:
    floors, points = kept("jerusalem", "two-players").sums
    assert parts(floors) == {
        "round-1": (1, 0),
        "round-2": (2, 0),
        "round-3": (2, 0),
        "round-4": (1, 1),
        "round-5": (1, 0),
    }
    assert parts(points) == {
        "areas": (1 + 8 + 8 + 8 + 1, 0),
        "cards": (0, 2),
        "materials": (4 + 3 + 2 + 4 + 4, 0),
        "gift-most-squires": (3, 0),
        "gift-most-bezants": (1, 1),
        "gift-action-card": (1, 1),
        "floors": (-(3 + 4 + 5 + 6 + 7 + 8 + 9), -2),
    }


@pytest.mark.rule("end.tie.points", "end.tie.character")
def test_what_decided_between_equal_towers_is_said_with_what_both_had() -> None:
    offices = ["constable", "admiral", "treasurer", "marshal"]
    table = position("building", round_=5, floors=[8, 8, 8, 5], points=[1, 4, 4, 5], offices=offices)
    found = table.breakdown()
    assert found is not None
    assert found.ties == (
        Tie((YELLOW,), (GREEN,), "end.tie.character", "character", "treasurer", "admiral"),
        Tie((GREEN,), (BLUE,), "end.tie.points", "left", 4, 1),
    )


@pytest.mark.rule("privilege.nobility.victim-at-zero")
def test_points_that_were_stolen_are_taken_from_whoever_had_any() -> None:
    """Blue steals from Red, who has one, or from Yellow, who has none."""
    for victim, left in ((RED, (0, 0, 0, -1)), (YELLOW, None)):
        stand = {"nobility-left": [1]}
        table = position("privileges", round_=5, men=stand, points=[2, 3, 0, 1], floors=[5, 6, 7, 8])
        found = idle(say(table, BLUE, f"steal {victim}")).breakdown()
        assert found is not None
        points = parts(found.sums[1])
        assert points["intrigue"] == (1, 0, 0, 0)
        assert points.get("stolen") == left
        assert parts(found.sums[0])["before"] == (5, 6, 7, 8)


@pytest.mark.parametrize(
    ("event", "arguments", "wanted"),
    [
        (COLLECTED, [1, 3, 4, 2], [("areas", 1, 2)]),
        (GAINED, [2, 1, POINT], [("cards", 2, 1)]),
        (GAINED, [2, 2, POINT], [("cards", 2, 2)]),
        (GAINED, [2, 2, BEZANT], []),
        (GAINED, [2, 1, SQUIRE], []),
        (BOUGHT, [3, 4, 12], [("materials", 3, 4)]),
        (STOLE, [1, 3], [("intrigue", 1, 1), ("stolen", 3, -1)]),
        (STOLE, [1, 2], [("intrigue", 1, 1), ("stolen", 2, 0)]),
        (GIFT, [2, 0, 3], [("gift-most-squires", 2, 3)]),
        (BUILT, [3, 7, 5], [("floors", 3, -5)]),
        (UNVEILED, [], []),
    ],
)
def test_each_event_changes_the_points_of_whom_it_names(
    event: int, arguments: list[int], wanted: list[tuple[str, int, int]]
) -> None:
    assert changes(event, arguments, [5, 4, 0, 2]) == wanted
