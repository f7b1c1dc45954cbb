"""Processes in which bots think: they may die, be missing or be left alone, and nobody waits for them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

import outremer
from outremer.bots import Chair, bot
from outremer.server.bots.pool import WorkerPool, imagined
from outremer.server.turns import Asker
from tests.hosting import ENVIRONMENT
from tests.server.live.test_proposals import window_for_five

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    """The loop that the server runs on: its closed pipes fail in a way of their own."""
    return "asyncio", {"use_uvloop": True}


@asynccontextmanager
async def thinking(timeout: float = 20) -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(1, timeout)
    try:
        yield pool
    finally:
        await pool.stop()


async def ask(pool: WorkerPool) -> str | None:
    table = outremer.new("jerusalem", seats=2, seed="a table")
    assert isinstance(table.need, outremer.Ask)
    seat = table.need.seats[0]
    return await pool.choose("random", seat, imagined(table, seat, "seed"), "seed")


def process_of(pool: WorkerPool) -> asyncio.subprocess.Process:
    (process,) = pool._all
    return process


async def test_a_process_that_died_idle_is_replaced_and_the_bot_moves() -> None:
    async with thinking() as pool:
        first = await ask(pool)
        for _ in range(2):
            os.kill(process_of(pool).pid, signal.SIGKILL)
            await asyncio.sleep(0.05)
            assert await ask(pool) == first


async def test_a_process_that_dies_while_it_thinks_is_replaced_and_the_bot_moves() -> None:
    async with thinking() as pool:
        first = await ask(pool)
        process = process_of(pool)
        os.kill(process.pid, signal.SIGSTOP)  # so that it is sure to die in the middle
        asked = asyncio.ensure_future(ask(pool))
        await asyncio.sleep(0.05)
        os.kill(process.pid, signal.SIGKILL)
        assert await asked == first


async def test_a_process_that_cannot_be_started_costs_a_drawn_move(monkeypatch: pytest.MonkeyPatch) -> None:
    async with thinking() as pool:
        monkeypatch.setattr(sys, "executable", "/nowhere/python")
        assert await ask(pool) is None
        monkeypatch.undo()
        assert await ask(pool)


async def test_a_bot_that_thinks_too_long_is_not_asked_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    async with thinking(timeout=0.3) as pool:
        process = await pool._start()
        pool._idle.append(process)
        os.kill(process.pid, signal.SIGSTOP)
        fresh: list[object] = []
        monkeypatch.setattr(pool, "_start", lambda: fresh.append(pool))
        assert await ask(pool) is None
        assert not fresh
        assert not pool._all


async def test_a_process_that_starts_too_slowly_for_whoever_asks_whether_bots_think_is_ready_for_the_next() -> None:
    async with thinking() as pool:
        asking = asyncio.ensure_future(pool.answers())
        while not pool._all:
            await asyncio.sleep(0)
        (first,) = pool._all
        asking.cancel()
        await asyncio.wait([asking])
        assert await pool.answers()
        assert pool._all == {first}


def test_a_process_whose_server_is_gone_ends_without_a_word() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "outremer.server.bots.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    process.stdin.write(b"{}\n")
    process.stdin.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(20) == 0


# -- taking turns -------------------------------------------------------------------------------------------------


class Slow:
    """In place of a process: what is asked is noted, and answered when it is told to be."""

    def __init__(self, pool: WorkerPool, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self.go_on = asyncio.Event()
        monkeypatch.setattr(pool, "_answer", self._answer)

    async def _answer(self, question: dict[str, Any], said: dict[str, Any]) -> None:
        self.asked.append(question["seed"])
        await self.go_on.wait()
        said["move"] = "pass"


def asking(pool: WorkerPool, owner: int, table: str) -> asyncio.Future[str | None]:
    return asyncio.ensure_future(pool.choose("random", 0, {}, f"{owner} {table}", (), Asker(owner, table)))


async def test_one_person_with_many_tables_of_bots_does_not_keep_those_of_another_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with thinking() as pool:
        slow = Slow(pool, monkeypatch)
        many = [asking(pool, 1, f"table {at}") for at in range(200)]
        await asyncio.sleep(0)
        single = asking(pool, 2, "a table")
        await asyncio.sleep(0)
        slow.go_on.set()
        assert await asyncio.gather(single, *many) == ["pass"] * 201
        assert slow.asked[:3] == ["1 table 0", "1 table 1", "2 a table"]


async def test_a_table_that_asks_again_and_again_waits_for_the_others_of_its_owner(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with thinking() as pool:
        slow = Slow(pool, monkeypatch)
        asked = [asking(pool, 1, "busy") for _ in range(5)]
        await asyncio.sleep(0)
        asked.append(asking(pool, 1, "quiet"))
        await asyncio.sleep(0)
        slow.go_on.set()
        await asyncio.gather(*asked)
        assert slow.asked.index("1 quiet") == 2


async def test_whoever_goes_while_waiting_takes_no_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    async with thinking() as pool:
        slow = Slow(pool, monkeypatch)
        asked = [asking(pool, 1, f"table {at}") for at in range(4)]
        await asyncio.sleep(0)
        asked[1].cancel()
        await asyncio.sleep(0)
        slow.go_on.set()
        await asyncio.gather(*asked, return_exceptions=True)
        assert slow.asked == ["1 table 0", "1 table 2", "1 table 3"]
        assert pool._free.free == 1
        # one that goes in the very moment in which its turn has come leaves it to the next
        slow.go_on.clear()
        last = [asking(pool, 2, f"table {at}") for at in range(3)]
        await asyncio.sleep(0)
        slow.go_on.set()
        while not last[0].done():
            await asyncio.sleep(0)
        last[1].cancel()
        await asyncio.gather(*last, return_exceptions=True)
        assert last[2].result() == "pass"
        assert pool._free.free == 1


async def think(pool: WorkerPool, bot: str, took: list[float]) -> str | None:
    table = outremer.new("jerusalem", seats=2, seed="a table")
    assert isinstance(table.need, outremer.Ask)
    seat = table.need.seats[0]
    return await pool.choose(bot, seat, imagined(table, seat, "seed"), "seed", took=took.append)


def whose(table: outremer.Table) -> int:
    assert isinstance(table.need, outremer.Ask)
    return table.need.seats[0]


async def test_a_bot_that_is_late_says_the_best_that_its_tree_had(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a moment of which any search soon makes more than a look one move ahead, and plain is too slow to finish."""
    monkeypatch.setenv("OUTREMER_ENGINE", "plain")
    table = outremer.new("jerusalem", seats=3, seed="0")
    for _ in range(6):
        seat = whose(table)
        table.play(seat, bot("greedy").choose(Chair(table, seat)))
    seat = whose(table)
    took: list[float] = []
    async with thinking() as pool:

        async def think(who: str) -> str | None:
            return await pool.choose(who, seat, imagined(table, seat, "seed"), "seed", took=took.append)

        at_once, best = await think("greedy"), await think("hard:iterations=400")
        assert best != at_once
        assert not pool.thinking
        pool._timeout = 3.0
        assert await think("hard:seconds=30") == best
        assert not pool._all, "it thinks no longer"
    assert took[0] < took[2] < 8


async def test_the_more_questions_wait_the_less_time_a_bot_may_take() -> None:
    took: list[float] = []
    async with thinking() as pool:
        await think(pool, "greedy", took)
        assert pool.patience == 1
        loop = asyncio.get_running_loop()
        began = loop.time()
        moves = await asyncio.gather(*(think(pool, "hard:seconds=2", took) for _ in range(8)))
        assert all(moves)
        assert loop.time() - began < 8 * 2 * 0.7
    assert max(took[1:]) < 4


async def test_patience_is_shared_by_all_who_wait() -> None:
    async with thinking() as pool:
        for number in range(3):
            pool._free._turns.put(Asker(number, number), asyncio.get_running_loop().create_future())
        assert pool.patience == 0.25


async def test_bots_that_are_asked_together_answer_in_less_time_than_each_would_take_alone() -> None:
    table = window_for_five()
    assert isinstance(table.need, outremer.Ask)
    seats = table.need.seats
    loop = asyncio.get_running_loop()
    async with thinking() as pool:
        assert await pool.answers()
        began = loop.time()
        moves = await asyncio.gather(
            *(pool.choose("hard:seconds=2", seat, imagined(table, seat, "seed"), "seed") for seat in seats)
        )
        assert loop.time() - began < 2 * len(seats)
    for seat, move in zip(seats, moves, strict=True):
        assert move is not None
        assert table.refusal(seat, move) is None
