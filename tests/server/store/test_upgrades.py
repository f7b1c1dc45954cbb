"""A store that an older version has written is opened by this one, with everything in it.

Those below `kept/` were written by the very code of their versions, from the first on whose format was promised to
last (docs/formats.md); `scripts/keep_store.py` keeps one.
"""

from __future__ import annotations

import gzip
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest
from sqlalchemy import select

import outremer
from outremer.server.store import backups, schema, tables
from outremer.server.store.database import Database, newest
from outremer.server.store.examining import Finding, examine
from scripts.keep_store import KEPT, LOGIN, PASSWORD, SAID
from tests.hosting import running, sqlite
from tests.server.clients import Guest
from tests.server.store.postgres import running_postgres

pytestmark = pytest.mark.anyio
FIRST_PROMISED = 4
VERSIONS = sorted((path.name.partition(".")[0] for path in KEPT.glob("v*.sqlite3.gz")), key=lambda name: int(name[1:]))


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
