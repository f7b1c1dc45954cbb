"""Leave to pass, to leave by a contested road, to leave a siege."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.vocabulary import HAND_OVER, VILLAGES
from outremer.games.fief.world import Desk, France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Seat, Seats, given
from outremer.kernel.forms import DONE, Form, Need


class Leave(Form[France]):
    """Controller and road-holder are asked in turn. Carries out move.cross.*, move.exit.*."""

    rule: ClassVar[str] = "move.cross.consent"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "start": given(Noun(VILLAGES)),
        "through": given(Noun(VILLAGES)),
        "asked": Seats(),
        "refused": Seat(nobody=True),
    }

    def __init__(self, seat: int, start: int, through: int, asked: int = 0, refused: int = NOBODY) -> None:
        self.seat = seat
        self.start = start
        self.through = through
        self.asked = asked
        self.refused = refused

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Leave:
        return Leave(self.seat, self.start, self.through, self.asked, self.refused)


class Refused(Form[France]):
    """Enter, stay, ride through or dig: what the army does without leave."""

    rule: ClassVar[str] = "move.cross.refused"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "start": given(Noun(VILLAGES)),
        "through": given(Noun(VILLAGES)),
        "by": given(Seat()),
        "over": Flag(),
    }

    def __init__(self, seat: int, start: int, through: int, by: int, over: bool = False) -> None:
        self.seat = seat
        self.start = start
        self.through = through
        self.by = by
        self.over = over

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Refused:
        return Refused(self.seat, self.start, self.through, self.by, self.over)


class Keys(Desk):
    """Control handed over. Carries out control.transfer."""

    verbs: ClassVar[tuple[int, ...]] = (HAND_OVER,)
