"""Several processes on one PostgreSQL: each table has one owner at a time, and nobody else writes about it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import httpx
import pytest
from sqlalchemy import text

import outremer
from outremer.server.errors import StoreFailed
from outremer.server.http.app import make_app
from outremer.server.live.room import Room
from outremer.server.rooms import Rooms
from outremer.server.services import Services
from outremer.server.settings import Settings
from outremer.server.store import business, journal, leases, tables
from outremer.server.store.database import Database
from outremer.server.store.held import Held
from outremer.server.store.leases import Elsewhere, Lease, LeaseLost
from outremer.server.store.membership import BEATS, Membership
from outremer.server.store.tables import StoredTable
from outremer.server.store.writer import Writer
from outremer.server.turns import NOBODY, Asker
from tests.server.clients import API
from tests.server.store.filling import a_table, begin, changing, played, row
from tests.server.store.postgres import running_postgres

pytestmark = pytest.mark.anyio
LONG = 60.0
SHORT = 3.0  # until a table may be taken from a process that beats no more; beats come much more often


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with running_postgres() as address:
        yield address


def born(database: Database, address: str, seconds: float = LONG) -> int:
    with changing(database) as connection:
        return leases.register(connection, address, "secret", seconds)


def taken(database: Database, server: int, table: StoredTable) -> Lease:
    with database.engine.connect() as connection:
        return leases.take(connection, server, table.key)


def dead(database: Database, server: int) -> None:
    with changing(database) as connection:
        leases.die(connection, server)


def sequences(database: Database, table: StoredTable) -> list[int]:
    with database.engine.connect() as connection:
        return [entry.sequence for entry in journal.entries_after(connection, table.key, -1)]


@asynccontextmanager
async def writing(database: Database) -> AsyncIterator[Writer]:
    writer = Writer(database, print)
    writer.start()
    try:
        yield writer
    finally:
        writer.stop()


async def appended(held: Held, table: StoredTable, sequence: int) -> Exception | None:
    """What became of this entry."""
    told: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    held.append(row(table.key, sequence, f"0: pass {sequence}"), None, told.set_result)
    async with asyncio.timeout(20):
        return await told


def test_a_table_belongs_to_a_living_process_until_it_gives_it_back(database: Database) -> None:
    one, other = born(database, "http://one:1"), born(database, "http://other:2")
    with changing(database) as connection:
        table = a_table(connection)
    first = taken(database, one, table)
    assert taken(database, one, table) == first
    with pytest.raises(Elsewhere) as elsewhere:
        taken(database, other, table)
    assert elsewhere.value.holder == leases.Holder(one, "http://one:1", "secret")
    with changing(database) as connection:
        leases.give_back(connection, first)
    assert taken(database, other, table).epoch > first.epoch


def test_a_process_that_was_too_late_lives_no_more_and_takes_nothing(database: Database) -> None:
    late = born(database, "http://late:1", 0.05)
    with changing(database) as connection:
        table = a_table(connection)
    time.sleep(0.1)
    with pytest.raises(StoreFailed):
        taken(database, late, table)
    with changing(database) as connection:
        assert not leases.beat(connection, late, LONG)
        assert not leases.beat(connection, late, LONG)


def test_whoever_listens_at_an_address_is_the_only_one_there(database: Database) -> None:
    """After a crash nobody waits until the lease of the process before has run out."""
    before, neighbour = born(database, "http://here:1"), born(database, "http://here:2")
    with changing(database) as connection:
        table, untouched = a_table(connection), a_table(connection)
    taken(database, before, table)
    taken(database, neighbour, untouched)
    after = born(database, "http://here:1")
    assert taken(database, after, table).server == after
    with pytest.raises(Elsewhere):
        taken(database, after, untouched)


def test_an_address_without_a_host_is_where_postgresql_sees_us(database: Database) -> None:
    server = born(database, "http://:8029")
    with database.engine.connect() as connection:
        address = connection.scalar(text("SELECT address FROM servers WHERE key = :key"), {"key": server})
    assert address == "http://127.0.0.1:8029"


async def test_an_old_owner_writes_nothing(database: Database) -> None:
    old, new = born(database, "http://old:1"), born(database, "http://new:2")
    with changing(database) as connection:
        table = a_table(connection)
    async with writing(database) as writer:
        before = Held(writer, taken(database, old, table))
        assert await appended(before, table, 0) is None
        dead(database, old)
        assert await appended(before, table, 1) is None  # nobody has taken it: what is in memory there is still true
        after = Held(writer, taken(database, new, table))
        assert isinstance(await appended(before, table, 2), LeaseLost)
        with pytest.raises(LeaseLost):
            await before.write(lambda connection: tables.save_table(connection, table.key, state="finished"))
        assert await appended(after, table, 2) is None
        await after.write(lambda connection: tables.save_table(connection, table.key, state="playing"))
    assert sequences(database, table) == [0, 1, 2]
    with database.engine.connect() as connection:
        found = tables.find(connection, table.id)
    assert found is not None
    assert found.state == "playing"


async def test_whoever_has_given_a_table_back_writes_nothing_more(database: Database) -> None:
    """Also where nobody has taken it yet, and where it takes it again itself."""
    server = born(database, "http://here:1")
    with changing(database) as connection:
        table = a_table(connection)
    async with writing(database) as writer:
        before = Held(writer, taken(database, server, table))
        assert await appended(before, table, 0) is None
        await before.give_back()
        assert isinstance(await appended(before, table, 1), LeaseLost)
        after = Held(writer, taken(database, server, table))
        assert isinstance(await appended(before, table, 1), LeaseLost)
        assert await appended(after, table, 1) is None
    assert sequences(database, table) == [0, 1]


async def test_of_what_is_written_together_only_what_is_lost_fails(database: Database) -> None:
    old, new = born(database, "http://old:1"), born(database, "http://new:2")
    with changing(database) as connection:
        kept, lost, twice = (a_table(connection) for _ in range(3))
    async with writing(database) as writer:
        held = {table.key: Held(writer, taken(database, old, table)) for table in (kept, lost, twice)}
        assert await appended(held[twice.key], twice, 0) is None
        dead(database, old)
        taken(database, new, lost)
        told = await asyncio.gather(
            appended(held[kept.key], kept, 0), appended(held[lost.key], lost, 0), appended(held[twice.key], twice, 0)
        )
    assert told[0] is None
    assert isinstance(told[1], LeaseLost)
    assert type(told[2]).__name__ == "UniqueViolation"
    assert [sequences(database, table) for table in (kept, lost, twice)] == [[0], [], [0]]


async def test_an_entry_on_its_way_while_the_table_is_taken_is_refused(database: Database) -> None:
    """Whoever takes a table has it from that moment on, also before an entry that was begun earlier has ended."""
    old, new = born(database, "http://old:1"), born(database, "http://new:2")
    with changing(database) as connection:
        table = a_table(connection)
    async with writing(database) as writer:
        held = Held(writer, taken(database, old, table))
        dead(database, old)
        with database.engine.begin() as connection:
            change = text('UPDATE leases SET server = :new, epoch = epoch + 1 WHERE "table" = :table')
            connection.execute(change, {"new": new, "table": table.key})
            on_its_way = asyncio.ensure_future(appended(held, table, 0))
            await asyncio.sleep(0.3)
            assert not on_its_way.done()
        assert isinstance(await on_its_way, LeaseLost)
    assert sequences(database, table) == []


def test_only_what_goes_on_by_itself_is_looked_for(database: Database) -> None:
    server = born(database, "http://gone:1")
    with changing(database) as connection:
        alone = a_table(connection)
        begin(connection, alone, outremer.Seeded(5))
    with_bots, _ = played(database, 5, 20)
    with changing(database) as connection:
        connection.execute(text("""UPDATE seats SET kind = 'bot' WHERE "table" = :key"""), {"key": with_bots.key})
        found = business.unfinished(connection)
    assert with_bots.id in found
    assert alone.id not in found
    for table in (alone, with_bots):
        taken(database, server, table)
    with database.engine.connect() as connection:
        assert with_bots.id not in business.unfinished(connection)
        assert not {one.id for one in business.orphans(connection, 50)} & {alone.id, with_bots.id}
    dead(database, server)
    with database.engine.connect() as connection:
        orphans = {one.id: one.goes_on for one in business.orphans(connection, 50)}
    assert orphans[with_bots.id]
    assert not orphans[alone.id]


def test_a_table_that_is_claimed_where_it_is_made_is_nobody_elses(database: Database) -> None:
    one, other = born(database, "http://one:1"), born(database, "http://other:2")
    with changing(database) as connection:
        table = a_table(connection)
        leases.claim(connection, one, table.key)
    with pytest.raises(Elsewhere):
        taken(database, other, table)
    assert taken(database, one, table).epoch == 1
    dead(database, one)
    with pytest.raises(StoreFailed), changing(database) as connection:
        leases.claim(connection, one, a_table(connection).key)


async def test_a_copy_belongs_to_the_process_that_makes_it_before_another_can_see_it(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(Settings(inner="http://127.0.0.1:1", limits=False), database, print)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    async with app.router.lifespan_context(app):
        rooms: Rooms = app.state.services.rooms
        get, holders = rooms.get, dict[str, leases.Holder | None]()

        async def get_later(id_: str, asker: Asker = NOBODY) -> Room:
            with database.engine.connect() as connection:  # as somebody who looks just now
                key = tables.key_of(connection, id_)
                assert key is not None
                holders.setdefault(id_, leases.holder_of(connection, key))
            return await get(id_, asker)

        web = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=f"http://localhost{API}", timeout=20)
        async with web:
            await web.post("/session", json={"name": "Ann"})
            table = (await web.post("/tables", json={"game": "jerusalem", "seats": seats})).json()["id"]
            assert (await web.post(f"/tables/{table}/start")).status_code == 200
            monkeypatch.setattr(rooms, "get", get_later)
            copied = await web.post(f"/tables/{table}/copies", json={"moment": 0, "seat": 0})
        assert copied.status_code == 200
        holder = holders[copied.json()["id"]]
        assert holder is not None
        assert holder.server == app.state.services.membership.server


# -- two servers in one process ---------------------------------------------------------------------------------------


@asynccontextmanager
async def serving(database: Database, port: int) -> AsyncIterator[Services]:
    settings = Settings(inner=f"http://127.0.0.1:{port}", lease_seconds=SHORT, bot_pace=0.01)
    services = Services(settings, database, lambda sentence: None)
    await services.start()
    try:
        yield services
    finally:
        await services.stop()


async def two(stack: AsyncExitStack, database: Database) -> list[Services]:
    return [await stack.enter_async_context(serving(database, port)) for port in (1, 2)]


async def test_bots_go_on_with_another_process_when_theirs_is_gone(database: Database) -> None:
    stored, _ = played(database, 5, 20)
    with changing(database) as connection:
        connection.execute(
            text("""UPDATE seats SET kind = 'bot', bot = 'random' WHERE "table" = :key"""), {"key": stored.key}
        )
    async with AsyncExitStack() as stack:
        servers = await two(stack, database)
        await until(lambda: any(stored.id in one.rooms.loaded for one in servers))
        owner, other = sorted(servers, key=lambda one: stored.id not in one.rooms.loaded)
        with pytest.raises(Elsewhere):
            await other.rooms.get(stored.id)
        assert stored.id not in other.rooms._used
        room = owner.rooms.loaded[stored.id]
        assert owner.membership is not None
        owner.membership.stop()  # and with it its beat
        await until(lambda: stored.id in other.rooms.loaded)
        await until(lambda: room.lost)
        before = other.rooms.loaded[stored.id].sequence
        await until(lambda: other.rooms.loaded[stored.id].sequence > before + 3)
    found = sequences(database, stored)
    assert found == list(range(len(found)))


async def test_each_knows_from_where_the_others_come(database: Database) -> None:
    async with serving(database, 1) as one:
        far = born(database, "http://10.9.8.7:1")
        membership = one.membership
        assert membership is not None
        await until(lambda: "10.9.8.7" in membership.hosts())
        dead(database, far)
        await until(lambda: "10.9.8.7" not in membership.hosts())


async def test_once_the_others_know_of_a_process_it_looks_whether_it_has_missed_something(database: Database) -> None:
    """Until their next beat they do not tell it anything."""
    membership = Membership(database, "http://late:1", SHORT, print)
    heard: list[tuple[float, str | None]] = []
    membership.on_hint = lambda hint: heard.append((time.monotonic(), hint))
    began = time.monotonic()
    membership.start()
    try:
        await until(lambda: len(heard) == 2)
    finally:
        await asyncio.to_thread(membership.stop)
    assert [hint for _, hint in heard] == [None, None]
    assert heard[1][0] - began > SHORT / BEATS


async def test_rooms_that_nobody_needs_are_anybodys(database: Database) -> None:
    stored, _ = played(database, 5, 20)
    async with AsyncExitStack() as stack:
        one, other = await two(stack, database)
        await one.rooms.get(stored.id)
        one.rooms.drop_idle(0)
        await until_loaded(other, stored.id)


async def test_a_process_whose_connections_are_cut_beats_again(database: Database) -> None:
    stored, _ = played(database, 5, 20)
    async with AsyncExitStack() as stack:
        one, _ = await two(stack, database)
        assert one.membership is not None
        for _ in range(3):
            with changing(database) as connection:
                connection.execute(
                    text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
                )
            await until_it_beats(one.membership)
        await until_loaded(one, stored.id)


async def until_it_beats(membership: Membership) -> None:
    """Once more, and in time to be believed to live."""
    before = time.monotonic()
    await until(lambda: membership._good_since > before and membership.lives)


async def until_loaded(server: Services, id_: str) -> None:
    async with asyncio.timeout(20):
        while id_ not in server.rooms.loaded:
            try:
                await server.rooms.get(id_)
            except (Elsewhere, StoreFailed):
                await asyncio.sleep(0.05)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.02)
