"""PASSO 1. LA TORRE DI DAVID: a bezant for its controller, and a squire that may ride out."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.jerusalem.baron import no_entry
from outremer.games.jerusalem.vocabulary import AREAS, DROP, HOLDS_DAVID, MOVED, PASS, SEATS, TOWER_OF_DAVID
from outremer.games.jerusalem.world import BEZANTS, City
from outremer.kernel.blanks import NOBODY, Blank, Seat, given
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


class TowerOfDavid(Form[City]):
    """One bezant, and one own squire to any other area."""

    rule: ClassVar[str] = "tower-of-david.move-one"
    order: ClassVar[str] = "tower-of-david.move-one"
    blanks: ClassVar[dict[str, Blank]] = {"seat": given(Seat())}

    def __init__(self, seat: int) -> None:
        self.seat = seat  # who controls it; NOBODY once that has been used

    def enter(self, g: City) -> None:
        if self.seat != NOBODY:
            g.has[BEZANTS + self.seat] += 1  # [tower-of-david.one-silver]
            g.tell(HOLDS_DAVID, self.seat)

    def needs(self, g: City) -> Need:
        return ask(self.seat) if self.seat != NOBODY and may_leave(g, self.seat) else DONE

    def may(self, g: City, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        for area in range(AREAS):
            menu.put(DROP + area, no_riding_out(g, area))

    def answer(self, g: City, seat: int, verb: int, noun: int) -> None:
        if verb == DROP:
            g.men[TOWER_OF_DAVID * SEATS + seat] -= 1
            g.men[noun * SEATS + seat] += 1
            g.tell(MOVED, seat, TOWER_OF_DAVID, noun)
        self.seat = NOBODY

    def copy(self) -> TowerOfDavid:
        return TowerOfDavid(self.seat)


def may_leave(g: City, seat: int) -> bool:
    """A Baron in the Tower itself stops the others; its owner too, where the table rules so. [tower-of-david.move-one]

    [baron.block.no-moving.it] [baron.block.no-moving.de]
    """
    lock = g.lock[TOWER_OF_DAVID]
    return lock == NOBODY or (lock == seat and g.rules.baron_owner_leaves_david)


def no_riding_out(g: City, area: int) -> str | None:
    if area == TOWER_OF_DAVID:
        return "tower-of-david.move-one"
    return no_entry(g, area, "tower-of-david.not-into-blocked")
