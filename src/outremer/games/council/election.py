"""ELEGGERE UN CONSIGLIERE: a councillor enters a balcony, and the one at the far end falls out."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.council.vocabulary import BALCONY, COLOUR_COUNT, COUNCIL_COUNT, ELECTED, INTO
from outremer.games.council.world import POOL, Kingdom
from outremer.kernel.blanks import NOBODY, Blank, Number, Seat, given
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


class Election(Form[Kingdom]):
    """The councillor is chosen; the council is next, the king's among them. [action.elect.insert]"""

    rule: ClassVar[str] = "action.elect.insert"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "colour": given(Number(0, COLOUR_COUNT - 1)),
        "earns": given(Number(0, 4)),
        "council": Number(NOBODY, COUNCIL_COUNT - 1),
    }

    def __init__(self, seat: int, colour: int, earns: int, council: int = NOBODY) -> None:
        self.seat = seat
        self.colour = colour
        self.earns = earns  # coins [action.elect.earns-coins]
        self.council = council

    def needs(self, g: Kingdom) -> Need:
        return ask(self.seat) if self.council == NOBODY else DONE

    def may(self, g: Kingdom, seat: int, menu: Menu) -> None:
        for council in range(COUNCIL_COUNT):
            menu.put(INTO + council)

    def answer(self, g: Kingdom, seat: int, verb: int, noun: int) -> None:
        self.council = noun
        g.tell(ELECTED, seat, self.colour, noun, push_in(g, noun, self.colour))
        if self.earns:
            g.gain_coins(seat, self.earns)

    def copy(self) -> Election:
        return Election(self.seat, self.colour, self.earns, self.council)


def push_in(g: Kingdom, council: int, colour: int) -> int:
    """In at the arrow, the row moves on, the last one falls and joins the others. [action.elect.queue]"""
    arrow = council * BALCONY
    fallen = g.councillors[arrow + BALCONY - 1]
    for at in range(arrow + BALCONY - 1, arrow, -1):
        g.councillors[at] = g.councillors[at - 1]
    g.councillors[arrow] = colour
    g.councillors[POOL + colour] -= 1
    g.councillors[POOL + fallen] += 1  # [action.elect.fallen-to-pool]
    return fallen
