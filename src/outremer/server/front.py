"""`--workers`: a front that listens, and workers that serve.

The front looks at the first line of what comes in, without taking it, and passes the connection itself to a worker: who
asks about a table to the one whom the table's id falls to, so that it need hardly ever be handed on, others in turn.
Nothing passes through the front afterwards. A worker that dies is started again; one that lives but answers nothing is
passed over, and killed when it goes on like that. Where workers cannot take connections that another has accepted
(`inside` says when), they accept for themselves, and the front only watches over them.
"""

from __future__ import annotations

import asyncio
import logging
import re
import signal
import socket
import time
import zlib
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.process import BaseProcess

from outremer.server import inside, metrics
from outremer.server.errors import CannotStart
from outremer.server.limits import household
from outremer.server.proxies import is_proxy
from outremer.server.settings import Settings
from outremer.server.tasks import Tasks, steadily
from outremer.server.worker import ASK, TAKE, TURNED_AWAY, work

log = logging.getLogger("outremer")
TABLE = re.compile(rb"[A-Z]+ /api/v1/tables/([0-9a-z]+)[/? ]")
PEEK = 512  # bytes in which a table's id has come, if there is one
FIRST_LINE_SECONDS = 5.0  # after which whoever has sent nothing goes to any worker, which has limits of its own
MOST_UNREAD = 100  # connections of one address, other than a proxy, whose first line is awaited
PATIENCE_SECONDS = 10.0  # for which a connection waits where no worker can take it
LOOK_SECONDS = 0.02  # until it is looked again whether more has come
WATCH_SECONDS = 0.2  # between two looks at the workers
ASK_LOOKS = 5  # of them after a worker's last word until it is asked whether it is well
MOST_COUNTED = 50  # at each look, so that what is counted never stands before those who come
MUTE_LOOKS = 15  # until it gets no connections any more
HUNG_LOOKS = 150  # until it is killed
PAUSES = (0.2, 1.0, 5.0)  # seconds before one is started again that dies again and again
STEADY_SECONDS = 30.0  # after which one is believed to last
NO_WORKER = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n"
    b"cache-control: no-store\r\n\r\n"
)
GOODBYE_SECONDS = 8.0  # in which workers end in good order


class Worker:
    """A worker and its place: the socket where the others reach it stays, whoever works there."""

    def __init__(self, settings: Settings, shared: list[socket.socket]) -> None:
        host = "127.0.0.1" if settings.only_here else settings.host
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        self.inner = socket.create_server((host, 0), family=family, backlog=512)
        self._settings = settings
        self._shared = shared  # where it accepts for itself, beside the others
        self._deaths = 0
        self.start()

    def start(self) -> None:
        self._born = time.monotonic()
        self.ready = False
        self._is_asked, self._looks = False, 0  # since it has last said something
        self.control, theirs = socket.socketpair()
        self.control.setblocking(False)
        self.process: BaseProcess = get_context("spawn").Process(
            target=work, args=(self._settings, [self.inner, *self._shared], theirs), name="outremer-worker"
        )
        self.process.start()
        theirs.close()

    def is_ready(self) -> bool:
        """Has it said so, and does it answer?"""
        if not self.ready:
            self._hear()
        return self.ready and self._looks < MUTE_LOOKS and self.process.is_alive()

    def _hear(self) -> None:
        with suppress(OSError):  # it has said nothing, or is gone
            if self.control.recv(16):
                self.ready, self._is_asked, self._looks = True, False, 0

    def look_after(self) -> None:
        """Ask whether it is well, and kill it when it does not answer for long.

        Looks are counted and not seconds: a front that was stopped together with its workers must not blame them.
        """
        self._hear()
        if not self.ready or not self.process.is_alive():
            return
        self._looks += 1
        if self._looks >= ASK_LOOKS and not self._is_asked:
            with suppress(OSError):  # it is gone, or has hundreds of connections to take before
                self._is_asked = self.control.send(ASK) > 0
        if self._looks >= HUNG_LOOKS:
            log.error("A worker has answered nothing for %d s; it is killed", HUNG_LOOKS * WATCH_SECONDS)
            self.process.kill()

    def give(self, connection: socket.socket) -> bool:
        """Pass a connection on; False if it cannot be."""
        try:
            socket.send_fds(self.control, [TAKE], [connection.fileno()])
        except OSError:  # it is gone, or has thousands to take already
            return False
        return True

    def count(self, turned_away: int) -> int:
        """The figures are the workers': so many connections were not even passed on. How many of them it was told?"""
        with suppress(OSError):  # it is gone, or has thousands of connections to take before
            return self.control.send(TURNED_AWAY * min(turned_away, MOST_COUNTED))
        return 0

    async def start_again(self) -> None:
        self.control.close()
        if self.process.pid is not None:
            metrics.has_ended(self.process.pid)
        lasted = time.monotonic() - self._born
        self._deaths = 0 if lasted > STEADY_SECONDS else self._deaths + 1
        log.error("A worker has ended with status %s; another takes its place", self.process.exitcode)
        await asyncio.sleep(PAUSES[min(self._deaths, len(PAUSES) - 1)])
        self.start()


class Front:
    def __init__(self, settings: Settings, listening: socket.socket, when_open: Callable[[], None]) -> None:
        each = replace(settings, bot_workers=max(1, settings.bot_workers // settings.workers))
        self._passes_on = inside.classes().are_ours
        shared = [] if self._passes_on else [listening]
        self._workers = [Worker(each, shared) for _ in range(settings.workers)]
        self._listening = listening
        self._when_open = when_open
        self._turn = 0
        self._turned_away = 0  # connections of which no worker knows yet
        self._unread: Counter[str] = Counter()  # connections by where they come from
        self._ending = asyncio.Event()
        self._tasks = Tasks()
        self._starting: set[Worker] = set()

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        for one in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(one, self._ending.set)
        self._listening.setblocking(False)
        try:
            await self._all_ready()
            self._tasks.spawn(steadily(self._watch))
            if self._passes_on:
                self._tasks.spawn(steadily(self._accept))
            if not self._ending.is_set():
                self._when_open()
            await self._ending.wait()
        finally:
            await self._tasks.stop()
            await asyncio.to_thread(self._end)

    async def _all_ready(self) -> None:
        while not all(one.is_ready() for one in self._workers) and not self._ending.is_set():
            if any(not one.process.is_alive() for one in self._workers):
                raise CannotStart("A worker could not start, for the reason that it gave.")
            await asyncio.sleep(LOOK_SECONDS)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            counting = next((one for one in self._workers if self._turned_away and one.is_ready()), None)
            if counting is not None:
                self._turned_away -= counting.count(self._turned_away)
            for one in self._workers:
                one.look_after()
                if not one.process.is_alive() and one not in self._starting:
                    self._starting.add(one)
                    self._tasks.spawn(self._start_again(one))

    async def _start_again(self, worker: Worker) -> None:
        """Beside the others: one that pauses longer and longer keeps none of them waiting."""
        try:
            await worker.start_again()
        finally:
            self._starting.discard(worker)

    def _end(self) -> None:
        for one in self._workers:
            if one.process.is_alive() and one.process.pid is not None:
                one.process.terminate()
        deadline = time.monotonic() + GOODBYE_SECONDS
        for one in self._workers:
            one.process.join(max(0.1, deadline - time.monotonic()))
            if one.process.is_alive():
                one.process.kill()

    # -- passing connections on -----------------------------------------------------------------------------------

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, peer = await loop.sock_accept(self._listening)
            except OSError:  # too many are open, or this one has gone already
                await asyncio.sleep(LOOK_SECONDS)
                continue
            self._begin(connection, household(peer[0]), is_proxy(peer[0]))
            await asyncio.sleep(0)  # while there is always one to accept, nothing else would happen

    def _begin(self, connection: socket.socket, house: str, is_proxy: bool) -> None:
        if self._unread[house] >= MOST_UNREAD and not is_proxy:
            self._turned_away += 1
            connection.close()
            return
        self._unread[house] += 1
        self._tasks.spawn(self._receive(connection, house))

    async def _receive(self, connection: socket.socket, house: str) -> None:
        with connection:
            connection.setblocking(False)
            try:
                first = await _first_line(connection)
            finally:
                self._unread[house] -= 1
                if not self._unread[house]:
                    del self._unread[house]
            if first is not None:
                await self._pass_on(connection, first)

    async def _pass_on(self, connection: socket.socket, first: bytes) -> None:
        found = TABLE.match(first)
        self._turn += 1
        wanted = self._turn if found is None else zlib.crc32(found.group(1))
        deadline = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < deadline:
            for at in range(len(self._workers)):
                worker = self._workers[(wanted + at) % len(self._workers)]
                if worker.is_ready() and worker.give(connection):
                    return
            await asyncio.sleep(WATCH_SECONDS)
        _send_away(connection)


def _send_away(connection: socket.socket) -> None:
    """Nobody can serve this one, who hears so; what they had sent is read, or the system would not tell them."""
    with suppress(OSError):
        while connection.recv(1 << 16):
            pass
    with suppress(OSError):
        connection.send(NO_WORKER)
        connection.shutdown(socket.SHUT_WR)


async def _first_line(connection: socket.socket) -> bytes | None:
    """What has come of it when it is whole, or when it takes too long; None if they have gone."""
    deadline = time.monotonic() + FIRST_LINE_SECONDS
    seen = b""
    while True:
        try:
            seen = connection.recv(PEEK, socket.MSG_PEEK)
            if not seen:
                return None
        except BlockingIOError:
            pass
        except OSError:
            return None
        if b"\n" in seen or len(seen) == PEEK or time.monotonic() > deadline:
            return seen
        await (_more(connection, deadline) if not seen else asyncio.sleep(LOOK_SECONDS))


async def _more(connection: socket.socket, deadline: float) -> None:
    """Until the first of it has come."""
    loop = asyncio.get_running_loop()
    came = asyncio.Event()
    loop.add_reader(connection, came.set)
    try:
        with suppress(TimeoutError):
            await asyncio.wait_for(came.wait(), max(0.0, deadline - time.monotonic()))
    finally:
        loop.remove_reader(connection)
