"""A store that an older version has written is opened by this one, with everything in it.

Those below `kept/` were written by the very code of their versions, from the first on whose format was promised to
last (docs/formats.md); `scripts/keep_store.py` keeps one.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from contextlib import AsyncExitStack, closing, nullcontext
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, insert, select, text

import outremer
from outremer.server.clock import now
from outremer.server.names import shape_of
from outremer.server.store import backups, keys, schema, tables
from outremer.server.store.database import Database, engine_of, migrate, newest, read_url
from outremer.server.store.examining import Finding, examine
from scripts.keep_store import KEPT, LOGIN, PASSWORD, SAID, STANDS
from tests.hosting import running, sqlite
from tests.server.authenticator import Authenticator
from tests.server.clients import API, Guest
from tests.server.store.postgres import running_postgres

pytestmark = pytest.mark.anyio
FIRST_PROMISED = 4
YEAR = 365 * 24 * 3600 * 1000
VERSIONS = sorted((path.name.partition(".")[0] for path in KEPT.glob("v*.sqlite3.gz")), key=lambda name: int(name[1:]))

WITH_KEYS = [version for version in VERSIONS if (KEPT / f"{version}.json").is_file()]


def unpacked(version: str, folder: Path) -> str:
    (folder / "store.sqlite3").write_bytes(gzip.decompress((KEPT / f"{version}.sqlite3.gz").read_bytes()))
    return sqlite(folder)


def check(database: Database) -> None:
    """What was filled in is there, by whatever rules it was begun."""
    with database.engine.connect() as connection:
        own = connection.execute(select(schema.players).where(schema.players.c.login == LOGIN)).one()
        assert own.name == "Melisende"
        found = {table.game: table for table in tables.lobby(connection, None, None, own.key, True, 0)}
        assert {game: table.state for game, table in found.items()} == {
            "jerusalem": "finished",
            "akkon": "playing",
            "council": "waiting",
        }
        assert (found["akkon"].sequence, len(found["jerusalem"].hash or "")) == (40, 32)
        assert list(connection.scalars(select(schema.talk.c.text))) == [SAID, SAID]


def wrong_with(url: str) -> list[str]:
    return [str(one) for one in examine(url, replay=True) if isinstance(one, Finding) and one.is_wrong]


def test_a_store_of_every_older_version_is_kept() -> None:
    assert {f"v{number}" for number in range(FIRST_PROMISED, int(newest()))} <= set(VERSIONS)


@pytest.mark.parametrize("version", VERSIONS)
def test_it_is_brought_up_and_every_game_leads_to_the_same_end(version: str, tmp_path: Path) -> None:
    url = unpacked(version, tmp_path)
    database = Database(url)
    check(database)
    assert wrong_with(url) == []
    database.close()
    Database(url).close()  # a second start finds nothing more to do


def test_each_goes_into_postgresql_too(tmp_path: Path) -> None:
    with running_postgres() as url:
        for version in VERSIONS:
            unpacked(version, tmp_path)
            backups.restore(tmp_path / "store.sqlite3", url, replace=True)
            database = Database(url)
            check(database)
            database.close()
            assert wrong_with(url) == []


@pytest.mark.parametrize("version", [VERSIONS[0], VERSIONS[-1]])
async def test_its_people_come_back_and_play_on_where_the_rules_are_the_same(version: str, tmp_path: Path) -> None:
    url = unpacked(version, tmp_path)
    with closing(sqlite3.connect(tmp_path / "store.sqlite3")) as store:
        (end,) = store.execute("SELECT hash FROM tables WHERE state = 'finished'").fetchone()
    with running(url, "--no-limits") as host:
        async with AsyncExitStack() as stack:
            person = await stack.enter_async_context(Guest(host.address, "Somebody"))
            await person.post("/login", {"login": LOGIN, "password": PASSWORD})
            mine = {table["game"]: table for table in await person.get("/tables", mine="1")}
            chair = await stack.enter_async_context(person.listening(mine["akkon"]["id"], 0))
            state = await chair.until("state")
            assert [line["text"] for line in state["talk"]] == [SAID]
            if mine["akkon"]["state"] == "frozen":
                assert f"version {outremer.game('akkon').version}" in mine["akkon"]["why_frozen"]
                return
            record = await person.get(f"/tables/{mine['jerusalem']['id']}/record")
            assert record.rstrip().endswith(f"\nend {end}")
            assert chair.state["view"]["asked"] == [0]
            assert (await chair.play(chair.state["moves"][0]))["type"] == "ack"


@pytest.mark.parametrize("version", WITH_KEYS)
async def test_what_opened_an_account_opens_it_still_and_what_stood_stands(version: str, tmp_path: Path) -> None:
    ways = json.loads((KEPT / f"{version}.json").read_text())
    url = unpacked(version, tmp_path)
    with closing(sqlite3.connect(tmp_path / "store.sqlite3")) as store, store:
        store.execute("UPDATE devices SET expires = ? WHERE label IS NOT NULL", (now() + YEAR,))  # its year may be over
    with running(url, "--no-limits") as host:
        address = host.address.replace("127.0.0.1", "localhost")
        token = {"Authorization": f"Bearer {ways['token']}"}
        assert httpx.get(f"{address}{API}/session", headers=token).json()["player"]["name"] == "Melisende"
        assert httpx.post(f"{address}{API}/tables", headers=token, json={}).json()["error"]["code"] == "not-in-scope"
        async with AsyncExitStack() as stack:
            person = await stack.enter_async_context(Guest(address, "Somebody"))
            asked = await person.post("/login/passkey/options")
            shown = Authenticator().shown(asked["options"], address)
            entered = await person.post("/login/passkey", {"credential": shown})
            assert entered["player"]["name"] == "Melisende"
            mine = {table["game"]: table for table in await person.get("/tables", mine="1")}
            chair = await stack.enter_async_context(person.listening(mine["akkon"]["id"], 0))
            state = await chair.until("state")
            assert mine["akkon"]["state"] == "frozen" or state["standing"] == STANDS
            other = await stack.enter_async_context(Guest(address, "Somebody else"))
            recovered = {"login": LOGIN, "code": ways["code"], "password": "under the fourth stone"}
            assert (await other.post("/login/recovery", recovered))["player"]["name"] == "Melisende"


# -- what no version that is kept had ---------------------------------------------------------------------------------

BEFORE_IDENTITY = "8"
OLD_PLAYERS = [
    {"key": 1, "id": "guest", "name": "Melisende", "login": None},
    {"key": 2, "id": "first", "name": "Melisende", "login": "one"},
    {"key": 3, "id": "second", "name": "Mеlisende", "login": "two"},  # with a Cyrillic letter
    {"key": 4, "id": "other", "name": "Baldwin", "login": "three"},
]
OLD_DEVICES = [
    {"key": 1, "id": "browser", "player": 2, "secret": "a" * 64, "label": None},
    {"key": 2, "id": "program", "player": 2, "secret": "b" * 64, "label": "a program"},
]


def filled(connection: Connection) -> None:
    for row in OLD_PLAYERS:
        connection.execute(insert(schema.players).values(created=0, **row))
    for row in OLD_DEVICES:
        connection.execute(insert(schema.devices).values(created=0, **row))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_tokens_and_names_of_before_there_were_scopes_and_shapes(kind: str, tmp_path: Path) -> None:
    with running_postgres() if kind == "postgresql" else nullcontext(sqlite(tmp_path)) as url:
        engine = engine_of(read_url(url))
        with engine.begin() as connection:
            migrate(connection, BEFORE_IDENTITY)
            filled(connection)
            migrate(connection)
            program, *others = keys.tokens(connection, 2)
            expires = connection.scalar(text("SELECT expires FROM devices WHERE id = 'program'"))
            browser = connection.execute(text("SELECT scopes, expires FROM devices WHERE id = 'browser'")).one()
            shapes = {row.id: row.shape for row in connection.execute(select(schema.players))}
        engine.dispose()
    assert (program.label, program.scopes, others) == ("a program", ["watch", "play"], [])
    assert 0 <= now() + YEAR - expires < 3_600_000
    assert tuple(browser) == (None, None)
    assert shape_of("Melisende") == shape_of("Mеlisende")
    assert shapes == {
        "guest": None,
        "first": shape_of("Melisende"),
        "second": None,
        "other": shape_of("Baldwin"),
    }
