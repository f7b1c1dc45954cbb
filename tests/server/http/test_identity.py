"""Whoever is not, or no longer, the one they say they are."""

from __future__ import annotations

import socket
from contextlib import AsyncExitStack, closing
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.hosting import Host
from tests.server.clients import API, Chair, Guest, seated, until_closed

pytestmark = pytest.mark.anyio


async def test_a_device_that_was_forgotten_plays_no_more(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 2)
        news = await _news(stack, host, {"Cookie": people[0].cookie})
        other = await stack.enter_async_context(people[0].listening(table, "spectator"))
        await people[0].web.delete("/session")
        assert [await until_closed(one) for one in (chairs[0], other, news)] == [4401] * 3
        assert (await chairs[1].play("nonsense"))["code"] == "no-such-move"


async def test_a_token_that_was_taken_back_plays_no_more(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 2)
        made = await people[0].post("/tokens", {"label": "my bot"})
        address = f"ws://127.0.0.1:{host.port}{API}/tables/{table}/live?seat=0"
        headers = {"Authorization": f"Bearer {made['token']}"}
        program = Chair(await stack.enter_async_context(connect(address, additional_headers=headers)))
        await program.until("state")
        await people[0].web.delete(f"/tokens/{made['id']}")
        assert await until_closed(program) == 4401
        assert (await chairs[0].play("nonsense"))["code"] == "no-such-move"


async def _news(stack: AsyncExitStack, host: Host, headers: dict[str, str]) -> Chair:
    socket_ = await stack.enter_async_context(
        connect(f"ws://127.0.0.1:{host.port}{API}/live", additional_headers=headers)
    )
    news = Chair(socket_)
    await news.until("awaited")
    return news


async def test_whoever_takes_another_name_talks_under_it(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 2)
        watching = await stack.enter_async_context(people[0].listening(table, "spectator"))
        await people[0].web.patch("/session", json={"name": "Melisende"})
        await chairs[0].say("talk", text="hello")
        assert (await chairs[1].until("talk"))["from"] == "Melisende"
        await watching.say("talk", text="hello")
        assert (await watching.until(lambda news: news.get("room") == "spectators"))["from"] == "Melisende"


NAMES = [
    ("\u3164", None),
    ("\u2800 \u115f", None),
    ("\u0301\u0301", None),
    ("\u200f\u202e", None),
    ("<b>Guy</b>", "<b>Guy</b>"),
    ("Rey\u202enald\u0000", "Reynald"),
    ("Sibylla\u034f\u3164 of \u200bJerusalem", "Sibylla of Jerusalem"),
    ("Bald\u2800win", "Bald win"),
    ("Q" + "\u0301" * 30 + "adi", "Q\u0301\u0301\u0301adi"),
    ("צלאח א-דין", "צלאח א-דין"),
]


@pytest.mark.parametrize(("wanted", "kept"), NAMES)
async def test_a_name_can_be_seen_and_stays_in_its_line(host: Host, wanted: str, kept: str | None) -> None:
    async with Guest(host.address, "Ann") as ann:
        answer = await ann.web.patch("/session", json={"name": wanted})
        if kept is None:
            assert answer.json()["error"]["code"] == "bad-name"
        else:
            assert answer.json()["player"]["name"] == kept


def said_by(host: Host, request: bytes) -> bytes:
    """The first line that the server answers to these bytes."""
    with closing(socket.create_connection(("127.0.0.1", host.port), 10)) as line:
        line.sendall(request)
        return line.makefile("rb").readline()


UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    b"Sec-WebSocket-Version: 13\r\n\r\n"
)
BRACKETS: list[Any] = [
    (b"GET /api/v1/games HTTP/1.1\r\nHost: [\r\n\r\n", b"403"),
    (b"GET /api/v1/live HTTP/1.1\r\nHost: [\r\n" + UPGRADE, b"403"),
    (b"POST /api/v1/session HTTP/1.1\r\nHost: localhost\r\nOrigin: http://[::1\r\n\r\n", b"403"),
    (b"GET /api/v1/live HTTP/1.1\r\nHost: localhost\r\nOrigin: http://[::1\r\n" + UPGRADE, b"403"),
    (b"GET /api/v1/tables/%00 HTTP/1.1\r\nHost: localhost\r\n\r\n", b"400"),
    (b"GET /api/v1/tables?game=%00 HTTP/1.1\r\nHost: localhost\r\n\r\n", b"400"),
    (b"GET /api/v1/tables/%00/live HTTP/1.1\r\nHost: localhost\r\n" + UPGRADE, b"400"),
]


@pytest.mark.parametrize(("request_", "status"), BRACKETS)
def test_addresses_that_are_none_are_refused(host: Host, request_: bytes, status: bytes) -> None:
    assert said_by(host, request_).split(b" ")[1] == status
