"""Sieges begin, go on, grow engines."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.vocabulary import LIFT, SEATS, VILLAGES
from outremer.games.fief.world import Desk, France
from outremer.kernel.blanks import Blank, Nouns, Number
from outremer.kernel.forms import DONE, Form, Need


class Sieges(Form[France]):
    """In turn order, after all battles. Carries out siege.start, siege.engine.*, siege.control."""

    rule: ClassVar[str] = "siege.start"
    order: ClassVar[str] = "battle.player_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Number(0, SEATS),
        "asked": Nouns(VILLAGES),
    }

    def __init__(self, turn: int = 0, asked: int = 0) -> None:
        self.turn = turn
        self.asked = asked

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Sieges:
        return Sieges(self.turn, self.asked)


class Tents(Desk):
    """Sieges lifted. Carries out siege.lift."""

    verbs: ClassVar[tuple[int, ...]] = (LIFT,)
