"""Tables of Fief in a store, each in a position that was written by hand, and people who listen to them in memory."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, insert

import outremer
from outremer.server.clock import Timer, Watch
from outremer.server.live.connection import LiveConnection
from outremer.server.live.events import Viewpoint, addressed, awaited
from outremer.server.live.room import Room
from outremer.server.protocol.tables import Windows
from outremer.server.services import Services
from outremer.server.settings import Settings
from outremer.server.store import players, tables
from outremer.server.store.database import Database
from outremer.server.store.players import Player
from outremer.server.store.schema import entries, snapshots
from outremer.server.store.snapshots import Snapshot, packed
from outremer.server.store.tables import StoredSeat
from outremer.table.saves import position
from outremer.table.table import Table
from tests.server.live.stand_ins import Ear

POSITIONS = Path(__file__).parents[2] / "games" / "fief" / "positions"


def written(name: str) -> Table:
    """The table of a position that was written by hand."""
    return outremer.load(json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8")))


def keep(
    database: Database,
    table: Table,
    bots: Mapping[int, str] | None = None,
    windows: Windows = "ask",
    clock: int | None = None,
) -> tuple[str, Player]:
    """Put a table into the store as it stands; its id, and the player who holds every seat but those of the bots."""
    with database.engine.begin() as connection:
        player, _ = players.create_guest(connection, "Ann")
        sitting = [StoredSeat(at, "person", player.key, player.id, "Ann") for at in range(table.seats)]
        for at, bot in (bots or {}).items():
            sitting[at] = StoredSeat(at, "bot", bot=bot)
        return put(connection, table, player.key, sitting, windows, clock), player


def put(
    connection: Connection,
    table: Table,
    owner: int,
    sitting: list[StoredSeat],
    windows: Windows,
    clock: int | None = None,
) -> str:
    """Write a table into the store as it stands, opened by the player of this key; its id."""
    game = table.game
    stored = tables.new_table(game.name, game.version, dict(table.setting.options), "open", owner, sitting)
    stored.windows, stored.clock, stored.state = windows, clock, "playing"
    tables.create(connection, stored)
    first = {
        "table": stored.key,
        "sequence": 0,
        "body": "",
        "awaited": awaited(table),
        "addressed": addressed(table),
        "at": 0,
    }
    connection.execute(insert(entries).values(first))
    body = packed(Snapshot(0, position(table.kernel), 0, []))
    connection.execute(insert(snapshots).values(table=stored.key, sequence=0, body=body))
    return stored.id


class HandWatch(Watch):
    """A watch that goes on only when it is told to."""

    def __init__(self) -> None:
        self.time = 1_000_000
        self._due: list[tuple[int, HandTimer]] = []

    def now(self) -> int:
        return self.time

    def call_at(self, when: int, action: Callable[[], None]) -> Timer:
        if when <= self.time:
            return asyncio.get_running_loop().call_soon(action)
        timer = HandTimer(action)
        self._due.append((when, timer))
        return timer

    def advance(self, seconds: float) -> None:
        self.time += int(seconds * 1000)
        due = [timer for when, timer in self._due if when <= self.time]
        self._due = [(when, timer) for when, timer in self._due if when > self.time]
        for timer in due:
            if timer.action is not None:
                timer.action()


class HandTimer:
    def __init__(self, action: Callable[[], None]) -> None:
        self.action: Callable[[], None] | None = action

    def cancel(self) -> None:
        self.action = None


class Thinker:
    """In place of the processes in which bots think: it notes what it is asked, and answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self._answers: dict[int, asyncio.Future[str | None]] = {}

    async def choose(
        self, bot: str, seat: int, table: dict[str, Any], seed: str, replies: Sequence[str] = (), *_: Any
    ) -> str | None:
        self.asked.append(seat)
        self._answers[seat] = asyncio.get_running_loop().create_future()
        return await self._answers[seat]

    def answer(self, seat: int, move: str) -> None:
        self._answers.pop(seat).set_result(move)

    async def stop(self) -> None:
        return None


class House:
    """A server in this process, with one table and whoever listens to it."""

    def __init__(self, services: Services, room: Room, player: Player) -> None:
        self.services = services
        self.room = room
        self._player = player
        self._commands = 0
        self.ears: dict[Viewpoint, Ear] = {}
        self._clients: dict[Viewpoint, LiveConnection] = {}

    @property
    def table(self) -> Table:
        assert self.room.table is not None
        return self.room.table

    def listen(self, *viewpoints: Viewpoint) -> None:
        for viewpoint in viewpoints:
            self.ears[viewpoint] = Ear()
            client = LiveConnection(self.services, self.ears[viewpoint], self._player, "en", viewpoint)
            self._clients[viewpoint] = client
            self.room.join(client)

    def send(self, viewpoint: Viewpoint, kind: str, **fields: Any) -> str:
        """Say something from there; its id."""
        self._commands += 1
        id_ = f"command {self._commands}"
        if kind in ("play", "undo"):
            fields.setdefault("sequence", self.room.audience.known_by(viewpoint))
        self.receive(viewpoint, msgspec.json.encode({"type": kind, "id": id_, **fields}))
        return id_

    def receive(self, viewpoint: Viewpoint, frame: bytes) -> None:
        """What comes in from there, well formed or not."""
        self._clients[viewpoint].receive(frame)

    async def say(self, viewpoint: Viewpoint, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something, and return the answer."""
        id_ = self.send(viewpoint, kind, **fields)
        async with asyncio.timeout(20):
            while not (found := [one for one in self.heard(viewpoint) if one.get("id") == id_]):
                await asyncio.sleep(0)
        return found[0]

    async def play(self, seat: int, *moves: str, **fields: Any) -> dict[str, Any]:
        answer = await self.say(seat, "play", moves=list(moves), **fields)
        await self.settled()
        return answer

    async def state(self, viewpoint: Viewpoint) -> dict[str, Any]:
        """Everything, as it is told to whoever comes back."""
        at = len(self.ears[viewpoint].sent)
        self.send(viewpoint, "refresh")
        await self.settled()
        return next(one for one in self.heard(viewpoint, at) if one["type"] == "state")

    def heard(self, viewpoint: Viewpoint, since: int = 0) -> list[dict[str, Any]]:
        return [msgspec.json.decode(frame) for frame in self.ears[viewpoint].sent[since:]]

    def last(self, viewpoint: Viewpoint, kind: str) -> dict[str, Any]:
        return [one for one in self.heard(viewpoint) if one["type"] == kind][-1]

    async def settled(self) -> None:
        """Until everything that was played is durable."""
        async with asyncio.timeout(20):
            await asyncio.sleep(0)
            while self.room.outbox.pending is not None:
                await asyncio.sleep(0)

    async def until(self, is_so: Callable[[], bool]) -> None:
        await until(is_so)
        await self.settled()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.002)


QUICK = Settings(limits=False, bot_pace=0, standing_delay=(0, 0), window_delay=(0, 0))


@asynccontextmanager
async def serving(
    database: Database, id_: str, player: Player, settings: Settings = QUICK, thinker: Thinker | None = None
) -> AsyncIterator[House]:
    services = Services(settings, database, lambda sentence: None)
    if thinker is not None:
        services.bots.pool = thinker  # type: ignore[assignment]  # a stand-in that suffices
    await services.start()
    try:
        room = await services.rooms.get(id_)
        room.driver = outremer.Seeded(7)
        yield House(services, room, player)
    finally:
        await services.stop()
