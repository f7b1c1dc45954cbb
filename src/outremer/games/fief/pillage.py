"""Mills are pillaged."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.vocabulary import SEATS
from outremer.games.fief.world import France
from outremer.kernel.blanks import Blank, Number
from outremer.kernel.forms import DONE, Form, Need


class Pillage(Form[France]):
    """In turn order. Carries out pillage.*."""

    rule: ClassVar[str] = "pillage.when"
    order: ClassVar[str] = "pillage.when"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Number(0, SEATS),
    }

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Pillage:
        return Pillage(self.turn)
