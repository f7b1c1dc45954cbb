"""Opening the store: SQLite in a file, held by one server only, or PostgreSQL by its URL; migrated."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError, PendingRollbackError

from outremer.server.errors import CannotStart
from outremer.server.store.holding import Hold, hold
from outremer.server.store.migrations.old_tables import OldTables

MIGRATIONS = Path(__file__).parent / "migrations"
NEWER = "The store was written by a newer Outremer; install that one, or name another --database."
CHECKPOINT = 8000  # pages in the log before they go into the file: the same pages are written again and again
# PostgreSQL, or the way to it, may be gone without a word; and a process that is stopped must not hold others' rows.
PATIENCE = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "options": "-c idle_in_transaction_session_timeout=5s -c statement_timeout=30s",
}
BUSY_SECONDS = 5.0  # to wait for another program that is just writing
WRITES = "outremer_writes"  # a connection with this option waits its turn to write as its transaction begins


class Database:
    """The open store. `close` releases it for another server."""

    def __init__(self, url: str, alone: bool = False) -> None:
        """`alone`: no other server may have it open, even where several could share it."""
        self.url = read_url(url)
        self._hold: Hold | None = None
        self.is_lost = False  # another server has it now
        self.engine = engine_of(self.url)
        try:
            self._hold = hold(self.url, alone or self.is_sqlite)
            with self.engine.begin() as connection:
                if self._hold.alone:
                    migrate(connection)
                else:
                    _check_current(connection, self.shown)
            if not alone:
                self._hold.let_others_in()
        except (DBAPIError, OSError, sqlite3.Error) as error:
            self.close()
            raise CannotStart(explain(error, self.shown)) from error
        except CannotStart:
            self.close()
            raise

    @property
    def errors(self) -> tuple[type[Exception], ...]:
        """What the driver raises, with SQLAlchemy around it or without; and what follows on a broken connection."""
        return (DBAPIError, PendingRollbackError, self.engine.dialect.loaded_dbapi.Error)

    @property
    def is_sqlite(self) -> bool:
        return self.url.get_backend_name() == "sqlite"

    @property
    def shown(self) -> str:
        return shown(self.url)

    def close(self) -> None:
        self.engine.dispose()
        if self._hold is not None:
            self._hold.release()

    def is_ours(self) -> bool:
        """Does this server still hold the store, or again? While nobody can say, it is taken to."""
        with suppress(*self.errors):
            self.is_lost = self._hold is not None and not self._hold.is_ours()
        return not self.is_lost


def read_url(url: str) -> URL:
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


def shown(url: URL) -> str:
    """The store as an error names it: never with a password."""
    return str(url.database) if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)


def engine_of(url: URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        # a log must not tell what was written
        return create_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args=PATIENCE)
    engine = create_engine(
        url, hide_parameters=True, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False}
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: Any) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself; see below
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT}")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # who reads before writing would fail at once, however patient, if another program wrote in between
        writes = connection.get_execution_options().get(WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


@contextmanager
def beside_the_server(database: str) -> Iterator[Connection]:
    """A small change in a store of this version, which its server may have open."""
    url = read_url(database)
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
        raise CannotStart(f"There is no store {url.database}; check --database.")
    engine = engine_of(url)
    try:
        with engine.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
            if connection.scalar(text("SELECT version_num FROM alembic_version")) != newest():
                raise CannotStart(f"The store {shown(url)} is of another version; let this one's server open it first.")
            yield connection
    except DBAPIError as error:
        raise CannotStart(explain(error, shown(url))) from error
    finally:
        engine.dispose()


def take_time(connection: Connection, only_now: bool = False) -> None:
    """Whoever copies, examines or migrates everything is not held to the times of those who play.

    `only_now`: until this transaction ends, where the connection is used by others afterwards.
    """
    if connection.dialect.name == "postgresql":
        for what in ("idle_in_transaction_session_timeout", "statement_timeout"):
            connection.execute(text(f"SET {'LOCAL' if only_now else 'SESSION'} {what} = 0"))


def newest() -> str:
    """The version of a store as this program writes it."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())


def migrate(connection: Connection, to: str = "head") -> None:
    take_time(connection, only_now=True)
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except OldTables as error:
        raise CannotStart(
            "The store holds tables of a version before 0.2, which this one cannot read; "
            "let that version finish them, or name another --database."
        ) from error
    except CommandError as error:
        if "locate revision" not in str(error):
            raise
        raise CannotStart(NEWER) from error


def _check_current(connection: Connection, name: str) -> None:
    """Other servers have the store open: they must be of the same version, since nobody changes it under them."""
    current = MigrationContext.configure(connection).get_current_revision()
    known = ScriptDirectory(str(MIGRATIONS))
    if current == known.get_current_head():
        return
    if current in {one.revision for one in known.walk_revisions()}:
        raise CannotStart(f"Servers of an older version have the store {name} open; stop them all, then try again.")
    raise CannotStart(NEWER)


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
    if "malformed" in words:
        return f"The store {name} is damaged; `outremer doctor` says where, `outremer restore` brings a backup back."
    if "not a database" in words or "already exists" in words:
        return f"{name} is not a store of Outremer; name another --database."
    if isinstance(error, OperationalError) and ("connect" in words or "resolve" in words):
        return f"No PostgreSQL answers at {name}; check that it runs and that the URL is right."
    return f"The store {name} cannot be used: {str(error).splitlines()[0]}"
