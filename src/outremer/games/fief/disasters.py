"""Step B of phase 2: disasters are turned up and strike; the Plague."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.vocabulary import DISASTERS, LORDS, SEES, VILLAGES
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Noun, Nouns, Number, Seat, given
from outremer.kernel.forms import DONE, Form, Need


class Disasters(Form[France]):
    """One after the other: which it is, which see it strikes. Carries out disaster.*, card.heavy_rain.*,
    card.famine.*."""

    rule: ClassVar[str] = "disaster.location_roll"
    blanks: ClassVar[dict[str, Blank]] = {
        "kind": Noun(DISASTERS, nobody=True),
        "see": Noun(SEES, nobody=True),
    }

    def __init__(self, kind: int = NOBODY, see: int = NOBODY) -> None:
        self.kind = kind
        self.see = see

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Disasters:
        return Disasters(self.kind, self.see)


class Plague(Form[France]):
    """Lords of a see roll, then armies are halved. Carries out card.plague.all_villages, lord_roll, troops_half,
    siege_engines_stay."""

    rule: ClassVar[str] = "card.plague.lord_roll"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "see": given(Noun(SEES)),
        "lords": Nouns(LORDS),
        "villages": Nouns(VILLAGES),
    }

    def __init__(self, see: int, lords: int = 0, villages: int = 0) -> None:
        self.see = see
        self.lords = lords
        self.villages = villages

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Plague:
        return Plague(self.see, self.lords, self.villages)


class PlagueEntered(Form[France]):
    """An army has entered an infected see. Carries out card.plague.entering_*, survivor_immune."""

    rule: ClassVar[str] = "card.plague.entering_lord_roll"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "village": given(Noun(VILLAGES)),
        "lords": Nouns(LORDS),
    }

    def __init__(self, seat: int, village: int, lords: int = 0) -> None:
        self.seat = seat
        self.village = village
        self.lords = lords

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> PlagueEntered:
        return PlagueEntered(self.seat, self.village, self.lords)


class PlagueLosses(Form[France]):
    """The owner takes away half of an army."""

    rule: ClassVar[str] = "card.plague.owner_chooses"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "village": given(Noun(VILLAGES)),
        "left": Number(0, 99),
    }

    def __init__(self, seat: int, village: int, left: int) -> None:
        self.seat = seat
        self.village = village
        self.left = left

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> PlagueLosses:
        return PlagueLosses(self.seat, self.village, self.left)
