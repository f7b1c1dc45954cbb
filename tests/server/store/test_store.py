"""The store, on SQLite and on a real PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, insert, text
from sqlalchemy.exc import IntegrityError

import outremer
from outremer.server.clock import Deadlines
from outremer.server.errors import CannotStart, Fault
from outremer.server.live.events import awaited
from outremer.server.store import business, journal, keys, loading, players, schema, tables, talk
from outremer.server.store.database import Database, migrate
from outremer.server.store.schema import metadata, snapshots
from outremer.server.store.snapshots import Snapshots, packed, snapshots_until
from outremer.server.store.tables import StoredSeat
from outremer.server.store.writer import Writer
from tests.hosting import sqlite
from tests.server.store.filling import a_table, add_entry, begin, changing, played, row

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def writing(database: Database, complain: Callable[[str], None] = print) -> AsyncIterator[Writer]:
    writer = Writer(database, complain)
    writer.start()
    try:
        yield writer
    finally:
        writer.stop()


async def all_told(told: list[Exception | None], count: int) -> None:
    """Wait until so many entries are durable, or have failed."""
    async with asyncio.timeout(20):
        while len(told) < count:
            await asyncio.sleep(0.001)


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
    assert found is not None
    assert (found.key, found.id, found.name, found.device) == (player.key, player.id, "Balian", player.device)


def test_a_second_server_may_open_the_same_store_only_where_there_are_leases(database: Database, url: str) -> None:
    if database.is_sqlite:
        with pytest.raises(CannotStart, match="Another server has the store"):
            Database(url)
    else:
        Database(url).close()


def test_nobody_changes_a_store_under_servers_of_an_older_version(database: Database, url: str) -> None:
    if database.is_sqlite:
        return  # where nobody else gets as far as that
    with changing(database) as connection:
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
        connection.execute(text("UPDATE alembic_version SET version_num = '7'"))
    with pytest.raises(CannotStart, match="Servers of an older version"):
        Database(url)
    with changing(database) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :version"), {"version": version})


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


def test_a_store_with_tables_of_the_old_format_says_what_to_do_and_is_left_alone(database: Database, url: str) -> None:
    with changing(database) as connection:
        newest = connection.scalar(text("SELECT version_num FROM alembic_version"))
        metadata.drop_all(connection)
        connection.execute(text("DROP TABLE alembic_version"))
        migrate(connection, "3")
    database.close()
    Database(url).close()  # without any table there is nothing to lose
    with database.engine.begin() as connection:
        a_table(connection)
        connection.execute(text("UPDATE alembic_version SET version_num = '3'"))
    database.engine.dispose()
    try:
        with pytest.raises(CannotStart, match=r"tables of a version before 0.2.* let that version finish them"):
            Database(url)
        with database.engine.connect() as connection:
            assert connection.scalar(text("SELECT count(*) FROM tables")) == 1
            assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "3"
    finally:
        with database.engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = :newest"), {"newest": newest})
        database.engine.dispose()


def test_tokens_are_stored_as_hashes_only(database: Database) -> None:
    with changing(database) as connection:
        _, token = players.create_guest(connection, "Sibylla")
        stored = connection.execute(text("SELECT secret FROM devices")).scalars().all()
    assert token not in stored
    assert keys.hashed(token) in stored


async def test_entries_are_durable_when_they_are_told_to_be(database: Database) -> None:
    with changing(database) as connection:
        table = a_table(connection)

    told: list[Exception | None] = []
    async with writing(database) as writer:
        for sequence in range(50):
            writer.append(row(table.key, sequence, f"0: pass {sequence}"), None, told.append)
            if sequence % 7 == 0:
                await asyncio.sleep(0.001)
        await all_told(told, 50)
    assert told == [None] * 50
    with database.engine.connect() as connection:
        kept = journal.entries_after(connection, table.key, -1)
    assert [entry.body for entry in kept] == [f"0: pass {sequence}" for sequence in range(50)]


async def test_a_sequence_number_is_used_once_and_a_clash_hurts_nobody_else(database: Database) -> None:
    with changing(database) as connection:
        table, other = a_table(connection), a_table(connection)

    told: list[Exception | None] = []
    async with writing(database) as writer:
        for entry in (row(table.key, 0, "first"), row(table.key, 0, "second"), row(other.key, 0, "third")):
            writer.append(entry, None, told.append)
        await all_told(told, 3)
    first, second, third = told
    assert first is None
    assert second is not None
    assert third is None
    with database.engine.connect() as connection:
        assert [entry.body for entry in journal.entries_after(connection, table.key, -1)] == ["first"]
        assert [entry.body for entry in journal.entries_after(connection, other.key, -1)] == ["third"]


def test_the_entry_of_a_command_is_found_again(database: Database) -> None:
    with changing(database) as connection:
        table = a_table(connection)
        add_entry(connection, row(table.key, 0, "roll 1"))
        add_entry(connection, row(table.key, 1, "0: pass", (7, "one")))
        add_entry(connection, row(table.key, 2, "0: pass", (8, "one")))
        found = journal.played_at(connection, table.key, 8, "one")
        assert found is not None
        assert found.sequence == 2
        assert journal.played_at(connection, table.key, 7, "two") is None
        assert journal.commands(connection, table.key) == {(7, "one"), (8, "one")}


async def test_a_change_that_fails_leaves_nothing_behind(database: Database) -> None:
    def broken(connection: Connection) -> None:
        players.create_guest(connection, "Nobody at all")
        raise Fault("bad-name")

    async with writing(database) as writer:
        with pytest.raises(Fault, match="bad-name"):
            await writer.write(broken)
        await writer.write(lambda connection: players.create_guest(connection, "Somebody"))
    with database.engine.connect() as connection:
        names = connection.execute(text("SELECT name FROM players")).scalars().all()
    assert "Nobody at all" not in names
    assert "Somebody" in names


async def test_a_change_that_the_store_refuses_concerns_nobody_else(database: Database) -> None:
    """What was written together with it is kept, and told to be."""
    with changing(database) as connection:
        table = a_table(connection)

    told: list[Exception | None] = []
    async with writing(database) as writer:
        writer.append(row(table.key, 0, "before"), None, told.append)
        changes = [
            writer.write(lambda connection: players.create_guest(connection, "Early")),
            writer.write(
                lambda connection: tables.save_seat(connection, table.key, StoredSeat(0, "person", player=-1))
            ),
            writer.write(lambda connection: players.create_guest(connection, "Late")),
        ]
        early, refused, late = await asyncio.gather(*changes, return_exceptions=True)
        for entry in (row(table.key, 1, "bad", (1, "a\0b")), row(table.key, 2, "after")):
            writer.append(entry, None, told.append)
        await all_told(told, 3)
    before, _, after = told
    assert not isinstance(early, Exception)
    assert isinstance(refused, IntegrityError)
    assert not isinstance(late, Exception)
    assert before is None
    assert after is None
    with database.engine.connect() as connection:
        kept = [entry.body for entry in journal.entries_after(connection, table.key, -1)]
        assert (kept[0], kept[-1]) == ("before", "after")


def test_a_table_comes_back_from_its_snapshot_as_it_was(database: Database) -> None:
    stored, table = played(database, 300, 20)
    with database.engine.connect() as connection:
        assert len(snapshots_until(connection, stored.key)) > 5
        loaded, _ = loading.load(connection, stored, 20)
    assert loaded.hash() == table.hash()
    assert loaded.record(1) == table.record(1)
    assert loaded.events(None) == table.events(None)
    assert [loaded.may_undo(seat) for seat in range(3)] == [table.may_undo(seat) for seat in range(3)]


def test_any_earlier_position_can_be_loaded(database: Database) -> None:
    hashes: list[str] = []
    stored, _ = played(database, 120, 25, hashes)
    with database.engine.connect() as connection:
        for sequence in (1, 24, 49, 50, 51, 75, 119):
            assert loading.load(connection, stored, 25, sequence)[0].hash() == hashes[sequence - 1]


def test_an_undo_behind_a_snapshot_is_found_out(database: Database) -> None:
    """A snapshot that was made although something could still be taken back serves until it was taken back."""
    stored, table = played(database, 3, 1000)
    with changing(database) as connection:
        sequence = 3
        while not any(table.may_undo(seat) for seat in range(3)):
            sequence += 1
            seat = awaited(table).bit_length() - 1
            written = len(table.journal.entries)
            table.play(seat, table.moves(seat)[0])
            loading.roll_all(table, outremer.Seeded(1))
            add_entry(connection, row(stored.key, sequence, "\n".join(table.lines(written=written))))
        forced = Snapshots(1, -100, 0).due(table, sequence)
        assert forced is not None
        body = packed(forced)
        connection.execute(insert(snapshots).values(table=stored.key, sequence=sequence, body=body))
        undoer = next(seat for seat in range(3) if table.may_undo(seat))
        table.undo(undoer)
        add_entry(connection, row(stored.key, sequence + 1, f"undo {undoer}"))
        assert loading.load(connection, stored, 20)[0].hash() == table.hash()


def test_the_lobby_goes_on_page_by_page_the_newest_first(database: Database) -> None:
    with changing(database) as connection:
        owner, _ = players.create_guest(connection, "Ann")
        table = {"game": "whist", "rules": 1, "visibility": "open", "created": 0, "owner": owner.key, "options": "{}"}
        many = [{**table, "state": "waiting", "id": f"table{at}"} for at in range(tables.PAGE + 3)]
        connection.execute(insert(schema.tables), many)
    for mine in (False, True):
        with database.engine.connect() as connection:
            pages = [tables.lobby(connection, "whist", "waiting", owner.key, mine, page) for page in range(3)]
        assert [len(page) for page in pages] == [tables.PAGE, 3, 0]
        assert [one.id for page in pages for one in page] == [one["id"] for one in reversed(many)]


def test_ten_thousand_finished_tables_slow_nothing_down(database: Database) -> None:
    """Opening a table, the lobby and a person's own tables go by an index, whatever is filtered."""
    stored, _ = played(database, 40, 10)
    with changing(database) as connection:
        values = {column: getattr(stored, column) for column in ("game", "rules", "visibility", "created")}
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
        tables.find(connection, stored.id)
        loading.load(connection, stored, 10)
        for game, state in product((None, "akkon"), (None, "waiting", "finished")):
            tables.lobby(connection, game, state, None, False, 0)
            tables.lobby(connection, game, state, stored.owner, True, 0)
        asked, _ = tables.awaited_tables(connection, stored.owner or 0)
        assert asked[0].id == stored.id
        business.unfinished(connection)
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


async def test_a_full_disk_costs_no_acknowledged_move(tmp_path: Path) -> None:
    """SQLite itself says that it is full; what was not taken is told as failed, and later it goes on."""
    database = Database(sqlite(tmp_path))
    with changing(database) as connection:
        table = a_table(connection)
    complaints: list[str] = []

    told: list[Exception | None] = []
    async with writing(database, complaints.append) as writer:
        await writer.write(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 1"))
        writer.append(row(table.key, 0, "x" * 100_000), None, told.append)
        await all_told(told, 1)
        writer.append(row(table.key, 0, "y" * 100_000), None, told.append)
        await all_told(told, 2)
    failed, well = told
    assert isinstance(failed, Fault)
    assert well is None
    assert "is full" in complaints[0]
    with database.engine.connect() as connection:
        assert [entry.body[0] for entry in journal.entries_after(connection, table.key, -1)] == ["y"]
    database.close()


def test_lines_of_a_private_room_are_read_from_the_seats_that_heard_them(database: Database) -> None:
    with changing(database) as connection:
        stored = a_table(connection)
        for room, members, line in (
            (talk.TABLE, None, "to all"),
            ("0", 0b011, "to two"),
            (talk.SPECTATORS, None, "from the gallery"),
            ("0", 0b110, "to two others"),
        ):
            said = talk.Line(room, members, 0, "Ann", line, stored.owner or 0, True, line)
            assert talk.add_talk(connection, stored.key, said) is not None
            assert talk.add_talk(connection, stored.key, said) is None, "said once"
        found = talk.last_talk(connection, stored.key, (0, 1, 2, None))
    assert {viewpoint: [line.text for line in lines] for viewpoint, lines in found.items()} == {
        0: ["to all", "to two"],
        1: ["to all", "to two", "to two others"],
        2: ["to all", "to two others"],
        None: ["to all", "from the gallery"],
    }
    assert [line.members for line in found[1]] == [None, [0, 1], [1, 2]]


def test_what_waits_and_what_runs_out_is_kept_with_the_last_entry(database: Database) -> None:
    with changing(database) as connection:
        stored = a_table(connection)
        begin(connection, stored, outremer.Seeded(5))
        assert journal.last_entry(connection, stored.key) is not None
        due = Deadlines({0: 1_000_000}, {"2": 5})
        addressed = (*row(stored.key, 1, "refused 0")[:-2], 0b101, journal.written(due))
        add_entry(connection, addressed)
        found = tables.find(connection, stored.id)
        assert found is not None
        assert (found.addressed, found.due) == (0b101, due)
        assert stored.id in business.unfinished(connection)
