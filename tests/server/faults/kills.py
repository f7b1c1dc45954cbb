"""One server on SQLite: players play as fast as they can, and it is killed at any instant, again and again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidHandshake

import outremer
from outremer.server.store import journal, loading, tables
from outremer.server.store.database import Database
from outremer.table.saves import view_digest
from tests.hosting import sqlite
from tests.server.clients import Guest, is_answer, table_of
from tests.server.faults.forked import ForkedHost, forked

TABLES = 4  # half of them with a bot, whose process must start each time; at the others nobody waits for one
SOME = 4  # moves that are acknowledged between two kills, at least
LONGEST = 0.6  # seconds that a server lives at most after these
Acknowledged = dict[str, dict[str, int]]  # by table: command -> sequence


async def run(folder: Path, kills: int, show: Callable[[str], None] = lambda text: None) -> int:
    """How many moves were acknowledged; that none of them is lost is asserted, and that every table is whole."""
    acknowledged: Acknowledged = {}
    dice = random.Random(kills)
    with forked(sqlite(folder)) as host:
        await _until_open(host)
        async with Guest(host.address, "Ann") as ann:
            ids: dict[str, int] = {}  # and at how many seats somebody sits
            for number in range(kills):
                await _until_open(host)
                ids = await _tables_in_play(ann, ids, acknowledged)
                playing = [
                    asyncio.create_task(
                        _play_until_killed(ann, id_, seat, random.Random(dice.random()), acknowledged[id_])
                    )
                    for id_, seats in ids.items()
                    for seat in range(seats)
                ]
                await _until_some_are_played(acknowledged)
                await asyncio.sleep(dice.uniform(0.0, LONGEST))
                host.kill()
                await asyncio.gather(*playing)
                host.start()
                if number % 50 == 49:
                    show(f"{number + 1} kills, {sum(map(len, acknowledged.values()))} acknowledged moves")
    _check(folder, acknowledged)
    return sum(map(len, acknowledged.values()))


async def _until_open(host: ForkedHost) -> None:
    async with asyncio.timeout(20):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", host.port)
            except OSError:
                await asyncio.sleep(0.005)
            else:
                writer.close()
                return


async def _tables_in_play(ann: Guest, ids: dict[str, int], acknowledged: Acknowledged) -> dict[str, int]:
    """Those that go on, and new ones for those that are over."""
    states = {id_: (await ann.get(f"/tables/{id_}"))["state"] for id_ in ids}
    assert set(states.values()) <= {"playing", "finished"}
    going = {id_: ids[id_] for id_, state in states.items() if state == "playing"}
    while len(going) < TABLES:
        seats = 1 if list(going.values()).count(1) < TABLES // 2 else 2
        fresh = await table_of([ann] * seats, bots=2 - seats)
        going[fresh] = seats
        acknowledged[fresh] = {}
    return going


async def _until_some_are_played(acknowledged: Acknowledged) -> None:
    """On a slow machine a kill that comes before any move would prove nothing."""
    before = sum(map(len, acknowledged.values()))
    async with asyncio.timeout(20):
        while sum(map(len, acknowledged.values())) < before + SOME:
            await asyncio.sleep(0.02)


async def _play_until_killed(person: Guest, table: str, seat: int, dice: random.Random, kept: dict[str, int]) -> None:
    try:
        async with person.listening(table, seat) as chair:
            await chair.until("state")
            while not chair.state["view"]["over"]:
                if not chair.state["moves"]:
                    await chair.hear()
                    continue
                sequence = chair.state["sequence"]
                id_ = await chair.say("play", sequence=sequence, moves=[dice.choice(chair.state["moves"])])
                answer = await chair.until(partial(is_answer, id_))
                assert answer["type"] == "ack"
                kept[id_] = answer["sequence"]
                await chair.reach(sequence + 1)
                assert view_digest(chair.state["view"]) == chair.state["hash"]
    except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError):
        pass


def _check(folder: Path, acknowledged: Acknowledged) -> None:
    database = Database(sqlite(folder))
    with database.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
        for id_, commands in acknowledged.items():
            stored = tables.find(connection, id_)
            assert stored is not None
            entries = journal.entries_after(connection, stored.key, -1)
            assert [entry.sequence for entry in entries] == list(range(len(entries)))
            played = [command for _, command in journal.commands(connection, stored.key)]
            assert len(played) == len(set(played))
            loaded, _ = loading.load(connection, stored, 64)
            from_zero = outremer.new("jerusalem", 2, stored.options, by_hand=True)
            for entry in entries:
                loading.play_entry(from_zero, entry.body)
            assert loaded.hash() == from_zero.hash()
            assert stored.owner is not None
            for command, sequence in commands.items():
                found = journal.played_at(connection, stored.key, stored.owner, command)
                assert found is not None
                assert found.sequence == sequence
    database.close()
