"""Whoever plays while everything goes wrong: they come back to any of the servers, and say again what got no answer."""

from __future__ import annotations

import asyncio
import random
import time
from functools import partial
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from outremer.table.saves import view_digest
from tests.server.clients import API, Chair, Guest, Refused, is_answer
from tests.server.faults.house import House

LOST = (OSError, EOFError, WebSocketException, httpx.HTTPError)
LATER = 503  # what is answered while PostgreSQL, or the process of a table, is gone
PATIENCE = 4.0  # seconds for an answer, before one comes again


class Place:
    """A table after another, as one of the forty: a person with a bot, or bots alone with somebody who looks on."""

    def __init__(self, house: House, number: int, dice: random.Random) -> None:
        self.acknowledged: dict[str, dict[str, int]] = {}  # by table: command -> sequence
        self.progress = 0.0  # when it was last seen to go on
        self.table = ""
        self.games = 0
        self._house = house
        self._dice = dice
        self._plays = number % 2 == 0
        self._guest = Guest("http://127.0.0.1", f"Person {number}")
        self._unanswered: dict[str, Any] | None = None
        self._commands = 0

    async def live(self) -> None:
        try:
            while True:
                try:
                    async with asyncio.timeout(60):
                        await self._visit()
                except LOST:
                    pass
                except Refused as refused:
                    if refused.status != LATER:
                        raise
                await asyncio.sleep(self._dice.uniform(0.1, 0.6))
        finally:
            await self._guest.web.aclose()

    async def _visit(self) -> None:
        """Come to any of the servers, and stay until something goes wrong."""
        member = self._dice.choice(self._house.members)
        self._guest.address = member.address
        self._guest.web.base_url = httpx.URL(member.address + API)
        self._guest.web.timeout = httpx.Timeout(PATIENCE)
        if "outremer" not in self._guest.web.cookies:
            await self._guest.post("/session", {"name": self._guest.name})
        if not self.table:
            await self._begin()
        async with asyncio.timeout(50), self._guest.listening(self.table, 0 if self._plays else "spectator") as chair:
            await self._heard(chair, "state")
            await self._play(chair)

    async def _begin(self) -> None:
        first = {"kind": "me"} if self._plays else {"kind": "bot", "bot": "random"}
        wish = {"game": "jerusalem", "seats": [first, {"kind": "bot", "bot": "random"}], "visibility": "link"}
        table = (await self._guest.post("/tables", wish))["id"]
        await self._guest.post(f"/tables/{table}/start")
        self.table = table
        self.games += 1
        self.acknowledged[table] = {}
        self._went_on()

    def _went_on(self) -> None:
        self.progress = time.monotonic()

    async def _heard(self, chair: Chair, kind: str) -> None:
        async with asyncio.timeout(PATIENCE):
            await chair.until(kind)

    async def _play(self, chair: Chair) -> None:
        """A silent table is looked at from elsewhere: the connection may lead to a process that is stopped."""
        began = chair.state["sequence"]
        while not chair.state["view"]["over"]:
            assert view_digest(chair.state["view"]) == chair.state["hash"]
            if self._plays and (self._unanswered is not None or chair.state["moves"]):
                await asyncio.sleep(self._dice.uniform(0.1, 0.5))
                await self._command(chair)
            else:
                async with asyncio.timeout(PATIENCE):
                    await chair.hear()
            if chair.state["sequence"] != began:
                began = chair.state["sequence"]
                self._went_on()
        self._went_on()
        self.table, self._unanswered = "", None

    async def _command(self, chair: Chair) -> None:
        if self._unanswered is None:
            self._commands += 1
            move = self._dice.choice(chair.state["moves"])
            self._unanswered = {"id": f"c{self._commands}", "sequence": chair.state["sequence"], "moves": [move]}
        said = self._unanswered
        id_ = await chair.say("play", **said)
        async with asyncio.timeout(PATIENCE):
            answer = await chair.until(partial(is_answer, id_))
        if answer["type"] == "ack":
            before = self.acknowledged[self.table].setdefault(id_, answer["sequence"])
            if before != answer["sequence"]:
                raise RuntimeError(f"{id_} was acknowledged as {before} and as {answer['sequence']}")
        elif answer["type"] == "error":
            raise OSError(answer["code"])  # not stored: it is said again elsewhere
        self._unanswered = None
        async with asyncio.timeout(PATIENCE):
            if answer["type"] == "ack":
                await chair.reach(answer["sequence"])
