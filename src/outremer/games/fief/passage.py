"""Secret Passage: who may play it now, and for what. [card.secret_passage.by_moment]"""

from __future__ import annotations

from outremer.games.fief.vocabulary import PASSAGE
from outremer.games.fief.world import France


def no_passage(g: France, seat: int) -> str | None:
    """The bar for whoever has none. Asked of the own menu only."""
    return None if g.holds(seat, PASSAGE) else "card.secret_passage.by_moment"
