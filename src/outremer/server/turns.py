"""Taking turns: of all who want something that only a few can have at once, each gets it in turn, however much one of
them has asked for.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """Whose turn it is: houses take turns, and in each house those who belong to it."""

    house: str | int | None
    one: str | int | None


class Turns(Generic[T]):
    """A queue in which nobody waits for all that somebody else has put into it before them."""

    def __init__(self) -> None:
        self._houses: OrderedDict[str | int | None, OrderedDict[str | int | None, deque[T]]] = OrderedDict()
        self._waiting = 0

    def __len__(self) -> int:
        return self._waiting

    def waiting_in(self, house: str | int | None) -> int:
        inside = self._houses.get(house)
        return 0 if inside is None else sum(map(len, inside.values()))

    def waiting_of(self, asker: Asker) -> int:
        inside = self._houses.get(asker.house)
        return 0 if inside is None else len(inside.get(asker.one, ()))

    def put(self, asker: Asker, what: T) -> None:
        """Behind everything that this one waits for already."""
        self._houses.setdefault(asker.house, OrderedDict()).setdefault(asker.one, deque()).append(what)
        self._waiting += 1

    def take(self) -> T:
        """What is next: of the house, and there of whoever had their last turn the longest ago."""
        house, inside = next(iter(self._houses.items()))
        one, things = next(iter(inside.items()))
        what = things.popleft()
        self._waiting -= 1
        inside.move_to_end(one)
        self._houses.move_to_end(house)
        if not things:
            del inside[one]
        if not inside:
            del self._houses[house]
        return what
