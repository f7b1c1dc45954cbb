"""Sieges begin, go on, grow engines."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.layout import BESIEGERS, ENGINE_AT, ENGINE_DICE, WALLED
from outremer.games.fief.places import lift_siege
from outremer.games.fief.table_rules import Desk
from outremer.games.fief.vocabulary import (
    BESIEGE,
    DONE_WITH_IT,
    ENGINE_GROWS,
    ENGINES,
    LIFT,
    SEATS,
    SIEGE_BEGINS,
    VILLAGE_COUNT,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Number
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


def no_siege(g: France, seat: int, village: int) -> str | None:
    """Troops before walls in which somebody else is. [siege.start]"""
    besieged = g.controller(village)
    if not g.men(seat, village) or not g.walls(village) or besieged in (NOBODY, seat):
        return "siege.start"
    if not g.occupies(besieged, village) or g.besieges(seat, village):
        return "siege.start"
    if g.rules.siege_needs_lord and not g.has_lord_at(seat, village):
        return "siege.start"
    return None


def begin_siege(g: France, seat: int, village: int) -> None:
    """Each besieger brings an engine, if one is left. [siege.engine.first] [siege.engine.allies]"""
    g.village[BESIEGERS + village] |= 1 << seat
    g.tell(SIEGE_BEGINS, seat, village)
    grow_engine(g, seat, village)
    g.rules.asks.besieging(g, seat, village)


def grow_engine(g: France, seat: int, village: int) -> None:
    """One that stands there turns to two dice; else one comes, if there is one left. [siege.engine.second]"""
    spare = NOBODY
    for at in range(seat * ENGINES, seat * ENGINES + ENGINES):
        if g.engine[ENGINE_AT + at] == village:
            if g.engine[ENGINE_DICE + at] == 1:
                g.engine[ENGINE_DICE + at] = 2
                g.tell(ENGINE_GROWS, seat, village, 2)
            return
        if g.engine[ENGINE_AT + at] == NOBODY and spare == NOBODY:
            spare = at
    if spare != NOBODY:
        g.engine[ENGINE_AT + spare] = village
        g.engine[ENGINE_DICE + spare] = 1
        g.tell(ENGINE_GROWS, seat, village, 1)


class Sieges(Form[France]):
    """In turn order, after all battles: whoever has a siege and does not lift it goes on, then new ones may begin. The
    village stays the besieged one's."""

    rule: ClassVar[str] = "siege.start"
    order: ClassVar[str] = "battle.player_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Number(0, SEATS),
    }

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn

    def enter(self, g: France) -> None:
        self.come_to(g, 0)

    def come_to(self, g: France, turn: int) -> None:
        """Engines grow where a siege goes on; then on to whoever could begin one. [siege.engine.second]"""
        order = g.in_turn_order()
        self.turn = turn
        while self.turn < len(order):
            seat = g.active = order[self.turn]
            may_begin = False
            for village in range(VILLAGE_COUNT):
                if not g.village[WALLED + village] and not g.village[BESIEGERS + village]:
                    continue
                if g.besieges(seat, village):
                    grow_engine(g, seat, village)
                    g.rules.asks.besieging(g, seat, village)
                elif no_siege(g, seat, village) is None:
                    may_begin = True
            if may_begin:
                return
            self.turn += 1

    def needs(self, g: France) -> Need:
        return ask(g.in_turn_order()[self.turn]) if self.turn < g.rules.seats else DONE

    def may(self, g: France, seat: int, menu: Menu) -> None:
        for village in range(VILLAGE_COUNT):
            menu.put(BESIEGE + village, no_siege(g, seat, village))
        menu.put(DONE_WITH_IT)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        """The besieged one keeps control. [siege.control]"""
        if verb == BESIEGE:
            begin_siege(g, seat, noun)
            for village in range(VILLAGE_COUNT):
                if no_siege(g, seat, village) is None:
                    return
        self.come_to(g, self.turn + 1)

    def copy(self) -> Sieges:
        return Sieges(self.turn)


class Tents(Desk):
    """Sieges are lifted at any time."""

    verbs: ClassVar[tuple[int, ...]] = (LIFT,)

    def has_business(self, g: France, seat: int) -> bool:
        return any(g.village[BESIEGERS : BESIEGERS + VILLAGE_COUNT])  # somewhere somebody besieges

    def offers(self, g: France, seat: int, menu: Menu) -> None:
        """[siege.lift]"""
        menu.none(LIFT, "siege.lift")
        for village in range(VILLAGE_COUNT):
            if g.village[BESIEGERS + village] >> seat & 1:
                menu.put(LIFT + village)

    def offered(self, g: France, seat: int, verb: int, noun: int) -> None:
        lift_siege(g, seat, noun)
