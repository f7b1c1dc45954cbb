"""News beside the tables: where a player is awaited, and that the lobby has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from outremer.server.errors import StoreFailed
from outremer.server.hints import Hints
from outremer.server.live.room import Room
from outremer.server.protocol.basics import encode
from outremer.server.protocol.news import Awaited, LobbyChanged
from outremer.server.store.loading import goes_on
from outremer.server.store.players import Player
from outremer.server.store.store import Store
from outremer.server.store.tables import awaited_tables
from outremer.server.tasks import Tasks

RETRY_SECONDS = 1.0  # until a store that could not be read is asked again
SPOKEN_SECONDS = 6.0  # longer than an answer that stands is on its way
LOBBY_PAUSE = 0.3  # seconds between two notices that the lobby has changed
LOBBY_ANSWERS = 100  # lobbies that the server reads in a second, since everybody asks again after a notice


class Subscriber(Protocol):
    """A connection that hears of the lobby and of tables where its player is awaited."""

    player: Player | None

    def tell(self, *frames: bytes) -> None: ...

    def close(self, status: int = 403) -> None: ...


class Notices:
    def __init__(self, store: Store, tasks: Tasks, is_spoken_for: Callable[[str, int], bool]) -> None:
        self.subscribers: set[Subscriber] = set()
        self.hints: Hints | None = None  # where other processes have subscribers too
        self._store = store
        self._tasks = tasks
        self._is_spoken_for = is_spoken_for  # at this table: are answers on their way to all this player is asked?
        self._lobby_due = False
        self._elsewhere: dict[int, dict[int, list[str]]] = {}  # what others say for a player, by player and process
        self._untold: set[int] = set()  # players for whom it has changed where they are awaited
        self._telling: set[int] = set()  # those who are being told

    def subscribe(self, one: Subscriber) -> None:
        """Somebody listens: they hear at once where they are awaited."""
        self.subscribers.add(one)
        if one.player is not None:
            self.notify_awaited_here(one.player.key)

    def unsubscribe(self, one: Subscriber) -> None:
        self.subscribers.discard(one)

    def awaited_changed(self, room: Room) -> None:
        """After an entry: whoever is asked or addressed now and was not before, or the other way round."""
        stored = room.stored
        asked, addressed = room.told_awaited
        changed = (stored.awaited ^ asked) | (stored.addressed ^ addressed)
        room.told_awaited = stored.awaited, stored.addressed
        if changed and (self.subscribers or self.hints is not None):
            for seat in stored.seats:
                if changed >> seat.seat & 1 and seat.player is not None:
                    self.notify_awaited(seat.player)

    def notify_awaited(self, player: int) -> None:
        if self.hints is not None:
            self.hints.awaited(player)
        self.notify_awaited_here(player)

    def notify_awaited_here(self, player: int) -> None:
        if self._listens(player):
            self._untold.add(player)
            if player not in self._telling:
                self._telling.add(player)
                self._tasks.spawn(self._tell_awaited(player))

    def _listens(self, player: int) -> bool:
        return any(one.player is not None and one.player.key == player for one in self.subscribers)

    def spoken_for_elsewhere(self, server: int, player: int, tables: list[str]) -> None:
        """Answers of this player are on their way at these tables of another process, for a while."""
        before = self._elsewhere.get(player, {})
        now = {one: said for one, said in {**before, server: tables}.items() if said}
        if now:
            self._elsewhere[player] = now
        else:
            self._elsewhere.pop(player, None)
        if tables:
            asyncio.get_running_loop().call_later(SPOKEN_SECONDS, self._was_spoken_for, server, player, tables)

    def _was_spoken_for(self, server: int, player: int, tables: list[str]) -> None:
        """The other process has not said what has become of it: it may be gone."""
        if self._elsewhere.get(player, {}).get(server) is tables:
            self.spoken_for_elsewhere(server, player, [])
            self.notify_awaited_here(player)

    async def awaited(self, player: int) -> Awaited:
        """The tables where this player must choose, other than those where an answer that stands is on its way."""
        asked, addressed = await self._store.read(lambda connection: awaited_tables(connection, player))
        elsewhere = {table for tables in self._elsewhere.get(player, {}).values() for table in tables}
        mine = [one for one in asked if goes_on(one) and one.id not in elsewhere]
        must = [one.id for one in mine if not self._is_spoken_for(one.id, player)]
        return Awaited(must, [one.id for one in addressed if goes_on(one)])

    async def _tell_awaited(self, player: int) -> None:
        """One answer after the other, so that the last that is told is the newest."""
        try:
            while player in self._untold and self._listens(player):
                self._untold.discard(player)
                try:
                    frame = encode(await self.awaited(player))
                except StoreFailed:  # said already; nobody may be left with what was so before
                    self._untold.add(player)
                    await asyncio.sleep(RETRY_SECONDS)
                    continue
                for one in list(self.subscribers):
                    if one.player is not None and one.player.key == player:
                        one.tell(frame)
        finally:
            self._untold.discard(player)
            self._telling.discard(player)

    def lobby_changed(self) -> None:
        if self.hints is not None:
            self.hints.lobby()
        self.lobby_changed_here()

    def lobby_changed_here(self) -> None:
        if not self._lobby_due and self.subscribers:
            self._lobby_due = True
            self._tasks.spawn(self._tell_lobby())

    async def _tell_lobby(self) -> None:
        await asyncio.sleep(max(LOBBY_PAUSE, len(self.subscribers) / LOBBY_ANSWERS))
        self._lobby_due = False
        frame = encode(LobbyChanged())
        for one in list(self.subscribers):
            one.tell(frame)
