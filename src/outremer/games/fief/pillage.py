"""Mills are pillaged."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.layout import MILLS
from outremer.games.fief.vocabulary import DONE_WITH_IT, PILLAGE, PILLAGED, SEATS, VILLAGE_COUNT
from outremer.games.fief.world import France
from outremer.kernel.blanks import Blank, Number
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


def no_pillage(g: France, seat: int, village: int) -> str | None:
    """[pillage.where]"""
    if g.mills(village) and (g.controls(seat, village) or g.besieges(seat, village)):
        return None
    return "pillage.where"


class Pillage(Form[France]):
    """In turn order, mill by mill, as many as one likes; who has none to pillage is not asked."""

    rule: ClassVar[str] = "pillage.when"
    order: ClassVar[str] = "pillage.when"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Number(0, SEATS),
    }

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn

    def enter(self, g: France) -> None:
        self.come_to(g, 0)

    def come_to(self, g: France, turn: int) -> None:
        """[pillage.when]"""
        order = g.in_turn_order()
        milled = [village for village in range(VILLAGE_COUNT) if g.village[MILLS + village]]
        self.turn = turn
        while self.turn < len(order):
            g.active = order[self.turn]
            for village in milled:
                if no_pillage(g, g.active, village) is None:
                    return
            self.turn += 1

    def needs(self, g: France) -> Need:
        return ask(g.in_turn_order()[self.turn]) if self.turn < g.rules.seats else DONE

    def may(self, g: France, seat: int, menu: Menu) -> None:
        for village in range(VILLAGE_COUNT):
            menu.put(PILLAGE + village, no_pillage(g, seat, village))
        menu.put(DONE_WITH_IT)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        """[pillage.result]"""
        if verb == PILLAGE:
            g.village[MILLS + noun] -= 1
            g.earn(seat, 1)
            g.tell(PILLAGED, seat, noun)
            self.come_to(g, self.turn)
        else:
            self.come_to(g, self.turn + 1)

    def copy(self) -> Pillage:
        return Pillage(self.turn)
