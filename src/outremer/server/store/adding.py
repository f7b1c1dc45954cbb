"""How entries get into the store: the path of every move, so by the bare driver.

In SQLite they are added in one transaction. In PostgreSQL by one statement, which commits by itself: a process that is
stopped at any instant leaves no transaction open, and whatever belongs to another process by now is not even inserted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection, Engine

from outremer.server.store.leases import Lease, LeaseLost
from outremer.server.store.schema import entries, snapshots

Row = tuple[Any, ...]
Done = Callable[[Exception | None], None]
ENTRY = [column.name for column in entries.columns]
SNAPSHOT = [column.name for column in snapshots.columns]


class Addition:
    """One entry, a snapshot where one is due, and under which lease they are written, where there are leases."""

    def __init__(self, entry: Row, snapshot: Row | None, done: Done, lease: Lease | None) -> None:
        self.entry = entry
        self.snapshot = snapshot
        self.done = done
        self.lease = lease
        self.error: Exception | None = None


class Way(Protocol):
    def add(self, connection: Connection, items: Sequence[Addition]) -> None:
        """Afterwards each is durable or has its error; what one of them cannot help raises, and nothing was added."""

    def close(self) -> None:
        """The connection may be broken: the next time there is another."""


class PlainWay:
    """Into SQLite, by the writer's own connection."""

    def __init__(self) -> None:
        self._add_entry = _insert("entries", ENTRY)
        self._add_snapshot = _insert("snapshots", SNAPSHOT)

    def add(self, connection: Connection, items: Sequence[Addition]) -> None:
        raw = connection.connection
        cursor = raw.cursor()
        try:
            cursor.execute("BEGIN IMMEDIATE")
            cursor.executemany(self._add_entry, [item.entry for item in items])
            due = [item.snapshot for item in items if item.snapshot is not None]
            if due:
                cursor.executemany(self._add_snapshot, due)
            raw.commit()
        except BaseException:
            raw.rollback()
            raise
        finally:
            cursor.close()

    def close(self) -> None:
        pass


class FencedWay:
    """Into PostgreSQL, by a connection of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    def add(self, connection: Connection, items: Sequence[Addition]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        given = [{**dict(zip(ENTRY, one.entry, strict=True)), "epoch": _epoch(one)} for one in items]
        due = [one.snapshot for one in items if one.snapshot is not None]
        cursor = self._connection.connection.cursor()
        try:
            texts = [msgspec.json.encode(given).decode()]
            if due:
                cursor.execute(_ADD_WITH_SNAPSHOTS, (*texts, *map(list, zip(*due, strict=True))))
            else:
                cursor.execute(_ADD, texts)
            added = set(cursor.fetchall())
        finally:
            cursor.close()
        for one in items:
            if one.entry[:2] not in added:
                one.error = LeaseLost()

    def close(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None


def _epoch(item: Addition) -> int | None:
    return None if item.lease is None else item.lease.epoch


def _insert(table: str, columns: list[str]) -> str:
    return f'INSERT INTO "{table}" ({_names(columns)}) VALUES ({", ".join(["?"] * len(columns))})'


def _names(columns: list[str]) -> str:
    return ", ".join(f'"{name}"' for name in columns)


_KINDS = ", ".join(f'"{column.name}" {column.type}' for column in entries.columns)
_GIVEN = (
    f"WITH given AS (SELECT * FROM json_to_recordset(%s::json) AS one({_KINDS}, epoch integer)), "
    # Whoever takes one of these tables waits until we are done, or we see that they have.
    'held AS (SELECT leases."table", epoch FROM leases JOIN given USING ("table", epoch) FOR SHARE OF leases), '
    'ours AS (SELECT * FROM given WHERE epoch IS NULL OR ("table", epoch) IN (SELECT "table", epoch FROM held)) '
)
_ADDING = f'INSERT INTO entries ({_names(ENTRY)}) SELECT {_names(ENTRY)} FROM ours RETURNING "table", sequence'
_ADD = _GIVEN + _ADDING
_ADD_WITH_SNAPSHOTS = (
    f"{_GIVEN.rstrip()}, due AS (INSERT INTO snapshots ({_names(SNAPSHOT)}) "
    f"SELECT * FROM unnest(%s::integer[], %s::integer[], %s::bytea[]) AS made({_names(SNAPSHOT)}) "
    f'WHERE "table" IN (SELECT "table" FROM ours)) {_ADDING}'
)
