"""The end says why: a kept game of The Council, reckoned by hand from its log."""

from __future__ import annotations

from tests.games.endings import kept, parts


def test_a_kept_game_of_the_council_reckoned_by_hand() -> None:
    """The tokens of Hellar, Naris, Kultos and Lyram bring 3, 2, 1 and 1; permit H/I brings 5, cell 2 of the track 2."""
    told = kept("council", "two-players")
    assert parts(told.sums[0]) == {
        "permits": (5, 0),
        "rewards": (4 * 3 + 4 * 2 + 3 * 1, 6 * 2 + 5 * 1 + 9 * 1),
        "nobility-track": (2, 2),
        "last-emporium": (0, 3),
        "colours": (0, 5),
        "regions": (0, 5),
        "king-tiles": (0, 25 + 18),
        "noblest": (5, 2),
        "most-permits": (0, 3),
    }
    assert (told.ties, told.how) == ((), "")
