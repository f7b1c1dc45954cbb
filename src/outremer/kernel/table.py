"""A game in progress, in numbers: it settles what needs no decision and plays what a seat says.

The sentences live one floor up, in `outremer.table`; bots and playouts work down here.
"""

from __future__ import annotations

from typing import Final, Generic

from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import DONE, Ask, Call, Done, Form, Need, Roll, Then, W
from outremer.kernel.journal import MOVED, ROLLED, Entry, Journal
from outremer.kernel.menu import Menu
from outremer.kernel.modules import Rules

ENDLESS: Final = 10_000  # paragraphs opened and closed without anybody being asked: some form calls for ever


class Table(Generic[W]):
    """World and stack are the state; the need is derived from them."""

    def __init__(
        self,
        rules: Rules[W],
        world: W,
        stack: list[Form[W]],
        asides: int = 0,
        tails: int = 0,
        need: Need | None = None,
    ) -> None:
        self.rules: Final = rules
        self.world: Final = world
        self.stack: Final = stack
        self.asides = asides  # a bit per level of the stack: nobody below awaits it
        self.tails = tails  # a bit per level of the stack: it ends with the form above it
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
            if self.rules.may_break_in and self._broke_in():
                continue
            need = stack[-1].needs(world)
            if isinstance(need, Call):
                if isinstance(need, Then):
                    self.tails |= 1 << len(stack) - 1
                stack.append(need.form)
                need.form.enter(world)
            elif isinstance(need, Done):
                form = self._close() if self.asides or self.tails else stack.pop()
                if form is not None and stack:
                    stack[-1].returned(world, form)
            else:
                self.need = need
                return
        self.need = DONE

    def _close(self) -> Form[W] | None:
        """Take the top form off, and those that end with it; the lowest of them, unless nobody awaits it."""
        while True:
            form = self.stack.pop()
            level = 1 << len(self.stack)
            if self.asides & level:
                self.asides -= level
                return None
            level >>= 1
            if not self.tails & level:
                return form
            self.tails -= level

    def _broke_in(self) -> bool:
        """A consequence comes before whatever is open; a paragraph that has lost its premise is dropped."""
        top = self.stack[-1]
        if self.rules.has_due and not top.consequence:
            consequence = self._due()
            if consequence is not None:
                self._push_aside(consequence)
                return True
        if not top.moot(self.world):
            return False
        form = self._close()
        if form is not None and self.stack:
            self.stack[-1].dropped(self.world, form)
        return True

    def _due(self) -> Form[W] | None:
        form = self.rules.due(self.world)
        for module in self.rules.minding:
            if form is None:
                form = module.due(self.world)
        return form

    def _push_aside(self, form: Form[W]) -> None:
        self.asides |= 1 << len(self.stack)
        self.stack.append(form)
        form.enter(self.world)

    def over(self) -> bool:
        return not self.stack

    def asked(self, seat: int) -> bool:
        need = self.need
        return isinstance(need, Ask) and need.seats >> seat & 1 == 1

    def legal(self, seat: int) -> list[int]:
        """What this seat may say now, offers included."""
        return self.read(seat, NOBODY).moves

    def answers(self, seat: int) -> list[int]:
        """What this seat may say now to what is asked, offers left out and not even looked for."""
        menu = Menu(NOBODY, "", NOBODY, self.rules.size_of)
        self._read_answers(seat, menu)
        return menu.moves

    def bar(self, seat: int, move: int) -> str | None:
        """The rule that forbids this move, or None."""
        menu = self.read(seat, move)
        return None if move in menu.moves else menu.rule

    def read(self, seat: int, about: int) -> Menu:
        rules = self.rules
        if about == NOBODY:
            menu = Menu(NOBODY, "", NOBODY, rules.size_of)
        else:
            menu = Menu(about, self._out_of_place(seat, about), rules.verb_of[about], rules.size_of)
        self._read_answers(seat, menu)
        if rules.has_offers and self.open_to_offers():
            rules.offers(self.world, seat, menu)
            for module in rules.offering:
                module.offers(self.world, seat, menu)
        return menu

    def _read_answers(self, seat: int, menu: Menu) -> None:
        if self.asked(seat):
            top = self.stack[-1]
            top.may(self.world, seat, menu)
            if self.rules.guests:
                for guest in self.rules.guests.get(type(top).__name__, []):
                    guest.may(self.world, top, seat, menu)

    def open_to_offers(self) -> bool:
        """Offers stand beside an open Ask, never beside a roll or a sealed form."""
        return isinstance(self.need, Ask) and not self.stack[-1].sealed

    def _out_of_place(self, seat: int, move: int) -> str:
        """The rule for whoever says what has no line now: it is another one's turn, or another paragraph's time."""
        rules = self.rules
        verb = rules.verb_of[move]
        if verb in rules.absent:
            return rules.absent[verb]
        if not self.stack:
            return rules.rule
        if rules.is_offer[move]:
            return rules.no_offer
        top, asked = self.stack[-1], self.asked(seat)
        homes = rules.said_to.get(verb)
        if homes is not None:
            is_open = False
            for form in self.stack:
                is_open = is_open or type(form).__name__ in homes
            if not is_open:
                return rules.otherwise[verb]
        return top.rule if asked else self._order(seat)

    def _order(self, seat: int) -> str:
        """The rule of whose turn it is: the nearest form that names one, or else what is open."""
        for form in reversed(self.stack):
            rule = form.out_of_turn(self.world, seat)
            if rule:
                return rule
        return self.stack[-1].rule

    def play(self, seat: int, move: int) -> str | None:
        """Play a move from outside; a refusal is the id of the rule that forbids it."""
        bar = self.bar(seat, move)
        if bar is None:
            self.take(seat, move)
        return bar

    def take(self, seat: int, move: int) -> None:
        """Play a move known to be legal."""
        rules, world = self.rules, self.world
        verb = rules.verb_of[move]
        if world.journal is not None:
            self._note_move(world.journal, seat, verb, move)
        if rules.is_answer[move]:
            self.stack[-1].answer(world, seat, verb, move - verb)
        elif rules.is_offer[move]:
            form = self._offered(seat, verb, move - verb)
            if form is not None:
                self._push_aside(form)
        else:
            guest = rules.owner[verb]
            assert guest is not None
            guest.answer(world, self.stack[-1], seat, verb, move - verb)
        self.settle()

    def _offered(self, seat: int, verb: int, noun: int) -> Form[W] | None:
        module = self.rules.owner.get(verb)
        if module is None:
            return self.rules.offered(self.world, seat, verb, noun)
        return module.offered(self.world, seat, verb, noun)

    def roll(self, outcome: int) -> None:
        """Chance has chosen."""
        if self.world.journal is not None:
            self._note_roll(self.world.journal, outcome)
        self.stack[-1].rolled(self.world, outcome)
        self.settle()

    def _note_move(self, journal: Journal, seat: int, verb: int, move: int) -> None:
        owner = self.rules.owner.get(verb)
        if owner is not None and (self.rules.is_offer[move] or self.rules.is_guest[move]):
            audience = owner.hears(self.world, seat, verb, move - verb)
            others = owner.others_notice(self.world, verb)
        elif self.rules.is_offer[move]:
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
        """An independent copy without a journal, but with ears, where there are some."""
        need = self.need if isinstance(self.need, Ask) else None  # the odds of a roll may lie in the world itself
        stack = [form.copy() for form in self.stack]
        return Table(self.rules, self.world.twin(), stack, self.asides, self.tails, need)

    def __copy__(self) -> Table[W]:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Table[W]:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return Table, (self.rules, self.world, self.stack, self.asides, self.tails)
