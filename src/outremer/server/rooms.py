"""The rooms in memory: loaded when they are needed, dropped when nobody needs them, loaded again after a failure."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from outremer.server import memory
from outremer.server.errors import Fault, StoreFailed
from outremer.server.live.audience import Audience
from outremer.server.live.outbox import Outbox
from outremer.server.live.room import Observer, Room
from outremer.server.settings import Settings
from outremer.server.store import journal, loading, tables, talk
from outremer.server.store.leases import Elsewhere
from outremer.server.store.loading import Frozen
from outremer.server.store.snapshots import Snapshots
from outremer.server.store.store import Store
from outremer.server.tasks import Tasks
from outremer.server.turns import NOBODY, Asker, Places

log = logging.getLogger("outremer")
SWEEP_SECONDS = 5.0
AT_ONCE = 4  # tables that are read at once; more would keep whoever reads something else waiting
RETRY_SECONDS = 1.0  # until a store that could not be read is asked again


class Keeper(Observer, Protocol):
    """Whoever observes the rooms, and knows which of them must stay."""

    def is_busy(self, room: Room) -> bool:
        """Is something under way for it, although nobody is connected?"""


class Rooms:
    def __init__(self, settings: Settings, store: Store, tasks: Tasks, keeper: Keeper) -> None:
        self.loaded: dict[str, Room] = {}
        self._settings = settings
        self._store = store
        self._tasks = tasks
        self._keeper = keeper
        self._used: dict[str, float] = {}  # when a room was last needed
        self._giving: dict[str, asyncio.Event] = {}  # tables that are being given back
        self._places = Places(AT_ONCE)
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._changing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._dropped = 0  # rooms, since what they left was collected

    async def get(self, id_: str, asker: Asker = NOBODY) -> Room:
        """The room of this table, from memory or from the store, in the turn of whoever asks for it."""
        if id_ not in self.loaded:
            async with self._places.one(asker):
                return await self._got(id_)
        return await self._got(id_)

    async def _got(self, id_: str) -> Room:
        room = self.loaded.get(id_)
        if room is not None:
            self.touch(id_)
            return room
        if id_ not in self._loading:
            self._loading[id_] = asyncio.ensure_future(self._load(id_))
            self._loading[id_].add_done_callback(partial(self._loaded, id_))
        return await asyncio.shield(self._loading[id_])

    def _loaded(self, id_: str, loading_: asyncio.Future[Room]) -> None:
        """Whoever waited for it may have gone; then nobody needs to hear what went wrong."""
        del self._loading[id_]
        if not loading_.cancelled():
            loading_.exception()

    def has(self, id_: str) -> bool:
        """Is this room in memory, soon, or just no longer?"""
        return id_ in self.loaded or id_ in self._loading or id_ in self._giving

    def touch(self, id_: str) -> None:
        """This room was needed just now, if it is in memory."""
        if id_ in self.loaded:
            self._used[id_] = asyncio.get_running_loop().time()

    def give_back(self, id_: str, action: Callable[[], Awaitable[None]]) -> None:
        """Nobody needs the table now, and any process may take it; whoever needs it here waits until that is done."""
        self._giving[id_] = asyncio.Event()
        self._tasks.spawn(self._give_back(id_, action))

    async def _give_back(self, id_: str, action: Callable[[], Awaitable[None]]) -> None:
        try:
            await action()
        finally:
            self._giving.pop(id_).set()

    async def _load(self, id_: str) -> Room:
        if id_ in self._giving:
            await self._giving[id_].wait()
        room = await self._store.read(partial(self._read, id_=id_))
        self.loaded[id_] = room
        self.touch(id_)
        log.debug("Table %s is in memory", id_)
        self._keeper.durable(room)
        return room

    def _read(self, connection: Connection, id_: str) -> Room:
        key = tables.key_of(connection, id_)
        held = None if key is None else self._store.hold(connection, key)
        stored = tables.find(connection, id_)  # only now: until it was ours, another process could play there
        if held is None or stored is None:
            raise Fault("no-such-table")
        every = self._settings.snapshot_every
        table, snapshots, frozen = None, Snapshots(every, -1, 0), None
        try:
            if stored.unreadable or stored.state != "waiting":
                table, snapshots = loading.unharmed(stored, lambda: loading.load(connection, stored, every))
        except Frozen as error:
            frozen = error
        driver = self._settings.chance(f"from {stored.sequence} on")
        seats = len(stored.seats)
        known = stored.known or [stored.sequence] * (seats + 1)
        audience = Audience(seats, known, table, talk.last_talk(connection, stored.key, (*range(seats), None)))
        outbox = Outbox({hash(command) for command in journal.commands(connection, stored.key)})
        watch = self._settings.watch
        return Room(stored, table, audience, outbox, held, snapshots, driver, self._keeper, frozen, watch)

    # -- leaving the memory ---------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Rooms that nobody needs leave the memory; everything about them is in the store."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self._settings.idle_seconds))
            self.drop_idle(self._settings.idle_seconds)
            self._collect()

    def _collect(self) -> None:
        """Closed connections refer to themselves, and hold their rooms. The collector, which is told to come seldom
        (see `main`), would find them very late; it looks at all that lives, too: so not more often than it pays. What
        lies free then goes back to the system.
        """
        if self._dropped > len(self.loaded):
            self._dropped = 0
            memory.give_back()

    def drop_idle(self, seconds: float) -> None:
        now = asyncio.get_running_loop().time()
        for id_, room in list(self.loaded.items()):
            quiet = room.outbox.pending is None and not self._keeper.is_busy(room)
            idle = quiet and not room.audience.everybody() and id_ not in self._changing
            if idle and now - self._used.get(id_, now) >= seconds:
                self._drop(room)
                self.give_back(id_, room.held.give_back)

    def _drop(self, room: Room) -> None:
        room.retired = True
        self._dropped += 1
        if self.loaded.get(room.stored.id) is room:
            del self.loaded[room.stored.id]
            self._used.pop(room.stored.id, None)

    def lose(self, room: Room) -> None:
        """The table is another process's now; whoever listens here comes back, and is led there."""
        room.lost = True
        self._drop(room)
        for client in room.audience.everybody():
            client.close(503)

    def close(self, room: Room) -> None:
        """The table is no more."""
        self._drop(room)
        for client in room.audience.everybody():
            room.expel(client)

    # -- loading again --------------------------------------------------------------------------------------------

    async def renew(self, room: Room) -> Room:
        """Load a room again, and bring everybody who is in it along: after its start, or when the store failed.

        Whoever asked for it hears if that fails; then it is done behind their back.
        """
        try:
            return await self._renew(room)
        except Elsewhere as elsewhere:
            self.lose(room)
            raise StoreFailed from elsewhere
        except Exception:
            self.go_back(room)
            raise

    async def _renew(self, room: Room) -> Room:
        if not room.retired:
            self._drop(room)
        fresh = await self.get(room.stored.id)
        for client in room.audience.everybody():
            fresh.join(client)
        room.audience.clear()
        return fresh

    def go_back(self, room: Room) -> None:
        """Load the room again as it is in the store."""
        room.broken = True
        self._tasks.spawn(self._go_back(room))

    async def _go_back(self, room: Room) -> None:
        """Nobody may stay in a room that is broken: if there is no other to go to, they leave."""
        while not room.lost:
            try:
                await self._renew(room)
            except StoreFailed:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            except Elsewhere:
                self.lose(room)
            except Fault:  # the table is no more
                self.close(room)
            except Exception:  # they come back, and read what is wrong
                log.exception("Table %s cannot be loaded again", room.stored.id)
                self.lose(room)
            return

    def changing(self, id_: str) -> asyncio.Lock:
        """Only one change of a table's seats at a time; the lock is there as long as somebody holds it or waits."""
        return self._changing.setdefault(id_, asyncio.Lock())
