"""A game in progress, in numbers: it settles what needs no decision and plays what a seat says.

The sentences live one floor up, in `outremer.table`; bots and playouts work down here.
"""

from __future__ import annotations

from typing import Final, Generic

from outremer.kernel.forms import DONE, NOBODY, Ask, Call, Done, Form, Menu, Need, Roll, Rules, W
from outremer.kernel.journal import MOVED, ROLLED, Entry, Journal

ENDLESS: Final = 10_000  # paragraphs opened and closed without anybody being asked: some form calls for ever


class Table(Generic[W]):
    """World and stack are the state; the need is derived from them."""

    def __init__(
        self, rules: Rules[W], world: W, stack: list[Form[W]], asides: int = 0, need: Need | None = None
    ) -> None:
        self.rules: Final = rules
        self.world: Final = world
        self.stack: Final = stack
        self.asides = asides  # a bit per level of the stack: nobody below awaits it
        self.need: Need = need or DONE  # derived, see settle
        if need is None:
            self.settle()

    def settle(self) -> None:
        """Carry out whatever needs no decision; leave an Ask, a Roll, or Done when all is over."""
        stack, world = self.stack, self.world
        steps = 0
        while stack:
            steps += 1
            if steps > ENDLESS:
                raise RuntimeError(f"{type(stack[-1]).__name__} goes round and round, and nobody is asked anything")
            if self.rules.has_offers and stack[-1].moot(world):
                self._drop()
                continue
            need = stack[-1].needs(world)
            if isinstance(need, Call):
                stack.append(need.form)
                need.form.enter(world)
            elif isinstance(need, Done):
                form = stack.pop()
                level = 1 << len(stack)
                if self.asides & level:
                    self.asides -= level
                elif stack:
                    stack[-1].returned(world, form)
            else:
                self.need = need
                return
        self.need = DONE

    def _drop(self) -> None:
        """The open paragraph has lost its premise: close it, and tell whoever called it."""
        form = self.stack.pop()
        level = 1 << len(self.stack)
        if self.asides & level:
            self.asides -= level
        elif self.stack:
            self.stack[-1].dropped(self.world, form)

    def over(self) -> bool:
        return not self.stack

    def asked(self, seat: int) -> bool:
        need = self.need
        return isinstance(need, Ask) and need.seats >> seat & 1 == 1

    def legal(self, seat: int) -> list[int]:
        """What this seat may say now, offers included."""
        return self.read(seat, NOBODY).moves

    def bar(self, seat: int, move: int) -> str | None:
        """The rule that forbids this move, or None."""
        menu = self.read(seat, move)
        return None if move in menu.moves else menu.rule

    def read(self, seat: int, about: int) -> Menu:
        menu = Menu(about, "" if about == NOBODY else self._out_of_place(seat, about))
        if self.asked(seat):
            self.stack[-1].may(self.world, seat, menu)
        if self.rules.has_offers and self.open_to_offers():
            self.rules.offers(self.world, seat, menu)
        return menu

    def open_to_offers(self) -> bool:
        """Offers stand beside an open Ask, never beside a roll or a sealed form."""
        return isinstance(self.need, Ask) and not self.stack[-1].sealed

    def _out_of_place(self, seat: int, move: int) -> str:
        if not self.stack:
            return self.rules.rule
        if self.rules.is_offer[move]:
            return self.rules.no_offer
        return self.rules.out_of_place(self.stack[-1], self.asked(seat), self.rules.verb_of[move])

    def play(self, seat: int, move: int) -> str | None:
        """Play a move from outside; a refusal is the id of the rule that forbids it."""
        bar = self.bar(seat, move)
        if bar is None:
            self.take(seat, move)
        return bar

    def take(self, seat: int, move: int) -> None:
        """Play a move known to be legal."""
        verb = self.rules.verb_of[move]
        if self.world.journal is not None:
            self._note_move(self.world.journal, seat, verb, move)
        if self.rules.is_offer[move]:
            form = self.rules.offered(self.world, seat, verb, move - verb)
            if form is not None:
                self.asides |= 1 << len(self.stack)
                self.stack.append(form)
                form.enter(self.world)
        else:
            self.stack[-1].answer(self.world, seat, verb, move - verb)
        self.settle()

    def roll(self, outcome: int) -> None:
        """Chance has chosen."""
        if self.world.journal is not None:
            self._note_roll(self.world.journal, outcome)
        self.stack[-1].rolled(self.world, outcome)
        self.settle()

    def _note_move(self, journal: Journal, seat: int, verb: int, move: int) -> None:
        if self.rules.is_offer[move]:
            audience = self.rules.hears_offer(self.world, seat, verb, move - verb)
            others = self.rules.others_notice(self.world, verb)
        else:
            audience = self.stack[-1].hears_move(self.world, seat, verb, move - verb)
            others = self.stack[-1].others_notice(self.world, verb)
        journal.add(Entry(MOVED, audience | 1 << seat, seat, move, [], others))

    def _note_roll(self, journal: Journal, outcome: int) -> None:
        need = self.need
        assert isinstance(need, Roll)
        audience = self.stack[-1].hears_roll(self.world)
        journal.add(Entry(ROLLED, audience, NOBODY, outcome, [], NOBODY), need.words[outcome])

    def clone(self) -> Table[W]:
        """An independent copy without a journal."""
        need = self.need if isinstance(self.need, Ask) else None  # the odds of a roll may lie in the world itself
        return Table(self.rules, self.world.clone(), [form.copy() for form in self.stack], self.asides, need)
