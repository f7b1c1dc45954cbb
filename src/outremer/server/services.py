"""What all requests and connections of a server share, and what follows an entry that has become durable."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import Connection

from outremer.server import departures
from outremer.server.adoption import Adoption
from outremer.server.bots.turns import BotTurns
from outremer.server.coach.queue import CoachQueue
from outremer.server.errors import StoreFailed
from outremer.server.expiry import Expiry
from outremer.server.guesses import Guesses
from outremer.server.handing import HandingOn
from outremer.server.hints import Hint, Hints
from outremer.server.http.identity import Sessions
from outremer.server.info import result_of
from outremer.server.limits import Limits
from outremer.server.live.notices import Notices, Subscriber
from outremer.server.live.room import Room
from outremer.server.live.running import RunningTimes
from outremer.server.live.standing import StandingAnswers
from outremer.server.looking import LookingBack
from outremer.server.passwords import Passwords
from outremer.server.protocol.basics import encode
from outremer.server.protocol.news import Wrong
from outremer.server.rooms import RETRY_SECONDS, Rooms
from outremer.server.sentences import say_fault
from outremer.server.settings import Settings
from outremer.server.store import keys, tables
from outremer.server.store.database import Database
from outremer.server.store.membership import Membership
from outremer.server.store.players import Player
from outremer.server.store.store import Store
from outremer.server.tasks import Tasks, steadily

log = logging.getLogger("outremer")
SETTLED_SECONDS = 2.0  # for which whoever asks about a game waits until its end is in the store
WATCH_SECONDS = 2.0  # between two looks whether the store is still ours
KEYS_SECONDS = 30.0  # between two looks whether those who are connected still may be


class Services:
    """Observes the rooms, too: bots, standing answers and notices follow what happens in them."""

    def __init__(self, settings: Settings, database: Database, complain: Callable[[str], None]) -> None:
        self.settings = settings
        self._database = database
        self.membership = None
        if not database.is_sqlite:
            self.membership = Membership(database, settings.inner, settings.lease_seconds, complain)
        self.store = Store(database, complain, self.membership)
        self.looking = LookingBack(self.store, limits=settings.limits)
        self.limits = Limits(settings.limits)
        self.guesses = Guesses(settings.limits)
        self.passwords = Passwords()
        self.tasks = Tasks()
        self.sessions = Sessions(self.store, self.tasks)
        self.rooms = Rooms(settings, self.store, self.tasks, self)
        self.notices = Notices(self.store, self.tasks, self._is_spoken_for)
        self.standing = StandingAnswers(settings, self.store, self.tasks, self.notices)
        self.times = RunningTimes(settings)
        self.expiry = Expiry(settings, self.store, self.rooms, self.limits)
        self.bots = BotTurns(settings, self.tasks, self.rooms.go_back)
        self._finishing: dict[Room, asyncio.Event] = {}  # whose games have ended, as the store does not say yet
        self.coach = CoachQueue(settings, self.store, self.tasks)
        self.adoption = Adoption(self.store, self.rooms)
        self.handing = HandingOn(self.membership)
        self.hints: Hints | None = None
        if self.membership is not None:
            self.hints = self.notices.hints = Hints(
                self.membership, self.store, self.tasks, self._learn, self.standing.spoken_for
            )
            self.sessions.tell_others = self.hints.player

    async def start(self) -> None:
        self.store.writer.start()
        self.tasks.spawn(steadily(self.rooms.sweep))
        self.tasks.spawn(steadily(self.expiry.keep_watch))
        if self.membership is not None:
            assert self.hints is not None
            self.hints.start()
            await asyncio.to_thread(self.membership.start)
            self.tasks.spawn(self.adoption.watch(self.membership))
        self.tasks.spawn(steadily(self._watch_keys))
        self.tasks.spawn(self.adoption.resume())
        self.tasks.spawn(self._watch_store())

    async def _watch_store(self) -> None:
        """Two servers on one store would each show a stale game: whoever has lost it ends, in good order."""
        while await asyncio.to_thread(self._database.is_ours):
            await asyncio.sleep(WATCH_SECONDS)
        signal.raise_signal(signal.SIGTERM)

    async def stop(self) -> None:
        self.standing.stop()
        self.times.stop()
        await self.tasks.stop()
        await self.bots.stop()
        await self.handing.stop()
        self.passwords.stop()
        self.looking.stop()
        self.store.writer.stop()
        if self.membership is not None:
            await asyncio.to_thread(self.membership.stop)

    def disconnect(self, device: int) -> None:
        """A key that is no longer good opens no door, and keeps none open."""
        if self.hints is not None:
            self.hints.device(device)
        self._disconnect_here(device)

    def _disconnect_here(self, device: int) -> None:
        for one, player in self._connected():
            if player.device == device:
                one.close(401)

    def _connected(self) -> list[tuple[Subscriber, Player]]:
        """Who listens, at tables or for news."""
        rooms = self.rooms.loaded.values()
        here: list[Subscriber] = [client for room in rooms for client in room.audience.everybody()]
        return [(one, one.player) for one in (*here, *self.notices.subscribers) if one.player is not None]

    async def _watch_keys(self) -> None:
        """A hint may be lost, a key be taken away beside the server, and the time of a token runs out."""
        while True:
            await asyncio.sleep(KEYS_SECONDS)
            with suppress(StoreFailed):  # said already; it is asked again
                await self.close_to_strangers()

    async def close_to_strangers(self) -> None:
        """Whoever is connected by a key that is no longer good hears nothing more."""
        connected = self._connected()
        devices = {player.device for _, player in connected}
        good = await self.store.read(lambda connection: keys.good_among(connection, devices))
        for one, player in connected:
            if player.device not in good:
                one.close(401)

    # -- what other processes hint at -----------------------------------------------------------------------------

    def _learn(self, hint: Hint | None) -> None:
        if hint is None or hint.lobby:
            self.notices.lobby_changed_here()
        if hint is None:
            self.sessions.forget_all()
            self.tasks.spawn(self.close_to_strangers())
            here = {one.player.key for one in self.notices.subscribers if one.player is not None}
        else:
            here = hint.awaited
            for player in hint.awaited:
                self.notices.spoken_for_elsewhere(hint.server, player, hint.spoken.get(player, []))
            for device in hint.devices:
                self._disconnect_here(device)
            for player in hint.players:
                self.sessions.forget_here(player)
        if hint is None or hint.players:
            self.tasks.spawn(departures.learn(self, None if hint is None else hint.players))
        for player in here:
            self.notices.notify_awaited_here(player)

    # -- what follows in a room -----------------------------------------------------------------------------------

    def durable(self, room: Room) -> None:
        table, stored = room.table, room.stored
        if table is None or stored.state != "playing" or room.lost:
            return
        self.notices.awaited_changed(room)
        self.times.follow(room)
        if not stored.awaited and table.over:
            if room not in self._finishing:
                self._finishing[room] = asyncio.Event()
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
        """The game has ended when the store says so, however long it takes nothing; only then is anybody told."""
        table, stored = room.table, room.stored
        assert table is not None
        result, hash_ = result_of(table), table.hash()

        def finish(connection: Connection) -> None:
            tables.save_table(connection, stored.key, state="finished", result=json.dumps(result), hash=hash_)
            tables.end_standing(connection, stored.key)

        try:
            while not await self._is_written(room, finish):
                await asyncio.sleep(RETRY_SECONDS)
                if room.retired:  # whoever loads it next finishes it
                    return
            stored.state, stored.result, stored.hash = "finished", result, hash_
        finally:
            self._finishing.pop(room).set()
        log.info("Table %s of %s has ended", stored.id, stored.game)
        self.standing.end(room)
        room.tell_table()
        self.notices.lobby_changed()

    async def settled(self, room: Room) -> None:
        """Whoever has heard how a game ended finds it finished, unless the store takes nothing for long."""
        if room in self._finishing:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._finishing[room].wait(), SETTLED_SECONDS)

    async def _is_written(self, room: Room, change: Callable[[Connection], None]) -> bool:
        try:
            await room.held.write(change)
        except StoreFailed:  # said already
            return False
        return True

    def failed(self, room: Room, error: Exception) -> None:
        """It was never played: everybody goes back to what is durable."""
        if room.lost:
            return
        fault = error if isinstance(error, StoreFailed) else StoreFailed()
        for client in room.audience.everybody():
            client.tell(encode(Wrong(fault.code, say_fault(client.lang, fault))))
        self.rooms.go_back(room)

    def taken_back(self, room: Room, seat: int) -> None:
        self.standing.lift_here(room, seat)

    def is_busy(self, room: Room) -> bool:
        is_called = self.bots.is_thinking(room) or self.standing.is_due(room) or self.times.is_running(room)
        return is_called or room in self._finishing or self.coach.has(room.stored.id)

    def _is_spoken_for(self, id_: str, player: int) -> bool:
        room = self.rooms.loaded.get(id_)
        return room is not None and self.standing.speak_for(room, player)
