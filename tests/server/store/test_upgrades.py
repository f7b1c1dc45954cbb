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
from outremer.server.store import administration, analyses, backups, journal, keys, schema, tables
from outremer.server.store.database import Database, engine_of, migrate, newest, read_url
from outremer.server.store.examining import Finding, examine
from scripts.keep_store import CLOCK, KEPT, LOGIN, PASSWORD, REPORTED, SAID, STANDS, WARDEN, WHISPERED
from tests.hosting import running, sqlite
from tests.server.authenticator import Authenticator
from tests.server.clients import API, Guest
from tests.server.store.postgres import running_postgres

pytestmark = pytest.mark.anyio
FIRST_PROMISED = 4
YEAR = 365 * 24 * 3600 * 1000
VERSIONS = sorted((path.name.partition(".")[0] for path in KEPT.glob("v*.sqlite3.gz")), key=lambda name: int(name[1:]))

WITH_HOUSE = [version for version in VERSIONS if int(version[1:]) >= 13]
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
        assert list(connection.scalars(select(schema.talk.c.text).order_by(schema.talk.c.key)))[:2] == [SAID, SAID]


def check_house(database: Database) -> int:
    """What stores of version 13 have beside that; the last entry of the table with a clock."""
    with database.engine.connect() as connection:
        rows = {row.key: row for row in connection.execute(select(schema.tables))}
        (fief,) = [row for row in rows.values() if row.game == "fief"]
        (copy,) = [row for row in rows.values() if row.copied_from is not None]
        finished = next(row for row in rows.values() if row.state == "finished")
        assert (fief.state, fief.clock) == ("playing", CLOCK)
        assert (copy.state, copy.copied_from, copy.copied_at) == ("playing", finished.id, 20)
        last = journal.last_entry(connection, fief.key)
        assert last is not None
        assert last.due is not None
        assert last.due.seats
        assert set(last.due.talks) == {"0"}
        whispered = connection.execute(select(schema.talk).where(schema.talk.c.text == WHISPERED)).one()
        assert (whispered.table, whispered.room) == (fief.key, "0")
        (report,) = administration.reports_on(connection, 0)
        assert (report.text, report.words, report.line, report.table) == (WHISPERED, REPORTED, whispered.key, fief.id)
        assert (report.by, report.name, report.settled) == ("Sibylla", "Fulk", True)
        acts = [(act.act, act.by, act.subject) for act in administration.acts_on(connection, 0)]
        assert acts[0] == ("settle", "Warden", str(report.id))
        assert [act[:2] for act in acts[1:]] == [("grant", None)]
        analysis = connection.execute(select(schema.analyses)).one()
        assert analysis.table == finished.key
        assert analyses.kept(connection, finished.key, analysis.stamp) is not None
        assert [login for login, _ in administration.administrators(connection)] == [WARDEN]
        return last.sequence


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


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("version", WITH_HOUSE)
async def test_a_clock_a_talk_a_copy_and_what_was_reported_are_there_and_go_on(
    kind: str, version: str, tmp_path: Path
) -> None:
    with running_postgres() if kind == "postgresql" else nullcontext(unpacked(version, tmp_path)) as url:
        if kind == "postgresql":
            unpacked(version, tmp_path)
            backups.restore(tmp_path / "store.sqlite3", url, replace=True)
        database = Database(url)
        kept = check_house(database)
        database.close()
        with running(url, "--no-limits") as host:
            async with AsyncExitStack() as stack:
                warden = await stack.enter_async_context(Guest(host.address, "Somebody"))
                await warden.post("/login", {"login": WARDEN, "password": PASSWORD})
                (report,) = await warden.get("/admin/reports")
                assert report["words"] == REPORTED
                fief = await warden.get(f"/tables/{report['table']}")
                looking = await stack.enter_async_context(warden.listening(fief["id"], "spectator"))
                state = await looking.until("state")
                assert [line["text"] for line in state["talk"]] == [], "what is whispered stays within"
                # All times have run out since: the talk ends, whoever is asked passes, and the table goes on by itself.
                await looking.reach(kept + 2)
        database = Database(url)
        with database.engine.connect() as connection:
            tables_of = select(schema.tables.c.key).where(schema.tables.c.game == "fief")
            said = select(schema.entries.c.body).where(schema.entries.c.table == connection.scalar(tables_of))
            assert any("leave-talk 0" in body for body in connection.scalars(said)), "its three minutes were over"
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


ALIKE_BEFORE = [  # how version 13 compared names
    {"key": 1, "id": "first", "name": "C\u05e1nrad", "login": "one", "shape": "c\u05e1nrad"},  # a Hebrew samekh
    {"key": 2, "id": "second", "name": "Conrad", "login": "two", "shape": "conrad"},
    {
        "key": 3,
        "id": "third",
        "name": "\u06a9\u0645\u0627\u0644",
        "login": "three",
        "shape": "\u06a9\u0645\u0627\u0644",
    },
    {
        "key": 4,
        "id": "fourth",
        "name": "\u0643\u0645\u0627\u0644",
        "login": "four",
        "shape": "\u0643\u0645\u0627\u0644",
    },
    {"key": 5, "id": "renamed", "name": "Fulk", "login": "five", "shape": None},
    {"key": 6, "id": "guest", "name": "Conrad", "login": None, "shape": None},
]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_names_of_before_right_to_left_letters_were_compared(kind: str, tmp_path: Path) -> None:
    with running_postgres() if kind == "postgresql" else nullcontext(sqlite(tmp_path)) as url:
        engine = engine_of(read_url(url))
        with engine.begin() as connection:
            migrate(connection, "13")
            for row in ALIKE_BEFORE:
                connection.execute(insert(schema.players).values(created=0, **row))
            migrate(connection)
            found = {row.id: (row.name, row.shape) for row in connection.execute(select(schema.players))}
        engine.dispose()
    assert {id_: name for id_, (name, _) in found.items()} == {str(row["id"]): row["name"] for row in ALIKE_BEFORE}
    assert {id_: shape for id_, (_, shape) in found.items()} == {
        "first": shape_of("Conrad"),
        "second": None,
        "third": shape_of("\u0643\u0645\u0627\u0644"),
        "fourth": None,
        "renamed": shape_of("Fulk"),
        "guest": None,
    }
