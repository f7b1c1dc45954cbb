"""What votes in the chapter of an order of knights promise a family."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.orders import VOTES_FOR_A_MASTER, Order, brothers
from outremer.games.fief.world import France

LEADING: Final = 16.0  # of votes enough for the point of a Grand Master, while there is none
LACKING_ONE: Final = 5.0  # of a single vote, while there is none


def of_chapter(g: France, order: Order, seat: int, own: int) -> float:
    """Who has two votes and more than any other family may become Grand Master alone."""
    most = 0
    for other in range(g.rules.seats):
        if other != seat:
            most = max(most, len(brothers(g, order, other)))
    if own >= VOTES_FOR_A_MASTER and own > most:
        return LEADING
    return LACKING_ONE if own >= most else 0.0
