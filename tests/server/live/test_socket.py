"""Frames as no browser sends them: they cost their sender the connection, and nobody else anything."""

from __future__ import annotations

import socket
import struct
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager

import httpx
import pytest

from tests.hosting import Host
from tests.server.clients import API

TEXT, BINARY, PING, MORE = 1, 2, 9, 0


def cookie_of(host: Host) -> str:
    """Of somebody new."""
    answer = httpx.post(f"{host.address}{API}/session", json={"name": "Reynald"})
    return f"outremer={answer.cookies['outremer']}"


def frame(kind: int, payload: bytes, last: bool = True) -> bytes:
    """As a client sends it: masked, with a mask that changes nothing."""
    size = len(payload)
    sizes = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack("!H", size)
    return bytes([(0x80 if last else 0) | kind]) + sizes + bytes(4) + payload


@contextmanager
def line(host: Host) -> Iterator[socket.socket]:
    """A bare connection to the news of the lobby."""
    asked = (
        f"GET {API}/live HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nCookie: {cookie_of(host)}\r\nUpgrade: websocket\r\n"
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
def test_whoever_floods_with_pings_or_pieces_is_cut_off(host: Host, data: bytes) -> None:
    """The short way alone can tell: the public one never hears of them, see docs/hosting.md."""
    with line(host) as opened:
        opened.sendall(frame(TEXT, b"", last=False))
        assert flood(opened, data)


def test_binary_messages_are_answered_and_limited_as_texts_are(guarded: Host) -> None:
    with line(guarded) as opened:
        opened.sendall(frame(BINARY, b"\x00\xff"))
        assert b"malformed" in opened.recv(1000)
        assert flood(opened, frame(BINARY, b"x" * 60_000), 15.0)
