"""Why a finished game ended as it did: what the points are made of, and what decided between equals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from outremer.kernel.journal import TOLD, Entry


@dataclass(frozen=True)
class Part:
    """One of the things that a sum is made of."""

    name: str  # `part-<name>` among the game's texts
    counts: tuple[int, ...]  # by seat
    counted: tuple[bool, ...] = ()  # by seat: whether it counts there; none: it does everywhere

    def counts_for(self, seat: int) -> bool:
        return not self.counted or self.counted[seat]


@dataclass(frozen=True)
class Sum:
    """Something that is counted in the end, and its parts."""

    name: str  # `sum-<name>` among the game's texts
    parts: tuple[Part, ...]

    def total(self, seat: int) -> int:
        return sum(part.counts[seat] for part in self.parts if part.counts_for(seat))


@dataclass(frozen=True)
class Tie:
    """What put some above others who have as many points."""

    seats: tuple[int, ...]
    others: tuple[int, ...]
    rule: str
    what: str  # `tie-<what>` among the game's texts
    has: int | str = 0  # a number or a word of the game
    others_have: int | str = 0


@dataclass(frozen=True)
class Breakdown:
    """The first sum is that of the points; others tell what lies behind it."""

    sums: tuple[Sum, ...] = ()
    ties: tuple[Tie, ...] = ()
    how: str = ""  # `won-<how>` among the game's texts, where a game can be won in more than one way


def told(entries: Sequence[Entry]) -> Iterator[tuple[int, list[int]]]:
    """What was told in the game, in order: the event and its arguments."""
    for entry in entries:
        if entry.kind == TOLD:
            yield entry.number, entry.arguments


class Tally:
    """Parts that are counted up while a game is told again."""

    def __init__(self, seats: int, names: Sequence[str]) -> None:
        self._seats = seats
        self._counts: dict[str, list[int]] = {name: [0] * seats for name in names}

    def add(self, name: str, seat: int, count: int) -> None:
        self._counts[name][seat] += count

    def parts(self) -> tuple[Part, ...]:
        """Those that brought anybody anything."""
        return tuple(Part(name, tuple(counts)) for name, counts in self._counts.items() if any(counts))
