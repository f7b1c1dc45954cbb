"""The store as the rest of the server uses it: read beside the loop, written by the one writer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from typing import TypeVar

from sqlalchemy import Connection

from outremer.server.errors import StoreFailed
from outremer.server.store import leases
from outremer.server.store.database import Database, explain
from outremer.server.store.held import Held
from outremer.server.store.membership import Membership
from outremer.server.store.writer import Writer

T = TypeVar("T")


class Store:
    def __init__(
        self, database: Database, complain: Callable[[str], None], membership: Membership | None = None
    ) -> None:
        self.writer = Writer(database, complain)
        self.write = self.writer.write
        self._database = database
        self._complain = complain
        self._membership = membership

    def hold(self, connection: Connection, table: int) -> Held:
        """This table is ours from now on; raises Elsewhere where it is another process's."""
        if self._membership is None:
            return Held(self.writer, None)
        return Held(self.writer, leases.take(connection, self._membership.server, table))

    def claim(self, connection: Connection, table: int) -> None:
        """The same of a table that is made in this transaction."""
        if self._membership is not None:
            leases.claim(connection, self._membership.server, table)

    async def read(self, query: Callable[[Connection], T], thread: Executor | None = None) -> T:
        """In one of the loop's own threads, unless another is named."""
        return await asyncio.get_running_loop().run_in_executor(thread, self._read, query)

    def _read(self, query: Callable[[Connection], T]) -> T:
        try:
            with self._database.engine.connect() as connection:
                return query(connection)
        except self._database.errors as error:
            self._complain(explain(error, self._database.shown))
            raise StoreFailed from error
