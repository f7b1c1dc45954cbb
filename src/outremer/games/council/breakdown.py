"""Why the Council of Four ended so: the points of each seat by what brought them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from outremer.games.council.ending import nobility_points, permit_points, tie_break
from outremer.games.council.vocabulary import (
    ADVANCED,
    GAINED,
    GROUP_COUNT,
    KING_TILE_COUNT,
    LAST_EMPORIUM,
    METALS,
    PERMIT_REUSED,
    PERMIT_TAKEN,
    POINT,
    REWARDED,
    TIME_IS_UP,
)
from outremer.games.council.world import BONUS_OWNER, KING_TILE_OWNER, POINTS, Kingdom
from outremer.kernel.journal import Entry
from outremer.table.breakdown import Breakdown, Sum, Tally, Tie, told
from outremer.table.game import Result

# Whatever pays points is told right before them.
PAYS: Final = {
    PERMIT_TAKEN: "permits",
    PERMIT_REUSED: "permits",
    REWARDED: "rewards",
    ADVANCED: "nobility-track",
    LAST_EMPORIUM: "last-emporium",
}
PARTS: Final = [
    *["before", "permits", "rewards", "nobility-track", "last-emporium"],
    *["colours", "regions", "king-tiles", "noblest", "most-permits"],
]


def breakdown(g: Kingdom, begun: Kingdom, entries: Sequence[Entry], result: Result) -> Breakdown:
    tally = Tally(g.rules.seats, PARTS)
    for seat in range(g.rules.seats):
        tally.add("before", seat, begun.has[POINTS + seat])
        tally.add("noblest", seat, nobility_points(g, seat))
        tally.add("most-permits", seat, permit_points(g, seat))
    add_tiles(g, tally)
    source, how = "", ""
    for event, arguments in told(entries):
        source = PAYS.get(event, source)
        if event == GAINED and arguments[2] == POINT:
            tally.add(source, arguments[0], arguments[1])
        elif event == TIME_IS_UP:
            how = "time-is-up"
    return Breakdown((Sum("points", tally.parts()),), ties(g, result), how)


def add_tiles(g: Kingdom, tally: Tally) -> None:
    """[end.bonus-and-king-tiles-score]"""
    for group in range(GROUP_COUNT):
        if (seat := g.board[BONUS_OWNER + group]) >= 0:
            tally.add("colours" if group < METALS else "regions", seat, g.rules.box.bonus_points[group])
    for tile in range(KING_TILE_COUNT):
        if (seat := g.board[KING_TILE_OWNER + tile]) >= 0:
            tally.add("king-tiles", seat, g.rules.box.king_points[tile])


def ties(g: Kingdom, result: Result) -> tuple[Tie, ...]:
    """[end.winner.tie]"""
    return tuple(
        Tie((at.seat,), (below.seat,), at.decided_by, "helpers", tie_break(g, at.seat), tie_break(g, below.seat))
        for at, below in zip(result.standings, result.standings[1:], strict=False)
        if at.decided_by
    )
