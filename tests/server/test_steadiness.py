"""What watches over a server does not end at the first thing that nobody has foreseen."""

from __future__ import annotations

import asyncio
import socket
from contextlib import closing
from typing import Any

import pytest
from sqlalchemy import Connection

from outremer.server import front, tasks
from outremer.server.adoption import Adoption
from outremer.server.front import Front
from outremer.server.services import Services
from outremer.server.settings import Settings
from outremer.server.store import business
from outremer.server.store.database import Database
from outremer.server.store.membership import Membership

pytestmark = pytest.mark.anyio


class Alive(Membership):
    server = 1
    lives = True

    def __init__(self) -> None:
        pass


async def test_whoever_looks_for_tables_that_were_left_goes_on_looking(
    database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tasks, "AGAIN_SECONDS", 0.01)
    looks = asyncio.Queue[None]()
    loop = asyncio.get_running_loop()

    def fail(connection: Connection, most: int) -> Any:
        loop.call_soon_threadsafe(looks.put_nowait, None)
        raise RuntimeError("nobody has foreseen it")

    monkeypatch.setattr(business, "orphans", fail)
    services = Services(Settings(), database, print)
    watching = asyncio.ensure_future(Adoption(services.store, services.rooms).watch(Alive()))
    async with asyncio.timeout(20):
        for _ in range(3):
            await looks.get()
    watching.cancel()
    await asyncio.wait([watching])
    assert "nobody has foreseen it" in caplog.text


class DeadWorker:
    """It never comes to life, and the first of them takes for ever to be started."""

    made: list[DeadWorker] = []  # noqa: RUF012  # for looking at

    def __init__(self, settings: Settings, shared: list[socket.socket]) -> None:
        self.process = self
        self.was_started = asyncio.Event()
        self.made.append(self)

    def is_alive(self) -> bool:
        return False

    def is_ready(self) -> bool:
        return False

    def look_after(self) -> None:
        pass

    async def start_again(self) -> None:
        self.was_started.set()
        if self is self.made[0]:
            await asyncio.Event().wait()
        raise OSError("nor can this one be started")


async def test_a_worker_that_takes_long_to_come_back_keeps_no_other_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front, "Worker", DeadWorker)
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:
        watched = Front(Settings(workers=2), listening, lambda: None)
        watching = asyncio.ensure_future(watched._watch())
        async with asyncio.timeout(20):
            for _ in range(2):
                for one in DeadWorker.made:
                    await one.was_started.wait()
                DeadWorker.made[1].was_started.clear()
                await DeadWorker.made[1].was_started.wait()
        watching.cancel()
        await asyncio.wait([watching])
        await watched._tasks.stop()
