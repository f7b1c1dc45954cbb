"""The store as the rest of the server uses it: read beside the loop, written by the one writer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from outremer.server.store.database import Database, explain
from outremer.server.store.writer import StoreFailed, Writer

T = TypeVar("T")


class Store:
    def __init__(self, database: Database, complain: Callable[[str], None]) -> None:
        self.writer = Writer(database, complain)
        self.write = self.writer.write
        self._database = database
        self._complain = complain

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self._read, query)

    def _read(self, query: Callable[[Connection], T]) -> T:
        try:
            with self._database.engine.connect() as connection:
                return query(connection)
        except DBAPIError as error:
            self._complain(explain(error, self._database.shown))
            raise StoreFailed from error
