"""Live play over real sockets: whole games, what everybody is told, and what is refused."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest

import outremer
from outremer.kernel.saves import view_digest
from tests.server.hosting import Chair, Host, Person, running, sqlite, table_of


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with running(sqlite(tmp_path_factory.mktemp("play")), "--no-limits") as started:
        yield started


async def seated(stack: AsyncExitStack, host: Host, count: int, bots: int = 0) -> tuple[list[Person], str, list[Chair]]:
    people = [await stack.enter_async_context(Person(host.address, f"P{at}")) for at in range(count)]
    table = await table_of(people, bots)
    chairs = [await stack.enter_async_context(one.listening(table, at)) for at, one in enumerate(people)]
    for chair in chairs:
        await chair.until("state")
    return people, table, chairs


async def play_on(chairs: list[Chair], dice: random.Random, most: int = 10_000) -> int:
    """Whoever is asked plays at random; everybody listens until they have heard of it."""
    played = 0
    while not chairs[0].state["view"]["over"] and played < most:
        asked = chairs[0].state["view"]["asked"][0]
        if asked >= len(chairs):
            await asyncio.gather(*(chair.until("change") for chair in chairs))
            continue
        chair = chairs[asked]
        answer = await chair.play(dice.choice(chair.state["moves"]))
        assert answer["type"] == "ack"
        await asyncio.gather(*(one.until("change") for one in chairs))
        played += 1
    return played


def test_a_whole_game_is_played_and_its_record_replays_to_the_same_hash(host: Host) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            people, table, chairs = await seated(stack, host, 4)
            watching = await stack.enter_async_context(people[0].listening(table, "spectator"))
            await watching.until("state")
            played = await play_on(chairs, random.Random(7))
            for chair in chairs:
                assert view_digest(chair.state["view"]) == chair.state["hash"]
                assert chair.state["event_count"] == len(chair.state["events"])
                ended = await chair.until(lambda message: message["type"] == "table" and message["table"]["result"])
                assert ended["table"]["state"] == "finished"
            await watching.until(lambda message: message["type"] == "table" and message["table"]["result"])
            assert view_digest(watching.state["view"]) == watching.state["hash"]
            assert watching.state["sequence"] == chairs[0].state["sequence"] == played
            record = await people[1].get(f"/tables/{table}/record")
            replayed = outremer.replay(record)
            assert replayed.over
            result = replayed.result()
            assert result is not None
            assert ended["table"]["result"]["winners"] == list(result.winners)
            assert ended["table"]["result"]["hash"] == replayed.hash()

    asyncio.run(play())


def test_people_and_bots_play_a_whole_game(host: Host) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            people, table, chairs = await seated(stack, host, 2, bots=2)
            await play_on(chairs, random.Random(3))
            await chairs[0].until(lambda message: message["type"] == "table" and message["table"]["result"])
            assert outremer.replay(await people[0].get(f"/tables/{table}/record")).over

    asyncio.run(play())
