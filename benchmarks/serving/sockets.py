"""What a thousand tables with four sockets each cost in memory, and what is given back when people leave."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path

from tests.server.clients import Guest

SEATS = 4
AT_ONCE = 20


def memory(pid: int) -> float:
    """Kilobytes that a process holds in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    raise LookupError


async def cost(port: int, pid: int, tables: int) -> dict[str, float]:
    """Kilobytes a socket, with its share of its table; when all have gone for a while, the share of that which the
    system has not got back; and the share that as many others need in addition.
    """
    address = f"http://127.0.0.1:{port}"
    async with Guest(address, "Ann") as ann:
        before = memory(pid)
        full = await _filled(ann, pid, tables)
    left = full
    deadline = time.monotonic() + 90  # idle tables leave after one minute
    while time.monotonic() < deadline and left - before > (full - before) / 2:
        await asyncio.sleep(2)
        left = memory(pid)
    async with Guest(address, "Bob") as bob:  # by fresh connections: the server has ended those that said nothing
        again = await _filled(bob, pid, tables)
    took = full - before
    return {
        "kb_a_socket": took / (tables * SEATS),
        "share_left": (left - before) / took,
        "share_more": (again - full) / took,
    }


async def _filled(person: Guest, pid: int, tables: int) -> float:
    """What the server holds while somebody listens at every seat of so many new tables; then they leave."""
    seats = [{"kind": "me"}] * SEATS

    async def begun() -> str:
        table = await person.post("/tables", {"game": "jerusalem", "seats": seats, "visibility": "link"})
        await person.post(f"/tables/{table['id']}/start")
        return str(table["id"])

    async with AsyncExitStack() as stack:
        for _ in range(0, tables, AT_ONCE):
            ids = await asyncio.gather(*(begun() for _ in range(AT_ONCE)))
            for id_ in ids:
                for seat in range(SEATS):
                    chair = await stack.enter_async_context(person.listening(id_, seat))
                    await chair.socket.recv()
        return memory(pid)
