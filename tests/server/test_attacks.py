"""What strangers, forgers and floods get: a clear answer, and nothing else."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from outremer.server.errors import STATUS
from outremer.server.sentences import say
from outremer.words import LANGUAGES
from tests.hosting import Host, running, sqlite
from tests.server.clients import API, Guest, asked_of, play_on, seated, until_closed

pytestmark = pytest.mark.anyio

SOURCES = Path(__file__).parents[2] / "src" / "outremer" / "server"


def live(host: Host, path: str) -> str:
    return f"{host.address.replace('http', 'ws')}{API}{path}"


async def test_a_stolen_cookie_of_another_seat_opens_only_that_seat(wired: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, _ = await seated(stack, wired, 3)
        for cookie, seat, code in (
            (people[1].cookie, 0, "not-your-seat"),
            ("outremer=forged", 0, "who-are-you"),
            ("", 0, "who-are-you"),
            (people[1].cookie, 9, "no-such-seat"),
            (people[1].cookie, "-1", "no-such-seat"),
            (people[1].cookie, "0x1", "no-such-seat"),
        ):
            address = live(wired, f"/tables/{table}/live?seat={seat}")
            async with connect(address, additional_headers={"Cookie": cookie}) as socket:
                assert json.loads(await socket.recv())["code"] == code
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
        assert await people[1].fault("POST", f"/tables/{table}/seats/0/leave") == "not-your-seat"
        assert await people[1].fault("GET", f"/tables/{table}/at/0?seat=0") == "not-your-seat"
        assert await people[1].fault("GET", f"/tables/{table}/why?seat=0&move=pass") == "not-your-seat"
        assert await people[1].fault("GET", f"/tables/{table}/record?seat=2") == "not-your-seat"


async def test_pages_of_other_addresses_cannot_act_in_a_players_name(wired: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, _ = await seated(stack, wired, 2)
        address = live(wired, f"/tables/{table}/live?seat=0")
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{wired.port + 1}"):
            with pytest.raises(InvalidStatus) as refused:
                await stack.enter_async_context(
                    connect(address, additional_headers={"Cookie": people[0].cookie, "Origin": origin})
                )
            assert refused.value.response.status_code == 403
            answer = await people[0].web.post("/tables", json={}, headers={"Origin": origin})
            assert answer.json()["error"]["code"] == "foreign-origin"
        answer = await people[0].web.post("/session", json={"name": "x"}, headers={"Sec-Fetch-Site": "cross-site"})
        assert answer.json()["error"]["code"] == "foreign-origin"
        headers = {"Cookie": people[0].cookie, "Origin": wired.address}
        socket = await stack.enter_async_context(connect(address, additional_headers=headers))
        assert json.loads(await socket.recv())["type"] == "state"
        answer = await people[0].web.get("/session", headers={"Host": "evil.example"})
        assert answer.json()["error"]["code"] == "foreign-host"


MALFORMED: list[Any] = [
    "",
    "nonsense",
    "[]",
    "null",
    "{}",
    '{"type":"play"}',
    '{"type":"conquer","id":"1"}',
    '{"type":"play","id":"1","sequence":"0","moves":["pass"]}',
    '{"type":"play","id":"1","sequence":-1,"moves":["pass"]}',
    '{"type":"play","id":"1","sequence":0,"moves":[]}',
    '{"type":"play","id":"1","sequence":0,"moves":[7]}',
    '{"type":"play","id":"1","sequence":0,"moves":["pass"],"seat":2}',
    '{"type":"play","id":"1","sequence":99999999999999999999,"moves":["pass"]}',
    '{"type":"play","id":"","sequence":0,"moves":["pass"]}',
    '{"type":"talk","id":"1","text":"' + "x" * 2000 + '"}',
    "[" * 30_000,
    '{"type":"why","id":"1","move":"' + "a" * 190 + '\\u0000"}',
    '{"type":"play","id":"1","sequence":0,"moves":["\\ud83d"]}',
    '{"type":"play","id":"2","sequence":0,"moves":["open constable 99999999999999999999999"]}',
    '{"type":"play","id":"3","sequence":0,"moves":["  "]}',
]


async def test_malformed_messages_are_answered_and_change_nothing(wired: Host) -> None:
    async with AsyncExitStack() as stack:
        _, _, chairs = await seated(stack, wired, 3)
        _, chair = asked_of(chairs)
        before = chair.state["hash"]
        for text in MALFORMED:
            await chair.socket.send(text)
            answer = await chair.until(lambda message: message["type"] != "table")
            assert answer["type"] == "error", text
            assert answer["text"]
        await chair.socket.send(b"\x00\xff binary")
        await chair.say("refresh")
        assert (await chair.until("state"))["hash"] == before
        await play_on(chairs, random.Random(1), 3)


async def test_messages_in_many_frames_are_heard(wired: Host) -> None:
    async with AsyncExitStack() as stack:
        _, _, chairs = await seated(stack, wired, 2)
        await chairs[0].socket.send(['{"type":"pi', 'ng","id":', '"in pieces"}'])
        assert (await chairs[0].until("pong"))["id"] == "in pieces"
        long = "x" * 900
        await chairs[0].say("talk", text=long)
        assert (await chairs[1].until("talk"))["text"] == long


async def test_oversized_messages_end_the_connection_and_oversized_bodies_are_refused(wired: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, wired, 2)
        await chairs[0].socket.send("x" * 70_000)
        assert await until_closed(chairs[0]) == 1009
        answer = await people[0].web.post("/session", content=b'{"name":"' + b"x" * 70_000 + b'"}')
        assert answer.status_code == 413

        async def endless() -> Any:
            for _ in range(100):
                yield b"x" * 1000

        answer = await people[0].web.post("/session", content=endless())
        assert answer.status_code == 413
        again = await stack.enter_async_context(people[0].listening(table, 0))
        assert (await again.until("state"))["sequence"] == 0


async def test_floods_are_slowed_and_then_cut_off(guarded: Host) -> None:
    async with AsyncExitStack() as stack:
        people, _, chairs = await seated(stack, guarded, 2)
        with suppress(ConnectionClosed):
            for _ in range(3000):
                await chairs[0].socket.send('{"type":"ping","id":"x"}')
        assert await until_closed(chairs[0]) == 4429
        assert "too-fast" in [message.get("code") for message in chairs[0].heard]
        assert (await chairs[1].play("pass"))["type"] in ("refused", "error", "stale")
        for _ in range(30):
            await chairs[1].say("talk", text="spam")
        assert (await chairs[1].until("error"))["code"] == "too-fast"
        statuses: set[int] = set()
        for _ in range(60):
            answers = await asyncio.gather(*(people[0].web.get("/games") for _ in range(40)))
            statuses |= {answer.status_code for answer in answers}
            if 429 in statuses:
                break
        assert statuses == {200, 429}


async def test_too_many_connections_of_one_person_are_refused(guarded: Host) -> None:
    async with AsyncExitStack() as stack:
        await asyncio.sleep(3)  # until the address may ask again
        ann = await stack.enter_async_context(Guest(guarded.address, "Ann"))
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = await ann.post("/tables", {"game": "jerusalem", "seats": seats})
        last: dict[str, Any] = {}
        for _ in range(61):
            chair = await stack.enter_async_context(ann.listening(table["id"], 0))
            last = await chair.hear()
        assert last["code"] == "too-many-connections"


async def test_whoever_opens_connections_again_and_again_is_told_to_wait(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as host:
        codes: set[str | None] = set()

        async def knock() -> None:
            async with connect(live(host, "/live")) as socket:
                codes.add(json.loads(await socket.recv())["code"])

        for _ in range(30):
            await asyncio.gather(*(knock() for _ in range(50)))
            if "too-fast" in codes:
                break
        assert codes == {"who-are-you", "too-fast"}


def test_every_answer_carries_cautious_headers(host: Host) -> None:
    for path in ("/", "/table/abc", f"{API}/games", "/assets/none.js"):
        answer = httpx.get(host.address + path)
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    for path in ("/", "/table/abc", "/icon.svg", "/assets/none.js"):
        page = httpx.get(host.address + path)
        assert "default-src 'self'" in page.headers["content-security-policy"]
        assert page.headers["x-frame-options"] == "DENY"
        assert page.headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in page.headers["permissions-policy"]
    assert httpx.get(host.address + "/assets/none.js").status_code == 404
    assert httpx.get(f"{host.address}{API}/nowhere").json()["error"]["code"] == "no-such-path"
    assert httpx.put(f"{host.address}{API}/session").status_code == 405
    assert httpx.get(host.address + "/..%2f..%2fpyproject.toml").status_code == 404


def test_every_fault_is_raised_somewhere_and_has_its_sentence_in_every_language() -> None:
    code = "\n".join(path.read_text() for path in SOURCES.rglob("*.py") if path.name != "errors.py")
    for fault in STATUS:
        assert f'"{fault}"' in code, fault
        sentences = {say(lang, f"fault-{fault}") for lang in LANGUAGES}
        assert len(sentences) == len(LANGUAGES), fault
