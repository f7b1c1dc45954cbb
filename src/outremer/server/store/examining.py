"""`outremer doctor`: what is wrong with a store, where, and what to do. Nothing is changed by looking."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, Engine, NullPool, create_engine, func, inspect, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from outremer.server.errors import CannotStart
from outremer.server.store import analyses, loading, schema, tables
from outremer.server.store.cells import bad_cells
from outremer.server.store.database import engine_of, explain, newest, read_url, shown, take_time
from outremer.server.store.loading import DAMAGED, Frozen
from outremer.server.store.snapshots import snapshots_until
from outremer.server.store.tables import StoredTable

MOST_DAMAGES = 20  # of a file that are told one by one
RESTORE = "restore a backup; without one, `sqlite3 STORE .recover` saves what can still be read"
REINDEX = "`sqlite3 STORE REINDEX` mends it, while no server runs"
MEND = "put right what stands there, or restore a backup"
LOOK = "its players read that it cannot go on; a backup may have it whole"


class Finding(NamedTuple):
    where: str
    what: str
    advice: str
    is_wrong: bool = True  # else it is only worth knowing

    def __str__(self) -> str:
        return f"{self.where}: {self.what}; {self.advice}."


class Health(NamedTuple):
    """What was counted on the way."""

    tables: int
    entries: int
    replayed: int


def examine(database: str, replay: bool) -> Iterator[Finding | Health]:
    """Findings one by one, and last, where all could be looked at, what was counted. Raises CannotStart."""
    url = read_url(database)
    if url.get_backend_name() == "sqlite":
        damages = list(_damages(url))
        yield from damages
        if any(one.advice == RESTORE for one in damages):
            return
    engine = _engine(url)
    try:
        with engine.connect() as connection:
            take_time(connection)
            other = list(_other_version(connection, shown(url)))
            yield from other
            if not other:
                yield from _rows(connection, url, replay)
    except DBAPIError as error:
        raise CannotStart(explain(error, shown(url))) from error
    finally:
        engine.dispose()


def _engine(url: URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        return engine_of(url)
    return create_engine("sqlite://", creator=lambda: _read_only(Path(str(url.database))), poolclass=NullPool)


def _read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def _damages(url: URL) -> Iterator[Finding]:
    """What SQLite itself finds."""
    path = Path(str(url.database))
    if not path.is_file():
        raise CannotStart(f"There is no store {path}; check --database.")
    try:
        with closing(_read_only(path)) as opened:
            lines = [str(row[0]) for row in opened.execute(f"PRAGMA integrity_check({MOST_DAMAGES})")]
    except sqlite3.DatabaseError as error:
        if "malformed" not in str(error):
            raise CannotStart(explain(error, str(path))) from error
        lines = [str(error)]
    for line in lines:
        if line != "ok":
            advice = REINDEX if "index" in line.lower() and "page" not in line.lower() else RESTORE
            yield Finding(str(path), line.replace("\n", " "), advice)


def _other_version(connection: Connection, name: str) -> Iterator[Finding]:
    there = set(inspect(connection).get_table_names())
    if "alembic_version" not in there:
        yield Finding(name, "it is not a store of Outremer", "check --database")
        return
    found, ours = connection.scalar(text("SELECT version_num FROM alembic_version")), newest()
    if found is None or not str(found).isdigit():
        yield Finding(name, "its version is not written in it", "restore a backup")
    elif int(found) < int(ours):
        yield Finding(name, f"it has version {found} of {ours}", "the next start of the server brings it up", False)
    elif int(found) > int(ours):
        yield Finding(name, f"it has version {found}, this program knows {ours}", "install the newer Outremer")
    else:
        for table in schema.metadata.sorted_tables:
            columns = (
                {one["name"] for one in inspect(connection).get_columns(table.name)} if table.name in there else {}
            )
            for lacking in [column.name for column in table.c if column.name not in columns]:
                yield Finding(f"{name}, {table.name}", f"the column {lacking} is missing", "restore a backup")


def _rows(connection: Connection, url: URL, replay: bool) -> Iterator[Finding | Health]:
    if url.get_backend_name() == "sqlite":  # PostgreSQL keeps no row that refers to nothing
        for table, row, other, _ in connection.exec_driver_sql("PRAGMA foreign_key_check"):
            yield Finding(f"{table}, row {row}", f"it belongs to a row of {other} that is not there", "delete it")
    bad = [one for columns in schema.metadata.sorted_tables for one in bad_cells(connection, columns)]
    ids = {row.key: row.id for row in connection.execute(select(schema.tables.c.key, schema.tables.c.id))}
    for one in bad:
        where = one.where if one.table not in ids else f"table {ids[one.table]}, {one.where}"
        yield Finding(where, one.what, LOOK if one.table in ids else MEND)
    told = {one.table for one in bad if one.columns is not schema.talk}  # which no game needs
    replayed = 0
    for key, id_ in sorted(ids.items()):
        stored = tables.find(connection, id_)
        if stored is None or key in told:
            continue
        wrong = list(_wrong_with(connection, stored, replay))
        yield from wrong
        replayed += replay and stored.state != "waiting" and not wrong
    entries = connection.scalar(select(func.count()).select_from(schema.entries)) or 0
    yield from _unreadable_analyses(connection)
    yield Health(len(ids), entries, replayed)


def _unreadable_analyses(connection: Connection) -> Iterator[Finding]:
    query = select(schema.tables.c.id, schema.analyses).join(schema.tables)
    for row in connection.execute(query.order_by(schema.analyses.c.table)):
        try:
            analyses.read(row.body)
        except analyses.DAMAGED as error:
            forget = f'DELETE FROM analyses WHERE "table" = {row.table}'
            what = f"it cannot be read ({error})"
            yield Finding(f"table {row.id}, analysis", what, f"`{forget}` lets the coach work it out anew")


def _wrong_with(connection: Connection, table: StoredTable, replay: bool) -> Iterator[Finding]:
    where = f"table {table.id} of {table.game}"
    if table.unreadable:
        yield Finding(where, "one of its rows cannot be read", LOOK)
        return
    if [seat.seat for seat in table.seats] != list(range(len(table.seats))) or not table.seats:
        yield Finding(where, "its seats are not numbered from 0 on", LOOK)
        return
    if table.state == "waiting":
        return
    numbers = schema.entries.c.sequence
    query = select(func.count(), func.min(numbers), func.max(numbers)).where(schema.entries.c.table == table.key)
    count, first, last = connection.execute(query).one()
    if not count:
        yield Finding(where, "it was begun, and not one entry is there", LOOK)
    elif (first, last) != (0, count - 1):
        yield Finding(where, f"of its entries 0 to {last} only {count} are there", LOOK)
    elif replay:
        yield from _unplayable(connection, table, where)


def _unplayable(connection: Connection, table: StoredTable, where: str) -> Iterator[Finding]:
    """Every entry is played again, and leads to where the server would be with its snapshots."""
    reached, end = -1, ""
    try:
        for sequence, going in loading.course(connection, table):
            reached = sequence
            if sequence == table.sequence:
                end = going.hash()
    except Frozen as frozen:
        if frozen.message == "frozen-broken":
            yield Finding(f"{where}, entry {reached + 1}", f"it cannot be played ({frozen.__cause__})", LOOK)
        else:
            what = " ".join(f"{name} {value}" for name, value in frozen.arguments.items())
            advice = "another version of Outremer can go on with it"
            yield Finding(where, f"it is not played by this program's rules ({what})", advice, is_wrong=False)
        return
    forget = f'DELETE FROM snapshots WHERE "table" = {table.key} AND sequence >= 0'
    try:
        snapshots_until(connection, table.key)
        by_snapshots = loading.load(connection, table, 1)[0].hash()
    except (Frozen, TypeError, *DAMAGED) as error:
        yield Finding(f"{where}, snapshots", f"one cannot be read ({error})", f"`{forget}` lets it do without")
        return
    if by_snapshots != end:
        yield Finding(f"{where}, snapshots", "they lead elsewhere than its entries", f"`{forget}` lets it do without")
    if table.state == "finished" and table.hash is not None and table.hash != end:
        yield Finding(where, "its entries lead elsewhere than to the end that was kept", LOOK)
