"""The ranges of blanks: what a saved number, word or list may be. Each says in words what is wrong with a value."""

from __future__ import annotations

from reprlib import Repr
from typing import Final

from mypy_extensions import mypyc_attr

_SHORT: Final = Repr()


@mypyc_attr(allow_interpreted_subclasses=True)
class Blank:
    """What may stand in one blank."""

    def fault(self, value: object, seats: int) -> str | None:
        """Why this value cannot stand here, at a table of so many seats; None if it can."""
        raise NotImplementedError


def shown(value: object) -> str:
    """A value as an error quotes it: in short, however long, deep or huge it is."""
    try:
        return _SHORT.repr(value)
    except ValueError:  # Python writes no number of thousands of digits
        return "a number of thousands of digits"


def _whole(value: object) -> bool:
    """Asked before any `isinstance(value, int)`: behind it, compiled code has already made a number of true."""
    return isinstance(value, int) and not isinstance(value, bool)


class Number(Blank):
    """A whole number from low to high."""

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high

    def fault(self, value: object, seats: int) -> str | None:
        if _whole(value) and isinstance(value, int) and self.low <= value <= self.high:
            return None
        return f"must be a whole number from {self.low} to {self.high}, not {shown(value)}"


class Seat(Blank):
    """A seat of this table; -1 for nobody, where that is allowed."""

    def __init__(self, nobody: bool = False) -> None:
        self.nobody: Final = nobody

    def fault(self, value: object, seats: int) -> str | None:
        low = -1 if self.nobody else 0
        if _whole(value) and isinstance(value, int) and low <= value < seats:
            return None
        return f"must be a seat from 0 to {seats - 1}{' or -1 for nobody' if self.nobody else ''}, not {shown(value)}"


class Seats(Blank):
    """A set of seats of this table, a bit for each."""

    def fault(self, value: object, seats: int) -> str | None:
        return Number(0, (1 << seats) - 1).fault(value, seats)


class Flag(Blank):
    """true or false."""

    def fault(self, value: object, seats: int) -> str | None:
        return None if isinstance(value, bool) else f"must be true or false, not {shown(value)}"


class Word(Blank):
    """One of these words."""

    def __init__(self, words: list[str]) -> None:
        self.words: Final = words

    def fault(self, value: object, seats: int) -> str | None:
        return None if value in self.words else f"must be one of {', '.join(map(repr, self.words))}, not {shown(value)}"


class Many(Blank):
    """A list of such values: exactly `count` of them, or from `least` up to `count`."""

    def __init__(self, each: Blank, count: int, least: int = -1) -> None:
        self.each: Final = each
        self.count: Final = count
        self.least: Final = count if least < 0 else least

    def fault(self, value: object, seats: int) -> str | None:
        if not isinstance(value, list):
            return f"must be a list, not {shown(value)}"
        if not self.least <= len(value) <= self.count:
            wanted = str(self.count) if self.least == self.count else f"{self.least} to {self.count}"
            return f"must have {wanted} entries, not {len(value)}"
        for at, one in enumerate(value):
            fault = self.each.fault(one, seats)
            if fault is not None:
                return f"[{at}] {fault}"
        return None


class Rows(Blank):
    """A list of rows of one length, each with a name and a range of its own."""

    def __init__(self, names: list[str], ranges: list[Blank], length: int) -> None:
        self.names: Final = names
        self.ranges: Final = ranges
        self.length: Final = length

    def fault(self, value: object, seats: int) -> str | None:
        if not isinstance(value, list):
            return f"must be a list, not {shown(value)}"
        if len(value) != len(self.names) * self.length:
            return f"must have {len(self.names) * self.length} entries, not {len(value)}"
        for at, one in enumerate(value):
            fault = self.ranges[at // self.length].fault(one, seats)
            if fault is not None:
                return f"[{at}] ({self.names[at // self.length]} of seat {at % self.length}) {fault}"
        return None
