"""Taking turns: of all who want something that only a few can have at once, each gets it in turn, however much one of
them has asked for.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")
House = str | int | None


class Asker(NamedTuple):
    """Whose turn it is: houses take turns, and in each house those who belong to it."""

    house: House
    one: str | int | None


NOBODY = Asker(None, None)  # who does not ask for anybody


class Turns(Generic[T]):
    """A queue in which nobody waits for all that somebody else has put into it before them."""

    def __init__(self) -> None:
        self._houses: OrderedDict[House, OrderedDict[str | int | None, deque[T]]] = OrderedDict()
        self._waiting = 0

    def __len__(self) -> int:
        return self._waiting

    def waiting_in(self, house: House) -> int:
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


class Places:
    """So many may do something at once; until one of them is through, the others wait for their turns."""

    def __init__(self, most: int) -> None:
        self.free = most
        self._turns: Turns[asyncio.Future[None]] = Turns()

    @property
    def waiting(self) -> int:
        return len(self._turns)

    @asynccontextmanager
    async def one(self, asker: Asker) -> AsyncIterator[None]:
        """A place as long as this lasts."""
        if self.free and not len(self._turns):
            self.free -= 1
        else:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._turns.put(asker, mine)
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self._pass_on()
                raise
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        while len(self._turns):
            waiting = self._turns.take()
            if not waiting.done():  # else whoever waited has gone
                waiting.set_result(None)
                return
        self.free += 1
