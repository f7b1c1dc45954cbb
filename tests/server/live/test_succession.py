"""What waits for a time goes on with another process when its own is gone: answers that stand, clocks and talks."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from outremer.server.live.room import Room
from outremer.server.services import Services
from outremer.server.settings import Settings
from outremer.server.store import journal
from outremer.server.store.database import Database
from tests.server.live.house import QUICK, HandWatch, House, keep, serving, until, written
from tests.server.store.postgres import running_postgres

pytestmark = pytest.mark.anyio
UNHURRIED = (1000.0, 1000.0)  # seconds: longer than any test


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    with running_postgres() as url:
        opened = Database(url)
        yield opened
        opened.close()


@pytest.fixture
def watch() -> HandWatch:
    return HandWatch()


@pytest.fixture
def first(watch: HandWatch) -> Settings:
    """Of a process that says nothing by itself, and is believed to live until it says that it ends."""
    return replace(QUICK, watch=watch, inner="http://127.0.0.1:1", lease_seconds=60.0, window_delay=UNHURRIED)


@asynccontextmanager
async def successor(database: Database, before: Settings) -> AsyncIterator[Services]:
    """Another process, whose answers that stand are said at once."""
    settings = replace(before, inner="http://127.0.0.1:2", window_delay=QUICK.window_delay)
    services = Services(settings, database, lambda sentence: None)
    await services.start()
    try:
        yield services
    finally:
        await services.stop()


async def taken_over(house: House, other: Services) -> Room:
    """The table at the other process, after the first has gone for all to see but itself."""
    assert house.services.membership is not None
    house.services.membership.stop()
    id_ = house.room.stored.id
    await until(lambda: id_ in other.rooms.loaded)
    return other.rooms.loaded[id_]


def record_of(room: Room) -> str:
    assert room.table is not None
    return room.table.record()


def in_store(database: Database, room: Room) -> list[str]:
    """What was played, entry by entry."""
    with database.engine.connect() as connection:
        found = journal.entries_after(connection, room.stored.key, 0)
    assert [one.sequence for one in found] == list(range(1, len(found) + 1))
    return [one.body for one in found]


async def test_an_answer_on_its_way_is_said_by_the_next_process(database: Database, first: Settings) -> None:
    id_, player = keep(database, written("uprising-under-tax"))
    async with serving(database, id_, player, first) as house, successor(database, first) as other:
        house.listen(2)
        assert (await house.say(2, "standing", form="UprisingAnnounced", move="rouse"))["type"] == "ack"
        assert house.services.standing.is_due(house.room)
        room = await taken_over(house, other)
        await until(lambda: "2: rouse" in record_of(room))
        await until(lambda: room.outbox.pending is None)
        assert "2: rouse" not in house.table.record()
        assert [body for body in in_store(database, room) if body.startswith("2: rouse")] != []


async def test_a_clock_runs_on_with_the_next_process_and_is_not_wound_up(
    database: Database, first: Settings, watch: HandWatch
) -> None:
    id_, player = keep(database, written("private-talk"), clock=60)
    async with serving(database, id_, player, first) as house, successor(database, first) as other:
        house.listen(2)
        watch.advance(20)
        await house.play(2, "pass")
        room = await taken_over(house, other)
        assert room.times.deadlines == house.room.times.deadlines
        assert room.times.deadlines.seats == {0: 1_060_000, 1: 1_060_000}
        watch.advance(39)
        assert other.times.is_running(room)
        assert room.sequence == 1
        watch.advance(1)  # the old owner's clock runs out too, and what it says is refused
        await until(lambda: room.sequence == 3 and room.outbox.pending is None)
        assert [body[:7] for body in in_store(database, room)] == ["2: pass", "0: pass", "1: pass"]


async def test_a_talk_ends_in_time_with_the_next_process(database: Database, first: Settings, watch: HandWatch) -> None:
    id_, player = keep(database, written("market-with-a-title-for-sale"))
    async with serving(database, id_, player, first) as house, successor(database, first) as other:
        house.listen(1, 2)
        await house.play(1, "talk 2")
        watch.advance(100)
        room = await taken_over(house, other)
        assert room.times.deadlines.talks == {"1": 1_180_000}
        watch.advance(79)
        assert other.times.is_running(room)
        assert room.sequence == 1
        watch.advance(1)
        await until(lambda: room.sequence == 2 and room.outbox.pending is None)
        assert in_store(database, room)[1].splitlines()[0] == "1: leave-talk 1"
