"""Attendants: how they are drawn, the Tax Collector's tolls, the Minstrel's vote, the Strategist's plan."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.expansions.politics.court import (
    ATTENDANTS,
    ATTENDED,
    MARCH_PLANNED,
    MINSTREL,
    MOVES_FIRST,
    MOVES_LAST,
    PLAN,
    PLANS,
    STRATEGIST,
    TAX_COLLECTOR,
    TOLL_INCOME,
    USUAL,
    court_of,
    seat_with,
)
from outremer.games.fief.vocabulary import FIRST_PLAYER, KING
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag
from outremer.kernel.forms import DONE, Form, Need, Roll, ask
from outremer.kernel.menu import Menu

MOST_TOLLS: Final = 5  # [attendant.tax_collector]


class AttendantsDrawn(Form[France]):
    """Before all else each player draws an attendant, openly."""

    rule: ClassVar[str] = "attendant.draw"

    def drawer(self, g: France) -> int:
        """Whose attendant is drawn next, or NOBODY."""
        for seat in range(g.rules.seats):
            if court_of(g).attendant[seat] == NOBODY:
                return seat
        return NOBODY

    def needs(self, g: France) -> Need:
        """[attendant.draw]"""
        if self.drawer(g) == NOBODY:
            return DONE
        served = court_of(g).attendant
        return Roll([0 if one in served else 1 for one in range(len(ATTENDANTS))], ATTENDANTS)

    def rolled(self, g: France, outcome: int) -> None:
        """The rest stays in the box; whoever has the Tax Collector begins. [attendant.tax_collector.first]"""
        seat = self.drawer(g)
        court_of(g).attendant[seat] = outcome
        g.tell(ATTENDED, seat, outcome)
        if outcome == TAX_COLLECTOR:
            g.first = seat
            g.tell(FIRST_PLAYER, seat)


def tolls(g: France, seat: int) -> int:
    """Each bridge next to a village of the Tax Collector's player once, five at most. [attendant.tax_collector]"""
    if seat_with(g, TAX_COLLECTOR) != seat:
        return 0
    bridges = 0
    for one, other in g.rules.board.bridges:
        if g.controls(seat, one) or g.controls(seat, other):
            bridges += 1
    coins = min(bridges, MOST_TOLLS)
    if coins:
        g.tell(TOLL_INCOME, seat, bridges, coins)
    return coins


def minstrels_vote(g: France, title: int, seat: int) -> int:
    """One more for the King, with a lady in the family, captive or not; it is no clerical backing.

    [attendant.minstrel] [phase1.active]
    """
    if title != KING or seat_with(g, MINSTREL) != seat:
        return 0
    for lord in g.lords_of(seat):
        if g.is_lady(lord):
            return 1
    return 0


class Strategy(Form[France]):
    """The Strategist's player says when to move: before all others, after them, not at all, or in turn."""

    rule: ClassVar[str] = "attendant.strategist"
    blanks: ClassVar[dict[str, Blank]] = {"over": Flag()}

    def __init__(self, over: bool = False) -> None:
        self.over = over

    def enter(self, g: France) -> None:
        court_of(g).plan = USUAL

    def needs(self, g: France) -> Need:
        """[attendant.strategist] [phase5.active]"""
        seat = seat_with(g, STRATEGIST)
        return DONE if self.over or seat == NOBODY or not g.lords_of(seat) else ask(seat)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        for plan in range(len(PLANS)):
            menu.put(PLAN + plan)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.over = True
        court_of(g).plan = noun
        g.tell(MARCH_PLANNED, seat, noun)

    def copy(self) -> Strategy:
        return Strategy(self.over)


def planned(g: France, order: list[int]) -> list[int]:
    """The order of movement: the others keep theirs. [attendant.strategist.others]"""
    seat, plan = seat_with(g, STRATEGIST), court_of(g).plan
    if seat == NOBODY or plan == USUAL:
        return order
    others = [one for one in order if one != seat]
    if plan == MOVES_FIRST:
        return [seat, *others]
    return [*others, seat] if plan == MOVES_LAST else others
