"""Step A of phase 1: weddings by offer and consent, in turn order. [marriage.announce]"""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.vocabulary import LORDS, SEATS
from outremer.games.fief.world import France
from outremer.kernel.blanks import Blank, Flag, Noun, Number, Seat, given
from outremer.kernel.forms import DONE, Form, Need


class Weddings(Form[France]):
    """Each player in turn order may ask for weddings. Carries out marriage.* but marriage.ends."""

    rule: ClassVar[str] = "marriage.announce"
    order: ClassVar[str] = "phase1.turn_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Number(0, SEATS),
    }

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Weddings:
        return Weddings(self.turn)


class WeddingAsked(Form[France]):
    """The other family accepts or refuses."""

    rule: ClassVar[str] = "marriage.announce"
    blanks: ClassVar[dict[str, Blank]] = {
        "by": given(Seat()),
        "lord": given(Noun(LORDS)),
        "spouse": given(Noun(LORDS)),
        "over": Flag(),
    }

    def __init__(self, by: int, lord: int, spouse: int, over: bool = False) -> None:
        self.by = by
        self.lord = lord
        self.spouse = spouse
        self.over = over

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> WeddingAsked:
        return WeddingAsked(self.by, self.lord, self.spouse, self.over)
