"""Tables and games for a store, as the server itself would have written them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, insert

import outremer
from outremer.kernel.chance import Driver
from outremer.server.clock import now
from outremer.server.info import result_of
from outremer.server.live.events import awaited
from outremer.server.store import journal, loading, players, tables
from outremer.server.store.adding import Row
from outremer.server.store.database import Database
from outremer.server.store.schema import entries, snapshots
from outremer.server.store.snapshots import Snapshots, packed
from outremer.server.store.tables import StoredSeat, StoredTable


@contextmanager
def changing(database: Database) -> Iterator[Connection]:
    with database.engine.begin() as connection:
        yield connection


def a_table(connection: Connection, seats: int = 3, game: str = "jerusalem", rules: int | None = None) -> StoredTable:
    """A table that waits for its start; one player holds every seat."""
    player, _ = players.create_guest(connection, "Ann")
    setting = outremer.game(game).setting(seats, {})
    sitting = [StoredSeat(at, "person", player.key, player.id, "Ann") for at in range(seats)]
    version = outremer.game(game).version if rules is None else rules
    table = tables.new_table(game, version, dict(setting.options), "open", player.key, sitting)
    tables.create(connection, table)
    return table


def begin(connection: Connection, stored: StoredTable, driver: Driver) -> outremer.Table:
    """Start its game."""
    table = loading.begin(stored, driver)
    tables.save_table(connection, stored.key, state="playing")
    journal.begin(connection, stored.key, "\n".join(table.lines()), awaited(table))
    return table


def row(table: int, sequence: int, body: str, command: tuple[int, str] | None = None) -> Row:
    player, id_ = command or (None, None)
    return (table, sequence, body, 1, None, player, id_, now(), 0, None)


def add_entry(connection: Connection, entry: Row) -> None:
    names = [column.name for column in entries.columns]
    connection.execute(insert(entries).values(dict(zip(names, entry, strict=True))))


def played(
    database: Database, moves: int, every: int, hashes: list[str] | None = None
) -> tuple[StoredTable, outremer.Table]:
    """A game that was played for a while, as its entries and snapshots lie in the store; the hash after each entry."""
    driver = outremer.Seeded(5)
    with changing(database) as connection:
        stored = a_table(connection)
        table = begin(connection, stored, driver)
        made = Snapshots(every, -1, 0)
        rows = []
        for sequence in range(1, moves + 1):
            if table.over:
                break
            written = len(table.journal.entries)
            seat = awaited(table).bit_length() - 1
            if sequence % 5 == 0 and table.may_undo(seat):
                table.undo(seat)
                made.taken_back(len(table.journal.entries))
                rows.append(row(stored.key, sequence, f"undo {seat}"))
            else:
                free = table.moves(seat)
                table.play(seat, free[driver.below(len(free))])
                loading.roll_all(table, driver)
                rows.append(row(stored.key, sequence, "\n".join(table.lines(written=written))))
            if hashes is not None:
                hashes.append(table.hash())
            if (snapshot := made.due(table, sequence)) is not None:
                values = {"table": stored.key, "sequence": snapshot.sequence, "body": packed(snapshot)}
                connection.execute(insert(snapshots).values(values))
        for one in rows:
            add_entry(connection, one)
        return tables.find(connection, stored.id) or stored, table


def finished(database: Database) -> StoredTable:
    """A game that was played to its end."""
    stored, table = played(database, 10_000, 50)
    assert table.over
    with changing(database) as connection:
        columns = {"state": "finished", "result": json.dumps(result_of(table)), "hash": table.hash()}
        tables.save_table(connection, stored.key, **columns)
    return stored
