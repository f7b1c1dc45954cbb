"""The faults themselves, one after the other, and how long each table is silent after one has ended."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from tests.server.faults import proof
from tests.server.faults.house import House, Member, house
from tests.server.faults.people import Place

SILENCE = 15.0  # seconds that a table may be silent after a fault has ended
LEASE = 5.0


class Outcome(NamedTuple):
    faults: list[tuple[str, float]]  # what was done, and after how many seconds the last table had gone on
    wrongs: list[str]
    acknowledged: int
    tables: int
    said: str  # by the servers


async def killed(house: House, member: Member, dice: random.Random) -> None:
    member.kill()
    asyncio.get_running_loop().call_later(dice.uniform(0.0, 4.0), member.start)


async def stopped(house: House, member: Member, dice: random.Random) -> None:
    member.send(signal.SIGSTOP)
    await asyncio.sleep(LEASE + dice.uniform(0.5, 4.0))
    member.send(signal.SIGCONT)


async def cut_off(house: House, member: Member, dice: random.Random) -> None:
    await member.relay.cut()
    await asyncio.sleep(dice.uniform(1.0, LEASE + 4.0))
    await member.relay.mend()


async def stalled(house: House, member: Member, dice: random.Random) -> None:
    member.relay.stall()
    await asyncio.sleep(LEASE + dice.uniform(0.5, 4.0))
    member.relay.flow()


async def without_postgres(house: House, member: Member, dice: random.Random) -> None:
    await asyncio.to_thread(house.postgres.kill)
    await asyncio.sleep(dice.uniform(0.0, 2.0))
    await asyncio.to_thread(house.postgres.start)


Fault = Callable[[House, Member, random.Random], Awaitable[None]]
FAULTS: dict[str, Fault] = {
    "a process is killed": killed,
    "a process is stopped for longer than its lease": stopped,
    "a process is cut off": cut_off,
    "a process's way to PostgreSQL stalls": stalled,
    "PostgreSQL is killed": without_postgres,
}


async def run(seconds: float, processes: int, tables: int, seed: int, show: Callable[[str], None]) -> Outcome:
    dice = random.Random(seed)
    async with house(processes) as servers:
        proof.watch(servers)
        places = [Place(servers, at, random.Random(dice.random())) for at in range(tables)]
        living = [asyncio.create_task(place.live()) for place in places]
        done: list[tuple[str, float]] = []
        wrongs: list[str] = []
        try:
            await _until_all_go_on(places, time.monotonic(), 60.0)
            deadline = time.monotonic() + seconds
            names = list(FAULTS)
            while (time.monotonic() < deadline or len(done) < len(names)) and not any(one.done() for one in living):
                name = names[len(done)] if len(done) < len(names) else dice.choice(names)  # each at least once
                await FAULTS[name](servers, dice.choice(servers.members), dice)
                ended = time.monotonic()
                took = await _until_all_go_on(places, ended, 2 * SILENCE)
                done.append((name, took))
                show(f"{name}: all {tables} tables have gone on after {took:.1f} s")
                if took > SILENCE:
                    wrongs.append(f"after this a table was silent for {took:.1f} s: {name}")
                await servers.all_open()
                await asyncio.sleep(dice.uniform(0.5, 2.0))
        finally:
            for task in living:
                task.cancel()
            gone = await asyncio.gather(*living, return_exceptions=True)
        wrongs += [repr(one) for one in gone if not isinstance(one, asyncio.CancelledError)]
        await servers.end()
        wrongs += await asyncio.to_thread(proof.wrongs, servers, places, tables // 4)
        servers.said.seek(0)
        said = servers.said.read()
        count = sum(len(commands) for place in places for commands in place.acknowledged.values())
        return Outcome(done, wrongs, count, sum(place.games for place in places), said)


async def _until_all_go_on(places: list[Place], since: float, most: float) -> float:
    """After so many seconds every table has gone on."""
    while time.monotonic() - since < most:
        if all(place.progress > since for place in places):
            break
        await asyncio.sleep(0.05)
    return time.monotonic() - since
