"""FASE 4. EVENTO: the card that has lain open since the round began takes effect."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.jerusalem.vocabulary import (
    ADMIRAL,
    AREA_NAMES,
    AREAS,
    END,
    EVENT_STRIKES,
    FIRST_AREA,
    KEEP,
    KEPT,
    LOST,
    MARKET,
    MOST_SAVED,
    NOBILITY,
    OFFICE_NAMES,
    PALACE,
    PATRIARCH,
    PATRIARCHATE,
    SAVE,
    SAVED,
    SEATS,
    STRUCK,
    SUCCESSION,
    TARGET,
    TAX,
    TEMPLARS,
    WAR,
)
from outremer.games.jerusalem.world import BARON, BEZANTS, COLOUR, OFFICE, SUPPLY, City
from outremer.kernel.blanks import NOBODY, Blank, Noun, Number
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.layouts import Chairs, Grid
from outremer.kernel.menu import Menu


def event_form(g: City) -> Form[City]:
    """The event of this round. [event.phase.card-of-the-round]"""
    if g.event == SUCCESSION:
        return Succession(g.rules.first_office)
    if g.event == PATRIARCH:
        return ElectionOfThePatriarch()
    if g.event == TAX:
        return Tax(g.rules.first_office, [0, 0, 0])
    return War(g.rules.first_office, 0, [0] * SEATS)


def clear_sector(g: City, seat: int, sector: int) -> int:
    """All squires of this seat in this sector go to the supply; returns how many. Barons protect nobody.

    [event.succession.baron-no-protection] [event.war.baron-no-protection]
    """
    total = 0
    for area in range(FIRST_AREA[sector], FIRST_AREA[sector + 1]):
        here = g.men[area * SEATS + seat]
        if here:
            g.remove(seat, area, here)
            g.tell(LOST, seat, here, area)
            total += here
    return total


class Succession(Form[City]):
    """SUCCESSIONE DEL RE: the Palace is cleared; a Baron shelters up to two."""

    rule: ClassVar[str] = "event.succession.save-two"
    blanks: ClassVar[dict[str, Blank]] = {"office": Noun(OFFICE_NAMES)}

    def __init__(self, office: int) -> None:
        self.office = office

    def enter(self, g: City) -> None:
        g.tell(EVENT_STRIKES, SUCCESSION)
        self.skip(g)

    def skip(self, g: City) -> None:
        """Those with no Baron on the board save none. [event.succession.no-baron-no-saving]"""
        while self.office <= ADMIRAL:
            seat = g.seat_of(self.office)
            if g.has[BARON + seat] != NOBODY and g.in_sector(seat, PALACE):
                return
            clear_sector(g, seat, PALACE)  # [event.succession.remove-all]
            self.office += 1

    def needs(self, g: City) -> Need:
        return ask(g.seat_of(self.office)) if self.office <= ADMIRAL else DONE

    def may(self, g: City, seat: int, menu: Menu) -> None:
        most = min(MOST_SAVED, g.in_sector(seat, PALACE))
        menu.amount(SAVE, 0, most, "event.succession.save-two", "event.succession.save-two")

    def out_of_turn(self, g: City, seat: int) -> str:
        if g.has[BARON + seat] == NOBODY:
            return "event.succession.no-baron-no-saving"
        return self.rule if g.has[OFFICE + seat] < self.office or not g.in_sector(seat, PALACE) else self.order

    def answer(self, g: City, seat: int, verb: int, noun: int) -> None:
        """The area of the Baron is cleared like the others, then takes the saved. [event.succession.baron-in-palace]"""
        clear_sector(g, seat, PALACE)
        g.has[SUPPLY + seat] -= noun
        g.men[g.has[BARON + seat] * SEATS + seat] += noun
        g.tell(SAVED, seat, noun, g.has[BARON + seat])
        self.office += 1
        self.skip(g)

    def fits(self, g: City) -> str | None:
        if g.has[BARON + g.seat_of(self.office)] == NOBODY:
            return "office: must be of somebody whose Baron is on the board"
        return g.no_turn_of(self.office)

    def copy(self) -> Succession:
        return Succession(self.office)


class ElectionOfThePatriarch(Form[City]):
    """ELEZIONE DEL PATRIARCA: in each area all shrink to the weakest present."""

    rule: ClassVar[str] = "event.patriarch.reduce-to-weakest"

    def enter(self, g: City) -> None:
        g.tell(EVENT_STRIKES, PATRIARCH)
        for area in range(FIRST_AREA[PATRIARCHATE], FIRST_AREA[PATRIARCHATE + 1]):
            reduce_to_weakest(g, area)
        for area in range(FIRST_AREA[NOBILITY], FIRST_AREA[NOBILITY + 1]):
            reduce_to_weakest(g, area)

    def needs(self, g: City) -> Need:
        return DONE


def reduce_to_weakest(g: City, area: int) -> None:
    """Only those present are compared. [event.patriarch.only-present-players] [event.patriarch.single-colour-safe]

    Barons do not matter. [event.patriarch.reduce-to-weakest] [event.patriarch.baron-no-protection]
    """
    weakest = 0
    for seat in range(SEATS):
        here = g.men[area * SEATS + seat]
        if here and (not weakest or here < weakest):
            weakest = here
    for seat in range(SEATS):
        surplus = g.men[area * SEATS + seat] - weakest
        if surplus > 0:
            g.remove(seat, area, surplus)  # [event.patriarch.to-supply]
            g.tell(LOST, seat, surplus, area)


class Tax(Form[City]):
    """TASSAZIONE STRAORDINARIA: a bezant for each squire that stays in the Market."""

    rule: ClassVar[str] = "event.tax.remove-market"
    blanks: ClassVar[dict[str, Blank]] = {
        "office": Noun(OFFICE_NAMES),
        "kept": Grid(Number(0, COLOUR), AREA_NAMES[FIRST_AREA[MARKET] : FIRST_AREA[MARKET + 1]]),
    }

    def __init__(self, office: int, kept: list[int]) -> None:
        self.office = office
        self.kept = kept  # by area of the Market: squires of the present player that are paid for

    def enter(self, g: City) -> None:
        g.tell(EVENT_STRIKES, TAX)
        self.skip(g)

    def skip(self, g: City) -> None:
        while self.office <= ADMIRAL and not g.in_sector(g.seat_of(self.office), MARKET):
            self.office += 1

    def needs(self, g: City) -> Need:
        return ask(g.seat_of(self.office)) if self.office <= ADMIRAL else DONE

    def may(self, g: City, seat: int, menu: Menu) -> None:
        menu.put(END)
        menu.none(KEEP, "event.tax.remove-market")
        for place in range(3):
            menu.put(KEEP + FIRST_AREA[MARKET] + place, self.no_keeping(g, seat, place))

    def out_of_turn(self, g: City, seat: int) -> str:
        return self.rule if g.has[OFFICE + seat] < self.office or not g.in_sector(seat, MARKET) else self.order

    def no_keeping(self, g: City, seat: int, place: int) -> str | None:
        if g.men[(FIRST_AREA[MARKET] + place) * SEATS + seat] <= self.kept[place]:
            return "event.tax.remove-market"
        return None if g.has[BEZANTS + seat] else "event.tax.pay-to-keep"

    def answer(self, g: City, seat: int, verb: int, noun: int) -> None:
        if verb == KEEP:
            g.has[BEZANTS + seat] -= 1
            self.kept[noun - FIRST_AREA[MARKET]] += 1
            g.tell(KEPT, seat, noun)
            return
        for place in range(3):
            area = FIRST_AREA[MARKET] + place
            lost = g.men[area * SEATS + seat] - self.kept[place]
            if lost:
                g.remove(seat, area, lost)  # [event.tax.unpaid-to-supply] [event.tax.baron-no-protection]
                g.tell(LOST, seat, lost, area)
        self.kept = [0, 0, 0]
        self.office += 1  # [event.tax.turn-order.de]
        self.skip(g)

    def fits(self, g: City) -> str | None:
        misfit = g.no_turn_of(self.office)
        for place in range(3):
            area = FIRST_AREA[MARKET] + place
            if misfit is None and self.kept[place] > g.men[area * SEATS + g.seat_of(self.office)]:
                misfit = f"kept.{AREA_NAMES[area]}: more are paid for than stand there"
        return misfit

    def copy(self) -> Tax:
        return Tax(self.office, self.kept[:])


class War(Form[City]):
    """GUERRA: the Templars are emptied; for each squire lost one may strike an opponent's."""

    rule: ClassVar[str] = "event.war.hit-opponents"
    order: ClassVar[str] = "event.war.turn-order"
    blanks: ClassVar[dict[str, Blank]] = {
        "office": Noun(OFFICE_NAMES),
        "left": Number(1, COLOUR),
        "struck": Grid(Number(0, 2), Chairs(SEATS)),
    }

    def __init__(self, office: int, left: int, struck: list[int]) -> None:
        self.office = office
        self.left = left  # strikes still free to the present player, whose own squires are gone
        self.struck = struck  # by opponent

    def enter(self, g: City) -> None:
        g.tell(EVENT_STRIKES, WAR)
        self.fall(g)

    def fall(self, g: City) -> None:
        """Go on to the next player who may strike somebody. [event.war.remove-templars]"""
        while self.office <= ADMIRAL:
            self.left = clear_sector(g, g.seat_of(self.office), TEMPLARS)
            if self.left and self.can_strike(g):
                return
            self.office += 1

    def can_strike(self, g: City) -> bool:
        seat = g.seat_of(self.office)
        for other in range(g.rules.seats):
            for area in range(AREAS):
                if self.no_strike(g, seat, other, area) is None:
                    return True
        return False

    def no_strike(self, g: City, seat: int, other: int, area: int) -> str | None:
        if other == seat or not g.men[area * SEATS + other]:
            return "event.war.hit-opponents"
        if self.struck[other] >= 2:
            return "event.war.max-two-per-opponent"
        if g.lock[area] != NOBODY and not g.rules.war_hits_blocked:  # [event.war.blocked-areas-too.de]
            return "event.war.unblocked-only"
        return None

    def needs(self, g: City) -> Need:
        return ask(g.seat_of(self.office)) if self.office <= ADMIRAL else DONE

    def may(self, g: City, seat: int, menu: Menu) -> None:
        menu.put(END)
        for other in range(SEATS):
            for area in range(AREAS):
                menu.put(TARGET + other * AREAS + area, self.no_strike(g, seat, other, area))

    def out_of_turn(self, g: City, seat: int) -> str:
        """Who has lost none strikes none. [event.war.hit-opponents]"""
        return self.rule if g.has[OFFICE + seat] < self.office or not g.in_sector(seat, TEMPLARS) else self.order

    def answer(self, g: City, seat: int, verb: int, noun: int) -> None:
        if verb == TARGET:
            other, area = noun // AREAS, noun % AREAS
            g.remove(other, area, 1)  # [event.war.to-supply]
            self.struck[other] += 1
            self.left -= 1
            g.tell(STRUCK, seat, other, area)
        else:
            self.left = 0
        if not self.left or not self.can_strike(g):
            self.office += 1
            self.struck = [0] * SEATS
            self.fall(g)

    def fits(self, g: City) -> str | None:
        return g.no_turn_of(self.office)

    def copy(self) -> War:
        return War(self.office, self.left, self.struck[:])
