"""`--workers`: several processes at one address, to which every connection is passed whole."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, closing, suppress
from pathlib import Path

import httpx
import psycopg
import pytest
from sqlalchemy import make_url
from websockets.exceptions import WebSocketException

from outremer.server import front
from outremer.server.settings import Settings
from outremer.server.tasks import Tasks
from outremer.server.worker import ASK, TAKE, WELL
from tests.hosting import Host, running, sqlite
from tests.server.clients import Chair, Guest, play_on, table_of
from tests.server.store.postgres import running_postgres
from tests.server.test_endurance import started
from tests.server.test_several import arrived

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with running_postgres() as address:
        yield address


def asked(url: str, query: str) -> list[tuple[object, ...]]:
    plain = make_url(url).set(drivername="postgresql").render_as_string()
    with psycopg.connect(plain, autocommit=True) as connection:
        return connection.execute(query).fetchall()


def workers_of(host: Host) -> list[int]:
    """The processes behind the front, by their ids, that serve."""
    assert host.process is not None
    children = Path(f"/proc/{host.process.pid}/task/{host.process.pid}/children").read_text().split()
    return [int(one) for one in children if b"resource_tracker" not in Path(f"/proc/{one}/cmdline").read_bytes()]


async def test_each_table_falls_to_one_worker_and_one_that_dies_is_started_again(url: str) -> None:
    with running(url, "--no-limits", "--workers", "2") as host:
        assert len(workers_of(host)) == 2
        _send_in_pieces(host)
        assert httpx.get(f"{host.address}/api/v1/games").headers["connection"] == "close"
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(Guest(host.address, "Ann"))
            for _ in range(6):
                table = await table_of([ann, ann])
                chairs = [await stack.enter_async_context(ann.listening(table, seat)) for seat in (0, 1)]
                for chair in chairs:
                    await chair.until("state")
                await play_on(chairs, random.Random(1), 4)
        held = asked(url, "SELECT count(*) FROM leases WHERE server IS NOT NULL")
        assert held == [(6,)]
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(Guest(host.address, "Ann"))
            tables = [await table_of([ann, ann]) for _ in range(2)]
            for one in workers_of(host):
                os.kill(one, signal.SIGKILL)
            async with asyncio.timeout(30):
                while len(workers_of(host)) < 2:
                    await asyncio.sleep(0.1)
                for table in tables:
                    chairs = [await back(stack, ann, table, seat) for seat in (0, 1)]
                    await play_on(chairs, random.Random(1), 4)
        status, said = host.end(signal.SIGINT)
        assert status == 0
        assert said.count("A worker has ended with status -9") == 2
        assert asked(url, "SELECT 1 FROM servers WHERE until > clock_timestamp()") == []


@pytest.mark.timeout(90)
async def test_a_worker_that_answers_nothing_is_passed_over_until_it_wakes(url: str) -> None:
    with running(url, "--no-limits", "--workers", "2") as host:
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(Guest(host.address, "Ann"))
            tables: list[str] = []
            while len(tables) < 4 or len(asked(url, OWNERS)) < 2:  # a table's id may fall to either
                tables.append(await table_of([ann, ann]))
                await stack.enter_async_context(ann.listening(tables[-1], 0))
            workers = workers_of(host)
            for turn, stopped in enumerate(workers, start=1):  # the second finds the first awake again
                os.kill(stopped, signal.SIGSTOP)
                woken_at = time.monotonic() + Settings().lease_seconds + 2
                await asyncio.sleep((front.MUTE_LOOKS + 1) * front.WATCH_SECONDS)
                assert [httpx.get(f"{host.address}/healthz", timeout=2).status_code for _ in range(10)] == [200] * 10
                for table in tables:
                    chairs = [await arrived(stack, ann, table, seat) for seat in (0, 1)]
                    assert chairs[0].state["sequence"] == 3 * (turn - 1)
                    assert await play_on(chairs, random.Random(turn), 3) == 3
                await asyncio.sleep(woken_at - time.monotonic())
                os.kill(stopped, signal.SIGCONT)
                await asyncio.sleep(front.ASK_LOOKS * front.WATCH_SECONDS)
        assert workers_of(host) == workers
        assert "A worker" not in host.end()[1]


class Mute:
    """A process that lives and does nothing."""

    def __init__(self) -> None:
        self.killed = False

    def is_alive(self) -> bool:
        return not self.killed

    def kill(self) -> None:
        self.killed = True


@pytest.fixture
def watched() -> Iterator[tuple[front.Worker, Mute, socket.socket]]:
    """A worker that has said that it is ready, as the front knows it; its process; its end of what is between them."""
    worker, process = object.__new__(front.Worker), Mute()
    worker.control, its_end = socket.socketpair()
    worker.process, worker.ready = process, False  # type: ignore[assignment]  # a stand-in that suffices
    with closing(worker.control), closing(its_end):
        for one in (worker.control, its_end):
            one.setblocking(False)
        its_end.send(WELL)
        assert worker.is_ready()
        yield worker, process, its_end


def test_a_worker_that_is_asked_and_answers_stays(watched: tuple[front.Worker, Mute, socket.socket]) -> None:
    worker, process, its_end = watched
    for _ in range(2 * front.HUNG_LOOKS):
        worker.look_after()
        with suppress(BlockingIOError):
            assert its_end.recv(10) == ASK
            its_end.send(WELL)
        assert worker.is_ready()
    assert not process.killed


@pytest.mark.parametrize("is_full", [False, True])
def test_a_worker_that_answers_nothing_for_long_is_killed(
    is_full: bool, watched: tuple[front.Worker, Mute, socket.socket], caplog: pytest.LogCaptureFixture
) -> None:
    """Also where so much waits for it that it cannot even be asked."""
    worker, process, its_end = watched
    with suppress(BlockingIOError):
        while is_full:
            worker.control.send(TAKE)
    for _ in range(front.MUTE_LOOKS):
        worker.look_after()
    assert (worker.is_ready(), process.killed) == (False, False)
    its_end.send(WELL)  # it was only slow
    worker.look_after()
    assert worker.is_ready()
    for _ in range(front.HUNG_LOOKS - 1):
        assert not process.killed
        worker.look_after()
    assert process.killed
    assert "A worker has answered nothing for 30 s; it is killed" in caplog.text


class Gone:
    """A worker that is never there."""

    def is_ready(self) -> bool:
        return False


async def test_who_comes_while_no_worker_lives_is_told_when_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front, "PATIENCE_SECONDS", 0.2)
    alone = object.__new__(front.Front)
    alone._workers, alone._turn = [Gone()], 0  # type: ignore[list-item]  # a stand-in that suffices
    ours, theirs = socket.socketpair()
    with closing(ours), closing(theirs):
        theirs.setblocking(False)
        ours.sendall(b"GET /api/v1/tables/abc HTTP/1.1\r\nHost: x\r\n\r\n")
        await alone._pass_on(theirs, b"GET /api/v1/tables/abc HTTP/1.1\r\n")
        ours.settimeout(5)
        said = ours.recv(1000)
        assert said.startswith(b"HTTP/1.1 503 ")
        assert b"\r\nretry-after: 5\r\n" in said
        assert ours.recv(1) == b""


async def test_one_address_has_only_so_many_connections_that_say_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the front, where they wait for its workers; a proxy has as many as it likes."""
    monkeypatch.setattr(front, "MOST_UNREAD", 3)
    monkeypatch.setattr(front, "FIRST_LINE_SECONDS", 5.0)
    alone = object.__new__(front.Front)
    alone._workers, alone._turn, alone._unread, alone._tasks, alone._turned_away = [], 0, Counter(), Tasks(), 0
    with socket.create_server(("127.0.0.1", 0)) as alone._listening, ExitStack() as stack:
        alone._listening.setblocking(False)
        alone._tasks.spawn(alone._accept())

        async def stay(address: str) -> list[bool]:
            """Of five who come and say only half a line: who may stay?"""
            opened = []
            for _ in range(5):
                port = alone._listening.getsockname()[1]
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
                stack.callback(writer.close)
                writer.write(b"GET /api/v1/ta")
                opened.append(asyncio.ensure_future(until_ended(reader)))
            await asyncio.wait(opened, timeout=1)
            return [not one.done() for one in opened]

        assert await stay("127.0.0.2") == [True] * 3 + [False] * 2
        assert await stay("127.0.0.1") == [True] * 5
        assert await stay("127.0.0.3") == [True] * 3 + [False] * 2
        stack.close()
        async with asyncio.timeout(20):
            while alone._unread:
                await asyncio.sleep(0.01)
        assert await stay("127.0.0.2") == [True] * 3 + [False] * 2
        await alone._tasks.stop()


async def until_ended(reader: asyncio.StreamReader) -> None:
    with suppress(ConnectionResetError):
        await reader.read()


OWNERS = """
    SELECT DISTINCT leases.server FROM leases JOIN servers ON servers.key = leases.server
    WHERE until > clock_timestamp()"""


async def test_any_worker_tells_what_all_have_counted(url: str) -> None:
    with running(url, "--no-limits", "--workers", "2") as host:
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(Guest(host.address, "Ann"))
            tables = 0
            while tables < 4 or len(asked(url, OWNERS)) < 2:  # a table's id may fall to either
                table = await table_of([ann, ann])
                chairs = [await stack.enter_async_context(ann.listening(table, seat)) for seat in (0, 1)]
                for chair in chairs:
                    await chair.until("state")
                await play_on(chairs, random.Random(1), 5)
                tables += 1
            assert await told(host, 'outremer_sockets{where="table"}', 2 * tables)
            assert await told(host, "outremer_rooms", tables)
            moves = figures(host)["outremer_moves_total"]
            assert moves >= tables * 5
            assert {figures(host)["outremer_moves_total"] for _ in range(6)} == {moves}
            for one in workers_of(host):
                os.kill(one, signal.SIGKILL)
            assert await told(host, 'outremer_sockets{where="table"}', 0)
            assert figures(host)["outremer_moves_total"] >= moves


def figures(host: Host) -> dict[str, float]:
    lines = httpx.get(f"{host.address}/metrics", timeout=20).text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


async def told(host: Host, name: str, value: float) -> bool:
    """Is this what is told of it before long?"""
    async with asyncio.timeout(30):
        while True:
            with suppress(httpx.TransportError):
                if figures(host).get(name) == value:
                    return True
            await asyncio.sleep(0.2)


async def back(stack: AsyncExitStack, person: Guest, table: str, seat: int) -> Chair:
    while True:
        try:
            return await arrived(stack, person, table, seat)
        except (OSError, EOFError, WebSocketException):
            await asyncio.sleep(0.2)


async def test_who_is_turned_away_at_the_front_is_counted(url: str) -> None:
    with running(url, "--workers", "2") as host, ExitStack() as stack:
        port = int(host.address.rpartition(":")[2])
        for _ in range(front.MOST_UNREAD + 3):
            stranger = stack.enter_context(
                socket.create_connection(("127.0.0.1", port), source_address=("127.0.0.2", 0))
            )
            stranger.sendall(b"GET /api/v1/ta")
        assert await told(host, 'outremer_limits_hit_total{what="connections"}', 3)


async def test_workers_end_when_their_front_is_gone(url: str) -> None:
    host = Host(url, "--workers", "2")
    left = workers_of(host)
    host.kill()
    async with asyncio.timeout(15):
        while any(Path(f"/proc/{one}/cmdline").exists() and _lives(one) for one in left):
            await asyncio.sleep(0.1)


def _lives(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def _send_in_pieces(host: Host) -> None:
    """A first line that comes slowly is waited for, and so are twenty that never come."""
    with ExitStack() as stack:
        _, *_, slow = [
            stack.enter_context(closing(socket.create_connection(("127.0.0.1", host.port)))) for _ in range(21)
        ]
        for piece in (b"GET /api/v1/ta", b"bles/0123/at/0 HT", b"TP/1.1\r\nHost: 127.0.0.1\r\n\r\n"):
            slow.sendall(piece)
        slow.settimeout(10)
        assert slow.recv(100).startswith(b"HTTP/1.1 404")


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    status, said = started("--port", "0", "--workers", "2", "--database", sqlite(tmp_path), folder=tmp_path)
    assert (status, said.count("\n"), "share PostgreSQL only" in said) == (2, 1, True)
