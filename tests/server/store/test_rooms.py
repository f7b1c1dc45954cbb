"""Rooms come from the store when they are needed, and leave the memory when they are not."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from weakref import ref

import pytest

from outremer.server import rooms
from outremer.server.errors import Fault, StoreFailed
from outremer.server.live.events import awaited
from outremer.server.live.room import Room
from outremer.server.services import Services
from outremer.server.settings import Settings
from outremer.server.store.database import Database
from outremer.server.turns import Asker
from tests.server.live.stand_ins import connect_to
from tests.server.store.filling import add_entry, changing, played, row

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def serving(database: Database, settings: Settings) -> AsyncIterator[Services]:
    services = Services(settings, database, lambda sentence: None)
    await services.start()
    try:
        yield services
    finally:
        await services.stop()


async def test_a_bot_is_not_asked_about_what_was_taken_back_meanwhile(database: Database) -> None:
    stored, _ = played(database, 20, 20)
    asked: list[str] = []

    async def choose(bot: str, *_: Any) -> None:
        asked.append(bot)

    async with serving(database, Settings()) as services:
        room = await services.rooms.get(stored.id)
        services.bots.pool.choose = choose  # type: ignore[method-assign, assignment]  # only notes that it was asked
        for seat in room.stored.seats:
            seat.substitute, seat.bot = True, "random"
        services.bots.wake(room)
        assert services.bots.is_thinking(room)
        room.stored.awaited = 0
        await asyncio.sleep(0.01)
        assert not asked
        assert not services.bots.is_thinking(room)


async def test_a_record_that_cannot_be_continued_tells_its_players_nothing_hidden(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    stored, _ = played(database, 10, 20)
    with changing(database) as connection:
        add_entry(connection, row(stored.key, 11, "0: the-hidden-card"))
    async with serving(database, Settings()) as services:
        told = (await services.rooms.get(stored.id)).info(None, "en").why_frozen
    assert told is not None
    assert "cannot be continued" in told
    assert "hidden" not in told
    assert "the-hidden-card" in caplog.text


async def test_idle_rooms_leave_the_memory_and_come_back(database: Database) -> None:
    stored, table = played(database, 60, 20)
    async with serving(database, Settings()) as services:
        first = await services.rooms.get(stored.id)
        services.rooms.drop_idle(0)
        assert stored.id not in services.rooms.loaded
        assert first.retired
        again = await services.rooms.get(stored.id)
        assert again is not first
        assert again.table is not None
        assert again.table.hash() == table.hash()


@pytest.mark.parametrize("tells", [True, False])
async def test_a_bot_that_fails_is_given_a_move_and_a_rehearsal_the_same_one_every_time(
    database: Database, tells: bool
) -> None:
    """A move that is not free counts as none."""
    moves = set()
    for _ in range(3):
        stored, _ = played(database, 20, 20)

        async def choose(*_: Any) -> str | None:
            return "conquer everything" if tells else None

        async with serving(database, Settings(rehearsal="bots", bot_pace=0)) as services:
            room = await services.rooms.get(stored.id)
            services.bots.pool.choose = choose  # type: ignore[method-assign, assignment]  # a bot that is of no use
            assert room.table is not None
            room.stored.awaited = awaited(room.table)
            asked = room.stored.awaited.bit_length() - 1
            room.stored.seats[asked].substitute = True
            before = len(room.table.lines())
            services.bots.wake(room)
            async with asyncio.timeout(10):
                while room.sequence == stored.sequence or room.outbox.pending is not None:
                    await asyncio.sleep(0.001)
            moves.add(room.table.lines()[before])
    assert len(moves) == 1


async def test_a_bot_thinks_in_the_turn_of_whoever_opened_its_table(database: Database) -> None:
    stored, _ = played(database, 20, 20)
    asked: list[object] = []

    async def choose(*given: object) -> None:
        asked.extend(one for one in given if isinstance(one, Asker))

    async with serving(database, Settings(bot_pace=0)) as services:
        room = await services.rooms.get(stored.id)
        services.bots.pool.choose = choose  # type: ignore[method-assign, assignment]  # only notes who asks
        assert room.table is not None
        room.stored.awaited = awaited(room.table)
        room.stored.seats[room.stored.awaited.bit_length() - 1].substitute = True
        services.bots.wake(room)
        async with asyncio.timeout(10):
            while not asked:
                await asyncio.sleep(0.001)
    assert asked[0] == Asker(stored.owner, stored.id)


async def test_one_who_opens_many_tables_does_not_keep_another_waiting_for_a_single_one(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor for one of the very tables that lie at the end of what the first has asked for."""
    stored, _ = played(database, 5, 20)
    others = [f"table {at}" for at in range(60)]
    begun: list[str] = []
    async with serving(database, Settings()) as services:
        load = services.rooms._load
        go_on = asyncio.Event()

        async def slow(id_: str) -> Room:
            begun.append(id_)
            await go_on.wait()
            return await load(stored.id)

        monkeypatch.setattr(services.rooms, "_load", slow)
        many = [asyncio.ensure_future(services.rooms.get(one, Asker("a house", "Ann"))) for one in others]
        await asyncio.sleep(0)
        singles = [
            asyncio.ensure_future(services.rooms.get(one, Asker("another", "Bea"))) for one in ("single", others[-1])
        ]
        await asyncio.sleep(0)
        assert begun == others[: rooms.AT_ONCE]
        go_on.set()
        await asyncio.gather(*singles, *many)
    assert begun.index("single") <= rooms.AT_ONCE + 1
    assert begun.index(others[-1]) <= rooms.AT_ONCE + 3


async def test_of_rooms_that_are_not_in_memory_nothing_is(database: Database) -> None:
    stored, _ = played(database, 10, 20)
    async with serving(database, Settings()) as services:
        with pytest.raises(Fault):
            await services.rooms.get("nowhere")
        await services.rooms.get(stored.id)
        assert list(services.rooms._used) == [stored.id]
        services.rooms.drop_idle(0)
        services.rooms.touch(stored.id)  # as whoever leaves it late
        assert not services.rooms._used


@pytest.mark.parametrize("who", ["go_back", "renew"])
@pytest.mark.parametrize("wrong", [StoreFailed(), Fault("no-such-table"), RuntimeError("nobody has foreseen it")])
async def test_nobody_stays_in_a_room_that_cannot_be_loaded_again(
    who: str, wrong: Exception, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "RETRY_SECONDS", 0.01)
    stored, _ = played(database, 10, 20)
    async with serving(database, Settings()) as services:
        room = await services.rooms.get(stored.id)
        client, ear = connect_to(room, None)
        load = services.rooms._load
        fails = [True, True]

        async def load_at_last(id_: str) -> Room:
            if fails:
                fails.pop()
                raise wrong
            return await load(id_)

        monkeypatch.setattr(services.rooms, "_load", load_at_last)
        if who == "renew":
            with pytest.raises(type(wrong)):
                await services.rooms.renew(room)
        else:
            services.rooms.go_back(room)
        async with asyncio.timeout(20):
            while client.room is room and not any(said.startswith(b"closed") for said in ear.sent):
                await asyncio.sleep(0.01)
        stays = isinstance(wrong, StoreFailed)
        assert (client.room is services.rooms.loaded.get(stored.id)) == stays


class Garbage:
    """Refers to itself, as a closed connection with all that belongs to it does."""

    def __init__(self) -> None:
        self.itself = self


async def test_when_a_room_has_left_garbage_is_collected(database: Database) -> None:
    """Not only when the collector comes by itself, which a server seldom lets it."""
    stored, _ = played(database, 10, 20)
    gc.disable()
    try:
        async with serving(database, Settings(idle_seconds=0.05)) as services:
            left = ref(Garbage())
            await services.rooms.get(stored.id)
            assert left() is not None
            async with asyncio.timeout(10):
                while left() is not None:
                    await asyncio.sleep(0.05)
            assert not services.rooms.loaded
    finally:
        gc.enable()
