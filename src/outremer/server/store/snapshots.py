"""Positions kept now and then, so that a table comes back without playing its whole journal again."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, insert, select

from outremer.kernel.journal import Entry, Journal
from outremer.server.store.schema import snapshots
from outremer.table.saves import position
from outremer.table.table import Table

BEFORE_ALL = -1  # the sequence number of the snapshot from which a table begins that does not begin as usual
FORCED = 4  # after so many times the usual number of entries, a snapshot is made even where an undo would be possible


class Snapshot(Struct):
    """A position between two entries, and what the journal got since the snapshot before."""

    sequence: int
    position: dict[str, Any]
    since: int  # where in the journal these lines begin
    lines: list[tuple[int, int, int, int, list[int], int, str]]


def packed(snapshot: Snapshot) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(snapshot), 1)


def unpacked(body: bytes) -> Snapshot:
    return msgspec.msgpack.decode(zlib.decompress(body), type=Snapshot)


def journal_lines(journal: Journal, since: int) -> list[tuple[int, int, int, int, list[int], int, str]]:
    return [
        (line.kind, line.audience, line.seat, line.number, line.arguments, line.others, word)
        for line, word in zip(journal.entries[since:], journal.rolled_words[since:], strict=True)
    ]


def retold(kept: list[Snapshot]) -> Journal:
    """The journal as it was at the last of these snapshots."""
    journal = Journal()
    for snapshot in kept:
        journal.forget_after(snapshot.since)
        for *numbers, word in snapshot.lines:
            journal.add(Entry(*numbers), word)  # type: ignore[arg-type]  # six values, in the order of the constructor
    return journal


def snapshots_until(connection: Connection, table: int, until: int | None = None) -> list[Snapshot]:
    query = select(snapshots.c.body).where(snapshots.c.table == table)
    if until is not None:
        query = query.where(snapshots.c.sequence <= until)
    return [unpacked(row.body) for row in connection.execute(query.order_by(snapshots.c.sequence))]


def begin_from(connection: Connection, table: int, begun_at: dict[str, Any]) -> None:
    """This table does not begin as usual, but in this position."""
    body = packed(Snapshot(BEFORE_ALL, begun_at, 0, []))
    connection.execute(insert(snapshots).values({"table": table, "sequence": BEFORE_ALL, "body": body}))


def begun_at(kept: list[Snapshot]) -> dict[str, Any] | None:
    """The position from which the table of these snapshots began; None where that was the usual one."""
    return kept[0].position if kept and kept[0].sequence == BEFORE_ALL else None


class Snapshots:
    """Makes one now and then: rather where nothing can be taken back, so that no undo leads behind it."""

    def __init__(self, every: int, last: int, written: int) -> None:
        self.every = every
        self.last = last  # the entry of the last snapshot
        self.written = written  # as much of the journal is safe in snapshots

    def taken_back(self, written: int) -> None:
        self.written = min(self.written, written)

    def due(self, table: Table, sequence: int) -> Snapshot | None:
        since = sequence - self.last
        if since < self.every or not (table.is_settled or since >= FORCED * self.every):
            return None
        lines = journal_lines(table.journal, self.written)
        made = Snapshot(sequence, position(table.kernel), self.written, lines)
        self.last, self.written = sequence, len(table.journal.entries)
        return made
