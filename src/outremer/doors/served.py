"""A seat at a table of a server, taken over HTTP and played over a WebSocket; docs/protocol.md tells of both."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import Callable, Mapping
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from outremer.doors.seats import CannotSit, NotNow, Seat, Sight
from outremer.kernel.lexicon import Move
from outremer.table.catalogue import game as game_called
from outremer.table.values import Event, NoSuchMove, Refusal, Refused
from outremer.words import Words

API = "/api/v1"
ADDRESS = re.compile(r"(?P<server>https?://[^/]+)/table/(?P<table>[0-9a-f]+)/?")
PATIENCE = 20.0  # seconds for an answer of the server
NO_SENTENCE = "no-such-move"


class ServedSeat(Seat):
    """Use it as `async with ServedSeat(...) as seat`: entering takes the seat, or finds it one's own."""

    def __init__(self, address: str, seat: int, token: str) -> None:
        found = ADDRESS.fullmatch(address)
        if found is None:
            raise CannotSit(
                f"{address!r} is no table; its address in the browser is, such as https://HOST/table/8c1f0a52"
            )
        self.seat = seat
        self._server, self._table = found["server"], found["table"]
        self._known = {"Authorization": f"Bearer {token}"}
        self._socket: ClientConnection | None = None
        self._state: dict[str, Any] = {}
        self._info: dict[str, Any] = {}
        self._told = 0  # events that the seat has been told of
        self._seen = 0  # the sequence number of what it was shown last

    # -- sitting down ---------------------------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        async with httpx.AsyncClient(base_url=self._server + API, headers=self._known, timeout=PATIENCE) as web:
            info = await self._ask(web, "GET", f"/tables/{self._table}")
            self._check_rules(info, await self._ask(web, "GET", "/games"))
            if not 0 <= self.seat < len(info["seats"]):
                raise CannotSit(f"there is no seat {self.seat}; the seats are 0 to {len(info['seats']) - 1}")
            if not info["seats"][self.seat]["mine"]:
                await self._ask(web, "POST", f"/tables/{self._table}/seats/{self.seat}/take")
            if info["state"] == "waiting":
                await self._ask(web, "POST", f"/tables/{self._table}/seats/{self.seat}/ready", {"ready": True})
        await self._connect()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def _ask(self, web: httpx.AsyncClient, method: str, path: str, body: object = None) -> Any:
        try:
            answer = await web.request(method, path, json={} if method == "POST" and body is None else body)
            said = answer.json()
        except (httpx.HTTPError, ValueError) as error:
            raise CannotSit(f"{self._server} does not answer as a server of Outremer does: {error}") from error
        if answer.status_code >= 400:
            raise CannotSit(str(said["error"]["text"]))
        return said

    def _check_rules(self, info: Mapping[str, Any], games: list[dict[str, Any]]) -> None:
        """Refusals are told in our words, so both must play by the same rules."""
        self.game = game_called(info["game"])
        self.setting = self.game.setting(len(info["seats"]), info["options"])
        there = next(one["version"] for one in games if one["name"] == self.game.name)
        if there != self.game.version:
            raise CannotSit(
                f"{self._server} plays version {there} of {self.game.name}, this program version {self.game.version}"
            )

    # -- the connection -------------------------------------------------------------------------------------------

    async def _connect(self) -> None:
        address = f"{self._server.replace('http', 'ws', 1)}{API}/tables/{self._table}/live?seat={self.seat}"
        try:
            self._socket = await connect(address, additional_headers=self._known, max_size=None, max_queue=None)
            await self._until(lambda message: message["type"] == "state")
        except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
            raise NotNow(f"{self._server} cannot be reached now; try again later") from error

    async def _hear(self) -> dict[str, Any]:
        """The next message; what it changes is changed."""
        assert self._socket is not None
        message: dict[str, Any] = json.loads(await self._socket.recv())
        if message["type"] == "state":
            self._state, self._info = message, message["table"]
        elif message["type"] == "change":
            self._change(message)
        elif message["type"] == "table":
            self._info = message["table"]
        elif message["type"] == "error" and "id" not in message:
            raise NotNow(message["text"])
        return message

    def _change(self, change: dict[str, Any]) -> None:
        for path, *value in change["patch"]:
            place = self._state["view"]
            for step in path[:-1]:
                place = place[step]
            if value:
                place[path[-1]] = value[0]
            else:
                del place[path[-1]]
        events = self._state["events"]
        taken_back = self._state["event_count"] + len(change["events"]) - change["event_count"]
        self._state["events"] = [*events[: len(events) - taken_back], *change["events"]]
        self._state |= {key: change[key] for key in ("sequence", "moves", "event_count")}
        self._state["offers"] = change.get("offers", self._state["offers"])

    async def _until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while not wanted(message := await self._hear()):
                pass
        return message

    async def _command(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something and hear the answer; sent again where the connection broke, it counts once."""
        said = {"type": kind, "id": secrets.token_hex(8), **fields}
        try:
            return await self._exchange(said)
        except (ConnectionClosed, TimeoutError):
            await self._connect()
        try:
            return await self._exchange(said)
        except (ConnectionClosed, TimeoutError) as error:
            raise NotNow(f"{self._server} cannot be reached now; try again later") from error

    async def _exchange(self, said: dict[str, Any]) -> dict[str, Any]:
        assert self._socket is not None
        await self._socket.send(json.dumps(said))
        return await self._until(lambda message: message.get("id") == said["id"])

    # -- playing --------------------------------------------------------------------------------------------------

    async def look(self, seconds: float) -> Sight:
        await self._command("ping")  # behind its answer, all that was sent before has been heard
        try:
            async with asyncio.timeout(seconds):
                while not self._has_the_word() and self._info["result"] is None:
                    await self._hear()
        except (TimeoutError, ConnectionClosed):
            pass  # nobody came to speak meanwhile, or the next command connects again
        state, fresh = self._state, self._state["event_count"] - self._told
        news = state["events"][-fresh:] if fresh > 0 else []
        self._told, self._seen = state["event_count"], state["sequence"]
        heard = [Event(event["name"], event["arguments"]) for event in news]
        return Sight(state["view"], [*state["moves"], *state["offers"]], heard, self._info["result"])

    def _has_the_word(self) -> bool:
        view = self._state["view"]
        return view is not None and self.seat in view["asked"]

    async def why(self, sentence: str) -> Refusal | None:
        answer = await self._command("why", move=sentence)
        _check(answer)
        return None if answer["rule"] is None else Refusal(answer["rule"], tuple(answer["nouns"]))

    async def play(self, sentence: str) -> None:
        answer = await self._command("play", sequence=self._seen, moves=[sentence])
        _check(answer)
        if answer["type"] == "refused":
            raise Refused(Refusal(answer["rule"], tuple(answer["nouns"])), Move.parse(answer["move"]))
        if answer["type"] == "stale":
            raise NotNow("The game has moved on since you looked; look again.")
        while self._state["sequence"] < answer["sequence"]:
            await self._until(lambda message: message["type"] in ("change", "state"))

    def names(self, words: Words) -> list[str]:
        return [one["name"] or words.player(one["seat"]) for one in self._info["seats"]]


def _check(answer: Mapping[str, Any]) -> None:
    if answer["type"] == "error":
        raise NoSuchMove(answer["text"]) if answer["code"] == NO_SENTENCE else NotNow(answer["text"])
