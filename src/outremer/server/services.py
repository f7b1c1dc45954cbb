"""What all requests and connections of a server share, and what follows an entry that has become durable."""

from __future__ import annotations

import json
from collections.abc import Callable

from sqlalchemy import Connection

from outremer.server.bots.turns import BotTurns
from outremer.server.http.identity import Sessions
from outremer.server.info import result_of
from outremer.server.limits import Limits
from outremer.server.live.notices import Notices
from outremer.server.live.room import Room
from outremer.server.live.running import RunningTimes
from outremer.server.live.standing import StandingAnswers
from outremer.server.protocol import Wrong, encode
from outremer.server.rooms import Rooms
from outremer.server.sentences import say_fault
from outremer.server.settings import Settings
from outremer.server.store import tables
from outremer.server.store.database import Database
from outremer.server.store.store import Store
from outremer.server.store.writer import StoreFailed
from outremer.server.tasks import Tasks


class Services:
    """Observes the rooms, too: bots, standing answers and notices follow what happens in them."""

    def __init__(self, settings: Settings, database: Database, complain: Callable[[str], None]) -> None:
        self.settings = settings
        self.store = Store(database, complain)
        self.limits = Limits(settings.limits)
        self.tasks = Tasks()
        self.sessions = Sessions(self.store)
        self.rooms = Rooms(settings, self.store, self.tasks, self)
        self.notices = Notices(self.store, self.tasks, self._is_spoken_for)
        self.standing = StandingAnswers(settings, self.store, self.tasks, self.notices)
        self.times = RunningTimes(settings)
        self.bots = BotTurns(settings, self.tasks)

    async def start(self) -> None:
        self.store.writer.start()
        self.tasks.spawn(self.rooms.sweep())
        self.tasks.spawn(self._resume())

    async def _resume(self) -> None:
        """After a start: bots and standing answers that were asked go on, and games that had just ended are closed."""
        for id_ in await self.store.read(tables.unfinished_business):
            await self.rooms.get(id_)

    async def stop(self) -> None:
        self.standing.stop()
        self.times.stop()
        await self.tasks.stop()
        await self.bots.stop()
        self.store.writer.stop()

    def disconnect(self, device: int) -> None:
        """A key that is no longer good opens no door, and keeps none open."""
        here = [client for room in self.rooms.loaded.values() for client in room.audience.everybody()]
        for one in (*here, *self.notices.subscribers):
            if one.player is not None and one.player.device == device:
                one.close(401)

    # -- what follows in a room -----------------------------------------------------------------------------------

    def durable(self, room: Room) -> None:
        table, stored = room.table, room.stored
        if table is None or stored.state != "playing":
            return
        self.notices.awaited_changed(room)
        self.times.follow(room)
        if not stored.awaited and table.over:
            self.tasks.spawn(self._finish(room))
            return
        self.standing.recall(room)
        self.bots.wake(room)
        for seat in stored.seats:
            if stored.awaited >> seat.seat & 1:
                self.standing.attend(room, seat)

    def sat_down(self, room: Room, seat: int) -> None:
        """Somebody plays again for whom a bot has played."""
        self.times.begin(room)
        self.standing.tell(room, seat)
        if room.stored.awaited >> seat & 1:
            self.standing.attend(room, room.stored.seats[seat])

    async def _finish(self, room: Room) -> None:
        table, stored = room.table, room.stored
        assert table is not None
        if stored.state != "playing":
            return
        stored.state, stored.result, stored.hash = "finished", result_of(table), table.hash()
        columns = {"state": "finished", "result": json.dumps(stored.result), "hash": stored.hash}

        def finish(connection: Connection) -> None:
            tables.save_table(connection, stored.key, **columns)
            tables.end_standing(connection, stored.key)

        await self.store.write(finish)
        self.standing.end(room)
        room.tell_table()
        self.notices.lobby_changed()

    def failed(self, room: Room, error: Exception) -> None:
        """It was never played: everybody goes back to what is durable."""
        fault = error if isinstance(error, StoreFailed) else StoreFailed()
        for client in room.audience.everybody():
            client.tell(encode(Wrong(fault.code, say_fault(client.lang, fault))))
        self.rooms.go_back(room)

    def taken_back(self, room: Room, seat: int) -> None:
        self.standing.lift_here(room, seat)

    def is_busy(self, room: Room) -> bool:
        return self.bots.is_thinking(room) or self.standing.is_due(room) or self.times.is_running(room)

    def _is_spoken_for(self, id_: str, player: int) -> bool:
        room = self.rooms.loaded.get(id_)
        return room is not None and self.standing.speak_for(room, player)
