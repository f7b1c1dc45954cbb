"""A thousand tables cost little memory, and a page at move 1,000 little work."""

from __future__ import annotations

import asyncio
import gc
import os
import platform
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from sqlalchemy import insert

import outremer
from outremer.server.memory import _trimmer, give_back
from outremer.server.store import journal, loading
from outremer.server.store.database import Database
from outremer.server.store.schema import entries, snapshots
from outremer.server.store.snapshots import Snapshots, packed, snapshots_until
from tests.hosting import running, sqlite
from tests.server.clients import API
from tests.server.store.filling import a_table, begin

pytestmark = pytest.mark.anyio

IDLE = 1000
MOST_MEGABYTES = 100


def memory(pid: int) -> float:
    """Megabytes that a process holds in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise LookupError


async def test_a_thousand_tables_in_memory_are_light(tmp_path: Path) -> None:
    """Even before idle ones are dropped: all of them loaded at once, against the same server with none."""
    database = Database(sqlite(tmp_path))
    ids = []
    with database.engine.begin() as connection:
        for _ in range(IDLE):
            table = a_table(connection, 2)
            begin(connection, table, outremer.Seeded(1))
            ids.append(table.id)
    database.close()

    async def visit(address: str) -> None:
        """Asking for its record loads a table."""
        async with httpx.AsyncClient(base_url=address + API, timeout=60) as web:
            for at in range(0, IDLE, 20):
                answers = await asyncio.gather(*(web.get(f"/tables/{id_}/record") for id_ in ids[at : at + 20]))
                assert {answer.status_code for answer in answers} == {200}

    with running(sqlite(tmp_path), "--no-limits") as host:
        assert host.process is not None
        httpx.get(f"{host.address}{API}/tables/{ids[0]}/record")
        bare = memory(host.process.pid)
        await visit(host.address)
        assert memory(host.process.pid) - bare < MOST_MEGABYTES


LEFT = """
import os
from tests.server.test_memory import memory
from outremer.server.memory import give_back
lived = [[str(number)] * 3 for number in range(400_000)]
lives = lived[::50]
full = memory(os.getpid())
del lived
give_back()
print(full - memory(os.getpid()))
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc can be asked to give back what lies free")
def test_what_lies_free_between_what_lives_goes_back_to_the_system() -> None:
    """Where the C library's allocator is used; without it hardly anything does."""
    environment = {**os.environ, "PYTHONMALLOC": "malloc"}
    done = subprocess.run([sys.executable, "-c", LEFT], env=environment, capture_output=True, text=True, check=True)
    assert float(done.stdout) > 20


def test_where_the_c_library_cannot_give_back_memory_is_collected_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ctypes.CDLL", lambda _: object())
    assert _trimmer() is None
    monkeypatch.setattr("outremer.server.memory._trim", None)
    around: list[object] = []
    around.append(around)
    del around
    gc.disable()
    try:
        give_back()
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_a_page_at_move_1000_opens_by_a_snapshot_and_not_by_playing_everything_again(tmp_path: Path) -> None:
    database = Database(sqlite(tmp_path))
    driver = outremer.Seeded(3)
    with database.engine.begin() as connection:
        stored = a_table(connection)
        table = loading.begin(stored, driver)
        rows = [{"sequence": 0, "body": "\n".join(table.lines())}]
        made = Snapshots(50, -1, 0)
        for sequence in range(1, 1001):
            seat = next(seat for seat in range(3) if table.kernel.asked(seat))
            if table.may_undo(seat) and sequence % 3:  # a long game, by much taking back
                table.undo(seat)
                made.taken_back(len(table.journal.entries))
                rows.append({"sequence": sequence, "body": f"undo {seat}"})
            else:
                written = len(table.journal.entries)
                table.play(seat, table.moves(seat)[-1])
                loading.roll_all(table, driver)
                rows.append({"sequence": sequence, "body": "\n".join(table.lines(written=written))})
            if table.over:
                break
            if (snapshot := made.due(table, sequence)) is not None:
                kept = {"table": stored.key, "sequence": sequence, "body": packed(snapshot)}
                connection.execute(insert(snapshots).values(kept))
        connection.execute(insert(entries), [{"table": stored.key, "awaited": 1, "at": 0, **row} for row in rows])
    with database.engine.connect() as connection:
        loaded, _ = loading.load(connection, stored, 50)
        from_zero = outremer.new("jerusalem", 3, stored.options, by_hand=True)
        for row in rows:
            loading.play_entry(from_zero, str(row["body"]))
        last = snapshots_until(connection, stored.key)[-1].sequence
        replayed = len(journal.entries_after(connection, stored.key, last))
    database.close()
    assert loaded.hash() == from_zero.hash() == table.hash()
    assert replayed <= 4 * 50 < len(rows)
