"""The one writer. Whatever waits is committed together, and only then does anybody hear of it.

Entries that come in together are gathered until no more come. On a quick disk they are committed on the spot: while
that takes its fraction of a millisecond, the next ones pile up, so that the busier the server, the fewer commits a
move costs. On a slow disk a thread commits while the loop goes on. Every other change goes through that thread.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from outremer.server.errors import Fault
from outremer.server.store.database import BUSY_SECONDS, Database, explain
from outremer.server.store.schema import entries, snapshots

Row = tuple[Any, ...]
Done = Callable[[Exception | None], None]
T = TypeVar("T")

QUICK_SECONDS = 0.01  # for which the loop may be kept waiting by a commit
SMOOTHING = 16  # commits over which their time is averaged
ENTRY = [column.name for column in entries.columns]
SNAPSHOT = [column.name for column in snapshots.columns]


class StoreFailed(Fault):
    """The store took nothing; what was not acknowledged was not played."""

    def __init__(self) -> None:
        super().__init__("store-failed")


class _Append:
    """One entry, and a snapshot where one is due."""

    def __init__(self, entry: Row, snapshot: Row | None, done: Done) -> None:
        self.entry = entry
        self.snapshot = snapshot
        self.done = done
        self.error: Exception | None = None


class _Job:
    """Any other change: a function that gets the connection."""

    def __init__(self, change: Callable[[Connection], Any], future: asyncio.Future[Any]) -> None:
        self.change = change
        self.future = future
        self.result: Any = None
        self.error: Exception | None = None


Batch = Sequence[_Append | _Job]


class Writer:
    def __init__(self, database: Database, complain: Callable[[str], None]) -> None:
        self._database = database
        self._complain = complain
        self._connection: Connection | None = None
        driver = database.engine.dialect.loaded_dbapi
        self._errors = (DBAPIError, driver.Error)
        self._unfit = (driver.IntegrityError, driver.DataError)
        mark = "?" if database.is_sqlite else "%s"
        self._add_entry = _insert("entries", ENTRY, mark)
        self._add_snapshot = _insert("snapshots", SNAPSHOT, mark)
        self._fresh: list[_Append] = []  # of this turn of the loop
        self._waiting: list[_Append | _Job] = []
        self._changed = threading.Condition()
        self._writing = threading.Lock()
        self._stopping = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._worker: threading.Thread | None = None
        self._flush_is_due = False
        self._gathered = 0
        self._takes = 0.0  # seconds a commit takes on the average
        self._waits: float = BUSY_SECONDS  # seconds that the connection waits for another program

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._worker = threading.Thread(target=self._run, name="outremer-writer", daemon=True)
        self._worker.start()

    def stop(self) -> None:
        """Commit what waits, and end. The loop must not be blocked by what it would still have to hear: call last."""
        self._hand_over()
        with self._changed:
            self._stopping = True
            self._changed.notify()
        if self._worker is not None:
            self._worker.join()
        if self._connection is not None:
            self._connection.close()

    # -- from the loop --------------------------------------------------------------------------------------------

    def append(self, entry: Row, snapshot: Row | None, done: Done) -> None:
        """Commit an entry soon; `done` is called on the loop, with the error if there was one."""
        assert self._loop is not None
        self._fresh.append(_Append(entry, snapshot, done))
        if not self._flush_is_due:
            self._flush_is_due = True
            self._loop.call_soon(self._flush)

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Make a change, durably; raises what `change` raises."""
        assert self._loop is not None
        future: asyncio.Future[T] = self._loop.create_future()
        self._hand_over(_Job(change, future))
        return await future

    def _flush(self) -> None:
        assert self._loop is not None
        if len(self._fresh) > self._gathered:  # this turn of the loop brought some: see whether the next brings more
            self._gathered = len(self._fresh)
            self._loop.call_soon(self._flush)
            return
        self._flush_is_due = False
        self._gathered = 0
        if not self._may_commit_here() or not self._writing.acquire(blocking=False):
            self._hand_over()
            return
        batch, self._fresh = self._fresh, []
        try:
            began = time.perf_counter()
            settled = self._commit(batch, QUICK_SECONDS)
            self._takes += (time.perf_counter() - began - self._takes) / SMOOTHING
        finally:
            self._writing.release()
        if settled:
            _tell(batch)
        else:
            self._fresh = batch
            self._hand_over()

    def _may_commit_here(self) -> bool:
        return self._database.is_sqlite and not self._waiting and self._takes < QUICK_SECONDS

    def _hand_over(self, *jobs: _Job) -> None:
        if not self._fresh and not jobs:
            return
        with self._changed:
            self._waiting += self._fresh
            self._waiting += jobs
            self._fresh.clear()
            self._changed.notify()

    # -- in the thread --------------------------------------------------------------------------------------------

    def _run(self) -> None:
        assert self._loop is not None
        while True:
            with self._changed:
                while not self._waiting and not self._stopping:
                    self._changed.wait()
                if not self._waiting:
                    return
            with self._writing:
                with self._changed:
                    batch, self._waiting = self._waiting, []
                began = time.perf_counter()
                self._commit(batch, BUSY_SECONDS)
                self._takes += (time.perf_counter() - began - self._takes) / SMOOTHING
            self._loop.call_soon_threadsafe(_tell, batch)

    def _commit(self, batch: Batch, wait: float) -> bool:
        """Afterwards every item that failed has its error, and every other is durable.

        False: another program is just writing, and the loop must not be kept waiting for it. Nothing has happened yet.
        """
        start = 0  # the first item that is not settled yet
        try:
            connection = self._connection = self._connection or self._database.engine.connect()
            if wait != self._waits:
                self._wait_at_most(connection, wait)
            for at, item in enumerate(batch):
                if isinstance(item, _Job):
                    self._add(connection, batch[start:at])
                    start = at
                    self._change(connection, item)
                    start = at + 1
            self._add(connection, batch[start:])
        except self._errors as error:
            if wait == QUICK_SECONDS and "locked" in str(error):
                return False
            self._complain(explain(error, self._database.shown))
            if self._connection is not None:  # it may be broken: the next batch gets another
                self._connection.invalidate()
                self._connection.close()
                self._connection = None
                self._waits = BUSY_SECONDS
            for item in batch[start:]:
                item.error = item.error or StoreFailed()
        return True

    def _wait_at_most(self, connection: Connection, seconds: float) -> None:
        """Until another program has written what it is just writing."""
        self._waits = seconds
        if self._database.is_sqlite:
            cursor = connection.connection.cursor()
            cursor.execute(f"PRAGMA busy_timeout={int(seconds * 1000)}")
            cursor.close()

    def _add(self, connection: Connection, items: Batch) -> None:
        """Entries by the bare driver, in one transaction: this is the path of every move."""
        appended = [item for item in items if isinstance(item, _Append)]
        if not appended:
            return
        raw = connection.connection
        cursor = raw.cursor()
        try:
            if self._database.is_sqlite:
                cursor.execute("BEGIN IMMEDIATE")
            cursor.executemany(self._add_entry, [item.entry for item in appended])
            snapshots = [item.snapshot for item in appended if item.snapshot is not None]
            if snapshots:
                cursor.executemany(self._add_snapshot, snapshots)
            raw.commit()
        except self._unfit as error:
            raw.rollback()
            if len(appended) == 1:
                appended[0].error = error
            else:
                for item in appended:  # one of them cannot be kept: the others must not suffer
                    self._add(connection, [item])
        finally:
            cursor.close()

    def _change(self, connection: Connection, job: _Job) -> None:
        """A job that fails leaves nothing behind, and concerns nobody but whoever asked for it."""
        try:
            with connection.begin():
                job.result = job.change(connection)
        except (IntegrityError, DataError) as error:
            job.error = error
        except self._errors:
            raise
        except Exception as error:  # noqa: BLE001  # whatever it is, it is told to whoever asked for the change
            job.error = error


def _tell(batch: Batch) -> None:
    for item in batch:
        if isinstance(item, _Append):
            item.done(item.error)
        elif not item.future.done():
            if item.error is not None:
                item.future.set_exception(item.error)
            else:
                item.future.set_result(item.result)


def _insert(table: str, columns: list[str], mark: str) -> str:
    names = ", ".join(f'"{name}"' for name in columns)
    return f'INSERT INTO "{table}" ({names}) VALUES ({", ".join([mark] * len(columns))})'
