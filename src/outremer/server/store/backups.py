"""Copies of a store, made while its server runs, and brought back.

A backup is always a store in one SQLite file, whatever it was made from: it can be looked at, kept, and restored into
SQLite or PostgreSQL alike.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, func, insert, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from outremer.server.errors import CannotStart
from outremer.server.store.database import (
    BUSY_SECONDS,
    Database,
    engine_of,
    explain,
    newest,
    read_url,
    shown,
    take_time,
)
from outremer.server.store.holding import hold
from outremer.server.store.schema import leases, metadata, servers

KEPT = [table for table in metadata.sorted_tables if table not in (leases, servers)]  # those speak of processes
ROWS = 1000  # that are copied at once
LOG_FILES = ("-wal", "-shm", "-journal")  # which SQLite keeps beside a file, and reads into whatever has its name


def back_up(database: str, file: Path) -> None:
    """Raises CannotStart with one sentence where it cannot."""
    url = read_url(database)
    if file.exists():
        raise CannotStart(f"{file} exists already; name another file for the backup, or move it away.")
    if not file.absolute().parent.is_dir():
        raise CannotStart(f"There is no folder {file.absolute().parent} for the backup; make it, or name another file.")
    with _explained(url), _written_whole(file) as part:
        if url.get_backend_name() == "sqlite":
            _copy_file(_existing(url), part)
        else:
            _copy_server(url, part)
        _check(part)


def restore(file: Path, database: str, replace: bool) -> Path | None:
    """Bring a backup back. Where files were replaced, they are kept beside, under the name that is returned."""
    url = read_url(database)
    if not file.is_file():
        raise CannotStart(f"There is no backup {file}.")
    with _explained(url), tempfile.TemporaryDirectory(prefix="outremer-restore-") as folder:
        copy = Path(folder) / "store.sqlite3"
        _copy_file(file, copy)
        _check(copy)
        Database(f"sqlite:///{copy}").close()  # which brings it to this version, or says why not
        if url.get_backend_name() == "sqlite":
            return _put_in_place(copy, url, replace)
        _fill_server(copy, database, replace)
    return None


@contextmanager
def _explained(url: URL) -> Iterator[None]:
    try:
        yield
    except (DBAPIError, OSError, sqlite3.Error) as error:
        raise CannotStart(explain(error, shown(url))) from error


@contextmanager
def _written_whole(file: Path) -> Iterator[Path]:
    """A name to write to; the file has its own name only when everything in it is on the disk."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        yield part
        _sync(part)
        part.rename(file)
        _sync(file.absolute().parent)
    finally:
        for name in (part, *(Path(f"{part}{ending}") for ending in LOG_FILES)):
            name.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _existing(url: URL) -> Path:
    path = Path(str(url.database))
    if not path.is_file():
        raise CannotStart(f"There is no store {path}; check --database.")
    return path


def _copy_file(source: Path, target: Path) -> None:
    """By SQLite's own way, which a server that writes meanwhile does not disturb."""
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=BUSY_SECONDS)) as opened,
        closing(sqlite3.connect(target)) as copy,
    ):
        opened.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, which may be copied like any other


def _check(file: Path) -> None:
    with closing(sqlite3.connect(file)) as opened:
        found = opened.execute("PRAGMA integrity_check(1)").fetchone()[0]
        known = opened.execute("SELECT name FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    if known is None:
        raise CannotStart(f"{file.name.removesuffix('.part')} is not a store of Outremer.")
    if found != "ok":
        raise sqlite3.DatabaseError("malformed")


def _copy_server(url: URL, target: Path) -> None:
    source = engine_of(url).execution_options(isolation_level="REPEATABLE READ")
    copied = Database(f"sqlite:///{target}")
    try:
        with source.connect() as connection, copied.engine.begin() as copy:
            take_time(connection)
            _check_version(connection, shown(url))
            copy_rows(connection, copy)
    finally:
        source.dispose()
        copied.close()
    with closing(sqlite3.connect(target)) as one_file:
        one_file.execute("PRAGMA journal_mode=DELETE")


def _check_version(connection: Connection, name: str) -> None:
    version = connection.scalar(text("SELECT version_num FROM alembic_version"))
    if version != newest():
        raise CannotStart(
            f"The store {name} was written by another version of Outremer; back it up with that one, or let this one's "
            "server open it first."
        )


def copy_rows(source: Connection, target: Connection) -> None:
    """Everything, in an order in which nothing refers to what is not there yet."""
    for table in KEPT:
        rows = source.execution_options(stream_results=True, yield_per=ROWS).execute(select(table))
        for some in rows.mappings().partitions(ROWS):
            target.execute(insert(table), [dict(row) for row in some])


def _put_in_place(copy: Path, url: URL, replace: bool) -> Path | None:
    target = Path(str(url.database)).resolve()
    with _written_whole(target.with_name(f"{target.name}.restored")) as part:
        part.write_bytes(copy.read_bytes())
    restored = target.with_name(f"{target.name}.restored")
    try:
        aside = _put_aside(target, url, replace)
        restored.rename(target)
    finally:
        restored.unlink(missing_ok=True)
    _sync(target.parent)
    _check(target)
    return aside


def _put_aside(target: Path, url: URL, replace: bool) -> Path | None:
    """Also what is left beside a store that is gone itself."""
    aside = target.with_name(f"{target.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    if not target.exists():
        return aside if _rename_logs(target, aside) else None
    if not replace:
        raise CannotStart(f"The store {target} exists already; --replace puts it aside, or name another --database.")
    holding = hold(url)  # no server may have it open
    target.rename(aside)
    _rename_logs(target, aside)
    holding.release()
    return aside


def _rename_logs(file: Path, to: Path) -> bool:
    """Was there one?"""
    there = [ending for ending in LOG_FILES if Path(f"{file}{ending}").exists()]
    for ending in there:
        Path(f"{file}{ending}").rename(f"{to}{ending}")
    return bool(there)


def _fill_server(copy: Path, database: str, replace: bool) -> None:
    target, source = Database(database, alone=True), engine_of(read_url(f"sqlite:///{copy}"))
    try:
        with source.connect() as rows, target.engine.begin() as connection:
            take_time(connection)
            is_used = any(connection.scalar(select(func.count()).select_from(one)) for one in KEPT)
            if is_used and not replace:
                raise CannotStart(
                    f"There are games in {target.shown} already; --replace deletes them, or name an empty --database."
                )
            for table in reversed(metadata.sorted_tables):
                connection.execute(table.delete())
            copy_rows(rows, connection)
            _count_on(connection)
    finally:
        source.dispose()
        target.close()


def _count_on(connection: Connection) -> None:
    """PostgreSQL hands out keys by a counter of its own, which has seen none of those that were copied."""
    for table in KEPT:
        if "key" in table.c:
            highest = connection.scalar(select(func.max(table.c.key)))
            place = func.pg_get_serial_sequence(f'"{table.name}"', "key")
            connection.execute(select(func.setval(place, highest or 1, highest is not None)))
