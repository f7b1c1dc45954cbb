"""The Persuasive, before a battle: a man-at-arms of the enemy goes over to him."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.expansions.politics.court import (
    PERSUADE,
    PERSUADED,
    PERSUASIVE,
    bearer,
    could_have,
    court_of,
    has_trait,
    turn_up,
)
from outremer.games.fief.places import put_troops, take_troops
from outremer.games.fief.sides import other_side
from outremer.games.fief.vocabulary import FOOTMAN, NEITHER, PASS, SEATS
from outremer.games.fief.world import France
from outremer.kernel.blanks import Blank, Seats
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


def persuaders(g: France) -> int:
    """The seats (bits) in the battle of whom one lord there, as far as everybody knows, could be the Persuasive."""
    seats = 0
    for seat in range(g.rules.seats):
        if g.side[seat] != NEITHER and any(could_have(g, lord, PERSUASIVE) for lord in g.lords_at(seat, g.field)):
            if any(no_convert(g, seat, foe) is None for foe in range(g.rules.seats)):
                seats |= 1 << seat
    return seats


def no_convert(g: France, seat: int, foe: int) -> str | None:
    """A man-at-arms of the enemy there, and a counter for one of the own. [trait.persuasive]"""
    if foe >= g.rules.seats or g.side[foe] == NEITHER or g.side[foe] != other_side(g.side[seat]):
        return "trait.persuasive"
    if not g.troops_of(foe, g.field, FOOTMAN) or not g.stock_left(seat, FOOTMAN):
        return "trait.persuasive"
    return None


class Persuasion(Form[France]):
    """Whoever could have the Persuasive there is asked, one after the other; nothing shows who has."""

    rule: ClassVar[str] = "trait.persuasive"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"seats": Seats()}

    def __init__(self, seats: int) -> None:
        self.seats = seats  # still to be asked

    def enter(self, g: France) -> None:
        court_of(g).persuading = 0

    def needs(self, g: France) -> Need:
        for seat in g.in_turn_order():
            if self.seats >> seat & 1:
                return ask(seat)
        return DONE

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        is_there = any(has_trait(g, lord, PERSUASIVE) for lord in g.lords_at(seat, g.field))
        for foe in range(SEATS):
            menu.put(PERSUADE + foe, no_convert(g, seat, foe) if is_there else "trait.persuasive")

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        """[trait.persuasive] [phase6.active]"""
        self.seats &= ~(1 << seat)
        if verb == PERSUADE:
            lord = bearer(g, PERSUASIVE)
            turn_up(g, lord)
            take_troops(g, noun, g.field, FOOTMAN, 1)
            put_troops(g, seat, g.field, FOOTMAN, 1)
            g.tell(PERSUADED, seat, lord, noun)

    def fits(self, g: France) -> str | None:
        return "seats: no battle is being fought" if self.seats and g.field < 0 else None

    def copy(self) -> Persuasion:
        return Persuasion(self.seats)
