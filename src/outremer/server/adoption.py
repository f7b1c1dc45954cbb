"""Tables that go on by themselves have somebody who sees to it: after a start, and when another process is gone."""

from __future__ import annotations

import asyncio
import logging
import random
from contextlib import suppress

from outremer.server.errors import StoreFailed
from outremer.server.rooms import Rooms
from outremer.server.store import business, leases
from outremer.server.store.business import Orphan
from outremer.server.store.leases import Elsewhere
from outremer.server.store.membership import Membership
from outremer.server.store.store import Store
from outremer.server.tasks import steadily

log = logging.getLogger("outremer")
LOOK_SECONDS = 1.0  # about as often is looked for tables whose process is gone
AT_ONCE = 20  # of them
WATCH_SECONDS = 0.25  # until it is noticed that our own tables may have gone to others
CHECK_SECONDS = 3.0  # until it is noticed that one of them has, or that we do not see to one


class Adoption:
    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms
        self._hopeless: set[str] = set()  # tables that cannot be loaded, as was said once

    async def resume(self) -> None:
        """After a start: bots and standing answers that were asked go on, and games that had just ended are closed."""
        while True:
            try:
                for id_ in await self._store.read(business.unfinished):
                    await self._load(id_)
            except StoreFailed:
                await asyncio.sleep(LOOK_SECONDS)
            else:
                return

    async def _load(self, id_: str) -> None:
        if id_ in self._hopeless:
            return
        try:
            await self._rooms.get(id_)
        except (Elsewhere, StoreFailed):
            pass  # another was quicker, or looks again
        except Exception:  # the other tables go on
            self._hopeless.add(id_)
            log.exception("Table %s cannot be resumed", id_)

    # -- among several processes ----------------------------------------------------------------------------------

    async def watch(self, membership: Membership) -> None:
        await asyncio.gather(
            steadily(self._take_over),
            steadily(lambda: self._let_go(membership)),
            steadily(lambda: self._check(membership)),
        )

    async def _take_over(self) -> None:
        """Tables of processes that are gone go on here, a few at a time, so that each of us gets some."""
        while True:
            found: list[Orphan] = []
            try:
                found = await self._store.read(lambda connection: business.orphans(connection, AT_ONCE))
                for orphan in found:
                    await self._adopt(orphan)
            except StoreFailed:
                pass  # said already; it is asked again
            if len(found) < AT_ONCE:
                await asyncio.sleep(LOOK_SECONDS * random.uniform(0.7, 1.3))

    async def _adopt(self, orphan: Orphan) -> None:
        if orphan.goes_on:
            await self._load(orphan.id)
        elif not self._rooms.has(orphan.id):
            write = self._store.write
            self._rooms.give_back(
                orphan.id, lambda: write(lambda connection: leases.give_back(connection, orphan.lease))
            )

    async def _let_go(self, membership: Membership) -> None:
        """Where the others may believe that we are gone, none of our tables is ours any more."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            for room in list(self._rooms.loaded.values()):
                lease = room.held.lease
                if not membership.lives or (lease is not None and lease.server != membership.server):
                    self._rooms.lose(room)

    async def _check(self, membership: Membership) -> None:
        """What the store says is ours and what is in memory may differ, when something went wrong on the way."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            with suppress(StoreFailed):  # said already; it is asked again
                await self._compare(membership.server)

    async def _compare(self, server: int) -> None:
        before = list(self._rooms.loaded.values())
        ours = await self._store.read(lambda connection: leases.held_by(connection, server))
        for room in before:
            if self._rooms.loaded.get(room.stored.id) is room and room.held.lease not in ours:
                self._rooms.lose(room)
        loaded = {room.stored.key for room in (*before, *self._rooms.loaded.values())}
        left = [lease.table for lease in ours if lease.table not in loaded]
        if left:
            for one in await self._store.read(lambda connection: business.among(connection, server, left)):
                await self._adopt(one)
