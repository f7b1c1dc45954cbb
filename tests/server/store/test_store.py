"""The store, on SQLite and on a real PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, insert, text
from sqlalchemy.exc import IntegrityError

import outremer
from outremer.server.errors import CannotStart, Fault
from outremer.server.http.history import whole_record
from outremer.server.live.room import awaited
from outremer.server.rooms import Hub
from outremer.server.settings import Settings
from outremer.server.store import loading, players, schema, tables
from outremer.server.store.database import Database
from outremer.server.store.loading import Snapshots
from outremer.server.store.schema import entries, metadata, snapshots
from outremer.server.store.tables import Seat, Shelved
from outremer.server.store.writer import Row, Writer
from tests.kernel.market import MARKET
from tests.server.store.postgres import running_postgres

T = TypeVar("T")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path_factory.mktemp('store') / 'store.sqlite3'}"
    else:
        with running_postgres() as address:
            yield address


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    opened = Database(url)
    yield opened
    opened.close()


def with_writer(database: Database, work: Callable[[Writer], Awaitable[T]]) -> T:
    async def run() -> T:
        writer = Writer(database, lambda sentence: None)
        writer.start()
        try:
            return await work(writer)
        finally:
            writer.stop()

    return asyncio.run(run())


@contextmanager
def changing(database: Database) -> Iterator[Connection]:
    with database.engine.begin() as connection:
        yield connection


def a_table(connection: Connection, seats: int = 3) -> Shelved:
    player, _ = players.create_guest(connection, "Ann")
    options = dict(outremer.game("jerusalem").setting(seats, {}).options)
    sitting = [Seat(at, "person", player.key, player.id, "Ann") for at in range(seats)]
    table = tables.new_table("jerusalem", outremer.game("jerusalem").version, options, "open", player.key, sitting)
    tables.create(connection, table)
    return table


def row(table: int, sequence: int, body: str, command: tuple[int, str] | None = None) -> Row:
    player, id_ = command or (None, None)
    return (table, sequence, body, 1, None, player, id_, players.now())


def add_entry(connection: Connection, entry: Row) -> None:
    names = [column.name for column in entries.columns]
    connection.execute(insert(entries).values(dict(zip(names, entry, strict=True))))


def test_the_migrations_make_exactly_the_schema(database: Database) -> None:
    with database.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []


def test_opening_a_store_again_finds_what_was_written(url: str) -> None:
    first = Database(url)
    with changing(first) as connection:
        player, token = players.create_guest(connection, "Balian")
    first.close()
    second = Database(url)
    with second.engine.connect() as connection:
        found = players.by_token(connection, token)
    second.close()
    assert found == player


def test_a_second_server_may_not_open_the_same_store(database: Database, url: str) -> None:
    with pytest.raises(CannotStart, match="Another server has the store"):
        Database(url)


def test_a_store_of_a_newer_program_is_left_alone(database: Database, url: str) -> None:
    with changing(database) as connection:
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    database.close()
    try:
        with pytest.raises(CannotStart, match="newer Outremer"):
            Database(url)
    finally:
        with database.engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = :version"), {"version": version})
        database.engine.dispose()


def test_tokens_are_stored_as_hashes_only(database: Database) -> None:
    with changing(database) as connection:
        _, token = players.create_guest(connection, "Sibylla")
        stored = connection.execute(text("SELECT secret FROM devices")).scalars().all()
    assert token not in stored
    assert players.hashed(token) in stored


def test_entries_are_durable_when_they_are_told_to_be(database: Database) -> None:
    with changing(database) as connection:
        table = a_table(connection)

    async def work(writer: Writer) -> list[Exception | None]:
        told: list[Exception | None] = []
        for sequence in range(50):
            writer.append(row(table.key, sequence, f"0: pass {sequence}"), None, told.append)
            if sequence % 7 == 0:
                await asyncio.sleep(0.001)
        while len(told) < 50:
            await asyncio.sleep(0.001)
        return told

    assert with_writer(database, work) == [None] * 50
    with database.engine.connect() as connection:
        kept = tables.entries_after(connection, table.key, -1)
    assert [entry.body for entry in kept] == [f"0: pass {sequence}" for sequence in range(50)]


def test_a_sequence_number_is_used_once_and_a_clash_hurts_nobody_else(database: Database) -> None:
    with changing(database) as connection:
        table, other = a_table(connection), a_table(connection)

    async def work(writer: Writer) -> list[Exception | None]:
        told: list[Exception | None] = []
        for entry in (row(table.key, 0, "first"), row(table.key, 0, "second"), row(other.key, 0, "third")):
            writer.append(entry, None, told.append)
        while len(told) < 3:
            await asyncio.sleep(0.001)
        return told

    first, second, third = with_writer(database, work)
    assert first is None
    assert second is not None
    assert third is None
    with database.engine.connect() as connection:
        assert [entry.body for entry in tables.entries_after(connection, table.key, -1)] == ["first"]
        assert [entry.body for entry in tables.entries_after(connection, other.key, -1)] == ["third"]


def test_the_entry_of_a_command_is_found_again(database: Database) -> None:
    with changing(database) as connection:
        table = a_table(connection)
        add_entry(connection, row(table.key, 0, "roll 1"))
        add_entry(connection, row(table.key, 1, "0: pass", (7, "one")))
        add_entry(connection, row(table.key, 2, "0: pass", (8, "one")))
        found = tables.played_at(connection, table.key, 8, "one")
        assert found is not None
        assert found.sequence == 2
        assert tables.played_at(connection, table.key, 7, "two") is None
        assert tables.commands(connection, table.key) == {(7, "one"), (8, "one")}


def test_a_change_that_fails_leaves_nothing_behind(database: Database) -> None:
    def broken(connection: Connection) -> None:
        players.create_guest(connection, "Nobody at all")
        raise Fault("bad-name")

    async def work(writer: Writer) -> None:
        with pytest.raises(Fault, match="bad-name"):
            await writer.write(broken)
        await writer.write(lambda connection: players.create_guest(connection, "Somebody"))

    with_writer(database, work)
    with database.engine.connect() as connection:
        names = connection.execute(text("SELECT name FROM players")).scalars().all()
    assert "Nobody at all" not in names
    assert "Somebody" in names


def test_a_change_that_the_store_refuses_concerns_nobody_else(database: Database) -> None:
    """What was written together with it is kept, and told to be."""
    with changing(database) as connection:
        table = a_table(connection)

    async def work(writer: Writer) -> tuple[list[object], list[Exception | None]]:
        told: list[Exception | None] = []
        writer.append(row(table.key, 0, "before"), None, told.append)
        changes = [
            writer.write(lambda connection: players.create_guest(connection, "Early")),
            writer.write(lambda connection: tables.save_seat(connection, table.key, Seat(0, "person", player=-1))),
            writer.write(lambda connection: players.create_guest(connection, "Late")),
        ]
        answers: list[object] = [*await asyncio.gather(*changes, return_exceptions=True)]
        for entry in (row(table.key, 1, "bad", (1, "a\0b")), row(table.key, 2, "after")):
            writer.append(entry, None, told.append)
        while len(told) < 3:
            await asyncio.sleep(0.001)
        return answers, told

    (early, refused, late), (before, _, after) = with_writer(database, work)
    assert not isinstance(early, Exception)
    assert isinstance(refused, IntegrityError)
    assert not isinstance(late, Exception)
    assert before is None
    assert after is None
    with database.engine.connect() as connection:
        kept = [entry.body for entry in tables.entries_after(connection, table.key, -1)]
        assert (kept[0], kept[-1]) == ("before", "after")


def played(
    database: Database, moves: int, every: int, hashes: list[str] | None = None
) -> tuple[Shelved, outremer.Table]:
    """A game that was played for a while, as its entries and snapshots lie in the store; the hash after each entry."""
    driver = outremer.Seeded(5)
    with changing(database) as connection:
        shelved = a_table(connection)
        table = loading.begin(shelved, driver)
        made = Snapshots(every, -1, 0)
        tables.save_table(connection, shelved.key, state="playing")
        rows = [row(shelved.key, 0, "\n".join(table.lines()))]
        for sequence in range(1, moves + 1):
            if table.over:
                break
            written = len(table.journal.entries)
            seat = awaited(table).bit_length() - 1
            if sequence % 5 == 0 and table.may_undo(seat):
                table.undo(seat)
                made.taken_back(len(table.journal.entries))
                rows.append(row(shelved.key, sequence, f"undo {seat}"))
            else:
                free = table.moves(seat)
                table.play(seat, free[driver.below(len(free))])
                loading.roll_all(table, driver)
                rows.append(row(shelved.key, sequence, "\n".join(table.lines(written=written))))
            if hashes is not None:
                hashes.append(table.hash())
            if (snapshot := made.due(table, sequence)) is not None:
                values = {"table": shelved.key, "sequence": snapshot.sequence, "body": tables.packed(snapshot)}
                connection.execute(insert(snapshots).values(values))
        for one in rows:
            add_entry(connection, one)
        return tables.find(connection, shelved.id) or shelved, table


def test_a_table_comes_back_from_its_snapshot_as_it_was(database: Database) -> None:
    shelved, table = played(database, 300, 20)
    with database.engine.connect() as connection:
        assert len(tables.snapshots_until(connection, shelved.key)) > 5
        loaded, _ = loading.load(connection, shelved, 20)
    assert loaded.hash() == table.hash()
    assert loaded.record(1) == table.record(1)
    assert loaded.events(None) == table.events(None)
    assert [loaded.may_undo(seat) for seat in range(3)] == [table.may_undo(seat) for seat in range(3)]


def test_any_earlier_position_can_be_loaded(database: Database) -> None:
    hashes: list[str] = []
    shelved, _ = played(database, 120, 25, hashes)
    with database.engine.connect() as connection:
        for sequence in (1, 24, 49, 50, 51, 75, 119):
            assert loading.load(connection, shelved, 25, sequence)[0].hash() == hashes[sequence - 1]


def test_an_undo_behind_a_snapshot_is_found_out(database: Database) -> None:
    """A snapshot that was made although something could still be taken back serves until it was taken back."""
    shelved, table = played(database, 3, 1000)
    with changing(database) as connection:
        sequence = 3
        while not any(table.may_undo(seat) for seat in range(3)):
            sequence += 1
            seat = awaited(table).bit_length() - 1
            written = len(table.journal.entries)
            table.play(seat, table.moves(seat)[0])
            loading.roll_all(table, outremer.Seeded(1))
            add_entry(connection, row(shelved.key, sequence, "\n".join(table.lines(written=written))))
        forced = Snapshots(1, -100, 0).due(table, sequence)
        assert forced is not None
        body = tables.packed(forced)
        connection.execute(insert(snapshots).values(table=shelved.key, sequence=sequence, body=body))
        undoer = next(seat for seat in range(3) if table.may_undo(seat))
        table.undo(undoer)
        add_entry(connection, row(shelved.key, sequence + 1, f"undo {undoer}"))
        assert loading.load(connection, shelved, 20)[0].hash() == table.hash()


@pytest.mark.parametrize("rules", [MARKET.version, MARKET.version + 1])
def test_a_record_keeps_what_others_said_unnoticed_when_a_seat_took_back_its_own(
    database: Database, rules: int
) -> None:
    """Under the rules of this program, and from the entries alone where it plays them no more."""
    with changing(database) as connection:
        player, _ = players.create_guest(connection, "Ann")
        sitting = [Seat(at, "person", player.key, player.id, "Ann") for at in range(3)]
        shelved = tables.new_table("market", rules, {}, "open", player.key, sitting)
        tables.create(connection, shelved)
        for sequence, body in enumerate(("", "1: propose 2", "2: propose 0", "undo 1", "0: work")):
            add_entry(connection, row(shelved.key, sequence, body))
        record = whole_record(connection, shelved, 20)
    assert record.partition("begin\n")[2].splitlines() == ["2: propose 0", "0: work"]


def test_ten_thousand_finished_tables_slow_nothing_down(database: Database) -> None:
    """Opening a table, the lobby and a person's own tables go by an index, whatever is filtered."""
    shelved, _ = played(database, 40, 10)
    with changing(database) as connection:
        values = {column: getattr(shelved, column) for column in ("game", "rules", "visibility", "created")}
        stranger, _ = players.create_guest(connection, "Stranger")
        values |= {"options": "{}", "state": "finished", "owner": stranger.key}
        connection.execute(insert(schema.tables), [{**values, "id": f"old{at}"} for at in range(10_000)])
        if not database.is_sqlite:
            connection.execute(text("ANALYZE"))
    with database.engine.connect() as connection:
        if not database.is_sqlite:  # which would read a few rows without any index
            connection.execute(text("SET enable_seqscan = off"))
        plans: list[str] = []
        event.listen(connection, "before_cursor_execute", explaining(plans, database.is_sqlite))
        tables.find(connection, shelved.id)
        loading.load(connection, shelved, 10)
        for game, state in product((None, "akkon"), (None, "waiting", "finished")):
            tables.lobby(connection, game, state, None, False, 0)
            tables.lobby(connection, game, state, shelved.owner, True, 0)
        assert tables.awaited_tables(connection, shelved.owner or 0)[0].id == shelved.id
        tables.unfinished_business(connection)
        assert len(plans) > 20
        for plan in plans:
            assert "SCAN tables" not in plan, plan
            assert "SCAN seats" not in plan, plan
            assert "SCAN entries" not in plan, plan
            assert "Seq Scan" not in plan, plan


def explaining(plans: list[str], is_sqlite: bool) -> Callable[..., None]:
    """Notes how the store goes about every query."""

    def explain(connection: Connection, cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        cursor.execute(("EXPLAIN QUERY PLAN " if is_sqlite else "EXPLAIN ") + statement, parameters)
        plans.append(str(cursor.fetchall()))

    return explain


def test_a_full_disk_costs_no_acknowledged_move(tmp_path: Path) -> None:
    """SQLite itself says that it is full; what was not taken is told as failed, and later it goes on."""
    database = Database(f"sqlite:///{tmp_path / 'small.sqlite3'}")
    with changing(database) as connection:
        table = a_table(connection)
    complaints: list[str] = []

    async def run() -> list[Exception | None]:
        writer = Writer(database, complaints.append)
        writer.start()
        told: list[Exception | None] = []
        await writer.write(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 1"))
        writer.append(row(table.key, 0, "x" * 100_000), None, told.append)
        while len(told) < 1:
            await asyncio.sleep(0.001)
        writer.append(row(table.key, 0, "y" * 100_000), None, told.append)
        while len(told) < 2:
            await asyncio.sleep(0.001)
        writer.stop()
        return told

    failed, well = asyncio.run(run())
    assert isinstance(failed, Fault)
    assert well is None
    assert "is full" in complaints[0]
    with database.engine.connect() as connection:
        assert [entry.body[0] for entry in tables.entries_after(connection, table.key, -1)] == ["y"]
    database.close()


def test_a_bot_is_not_asked_about_what_was_taken_back_meanwhile(database: Database) -> None:
    shelved, _ = played(database, 20, 20)

    async def run() -> None:
        hub = Hub(Settings(), database, lambda sentence: None)
        await hub.start()
        room = await hub.room(shelved.id)
        asked: list[str] = []

        async def choose(bot: str, *_: Any) -> None:
            asked.append(bot)

        hub.thinkers.choose = choose  # type: ignore[method-assign, assignment]  # it only notes that it was asked
        for seat in room.shelved.seats:
            seat.substitute, seat.bot = True, "random"
        hub.wake(room)
        room.shelved.awaited = 0
        await asyncio.sleep(0.01)
        assert not asked
        assert not room.thinking
        await hub.stop()

    asyncio.run(run())


def test_a_record_that_cannot_be_continued_tells_its_players_nothing_hidden(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    shelved, _ = played(database, 10, 20)
    with changing(database) as connection:
        add_entry(connection, row(shelved.key, 11, "0: the-hidden-card"))

    async def run() -> None:
        hub = Hub(Settings(), database, lambda sentence: None)
        await hub.start()
        room = await hub.room(shelved.id)
        told = hub.info(room, None, "en").why_frozen
        assert told is not None
        assert "cannot be continued" in told
        assert "hidden" not in told
        await hub.stop()

    asyncio.run(run())
    assert "the-hidden-card" in caplog.text


def test_idle_rooms_leave_the_memory_and_come_back(database: Database) -> None:
    shelved, table = played(database, 60, 20)

    async def run() -> None:
        hub = Hub(Settings(), database, lambda sentence: None)
        await hub.start()
        first = await hub.room(shelved.id)
        hub.drop_idle(0)
        assert shelved.id not in hub.rooms
        again = await hub.room(shelved.id)
        assert again is not first
        assert again.table is not None
        assert again.table.hash() == table.hash()
        await hub.stop()

    asyncio.run(run())
