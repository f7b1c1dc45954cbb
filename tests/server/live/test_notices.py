"""News of where somebody is awaited: what was told last is how it is, whatever went wrong or came late meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from outremer.server.errors import StoreFailed
from outremer.server.hints import Hint, Hints
from outremer.server.live import notices as module
from outremer.server.live.notices import Notices
from outremer.server.protocol.news import Awaited
from outremer.server.store.database import Database
from outremer.server.store.players import Player
from outremer.server.store.store import Store
from outremer.server.tasks import Tasks
from tests.server.live.stand_ins import PLAYER, Ear

pytestmark = pytest.mark.anyio


class Listener(Ear):
    """Somebody who listens for news."""

    player: Player | None = PLAYER

    def close(self, status: int = 403) -> None:
        raise AssertionError("nobody is sent away here")

    @property
    def told(self) -> list[list[str]]:
        """Where they are awaited, each time they were told."""
        return [json.loads(frame)["tables"] for frame in self.sent]


class House:
    """Where this player is awaited, as the store would say it, however long that takes."""

    def __init__(self, notices: Notices, monkeypatch: pytest.MonkeyPatch) -> None:
        self.notices = notices
        self.awaited_at: list[str] = []
        self.fails = 0  # times
        self.asked: list[asyncio.Event] = []
        self.is_slow = False
        monkeypatch.setattr(notices, "awaited", self._awaited)

    async def _awaited(self, player: int) -> Awaited:
        if self.fails:
            self.fails -= 1
            raise StoreFailed
        found = Awaited(list(self.awaited_at), [])
        if self.is_slow:
            self.asked.append(asyncio.Event())
            await self.asked[-1].wait()
        return found


@asynccontextmanager
async def house(database: Database, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    tasks = Tasks()
    try:
        yield House(Notices(Store(database, print), tasks, lambda table, player: False), monkeypatch)
    finally:
        await tasks.stop()


async def until_told(listener: Listener, tables: list[str]) -> None:
    async with asyncio.timeout(10):
        while not listener.told or listener.told[-1] != tables:
            await asyncio.sleep(0.01)


async def test_what_is_asked_at_first_never_comes_after_what_is_newer(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(database, monkeypatch) as at:
        listener = Listener()
        at.is_slow = True
        at.notices.subscribe(listener)
        while not at.asked:
            await asyncio.sleep(0)
        at.awaited_at = ["a table"]
        at.notices.notify_awaited(PLAYER.key)
        at.is_slow = False
        await asyncio.sleep(0.05)
        at.asked[0].set()
        await until_told(listener, ["a table"])
        assert listener.told == [[], ["a table"]]


async def test_what_the_store_could_not_say_is_told_when_it_is_back(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "RETRY_SECONDS", 0.05)
    async with house(database, monkeypatch) as at:
        listener = Listener()
        at.notices.subscribe(listener)
        await until_told(listener, [])
        at.fails, at.awaited_at = 3, ["a table"]
        at.notices.notify_awaited(PLAYER.key)
        await until_told(listener, ["a table"])
        at.notices.unsubscribe(listener)
        at.fails = 10**6
        at.notices.notify_awaited(PLAYER.key)
        at.notices.subscribe(listener)
        await asyncio.sleep(0.1)
        at.notices.unsubscribe(listener)
        async with asyncio.timeout(10):
            while at.notices._telling:  # nobody listens any more: it is given up
                await asyncio.sleep(0.01)


async def test_what_another_process_would_say_is_not_believed_for_ever(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SPOKEN_SECONDS", 0.1)
    async with house(database, monkeypatch) as at:
        listener = Listener()
        at.notices.spoken_for_elsewhere(7, PLAYER.key, ["a table"])
        at.notices.spoken_for_elsewhere(8, PLAYER.key, ["another"])
        at.notices.spoken_for_elsewhere(8, PLAYER.key, [])
        assert at.notices._elsewhere == {PLAYER.key: {7: ["a table"]}}
        at.notices.subscribe(listener)
        await until_told(listener, [])
        at.awaited_at = ["a table"]  # and that process says nothing more
        await until_told(listener, ["a table"])
        assert at.notices._elsewhere == {}


class Others:
    """A membership in which others live."""

    server = 1
    has_others = True


async def test_a_hint_that_could_not_be_given_is_given_again_with_what_has_come_meanwhile(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("outremer.server.hints.GATHER_SECONDS", 0.01)
    monkeypatch.setattr("outremer.server.hints.RETRY_SECONDS", 0.05)
    store, tasks = Store(database, print), Tasks()
    hints = Hints(Others(), store, tasks, print, lambda player: [])  # type: ignore[arg-type]  # a stand-in that suffices
    fails = 2
    tried: list[Hint] = []
    given: list[Hint] = []

    async def read(query: object) -> None:
        nonlocal fails
        if fails:
            fails -= 1
            hints.lobby()
            hints.device(9)
            raise StoreFailed
        given.append(tried[-1])

    def keep(untold: Hint, server: int) -> list[Hint]:
        tried.append(untold)
        return []

    def all_given() -> bool:
        players = {one for hint in given for one in hint.players}
        awaited = {one for hint in given for one in hint.awaited}
        devices = {one for hint in given for one in hint.devices}
        return (players, awaited, devices, any(hint.lobby for hint in given)) == ({8}, {7}, {9}, True)

    monkeypatch.setattr(store, "read", read)
    monkeypatch.setattr("outremer.server.hints._split", keep)
    try:
        hints.awaited(7)
        hints.player(8)
        async with asyncio.timeout(10):
            while not all_given():
                await asyncio.sleep(0.01)
    finally:
        await tasks.stop()
