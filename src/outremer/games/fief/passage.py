"""Secret Passage: who may play it now, and for what. Each use stands with the moment at which it is played."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.knowing import spend
from outremer.games.fief.vocabulary import PASSAGE, TUNNELLED, VILLAGES
from outremer.games.fief.world import France
from outremer.kernel.blanks import Blank, Noun, Seat
from outremer.kernel.forms import DONE, Form, Need


def no_passage(g: France, seat: int) -> str | None:
    """The bar for whoever has none, in rain as elsewhere. Asked of the own menu only.

    [card.secret_passage.by_moment] [card.heavy_rain.cards_ok]
    """
    return None if g.holds(seat, PASSAGE) else "card.secret_passage.by_moment"


def use_passage(g: France, seat: int) -> None:
    """The card goes onto the discard pile, whatever it was played for. [card.secret_passage.discard]"""
    spend(g, seat, PASSAGE)


class Tunnel(Form[France]):
    """A tunnel is dug under walls, in a battle or an uprising."""

    rule: ClassVar[str] = "card.secret_passage.by_moment"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"by": Seat(), "village": Noun(VILLAGES)}

    def __init__(self, by: int, village: int) -> None:
        self.by = by
        self.village = village

    def enter(self, g: France) -> None:
        use_passage(g, self.by)
        g.tell(TUNNELLED, self.by, self.village)

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Tunnel:
        return Tunnel(self.by, self.village)
