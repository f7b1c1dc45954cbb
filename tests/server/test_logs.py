"""What an operator reads in the log, and what never stands there."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path

import httpx
import pytest

from outremer.server.logs import JsonLines, Lines, network_of
from tests.hosting import Host, running, sqlite
from tests.server.clients import Guest

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
