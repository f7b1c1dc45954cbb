"""PASSO 3. RENDITE: each area pays whoever controls it; one may take less."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.jerusalem.vocabulary import (
    ADMIRAL,
    BEZANT,
    COLLECT,
    COLLECTED,
    EARNED,
    EMPTY_HANDED,
    LEAVE,
    OFFICE_NAMES,
    POINT,
    RENOUNCED,
    SQUIRE,
    TOWER_OF_DAVID,
)
from outremer.games.jerusalem.world import BEZANTS, MANY, OFFICE, POINTS, City
from outremer.kernel.blanks import NOBODY, Blank, Noun, Number, Seat, given
from outremer.kernel.forms import DONE, Call, Form, Need, ask
from outremer.kernel.menu import Menu


class Income(Form[City]):
    """Palace, Templars, Patriarchate, Market, Nobility: control is worked out, then each collects in turn order."""

    rule: ClassVar[str] = "income.steps.complete-before-next"
    blanks: ClassVar[dict[str, Blank]] = {"office": Noun(OFFICE_NAMES)}

    def __init__(self, office: int) -> None:
        self.office = office

    def enter(self, g: City) -> None:
        pays = g.rules.pays
        for area in range(TOWER_OF_DAVID):  # [income.order-of-sectors] [tower-of-david.no-normal-income.it]
            seat, first = g.controller(area), area * 3
            if seat != NOBODY and any(pays[first : first + 3]):
                g.tell(EARNED, seat, area, pays[first + SQUIRE], pays[first + BEZANT], pays[first + POINT])

    def needs(self, g: City) -> Need:
        return Call(Collecting(g.seat_of(self.office), 0, 0, 0)) if self.office <= ADMIRAL else DONE

    def out_of_turn(self, g: City, seat: int) -> str:
        """Those before it have what was due to them; the others wait. [income.may-take-less]"""
        return "income.may-take-less" if g.has[OFFICE + seat] < self.office else self.order

    def returned(self, g: City, form: Form[City]) -> None:
        self.office += 1

    def fits(self, g: City) -> str | None:
        return g.no_turn_of(self.office)

    def copy(self) -> Income:
        return Income(self.office)


class Collecting(Form[City]):
    """What one player's areas pay, taken whole or less."""

    rule: ClassVar[str] = "income.steps.complete-before-next"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "squires": Number(0, MANY),
        "bezants": Number(0, MANY),
        "points": Number(0, MANY),
    }

    def __init__(self, seat: int, squires: int, bezants: int, points: int) -> None:
        self.seat = seat
        self.squires = squires  # what is still due
        self.bezants = bezants
        self.points = points

    def enter(self, g: City) -> None:
        """Nothing stands or moves between the first player's income and the last's, so control is the same for all."""
        pays = g.rules.pays
        for area in range(TOWER_OF_DAVID):
            if g.controller(area) == self.seat:  # [income.phase.purpose] [income.most-squires-earns]
                first = area * 3
                self.squires += pays[first + SQUIRE]
                self.bezants += pays[first + BEZANT]
                self.points += pays[first + POINT]

    def needs(self, g: City) -> Need:
        return ask(self.seat) if self.squires or self.bezants or self.points else DONE

    def may(self, g: City, seat: int, menu: Menu) -> None:
        menu.put(COLLECT)
        menu.put(LEAVE + SQUIRE, None if self.squires else "income.may-take-less")
        menu.put(LEAVE + BEZANT, None if self.bezants else "income.may-take-less")
        menu.put(LEAVE + POINT, None if self.points else "income.may-take-less")

    def answer(self, g: City, seat: int, verb: int, noun: int) -> None:
        if verb == COLLECT:
            self.collect(g)
            return
        if noun == SQUIRE:
            self.squires -= 1
        elif noun == BEZANT:
            self.bezants -= 1
        else:
            self.points -= 1
        g.tell(RENOUNCED, seat, noun)  # [income.may-take-none]

    def collect(self, g: City) -> None:
        """[income.behind-screen] [income.squires-from-supply] [income.money-from-bank] [income.points-on-track]"""
        came = g.recruit(self.seat, self.squires)
        g.has[BEZANTS + self.seat] += self.bezants
        g.has[POINTS + self.seat] += self.points
        if came or self.bezants or self.points:
            g.tell(COLLECTED, self.seat, came, self.bezants, self.points)
        else:
            g.tell(EMPTY_HANDED, self.seat)  # squires were due, and the supply has none left [component.squires]
        self.squires = self.bezants = self.points = 0

    def copy(self) -> Collecting:
        return Collecting(self.seat, self.squires, self.bezants, self.points)
