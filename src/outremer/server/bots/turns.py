"""Whenever a bot is asked, it thinks in a process of its own and then plays."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from outremer.bots.turns import Turns
from outremer.server.bots.pool import WorkerPool, imagined
from outremer.server.guiding import scripted_move
from outremer.server.live.events import free_answers, free_moves, free_replies
from outremer.server.live.room import Room
from outremer.server.settings import Settings
from outremer.server.store.tables import StoredSeat
from outremer.server.tasks import Tasks
from outremer.server.turns import Asker

log = logging.getLogger("outremer")
FIRST_PAUSE = 0.1  # seconds before a bot whose move failed is asked again; twice as long each time
LONGEST_PAUSE = 60.0
MOST_TABLES = 4096  # whose bots' turns are known


class BotTurns:
    def __init__(self, settings: Settings, tasks: Tasks, go_back: Callable[[Room], None]) -> None:
        self._settings = settings
        self._go_back = go_back  # to what is durable
        self._tasks = tasks
        self.pool = WorkerPool(settings.bot_workers, settings.bot_timeout)
        self._turns: dict[str, Turns] = {}  # how long bots have thought, by the table's id
        self._thinking: set[tuple[Room, int]] = set()  # rooms and seats whose bots are at it
        self._failures: dict[str, int] = {}  # how often in a row a bot's move could not be played, by the table's id

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

    @property
    def under_way(self) -> int:
        """Turns for which a bot thinks, waits for a process or keeps its pace."""
        return len(self._thinking)

    def is_thinking(self, room: Room) -> bool:
        return any(one is room for one, _ in self._thinking)

    async def stop(self) -> None:
        await self.pool.stop()

    async def _take_turn(self, room: Room, seat: int) -> None:
        if not _is_called(room, seat):
            self._thinking.discard((room, seat))  # somebody took back what led here
            return
        known, only_replies = room.audience.known[seat], _only_replies(room, seat)
        move = None
        try:
            move = await self._think(room, seat, only_replies)
        except Exception:  # whatever it was, the table must not wait for it
            log.exception("A bot's turn failed at table %s; a move is drawn for it", room.stored.id)
        finally:
            self._thinking.discard((room, seat))
        room.outbox.when_durable(lambda: self._play(room, seat, known, move, only_replies))

    async def _think(self, room: Room, seat: int, only_replies: bool) -> str | None:
        table = room.table
        assert table is not None
        loop = asyncio.get_running_loop()
        began = loop.time()
        seed = self._settings.seed(f"seat {seat} at {room.sequence}")
        move = None if only_replies else scripted_move(room.stored, table, seat)
        if move is None:
            replies = free_replies(table, seat) if only_replies else []
            bot = room.stored.seats[seat].bot or "random"
            asker = Asker(room.stored.owner, room.stored.id)
            turns = self._turns_at(room)
            spent, took = turns.spent(table, seat), partial(turns.add, table, seat)
            move = await self.pool.choose(bot, seat, imagined(table, seat, seed), seed, replies, asker, spent, took)
        await asyncio.sleep(max(0.0, self._settings.bot_pace - (loop.time() - began)))
        return move

    def _turns_at(self, room: Room) -> Turns:
        if len(self._turns) >= MOST_TABLES:  # all that is forgotten is how long bots have thought in a turn
            self._turns.clear()
        return self._turns.setdefault(room.stored.id, Turns())

    def _play(self, room: Room, seat: int, known: int, move: str | None, only_replies: bool) -> None:
        """A thought is as good as a person's command: unless what this seat knows has changed so that it is stale."""
        stored = room.stored
        if room.retired or room.broken or stored.state != "playing":
            return
        try:
            is_stale = room.audience.is_stale(seat, known, only_replies)
            if is_stale or not stored.seats[seat].played_by_bot or only_replies != _only_replies(room, seat):
                self.wake(room)
            else:
                self._say(room, seat, move, only_replies)
        except Exception:  # half of it may have been played: what is durable is loaded again, and the bot asked again
            failures = self._failures[stored.id] = self._failures.get(stored.id, 0) + 1
            log.exception("A bot's move failed at table %s; it goes back to what is durable", stored.id)
            room.broken = True
            self._tasks.spawn(self._go_back_later(room, min(LONGEST_PAUSE, FIRST_PAUSE * 2**failures)))
        else:
            self._failures.pop(stored.id, None)

    def _say(self, room: Room, seat: int, move: str | None, only_replies: bool) -> None:
        table = room.table
        assert table is not None
        free = free_replies(table, seat) if only_replies else free_answers(table, seat)
        if not free:
            return  # what it was to answer is gone
        is_free = move in free or (not only_replies and move in free_moves(table, seat).offers)
        if move is None or not is_free or room.stored.id in self._failures:
            move = free[self._settings.chance(f"instead of seat {seat} at {room.sequence}").below(len(free))]
        room.play_for(seat, move)

    async def _go_back_later(self, room: Room, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._go_back(room)


def _is_called(room: Room, seat: int) -> bool:
    return bool((room.stored.awaited | room.stored.addressed) >> seat & 1)


def _only_replies(room: Room, seat: int) -> bool:
    """Whoever has a proposal answers that first; what they are asked can wait so long."""
    return bool(room.stored.addressed >> seat & 1)
