"""PostgreSQL, several servers on it, and for each a way there that can be cut."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import IO

import httpx

from tests.hosting import ENVIRONMENT, Host, free_port
from tests.server.store.postgres import Postgres, mortal_postgres

ARGUMENTS = ("--no-limits", "--bot-pace", "0.4")


class Relay:
    """The way of one process to PostgreSQL; where it stalls, nothing passes, and nobody hears that it does not."""

    def __init__(self, target: int) -> None:
        self.port = free_port()
        self._target = target
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._flows = asyncio.Event()
        self._flows.set()

    def stall(self) -> None:
        self._flows.clear()

    def flow(self) -> None:
        """What was held back passes now, however late."""
        self._flows.set()

    async def mend(self) -> None:
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", self.port)

    async def cut(self) -> None:
        """Or leave it cut."""
        if self._server is not None:
            self._server.close()
            self._server = None
        for writer in list(self._open):
            writer.transport.abort()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        self._open |= {writer, back}
        await asyncio.gather(self._pump(reader, back), self._pump(there, writer))
        self._open -= {writer, back}

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()


class Member(Host):
    """One of the servers."""

    def __init__(self, postgres: Postgres, relay: Relay, name: str, said: IO[str]) -> None:
        self.relay = relay
        self.name = name
        self.said = said
        way = postgres.url.replace(str(postgres.port), str(relay.port))
        super().__init__(f"{way}?application_name={name}", *ARGUMENTS)

    def start(self) -> None:
        """Without waiting: those who come try again until it answers."""
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.DEVNULL, stdout=self.said, stderr=self.said, text=True, env=ENVIRONMENT
        )

    def send(self, what: signal.Signals) -> None:
        assert self.process is not None
        os.kill(self.process.pid, what)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    @property
    def is_open(self) -> bool:
        try:
            return httpx.get(f"{self.address}/healthz", timeout=2).status_code == 200
        except httpx.HTTPError:
            return False


class House:
    def __init__(self, postgres: Postgres, members: list[Member]) -> None:
        self.postgres = postgres
        self.members = members
        self.said = members[0].said

    async def end(self) -> None:
        """Nobody plays any more; PostgreSQL stays."""
        await _end(self.members)

    async def all_open(self) -> None:
        async with asyncio.timeout(90):
            while not await asyncio.to_thread(lambda: all(one.is_open for one in self.members)):
                await asyncio.sleep(0.2)


@asynccontextmanager
async def house(processes: int) -> AsyncIterator[House]:
    async with AsyncExitStack() as stack:
        postgres = stack.enter_context(mortal_postgres())
        said = stack.enter_context(tempfile.TemporaryFile("w+"))  # noqa: SIM115  # the stack closes it
        members: list[Member] = []
        relays: list[Relay] = []
        try:
            for at in range(processes):
                relay = Relay(postgres.port)
                relays.append(relay)
                await relay.mend()
                members.append(Member(postgres, relay, f"member{at}", said))
            made = House(postgres, members)
            await made.all_open()
            yield made
        finally:
            await _end(members)
            for relay in relays:
                relay.flow()
                await relay.cut()


async def _end(members: list[Member]) -> None:
    for member in members:
        assert member.process is not None
        if member.process.poll() is None:
            member.send(signal.SIGCONT)
            member.process.terminate()
    for member in members:
        assert member.process is not None
        try:
            await asyncio.to_thread(member.process.wait, 15)
        except subprocess.TimeoutExpired:
            member.kill()
