"""Looking back at games: worked out beside the loop, one look after the other, so that those who play hardly notice;
and what was worked out of a finished game is kept ready for whoever looks next, since it never changes.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection

from outremer.server.protocol.basics import encode
from outremer.server.store.store import Store
from outremer.server.store.tables import StoredTable

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


class LookingBack:
    def __init__(self, store: Store, kept_bytes: int = KEPT_BYTES) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="outremer-looking-back")
        self._kept: OrderedDict[Name, list[Ready]] = OrderedDict()  # whatever was looked at last is the last
        self._room = kept_bytes  # that is left
        self._coming: dict[Name, asyncio.Future[list[Ready]]] = {}

    async def read(self, look: Callable[[Connection], T]) -> T:
        return await self._store.read(look, self._thread)

    async def answers(self, stored: StoredTable, what: Name, look: Look) -> list[Ready]:
        """What this look finds at a table; `what` names everything on which that depends once the game is over."""
        if stored.state != "finished":
            return await self._look(look)
        name = (stored.id, stored.closed, *what)
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        if name not in self._coming:
            self._coming[name] = asyncio.ensure_future(self._look(look))
            self._coming[name].add_done_callback(partial(self._keep, name))
        return await asyncio.shield(self._coming[name])

    async def _look(self, look: Look) -> list[Ready]:
        return await self.read(lambda connection: [Ready(answer) for answer in look(connection)])

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
