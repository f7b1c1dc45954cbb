"""Requests without an end, or that are too large, get a status or lose their connection in time, and cost no memory."""

from __future__ import annotations

import asyncio
import base64
import logging
import os
import random
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, suppress
from typing import Any, NamedTuple

import pytest
import uvicorn

from outremer.server import connections
from outremer.server.connections import PatientConnection
from tests.hosting import Host, free_port, running, sqlite

pytestmark = pytest.mark.anyio
ENOUGH = 4 * 1024 * 1024  # bytes after which whoever still reads would read for ever
BIG = b"x" * (1 << 20)


class Serving(NamedTuple):
    port: int
    go_on: asyncio.Event  # the app answers only when this is set
    seen: list[str]  # the paths of the requests that came to it


@asynccontextmanager
async def serving(monkeypatch: pytest.MonkeyPatch, **quick: float) -> AsyncIterator[Serving]:
    """A server that loses its patience quickly; /big is answered by a megabyte, /slow when it may, /early unread."""
    for name, value in quick.items():
        monkeypatch.setattr(connections, name, value, raising=False)
    made = Serving(free_port(), asyncio.Event(), [])

    async def app(scope: Any, receive: Any, send: Any) -> None:
        made.seen.append(scope["path"])
        if scope["path"] != "/early":
            while (message := await receive())["type"] == "http.request" and message["more_body"]:
                pass
            if message["type"] == "http.disconnect":
                return
        if scope["path"] == "/slow":
            await made.go_on.wait()
        body = BIG if scope["path"] == "/big" else b"ok"
        length = (b"content-length", str(len(body)).encode())
        await send({"type": "http.response.start", "status": 200, "headers": [length]})
        await send({"type": "http.response.body", "body": body})

    config = uvicorn.Config(app, port=made.port, http=PatientConnection, lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    task = asyncio.ensure_future(server._serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield made
    finally:
        made.go_on.set()
        server.should_exit = True
        await task


class Caller:
    """A connection that says whatever it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.sent = 0

    async def send(self, data: bytes) -> None:
        self.sent += len(data)
        self.writer.write(data)
        await self.writer.drain()

    async def pour(self, piece: bytes, most: int = ENOUGH) -> bytes:
        """Send the same again and again, until the other side will not have it; what it said."""
        said = asyncio.ensure_future(self.rest())
        with suppress(OSError):
            while self.sent < most and not said.done():
                await self.send(piece)
                await asyncio.sleep(0)
        return await said

    async def rest(self, seconds: float = 20) -> bytes:
        """All that is said until the connection is closed by the other side."""
        said = b""
        with suppress(ConnectionError):
            async with asyncio.timeout(seconds):
                while data := await self.reader.read(1 << 16):
                    said += data
        return said


@asynccontextmanager
async def calling(port: int) -> AsyncIterator[Caller]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield Caller(reader, writer)
    finally:
        writer.transport.abort()


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing is logged as an error, and no traceback."""
    yield
    told = [record for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]
    assert not told, [record.getMessage() for record in told]


HEAD = b"POST / HTTP/1.1\r\nHost: x\r\n"
CHUNKED = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"
WITHOUT_END = {
    "a request line": (b"GET /", b"x" * 1000, b"414"),
    "a request line in small pieces": (b"GET /", b"x", b"414"),
    "one field": (HEAD + b"X: ", b"x" * 1000, b"431"),
    "the name of a field": (HEAD, b"x" * 1000, b"431"),
    "fields": (HEAD, b"X: y\r\n", b"431"),
    "large pieces of fields": (HEAD, b"X: y\r\n" * 30_000, b"431"),
    "the size of a chunk": (CHUNKED, b"0" * 1000, b"4"),
    "what stands behind a chunk's size": (CHUNKED + b"1;", b"x" * 1000, b"413"),
    "fields behind the body": (CHUNKED + b"1\r\nx\r\n0\r\n", b"X: y\r\n" * 100, b"413"),
    "one field behind the body": (CHUNKED + b"1\r\nx\r\n0\r\nX: ", b"x" * 1000, b"413"),
}


@pytest.mark.parametrize("what", WITHOUT_END)
@pytest.mark.usefixtures("quiet")
async def test_what_has_no_end_is_refused_before_it_is_much(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begin, piece, status = WITHOUT_END[what]
    async with serving(monkeypatch) as server, calling(server.port) as caller:
        await caller.send(begin)
        if len(piece) == 1:
            piece = piece * 16  # a packet each, however small
        said = await caller.pour(piece)
        assert caller.sent < ENOUGH
        assert said.startswith(b"HTTP/1.1 " + status), said
        assert said.count(b"HTTP/1.1") == 1
        assert b"connection: close" in said


@pytest.mark.usefixtures("quiet")
async def test_a_head_of_the_usual_size_and_a_body_in_tiny_chunks_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(monkeypatch) as server, calling(server.port) as caller:
        fields = b"".join(b"X-%d: %s\r\n" % (at, b"y" * 300) for at in range(60))
        await caller.send(HEAD + fields + b"Transfer-Encoding: chunked\r\n\r\n")
        await caller.send(b"1\r\nx\r\n" * 60_000 + b"0\r\n\r\n")
        assert (await caller.reader.read(15)) == b"HTTP/1.1 200 OK"
    assert server.seen == ["/"]


async def test_a_connection_on_which_only_empty_lines_come_is_closed_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(monkeypatch, HEADER_SECONDS=1.0) as server, calling(server.port) as caller:
        await caller.send(HEAD + b"\r\n")
        assert (await caller.reader.read(15)) == b"HTTP/1.1 200 OK"
        await caller.send(b"\r\n")
        await caller.rest(8)


async def test_a_connection_that_would_become_something_else_is_closed_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving(monkeypatch, HEADER_SECONDS=1.0) as server, calling(server.port) as caller:
        await caller.send(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n")
        assert (await caller.reader.read(15)) == b"HTTP/1.1 200 OK"
        await caller.send(b"PRI * HTTP/2.0\r\n\r\n")
        await caller.rest(8)


@pytest.mark.usefixtures("quiet")
async def test_who_is_answered_before_the_body_has_come_is_not_listened_to_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving(monkeypatch, LINGER_SECONDS=0.5) as server, calling(server.port) as caller:
        await caller.send(b"POST /early HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\n\r\n")
        said = await caller.rest(5)
    assert said.startswith(b"HTTP/1.1 200 OK")
    assert said.count(b"HTTP/1.1") == 1


@pytest.mark.usefixtures("quiet")
async def test_half_a_request_behind_one_that_the_server_has_not_answered_yet_is_not_taken_amiss(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with (
        serving(monkeypatch, HEADER_SECONDS=0.3, BODY_SECONDS=0.3) as server,
        calling(server.port) as caller,
        calling(server.port) as other,
    ):
        slow = b"GET /slow HTTP/1.1\r\nHost: x\r\n\r\n"
        await caller.send(slow + b"GET / HTTP/1.1\r\nHo")
        await other.send(slow + b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n12")
        await asyncio.sleep(1.0)
        server.go_on.set()
        for one in (caller, other):
            said = await one.rest(5)
            assert said.startswith(b"HTTP/1.1 200 OK"), said
            assert said.count(b"HTTP/1.1 408") == 1  # now it is their turn, and they do not go on


@pytest.mark.parametrize("reads", [True, False])
@pytest.mark.usefixtures("quiet")
async def test_many_requests_at_once_on_one_connection_end_it(reads: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(monkeypatch) as server, calling(server.port) as caller:
        await caller.send(b"GET /slow HTTP/1.1\r\nHost: x\r\n\r\n")
        with suppress(ConnectionError):
            await caller.send(b"GET /big HTTP/1.1\r\nHost: x\r\n\r\n" * 20_000)
        if reads:
            await caller.rest(5)
        server.go_on.set()
        await asyncio.sleep(0.2)
        assert len(server.seen) < 100


@pytest.mark.usefixtures("quiet")
async def test_a_few_requests_at_once_are_all_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(monkeypatch) as server, calling(server.port) as caller:
        await caller.send(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 10)
        said = b""
        while said.count(b"HTTP/1.1 200") < 10:
            said += await caller.reader.read(1 << 16)


@pytest.mark.usefixtures("quiet")
async def test_who_never_reads_what_they_asked_for_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(monkeypatch, UNREAD_SECONDS=1.5) as server:
        with closing(socket.socket()) as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.sock_connect(deaf, ("127.0.0.1", server.port))
            await loop.sock_sendall(deaf, b"GET /big HTTP/1.1\r\nHost: x\r\n\r\n" * 10)
            async with asyncio.timeout(15):
                while deaf.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) == 0 and not _is_reset(deaf):
                    await asyncio.sleep(0.1)


def _is_reset(one: socket.socket) -> bool:
    """Has the other side gone? Seen by writing, since reading would be what nobody does here."""
    try:
        one.send(b"\r")
    except BlockingIOError:
        return False
    except OSError:
        return True
    return False


# -- WebSockets, at a real server -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server whose log is read when the tests are through."""
    with running(sqlite(tmp_path_factory.mktemp("watched"))) as started:
        yield started
        status, said = started.end()
        assert status == 0
        assert "Traceback" not in said, said


def upgrade(path: bytes = b"/api/v1/live", more: bytes = b"") -> bytes:
    key = base64.b64encode(os.urandom(16))
    return (
        b"GET " + path + b" HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key + b"\r\n" + more + b"\r\n"
    )


HANDSHAKES = {
    "many fields": (upgrade(more=b"X: y\r\n" * 300), b"431"),
    "a long field": (upgrade(more=b"X: " + b"y" * 12_000 + b"\r\n"), b"431"),
    "a long path": (upgrade(b"/" + b"x" * 12_000), b"414"),
    "signs in the path that are none": (upgrade(b"/\xff\xfe"), b"400"),
    "no key": (upgrade().replace(b"Sec-WebSocket-Key", b"Other"), b"4"),
    "a version that nobody speaks": (upgrade().replace(b"Version: 13", b"Version: 99"), b"4"),
    "a body": (upgrade(more=b"Content-Length: 10\r\n"), b"4"),
}


@pytest.mark.parametrize("how", HANDSHAKES)
async def test_a_handshake_that_cannot_be_taken_is_answered_and_its_connection_closed(how: str, watched: Host) -> None:
    head, status = HANDSHAKES[how]
    async with calling(watched.port) as caller:
        await caller.send(head)
        said = await caller.rest(10)
    if how == "a body":
        assert not said or said.startswith((b"HTTP/1.1 101", b"HTTP/1.1 4"))
    else:
        assert said.startswith(b"HTTP/1.1 " + status), said


@pytest.mark.parametrize("piece", [b"1\r\nx\r\n" * 100, b"400\r\n" + b"x" * 1024 + b"\r\n"], ids=["tiny", "larger"])
async def test_a_body_without_an_end_is_refused_as_soon_as_it_is_too_large(piece: bytes, watched: Host) -> None:
    async with calling(watched.port) as caller:
        await caller.send(b"POST /api/v1/session HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n")
        async with asyncio.timeout(10):  # for a while what comes is read and forgotten, so that the answer is heard
            said = await caller.pour(piece, 10**12)
    assert said.startswith(b"HTTP/1.1 413 ")
    assert said.count(b"HTTP/1.1") == 1
    assert b'"too-large"' in said


async def test_whatever_comes_leaves_the_server_well_and_its_log_without_a_traceback(
    watched: Host,
) -> None:
    dice = random.Random(13)
    pieces = [
        b"GET / HTTP/1.1\r\n",
        b"POST /api/v1/session HTTP/1.1\r\n",
        b"Host: 127.0.0.1\r\n",
        b"\r\n",
        b"Content-Length: 5\r\n",
        b"Transfer-Encoding: chunked\r\n",
        b"5\r\nhello\r\n",
        b"0\r\n\r\n",
        b"{}",
        b"\x00\xff",
        b"Expect: 100-continue\r\n",
        b"Connection: Upgrade\r\nUpgrade: websocket\r\n",
        b"Connection: close\r\n",
        b"X: " + b"y" * 5000 + b"\r\n",
        upgrade(),
        b"Content-Length: 99999999999999999999\r\n",
        b"HEAD /readyz HTTP/1.0\r\n\r\n",
        b"\x81\x85\x00\x00\x00\x00hello",
    ]

    async def one(number: int) -> None:
        with suppress(OSError, TimeoutError):
            async with calling(watched.port) as caller:
                for _ in range(dice.randrange(2, 9)):
                    await caller.send(dice.choice(pieces))
                    await asyncio.sleep(0)
                async with asyncio.timeout(0.3):
                    await caller.reader.read(1 << 16)

    for first in range(0, 300, 30):
        await asyncio.gather(*(one(first + at) for at in range(30)))
    async with calling(watched.port) as caller:
        await caller.send(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        assert (await caller.rest()).startswith(b"HTTP/1.1 200")
