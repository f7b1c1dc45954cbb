"""A server that is forked from a process which has imported everything: it starts in a moment, and is killed as any."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context

from outremer.server.settings import Settings
from tests.hosting import free_port

FORKING = get_context("forkserver")


class ForkedHost:
    """A process of its own, with its own loop and its own connection to the store."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._settings = Settings(database=database, port=self.port, limits=False, bot_pace=0)
        self.start()

    def start(self) -> None:
        """Without waiting: whoever comes before it listens tries again."""
        self._process = FORKING.Process(target=_serve, args=(self._settings,))
        self._process.start()

    def kill(self) -> None:
        self._process.kill()
        self._process.join()
        assert self._process.exitcode == -signal.SIGKILL, f"it had ended before, with {self._process.exitcode}"

    def end(self) -> None:
        self._process.terminate()
        self._process.join()


def _serve(settings: Settings) -> None:
    from outremer.server import main  # which is there already

    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # it says each time where it is open
    main.serve(settings)


@contextmanager
def forked(database: str) -> Iterator[ForkedHost]:
    FORKING.set_forkserver_preload(["__main__", "tests.server.faults.warm"])
    host = ForkedHost(database)
    try:
        yield host
    finally:
        host.end()
