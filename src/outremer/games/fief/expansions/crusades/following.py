"""In the turn of Saladin's Revenge: knights of the orders who come late, of their own will or because they must."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.disasters import PlagueEntered
from outremer.games.fief.expansions.crusades.departure import brave_rain, is_rained_in, set_out
from outremer.games.fief.expansions.crusades.host import crusade, escort_of, place_of
from outremer.games.fief.expansions.crusades.words import (
    BOARD,
    BOARDED,
    COUNTS,
    LAND,
    LANDED,
    OBJECTIVE_COUNT,
    REVENGE,
    SAIL,
)
from outremer.games.fief.objectives import DOCTOR
from outremer.games.fief.places import is_enemy_village, march
from outremer.games.fief.vocabulary import (
    FOOTMAN,
    FURTHER_KINDS,
    KNIGHT,
    LORDS,
    MOVEMENT,
    OBJECTIVES,
    RAIN,
    TROOP_KINDS,
    TROOPS,
    VILLAGE_COUNT,
    VILLAGES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Number, Seat
from outremer.kernel.forms import DONE, Call, Form, Need, ask
from outremer.kernel.layouts import Grid
from outremer.kernel.menu import Menu


def no_latecomer(g: France, seat: int, lord: int) -> str | None:
    """Lords of the orders only, and neither captive, besieged nor rained in. [crusade.join.when]"""
    if g.owner(lord) != seat or not g.rules.asks.may_join_late(g, lord):
        return "crusade.join.when"
    if g.phase != MOVEMENT or crusade(g).stage != REVENGE or g.field == g.place(lord):
        return "crusade.revenge.orders_deploy"
    return "crusade.join.rain" if is_rained_in(g, lord) else None


def no_destination(g: France, objective: int) -> str | None:
    """Any that is laid out, be nobody there. [crusade.revenge.orders_deploy]"""
    is_laid_out = crusade(g).track >> objective & 1 and g.rules.box.objectives[objective].kind != DOCTOR
    return None if is_laid_out else "crusade.revenge.orders_deploy"


def no_late_troops(g: France, seat: int, village: int) -> str | None:
    """Troops of the orders may go without a lord; then they only defend. [crusade.revenge.orders_deploy]"""
    if g.phase != MOVEMENT or crusade(g).stage != REVENGE or g.field == village:
        return "crusade.revenge.orders_deploy"
    for kind in g.rules.further_kinds:
        if g.rules.asks.troops_join_late(g, kind) and g.troops_of(seat, village, kind):
            is_shut_in = g.is_besieged(village) and g.controls(seat, village)
            return "crusade.join.captive" if is_shut_in else None
    return "crusade.revenge.orders_deploy"


class Following(Form[France]):
    """A lord of an order goes overseas, or troops of one do, and those who may go along say so; then, if the Plague is
    there, it is upon them."""

    rule: ClassVar[str] = "crusade.revenge.orders_deploy"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": Seat(),
        "objective": Noun(OBJECTIVES),
        "lord": Noun(LORDS, nobody=True),
        "start": Noun(VILLAGES),
        "before": Grid(Number(0, 99), TROOPS),
        "sailed": Flag(),
        "over": Flag(),
    }

    def __init__(
        self,
        seat: int,
        objective: int,
        lord: int,
        start: int,
        before: list[int] | None = None,
        sailed: bool = False,
        over: bool = False,
    ) -> None:
        self.seat = seat
        self.objective = objective
        self.lord = lord  # NOBODY: troops alone
        self.start = start
        self.before = [0] * TROOP_KINDS if before is None else before  # of the family, there already
        self.sailed = sailed
        self.over = over

    def enter(self, g: France) -> None:
        """They do not count among the six. [crusade.revenge.orders_deploy] [crusade.revenge.orders_no_limit]"""
        place = place_of(self.objective)
        for kind in range(g.rules.kind_count):
            self.before[kind] = g.troops_of(self.seat, place, kind)
        if self.lord != NOBODY:
            brave_rain(g, self.lord, self.start)
            march(g, self.seat, 1 << self.lord, escort_of(g, self.lord), self.start, place)
            g.tell(LANDED, self.seat, self.lord, self.objective)
            set_out(g, self.lord, self.start)
        if not self.has_more(g):
            self.sail(g)

    def available(self, g: France, kind: int) -> int:
        return g.troops_of(self.seat, self.start, kind) if g.rules.asks.troops_join_late(g, kind) else 0

    def has_more(self, g: France) -> bool:
        for kind in g.rules.kinds_in_play:
            if self.available(g, kind):
                return True
        return False

    def came(self, g: France) -> list[int]:
        """Troops that have come with him, by kind."""
        place = place_of(self.objective)
        return [g.troops_of(self.seat, place, kind) - self.before[kind] for kind in range(g.rules.kind_count)]

    def sail(self, g: France) -> None:
        """They lie before it if nobody has taken it; the Plague that rages there strikes them.

        [crusade.revenge.orders_plague]
        """
        self.sailed = True
        if not crusade(g).held >> self.objective & 1:
            crusade(g).besieged |= 1 << self.objective
        self.over = not crusade(g).plague

    def needs(self, g: France) -> Need:
        if self.over:
            return DONE
        if not self.sailed:
            return ask(self.seat)
        came = self.came(g) if not self.has_doctor(g) else [0] * g.rules.kind_count
        lords = 0 if self.lord == NOBODY else 1 << self.lord
        place = place_of(self.objective)
        return Call(PlagueEntered(self.seat, place, lords, came[KNIGHT], came[FOOTMAN], further=came[FURTHER_KINDS:]))

    def has_doctor(self, g: France) -> bool:
        """Overseas the family's own doctor looks after those who come. [crusade.revenge.orders_plague]"""
        owner = crusade(g).doctor
        return owner != NOBODY and g.owner(owner) == self.seat and g.place(owner) >= VILLAGE_COUNT

    def returned(self, g: France, form: Form[France]) -> None:
        self.over = True

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.none(BOARD, "crusade.revenge.orders_deploy")
        for kind in g.rules.kinds_in_play:
            menu.run(BOARD + kind * COUNTS + 1, self.available(g, kind))
        menu.put(SAIL, self.no_sailing(g))

    def no_sailing(self, g: France) -> str | None:
        """[move.drop.not_enemy]"""
        if self.lord == NOBODY:
            return None if any(self.came(g)) else "crusade.revenge.orders_deploy"
        if is_enemy_village(g, self.seat, self.start) and self.has_more(g):
            return None if g.has_lord_at(self.seat, self.start) else "move.drop.not_enemy"
        return None

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == BOARD:
            kind, count = divmod(noun, COUNTS)
            if g.rules.asks.hides_troops(g, self.seat, self.start):
                g.reveal()
            troops = [0] * g.rules.kind_count
            troops[kind] = count
            march(g, self.seat, 0, troops, self.start, place_of(self.objective))
            g.tell(BOARDED, self.seat, kind, count)
        if verb == SAIL or not self.has_more(g):
            self.sail(g)

    def copy(self) -> Following:
        return Following(self.seat, self.objective, self.lord, self.start, self.before[:], self.sailed, self.over)


class Obliged(Form[France]):
    """Movement is over: lords whose Grand Master is in play must go, and choose only where. Whom rain could keep need
    not, whatever his trait: that he may go through it is his family's business. [crusade.join.when] [trait.storm]"""

    rule: ClassVar[str] = "crusade.revenge.orders_deploy"
    blanks: ClassVar[dict[str, Blank]] = {
        "lord": Noun(LORDS, nobody=True),
        "objective": Noun(OBJECTIVES, nobody=True),
    }

    def __init__(self, lord: int = NOBODY, objective: int = NOBODY) -> None:
        self.lord = lord  # who is going
        self.objective = objective

    def next_lord(self, g: France) -> int:
        if crusade(g).stage == REVENGE and has_destination(g):
            for seat in g.in_turn_order():
                for lord in g.lords_of(seat):
                    if g.rules.asks.must_join_late(g, lord) and no_latecomer(g, seat, lord) is None:
                        if not g.is_struck(g.place(lord), RAIN):
                            return lord
        return NOBODY

    def needs(self, g: France) -> Need:
        if self.lord != NOBODY:
            return Call(Following(g.owner(self.lord), self.objective, self.lord, g.place(self.lord)))
        lord = self.next_lord(g)
        return DONE if lord == NOBODY else ask(g.owner(lord))

    def may(self, g: France, seat: int, menu: Menu) -> None:
        for objective in range(OBJECTIVE_COUNT):
            menu.put(LAND + objective, no_destination(g, objective))

    def glimpse(self, g: France, seat: int | None) -> dict[str, object]:
        """Who must go."""
        lord = self.next_lord(g)
        return {} if lord == NOBODY else {"next": LORDS[lord]}

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.lord, self.objective = self.next_lord(g), noun

    def returned(self, g: France, form: Form[France]) -> None:
        self.lord = self.objective = NOBODY

    def dropped(self, g: France, form: Form[France]) -> None:
        self.returned(g, form)

    def copy(self) -> Obliged:
        return Obliged(self.lord, self.objective)


def has_destination(g: France) -> bool:
    for objective in range(OBJECTIVE_COUNT):
        if no_destination(g, objective) is None:
            return True
    return False
