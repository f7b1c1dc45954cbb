"""What one seat may say. Read for a single move instead, the same lines tell which rule bars it."""

from __future__ import annotations

from typing import Final


class Menu:
    """Every well-formed move stands on it with its bar; the free ones are listed, of the others one is explained."""

    def __init__(self, about: int, rule: str, verb: int, size_of: list[int]) -> None:
        self.moves: list[int] = []
        self.about: Final = about  # NOBODY: list the moves. Otherwise: explain this one
        self.rule = rule  # the bar of `about`, if no line below says better
        self.verb: Final = verb  # of `about`, or NOBODY
        self._size_of: Final = size_of

    def put(self, move: int, bar: str | None = None) -> None:
        if bar is None:
            self.moves.append(move)
        elif move == self.about:
            self.rule = bar

    def all(self, verb: int) -> None:
        """Every sentence of this verb is free."""
        self.moves.extend(range(verb, verb + self._size_of[verb]))

    def none(self, verb: int, bar: str) -> None:
        """No sentence of this verb is free, all by the same rule."""
        if verb == self.verb:
            self.rule = bar

    def amount(self, verb: int, low: int, high: int, under: str, over: str) -> None:
        """verb + low .. verb + high; of the verb's other numbers, `under` bars what is less and `over` what is more."""
        self.moves.extend(range(verb + low, verb + high + 1))
        if verb == self.verb:
            self.rule = under if self.about < verb + low else over

    def run(self, first: int, count: int, bar: str | None = None) -> None:
        """Some sentences of a verb, one behind the other: all free, or all barred by the same rule."""
        if bar is None:
            self.moves.extend(range(first, first + count))
        elif first <= self.about < first + count:
            self.rule = bar
