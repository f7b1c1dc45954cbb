"""Step A of phase 2: discards, draws, the limit of the hand."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.vocabulary import SEATS
from outremer.games.fief.world import France
from outremer.kernel.blanks import Blank, Flag, Number, Seat
from outremer.kernel.forms import DONE, Form, Need


class Draws(Form[France]):
    """Each player in turn order discards, then draws. Carries out cards.discard, cards.draw, cards.hand_limit,
    cards.disaster.*."""

    rule: ClassVar[str] = "cards.draw"
    order: ClassVar[str] = "phase2.turn_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Number(0, SEATS),
        "drawn": Number(0, 99),
        "lords": Number(0, 99),
        "deck": Number(0, 99),
        "over": Flag(),
    }

    def __init__(self, turn: int = 0, drawn: int = 0, lords: int = 0, deck: int = 0, over: bool = False) -> None:
        self.turn = turn
        self.drawn = drawn
        self.lords = lords
        self.deck = deck
        self.over = over

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Draws:
        return Draws(self.turn, self.drawn, self.lords, self.deck, self.over)


class Surplus(Form[France]):
    """Somebody was given more cards than a hand may hold."""

    rule: ClassVar[str] = "cards.hand_limit"
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": Seat(),
    }

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def enter(self, g: France) -> None:
        g.take_due()

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Surplus:
        return Surplus(self.seat)
