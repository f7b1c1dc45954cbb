"""VOLTAGABBANA: the card by which two squires of different colours change places."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.jerusalem.moving import no_leaving, too_few_there, walk
from outremer.games.jerusalem.vocabulary import AREA_NAMES, AREAS, LIFT, SEATS, SWAPPED, TARGET
from outremer.games.jerusalem.world import City
from outremer.kernel.blanks import NOBODY, Blank, Noun, Seat, given
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


def no_turncoat(g: City, seat: int) -> str | None:
    """An own and a foreign squire must stand in two areas that no Baron blocks. [action-cards.turncoat.no-baron]"""
    for area in range(AREAS):
        if no_turncoat_from(g, seat, area) is None:
            return None
    for area in range(AREAS):
        if no_turncoat_from(g, seat, area) == "action-cards.turncoat.no-baron":
            return "action-cards.turncoat.no-baron"
    return "action-cards.turncoat"


def no_turncoat_from(g: City, seat: int, area: int) -> str | None:
    """What keeps this seat's squire in this area from changing places with one elsewhere."""
    rule, blocked = "action-cards.turncoat", "action-cards.turncoat.no-baron"
    bar = no_leaving(g, seat, area, 1, rule, blocked)
    if bar is not None:
        return bar
    for place in range(AREAS):
        if place != area:
            for other in range(SEATS):
                if other != seat and g.men[place * SEATS + other]:
                    if g.lock[place] == NOBODY:
                        return None
                    bar = blocked
    return bar or rule


class Turncoat(Form[City]):
    """VOLTAGABBANA: an own squire and an opponent's in another area change places; the opponent is not asked."""

    rule: ClassVar[str] = "action-cards.turncoat"
    blanks: ClassVar[dict[str, Blank]] = {"seat": given(Seat()), "own": Noun(AREA_NAMES, nobody=True)}

    def __init__(self, seat: int, own: int = NOBODY) -> None:
        self.seat = seat  # NOBODY once they have changed places
        self.own = own  # where the own squire stands

    def needs(self, g: City) -> Need:
        return ask(self.seat) if self.seat != NOBODY else DONE

    def may(self, g: City, seat: int, menu: Menu) -> None:
        rule, blocked = "action-cards.turncoat", "action-cards.turncoat.no-baron"
        for area in range(AREAS):
            if self.own == NOBODY:
                menu.put(LIFT + area, no_turncoat_from(g, seat, area))
            else:
                for other in range(SEATS):
                    same = other == seat or area == self.own
                    bar = rule if same else no_leaving(g, other, area, 1, rule, blocked)
                    menu.put(TARGET + other * AREAS + area, bar)

    def answer(self, g: City, seat: int, verb: int, noun: int) -> None:
        if verb == LIFT:
            self.own = noun
            return
        other, area = noun // AREAS, noun % AREAS
        walk(g, seat, self.own, area, True)
        g.men[area * SEATS + other] -= 1  # [action-cards.turncoat.no-refusal.it]
        g.men[self.own * SEATS + other] += 1
        g.tell(SWAPPED, seat, self.own, other, area)
        self.seat = NOBODY

    def fits(self, g: City) -> str | None:
        if no_turncoat(g, self.seat) is not None:
            return "own: there are no two squires to change places"
        if self.own == NOBODY or no_turncoat_from(g, self.seat, self.own) is None:
            return None
        none_there = too_few_there(g, "own", self.seat, self.own, 1)
        return none_there or "own: must be an area whose squire can change places with one elsewhere"

    def copy(self) -> Turncoat:
        return Turncoat(self.seat, self.own)
