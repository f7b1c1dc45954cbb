"""Bots' turns at a table: whatever becomes of a thought, the table goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from outremer.server.bots import turns
from outremer.server.bots.pool import WorkerPool
from outremer.server.store.database import Database
from tests.hosting import Host, running, sqlite
from tests.server.clients import seated, until_asked
from tests.server.store.test_rooms import serving
from tests.server.test_damage import QUICK, goes_on, table_of_bots

pytestmark = pytest.mark.anyio
SOON = 20.0  # seconds in which a bot answers, though its process must start first, where many things run beside it


@pytest.mark.parametrize(("what", "name"), [(turns, "imagined"), (WorkerPool, "choose")])
async def test_whatever_a_bots_turn_raises_is_logged_and_a_move_is_drawn(
    database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, what: Any, name: str
) -> None:
    stored = table_of_bots(database)

    def breaks(*_: Any) -> Any:
        raise RuntimeError(f"to have {name} broke")

    monkeypatch.setattr(what, name, breaks)
    async with serving(database, QUICK) as services:
        await goes_on(services, stored)
    assert f"to have {name} broke" in caplog.text
    assert f"A bot's turn failed at table {stored.id}; a move is drawn for it" in caplog.text


def thinkers(host: Host) -> list[int]:
    """The processes in which this server's bots think."""
    assert host.process is not None
    found = []
    for task in Path(f"/proc/{host.process.pid}/task").iterdir():
        for child in map(int, (task / "children").read_text().split()):
            if b"outremer.server.bots.worker" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(child)
    return found


async def test_whoever_plays_with_a_bot_whose_process_has_died_idle_is_answered_soon(tmp_path: Path) -> None:
    """What it is asked is asked again, and not waited for until the time is over that a bot may think."""
    kills = 0
    async with AsyncExitStack() as stack:
        host = stack.enter_context(running(sqlite(tmp_path), "--no-limits"))
        _, _, (chair,) = await seated(stack, host, 1, bots=1)
        dice = random.Random(3)
        for _ in range(3):
            await until_asked(chair)
            killed = thinkers(host)
            for one in killed:
                os.kill(one, signal.SIGKILL)
            await asyncio.sleep(0.1)
            before = chair.state["sequence"]
            while chair.state["view"]["asked"] == [0]:
                await chair.play(dice.choice(chair.state["moves"]))
            async with asyncio.timeout(SOON):
                await until_asked(chair)
            assert chair.state["sequence"] > before + 1
            assert set(thinkers(host)).isdisjoint(killed)
            kills += len(killed)
        _, said = host.end()
    assert kills >= 2
    assert said.count("A bot's process has died") == kills
