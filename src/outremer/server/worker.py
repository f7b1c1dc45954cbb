"""A worker behind the front of `--workers`: a server like any other, but its connections come already accepted."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
from collections.abc import Callable

from outremer.server.errors import CannotStart
from outremer.server.metrics import LIMITS_HIT
from outremer.server.settings import Settings

log = logging.getLogger("outremer")
TAKE, ASK, TURNED_AWAY = b"c", b"?", b"!"  # what the front says: here is a connection; are you well? count one more
WELL = b"r"  # what we say: when we are ready, and whenever we are asked
MOST_AT_ONCE = 100  # connections that are taken before whoever is here already is served again
Welcome = Callable[[], asyncio.Protocol]  # makes what serves a connection


def work(settings: Settings, sockets: list[socket.socket], control: socket.socket) -> None:
    """Serve until a signal ends it, or until the front is gone."""
    from outremer.server import main  # which knows of the front, and so of us

    try:
        main.serve_behind(settings, sockets, Arrivals(control))
    except CannotStart as error:
        print(f"outremer: {error}", file=sys.stderr, flush=True)
        sys.exit(2)


class Arrivals:
    """What the front passes on."""

    def __init__(self, control: socket.socket) -> None:
        self._control = control
        self._arriving: set[asyncio.Task[object]] = set()

    def begin(self, welcome: Welcome) -> None:
        """Tell the front that we are ready, and take what it gives."""
        self._control.setblocking(False)
        asyncio.get_running_loop().add_reader(self._control, self._take, welcome)
        self._control.send(WELL)

    def _take(self, welcome: Welcome) -> None:
        for _ in range(MOST_AT_ONCE):
            try:
                said, files, _, _ = socket.recv_fds(self._control, 1, 1)
                if said == ASK:
                    self._control.send(WELL)
                elif said == TURNED_AWAY:
                    LIMITS_HIT.labels("connections").inc()
            except BlockingIOError:
                return
            except OSError:
                said, files = b"", []
            if not said:
                asyncio.get_running_loop().remove_reader(self._control)
                log.error("The front is gone, and so are we")
                signal.raise_signal(signal.SIGTERM)
                return
            self._welcome(files, welcome)

    def _welcome(self, files: list[int], welcome: Welcome) -> None:
        for file in files:
            connection = socket.socket(fileno=file)
            connection.setblocking(False)
            task = asyncio.ensure_future(_arrive(connection, welcome))
            self._arriving.add(task)
            task.add_done_callback(self._arriving.discard)


async def _arrive(connection: socket.socket, welcome: Welcome) -> None:
    try:
        await asyncio.get_running_loop().connect_accepted_socket(welcome, connection)
    except OSError:  # it has gone meanwhile
        connection.close()
