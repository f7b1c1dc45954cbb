"""Phase 4: troops, mills, strongholds, hats."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.vocabulary import SEATS, VILLAGES
from outremer.games.fief.world import France
from outremer.kernel.blanks import Blank, Number
from outremer.kernel.forms import DONE, Form, Need
from outremer.kernel.layouts import Grid


class Purchases(Form[France]):
    """Each player in turn order buys in one go. Carries out troop.*, building.*, cardinal.by_purchase,
    siege.reinforce.no_new_troops, siege.besieger.new_troops."""

    rule: ClassVar[str] = "phase4.turn_order"
    order: ClassVar[str] = "phase4.turn_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Number(0, SEATS),
        "placed": Grid(Number(0, 99), VILLAGES),
    }

    def __init__(self, turn: int, placed: list[int]) -> None:
        self.turn = turn
        self.placed = placed

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Purchases:
        return Purchases(self.turn, self.placed[:])
