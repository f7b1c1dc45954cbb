"""Opening the store: SQLite in a file, or PostgreSQL by its URL; migrated, and held by one server only."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError

from outremer.server.errors import CannotStart
from outremer.server.store.migrations.old_tables import OldTables

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK_NUMBER = 0x6F757472  # PostgreSQL's advisory lock of a server that holds the store
CHECKPOINT = 8000  # pages in the log before they go into the file: the same pages are written again and again
BUSY_SECONDS = 5.0  # to wait for another program that is just writing


class Database:
    """The open store. `close` releases it for another server."""

    def __init__(self, url: str) -> None:
        self.url = _read(url)
        self._release: Callable[[], None] = lambda: None
        self.engine = _engine(self.url)
        try:
            self._release = _hold_file(self.url) if self.is_sqlite else _hold_server(self.url)
            with self.engine.begin() as connection:
                _migrate(connection)
        except (DBAPIError, sqlite3.Error) as error:
            self.close()
            raise CannotStart(explain(error, self.shown)) from error
        except CannotStart:
            self.close()
            raise

    @property
    def is_sqlite(self) -> bool:
        return self.url.get_backend_name() == "sqlite"

    @property
    def shown(self) -> str:
        """The store as an error names it: never with a password."""
        return str(self.url.database) if self.is_sqlite else self.url.render_as_string(hide_password=True)

    def close(self) -> None:
        self.engine.dispose()
        self._release()


def _read(url: str) -> URL:
    try:
        read = make_url(url)
    except ArgumentError as error:
        raise CannotStart(f"{url!r} is no database URL; write sqlite:///FILE or postgresql://HOST/NAME.") from error
    if read.drivername in ("postgresql", "postgres"):
        read = read.set(drivername="postgresql+psycopg")
    if read.drivername not in ("sqlite", "postgresql+psycopg"):
        raise CannotStart(
            f"{read.drivername} is no store for Outremer; write sqlite:///FILE or postgresql://HOST/NAME."
        )
    if read.drivername == "sqlite" and read.database in (None, "", ":memory:"):
        raise CannotStart("A store in memory would lose every game; write sqlite:///FILE.")
    if read.drivername == "sqlite" and read.query:
        raise CannotStart("A store in a file takes nothing behind a question mark; write sqlite:///FILE.")
    return read


def _engine(url: URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: Any) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself; see below
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT}")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except OldTables as error:
        raise CannotStart(
            "The store holds tables of a version before 0.2, which this one cannot read; "
            "let that version finish them, or name another --database."
        ) from error
    except CommandError as error:
        if "locate revision" not in str(error):
            raise
        raise CannotStart(
            "The store was written by a newer Outremer; install that one, or name another --database."
        ) from error


def _hold_file(url: URL) -> Callable[[], None]:
    """Another server must not open the same file: hold a lock beside it, which dies with this process."""
    assert url.database is not None
    path = Path(url.database)
    if not path.parent.is_dir():
        raise CannotStart(f"There is no folder {path.parent} for the store; make it, or name another --database.")
    held = sqlite3.connect(f"{path}-held", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        held.close()
        if "locked" in str(error):
            raise CannotStart(_held(str(path))) from error
        raise
    return held.close


def _hold_server(url: URL) -> Callable[[], None]:
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    connection = engine.connect()

    def release() -> None:
        if connection.closed:
            return
        with suppress(DBAPIError):  # the server may be gone before us
            connection.execute(text("SELECT pg_advisory_unlock_all()"))  # at once, not whenever it notices that we left
        connection.close()
        engine.dispose()

    if not connection.scalar(text("SELECT pg_try_advisory_lock(:number)"), {"number": LOCK_NUMBER}):
        release()
        raise CannotStart(_held(url.render_as_string(hide_password=True)))
    return release


def _held(name: str) -> str:
    return f"Another server has the store {name} open; stop it first, or name another --database."


def explain(error: Exception, name: str) -> str:
    """What a driver's error means for the host, and what to do."""
    words = str(error).lower()
    if "readonly" in words or "read-only" in words or "permission denied" in words:
        return f"The store {name} may not be written; change its owner or its permissions, or name another --database."
    if "unable to open" in words:
        return f"The store {name} cannot be opened; check that its folder exists and may be written."
    if "full" in words or "no space" in words or "disk i/o" in words or "quota" in words:
        return f"The disk that holds {name} is full or failing; make room on it, or name another --database."
    if "locked" in words:
        return f"Another program is writing to the store {name}; close it, and try again."
    if "not a database" in words or "malformed" in words or "already exists" in words:
        return f"{name} is not a store of Outremer; name another --database."
    if isinstance(error, OperationalError) and ("connect" in words or "resolve" in words):
        return f"No PostgreSQL answers at {name}; check that it runs and that the URL is right."
    return f"The store {name} cannot be used: {str(error).splitlines()[0]}"
