"""Whatever waits for a time goes on with the new owner of a table, when the process of the old one is gone."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace

import pytest
from sqlalchemy import text

import outremer
from outremer.server.live.events import awaited
from outremer.server.live.room import Room
from outremer.server.services import Services
from outremer.server.settings import Settings
from outremer.server.store.database import Database
from outremer.server.store.players import Player
from outremer.table.table import Table
from tests.server.live.house import QUICK, HandWatch, House, keep, until, written
from tests.server.store.filling import changing
from tests.server.store.postgres import running_postgres

pytestmark = pytest.mark.anyio
SHORT = 3.0  # until a table may be taken from a process that beats no more
NEVER = (10_000.0, 10_000.0)  # seconds until what stands is said


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with running_postgres() as address:
        yield address


@asynccontextmanager
async def serving(database: Database, port: int, settings: Settings) -> AsyncIterator[Services]:
    here = replace(settings, inner=f"http://127.0.0.1:{port}", lease_seconds=SHORT)
    services = Services(here, database, lambda sentence: None)
    await services.start()
    try:
        yield services
    finally:
        await services.stop()


def end(owner: Services) -> None:
    """Its beat ends, and with it all that it may do."""
    assert owner.membership is not None
    owner.membership.stop()


async def inherited(heir: Services, id_: str, player: Player) -> House:
    """The table with its new owner, whom nobody has asked for it."""
    await until(lambda: id_ in heir.rooms.loaded)
    room = heir.rooms.loaded[id_]
    room.driver = outremer.Seeded(7)
    house = House(heir, room, player)
    house._commands = 100  # what is said with an id that was said before is said once
    return house


async def of_owner(owner: Services, id_: str, player: Player) -> House:
    room = await owner.rooms.get(id_)
    room.driver = outremer.Seeded(7)
    return House(owner, room, player)


async def test_clocks_and_private_talks_go_on_where_they_were(database: Database) -> None:
    first, second = HandWatch(), HandWatch()  # the old owner's stands still from its end on
    hurried, player = keep(database, written("private-talk"), clock=60)
    calm, other = keep(database, written("private-talk"))
    async with AsyncExitStack() as stack:
        owner = await stack.enter_async_context(serving(database, 1, replace(QUICK, watch=first)))
        before = [await of_owner(owner, hurried, player), await of_owner(owner, calm, other)]
        first.advance(20)
        second.advance(20)
        for house in before:
            house.listen(2)
            await house.play(2, "pass")
        heir = await stack.enter_async_context(serving(database, 2, replace(QUICK, watch=second)))
        end(owner)
        second.advance(10)
        clock, talk = await inherited(heir, hurried, player), await inherited(heir, calm, other)
        clock.listen(1)
        assert clock.last(1, "state")["clock"]["seats"] == {"0": 30_000, "1": 30_000}
        talk.listen(1)
        assert talk.last(1, "state")["clock"]["talks"] == {"0": 150_000}
        second.advance(30)
        await clock.until(lambda: clock.room.sequence == 3)
        said = [line[:1] for line in clock.table.record().splitlines() if line.endswith(": pass")]
        assert said == ["2", "0", "1"]
        second.advance(119)
        await talk.settled()
        assert "leave-talk" not in talk.table.record()
        second.advance(1)
        await talk.until(lambda: "0: leave-talk 0" in talk.table.record())
        await until(lambda: all(house.room.lost for house in before))
        assert [house.room.sequence for house in before] == [1, 1]


async def test_what_a_private_talk_has_said_is_read_by_its_members_alone(database: Database) -> None:
    id_, player = keep(database, written("private-talk"), clock=60)
    watch = HandWatch()
    async with AsyncExitStack() as stack:
        owner = await stack.enter_async_context(serving(database, 1, replace(QUICK, watch=watch)))
        before = await of_owner(owner, id_, player)
        before.listen(0)
        await before.say(0, "talk", text="Let us crown Maud", room="0")
        heir = await stack.enter_async_context(serving(database, 2, replace(QUICK, watch=watch)))
        end(owner)
        after = await inherited(heir, id_, player)
        after.listen(0, 1, 2, None)
        for viewpoint, lines in ((0, 1), (1, 1), (2, 0), (None, 0)):
            assert len(after.last(viewpoint, "state")["talk"]) == lines
        assert (await after.say(1, "talk", text="And William", room="0"))["type"] == "ack"
        assert after.last(0, "talk")["text"] == "And William"


async def test_a_standing_answer_is_said_by_the_new_owner(database: Database) -> None:
    table = outremer.new("jerusalem", seats=3, seed="standing")
    id_, player = keep(database, table)
    async with AsyncExitStack() as stack:
        owner = await stack.enter_async_context(serving(database, 1, replace(QUICK, standing_delay=NEVER)))
        before = await of_owner(owner, id_, player)
        before.listen(0, 1, 2)
        opener = asked(before.room)
        for seat in {0, 1, 2} - {opener}:
            assert (await before.say(seat, "standing", form="Sale", move="pass"))["type"] == "ack"
        move = next(str(move) for move in before.table.moves(opener) if str(move).endswith(" 1"))
        await before.play(opener, move)
        following = asked(before.room)
        assert before.room.sequence == 1
        heir = await stack.enter_async_context(serving(database, 2, QUICK))
        end(owner)
        after = await inherited(heir, id_, player)
        await after.until(lambda: after.room.sequence > 1)
        assert f"{following}: pass" in after.table.record()
        await until(lambda: before.room.lost)
        assert before.room.sequence == 1
    with changing(database) as connection:
        where = {"id": id_}
        count = 'SELECT count(*), count(DISTINCT sequence) FROM entries JOIN tables ON key = "table" WHERE id = :id'
        assert len(set(connection.execute(text(count), where).one())) == 1, "nothing was said twice"


def asked(room: Room) -> int:
    table = room.table
    assert isinstance(table, Table)
    return awaited(table).bit_length() - 1
