"""Looking back at a finished game: how long that takes, and how much later a live table's moves come meanwhile."""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import time
from collections.abc import Callable

from sqlalchemy import Connection, insert

import outremer
from outremer.server.info import result_of
from outremer.server.live.audience import Audience
from outremer.server.live.events import awaited
from outremer.server.store import loading, tables
from outremer.server.store.database import Database
from outremer.server.store.schema import snapshots
from outremer.server.store.snapshots import Snapshots, packed
from outremer.server.store.tables import StoredTable
from tests.server.clients import Guest
from tests.server.store.filling import a_table, add_entry, begin, row

GAME = "council"  # drawn moves make it long
SEATS = 4
MOVES = 1000
LOOKING = 50  # people at once
STEPS = 20  # of each of them
PAUSE = 0.5  # seconds between two steps
PEOPLE = 250  # who look while somebody plays, once a second each
STRETCH = 50  # positions that the page asks for at once
ROUNDS = 3

Play = Callable[[], dict[str, float]]  # at one live table, for some seconds: its figures


def fill(store: str) -> tuple[str, int]:
    """A store with a finished game; the table's id, and the last number that an entry has for everybody."""
    database = Database(store)
    with database.engine.begin() as connection:
        seed = next(seed for seed in range(1000) if MOVES <= _length(seed) < MOVES * 1.1)
        stored = a_table(connection, SEATS, GAME)
        last = _play(connection, stored, seed)
    database.close()
    return stored.id, last


def _length(seed: int) -> int:
    """How many moves a game takes that is drawn from this seed."""
    driver, moves = outremer.Seeded(seed), 0
    table = outremer.new(GAME, SEATS, by_hand=True)
    loading.roll_all(table, driver)
    while not table.over:
        _draw(table, driver)
        moves += 1
    return moves


def _draw(table: outremer.Table, driver: outremer.Seeded) -> None:
    seat = awaited(table).bit_length() - 1
    free = table.moves(seat)
    table.play(seat, free[driver.below(len(free))])
    loading.roll_all(table, driver)


def _play(connection: Connection, stored: StoredTable, seed: int) -> int:
    """To the end, with every row that the server would have written; returns how many entries all know of."""
    driver, sequence, known = outremer.Seeded(seed), 0, [0]
    table = begin(connection, stored, driver)
    made, audience = Snapshots(100, -1, 0), Audience(SEATS, [0] * (SEATS + 1), table, {})
    while not table.over:
        sequence += 1
        written = len(table.journal.entries)
        _draw(table, driver)
        known = list(audience.count(audience.hear(table, table.journal.entries[written:])))
        made_of = row(stored.key, sequence, "\n".join(table.lines(written=written)))
        add_entry(connection, (*made_of[:4], json.dumps(known), *made_of[5:]))
        if (snapshot := made.due(table, sequence)) is not None:
            values = {"table": stored.key, "sequence": snapshot.sequence, "body": packed(snapshot)}
            connection.execute(insert(snapshots).values(values))
    ended = {"state": "finished", "result": json.dumps(result_of(table)), "hash": table.hash()}
    tables.save_table(connection, stored.key, **ended)
    return min(known)


async def looked(port: int, table: str, last: int) -> dict[str, float]:
    """Milliseconds, at the median: to open the game as the page does, and to ask for the next position by itself.

    Everybody comes at a time of their own, while others step already, and looks through whose eyes they like.
    """
    dice = random.Random(13)
    opened: list[float] = []
    steps: list[float] = []

    async def look(guest: Guest, dice: random.Random) -> None:
        await asyncio.sleep(dice.uniform(0, PAUSE * STEPS / 2))
        seat = _eyes(dice)
        async with guest as person:
            began = time.perf_counter()
            await _open(person, table, seat, last)
            opened.append((time.perf_counter() - began) * 1000)
            first = dice.randrange(last - STEPS)
            for at in range(first, first + STEPS):
                await asyncio.sleep(dice.uniform(0.5, 1.5) * PAUSE)
                steps.append(await _at(person, table, seat, at))

    await asyncio.gather(*(look(guest, random.Random(dice.random())) for guest in _guests(port, LOOKING)))
    return {"open_finished_ms": statistics.median(opened), "step_back_ms": statistics.median(steps)}


def _guests(port: int, count: int) -> list[Guest]:
    """Made before anything is measured, since that takes its time; they come when they like."""
    return [Guest(f"http://127.0.0.1:{port}", "Looks") for _ in range(count)]


def _eyes(dice: random.Random) -> str:
    return dice.choice([*map(str, range(SEATS)), "spectator"])


async def _open(person: Guest, table: str, seat: str, last: int) -> None:
    """What the page asks for until one can step: the table, how it ended, and the last positions with their story."""
    async with person.listening(table, "spectator") as chair:
        await chair.until("state")
        await asyncio.gather(person.get(f"/tables/{table}/breakdown"), person.get(f"/tables/{table}/curve"))
        first = last // STRETCH * STRETCH
        stretch = {"from": str(first - 1), "to": str(first + STRETCH - 1)}
        await asyncio.gather(
            person.get(f"/tables/{table}/course", seat=seat, **stretch),
            person.get(f"/tables/{table}/chronicle", seat=seat),
        )


async def _at(person: Guest, table: str, seat: str, sequence: int) -> float:
    began = time.perf_counter()
    await person.get(f"/tables/{table}/at/{sequence}", seat=seat)
    return (time.perf_counter() - began) * 1000


async def added(port: int, table: str, last: int, play: Play) -> dict[str, float]:
    """Milliseconds at p99 of a live table's moves, and by how much they are more while many look back; medians."""
    undisturbed, more = [], []
    for _ in range(ROUNDS):
        alone = (await asyncio.to_thread(play))["p99_ms"]
        guests = _guests(port, PEOPLE)
        looking = [asyncio.create_task(_look_about(guest, table, last)) for guest in guests]
        beside = (await asyncio.to_thread(play))["p99_ms"]
        for one in looking:
            one.cancel()
        for ended in await asyncio.gather(*looking, return_exceptions=True):
            if not isinstance(ended, asyncio.CancelledError):
                raise RuntimeError("somebody saw nothing") from ended
        undisturbed.append(alone)
        more.append(beside - alone)
    return {"live_p99_ms": statistics.median(undisturbed), "looks_add_ms": statistics.median(more)}


async def _look_about(guest: Guest, table: str, last: int) -> None:
    """At any position, once a second."""
    dice = random.Random()
    async with guest as person:
        while True:
            await asyncio.sleep(dice.uniform(0.5, 1.5))
            await _at(person, table, _eyes(dice), dice.randrange(last + 1))
