"""Who holds a store: a lock that dies with its process, on the store itself and not on a name of it.

A file has one server. PostgreSQL may have several, which share it by leases; whoever changes the store itself must be
alone there, and so was every server before there were leases.
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection, Engine, create_engine, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from outremer.server.errors import CannotStart

LOCK_NUMBER = 0x6F757472  # PostgreSQL's advisory lock of a server that holds the store, alone or with others
ALONE_SECONDS = 5.0  # for which another server may be changing the store before it lets others in


class Hold(Protocol):
    alone: bool  # until others are let in

    def let_others_in(self) -> None:
        """Those who share it, where that is possible."""

    def release(self) -> None: ...

    def is_ours(self) -> bool:
        """Still, or again, or soon. False: another server has it now. Raises DBAPIError while nobody can say."""


def held(name: str) -> CannotStart:
    return CannotStart(f"Another server has the store {name} open; stop it first, or name another --database.")


def hold(url: URL, alone: bool = True) -> Hold:
    """Alone, or as one of several; who is the first of them is alone until they let others in."""
    if url.get_backend_name() != "sqlite":
        return _ServerHold(url, alone)
    assert url.database is not None
    path = Path(url.database)
    if not path.parent.is_dir():
        raise CannotStart(f"There is no folder {path.parent} for the store; make it, or name another --database.")
    return _FileHold(path) if os.name == "posix" else _NameHold(path)


class _FileHold:
    """A lock on the inode: whatever links lead to it, and whoever removes files beside it, it is the same one.

    SQLite's own locks on a file are lost when its process closes any other descriptor of it. So a file that is held in
    this very process is not even opened a second time, and ours is closed last.
    """

    _here: set[tuple[int, int]] = set()  # noqa: RUF012  # device and inode of what this process holds
    alone = True

    def __init__(self, path: Path) -> None:
        import fcntl

        with suppress(FileNotFoundError):
            if _inode(os.stat(path)) in self._here:
                raise held(str(path))
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        self._inode = _inode(os.fstat(self._file))
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            os.close(self._file)
            raise held(str(path)) from error
        self._here.add(self._inode)

    def let_others_in(self) -> None:
        pass

    def is_ours(self) -> bool:
        return True

    def release(self) -> None:
        if self._inode in self._here:
            self._here.discard(self._inode)
            os.close(self._file)


def _inode(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


class _NameHold:
    """Where files have no such locks: a second file beside the store, which is locked as SQLite locks."""

    alone = True

    def __init__(self, path: Path) -> None:
        self._file = sqlite3.connect(f"{path.resolve()}-held", timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self._file.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._file.close()
            if "locked" in str(error):
                raise held(str(path)) from error
            raise

    def let_others_in(self) -> None:
        pass

    def is_ours(self) -> bool:
        return True

    def release(self) -> None:
        self._file.close()


class _ServerHold:
    """PostgreSQL's lock of a session: gone with the connection, so that it is looked after and taken again."""

    def __init__(self, url: URL, alone: bool) -> None:
        self._name = url.render_as_string(hide_password=True)
        self._engine: Engine = create_engine(url, isolation_level="AUTOCOMMIT")
        self._connection: Connection | None = None
        self._missing_since: float | None = None
        self.alone = self._try("pg_try_advisory_lock")
        deadline = time.monotonic() + ALONE_SECONDS
        while not self.alone and (alone or not self._try("pg_try_advisory_lock_shared")):
            if alone or time.monotonic() > deadline:
                self.release()
                raise held(self._name)
            time.sleep(0.1)

    def _try(self, lock: str) -> bool:
        self._connection = self._connection or self._engine.connect()
        return bool(self._connection.scalar(text(f"SELECT {lock}(:number)"), {"number": LOCK_NUMBER}))

    def let_others_in(self) -> None:
        if self.alone and self._try("pg_try_advisory_lock_shared"):
            self._try("pg_advisory_unlock")
            self.alone = False

    def is_ours(self) -> bool:
        try:
            if self._connection is not None:
                self._connection.execute(text("SELECT 1"))
                return True  # the session lives, and with it the lock
        except DBAPIError:
            self._forget()
        return self._takes_again()

    def _takes_again(self) -> bool:
        """Another one that starts may be alone for a while, as when PostgreSQL has restarted: then it lets us in."""
        if self._try("pg_try_advisory_lock" if self.alone else "pg_try_advisory_lock_shared"):
            self._missing_since = None
            return True
        self._missing_since = self._missing_since or time.monotonic()
        if time.monotonic() - self._missing_since < ALONE_SECONDS:
            self._forget()  # so that it is tried again
            return True
        return False

    def _forget(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    def release(self) -> None:
        if self._connection is not None and not self._connection.closed:
            with suppress(DBAPIError):  # the server may be gone before us
                # at once, not whenever it notices that we left
                self._connection.execute(text("SELECT pg_advisory_unlock_all()"))
            self._connection.close()
        self._engine.dispose()
