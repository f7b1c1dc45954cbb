"""Whose troops an uprising attacks, and which of them fall."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.places import take_troops
from outremer.games.fief.unrest import has_men, ruin
from outremer.games.fief.vocabulary import (
    FIRST,
    FOOTMAN,
    KNIGHT,
    LOSE,
    SEATS,
    TROOP_KINDS,
    TROOP_LOST,
    VILLAGES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Noun, Number, Seat, Seats, given
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


class Victims(Form[France]):
    """Whose troops are attacked first, or next."""

    rule: ClassVar[str] = "card.uprising.order_of_victims"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": given(Seat()),
        "village": given(Noun(VILLAGES)),
        "seats": given(Seats()),
        "first": Seat(nobody=True),
    }

    def __init__(self, by: int, village: int, seats: int, first: int = NOBODY) -> None:
        self.by = by
        self.village = village
        self.seats = seats  # that have troops there
        self.first = first

    def enter(self, g: France) -> None:
        if self.seats.bit_count() == 1:
            self.first = self.seats.bit_length() - 1

    def needs(self, g: France) -> Need:
        return ask(self.by) if self.first == NOBODY else DONE

    def may(self, g: France, seat: int, menu: Menu) -> None:
        """[card.uprising.order_of_victims]"""
        for other in range(SEATS):
            menu.put(FIRST + other, None if self.seats >> other & 1 else "card.uprising.order_of_victims")

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.first = noun

    def copy(self) -> Victims:
        return Victims(self.by, self.village, self.seats, self.first)


def most_taken(g: France, knights: int, footmen: int, hits: int) -> int:
    """How many of the hits these men can take, whole men only. [battle.losses.maximum]"""
    kinds = g.rules.kinds
    best = 0
    for fallen in range(knights + 1):
        left = hits - fallen * kinds[KNIGHT].life
        if left >= 0:
            taken = min(footmen, left // kinds[FOOTMAN].life) * kinds[FOOTMAN].life
            best = max(best, hits - left + taken)
    return best


class UprisingLosses(Form[France]):
    """The attacked take away their men."""

    rule: ClassVar[str] = "battle.losses.owner_chooses"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "village": given(Noun(VILLAGES)),
        "left": Number(0, 999),
    }

    def __init__(self, seat: int, village: int, left: int) -> None:
        self.seat = seat
        self.village = village
        self.left = left

    def takes(self, g: France) -> int:
        return most_taken(g, g.troops_of(self.seat, self.village, KNIGHT), self.footmen(g), self.left)

    def footmen(self, g: France) -> int:
        return g.troops_of(self.seat, self.village, FOOTMAN)

    def needs(self, g: France) -> Need:
        return ask(self.seat) if self.takes(g) else DONE

    def no_loss(self, g: France, kind: int) -> str | None:
        """[battle.losses.maximum]"""
        if not g.troops_of(self.seat, self.village, kind):
            return "battle.losses.owner_chooses"
        left = [g.troops_of(self.seat, self.village, KNIGHT), self.footmen(g)]
        left[kind] -= 1
        life = g.rules.kinds[kind].life
        if life > self.left or life + most_taken(g, left[KNIGHT], left[FOOTMAN], self.left - life) < self.takes(g):
            return "battle.losses.maximum"
        return None

    def may(self, g: France, seat: int, menu: Menu) -> None:
        for kind in range(TROOP_KINDS):
            menu.put(LOSE + kind, self.no_loss(g, kind))

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.left -= g.rules.kinds[noun].life
        take_troops(g, seat, self.village, noun, 1)
        g.tell(TROOP_LOST, seat, noun, self.village)
        if not has_men(g, self.village):
            ruin(g, self.village)

    def copy(self) -> UprisingLosses:
        return UprisingLosses(self.seat, self.village, self.left)
