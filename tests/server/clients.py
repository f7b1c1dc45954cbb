"""Clients that speak the protocol over real sockets, and tables for them to sit at."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.hosting import Host

API = "/api/v1"


class Refused(AssertionError):
    """An answer that is a fault, where none was expected."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__(f"{answer.status_code} {answer.text}")
        self.status = answer.status_code


class Guest:
    """Somebody who has come by HTTP under a name."""

    def __init__(self, address: str, name: str, **headers: str) -> None:
        self.address = address
        self.name = name
        self.web = httpx.AsyncClient(base_url=address + API, headers=headers, timeout=20)

    async def __aenter__(self) -> Self:
        await self.post("/session", {"name": self.name})
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        await self.web.aclose()

    async def get(self, path: str, **query: str) -> Any:
        return _good(await self.web.get(path, params=query))

    async def post(self, path: str, body: object = None) -> Any:
        return _good(await self.web.post(path, json={} if body is None else body))

    async def fault(self, method: str, path: str, body: object = None) -> str:
        """The code of the fault that this request gets."""
        answer = await self.web.request(method, path, json=body)
        assert answer.status_code >= 400, answer.text
        assert answer.json()["error"]["text"]
        return str(answer.json()["error"]["code"])

    @property
    def cookie(self) -> str:
        return f"outremer={self.web.cookies['outremer']}"

    @asynccontextmanager
    async def listening(self, table: str, seat: int | str, **headers: str) -> AsyncIterator[Chair]:
        """A live connection to a table."""
        address = f"{self.address.replace('http', 'ws')}{API}/tables/{table}/live?seat={seat}"
        known = {"Cookie": self.cookie, **headers}
        async with connect(address, additional_headers=known, max_size=None, max_queue=None) as socket_:
            yield Chair(socket_)


class Chair:
    """One connection: it keeps its view up to date as a client must."""

    def __init__(self, socket_: ClientConnection) -> None:
        self.socket = socket_
        self.state: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.commands = 0
        self.name = os.urandom(4).hex()

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(20):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "change":
            self._apply(message)
        elif message["type"] == "table":
            self.state["table"] = message["table"]
        return message

    def _apply(self, change: dict[str, Any]) -> None:
        assert change["sequence"] == self.state["sequence"] + 1
        apply(change["patch"], self.state["view"])
        taken_back = self.state["event_count"] + len(change["events"]) - change["event_count"]
        events = self.state["events"]
        self.state["events"] = [*events[: len(events) - taken_back], *change["events"]]
        for key in ("sequence", "hash", "moves", "event_count", "may_undo"):
            self.state[key] = change[key]

    async def until(self, wanted: str | Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until a message of this type, or one that fits."""
        while True:
            message = await self.hear()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    async def reach(self, sequence: int) -> None:
        """Listen until this entry is known."""
        while self.state["sequence"] < sequence:
            await self.hear()

    async def say(self, kind: str, **fields: Any) -> str:
        self.commands += 1
        id_ = str(fields.pop("id", f"{self.name}-{self.commands}"))
        await self.socket.send(json.dumps({"type": kind, "id": id_, **fields}))
        return id_

    async def play(self, *moves: str) -> dict[str, Any]:
        """Play, and return the answer."""
        id_ = await self.say("play", sequence=self.state["sequence"], moves=list(moves))
        return await self.until(partial(is_answer, id_))


@asynccontextmanager
async def hearing_news(person: Guest, host: Host) -> AsyncIterator[Chair]:
    """A connection for the news beside the tables."""
    address = f"{host.address.replace('http', 'ws')}{API}/live"
    async with connect(address, additional_headers={"Cookie": person.cookie}) as socket:
        yield Chair(socket)


async def until_closed(chair: Chair) -> int:
    """Listen to the end, and say with which code it came."""
    try:
        while True:
            await chair.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1006


def apply(patch: list[list[Any]], view: dict[str, Any]) -> None:
    """Bring a view up to date, as a client must."""
    for path, *value in patch:
        place = view
        for step in path[:-1]:
            place = place[step]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]


def is_answer(id_: str, message: dict[str, Any]) -> bool:
    """Does this message answer the one with this id?"""
    return bool(message.get("id") == id_)


def _good(answer: httpx.Response) -> Any:
    if answer.status_code >= 400:
        raise Refused(answer)
    return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text


async def table_of(people: list[Guest], bots: int = 0, **wish: Any) -> str:
    """The id of a started table at which these people sit in order, and then so many bots."""
    owner = people[0]
    seats = [{"kind": "me"}, *({"kind": "person"} for _ in people[1:]), *({"kind": "bot", "bot": "random"},) * bots]
    table = await owner.post("/tables", {"game": "jerusalem", "seats": seats, **wish})
    for seat, person in enumerate(people[1:], start=1):
        await person.post(f"/tables/{table['id']}/seats/{seat}/take")
    await owner.post(f"/tables/{table['id']}/start")
    return str(table["id"])


async def seated(stack: AsyncExitStack, host: Host, count: int, bots: int = 0) -> tuple[list[Guest], str, list[Chair]]:
    """So many people at a started table, each listening at their seat."""
    people = [await stack.enter_async_context(Guest(host.address, f"P{at}")) for at in range(count)]
    table = await table_of(people, bots)
    chairs = [await stack.enter_async_context(one.listening(table, at)) for at, one in enumerate(people)]
    for chair in chairs:
        await chair.until("state")
    return people, table, chairs


async def play_on(chairs: list[Chair], dice: random.Random, most: int = 10_000) -> int:
    """Whoever is asked plays at random; everybody listens until they have heard of it."""
    played = 0
    while not chairs[0].state["view"]["over"] and played < most:
        following = chairs[0].state["sequence"] + 1
        asked = chairs[0].state["view"]["asked"][0]
        if asked < len(chairs):
            answer = await chairs[asked].play(dice.choice(chairs[asked].state["moves"]))
            assert answer["type"] == "ack"
            played += 1
        await reach(chairs, following)
    return played


async def until_asked(chair: Chair) -> None:
    """Listen until this seat is asked: until then bots change what is seen of the table."""
    while chair.state["view"]["seat"] not in chair.state["view"]["asked"]:
        await chair.hear()


async def reach(chairs: list[Chair], sequence: int) -> None:
    await asyncio.gather(*(chair.reach(sequence) for chair in chairs))


def asked_of(chairs: list[Chair]) -> tuple[int, Chair]:
    """The seat that is asked, and its chair."""
    seat: int = chairs[0].state["view"]["asked"][0]
    return seat, chairs[seat]
