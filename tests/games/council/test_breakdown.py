"""The end says why: a kept game of The Council, reckoned by hand from its log."""

from __future__ import annotations

import pytest

from outremer.table.breakdown import Tie
from tests.games.council.test_ending import last_turn
from tests.games.endings import kept, parts
from tests.games.talking import told


def test_a_kept_game_of_the_council_reckoned_by_hand() -> None:
    """The tokens of Hellar, Naris, Kultos and Lyram bring 3, 2, 1 and 1; permit H/I brings 5, cell 2 of the track 2."""
    end = kept("council", "two-players")
    assert parts(end.sums[0]) == {
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
    assert (end.ties, end.how) == ((), "")


@pytest.mark.rule("end.winner.tie", "end.nobility.tie-first", "end.most-permits")
def test_what_each_had_before_and_what_decided_between_equals() -> None:
    """All are equally noble and have no permit: five and three points each. Two of the four are then equal."""
    table = last_turn(points=[9, 9, 4, 1], assistants=[1, 4, 0, 0], hands={0: ["white"], 1: [], 2: [], 3: []})
    found = table.breakdown()
    assert found is not None
    assert parts(found.sums[0]) == {"before": (9, 9, 4, 1), "noblest": (5,) * 4, "most-permits": (3,) * 4}
    assert found.ties == (Tie((1,), (0,), "end.winner.tie", "helpers", 4, 2),)
    assert [one["points"] for one in told(table, "finished")] == [17, 17, 12, 9]


@pytest.mark.rule("end.bonus-and-king-tiles-score")
def test_tiles_of_colours_of_regions_and_of_the_king_are_told_apart() -> None:
    """Gold brings 20 points and the coast 5; the king's first tile 25, the second 18."""
    found = last_turn(prizes={"gold": 0, "coast": 1}, king_tiles=[0, 2]).breakdown()
    assert found is not None
    told = parts(found.sums[0])
    assert (told["colours"], told["regions"]) == ((20, 0, 0, 0), (0, 5, 0, 0))
    assert told["king-tiles"] == (25, 0, 18, 0)


@pytest.mark.rule("end.nobility.first", "end.nobility.second", "end.most-permits")
def test_only_points_that_somebody_scores_are_told() -> None:
    table = last_turn(nobility=[1, 4, 2, 0], used={2: ["permit-a"]})
    assert told(table, "scored-tiles") == []
    assert told(table, "scored-nobility") == [{"seat": 1, "points": 5}, {"seat": 2, "points": 2}]
    assert told(table, "scored-permits") == [{"seat": 2, "points": 3}]
