"""Whose leave an army needs on its way, and control handed over."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.layout import ARRIVAL, BESIEGERS
from outremer.games.fief.places import hand_over
from outremer.games.fief.promises import broke
from outremer.games.fief.table_rules import Desk
from outremer.games.fief.vocabulary import (
    ACCEPT,
    HAND_OVER,
    LEAVE_ASKED,
    LEAVE_GIVEN,
    LEAVE_REFUSED,
    LORD_COUNT,
    LORDS,
    PROMISED_LEAVE,
    REFUSE,
    SEATS,
    VILLAGE_COUNT,
    VILLAGES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Seat, Seats, given
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


def besiegers_of(g: France, seat: int, village: int) -> int:
    """The seats (bits) that keep this one from leaving its own walls. [move.exit.siege]"""
    return g.village[BESIEGERS + village] & ~(1 << seat) if g.controls(seat, village) else 0


def road_holders(g: France, seat: int, start: int, to: int, came: int) -> int:
    """The seats (bits) whose troops stand on that road outside the village. [move.exit.contested_road]

    `came` is where the army came from in this move: that way is free. Who has not moved yet is hindered by those who
    came after him; a controller stands in the village and not on a road, be it one by transfer. [control.transfer]
    """
    holders = 0
    mine = g.arrival(seat, start)
    for other in range(g.rules.seats):
        if other != seat and g.came_from(other, start) == to and not g.controls(other, start):
            if g.men(other, start) and (g.arrival(other, start) > mine if came == NOBODY else came != to):
                holders |= 1 << other
    return holders


def host(g: France, seat: int, village: int) -> int:
    """The opponent who controls and occupies it, or NOBODY: to pass, his leave is needed. [move.cross.consent]"""
    controller = g.controller(village)
    return controller if controller not in (NOBODY, seat) and g.occupies(controller, village) else NOBODY


def holders_behind(g: France, seat: int, start: int, to: int, came: int) -> int:
    """The seats (bits) whose leave it takes to go out of `start` by the road to `to`."""
    holders = besiegers_of(g, seat, start) | road_holders(g, seat, start, to, came)
    if came == NOBODY and g.came_from(seat, start) not in (NOBODY, to):  # an army before another's village
        owner = host(g, seat, start)
        if owner != NOBODY:
            holders |= 1 << owner
    return holders | g.rules.asks.wardens(g, seat, start, to, came)


def rule_behind(g: France, seat: int, start: int, to: int, came: int) -> str:
    """Why leave is needed to go that way."""
    if besiegers_of(g, seat, start):
        return "move.exit.siege"
    if road_holders(g, seat, start, to, came):
        return "move.exit.contested_road"
    return g.rules.asks.bars_link(g, start, to) or "move.cross.consent"


class Leave(Form[France]):
    """Whoever holds the way is asked, one after the other in turn order; the first refusal counts."""

    rule: ClassVar[str] = "move.cross.consent"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "start": given(Noun(VILLAGES)),
        "to": given(Noun(VILLAGES)),
        "came": given(Noun(VILLAGES, nobody=True)),
        "crossing": given(Flag()),
        "lords": given(Nouns(LORDS)),
        "agreed": Seats(),
        "refused": Seat(nobody=True),
    }

    def __init__(
        self,
        seat: int,
        start: int,
        to: int,
        came: int,
        crossing: bool,
        lords: int,
        agreed: int = 0,
        refused: int = NOBODY,
    ) -> None:
        self.seat = seat
        self.start = start
        self.to = to
        self.came = came
        self.crossing = crossing  # through the village ahead; else out of the village where the army is
        self.lords = lords
        self.agreed = agreed
        self.refused = refused

    def next_asked(self, g: France) -> int:
        """Who has still to agree, or NOBODY. [move.cross.consent] [move.exit.contested_road] [move.exit.siege]"""
        if self.crossing:
            owner = host(g, self.seat, self.to)
            holders = 0 if owner == NOBODY else 1 << owner
        else:
            holders = holders_behind(g, self.seat, self.start, self.to, self.came)
        holders &= ~self.agreed
        if holders:
            for seat in g.in_turn_order():
                if holders >> seat & 1:
                    return seat
        return NOBODY

    def moot(self, g: France) -> bool:
        return not any(
            self.lords >> lord & 1 and g.place(lord) == self.start and g.is_free(lord) for lord in range(LORD_COUNT)
        )

    def enter(self, g: France) -> None:
        seat = self.next_asked(g)
        if seat != NOBODY:
            g.tell(LEAVE_ASKED, self.seat, seat, self.to)

    def needs(self, g: France) -> Need:
        seat = NOBODY if self.refused != NOBODY else self.next_asked(g)
        return DONE if seat == NOBODY else ask(seat)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(ACCEPT)
        menu.put(REFUSE)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == REFUSE:
            self.refused = seat
            g.tell(LEAVE_REFUSED, seat, self.to)
            broke(g, seat, self.seat, PROMISED_LEAVE)
            return
        self.agreed |= 1 << seat
        g.tell(LEAVE_GIVEN, seat, self.to)
        self.enter(g)

    def concerns(self, g: France, seat: int) -> bool:
        return True

    def copy(self) -> Leave:
        return Leave(self.seat, self.start, self.to, self.came, self.crossing, self.lords, self.agreed, self.refused)


class Keys(Desk):
    """Whoever controls a village may hand it to another who is there."""

    verbs: ClassVar[tuple[int, ...]] = (HAND_OVER,)

    def has_business(self, g: France, seat: int) -> bool:
        return 2 in g.presence[ARRIVAL : ARRIVAL + VILLAGE_COUNT * SEATS]  # somewhere there are two

    def offers(self, g: France, seat: int, menu: Menu) -> None:
        menu.none(HAND_OVER, "control.transfer")
        for village in g.villages_of(seat):
            if not g.handed >> village & 1:  # once a phase [control.transfer]
                for other in range(g.rules.seats):
                    if other != seat and g.occupies(other, village):
                        menu.put(HAND_OVER + village * SEATS + other)

    def offered(self, g: France, seat: int, verb: int, noun: int) -> Form[France] | None:
        hand_over(g, noun // SEATS, noun % SEATS)
        return None
