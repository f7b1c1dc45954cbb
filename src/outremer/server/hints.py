"""What one process tells the others on the same PostgreSQL: hints that something has changed, a few times a second."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import msgspec
from msgspec import Struct, field
from sqlalchemy import Connection, text

from outremer.server.errors import StoreFailed
from outremer.server.store.membership import CHANNEL, Membership
from outremer.server.store.store import Store
from outremer.server.tasks import Tasks

GATHER_SECONDS = 0.1  # for which hints are gathered, since PostgreSQL tells them one after the other
RETRY_SECONDS = 1.0  # until hints are given again that could not be given
MOST_SPOKEN = 2  # tables told of one of them; of more at once a moment too early is told that they are awaited
MOST_AT_ONCE = 80  # of a kind, so that they fit into one notice
_NOTIFY = text("SELECT pg_notify(:channel, :hint)")


class Hint(Struct):
    """What has changed; players and devices by their keys."""

    server: int
    lobby: bool = False
    awaited: set[int] = field(default_factory=set)  # those for whom it has changed where they are awaited
    spoken: dict[int, list[str]] = field(default_factory=dict)  # tables at which answers of theirs are on their way
    players: set[int] = field(default_factory=set)  # those of whom something else has
    devices: set[int] = field(default_factory=set)  # those that are no longer known


class Hints:
    def __init__(
        self,
        membership: Membership,
        store: Store,
        tasks: Tasks,
        learn: Callable[[Hint | None], None],
        spoken_for: Callable[[int], list[str]],
    ) -> None:
        self._membership = membership
        self._store = store
        self._tasks = tasks
        self._learn = learn  # None: anything may have changed
        self._spoken_for = spoken_for  # the tables here at which answers of this player are on their way
        self._untold = Hint(0)
        self._is_due = False

    def start(self) -> None:
        loop = asyncio.get_running_loop()

        def hear(hint: str | None) -> None:
            with suppress(RuntimeError):  # the loop has ended before the thread
                loop.call_soon_threadsafe(self._heard, hint)

        self._membership.on_hint = hear

    def _heard(self, told: str | None) -> None:
        if told is None:
            self._learn(None)
            return
        hint = msgspec.json.decode(told, type=Hint)
        if hint.server != self._membership.server:
            self._learn(hint)

    # -- telling --------------------------------------------------------------------------------------------------

    def lobby(self) -> None:
        self._untold.lobby = True
        self._tell_soon()

    def awaited(self, player: int) -> None:
        self._untold.awaited.add(player)
        self._tell_soon()

    def player(self, player: int) -> None:
        self._untold.players.add(player)
        self._tell_soon()

    def device(self, device: int) -> None:
        self._untold.devices.add(device)
        self._tell_soon()

    def _tell_soon(self) -> None:
        if not self._is_due:
            self._is_due = True
            self._tasks.spawn(self._tell())

    async def _tell(self) -> None:
        await asyncio.sleep(GATHER_SECONDS)
        self._is_due = False
        untold, self._untold = self._untold, Hint(0)
        if not self._membership.has_others:
            return
        untold.spoken = {player: self._spoken_for(player)[:MOST_SPOKEN] for player in untold.awaited}
        hints = _split(untold, self._membership.server)

        def notify(connection: Connection) -> None:
            for hint in hints:
                connection.execute(_NOTIFY, {"channel": CHANNEL, "hint": msgspec.json.encode(hint).decode()})
            connection.commit()

        try:
            await self._store.read(notify)
        except StoreFailed:  # said already; the others would not hear of it otherwise
            self._untold = _together(untold, self._untold)
            await asyncio.sleep(RETRY_SECONDS)
            self._tell_soon()


def _together(one: Hint, other: Hint) -> Hint:
    return Hint(
        one.server,
        one.lobby or other.lobby,
        one.awaited | other.awaited,
        players=one.players | other.players,
        devices=one.devices | other.devices,
    )


def _split(untold: Hint, server: int) -> list[Hint]:
    parts = [Hint(server, untold.lobby)]
    for kind in ("awaited", "players", "devices"):
        keys = sorted(getattr(untold, kind))
        for at in range(0, len(keys), MOST_AT_ONCE):
            part = Hint(server)
            setattr(part, kind, set(keys[at : at + MOST_AT_ONCE]))
            part.spoken = {player: untold.spoken[player] for player in part.awaited if untold.spoken.get(player)}
            parts.append(part)
    return parts if untold.lobby else parts[1:]
