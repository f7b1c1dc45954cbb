"""A game whose end the store could not take ends all the same, as soon as the store is back, and not before."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest

import outremer
from outremer.server import rooms, services
from outremer.server.live.events import awaited
from outremer.server.live.room import Room
from outremer.server.services import Services
from outremer.server.settings import Settings
from outremer.server.store import tables, writer
from outremer.server.store.database import Database
from outremer.server.store.tables import StoredTable
from tests.server.live.stand_ins import Ear, connect_to
from tests.server.store.filling import played

pytestmark = pytest.mark.anyio


@pytest.fixture
def nearly_over(database: Database) -> StoredTable:
    """A game that lacks one entry."""
    hashes: list[str] = []
    played(database, 10_000, 50, hashes)
    stored, table = played(database, len(hashes) - 1, 50)
    assert not table.over
    return stored


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "BUSY_SECONDS", 0.05)
    monkeypatch.setattr(rooms, "RETRY_SECONDS", 0.05)
    monkeypatch.setattr(services, "RETRY_SECONDS", 0.05)
    monkeypatch.setattr(services, "SETTLED_SECONDS", 0.5)


@asynccontextmanager
async def serving(database: Database) -> AsyncIterator[Services]:
    made = Services(Settings(bot_pace=0), database, lambda sentence: None)
    await made.start()
    try:
        yield made
    finally:
        await made.stop()


@contextmanager
def locked(database: Database) -> Iterator[Callable[[], None]]:
    """Another program writes to the store, from when it is called until it is left."""
    other = sqlite3.connect(str(database.url.database), isolation_level=None, check_same_thread=False)
    try:
        yield lambda: other.executescript("BEGIN IMMEDIATE").close()
    finally:
        other.close()


async def opened(services: Services, id_: str) -> Room:
    """The room, with the seat as awaited that really is."""
    room = await services.rooms.get(id_)
    assert room.table is not None
    room.stored.awaited = awaited(room.table)
    return room


def last_move(room: Room) -> tuple[int, str]:
    """By which the game ends."""
    table, seat = room.table, room.stored.awaited.bit_length() - 1
    assert table is not None
    for move in map(str, table.moves(seat)):
        copy = outremer.load(table.save())
        copy.play(seat, move)
        if copy.over:
            return seat, move
    raise AssertionError("no move ends it")


def state_of(database: Database, id_: str) -> tuple[str, Any, str | None]:
    """As the store has it."""
    with database.engine.connect() as connection:
        stored = tables.find(connection, id_)
        assert stored is not None
        return stored.state, stored.result, stored.hash


def told_states(ear: Ear) -> set[str]:
    """The states of the table that somebody was told."""
    news = [json.loads(frame) for frame in ear.sent if frame.startswith(b"{")]
    return {one["table"]["state"] for one in news if one["type"] in ("table", "state")}


async def until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not what():
            await asyncio.sleep(0.01)


async def test_an_end_that_is_played_but_cannot_be_written_down_is_written_when_the_store_is_back(
    database: Database, nearly_over: StoredTable
) -> None:
    async with serving(database) as made:
        room = await opened(made, nearly_over.id)
        _, ear = connect_to(room, None)
        news: list[bool] = []
        made.notices.lobby_changed = lambda: news.append(True)  # type: ignore[method-assign]  # only notes it
        with locked(database) as lock:
            durable = made.durable

            def lock_at_the_end(room: Room) -> None:
                if room.table is not None and room.table.over and room.stored.state == "playing":
                    lock()
                durable(room)

            made.durable = lock_at_the_end  # type: ignore[method-assign]  # between the last entry and the end
            room.play_for(*last_move(room))
            await until(lambda: room.table is not None and room.table.over and room.outbox.pending is None)
            await asyncio.sleep(0.3)
            assert state_of(database, nearly_over.id)[0] == "playing"
            assert told_states(ear) == {"playing"}
            assert room.info(None, "en").state == "playing"
            assert not news
            await made.settled(room)  # for so long as whoever asks can be let wait
            assert room.stored.state == "playing"
            assert made.is_busy(room)  # so that it does not leave the memory
        await made.settled(room)
        assert (room.stored.state, state_of(database, nearly_over.id)[0]) == ("finished", "finished")
        await until(lambda: told_states(ear) == {"playing", "finished"})
        _, result, hash_ = state_of(database, nearly_over.id)
        assert result == room.stored.result is not None
        assert room.table is not None
        assert hash_ == room.table.hash()
        assert news
        assert not made.is_busy(room)


@pytest.mark.parametrize("by", ["a person", "a bot"])
async def test_the_last_entry_itself_may_meet_a_store_that_takes_nothing(
    by: str, database: Database, nearly_over: StoredTable
) -> None:
    async with serving(database) as made:
        room = await opened(made, nearly_over.id)
        _, ear = connect_to(room, None)
        seat, move = last_move(room)
        with locked(database) as lock:
            lock()
            if by == "a bot":
                room.stored.seats[seat].substitute, room.stored.seats[seat].bot = True, "random"
                made.bots.wake(room)
            else:
                room.play_for(seat, move)
            await until(lambda: room.broken)
            await asyncio.sleep(0.3)
            assert state_of(database, nearly_over.id)[0] == "playing"
            assert told_states(ear) == {"playing"}
        await until(lambda: nearly_over.id in made.rooms.loaded and not made.rooms.loaded[nearly_over.id].broken)
        again = await opened(made, nearly_over.id)
        assert again is not room
        assert again.table is not None
        if not again.table.over:  # a bot plays it anew, a person again
            if by == "a bot":
                again.stored.seats[seat].substitute, again.stored.seats[seat].bot = True, "random"
                made.bots.wake(again)
            else:
                again.play_for(seat, move)
        await until(lambda: state_of(database, nearly_over.id)[0] == "finished")
        await until(lambda: "finished" in told_states(ear))
