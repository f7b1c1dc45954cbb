"""Lords are captured, held, freed."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.vocabulary import ESCAPE, LORDS, RELEASE, SIDES, VILLAGES
from outremer.games.fief.world import Desk, France
from outremer.kernel.blanks import Blank, Noun, Seat, given
from outremer.kernel.forms import DONE, Form, Need


class Captures(Form[France]):
    """The winners take the lords left without troops. Carries out battle.losses.lords_captured, prisoner.marking,
    battle.coalition.leader_prisoner."""

    rule: ClassVar[str] = "battle.coalition.leader_prisoner"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "village": given(Noun(VILLAGES)),
        "side": given(Noun(SIDES)),
    }

    def __init__(self, village: int, side: int) -> None:
        self.village = village
        self.side = side

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Captures:
        return Captures(self.village, self.side)


class Freed(Form[France]):
    """A freed lord is placed by his family. Carries out release.placement, prisoner.released,
    prisoner.freed_by_battle."""

    rule: ClassVar[str] = "release.placement"
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "lord": Noun(LORDS),
        "seat": Seat(),
    }

    def __init__(self, lord: int, seat: int) -> None:
        self.lord = lord
        self.seat = seat

    def enter(self, g: France) -> None:
        g.take_due()

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Freed:
        return Freed(self.lord, self.seat)


class Gaols(Desk):
    """Escape and release. Carries out prisoner.escape_secret_passage and prisoner.released."""

    verbs: ClassVar[tuple[int, ...]] = (ESCAPE, RELEASE)
