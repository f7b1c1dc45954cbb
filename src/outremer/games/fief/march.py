"""Phase 5: one army after the other, in small steps."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.army import Army
from outremer.games.fief.company import no_march
from outremer.games.fief.counters import BY_VILLAGE_AND_KIND, deal_spent_anew, spent_seen_by
from outremer.games.fief.vocabulary import LEAD, LORDS, PASS, SEATS, VILLAGE_COUNT
from outremer.games.fief.windows import MarchEnded
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Number, decides, secret
from outremer.kernel.chance import Driver
from outremer.kernel.forms import DONE, Call, Form, Need, ask
from outremer.kernel.menu import Menu


class March(Form[France]):
    """Each player in turn order leads armies out, one after the other, each to its end."""

    rule: ClassVar[str] = "phase5.turn_order"
    order: ClassVar[str] = "phase5.turn_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Number(0, SEATS),
        "spent": secret(BY_VILLAGE_AND_KIND),
        "leading": decides(Noun(LORDS, nobody=True)),
        "ended": Flag(),
    }

    def __init__(self, turn: int, spent: list[int], leading: int = NOBODY, ended: bool = False) -> None:
        self.turn = turn
        self.spent = spent  # troops that were carried here in this go [move.carry]
        self.leading = leading  # whose army is on the road
        self.ended = ended

    def enter(self, g: France) -> None:
        self.note_active(g)

    def note_active(self, g: France) -> None:
        order = self.seats(g)
        g.active = order[self.turn] if self.turn < len(order) else NOBODY

    def seats(self, g: France) -> list[int]:
        """In the order in which they move. [phase5.turn_order]"""
        return g.rules.asks.movement_order(g, g.in_turn_order())

    def needs(self, g: France) -> Need:
        """[phase5.turn_order]"""
        order = self.seats(g)
        if self.turn >= len(order):
            return DONE
        seat = order[self.turn]
        if self.leading != NOBODY:
            return Call(Army(seat, self.leading, self.spent[:], further=g.rules.none_further[:]))
        if not self.ended:
            for lord in g.lords_of(seat):
                if no_march(g, seat, lord) is None:
                    return ask(seat)
            if g.rules.asks.lingers(g, seat):
                return ask(seat)
        return Call(MarchEnded([NOBODY] * SEATS))

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        menu.none(LEAD, "phase5.turn_order")
        for lord in g.lords_of(seat):
            menu.put(LEAD + lord, no_march(g, seat, lord))

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == PASS:
            self.ended = True
        else:
            self.leading = noun

    def returned(self, g: France, form: Form[France]) -> None:
        if isinstance(form, Army):
            self.leading = NOBODY
            self.spent = form.spent
            form.rest(g)
            return
        self.turn += 1
        self.ended = False
        self.spent = [0] * (VILLAGE_COUNT * g.rules.kind_count)
        self.note_active(g)

    def dropped(self, g: France, form: Form[France]) -> None:
        self.returned(g, form)

    def glimpse(self, g: France, seat: int | None) -> dict[str, object]:
        order = self.seats(g)
        return spent_seen_by(g, order[self.turn], self.spent, seat) if self.turn < len(order) else {}

    def redeal(self, g: France, seat: int, driver: Driver) -> None:
        order = self.seats(g)
        if self.turn < len(order):
            deal_spent_anew(g, order[self.turn], self.spent, seat, driver)

    def copy(self) -> March:
        return March(self.turn, self.spent[:], self.leading, self.ended)
