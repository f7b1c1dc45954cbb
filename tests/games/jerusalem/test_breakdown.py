"""The end says why: a kept game of Jerusalem, reckoned by hand from its log."""

from __future__ import annotations

from tests.games.endings import kept, parts


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
