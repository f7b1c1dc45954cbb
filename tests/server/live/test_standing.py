"""Standing answers: said for a seat after a while that tells nothing, and known to nobody else."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text
from websockets.asyncio.client import connect

import outremer
from outremer.server.live.connection import LiveConnection
from outremer.server.live.events import awaited
from outremer.server.live.room import Room
from outremer.server.services import Services
from outremer.server.settings import Settings
from outremer.server.store import tables
from outremer.server.store.database import MIGRATIONS, Database
from outremer.server.store.players import Player
from outremer.server.store.tables import Stands, StoredTable
from tests.hosting import Host, running, sqlite
from tests.server.clients import API, Chair, Guest, asked_of, reach, seated
from tests.server.live.stand_ins import Ear
from tests.server.store.filling import a_table, begin

pytestmark = pytest.mark.anyio

QUICK = ("--no-limits", "--standing-delay", "0.05", "0.1")
UNHURRIED = 1000.0  # seconds: longer than any test


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with running(sqlite(tmp_path_factory.mktemp("quick")), *QUICK) as started:
        yield started


async def let_stand(chair: Chair, form: str, move: str | None) -> dict[str, Any]:
    """The answer to it."""
    id_ = await chair.say("standing", form=form, move=move)
    return await chair.until(lambda message: message.get("id") == id_)


async def open_for_one(chairs: list[Chair]) -> int:
    """Whoever is asked opens the first sale; the seat that is asked next."""
    opener, chair = asked_of(chairs)
    await chair.play(next(move for move in chair.state["moves"] if move.endswith(" 1")))
    await reach(chairs, 1)
    following: int = chairs[opener].state["view"]["asked"][0]
    return following


# -- over the wire ------------------------------------------------------------------------------------------------


async def test_a_standing_answer_is_said_until_it_is_lifted(quick: Host) -> None:
    async with AsyncExitStack() as stack:
        people_, table, chairs = await seated(stack, quick, 3)
        opener, _ = asked_of(chairs)
        other, last = ((opener + at) % 3 for at in (1, 2))
        second = await stack.enter_async_context(people_[other].listening(table, other))
        assert (await second.until("state"))["standing"] == {}
        assert (await let_stand(chairs[other], "Sale", "pass"))["type"] == "ack"
        for device in (chairs[other], second):
            told = [one for one in device.heard if one["type"] == "standing"] or [await second.until("standing")]
            assert told[-1]["answers"] == {"Sale": "pass"}

        assert await open_for_one(chairs) == other
        await reach(chairs, 2)
        assert chairs[last].heard[-1]["by"] == other
        assert chairs[last].state["view"]["asked"] == [last]

        await let_stand(chairs[other], "Sale", None)
        await second.say("refresh")
        assert (await second.until("state"))["standing"] == {}
        for chair in (chairs[opener], chairs[last]):
            await chair.say("refresh")
            assert (await chair.until("state"))["standing"] == {}
            assert not any(message["type"] == "standing" for message in chair.heard)


async def test_only_an_answer_without_nouns_can_stand_and_only_for_a_seat(quick: Host) -> None:
    async with AsyncExitStack() as stack:
        people_, table, chairs = await seated(stack, quick, 2)
        for form, move, code in [
            ("Sale", "open constable 2", "cannot-stand"),
            ("Sale", "conquer", "cannot-stand"),
            ("Sale", "pass pass", "cannot-stand"),
            ("Tournament", "pass", "no-such-form"),
            ("Tournament", None, "no-such-form"),
        ]:
            answer = await let_stand(chairs[0], form, move)
            assert (answer["type"], answer["code"]) == ("error", code)
            assert answer["text"]
        watching = await stack.enter_async_context(people_[0].listening(table, "spectator"))
        assert (await watching.until("state"))["standing"] == {}
        assert (await let_stand(watching, "Sale", "pass"))["code"] == "spectators-only-watch"
        waiting = await people_[0].post("/tables", {"game": "jerusalem", "seats": [{"kind": "me"}] * 2})
        early = await stack.enter_async_context(people_[0].listening(waiting["id"], 0))
        assert (await let_stand(early, "Sale", "pass"))["code"] == "not-started"


async def test_whoever_takes_back_a_standing_answer_lifts_it(quick: Host) -> None:
    async with AsyncExitStack() as stack:
        _, _, chairs = await seated(stack, quick, 3)
        opener, _ = asked_of(chairs)
        other = (opener + 1) % 3
        await let_stand(chairs[other], "Sale", "pass")
        await let_stand(chairs[other], "Turn", "end")
        await open_for_one(chairs)
        await reach(chairs, 2)
        assert chairs[other].state["may_undo"]
        await chairs[other].say("undo", sequence=2)
        assert (await chairs[other].until("standing"))["answers"] == {"Turn": "end"}
        await reach(chairs, 3)
        await asyncio.sleep(0.2)
        await chairs[other].say("refresh")
        state = await chairs[other].until("state")
        assert (state["sequence"], state["view"]["asked"]) == (3, [other])


async def test_so_does_whoever_is_granted_to_take_it_back(quick: Host) -> None:
    async with AsyncExitStack() as stack:
        _, _, chairs = await seated(stack, quick, 3)
        opener, _ = asked_of(chairs)
        other, third = ((opener + at) % 3 for at in (1, 2))
        await let_stand(chairs[other], "Sale", "pass")
        await open_for_one(chairs)
        await reach(chairs, 2)
        await chairs[third].play("raise 2")
        await reach(chairs, 3)
        await chairs[other].say("ask-undo")
        for seat in (opener, third):
            await chairs[seat].say("answer-undo", grant=True)
        assert (await chairs[other].until("standing"))["answers"] == {}
        await reach(chairs, 4)
        assert chairs[other].state["view"]["asked"] == [other]


async def test_leaving_the_seat_removes_what_stood_for_it(quick: Host) -> None:
    async with AsyncExitStack() as stack:
        people_, table, chairs = await seated(stack, quick, 2)
        await let_stand(chairs[0], "Turn", "end")
        await people_[0].post(f"/tables/{table}/seats/0/leave")
        assert (await chairs[0].until("standing"))["answers"] == {}
        assert (await let_stand(chairs[0], "Turn", "end"))["code"] == "seat-left"
        await people_[0].post(f"/tables/{table}/seats/0/return")
        await chairs[0].say("refresh")
        assert (await chairs[0].until("state"))["standing"] == {}


async def test_standing_answers_outlive_a_restart_and_are_said_with_nobody_there(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), "--no-limits", "--standing-delay", "0.5", "0.6") as host:
        async with AsyncExitStack() as stack:
            people_, table, chairs = await seated(stack, host, 3)
            other = (asked_of(chairs)[0] + 1) % 3
            await let_stand(chairs[other], "Sale", "pass")
            await open_for_one(chairs)
            host.end(signal.SIGKILL)
            host.start()
            async with asyncio.timeout(20):
                while (await people_[other].get(f"/tables/{table}"))["sequence"] < 2:
                    await asyncio.sleep(0.05)
            record = await people_[other].get(f"/tables/{table}/record")
            assert f"{other}: pass" in record


async def test_who_is_spoken_for_is_not_called_to_the_table(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), "--no-limits", "--standing-delay", str(UNHURRIED), str(UNHURRIED)) as host:
        async with AsyncExitStack() as stack:
            people_, table, chairs = await seated(stack, host, 2)
            other = 1 - asked_of(chairs)[0]
            await let_stand(chairs[other], "Sale", "pass")
            assert await open_for_one(chairs) == other
            seen = await people_[1 - other].get(f"/tables/{table}")
            assert seen["awaited"] == [other]  # as if they were still thinking
            assert await awaited_tables(people_[other]) == []
            await let_stand(chairs[other], "Sale", None)
            await chairs[other].play("pass")


async def awaited_tables(person: Guest) -> list[str]:
    address = f"{person.address.replace('http', 'ws')}{API}/live"
    async with connect(address, additional_headers={"Cookie": person.cookie}) as socket:
        return list(msgspec.json.decode(await socket.recv())["tables"])


# -- in memory ---------------------------------------------------------------------------------------------------


def begun(database: Database) -> tuple[StoredTable, Player]:
    """A table of three, at which one player holds every seat, before its first decision."""
    with database.engine.begin() as connection:
        made = a_table(connection)
        begin(connection, made, outremer.Seeded("standing"))
    seat = made.seats[0]
    assert seat.player is not None
    assert seat.player_id is not None
    return made, Player(seat.player, seat.player_id, seat.name, False, 1)


@asynccontextmanager
async def serving(database: Database, least: float, most: float) -> AsyncIterator[Services]:
    services = Services(Settings(standing_delay=(least, most), limits=False), database, lambda sentence: None)
    await services.start()
    try:
        yield services
    finally:
        await services.stop()


async def settled(room: Room) -> None:
    async with asyncio.timeout(10):
        while room.outbox.pending is not None:
            await asyncio.sleep(0)


async def opened(services: Services, id_: str) -> tuple[Room, int]:
    """The room after the first sale was opened for 1, and the seat that is asked then."""
    room = await services.rooms.get(id_)
    assert room.table is not None
    opener = awaited(room.table).bit_length() - 1
    room.play_for(opener, next(str(move) for move in room.table.moves(opener) if str(move).endswith(" 1")))
    await settled(room)
    return room, awaited(room.table).bit_length() - 1


async def test_the_delay_is_drawn_anew_whenever_the_seat_is_asked_and_by_nothing_else(database: Database) -> None:
    stored, _ = begun(database)

    async def run() -> list[float]:
        async with serving(database, 5, 7) as services:
            room, seat = await opened(services, stored.id)
            room.stored.seats[seat].standing = {"Sale": Stands("pass")}
            drawn = []
            for _ in range(60):
                began = asyncio.get_running_loop().time()
                services.standing.attend(room, room.stored.seats[seat])
                form, timer = services.standing.on_the_way[room][seat]
                room.mover = (seat + 1) % 3  # as if another had moved, and this seat were still asked
                services.standing.recall(room)
                services.standing.attend(room, room.stored.seats[seat])
                assert services.standing.on_the_way[room][seat] == (form, timer)
                drawn.append(timer.when() - began)
                room.mover = seat  # as if it had answered, and were asked again
                services.standing.recall(room)
                assert timer.cancelled()
                assert not services.standing.is_due(room)
            services.rooms.drop_idle(0)
            assert stored.id not in services.rooms.loaded
            return drawn

    drawn = await run()
    assert 5 <= min(drawn) < 5.5
    assert 6.5 < max(drawn) < 7.1


async def test_a_room_with_an_answer_on_its_way_stays_in_memory(database: Database) -> None:
    stored, _ = begun(database)

    async with serving(database, UNHURRIED, UNHURRIED) as services:
        room, seat = await opened(services, stored.id)
        room.stored.seats[seat].standing = {"Sale": Stands("pass")}
        services.standing.attend(room, room.stored.seats[seat])
        services.rooms.drop_idle(0)
        assert services.rooms.loaded[stored.id] is room
        room.play_for(seat, "pass")  # the person was quicker
        await settled(room)
        assert not services.standing.is_due(room)


@pytest.mark.parametrize("change", ["nothing", "answered", "barred", "lifted", "left", "renewed", "broken", "finished"])
async def test_when_it_is_due_everything_is_looked_at_again(database: Database, change: str) -> None:
    stored, _ = begun(database)

    async def run() -> bool:
        async with serving(database, UNHURRIED, UNHURRIED) as services:
            room, seat = await opened(services, stored.id)
            sitting = room.stored.seats[seat]
            sitting.standing = {"Sale": Stands("hire" if change == "barred" else "pass")}
            services.standing.attend(room, room.stored.seats[seat])
            _, timer = services.standing.on_the_way[room][seat]
            if change == "answered":
                assert room.table is not None
                room.table.play(seat, "pass")
            elif change == "lifted":
                sitting.standing = {}
            elif change == "left":
                sitting.substitute = True
            elif change == "renewed":
                await services.rooms.renew(room)
            elif change == "broken":
                room.broken = True
            elif change == "finished":
                room.stored.state = "finished"
            before = room.sequence
            timer.cancel()
            services.standing._due(room, seat)
            await settled(room)
            assert not services.standing.is_due(room)
            return room.sequence > before

    assert await run() == (change == "nothing")


async def test_the_end_of_the_game_is_the_end_of_what_stands(database: Database) -> None:
    stored, player = begun(database)

    async with serving(database, 0, 0) as services:
        room, _ = await opened(services, stored.id)
        table = room.table
        assert table is not None
        ear = Ear()
        mine = LiveConnection(services, ear, player, "en", 0)
        room.join(mine)
        mine.receive(b'{"type":"standing","id":"s","form":"Turn","move":"end"}')
        async with asyncio.timeout(60):
            while room.stored.state == "playing":
                await settled(room)
                asked = awaited(table).bit_length() - 1
                if asked >= 0 and (asked != 0 or type(table.kernel.stack[-1]).__name__ != "Turn"):
                    room.play_for(asked, str(table.moves(asked)[-1]))
                await asyncio.sleep(0)
        while room.stored.seats[0].standing:
            await asyncio.sleep(0.01)
        assert b'{"type":"standing","answers":{"Turn":"end"},"unconcerned":[],"spoken_for":false}' in ear.sent
        assert b'{"type":"standing","answers":{},"unconcerned":[],"spoken_for":false}' in ear.sent
        mine.receive(b'{"type":"standing","id":"t","form":"Turn","move":"end"}')
        assert b'"game-over"' in ear.sent[-1]
    with database.engine.connect() as connection:
        assert connection.execute(text("SELECT standing FROM seats WHERE standing IS NOT NULL")).all() == []


async def test_to_everybody_else_a_standing_answer_is_one_like_any_other(tmp_path: Path) -> None:
    """The same game twice, with a pass by hand or left to stand: the others are sent the same, byte for byte."""

    async def run(folder: str, stands: bool) -> list[list[bytes]]:
        (tmp_path / folder).mkdir()
        database = Database(sqlite(tmp_path / folder))
        _, player = begun(database)
        with database.engine.begin() as connection:
            connection.execute(text("UPDATE tables SET id = 'same', created = 0"))
            connection.execute(text("UPDATE players SET id = 'same'"))
        async with serving(database, 0, 0.01) as services:
            room = await services.rooms.get("same")
            assert room.table is not None
            room.driver = outremer.Seeded("standing")
            opener = awaited(room.table).bit_length() - 1
            other = (opener + 1) % 3
            ears = {seat: Ear() for seat in (opener, other, (opener + 2) % 3, None)}
            seats = {seat: LiveConnection(services, ear, player, "en", seat) for seat, ear in ears.items()}
            for client in seats.values():
                room.join(client)
            if stands:
                seats[other].receive(b'{"type":"standing","id":"s","form":"Sale","move":"pass"}')
                async with asyncio.timeout(10):
                    while not room.stored.seats[other].standing or b'"ack"' not in ears[other].sent[-1]:
                        await asyncio.sleep(0)
            opening = next(str(move) for move in room.table.moves(opener) if str(move).endswith(" 1"))
            seats[opener].receive(msgspec.json.encode({"type": "play", "id": "o", "sequence": 0, "moves": [opening]}))
            await settled(room)
            if not stands:
                seats[other].receive(b'{"type":"play","id":"p","sequence":1,"moves":["pass"]}')
            async with asyncio.timeout(10):
                while room.sequence < 2 or room.outbox.pending is not None:
                    await asyncio.sleep(0.005)
            seats[opener].receive(b'{"type":"refresh","id":"r"}')
            seats[None].receive(b'{"type":"refresh","id":"r"}')
        database.close()
        return [ear.sent for seat, ear in ears.items() if seat != other]

    by_hand, by_itself = await run("by-hand", False), await run("by-itself", True)
    assert by_hand == by_itself
    assert b'"by":' in by_itself[0][-2]


# -- in the store -------------------------------------------------------------------------------------------------


def test_what_stood_in_an_older_store_stands_always(tmp_path: Path) -> None:
    engine = create_engine(sqlite(tmp_path))
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "4")
        connection.execute(
            text(
                "INSERT INTO tables (key, id, game, rules, options, visibility, state, created)"
                " VALUES (1, 'old', 'jerusalem', 1, '{}', 'open', 'waiting', 0)"
            )
        )
        for seat, standing in ((0, None), (1, '{"Sale": "pass"}')):
            connection.execute(
                text(
                    'INSERT INTO seats ("table", seat, kind, ready, substitute, standing)'
                    " VALUES (1, :seat, 'person', true, false, :standing)"
                ),
                {"seat": seat, "standing": standing},
            )
        command.upgrade(config, "head")
        found = tables.find(connection, "old")
        assert found is not None
        assert (found.windows, found.clock) == ("ask", None)
        assert [seat.standing for seat in found.seats] == [{}, {"Sale": Stands("pass", "always")}]
    engine.dispose()
