"""This process among those that share PostgreSQL: a row that says it lives, renewed by a beat from a thread.

By the same connection it hears what the others hint at. A hint may be lost, and then nothing is: whatever it is about
lies in the store. So whoever begins to listen, or listens again, is told that anything may have changed.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable
from urllib.parse import urlsplit

from sqlalchemy import Connection, text

from outremer.server.store import leases
from outremer.server.store.database import Database, explain

BEATS = 4.0  # in the time that a process is believed to live without one
KNOWN_AFTER = 2  # beats of ours all others have had one of their own, and know of us
PAUSE = 0.5  # seconds until a store that did not answer is asked again
LISTEN_SECONDS = 0.2  # until it is noticed that the server ends
CHANNEL = "outremer"


class Membership:
    def __init__(self, database: Database, address: str, seconds: float, complain: Callable[[str], None]) -> None:
        self.server = 0  # the key of our row; another one after a beat came too late
        self.secret = secrets.token_hex(16)
        self.seconds = seconds
        self.on_hint: Callable[[str | None], None] = lambda hint: None  # None: anything; called in the thread
        self._database = database
        self._address = address
        self._complain = complain
        self._good_since = 0.0  # when the last beat that came in time was sent
        self._living: dict[int, str] = {}
        self._newest = 0
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="outremer-beat", daemon=True)

    @property
    def lives(self) -> bool:
        """May the others still believe so? They ask PostgreSQL, we a clock that goes on while we are stopped."""
        return time.monotonic() - self._good_since < self.seconds

    @property
    def has_others(self) -> bool:
        return not self._living.keys() <= {self.server}

    def hosts(self) -> set[str | None]:
        """Where those who live are, as far as it is told by an address and not by a name."""
        return {urlsplit(address).hostname for address in self._living.values()}

    def may_live(self, server: int) -> bool:
        """May this one be alive, as far as we have heard?"""
        return server in self._living or server > self._newest

    def start(self) -> None:
        with self._database.engine.begin() as connection:
            self._register(connection)
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        self._thread.join()

    def _register(self, connection: Connection) -> None:
        began = time.monotonic()
        self.server = leases.register(connection, self._address, self.secret, self.seconds)
        self._good_since = began

    # -- in the thread --------------------------------------------------------------------------------------------

    def _run(self) -> None:
        complained = False
        while not self._stopping.is_set():
            try:
                with self._database.engine.connect() as plain:
                    connection = plain.execution_options(isolation_level="AUTOCOMMIT")
                    connection.execute(text(f"LISTEN {CHANNEL}"))
                    complained = False
                    try:
                        self._beat_on(connection)
                    finally:
                        connection.invalidate()  # it listens, or is broken: nobody may get it from the pool
            except Exception as error:  # noqa: BLE001  # whatever it was: without a beat this process would be dead
                if not complained:
                    self._complain(explain(error, self._database.shown))
                complained = True
                self._stopping.wait(PAUSE)

    def _beat_on(self, connection: Connection) -> None:
        beats = 0
        while not self._stopping.is_set():
            if beats in (0, KNOWN_AFTER):  # until they know of us, the others tell us nothing
                self.on_hint(None)
            beats += 1
            self._beat(connection)
            until = time.monotonic() + self.seconds / BEATS
            while time.monotonic() < until and not self._stopping.is_set():
                self._listen(connection)
        leases.die(connection, self.server)

    def _beat(self, connection: Connection) -> None:
        began = time.monotonic()
        if leases.beat(connection, self.server, self.seconds):
            self._good_since = began
        else:  # our tables may be others' by now
            self._register(connection)
        self._living = leases.living(connection)
        self._newest = max(self._newest, *self._living)

    def _listen(self, connection: Connection) -> None:
        driver = connection.connection.driver_connection
        assert driver is not None
        for note in driver.notifies(timeout=LISTEN_SECONDS):
            self.on_hint(note.payload)
