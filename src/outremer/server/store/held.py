"""A table that is ours, and everything that is written about it as long as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from outremer.server.store import leases
from outremer.server.store.adding import Done, Row
from outremer.server.store.leases import Lease
from outremer.server.store.writer import Writer

T = TypeVar("T")


class Held:
    def __init__(self, writer: Writer, lease: Lease | None) -> None:
        self.lease = lease  # None where only one process can have the store
        self._writer = writer

    def append(self, entry: Row, snapshot: Row | None, done: Done) -> None:
        """Commit an entry soon; `done` is called on the loop, with the error if there was one."""
        self._writer.append(entry, snapshot, done, self.lease)

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Make a change, durably; raises what `change` raises, and LeaseLost where the table is no longer ours."""

        def fenced(connection: Connection) -> T:
            if self.lease is not None:
                leases.check_held(connection, self.lease)
            return change(connection)

        return await self._writer.write(fenced)

    async def give_back(self) -> None:
        """Nobody needs the table now; whoever does next takes it."""
        lease = self.lease
        if lease is not None:
            await self._writer.write(lambda connection: leases.give_back(connection, lease))
