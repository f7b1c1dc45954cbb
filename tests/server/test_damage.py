"""One damaged row freezes its own table, with a sentence, and no other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, Table, text, update

import outremer
from outremer.server.bots import turns
from outremer.server.errors import Fault
from outremer.server.http.app import make_app
from outremer.server.protocol.people import Belongings
from outremer.server.services import Services
from outremer.server.settings import Settings
from outremer.server.store import administration, belongings, keys, passkeys, players, tables, talk
from outremer.server.store.database import Database
from outremer.server.store.players import Player
from outremer.server.store.schema import entries, seats, snapshots
from outremer.server.store.schema import tables as table_rows
from outremer.server.store.tables import Stands, StoredSeat, StoredTable
from tests.hosting import sqlite
from tests.server.store.filling import a_table, add_entry, begin, changing, played, row
from tests.server.store.test_rooms import serving

pytestmark = pytest.mark.anyio
QUICK = Settings(bot_pace=0, bot_workers=1)
DAMAGE: dict[str, tuple[Table, dict[str, Any]]] = {
    "standing": (seats, {"standing": "{broken"}),
    "options": (table_rows, {"options": "nonsense"}),
    "known": (entries, {"known": "["}),
    "due": (entries, {"due": '{"seats": "never"}'}),
    "snapshot": (snapshots, {"body": b"no snapshot"}),
}
# What SQLite keeps where a number belongs, or one of a few words.
MISTYPED = {
    "created": "tables SET created = 'rubbish' WHERE key",
    "bytes": "tables SET created = x'fffe00' WHERE key",
    "clock": "tables SET clock = 'rubbish' WHERE key",
    "rules": "tables SET rules = 'rubbish' WHERE key",
    "state": "tables SET state = 'asleep' WHERE key",
    "awaited": """entries SET awaited = 'rubbish' WHERE "table\"""",
    "addressed": """entries SET addressed = x'fffe00' WHERE "table\"""",
    "body": """entries SET body = x'fffe00' WHERE sequence = 60 AND "table\"""",
    "hints": """seats SET hints = 'rubbish' WHERE "table\"""",
    "kind": """seats SET kind = 'ghost' WHERE "table\"""",
}


def table_of_bots(database: Database) -> StoredTable:
    with changing(database) as connection:
        stored = a_table(connection)
        begin(connection, stored, outremer.Seeded(5))
        connection.execute(
            update(seats).where(seats.c.table == stored.key).values(kind="bot", bot="random", player=None)
        )
    return stored


def damage(database: Database, stored: StoredTable, what: str) -> None:
    rows, values = DAMAGE[what]
    with changing(database) as connection:
        key = rows.c.key if rows is table_rows else rows.c.table
        assert connection.execute(update(rows).where(key == stored.key).values(values)).rowcount


async def goes_on(services: Services, stored: StoredTable) -> None:
    async with asyncio.timeout(20):
        while (room := services.rooms.loaded.get(stored.id)) is None or room.sequence < 3:
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("what", DAMAGE)
async def test_a_damaged_row_freezes_its_own_table_and_no_other(database: Database, what: str) -> None:
    before = table_of_bots(database)
    broken, _ = played(database, 60, 20)
    after = table_of_bots(database)
    damage(database, broken, what)
    async with serving(database, QUICK) as services:
        await goes_on(services, before)
        await goes_on(services, after)
        told = (await services.rooms.get(broken.id)).info(None, "en")
        assert (told.state, told.why_frozen) == ("frozen", "its record cannot be continued. It is kept as it is.")
        lobby = await services.store.read(lambda connection: tables.lobby(connection, None, None, None, False, 0))
        assert {before.id, broken.id, after.id} <= {one.id for one in lobby}


@pytest.mark.parametrize("what", MISTYPED)
async def test_what_stands_where_something_else_belongs_freezes_one_table(what: str, tmp_path: Path) -> None:
    database = Database(sqlite(tmp_path))
    before, (broken, _), after = table_of_bots(database), played(database, 60, 20), table_of_bots(database)
    with changing(database) as connection:
        assert connection.execute(text(f"UPDATE {MISTYPED[what]} = {broken.key}")).rowcount
    app = make_app(QUICK, database, lambda sentence: None)
    wire = httpx.ASGITransport(app, raise_app_exceptions=False)
    web = httpx.AsyncClient(transport=wire, base_url="http://127.0.0.1/api/v1")
    async with app.router.lifespan_context(app), web:
        lobby = {table["id"]: table["state"] for table in (await web.get("/tables")).json()}
        assert lobby | {broken.id: "frozen"} == {before.id: "playing", broken.id: "frozen", after.id: "playing"}
        own = (await web.get(f"/tables/{broken.id}")).json()
        assert (own["state"], own["why_frozen"]) == ("frozen", "its record cannot be continued. It is kept as it is.")
        for path in ("/record", "/at/3", "/chronicle", "/course?from=0&to=5"):
            assert (await web.get(f"/tables/{broken.id}{path}")).status_code < 500, path
        await goes_on(app.state.services, before)
        await goes_on(app.state.services, after)
    database.close()


async def test_a_line_of_talk_that_is_damaged_is_passed_over(tmp_path: Path) -> None:
    database = Database(sqlite(tmp_path))
    stored, _ = played(database, 10, 20)
    with changing(database) as connection:
        for said in ("Deus vult", "hello"):
            line = talk.Line(talk.TABLE, None, 0, "Ann", said, stored.owner or 0, True, said)
            talk.add_talk(connection, stored.key, line)
        connection.execute(text("UPDATE talk SET at = 'rubbish' WHERE text = 'hello'"))
    async with serving(database, QUICK) as services:
        room = await services.rooms.get(stored.id)
        assert room.frozen is None
        assert [line.text for line in room.audience.talk[0]] == ["Deus vult"]
    database.close()


def one_with_all_kinds_of_rows(connection: Connection) -> Player:
    """Two of each, so that one is left when one is damaged."""
    player, _ = players.create_guest(connection, "Ann")
    keys.add_device(connection, player.key, "another browser")
    for at in range(2):
        keys.add_token(connection, player.key, f"bot {at}", ["play"], 1)
        table = tables.new_table("jerusalem", 1, {}, "open", player.key, [StoredSeat(0, "person", player.key, "", "")])
        tables.create(connection, table)
        talk.add_talk(connection, table.key, talk.Line(talk.TABLE, None, 0, "Ann", "so", player.key, True, str(at)))
        add_entry(connection, row(table.key, 1, "0: pass", (player.key, str(at))))
        passkeys.add(connection, player.key, f"passkey {at}", b"key", 0, "a key")
        administration.report(connection, player.key, (player.key, "said", None), "table", "words")
        tables.save_standing(connection, table.key, 0, {"Writings": Stands("pass", "always")})
        administration.note(connection, None, "renamed", player.id, "words")
    return player


OWN = {  # what is damaged of the first row of each kind
    "devices": "devices SET created = 'rubbish' WHERE label IS NULL AND agent IS NULL",
    "tokens": "devices SET expires = 'rubbish' WHERE label = 'bot 0'",
    "passkeys": "passkeys SET label = x'fffe00' WHERE key = 1",
    "tables": "tables SET created = 'rubbish' WHERE key = 1",
    "seats": "seats SET hints = 'rubbish' WHERE \"table\" = 1",
    "standing": "seats SET standing = '{broken' WHERE \"table\" = 1",
    "moves": "entries SET at = 'rubbish' WHERE \"table\" = 1",
    "talk": "talk SET at = 'rubbish' WHERE key = 1",
    "reports": "reports SET at = 'rubbish' WHERE key = 1",
    "acts": "acts SET at = 'rubbish' WHERE key = 1",
}
TOLD: dict[str, Callable[[Belongings], int]] = {  # how many of them are told
    "devices": lambda own: len(own.devices),
    "tokens": lambda own: len(own.tokens),
    "passkeys": lambda own: len(own.passkeys),
    "tables": lambda own: len(own.tables),
    "seats": lambda own: sum(len(one.seats) for one in own.tables),
    "standing": lambda own: sum(len(one.standing) for one in own.tables),
    "moves": lambda own: sum(len(one.moves) for one in own.tables),
    "talk": lambda own: len(own.talk),
    "reports": lambda own: len(own.reports),
    "acts": lambda own: len(own.acts_about),
}


@pytest.mark.parametrize("what", OWN)
def test_what_is_damaged_of_ones_own_data_keeps_nobody_from_the_rest(
    what: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = Database(sqlite(tmp_path))
    with changing(database) as connection:
        player = one_with_all_kinds_of_rows(connection)
        before = TOLD[what](belongings.of(connection, player))
        assert connection.execute(text(f"UPDATE {OWN[what]}")).rowcount == 1
        assert (before, TOLD[what](belongings.of(connection, player))) == (2, 1)
        assert ("cannot be read" in caplog.text) == (what != "standing")  # a cell that is a text, as it should be
    database.close()


async def test_a_table_that_cannot_be_loaded_at_all_keeps_no_other_from_going_on(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, after = table_of_bots(database), table_of_bots(database)
    async with serving(database, QUICK) as services:
        load = services.rooms._load

        async def failing(id_: str) -> object:
            if id_ == broken.id:
                raise RuntimeError("whatever it may be")
            return await load(id_)

        monkeypatch.setattr(services.rooms, "_load", failing)
        await goes_on(services, after)
        with pytest.raises(RuntimeError):
            await services.rooms.get(broken.id)


async def test_a_bot_whose_move_cannot_be_played_gets_another_one(
    database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    stored = table_of_bots(database)
    monkeypatch.setattr(turns, "FIRST_PAUSE", 0.01)
    failures = iter((RuntimeError("the rules broke"), Fault("internal")))
    async with serving(database, QUICK) as services:
        room, play = await services.rooms.get(stored.id), services.bots._say

        def fail_at_first(*turn: Any) -> None:
            if (failure := next(failures, None)) is not None:
                raise failure
            play(*turn)

        monkeypatch.setattr(services.bots, "_say", fail_at_first)
        await goes_on(services, stored)
        assert services.rooms.loaded[stored.id] is not room
    assert "the rules broke" in caplog.text
