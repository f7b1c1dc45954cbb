"""When a decision or a private talk has run out, the server says what must be said, as a move like any other."""

from __future__ import annotations

import logging

from outremer.kernel.modules import Talk
from outremer.server.clock import Timer
from outremer.server.live.events import free_answers
from outremer.server.live.room import Room
from outremer.server.settings import Settings
from outremer.table.table import NoSuchMove, Refused

log = logging.getLogger("outremer")


class RunningTimes:
    """At all tables: one timer each, for whatever runs out first."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._timers: dict[Room, Timer] = {}

    def follow(self, room: Room) -> None:
        """After an entry, or when a table has come back: wait for what runs out next."""
        self._cancel(room)
        table = room.table
        if table is None or table.over or not room.times.deadlines:
            return
        now, deadlines = room.times.watch.now(), room.times.deadlines
        held = [talk.name for talk in self._over(room) if not _may_end(room, talk)]
        ahead = [*deadlines.seats.values(), *(at for name, at in deadlines.talks.items() if name not in held)]
        if ahead:  # a talk that cannot be ended now is, after the next entry
            self._timers[room] = room.times.watch.call_at(max(now, min(ahead)), lambda: self._run_out(room))

    def begin(self, room: Room) -> None:
        """Who plays a seat has changed."""
        if room.table is not None and room.stored.state == "playing":
            room.times.begin(room.table)
            self.follow(room)

    def is_running(self, room: Room) -> bool:
        return room in self._timers

    def stop(self) -> None:
        for room in list(self._timers):
            self._cancel(room)

    def _cancel(self, room: Room) -> None:
        if room in self._timers:
            self._timers.pop(room).cancel()

    # -- when it is over ------------------------------------------------------------------------------------------

    def _run_out(self, room: Room) -> None:
        self._timers.pop(room, None)
        room.outbox.when_durable(lambda: self._say(room))

    def _say(self, room: Room) -> None:
        """Everything may have changed meanwhile; one thing is said at a time, and the next after its entry."""
        table = room.table
        if table is None or room.broken or room.retired or room.stored.state != "playing" or table.over:
            return
        now = room.times.watch.now()
        said = next(((talk.opener, talk.end) for talk in self._over(room) if _may_end(room, talk)), None)
        late = [seat for seat, at in room.times.deadlines.seats.items() if at <= now and table.kernel.asked(seat)]
        try:
            if said is not None:
                room.play_for(said[0], table.game.lexicon.sentences[said[1]])
            elif late:
                room.play_for(late[0], self._answer(room, late[0]))
            else:
                self.follow(room)
        except (Refused, NoSuchMove):
            log.exception("The rules refused a move that they had listed, at table %s", room.stored.id)

    def _over(self, room: Room) -> list[Talk]:
        """The talks whose time is up."""
        table, now = room.table, room.times.watch.now()
        assert table is not None
        talks = table.kernel.rules.talks(table.kernel.world)
        return [talk for talk in talks if room.times.deadlines.talks.get(talk.name, now + 1) <= now]

    def _answer(self, room: Room, seat: int) -> str:
        """What stands for the seat, else a word that gives nothing away, else any."""
        table = room.table
        assert table is not None
        free = free_answers(table, seat)
        standing = room.answer_for(seat)
        if standing in free:
            return standing
        quiet = [word for word in table.game.quiet if word in free]
        if quiet:
            return quiet[0]
        return free[self._settings.chance(f"out of time at {room.sequence}").below(len(free))]


def _may_end(room: Room, talk: Talk) -> bool:
    assert room.table is not None
    return room.table.kernel.bar(talk.opener, talk.end) is None
