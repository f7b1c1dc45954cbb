"""Why Akkon ended so: the four characteristics, of which the highest and the lowest count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from outremer.games.akkon.vocabulary import TRACK_COUNT, TRACKS
from outremer.games.akkon.world import HolyLand
from outremer.table.breakdown import Breakdown, Part, Sum, Tie
from outremer.table.game import Result

PLACES: Final = ["highest", "second", "third", "fourth"]


def breakdown(g: HolyLand, result: Result) -> Breakdown:
    """[end.score] [end.tie]"""
    seats = range(g.rules.seats)
    scores = [g.tracks[seat * TRACK_COUNT : (seat + 1) * TRACK_COUNT] for seat in seats]
    counting = [both_that_count(score) for score in scores]
    parts = [
        Part(
            TRACKS[track],
            tuple(score[track] for score in scores),
            tuple(track in counted for counted in counting),
        )
        for track in range(TRACK_COUNT)
    ]
    return Breakdown((Sum("points", tuple(parts)),), ties(scores, result))


def both_that_count(scores: Sequence[int]) -> tuple[int, int]:
    """The tracks that stand highest and lowest: two, even where all stand alike."""
    ranked = sorted(range(TRACK_COUNT), key=lambda track: -scores[track])
    return ranked[0], ranked[-1]


def ties(scores: Sequence[Sequence[int]], result: Result) -> tuple[Tie, ...]:
    """Those who have as many points are compared by their second, third and fourth characteristic. [end.tie]"""
    found = []
    for place, below in zip(result.standings, result.standings[1:], strict=False):
        if place.decided_by:
            own, others = (sorted(scores[one.seat], reverse=True) for one in (place, below))
            at = next(at for at in range(1, TRACK_COUNT) if own[at] != others[at])
            found.append(Tie((place.seat,), (below.seat,), place.decided_by, PLACES[at], own[at], others[at]))
    return tuple(found)
