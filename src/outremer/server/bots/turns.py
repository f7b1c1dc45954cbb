"""Whenever a bot is asked, it thinks in a process of its own and then plays."""

from __future__ import annotations

import asyncio
import logging

from outremer.server.bots.pool import WorkerPool, imagined
from outremer.server.live.events import free_moves
from outremer.server.live.room import Room
from outremer.server.settings import Settings
from outremer.server.store.tables import StoredSeat
from outremer.server.tasks import Tasks
from outremer.table.table import NoSuchMove, Refused

log = logging.getLogger("outremer")


class BotTurns:
    def __init__(self, settings: Settings, tasks: Tasks) -> None:
        self._settings = settings
        self._tasks = tasks
        self.pool = WorkerPool(settings.bot_workers, settings.bot_timeout)
        self._thinking: set[tuple[Room, int]] = set()  # rooms and seats whose bots are at it

    def wake(self, room: Room) -> None:
        """Bots that are asked begin to think."""
        if room.table is not None:  # else it is frozen
            for seat in room.stored.seats:
                if seat.played_by_bot and room.stored.awaited >> seat.seat & 1:
                    self.begin(room, seat)

    def begin(self, room: Room, seat: StoredSeat) -> None:
        """This bot is asked: it thinks, unless it does so already."""
        if (room, seat.seat) not in self._thinking:
            self._thinking.add((room, seat.seat))
            self._tasks.spawn(self._take_turn(room, seat.seat))

    def is_thinking(self, room: Room) -> bool:
        return any(one is room for one, _ in self._thinking)

    async def stop(self) -> None:
        await self.pool.stop()

    async def _take_turn(self, room: Room, seat: int) -> None:
        assert room.table is not None
        if not room.stored.awaited >> seat & 1:
            self._thinking.discard((room, seat))  # somebody took back what led here
            return
        loop = asyncio.get_running_loop()
        began, sequence = loop.time(), room.sequence
        bot = room.stored.seats[seat].bot or "random"
        move = None
        try:
            seed = self._settings.seed(f"seat {seat} at {sequence}")
            move = await self.pool.choose(bot, seat, imagined(room.table, seat, seed), seed)
            await asyncio.sleep(max(0.0, self._settings.bot_pace - (loop.time() - began)))
        finally:
            self._thinking.discard((room, seat))
        room.outbox.when_durable(lambda: self._play(room, seat, sequence, move))

    def _play(self, room: Room, seat: int, sequence: int, move: str | None) -> None:
        table, stored = room.table, room.stored
        assert table is not None
        if room.retired or stored.state != "playing":
            return
        if sequence != room.sequence or not stored.seats[seat].played_by_bot or not stored.awaited >> seat & 1:
            self.wake(room)  # the position has changed while it thought
            return
        free = free_moves(table, seat)
        if move not in free:
            move = free[self._settings.chance(f"instead of seat {seat} at {sequence}").below(len(free))]
        try:
            room.play_for(seat, move)
        except (Refused, NoSuchMove):
            log.exception("The rules refused a move that they had listed, at table %s", stored.id)
