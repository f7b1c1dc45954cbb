"""Ransoms, before anything is bought."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.vocabulary import SEATS
from outremer.games.fief.world import France
from outremer.kernel.blanks import Blank, Number
from outremer.kernel.forms import DONE, Form, Need


class Ransoms(Form[France]):
    """In turn order whoever can pay must. Carries out ransom.*."""

    rule: ClassVar[str] = "phase4.ransom_first"
    order: ClassVar[str] = "phase4.turn_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Number(0, SEATS),
    }

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Ransoms:
        return Ransoms(self.turn)
