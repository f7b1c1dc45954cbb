"""Mercenaries placed into a battle, and back into the reserve afterwards."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.expansions.tactics.camp import (
    DEPLOY,
    MERCENARIES_BACK,
    MERCENARIES_DEPLOYED,
    MERCENARIES_SICKENED,
    MERCENARY,
    camp,
)
from outremer.games.fief.places import put_troops, take_troops
from outremer.games.fief.sides import seats_on
from outremer.games.fief.vocabulary import ATTACKER, DEFENDER, NEITHER, PLAGUE
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Seats
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


def no_deployment(g: France, seat: int) -> str | None:
    """Where a lord of the own family fights; those who ride are lords and knights only. [mercenary.deploy]"""
    if g.side[seat] == NEITHER or not camp(g).reserve[seat] or not g.has_lord_at(seat, g.field):
        return "mercenary.deploy"
    return "mercenary.deploy" if g.riding == seat else None


class Deployment(Form[France]):
    """Before a battle begins, the attackers first: who began it, then in turn order."""

    rule: ClassVar[str] = "mercenary.deploy"
    order: ClassVar[str] = "mercenary.deploy"
    blanks: ClassVar[dict[str, Blank]] = {"asked": Seats()}

    def __init__(self, asked: int = 0) -> None:
        self.asked = asked

    def next_asked(self, g: France) -> int:
        attackers = seats_on(g, ATTACKER)
        if g.active in attackers:
            attackers = [g.active, *(seat for seat in attackers if seat != g.active)]
        for seat in attackers + seats_on(g, DEFENDER):
            if not self.asked >> seat & 1 and no_deployment(g, seat) is None:
                return seat
        return NOBODY

    def needs(self, g: France) -> Need:
        seat = self.next_asked(g)
        return DONE if seat == NOBODY else ask(seat)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.amount(DEPLOY, 0, camp(g).reserve[seat], "mercenary.deploy", "mercenary.deploy")

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        """[mercenary.deploy]"""
        self.asked |= 1 << seat
        if noun:
            deploy(g, seat, noun)

    def copy(self) -> Deployment:
        return Deployment(self.asked)


def deploy(g: France, seat: int, count: int) -> None:
    """They count like men-at-arms; where the Plague is, half of them fall, rounded down.

    [mercenary.stats] [mercenary.plague]
    """
    camp(g).reserve[seat] -= count
    g.tell(MERCENARIES_DEPLOYED, seat, g.field, count)
    fallen = 0
    if g.is_struck(g.field, PLAGUE) and not g.rules.asks.troops_spared_by_plague(g, seat, g.field):
        fallen = count // 2
    if fallen:
        g.tell(MERCENARIES_SICKENED, seat, g.field, fallen)
    put_troops(g, seat, g.field, MERCENARY, count - fallen)


def go_back(g: France, village: int) -> None:
    """The dead are in the general reserve already; those who live return to their player's. [mercenary.after_battle]"""
    for seat in range(g.rules.seats):
        count = g.troops_of(seat, village, MERCENARY)
        if count:
            take_troops(g, seat, village, MERCENARY, count)
            camp(g).reserve[seat] += count
            g.tell(MERCENARIES_BACK, seat, count)
