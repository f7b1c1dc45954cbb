"""MARESCIALLO: two squires from one area to another, instead of a bezant."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.jerusalem.moving import (
    can_move_some,
    no_arriving,
    no_leaving,
    too_few_there,
    walk,
    why_none_moves,
)
from outremer.games.jerusalem.vocabulary import AREA_NAMES, AREAS, DROP, LIFT, MOVED, PASS, SEATS
from outremer.games.jerusalem.world import City
from outremer.kernel.blanks import NOBODY, Blank, Noun, Number, Seat, given
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


def least_moved(g: City) -> int:
    """[character.marshal.move.it] [character.marshal.move.de]"""
    return 2 if g.rules.marshal_moves_exactly_two else 1


def no_march(g: City, seat: int) -> str | None:
    least = least_moved(g)
    if can_move_some(g, seat, least):
        return None
    return why_none_moves(g, seat, least, too_few(g), "character.marshal.move.no-baron")


def too_few(g: City) -> str:
    """The rule by which an area has not enough own squires to march."""
    return g.rules.march_of_two if g.rules.marshal_moves_exactly_two else "character.marshal.move.one-area"


class March(Form[City]):
    """Up to two squires, both from one area to one other area. [character.marshal.move.de]"""

    rule: ClassVar[str] = "character.marshal.choice"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "origin": Noun(AREA_NAMES, nobody=True),
        "target": Noun(AREA_NAMES, nobody=True),
        "left": Number(1, 2),
    }

    def __init__(self, seat: int, origin: int = NOBODY, target: int = NOBODY, left: int = 2) -> None:
        self.seat = seat
        self.origin = origin  # blank 1: the area they leave
        self.target = target  # blank 2: the area they enter
        self.left = left  # squires that may still go

    def needs(self, g: City) -> Need:
        return ask(self.seat) if self.left else DONE

    def may(self, g: City, seat: int, menu: Menu) -> None:
        rule, blocked = "character.marshal.move.one-area", "character.marshal.move.no-baron"
        if self.origin == NOBODY:
            for area in range(AREAS):
                menu.put(LIFT + area, no_leaving(g, seat, area, least_moved(g), too_few(g), blocked))
            return
        menu.put(PASS, "character.marshal.choice" if self.target == NOBODY else None)
        for area in range(AREAS):
            bar = rule if self.target not in (NOBODY, area) else no_arriving(g, area, self.origin, rule, blocked)
            menu.put(DROP + area, bar)

    def answer(self, g: City, seat: int, verb: int, noun: int) -> None:
        if verb == LIFT:
            self.origin = noun
        elif verb == PASS:
            self.left = 0
        else:
            self.target = noun
            self.step(g)
            if self.left and g.rules.marshal_moves_exactly_two:
                self.step(g)
            elif not g.men[self.origin * SEATS + seat]:
                self.left = 0

    def step(self, g: City) -> None:
        walk(g, self.seat, self.origin, self.target, g.rules.march_counts_for_baron)
        g.tell(MOVED, self.seat, self.origin, self.target)
        self.left -= 1

    def fits(self, g: City) -> str | None:
        wanted = self.left if g.rules.marshal_moves_exactly_two else 1
        return too_few_there(g, "origin", self.seat, self.origin, wanted)

    def copy(self) -> March:
        return March(self.seat, self.origin, self.target, self.left)
