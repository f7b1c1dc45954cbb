"""Both ways by which texts go in and out of a WebSocket: the same is heard and said on either."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from outremer.server.live import wire
from tests.hosting import Host
from tests.server.clients import API, Guest, play_on, seated, until_closed

pytestmark = pytest.mark.anyio


async def test_three_people_play(wired: Host) -> None:
    async with AsyncExitStack() as stack:
        _, _, chairs = await seated(stack, wired, 3)
        assert await play_on(chairs, random.Random(2), 25) == 25
        assert len({chair.state["sequence"] for chair in chairs}) == 1


async def test_whole_texts_texts_in_pieces_and_bytes_are_answered_in_order(wired: Host) -> None:
    async with Guest(wired.address, "Ann") as ann:
        address = f"{wired.address.replace('http', 'ws')}{API}/live"
        async with connect(address, additional_headers={"Cookie": ann.cookie}) as socket_:
            await socket_.recv()
            pings: list[Any] = ['{"type":"ping","id":"1"}', ['{"type":"pi', 'ng","id"', ':"2"}']]
            pings += [b'{"type":"ping","id":"3"}', [b'{"type":"ping",', b'"id":"4"}'], '{"type":"ping","id":"5"}']
            pings += [json.dumps({"type": "ping", "id": "6", "pad": "x" * 300}), "nonsense"]
            for ping in pings:
                await socket_.send(ping)
            heard = [json.loads(await socket_.recv()) for _ in pings]
    assert [one.get("id") for one in heard[:5]] == ["1", "2", "3", "4", "5"]
    assert heard[-1]["code"] == "malformed"


async def test_whoever_is_turned_away_reads_why_and_the_code_says_it_too(wired: Host) -> None:
    address = f"{wired.address.replace('http', 'ws')}{API}"
    for path, code, close in (("/live", "who-are-you", 4401), ("/tables/none/live", "no-such-table", 4404)):
        async with connect(address + path) as socket_:
            assert json.loads(await socket_.recv())["code"] == code
            with pytest.raises(ConnectionClosed):
                await socket_.recv()
            assert socket_.close_code == close


async def test_a_device_that_is_forgotten_is_disconnected(wired: Host) -> None:
    async with AsyncExitStack() as stack:
        people, _, chairs = await seated(stack, wired, 3)
        assert (await people[0].web.delete("/session")).status_code == 200
        assert await until_closed(chairs[0]) == 4401


async def test_a_message_that_is_too_long_costs_its_sender_the_connection(wired: Host) -> None:
    async with AsyncExitStack() as stack:
        _, _, chairs = await seated(stack, wired, 3)
        await chairs[0].say("talk", text="x" * 70_000)
        assert await until_closed(chairs[0]) == 1009


async def test_who_does_not_read_is_let_go_before_the_memory_fills() -> None:
    blocked = asyncio.Event()
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)
        await blocked.wait()

    slow = wire.PublicWire(send)
    for _ in range(100):
        slow.tell(b"x" * 100_000)
        await asyncio.sleep(0)
    assert len(sent) == 1
    blocked.set()
    await slow.all_told()
    assert [one["type"] for one in sent] == ["websocket.send", "websocket.close"]
    slow.tell(b"more")
    await slow.all_told()
    assert len(sent) == 2


async def test_a_wire_that_was_cut_is_told_nothing_more() -> None:
    async def send(_: Any) -> None:
        raise OSError("gone")

    cut = wire.PublicWire(send)
    cut.tell(b"one", b"two")
    await cut.all_told()
    cut.tell(b"three")
    cut.end(1000)
