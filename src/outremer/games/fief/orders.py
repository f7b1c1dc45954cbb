"""What orders of knights share: who may take the vows in place of a draw, and how a Grand Master is elected.

An order is a value of the module that brings it; this chapter knows none by name.
"""

from __future__ import annotations

from typing import Final

from outremer.games.fief.hands import Draws
from outremer.games.fief.layout import HELD, OWNER
from outremer.games.fief.offices import no_standing, no_vote, simple_majority
from outremer.games.fief.table_rules import Office
from outremer.games.fief.titles import grant
from outremer.games.fief.vocabulary import KING, LORD_COUNT, MEN, TITLES, VILLAGE_COUNT
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.menu import Menu

VOTES_FOR_A_MASTER: Final = 2


class Order:
    """An order of knights: the titles of its lords and its Grand Master, and the rules that keep others out of it."""

    def __init__(self, lord: int, master: int, obtain: str, candidate: str, rival: str) -> None:
        self.lord: Final = lord
        self.master: Final = master
        self.obtain: Final = obtain  # a title in place of a draw, while there are markers
        self.candidate: Final = candidate  # who may take the vows
        self.rival: Final = rival  # nobody of a family that belongs to another order


def brothers(g: France, order: Order, seat: int) -> list[int]:
    """The lords of this family who belong to it, captives among them."""
    return [lord for lord in g.lords_of(seat) if g.has(lord, order.lord)]


def belongs(g: France, order: Order, seat: int) -> bool:
    """Is anybody of this family in it?"""
    row, title = g.lord, 1 << order.lord
    for lord in range(LORD_COUNT):
        if row[HELD + lord] & title and row[OWNER + lord] == seat:
            return True
    return False


def markers_left(g: France, order: Order) -> int:
    """Titles of its lords that are in nobody's hands."""
    left = g.rules.box.markers[TITLES[order.lord]]
    for lord in range(LORD_COUNT):
        left -= g.has(lord, order.lord)
    return left


def no_vows(g: France, order: Order, seat: int, lord: int) -> str | None:
    """The rule that keeps this family from putting the order's title on this lord, or None. Pure."""
    if g.owner(lord) != seat or g.is_lady(lord) or g.spouse(lord) != NOBODY or g.is_captive(lord):
        return order.candidate
    if g.excommunicated == lord or g.is_cleric(lord) or g.has(lord, KING) or g.rules.asks.is_renegade(g, lord):
        return order.candidate
    if g.has(lord, order.lord):
        return order.candidate
    if g.rules.asks.order_of(g, seat) not in (NOBODY, order.lord):
        return order.rival
    if not markers_left(g, order):
        return order.obtain
    return g.rules.asks.bars_title(g, order.lord, lord)


def could_take_vows(g: France, order: Order, seat: int) -> bool:
    """Is there anybody in this family on whom the title could be put?"""
    for lord in g.lords_of(seat):
        if no_vows(g, order, seat, lord) is None:
            return True
    return False


def list_vows(g: France, order: Order, draws: Draws, seat: int, menu: Menu, verb: int) -> None:
    """The module's word in the draw, a lord behind it."""
    menu.none(verb, order.obtain if not draws.has_draw_left() else order.candidate)
    if draws.has_draw_left():
        for lord in range(MEN):
            menu.put(verb + lord, no_vows(g, order, seat, lord))


def take_vows(g: France, order: Order, draws: Draws, lord: int) -> None:
    """In place of a card, at once. `draws` goes on."""
    grant(g, lord, order.lord)
    draws.trade(g)


def may_set_out_late(g: France, order: Order, lord: int) -> bool:
    """Is he of it, on the map, and neither captive nor besieged?"""
    if not g.is_free(lord) or not g.has(lord, order.lord):
        return False
    village = g.place(lord)
    return village < VILLAGE_COUNT and not (g.is_besieged(village) and g.controls(g.owner(lord), village))


class Mastership(Office):
    """The Grand Master of an order, elected by its lords, each with one vote, with two votes at least."""

    def __init__(self, order: Order, candidate: str) -> None:
        super().__init__(order.master)
        self.order: Final = order
        self.candidate: Final = candidate  # the rule who may stand

    def is_open(self, g: France) -> bool:
        """Where there are fewer votes than it takes, nobody is asked."""
        if g.holder_of(self.title) != NOBODY:
            return False
        total = 0
        for seat in range(g.rules.seats):
            total += self.votes(g, seat)
        return total >= VOTES_FOR_A_MASTER

    def no_candidate(self, g: France, lord: int) -> str | None:
        if not g.is_in_play(lord) or not g.has(lord, self.order.lord):
            return self.candidate
        return no_standing(g, self.title, lord)

    def votes(self, g: France, seat: int) -> int:
        """Neither captives nor the excommunicated vote."""
        total = g.rules.asks.extra_votes(g, self.title, seat)
        for lord in brothers(g, self.order, seat):
            if no_vote(g, self.title, lord) is None:
                total += 1
        return total

    def winner(self, g: France, votes: list[int], backing: list[int]) -> int:
        best = simple_majority(votes)
        return best if best != NOBODY and votes[best] >= VOTES_FOR_A_MASTER else NOBODY

    def install(self, g: France, lord: int) -> None:
        grant(g, lord, self.title)
