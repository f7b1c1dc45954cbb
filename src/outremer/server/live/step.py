"""What one entry did to those who had chosen before they heard of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from outremer.kernel.journal import MOVED, ROLLED, Entry
from outremer.server.live.events import addressed, awaited
from outremer.table.table import Table


class Question(NamedTuple):
    """What is open at a table, as everybody sees it."""

    asked: int  # the seats (bits)
    addressed: int
    forms: tuple[str, ...]


def question(table: Table) -> Question:
    forms = tuple(type(form).__name__ for form in table.kernel.stack)
    return Question(awaited(table), addressed(table), forms)


class Step:
    """From one question to the next."""

    def __init__(self, table: Table, before: Question, fresh: Sequence[Entry]) -> None:
        """`fresh` is what the journal got; it is empty where something was taken back."""
        self.after = question(table)
        self._before = before
        moves = [entry for entry in fresh if entry.kind == MOVED]
        self.moves = len(moves)
        self._single = moves[0] if len(moves) == 1 else None
        self._is_rolled = any(entry.kind == ROLLED for entry in fresh)
        is_offer = table.kernel.rules.is_offer
        self._movers = {entry.seat for entry in moves}
        self.only_offers = bool(moves) and all(is_offer[entry.number] for entry in moves)

    @property
    def same_forms(self) -> bool:
        return self.after.forms == self._before.forms

    @property
    def same_question(self) -> bool:
        return self.same_forms and self.after.asked == self._before.asked

    def leaves_answer_of(self, seat: int) -> bool:
        """A secret answer of another does, and another's offer that opens nothing: the rules judge what was chosen."""
        if self._is_rolled or seat in self._movers:
            return False
        return self._was_answered_in_secret_from(seat) or (self.only_offers and self.same_question)

    def _was_answered_in_secret_from(self, seat: int) -> bool:
        said = self._single
        if said is None or not self.after.asked >> seat & 1 or said.is_heard_by(seat):
            return False
        return self.after.asked == self._before.asked & ~(1 << said.seat)

    def leaves_offer_of(self, seat: int) -> bool:
        """Whoever has a proposal to answer might accept another one than they saw."""
        return not (self.only_offers and (self._before.addressed | self.after.addressed) >> seat & 1)
