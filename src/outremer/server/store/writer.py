"""The one writer. Whatever waits is committed together, and only then does anybody hear of it.

Entries that come in together are gathered until no more come. On a quick disk they are committed on the spot: while
that takes its fraction of a millisecond, the next ones pile up, so that the busier the server, the fewer commits a
move costs. On a slow disk a thread commits while the loop goes on. Every other change goes through that thread.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DataError, IntegrityError

from outremer.server.errors import StoreFailed
from outremer.server.metrics import COMMIT_SECONDS, MOVES
from outremer.server.store.adding import Addition, Done, FencedWay, PlainWay, Row, Way
from outremer.server.store.database import BUSY_SECONDS, WRITES, Database, explain
from outremer.server.store.leases import Lease

log = logging.getLogger("outremer")
T = TypeVar("T")

QUICK_SECONDS = 0.01  # for which the loop may be kept waiting by a commit
SMOOTHING = 16  # commits over which their time is averaged


class _Job:
    """Any other change: a function that gets the connection."""

    def __init__(self, change: Callable[[Connection], Any], future: asyncio.Future[Any]) -> None:
        self.change = change
        self.future = future
        self.result: Any = None
        self.error: Exception | None = None


Batch = Sequence[Addition | _Job]


class Writer:
    def __init__(self, database: Database, complain: Callable[[str], None]) -> None:
        self._database = database
        self._complain = complain
        self._connection: Connection | None = None
        driver = database.engine.dialect.loaded_dbapi
        self._errors = database.errors
        self._unfit = (driver.IntegrityError, driver.DataError)
        self._way: Way = PlainWay() if database.is_sqlite else FencedWay(database.engine)
        self._fresh: list[Addition] = []  # of this turn of the loop
        self._waiting: list[Addition | _Job] = []
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
        self._way.close()
        if self._connection is not None:
            self._connection.close()

    # -- from the loop --------------------------------------------------------------------------------------------

    def append(self, entry: Row, snapshot: Row | None, done: Done, lease: Lease | None = None) -> None:
        """Commit an entry soon; `done` is called on the loop, with the error if there was one."""
        assert self._loop is not None
        self._fresh.append(Addition(entry, snapshot, done, lease))
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
            self._took(time.perf_counter() - began)
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
                self._took(time.perf_counter() - began)
            self._loop.call_soon_threadsafe(_tell, batch)

    def _commit(self, batch: Batch, wait: float) -> bool:
        """Afterwards every item that failed has its error, and every other is durable.

        False: another program is just writing, and the loop must not be kept waiting for it. Nothing has happened yet.
        """
        start = 0  # the first item that is not settled yet
        try:
            connection = self._connection = self._connection or self._connect()
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
            self._way.close()  # it may be broken: the next batch gets another
            if self._connection is not None:
                self._connection.invalidate()
                self._connection.close()
                self._connection = None
                self._waits = BUSY_SECONDS
            for item in batch[start:]:
                item.error = item.error or StoreFailed()
        return True

    def _connect(self) -> Connection:
        return self._database.engine.connect().execution_options(**{WRITES: True})

    def _took(self, seconds: float) -> None:
        self._takes += (seconds - self._takes) / SMOOTHING
        COMMIT_SECONDS.observe(seconds)

    def _wait_at_most(self, connection: Connection, seconds: float) -> None:
        """Until another program has written what it is just writing."""
        self._waits = seconds
        if self._database.is_sqlite:
            cursor = connection.connection.cursor()
            cursor.execute(f"PRAGMA busy_timeout={int(seconds * 1000)}")
            cursor.close()

    def _add(self, connection: Connection, items: Batch) -> None:
        additions = [item for item in items if isinstance(item, Addition)]
        if not additions:
            return
        try:
            self._way.add(connection, additions)
            MOVES.inc(sum(item.error is None for item in additions))
        except self._unfit as error:
            if len(additions) == 1:
                additions[0].error = error
            else:
                for item in additions:  # one of them cannot be kept: the others must not suffer
                    self._add(connection, [item])

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
        if isinstance(item, Addition):
            try:
                item.done(item.error)
            except Exception:  # what follows at one table must not keep the others from hearing of theirs
                log.exception("What follows an entry failed")
        elif not item.future.done():
            if item.error is not None:
                item.future.set_exception(item.error)
            else:
                item.future.set_result(item.result)
