"""Looking back at games: worked out beside the loop, one look after the other, so that those who play hardly notice;
and what was worked out of a finished game is kept ready for whoever looks next, since it never changes. Those who look
take turns, so that nobody waits for the hundred looks that somebody else has asked for.
"""

from __future__ import annotations

import asyncio
import gzip
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection

from outremer.server.errors import Fault
from outremer.server.limits import TooFast
from outremer.server.metrics import LIMITS_HIT
from outremer.server.protocol.basics import encode
from outremer.server.store.store import Store
from outremer.server.store.tables import StoredTable
from outremer.server.turns import Asker, Turns

MOST_OF_ONE = 40  # looks of one person that wait
MOST_OF_HOUSE = 200  # of one address
MOST = 2000  # of all
AHEAD = 2  # looks that the thread has been given, so that it need not wait for the loop
SMOOTHING = 16  # looks over which their time is averaged
LONGEST_PAUSE = 60  # seconds after which whoever is refused is told to come again
KEPT_BYTES = 32 * 1024 * 1024  # of answers; a position takes some 3000
Name = tuple[str | int | bool | None, ...]
Look = Callable[[Connection], Sequence[Any]]
T = TypeVar("T")


class Ready:
    """An answer that is packed already."""

    def __init__(self, answer: Any) -> None:
        self.packed = packed(encode(answer))


def packed(body: bytes) -> bytes:
    return gzip.compress(body, compresslevel=5, mtime=0)


def unpacked(body: bytes) -> bytes:
    return gzip.decompress(body)


def _size(answers: list[Ready]) -> int:
    return sum(len(one.packed) for one in answers)


class _Work:
    """A look, and whoever waits for it; they may be many."""

    def __init__(self, look: Callable[[Connection], Any]) -> None:
        self.look = look
        self.found: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.askers: set[Asker] = set()
        self.has_begun = False


class LookingBack:
    def __init__(self, store: Store, kept_bytes: int = KEPT_BYTES, limits: bool = True) -> None:
        self._store = store
        self._limits = limits
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="outremer-looking-back")
        self._turns: Turns[_Work] = Turns()
        self._under_way = 0
        self._takes = 0.0  # seconds a look takes on the average
        self._kept: OrderedDict[Name, list[Ready]] = OrderedDict()  # whatever was looked at last is the last
        self._room = kept_bytes  # that is left
        self._coming: dict[Name, _Work] = {}

    async def read(self, asker: Asker, look: Callable[[Connection], T]) -> T:
        work = _Work(look)
        self._wait(asker, work)
        found: T = await work.found
        return found

    async def answers(self, asker: Asker, stored: StoredTable, what: Name, look: Look) -> list[Ready]:
        """What this look finds at a table; `what` names everything on which that depends once the game is over."""

        def made_ready(connection: Connection) -> list[Ready]:
            return [Ready(answer) for answer in look(connection)]

        if stored.state != "finished":
            return await self.read(asker, made_ready)
        name = (stored.id, stored.closed, *what)
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        work = self._coming.get(name) or _Work(made_ready)
        if not work.has_begun and asker not in work.askers:  # it comes by the turn of whoever has theirs first
            self._wait(asker, work)
        if name not in self._coming:
            self._coming[name] = work
            work.found.add_done_callback(partial(self._keep, name))
        found: list[Ready] = await asyncio.shield(work.found)
        return found

    # -- taking turns ---------------------------------------------------------------------------------------------

    def _wait(self, asker: Asker, work: _Work) -> None:
        self._check_room(asker)
        work.askers.add(asker)
        self._turns.put(asker, work)
        self._go_on()

    def _check_room(self, asker: Asker) -> None:
        """Raise Fault if this one, or all together, wait for enough."""
        waiting = len(self._turns)
        is_full = waiting >= MOST
        own = self._turns.waiting_of(asker) >= MOST_OF_ONE or self._turns.waiting_in(asker.house) >= MOST_OF_HOUSE
        if self._limits and (is_full or own):
            LIMITS_HIT.labels("looks").inc()
            pause = min(LONGEST_PAUSE, max(1, math.ceil(waiting * self._takes)))
            raise Fault("too-busy", seconds=pause) if is_full else TooFast(pause)

    def _go_on(self) -> None:
        while self._under_way < AHEAD and len(self._turns):
            work = self._turns.take()
            if not work.has_begun and not work.found.done():  # else it came by another's turn, or nobody waits
                work.has_begun = True
                self._under_way += 1
                looking = asyncio.ensure_future(self._store.read(partial(_timed, work.look), self._thread))
                looking.add_done_callback(partial(self._looked, work))

    def _looked(self, work: _Work, looking: asyncio.Future[tuple[Any, float]]) -> None:
        self._under_way -= 1
        error = None if looking.cancelled() else looking.exception()
        if looking.cancelled() or work.found.done():
            work.found.cancel()
        elif error is not None:
            work.found.set_exception(error)
        else:
            found, took = looking.result()
            self._takes += (took - self._takes) / SMOOTHING
            work.found.set_result(found)
        self._go_on()

    # -- what is kept ---------------------------------------------------------------------------------------------

    def _keep(self, name: Name, coming: asyncio.Future[list[Ready]]) -> None:
        """Whoever waited for it may have gone; then nobody needs to hear what went wrong."""
        del self._coming[name]
        if coming.cancelled() or coming.exception() is not None:
            return
        self._kept[name] = coming.result()
        self._room -= _size(coming.result())
        while self._room < 0:
            _, oldest = self._kept.popitem(last=False)
            self._room += _size(oldest)

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _timed(look: Callable[[Connection], T], connection: Connection) -> tuple[T, float]:
    began = time.perf_counter()
    return look(connection), time.perf_counter() - began
