"""ELEGGERE UN CONSIGLIERE: a councillor enters a balcony, and the one at the far end falls out."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.council.vocabulary import BALCONY, COLOURS, COUNCILS, ELECTED, INTO
from outremer.games.council.world import POOL, SEATED, Kingdom
from outremer.kernel.blanks import NOBODY, Blank, Noun, Number, Seat, given
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu

ELECTION_COINS: Final = 4  # [action.elect.earns-coins]


class Election(Form[Kingdom]):
    """The councillor is chosen; the council is next, the king's among them. [action.elect.insert]"""

    rule: ClassVar[str] = "action.elect.insert"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "colour": given(Noun(COLOURS)),
        "earns": given(Number(0, ELECTION_COINS)),
        "council": Noun(COUNCILS, nobody=True),
    }

    def __init__(self, seat: int, colour: int, earns: int, council: int = NOBODY) -> None:
        self.seat = seat
        self.colour = colour
        self.earns = earns  # coins: those of an election, or none
        self.council = council

    def needs(self, g: Kingdom) -> Need:
        return ask(self.seat) if self.council == NOBODY else DONE

    def may(self, g: Kingdom, seat: int, menu: Menu) -> None:
        menu.all(INTO)

    def answer(self, g: Kingdom, seat: int, verb: int, noun: int) -> None:
        self.council = noun
        g.tell(ELECTED, seat, self.colour, noun, push_in(g, noun, self.colour))
        if self.earns:
            g.gain_coins(seat, self.earns)

    def fits(self, g: Kingdom) -> str | None:
        if self.council == NOBODY and not g.councillors[POOL + self.colour]:
            return f"colour: no {COLOURS[self.colour]} councillor is beside the board"
        return None

    def copy(self) -> Election:
        return Election(self.seat, self.colour, self.earns, self.council)


def push_in(g: Kingdom, council: int, colour: int) -> int:
    """In at the arrow, the row moves on, the last one falls and joins the others. [action.elect.queue]"""
    arrow = SEATED + council * BALCONY
    fallen = g.councillors[arrow + BALCONY - 1]
    for at in range(arrow + BALCONY - 1, arrow, -1):
        g.councillors[at] = g.councillors[at - 1]
    g.councillors[arrow] = colour
    g.councillors[POOL + colour] -= 1
    g.councillors[POOL + fallen] += 1  # [action.elect.fallen-to-pool]
    return fallen
