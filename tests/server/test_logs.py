"""What an operator reads in the log, and what never stands there."""

from __future__ import annotations

import json
import logging
import re
import socket
from contextlib import closing, suppress
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from outremer.server import logs
from outremer.server.logs import JsonLines, Lines, Sparing, network_of
from tests.hosting import Host, running, sqlite
from tests.server.clients import Guest, table_of

pytestmark = pytest.mark.anyio
PASSWORD = "under the third stone"


async def secrets_told_to(host: Host) -> list[str]:
    """Somebody keeps an account, logs in, takes a token, invites: everything that is secret in it."""
    async with Guest(host.address, "Melisende", **{"x-forwarded-for": "198.51.100.77"}) as guest:
        first = guest.web.cookies["outremer"]
        await guest.post("/account", {"login": "melisende", "password": PASSWORD})
        await guest.post("/login", {"login": "melisende", "password": PASSWORD})
        await guest.fault("POST", "/login", {"login": "melisende", "password": PASSWORD + "?"})
        token = (await guest.post("/tokens", {"label": "program"}))["token"]
        async with httpx.AsyncClient(base_url=host.address) as program:
            await program.get("/api/v1/session", headers={"authorization": f"Bearer {token}"})
        seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "bot", "bot": "random"}]
        table = await guest.post("/tables", {"game": "jerusalem", "seats": seats})
        link = (await guest.post(f"/tables/{table['id']}/seats/1/invite"))["invitation"]
        await guest.get(f"/tables/{table['id']}", invitation=link)
        await guest.web.get(f"{host.address}/table/{table['id']}", params={"seat": "1", "invitation": link})
        async with guest.listening(table["id"], f"0&invitation={link}"):
            pass
        return [first, guest.web.cookies["outremer"], PASSWORD, token, link, "198.51.100.77"]


@pytest.mark.parametrize("form", [(), ("--log-json",)])
async def test_at_its_most_talkative_the_log_tells_every_request_and_no_secret(
    tmp_path: Path, form: tuple[str, ...]
) -> None:
    with running(sqlite(tmp_path), "--log-level", "debug", "--log-requests", *form) as host:
        secrets = await secrets_told_to(host)
        _, said = host.end()
    assert [one for one in secrets if one in said] == []
    lines = said.splitlines()
    if form:
        read = [json.loads(line) for line in lines]
        assert all({"time", "level", "logger", "message"} <= line.keys() for line in read)
        requests = [(one["method"], one["path"], one["status"]) for one in read if one["logger"] == "outremer.access"]
        assert ("POST", "/api/v1/login", 200) in requests
        assert ("POST", "/api/v1/login", 401) in requests
        assert any(method == "WEBSOCKET" and status == 101 for method, _, status in requests)
        assert {one["address"] for one in read if "address" in one} == {"127.0.0.1", "198.51.100.0/24"}
        assert all(one["ms"] >= 0 for one in read if "ms" in one)
    else:
        assert any(re.search(r"INFO 198\.51\.100\.0/24 POST /api/v1/login 200 \d+\.\d ms", line) for line in lines)
        assert any("DEBUG Table" in line for line in lines)


async def test_unless_it_is_wished_a_server_in_good_order_says_nothing(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as host:
        await secrets_told_to(host)
        assert host.end() == (0, "")


NO_REQUESTS = (b"nonsense\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n")
WAYS = [((), 2), (("--public-wire",), 4)]  # there also of a WebSocket that is refused, and of a text that is none


@pytest.mark.parametrize(("way", "most"), WAYS)
async def test_strangers_fill_no_log(tmp_path: Path, way: tuple[str, ...], most: int) -> None:
    with running(sqlite(tmp_path), *way) as host:
        address = f"{host.address.replace('http', 'ws')}/api/v1/tables/none/live"
        for _ in range(20):
            with pytest.raises(InvalidStatus):
                await connect(address, additional_headers={"Origin": "https://evil.example"})
            for head in NO_REQUESTS:
                with closing(socket.create_connection(("127.0.0.1", host.port))) as one:
                    one.sendall(head)
                    assert one.recv(100).startswith(b"HTTP/1.1 ")
        async with Guest(host.address, "Ann") as ann:
            table = await table_of([ann, ann])
            for _ in range(3):
                async with ann.listening(table, "spectator") as chair:
                    await chair.hear()
                    await chair.socket.send(b"\xff", text=True)
                    with suppress(ConnectionClosed):
                        await chair.until("error")
        _, said = host.end()
    lines = [line for line in said.splitlines() if line.startswith("20")]
    assert 1 <= len(lines) <= most, said
    assert way or not any("ERROR" in line for line in lines)


def test_a_library_says_the_same_once_in_a_while_and_what_broke_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(logs, "time", SimpleNamespace(monotonic=lambda: now))
    sparing = Sparing()

    def passes(name: str, line: int, error: Exception | None = None) -> bool:
        trace = None if error is None else (type(error), error, None)
        return bool(sparing.filter(logging.LogRecord(name, logging.WARNING, "x.py", line, "it", (), trace)))

    assert [passes("uvicorn.error", 1) for _ in range(3)] == [True, False, False]
    assert passes("uvicorn.error", 2), "that is something else"
    assert [passes("uvicorn.error", 3, ValueError()) for _ in range(3)] == [True] * 3
    assert [passes("uvicorn.error", 4, UnicodeDecodeError("utf-8", b"x", 0, 1, "")) for _ in range(2)] == [True, False]
    assert [passes("outremer", 5) for _ in range(3)] == [True] * 3
    now += logs.SPARED_SECONDS
    assert passes("uvicorn.error", 1)


FORGED = "/a\n2026-01-01 00:00:00 ERROR forged\x1b[2J\x9b31m\u202e\x7f\r"


@pytest.mark.parametrize("form", [(), ("--log-json",)])
async def test_what_somebody_asks_for_forges_no_line_and_commands_no_terminal(
    tmp_path: Path, form: tuple[str, ...]
) -> None:
    with running(sqlite(tmp_path), "--log-requests", *form) as host:
        async with httpx.AsyncClient(base_url=host.address) as web:
            assert (await web.get("".join(f"%{byte:02x}" for byte in FORGED.encode()).replace("%2f", "/"))).is_error
        _, said = host.end()
    (line,) = [one for one in said.split("\n") if "forged" in one]
    assert "GET" in line
    assert line.isprintable()


def test_nor_do_other_messages_and_what_broke() -> None:
    try:
        raise ValueError(f"a broken seal {FORGED}")
    except ValueError as error:
        trace = (type(error), error, error.__traceback__)
    record = logging.LogRecord("outremer", logging.ERROR, "x", 1, "It broke %s", (FORGED,), trace)
    for form in (Lines(), JsonLines()):
        lines = form.format(record).split("\n")
        assert all(line.isprintable() for line in lines)
        assert "forged" in lines[0]
    assert json.loads(lines[0])["message"] == f"It broke {FORGED}"
    first, *below = Lines().format(record).split("\n")
    assert "ERROR It broke" in first
    assert any("a broken seal" in one for one in below)
    assert all(one.startswith("  ") for one in below), "what stands below a line looks like none"


def test_a_line_of_json_carries_what_broke() -> None:
    try:
        raise ValueError("a broken seal")
    except ValueError as error:
        trace = (type(error), error, error.__traceback__)
    line = JsonLines().format(logging.LogRecord("outremer", logging.ERROR, "x", 1, "It %s", ("broke",), trace))
    assert "\n" not in line
    assert json.loads(line)["message"] == "It broke"
    assert "a broken seal" in json.loads(line)["trace"]


@pytest.mark.parametrize(
    ("address", "kept"),
    [
        ("203.0.113.9", "203.0.113.0/24"),
        ("2001:db8:1:2:3::4", "2001:db8:1::/48"),
        ("127.0.0.1", "127.0.0.1"),
        ("::1", "::1"),
        ("somewhere", "?"),
    ],
)
def test_an_address_is_cut_to_its_network(address: str, kept: str) -> None:
    assert network_of(address) == kept
