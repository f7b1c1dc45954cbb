"""A finished table of which something is damaged is told in one sentence, wherever somebody looks; all others go on."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple

import httpx
import pytest
from sqlalchemy import Connection, Table, delete, update

from outremer.server.http.app import make_app
from outremer.server.live.connection import LiveConnection
from outremer.server.services import Services
from outremer.server.settings import Settings
from outremer.server.store.database import Database
from outremer.server.store.schema import entries, seats, snapshots
from outremer.server.store.schema import tables as table_rows
from tests.hosting import sqlite
from tests.server.live.stand_ins import Ear
from tests.server.store.filling import changing, finished

pytestmark = pytest.mark.anyio
Damage = Callable[[Connection, int], Any]


def written(rows: Table, **values: Any) -> Damage:
    """Every row of the table has these values."""
    key = rows.c.key if rows is table_rows else rows.c.table
    return lambda connection, table: connection.execute(update(rows).where(key == table).values(values))


def entry(sequence: int, **values: Any) -> Damage:
    """One entry has these values, or is gone."""

    def change(connection: Connection, table: int) -> None:
        which = (entries.c.table == table, entries.c.sequence == sequence)
        connection.execute(update(entries).where(*which).values(values) if values else delete(entries).where(*which))

    return change


def gone(rows: Table, after: int = -2) -> Damage:
    def remove(connection: Connection, table: int) -> None:
        which = [rows.c.table == table]
        if "sequence" in rows.c:
            which.append(rows.c.sequence > after)
        connection.execute(delete(rows).where(*which))

    return remove


DAMAGES: dict[str, Damage] = {
    "options that are no JSON": written(table_rows, options="nonsense"),
    "options that no game has": written(table_rows, options='{"weather": "rain"}'),
    "a result that is no JSON": written(table_rows, result="{broken"),
    "a result without its hash": written(table_rows, result=None, hash=None),
    "a game that nobody knows": written(table_rows, game="nowhere"),
    "standing that is no JSON": written(seats, standing="{broken"),
    "no seats": gone(seats),
    "known that is no JSON": entry(30, known="["),
    "known by too few": entry(30, known="[1]"),
    "known that counts no numbers": entry(30, known='["a", "b", "c", "d"]'),
    "deadlines that are none": entry(30, due='{"seats": "never"}'),
    "a move that nobody can make": entry(55, body="0: conquer everything"),
    "a seat that is not there": entry(55, body="9: pass"),
    "an undo of nobody": entry(55, body="undo somebody"),
    "an undo of what was not there": entry(1, body="undo 2"),
    "a taking back without a number": entry(55, body="back"),
    "a body of signs": entry(55, body="\x00\x01 …"),
    "an entry that is missing": entry(55),
    "the first entry missing": entry(0),
    "no entries": gone(entries),
    "entries that end too early": gone(entries, 55),
    "snapshots that are none": written(snapshots, body=b"no snapshot"),
    "no snapshots, and a move that nobody can make": lambda connection, table: (
        gone(snapshots)(connection, table),
        entry(5, body="0: conquer everything")(connection, table),
    ),
}


class House(NamedTuple):
    web: httpx.AsyncClient
    services: Services
    ids: dict[str, str]  # of a finished table for each damage
    whole: str  # of one that is whole


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    database = Database(sqlite(tmp_path_factory.mktemp("damaged")))
    ids = {}
    for what, damage in DAMAGES.items():
        stored = finished(database)
        ids[what] = stored.id
        with changing(database) as connection:
            damage(connection, stored.key)
    whole = finished(database).id
    app = make_app(Settings(limits=False), database, lambda sentence: None)
    wire = httpx.ASGITransport(app, raise_app_exceptions=False)
    web = httpx.AsyncClient(transport=wire, base_url="http://127.0.0.1/api/v1")
    async with app.router.lifespan_context(app), web:
        (await web.post("/session", json={"name": "Melisende"})).raise_for_status()
        yield House(web, app.state.services, ids, whole)
    database.close()


PATHS = (
    *("", "/record", "/at/0", "/at/40", "/at/9999", "/moments/0", "/moments/40", "/course", "/course?from=40&to=60"),
    *("/chronicle", "/chronicle?seat=1", "/curve", "/breakdown", "/why?move=pass", "/record?seat=spectator"),
)


@pytest.mark.parametrize("what", DAMAGES)
async def test_whoever_looks_reads_one_sentence(house: House, what: str) -> None:
    table, wrong = f"/tables/{house.ids[what]}", []
    asked: list[tuple[str, str, object]] = [("GET", path, None) for path in PATHS]
    asked += [("POST", "/copies", {"moment": at, "seat": 0}) for at in (0, 40)]
    asked += [("POST", "/rematch", {})]
    for method, path, body in asked:
        answer = await house.web.request(method, table + path, json=body)
        if answer.status_code >= 500:
            wrong.append((path, answer.text))
        elif answer.status_code >= 400:
            assert len(answer.json()["error"]["text"]) > 10
    assert not wrong
    room = await house.services.rooms.get(house.ids[what])
    assert room.state(LiveConnection(house.services, Ear(), None, "en", None)).table.id == house.ids[what]


async def test_the_whole_one_beside_them_is_read(house: House) -> None:
    for path in PATHS:
        if "9999" not in path and "why" not in path:
            assert (await house.web.get(f"/tables/{house.whole}{path}")).status_code == 200, path
    pages = [(await house.web.get("/tables", params={"page": page})).json() for page in range(3)]
    assert {house.whole, *house.ids.values()} <= {row["id"] for page in pages for row in page}


async def test_the_host_reads_of_it_in_figures_and_in_the_log(house: House, caplog: pytest.LogCaptureFixture) -> None:
    async def count() -> float:
        lines = (await house.web.get("http://127.0.0.1/metrics")).text.splitlines()
        return sum(float(line.split()[-1]) for line in lines if line.startswith("outremer_damaged_total"))

    before, id_ = await count(), house.ids["entries that end too early"]
    answer = await house.web.get(f"/tables/{id_}/breakdown")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "frozen")
    assert await count() == before + 1
    assert id_ in caplog.text
