"""Frames as no browser sends them: they cost their sender the connection, and nobody else anything."""

from __future__ import annotations

import asyncio
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.server.hosting import API, Host, Person, running, sqlite

TEXT, BINARY, PING, MORE = 1, 2, 9, 0


@pytest.fixture(scope="module")
def cookie(host: Host) -> str:
    async def ask() -> str:
        async with Person(host.address, "Reynald") as person:
            return person.cookie

    return asyncio.run(ask())


def frame(kind: int, payload: bytes, last: bool = True) -> bytes:
    """As a client sends it: masked, with a mask that changes nothing."""
    size = len(payload)
    sizes = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack("!H", size)
    return bytes([(0x80 if last else 0) | kind]) + sizes + bytes(4) + payload


@contextmanager
def line(host: Host, cookie: str) -> Iterator[socket.socket]:
    """A bare connection to the news of the lobby."""
    asked = (
        f"GET {API}/live HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nCookie: {cookie}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    with closing(socket.create_connection(("127.0.0.1", host.port), 5)) as opened:
        opened.sendall(asked.encode())
        heard = b""
        while b"awaited" not in heard:
            heard += opened.recv(1000)
        yield opened


def flood(opened: socket.socket, data: bytes, seconds: float = 10.0) -> bool:
    """Send this again and again without ever reading; True when we were cut off."""
    until = time.monotonic() + seconds
    try:
        while time.monotonic() < until:
            opened.sendall(data)
    except OSError:
        return True
    return False


@pytest.mark.parametrize("data", [frame(PING, b"x" * 125) * 500, frame(MORE, b"", last=False) * 1000])
def test_whoever_floods_with_pings_or_pieces_is_cut_off(host: Host, cookie: str, data: bytes) -> None:
    with line(host, cookie) as opened:
        opened.sendall(frame(TEXT, b"", last=False))
        assert flood(opened, data)


def test_binary_messages_are_answered_and_limited_as_texts_are(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as guarded:

        async def ask() -> str:
            async with Person(guarded.address, "Reynald") as person:
                return person.cookie

        with line(guarded, asyncio.run(ask())) as opened:
            opened.sendall(frame(BINARY, b"\x00\xff"))
            assert b"malformed" in opened.recv(1000)
            assert flood(opened, frame(BINARY, b"x" * 60_000), 15.0)
