"""Nothing rests on a hint: what was done elsewhere about a person holds here, though nobody told this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import Connection

from outremer.server import departures
from outremer.server import services as serving
from outremer.server.clock import now
from outremer.server.live.room import Room
from outremer.server.services import Services
from outremer.server.settings import Settings
from outremer.server.store import belongings, keys, players, tables
from outremer.server.store.database import Database
from outremer.server.store.players import Player
from tests.server.live.stand_ins import Ear, connect_to
from tests.server.store.filling import a_table, changing

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def server(database: Database) -> AsyncIterator[Services]:
    services = Services(Settings(), database, print)
    await services.start()
    try:
        yield services
    finally:
        await services.stop()


def somebody(connection: Connection) -> Player:
    return players.create_guest(connection, "Ann")[0]


async def a_room(services: Services, database: Database) -> Room:
    with changing(database) as connection:
        table = a_table(connection)
    return await services.rooms.get(table.id)


def listening(room: Room, player: Player) -> Ear:
    _, ear = connect_to(room, None, player)
    return ear


def is_closed(ear: Ear) -> bool:
    return any(said.startswith(b"closed") for said in ear.sent)


async def until_closed(ear: Ear) -> None:
    async with asyncio.timeout(20):
        while not is_closed(ear):
            await asyncio.sleep(0.01)


async def test_a_device_that_was_forgotten_elsewhere_is_disconnected_and_a_token_when_its_time_is_over(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "KEYS_SECONDS", 0.05)
    with changing(database) as connection:
        stays, goes, owner = (somebody(connection) for _ in range(3))
        _, secret = keys.add_token(connection, owner.key, "a program", ["play"], now() + 100)
        by_token = players.by_token(connection, secret)
    assert by_token is not None
    async with server(database) as services:
        room = await a_room(services, database)
        kept, gone, program = (listening(room, one) for one in (stays, goes, by_token))
        with changing(database) as connection:
            keys.forget_device(connection, goes.device)
        await until_closed(gone)
        await until_closed(program)
        assert not is_closed(kept)


async def test_whoever_was_away_asks_who_still_may_listen(database: Database) -> None:
    with changing(database) as connection:
        goes = somebody(connection)
    async with server(database) as services:
        gone = listening(await a_room(services, database), goes)
        with changing(database) as connection:
            keys.forget_device(connection, goes.device)
        services._learn(None)
        await until_closed(gone)


async def test_who_is_called_otherwise_elsewhere_talks_here_under_that_name(database: Database) -> None:
    with changing(database) as connection:
        ann = somebody(connection)
    async with server(database) as services:
        room = await a_room(services, database)
        listening(room, ann)
        with changing(database) as connection:
            players.rename(connection, ann, "Anna")
            players.keep_account(connection, ann, "anna", "hashed")
        await departures.learn(services, {ann.key})
        (client,) = room.audience.everybody()
        assert client.player is not None
        assert (client.player.name, client.player.account) == ("Anna", True)


async def test_a_table_that_goes_while_somebody_leaves_all_keeps_them_at_no_other(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(database) as services:
        room = await a_room(services, database)
        owner = room.stored.owner
        assert owner is not None
        monkeypatch.setattr(belongings, "unfinished", lambda connection, player: ["gone", room.stored.id])
        await departures.leave_all(services, owner)
    with database.engine.connect() as connection:
        assert tables.find(connection, room.stored.id) is None  # nobody was left there
