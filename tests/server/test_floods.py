"""Whoever opens too much, or lets others wait for what never comes, is stopped, and nobody else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import uvicorn

from outremer.server import connections, limits, proxies
from outremer.server.connections import PatientConnection
from outremer.server.errors import STATUS, Fault
from outremer.server.http.requests import fault_response
from outremer.server.inside import NEIGHBOURS
from outremer.server.limits import MOST_WAITING, MOST_WAITING_AT, RATES, Limits, TooFast
from outremer.server.services import Services
from outremer.server.settings import Settings
from outremer.server.store import tables
from outremer.server.store.database import Database
from tests.hosting import Host, free_port, running, sqlite
from tests.server.clients import API, Guest, seated
from tests.server.live.stand_ins import connect_to
from tests.server.store.filling import a_table, changing, played

pytestmark = pytest.mark.anyio
HANDSHAKE = {
    "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "MDEyMzQ1Njc4OWFiY2RlZg==",
}  # fmt: skip
WISH = {"game": "jerusalem", "seats": [{"kind": "me"}, {"kind": "person"}]}


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with running(sqlite(tmp_path_factory.mktemp("guarded"))) as started:
        yield started


async def test_a_person_opens_only_so_many_tables_that_wait(guarded: Host) -> None:
    async with Guest(guarded.address, "Ann", **{"X-Forwarded-For": "192.0.2.1"}) as ann:
        opened = [await ann.post("/tables", WISH) for _ in range(MOST_WAITING)]
        assert await ann.fault("POST", "/tables", WISH) == "too-many-waiting"
        await ann.post(f"/tables/{opened[0]['id']}/seats/0/leave")
        await ann.post("/tables", WISH)


async def test_a_person_opens_no_more_of_them_by_asking_at_once(guarded: Host) -> None:
    async with Guest(guarded.address, "Ann", **{"X-Forwarded-For": "192.0.2.2"}) as ann:
        opening = (ann.web.post("/tables", json=WISH) for _ in range(MOST_WAITING + 5))
        statuses = [answer.status_code for answer in await asyncio.gather(*opening)]
    assert sorted(statuses) == [200] * MOST_WAITING + [409] * 5


async def test_nor_do_many_at_one_address(guarded: Host) -> None:
    async with AsyncExitStack() as stack:
        headers = {"X-Forwarded-For": "192.0.2.3"}
        people = [await stack.enter_async_context(Guest(guarded.address, f"P{at}", **headers)) for at in range(6)]
        opening = (one.web.post("/tables", json=WISH) for one in people for _ in range(MOST_WAITING - 1))
        statuses = [answer.status_code for answer in await asyncio.gather(*opening)]
    assert statuses.count(200) == MOST_WAITING_AT


async def test_changing_guests_does_not_open_more_tables_from_one_household(guarded: Host) -> None:
    opened, faults = 0, set()
    async with AsyncExitStack() as stack:
        for at in range(6):
            headers = {"X-Forwarded-For": f"2001:db8::{at:x}"}
            guest = await stack.enter_async_context(Guest(guarded.address, f"Guest {at}", **headers))
            for _ in range(MOST_WAITING - 1):
                answer = await guest.web.post("/tables", json=WISH)
                opened += answer.status_code == 200
                if answer.is_error:
                    faults.add(answer.json()["error"]["code"])
    assert opened == MOST_WAITING_AT
    assert faults == {"too-many-waiting"}


async def test_a_table_that_nobody_starts_goes_after_a_while(database: Database) -> None:
    with changing(database) as connection:
        old, watched = a_table(connection), a_table(connection)
        tables.save_table(connection, old.key, created=1000)
        tables.save_table(connection, watched.key, created=1000)
        fresh = a_table(connection)
    playing, _ = played(database, 3, 20)
    with changing(database) as connection:
        tables.save_table(connection, playing.key, created=1000)
    services = Services(Settings(), database, print)
    await services.start()
    try:
        room = await services.rooms.get(watched.id)
        connect_to(room, None)
        assert await services.expiry.sweep() == 1
        left = await services.store.read(lambda connection: tables.lobby(connection, None, None, None, False, 0))
        assert {one.id for one in left} == {watched.id, fresh.id, playing.id}
    finally:
        await services.stop()


async def test_a_websocket_that_is_refused_counts_as_a_request(guarded: Host) -> None:
    headers = {"Origin": "https://evil.example", "X-Forwarded-For": "192.0.2.9", **HANDSHAKE}
    with httpx.Client(base_url=guarded.address + API, headers=headers) as stranger:
        codes = [stranger.get("/live").json()["error"]["code"] for _ in range(int(RATES["requests"][1]))]
        assert set(codes) == {"foreign-origin"}
        async with asyncio.timeout(20):
            while (answer := stranger.get("/live")).status_code == 403:
                pass
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "1")


# -- connections --------------------------------------------------------------------------------------------------


@asynccontextmanager
async def listening(
    monkeypatch: pytest.MonkeyPatch, neighbours: tuple[str, ...] = (), **quick: float
) -> AsyncIterator[int]:
    """The port of a server that loses its patience quickly, and says how long a body was."""
    for name, value in quick.items():
        monkeypatch.setattr(connections, name, value)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        body = b""
        while (message := await receive())["type"] == "http.request":
            body += message["body"]
            if not message["more_body"]:
                break
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"1")]})
        await send({"type": "http.response.body", "body": str(len(body)).encode()})

    port = free_port()
    config = uvicorn.Config(app, port=port, http=PatientConnection, lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    task = asyncio.ensure_future(server._serve())
    while not server.started:
        await asyncio.sleep(0.01)
    server.lifespan.state[NEIGHBOURS] = lambda: neighbours
    try:
        yield port
    finally:
        server.should_exit = True
        await task


async def said(port: int, *parts: bytes) -> bytes:
    """Everything that is answered until the connection is closed by the other side."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for part in parts:
            writer.write(part)
            await asyncio.sleep(0.05)
        async with asyncio.timeout(30):
            return await reader.read()
    finally:
        writer.close()


@pytest.mark.parametrize(
    ("address", "named", "found"),
    [
        ("127.0.0.1", "", True),
        ("::ffff:127.0.0.1", "", True),
        ("::1", "10.0.0.2", True),
        ("10.0.0.2", "", False),
        ("10.0.0.2", "10.0.0.1, 10.0.0.2", True),
        ("10.0.0.2", "10.0.0.0/24", True),
        ("10.0.1.2", "10.0.0.0/24,/run/proxy", False),
        ("2001:db8::7", "*", True),
        ("fe80::1%eth0", "10.0.0.2", False),
    ],
)
def test_a_proxy_is_here_or_where_it_is_said_to_be(
    address: str, named: str, found: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proxies, "_known", proxies.networks(named))
    assert proxies.is_proxy(address) == found


WHOLE = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n12345"
SLOW = {
    "silent": ((), 0),
    "half a header": ((b"GET / HTTP/1.1\r\nHost:",), 0),
    "half a body": ((WHOLE[:-2],), 0),
    "half a header after a whole request": ((WHOLE, b"GET / HTTP/1.1\r\nHost:"), 1),
}


@pytest.mark.parametrize("how", SLOW)
async def test_whoever_does_not_go_on_is_disconnected(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    parts, answered = SLOW[how]
    async with listening(monkeypatch, HEADER_SECONDS=2.0, BODY_SECONDS=2.0) as port:
        heard = await said(port, *parts)
    assert heard.count(b"HTTP/1.1 200") == answered
    assert heard.count(b"HTTP/1.1 408") == 1


async def test_one_address_has_only_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    async with AsyncExitStack() as stack:
        port = await stack.enter_async_context(listening(monkeypatch, MOST_CONNECTIONS=3))
        writers = []
        for _ in range(5):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.2", 0))
            stack.callback(writer.close)
            writer.write(WHOLE)
            try:
                writers.append((writer, await reader.read(15)))
            except ConnectionResetError:
                writers.append((writer, b""))
        assert [answer for _, answer in writers] == [b"HTTP/1.1 200 OK"] * 3 + [b""] * 2
        writers[0][0].close()
        while connections._open["127.0.0.2"] == 3:
            await asyncio.sleep(0.01)
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.2", 0))
        stack.callback(writer.close)
        writer.write(WHOLE)
        assert await reader.read(15) == b"HTTP/1.1 200 OK"


@pytest.mark.parametrize("neighbour", [True, False])
async def test_a_proxy_or_another_server_has_as_many_as_it_likes(
    neighbour: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proxies, "_known", proxies.networks("" if neighbour else "127.0.0.2"))
    neighbours = ("127.0.0.2",) if neighbour else ()
    async with AsyncExitStack() as stack:
        port = await stack.enter_async_context(listening(monkeypatch, neighbours, MOST_CONNECTIONS=1))
        for _ in range(4):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.2", 0))
            stack.callback(writer.close)
            writer.write(WHOLE)
            assert await reader.read(15) == b"HTTP/1.1 200 OK"


# -- when to come again -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", [code for code, status in STATUS.items() if status in (429, 503)])
def test_whatever_is_refused_for_now_says_when_to_come_again(code: str) -> None:
    assert fault_response("en", Fault(code)).headers["retry-after"] == "1"
    assert fault_response("en", Fault(code, seconds=17)).headers["retry-after"] == "17"


@pytest.mark.parametrize("what", sorted(set(RATES) - {"messages"}))
def test_a_bucket_says_after_how_many_seconds_there_is_something_in_it(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rate, size = RATES[what]
    now = 1000.0
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))
    made = Limits(True)
    for _ in range(int(size)):
        made.check(what, "somebody")
    with pytest.raises(TooFast) as refused:
        made.check(what, "somebody")
    seconds = int(refused.value.arguments["seconds"])
    assert seconds == max(1, round(1 / rate))
    now += seconds
    made.check(what, "somebody")


# -- what a browser is told ---------------------------------------------------------------------------------------


def test_an_origin_counts_with_its_scheme(host: Host) -> None:
    """As through a proxy with TLS."""
    named = host.address.partition("://")[2]
    statuses = {}
    for scheme in ("http", "https"):
        headers = {"Origin": f"{scheme}://{named}", "X-Forwarded-Proto": "https"}
        answer = httpx.post(f"{host.address}{API}/session", json={"name": "Ann"}, headers=headers)
        statuses[scheme] = answer.status_code
    assert statuses == {"http": 403, "https": 200}
    plain = httpx.post(f"{host.address}{API}/session", json={"name": "Ann"}, headers={"Origin": host.address})
    assert plain.status_code == 200


def test_behind_tls_a_browser_is_told_to_come_by_nothing_else(host: Host) -> None:
    for path in ("/", f"{API}/games", f"{API}/nowhere"):
        behind = httpx.get(host.address + path, headers={"X-Forwarded-Proto": "https"})
        assert behind.headers["strict-transport-security"] == "max-age=31536000"
        assert "strict-transport-security" not in httpx.get(host.address + path).headers


def test_no_fault_is_kept_by_a_cache(host: Host) -> None:
    for path in (f"{API}/nowhere", f"{API}/tables/none", "/assets/none.js", "/wp-login", f"{API}/tokens"):
        answer = httpx.get(host.address + path)
        assert answer.status_code >= 400
        assert answer.headers["cache-control"] == "no-store"


async def test_nor_the_answer_to_what_is_no_request(monkeypatch: pytest.MonkeyPatch) -> None:
    async with listening(monkeypatch) as port:
        heard = await said(port, b"nonsense\r\n\r\n")
    assert heard.startswith(b"HTTP/1.1 400 ")
    assert b"\r\ncache-control: no-store\r\n" in heard


@pytest.mark.parametrize(
    ("path", "header", "status"),
    [
        ("/live", {"Origin": "https://evil.example"}, 403),
        ("/tables/none/live", {"Origin": "null"}, 403),
        ("/live", {"Host": "evil.example"}, 403),
        ("/nowhere", {}, 404),
    ],
)
async def test_nor_that_of_a_websocket_which_is_refused(
    path: str, header: dict[str, str], status: int, wired: Host
) -> None:
    answer = httpx.get(f"{wired.address}{API}{path}", headers={**HANDSHAKE, **header})
    assert (answer.status_code, answer.json()["error"]["text"] != "") == (status, True)
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_talk_with_the_same_id_is_said_once(host: Host) -> None:
    async with AsyncExitStack() as stack:
        _, _, chairs = await seated(stack, host, 2)
        line = json.dumps({"type": "talk", "id": "once", "text": "Deus vult"})
        await asyncio.gather(*(chairs[0].socket.send(line) for _ in range(3)))
        for _ in range(3):
            await chairs[0].until("ack")
        await chairs[0].say("talk", text="and again")
        heard = [await chairs[1].until("talk") for _ in range(2)]
        assert [one["text"] for one in heard] == ["Deus vult", "and again"]
