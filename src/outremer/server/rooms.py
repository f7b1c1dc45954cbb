"""All rooms together: loading and dropping them, bots, who is awaited where, and who wants to know."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from outremer.server.bots.pool import Thinkers, imagined
from outremer.server.errors import Fault
from outremer.server.info import result_of, table_info
from outremer.server.limits import Limits
from outremer.server.live.hearing import free_moves
from outremer.server.live.room import Hearer, Room
from outremer.server.live.standing import StandingAnswers
from outremer.server.protocol import Awaited, LobbyChanged, TableInfo, TableNews, Wrong, encode
from outremer.server.sentences import say_fault
from outremer.server.settings import Settings
from outremer.server.store import loading, tables
from outremer.server.store.database import Database, explain
from outremer.server.store.loading import Frozen, Snapshots
from outremer.server.store.players import Player
from outremer.server.store.writer import StoreFailed, Writer
from outremer.table.table import NoSuchMove, Refused

log = logging.getLogger("outremer")
T = TypeVar("T")

LOBBY_PAUSE = 0.3  # seconds between two notices that the lobby has changed
LOBBY_ANSWERS = 100  # lobbies that the server reads in a second, since everybody asks again after a notice
SWEEP_PAUSE = 5.0
PATIENCE = 1.0  # seconds until a store that could not be read is asked again


class Notified(Protocol):
    """A connection that hears of the lobby and of tables where its player is awaited."""

    player: Player | None

    def tell(self, *frames: bytes) -> None: ...

    def go(self, status: int = 403) -> None: ...


class Hub:
    def __init__(self, settings: Settings, database: Database, complain: Callable[[str], None]) -> None:
        self.settings = settings
        self.database = database
        self.complain = complain
        self.writer = Writer(database, complain)
        self.limits = Limits(settings.limits)
        self.thinkers = Thinkers(settings.thinkers, settings.bot_patience)
        self.standing = StandingAnswers(self)
        self.rooms: dict[str, Room] = {}
        self.used: dict[str, float] = {}  # when a room was last needed
        self.notified: set[Notified] = set()
        self.known_players: dict[str, Player] = {}  # by their tokens' hashes, so that not every request asks the store
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._changing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()
        self._lobby_due = False
        self._untold: set[int] = set()  # players for whom it has changed where they are awaited
        self._telling: set[int] = set()  # those who are being told

    # -- the store ------------------------------------------------------------------------------------------------

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self._read, query)

    def _read(self, query: Callable[[Connection], T]) -> T:
        try:
            with self.database.engine.connect() as connection:
                return query(connection)
        except DBAPIError as error:
            self.complain(explain(error, self.database.shown))
            raise StoreFailed from error

    async def write(self, change: Callable[[Connection], T]) -> T:
        return await self.writer.write(change)

    # -- life -----------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        self.writer.start()
        self.spawn(self._sweep())
        self.spawn(self._resume())

    async def stop(self) -> None:
        self.standing.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.stop()
        self.writer.stop()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Fault):
            log.error("Something in the background failed", exc_info=error)

    async def _sweep(self) -> None:
        """Rooms that nobody needs leave the memory; everything about them is in the store."""
        while True:
            await asyncio.sleep(min(SWEEP_PAUSE, self.settings.idle_seconds))
            self.drop_idle(self.settings.idle_seconds)

    def drop_idle(self, seconds: float) -> None:
        now = asyncio.get_running_loop().time()
        for id_, room in list(self.rooms.items()):
            quiet = room.step is None and not room.thinking and not room.answering
            idle = quiet and not room.everybody() and id_ not in self._changing
            if idle and now - self.used.get(id_, now) >= seconds:
                del self.rooms[id_]
                self.used.pop(id_, None)

    async def _resume(self) -> None:
        """After a start: bots and standing answers that were asked go on, and games that had just ended are closed."""
        for id_ in await self.read(tables.unfinished_business):
            await self.room(id_)

    # -- rooms ----------------------------------------------------------------------------------------------------

    async def room(self, id_: str) -> Room:
        """The room of this table, from memory or from the store."""
        self.used[id_] = asyncio.get_running_loop().time()
        room = self.rooms.get(id_)
        if room is not None:
            return room
        if id_ not in self._loading:
            self._loading[id_] = asyncio.ensure_future(self._load(id_))
            self._loading[id_].add_done_callback(lambda _: self._loading.pop(id_))
        return await asyncio.shield(self._loading[id_])

    async def _load(self, id_: str) -> Room:
        room = await self.read(partial(self._read_room, id_=id_))
        room.on_durable = self._durable
        room.on_failure = self._failed
        room.on_taken_back = self.standing.lift_here
        self.rooms[id_] = room
        self._durable(room)
        return room

    def _read_room(self, connection: Connection, id_: str) -> Room:
        shelved = tables.find(connection, id_)
        if shelved is None:
            self.used.pop(id_, None)
            raise Fault("no-such-table")
        every = self.settings.snapshot_every
        table, snapshots, frozen = None, Snapshots(every, -1, 0), None
        if shelved.state != "waiting":
            try:
                table, snapshots = loading.load(connection, shelved, every)
            except Frozen as error:
                frozen = error
        driver = self.settings.chance(f"from {shelved.sequence} on")
        room = Room(shelved, table, self.writer, snapshots, driver, frozen)
        room.talk = tables.last_talk(connection, shelved.key)
        room.played = {hash(command) for command in tables.commands(connection, shelved.key)}
        return room

    async def renew(self, room: Room) -> Room:
        """Load a room again, and bring everybody who is in it along: after its start, or when the store failed."""
        id_ = room.shelved.id
        if self.rooms.get(id_) is room:
            del self.rooms[id_]
        fresh = await self.room(id_)
        for hearer in room.everybody():
            self.admit(fresh, hearer)
        for listener in room.hearers:
            room.hearers[listener] = []
        return fresh

    def close(self, room: Room) -> None:
        """The table is no more."""
        self.rooms.pop(room.shelved.id, None)
        self.used.pop(room.shelved.id, None)
        for hearer in room.everybody():
            self.show_out(room, hearer)

    def changing(self, id_: str) -> asyncio.Lock:
        """Only one change of a table's seats at a time; the lock is there as long as somebody holds it or waits."""
        return self._changing.setdefault(id_, asyncio.Lock())

    # -- who is there ---------------------------------------------------------------------------------------------

    def info(self, room: Room, player: Player | None, lang: str) -> TableInfo:
        return table_info(room.shelved, player, lang, room.present(), room.frozen)

    def admit(self, room: Room, hearer: Hearer) -> None:
        """Somebody begins to listen: they get everything they may know, the others that they are here."""
        room.tell((hearer,), room.state(hearer.seat, self.info(room, hearer.player, hearer.lang)))
        room.hearers[hearer.seat].append(hearer)
        hearer.room = room
        self.tell_table(room, but=hearer)

    def dismiss(self, room: Room, hearer: Hearer) -> None:
        if hearer in room.hearers[hearer.seat]:
            room.hearers[hearer.seat].remove(hearer)
            self.used[room.shelved.id] = asyncio.get_running_loop().time()
            self.tell_table(room)

    def show_out(self, room: Room, hearer: Hearer) -> None:
        """The seat is no longer theirs."""
        room.hearers[hearer.seat].remove(hearer)
        fault = Fault("not-your-seat")
        room.tell((hearer,), Wrong(fault.code, say_fault(hearer.lang, fault)))
        room.when_durable(hearer.go)

    def disconnect(self, device: int) -> None:
        """A key that is no longer good opens no door, and keeps none open."""
        here = [hearer for room in self.rooms.values() for hearer in room.everybody()]
        for one in (*here, *self.notified):
            if one.player is not None and one.player.device == device:
                one.go(401)

    def tell_table(self, room: Room, but: Hearer | None = None) -> None:
        for hearer in room.everybody():
            if hearer is not but:
                room.tell((hearer,), TableNews(self.info(room, hearer.player, hearer.lang)))

    # -- after every entry ----------------------------------------------------------------------------------------

    def _durable(self, room: Room) -> None:
        table, shelved = room.table, room.shelved
        if table is None or shelved.state != "playing":
            return
        if shelved.awaited != room.told_awaited:
            changed = shelved.awaited ^ room.told_awaited
            room.told_awaited = shelved.awaited
            if self.notified:
                for seat in shelved.seats:
                    if changed >> seat.seat & 1 and seat.player is not None:
                        self.notify_awaited(seat.player)
        if not shelved.awaited and table.over:
            self.spawn(self._finish(room))
        else:
            if room.answering:
                self.standing.recall(room)
            self.wake(room)

    async def _finish(self, room: Room) -> None:
        table, shelved = room.table, room.shelved
        assert table is not None
        if shelved.state != "playing":
            return
        shelved.state, shelved.result, shelved.hash = "finished", result_of(table), table.hash()
        columns = {"state": "finished", "result": json.dumps(shelved.result), "hash": shelved.hash}

        def finish(connection: Connection) -> None:
            tables.save_table(connection, shelved.key, **columns)
            tables.end_standing(connection, shelved.key)

        await self.write(finish)
        self.standing.end(room)
        self.tell_table(room)
        self.lobby_changed()

    def _failed(self, room: Room, error: Exception) -> None:
        """The store did not take an entry, so it was never played: everybody goes back to what is durable."""
        fault = error if isinstance(error, StoreFailed) else StoreFailed()
        for hearer in room.everybody():
            hearer.tell(encode(Wrong(fault.code, say_fault(hearer.lang, fault))))
        self.go_back(room)

    def go_back(self, room: Room) -> None:
        """Load the room again as it is in the store."""
        room.broken = True
        self.spawn(self._go_back(room))

    async def _go_back(self, room: Room) -> None:
        while True:
            try:
                await self.renew(room)
            except StoreFailed:
                await asyncio.sleep(PATIENCE)
            else:
                return

    # -- seats that need not answer themselves --------------------------------------------------------------------

    def wake(self, room: Room) -> None:
        """Whoever is asked: bots begin to think, and what stands is on its way."""
        if room.table is None:
            return  # frozen
        for seat in room.shelved.seats:
            if room.shelved.awaited >> seat.seat & 1:
                if not seat.played_by_bot:
                    if seat.standing:
                        self.standing.attend(room, seat)
                elif seat.seat not in room.thinking:
                    room.thinking.add(seat.seat)
                    self.spawn(self._bot_turn(room, seat.seat))

    async def _bot_turn(self, room: Room, seat: int) -> None:
        assert room.table is not None
        if not room.shelved.awaited >> seat & 1:
            room.thinking.discard(seat)  # somebody took back what led here
            return
        loop = asyncio.get_running_loop()
        began, sequence = loop.time(), room.sequence
        bot = room.shelved.seats[seat].bot or "random"
        move = None
        try:
            seed = self.settings.seed(f"seat {seat} at {sequence}")
            move = await self.thinkers.choose(bot, seat, imagined(room.table, seat, seed), seed)
            await asyncio.sleep(max(0.0, self.settings.bot_pace - (loop.time() - began)))
        finally:
            room.thinking.discard(seat)
        room.when_durable(lambda: self._bot_plays(room, seat, sequence, move))

    def _bot_plays(self, room: Room, seat: int, sequence: int, move: str | None) -> None:
        table, shelved = room.table, room.shelved
        assert table is not None
        if self.rooms.get(shelved.id) is not room or shelved.state != "playing":
            return
        if sequence != room.sequence or not shelved.seats[seat].played_by_bot or not shelved.awaited >> seat & 1:
            self.wake(room)  # the position has changed while it thought
            return
        free = free_moves(table, seat)
        try:
            room.play_for(seat, move if move in free else random.choice(free))
        except (Refused, NoSuchMove):
            log.exception("The rules refused a move that they had listed, at table %s", shelved.id)

    # -- who is awaited, and what the lobby shows -----------------------------------------------------------------

    def notify_awaited(self, player: int) -> None:
        if any(one.player is not None and one.player.key == player for one in self.notified):
            self._untold.add(player)
            if player not in self._telling:
                self._telling.add(player)
                self.spawn(self._tell_awaited(player))

    async def awaited(self, player: int) -> Awaited:
        """The tables where this player must choose, other than those where an answer that stands is on its way."""
        found = await self.read(lambda connection: tables.awaited_tables(connection, player))
        return Awaited([one.id for one in found if loading.goes_on(one) and not self._is_spoken_for(one.id, player)])

    def _is_spoken_for(self, id_: str, player: int) -> bool:
        room = self.rooms.get(id_)
        return room is not None and bool(room.answering) and self.standing.speak_for(room, player)

    async def _tell_awaited(self, player: int) -> None:
        """One answer after the other, so that the last that is told is the newest."""
        try:
            while player in self._untold:
                self._untold.discard(player)
                frame = encode(await self.awaited(player))
                for one in list(self.notified):
                    if one.player is not None and one.player.key == player:
                        one.tell(frame)
        finally:
            self._telling.discard(player)

    def lobby_changed(self) -> None:
        if not self._lobby_due and self.notified:
            self._lobby_due = True
            self.spawn(self._tell_lobby())

    async def _tell_lobby(self) -> None:
        await asyncio.sleep(max(LOBBY_PAUSE, len(self.notified) / LOBBY_ANSWERS))
        self._lobby_due = False
        frame = encode(LobbyChanged())
        for hearer in list(self.notified):
            hearer.tell(frame)
