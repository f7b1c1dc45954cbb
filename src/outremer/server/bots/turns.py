"""Whenever a bot is asked, it thinks in a process of its own and then plays."""

from __future__ import annotations

import asyncio
import logging

from outremer.server.bots.pool import WorkerPool, imagined
from outremer.server.guiding import scripted_move
from outremer.server.live.events import free_answers, free_moves, free_replies
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
        """Bots that are asked, or have a proposal to answer, begin to think."""
        if room.table is not None:  # else it is frozen
            for seat in room.stored.seats:
                if seat.played_by_bot and _is_called(room, seat.seat):
                    self.begin(room, seat)

    def begin(self, room: Room, seat: StoredSeat) -> None:
        """This bot thinks, unless it does so already."""
        if (room, seat.seat) not in self._thinking:
            self._thinking.add((room, seat.seat))
            self._tasks.spawn(self._take_turn(room, seat.seat))

    def is_thinking(self, room: Room) -> bool:
        return any(one is room for one, _ in self._thinking)

    async def stop(self) -> None:
        await self.pool.stop()

    async def _take_turn(self, room: Room, seat: int) -> None:
        assert room.table is not None
        if not _is_called(room, seat):
            self._thinking.discard((room, seat))  # somebody took back what led here
            return
        loop = asyncio.get_running_loop()
        began, sequence, known = loop.time(), room.sequence, room.audience.known[seat]
        bot = room.stored.seats[seat].bot or "random"
        move = None
        only_replies = _only_replies(room, seat)
        replies = free_replies(room.table, seat) if only_replies else []
        try:
            seed = self._settings.seed(f"seat {seat} at {sequence}")
            move = None if only_replies else scripted_move(room.stored, room.table, seat)
            if move is None:
                move = await self.pool.choose(bot, seat, imagined(room.table, seat, seed), seed, replies)
            await asyncio.sleep(max(0.0, self._settings.bot_pace - (loop.time() - began)))
        except Exception:  # whatever it was, the table must not wait for it
            log.exception("A bot's turn failed at table %s; a move is drawn for it", room.stored.id)
        finally:
            self._thinking.discard((room, seat))
        room.outbox.when_durable(lambda: self._play(room, seat, known, move, only_replies))

    def _play(self, room: Room, seat: int, known: int, move: str | None, only_replies: bool) -> None:
        """A thought is as good as a person's command: unless what this seat knows has changed so that it is stale."""
        table, stored = room.table, room.stored
        assert table is not None
        if room.retired or room.broken or stored.state != "playing":
            return
        is_stale = room.audience.is_stale(seat, known, only_replies)
        if is_stale or not stored.seats[seat].played_by_bot or only_replies != _only_replies(room, seat):
            self.wake(room)
            return
        free = free_replies(table, seat) if only_replies else free_answers(table, seat)
        if not free:
            return  # what it was to answer is gone
        if move not in free and (only_replies or move not in free_moves(table, seat).offers):
            move = free[self._settings.chance(f"instead of seat {seat} at {room.sequence}").below(len(free))]
        try:
            room.play_for(seat, move)
        except (Refused, NoSuchMove):
            log.exception("The rules refused a move that they had listed, at table %s", stored.id)


def _is_called(room: Room, seat: int) -> bool:
    return bool((room.stored.awaited | room.stored.addressed) >> seat & 1)


def _only_replies(room: Room, seat: int) -> bool:
    """Whoever has a proposal answers that first; what they are asked can wait so long."""
    return bool(room.stored.addressed >> seat & 1)
