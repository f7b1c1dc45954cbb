"""Tables that nobody starts go after a while, so that the lobby is what is really offered."""

from __future__ import annotations

import asyncio
import logging

from outremer.server.clock import now
from outremer.server.errors import Fault
from outremer.server.limits import Limits
from outremer.server.rooms import Rooms
from outremer.server.settings import Settings
from outremer.server.store import tables
from outremer.server.store.leases import Elsewhere
from outremer.server.store.store import Store

log = logging.getLogger("outremer")
EVERY_SECONDS = 600.0
DAY = 24 * 3600 * 1000


class Expiry:
    def __init__(self, settings: Settings, store: Store, rooms: Rooms, limits: Limits) -> None:
        self._settings = settings
        self._store = store
        self._rooms = rooms
        self._limits = limits

    async def keep_watch(self) -> None:
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            try:
                await self.sweep()
            except Fault as fault:  # the store may be gone for a while
                log.warning("Tables that nobody starts could not be looked for: %s", fault)

    async def sweep(self) -> int:
        """How many are gone."""
        before = now() - int(self._settings.waiting_days * DAY)
        gone = 0
        for id_ in await self._store.read(lambda connection: tables.waiting_since(connection, before)):
            try:
                gone += await self._remove(id_)
            except (Elsewhere, Fault):
                continue  # another process sees to it, or it is gone already
        self._limits.forget_openings(set(await self._store.read(tables.all_waiting)))
        return gone

    async def _remove(self, id_: str) -> bool:
        async with self._rooms.changing(id_):
            room = await self._rooms.get(id_)
            if room.stored.state != "waiting" or room.audience.everybody():
                return False
            await room.held.write(lambda connection: tables.remove(connection, room.stored.key))
            self._rooms.close(room)
            return True
