"""A battle on the road, fought at once."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.vocabulary import LORDS, VILLAGES
from outremer.games.fief.world import France
from outremer.kernel.blanks import Blank, Flag, Noun, Nouns, Number, Seat, given
from outremer.kernel.forms import DONE, Form, Need


class Cavalcade(Form[France]):
    """Carries out cavalcade.*."""

    rule: ClassVar[str] = "cavalcade.immediate_battle"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "foe": given(Seat()),
        "village": given(Noun(VILLAGES)),
        "knights": Number(0, 99),
        "lords": Nouns(LORDS),
        "over": Flag(),
    }

    def __init__(self, seat: int, foe: int, village: int, knights: int, lords: int = 0, over: bool = False) -> None:
        self.seat = seat
        self.foe = foe
        self.village = village
        self.knights = knights
        self.lords = lords
        self.over = over

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Cavalcade:
        return Cavalcade(self.seat, self.foe, self.village, self.knights, self.lords, self.over)
