"""What was played, as the store keeps it: one row after the other, only ever added.

The body of a row is one of
    lines of the record     `0: open constable 8`, `roll templars`: one command and the rolls it caused
    undo SEAT               that seat took back its last move
    back MOVES SEAT         all agreed to take back so many moves, as that seat asked
    refused SEAT            that seat asked to take back, and somebody would not have it
"""

from __future__ import annotations

from operator import gt
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, desc, insert, select

from outremer.server.clock import NO_DEADLINES, Deadlines, now
from outremer.server.store.schema import entries

_KNOWN = msgspec.json.Decoder(list[int])


class JournalRow(Struct, array_like=True):
    sequence: int
    body: str
    awaited: int
    known: list[int] | None
    addressed: int
    due: Deadlines


def written(due: Deadlines) -> str | None:
    """As a row keeps them."""
    return msgspec.json.encode(due).decode() if due else None


def begin(
    connection: Connection, table: int, body: str, awaited: int, due: Deadlines = NO_DEADLINES, addressed: int = 0
) -> None:
    """The first row of a table; all others are added by the writer."""
    row = {"table": table, "sequence": 0, "body": body, "awaited": awaited, "at": now(), "due": written(due)}
    connection.execute(insert(entries).values(row | {"addressed": addressed}))


def last_entry(connection: Connection, table: int) -> JournalRow | None:
    query = select(entries).where(entries.c.table == table).order_by(desc(entries.c.sequence)).limit(1)
    row = connection.execute(query).first()
    return None if row is None else _journal_row(row)


def _journal_row(row: Row[Any]) -> JournalRow:
    """Raises ValidationError where a cell holds what cannot be meant."""
    known = None if row.known is None else _KNOWN.decode(row.known)
    due = NO_DEADLINES if row.due is None else msgspec.json.decode(row.due, type=Deadlines)
    # SQLite keeps whatever it is told, also a word where a number belongs.
    return msgspec.convert((row.sequence, row.body, row.awaited, known, row.addressed, due), JournalRow)


def entries_after(connection: Connection, table: int, sequence: int, until: int | None = None) -> list[JournalRow]:
    """The entries behind this one, in order."""
    query = select(entries).where(entries.c.table == table, entries.c.sequence > sequence)
    if until is not None:
        query = query.where(entries.c.sequence <= until)
    return [_journal_row(row) for row in connection.execute(query.order_by(entries.c.sequence))]


def played_at(connection: Connection, table: int, player: int, command: str) -> JournalRow | None:
    """The entry that this command of this player became, if it was ever played."""
    query = select(entries).where(entries.c.table == table, entries.c.player == player, entries.c.command == command)
    row = connection.execute(query).first()
    return None if row is None else _journal_row(row)


def commands(connection: Connection, table: int) -> set[tuple[int, str]]:
    """All commands that were ever played at a table, with who sent them."""
    query = select(entries.c.player, entries.c.command)
    rows = connection.execute(query.where(entries.c.table == table, entries.c.command.is_not(None)))
    return {(row.player, row.command) for row in rows}


def lines_added(body: str) -> int:
    """By how many lines the record is longer after an entry; fewer than 0 where it took some back."""
    word, _, rest = body.partition(" ")
    if word == "undo":
        return -1
    if word == "back":
        return -int(rest.partition(" ")[0])
    return 0 if word == "refused" else len(body.splitlines())


class Counted(Struct):
    """How one entry is counted."""

    sequence: int
    known: list[int]  # by each seat, and last by a spectator, among those that they know of
    moment: int  # among those that everybody noticed: the same number for all who look


def counted(connection: Connection, table: int, seats_: int) -> list[Counted]:
    """All entries of a table as they are counted, in order."""
    query = select(entries.c.sequence, entries.c.known).where(entries.c.table == table)
    found: list[Counted] = []
    before, moment = [-1] * (seats_ + 1), -1
    for sequence, written_ in connection.execute(query.order_by(entries.c.sequence)).all():
        known = [sequence] * (seats_ + 1) if written_ is None else _KNOWN.decode(written_)
        moment += all(map(gt, known, before))
        found.append(Counted(sequence, known, moment))
        before = known
    return found
