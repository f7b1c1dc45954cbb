"""What a room and its connections need, without a store and without sockets: everything is kept for looking at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

import outremer
from outremer.kernel.chance import Driver
from outremer.server.clock import Watch
from outremer.server.live.audience import Audience
from outremer.server.live.connection import LiveConnection
from outremer.server.live.events import Viewpoint, awaited
from outremer.server.live.outbox import Outbox
from outremer.server.live.room import Room
from outremer.server.protocol.news import Said
from outremer.server.store import tables
from outremer.server.store.adding import Row
from outremer.server.store.leases import Lease
from outremer.server.store.players import Player
from outremer.server.store.snapshots import Snapshots
from outremer.server.store.tables import StoredSeat, StoredTable
from outremer.table.table import Table

PLAYER = Player(1, "id", "Ann", False, 1)
SEATS = 4
T = TypeVar("T")


class Paper:
    """A sink in which everything is durable at once."""

    lease: Lease | None = None

    def append(self, entry: Row, snapshot: Row | None, done: Callable[[Exception | None], None]) -> None:
        done(None)

    async def write(self, change: Callable[[Connection], T]) -> T:
        raise AssertionError("only entries are written here")

    async def give_back(self) -> None:
        raise AssertionError("nobody else could take it")


class Stopped(Watch):
    """A watch that stands still, so that what is left of a time is the same in both worlds."""

    def now(self) -> int:
        return 0


class Ear:
    """Keeps what was sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def tell(self, *frames: bytes) -> None:
        self.sent += frames

    def end(self, code: int) -> None:
        self.sent.append(b"closed %d" % code)


class Desk:
    """As much of the services as a connection needs that only asks and plays."""

    def __init__(self) -> None:
        self.limits = self

    def messages(self) -> None:
        return None


class Indifferent:
    """An observer whom nothing concerns."""

    def durable(self, room: Room) -> None:
        return None

    def failed(self, room: Room, error: Exception) -> None:
        raise error

    def taken_back(self, room: Room, seat: int) -> None:
        return None


def stored_table(options: dict[str, str], game: str = "jerusalem", count: int = SEATS) -> StoredTable:
    seats = [StoredSeat(seat, "person", PLAYER.key, PLAYER.id, "Ann") for seat in range(count)]
    made = tables.new_table(game, outremer.game(game).version, options, "open", PLAYER.key, seats)
    made.id, made.created, made.state = "same", 0, "playing"
    return made


def room_of(table: Table, options: dict[str, str], driver: Driver, sequence: int) -> Room:
    kept = stored_table(options, table.game.name, table.seats)
    kept.sequence, kept.awaited = sequence, awaited(table)
    talk: dict[Viewpoint, list[Said]] = {viewpoint: [] for viewpoint in (*range(table.seats), None)}
    audience = Audience(table.seats, [sequence] * (table.seats + 1), table, talk)
    made = Snapshots(10_000, 0, 0)
    return Room(kept, table, audience, Outbox(set()), Paper(), made, driver, Indifferent(), None, Stopped())


def connect_to(room: Room, seat: Viewpoint, player: Player = PLAYER) -> tuple[LiveConnection, Ear]:
    """Listen to a room as the live endpoint does."""
    ear = Ear()
    connection = LiveConnection(Desk(), ear, player, "en", seat)  # type: ignore[arg-type]  # a stand-in that suffices
    room.join(connection)
    return connection, ear
