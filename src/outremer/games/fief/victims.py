"""Whose troops an uprising attacks, and which of them fall."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.counters import bar_absent_kinds, by_kind
from outremer.games.fief.losses import lives, most_hits
from outremer.games.fief.places import take_troops
from outremer.games.fief.unrest import has_men, ruin
from outremer.games.fief.vocabulary import (
    FIRST,
    LOSE,
    SEATS,
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
        """How many of the hits these men can take, whole men only. [battle.losses.maximum]"""
        return most_hits(lives(g), by_kind(g, self.seat, self.village), self.left)

    def needs(self, g: France) -> Need:
        return ask(self.seat) if self.takes(g) else DONE

    def no_loss(self, g: France, kind: int) -> str | None:
        """[battle.losses.maximum]"""
        if not g.troops_of(self.seat, self.village, kind):
            return "battle.losses.owner_chooses"
        bar = g.rules.asks.bars_loss(g, self.seat, self.village, kind, False)
        if bar is not None:
            return bar
        left = by_kind(g, self.seat, self.village)
        left[kind] -= 1
        life = g.rules.kinds[kind].life
        if not life or life > self.left or life + most_hits(lives(g), left, self.left - life) < self.takes(g):
            return "battle.losses.maximum"
        return None

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.none(LOSE, "battle.losses.owner_chooses")
        for kind in g.rules.kinds_in_play:
            menu.put(LOSE + kind, self.no_loss(g, kind))
        bar_absent_kinds(g, menu, LOSE)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.left -= g.rules.kinds[noun].life
        take_troops(g, seat, self.village, noun, 1)
        g.tell(TROOP_LOST, seat, noun, self.village)
        g.rules.asks.troop_fell(g, seat, self.village, noun)
        if not has_men(g, self.village):
            ruin(g, self.village)

    def copy(self) -> UprisingLosses:
        return UprisingLosses(self.seat, self.village, self.left)
