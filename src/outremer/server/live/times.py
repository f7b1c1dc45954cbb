"""When the decisions and the private talks of a table run out, and what each listener is told of it."""

from __future__ import annotations

from outremer.server.clock import Deadlines, Watch
from outremer.server.live.events import Viewpoint, rooms_of
from outremer.server.live.step import Step
from outremer.server.protocol import Clock
from outremer.server.store.tables import StoredTable
from outremer.table.table import Table


class Times:
    """Kept with every entry, so that they go on where they were when the table comes back from the store."""

    def __init__(self, stored: StoredTable, watch: Watch) -> None:
        self.deadlines = stored.due
        self.watch = watch
        self._stored = stored
        self._spent: dict[int, int] = {}  # when the decision would have run out that a seat has just made
        self._told: dict[Viewpoint, Deadlines] = {}

    def advance(self, table: Table, step: Step | None, mover: int, is_open: bool) -> None:
        """After an entry; None where a move was taken back. `is_open`: everybody noticed it.

        What others did not notice renews no time, or its going on would tell them.
        """
        before, seats = self.deadlines.seats, {}
        answered = step is not None and is_open and not step.only_offers
        for seat in self._timed_seats():
            goes_on = seat in before and (step is None or step.same_forms) and not (answered and seat == mover)
            if goes_on:
                seats[seat] = before[seat]
            elif step is None and seat in self._spent:
                seats[seat] = self._spent[seat]
            else:
                seats[seat] = self._from_now(self._stored.clock)
        if answered and mover in before:
            self._spent = {mover: before[mover]}
        self.deadlines = Deadlines(seats, self._talks(table))

    def begin(self, table: Table) -> None:
        """For whom no time runs yet, although they are asked: it begins now."""
        seats = {seat: self._from_now(self._stored.clock) for seat in self._timed_seats()}
        kept = {seat: at for seat, at in self.deadlines.seats.items() if seat in seats}
        self.deadlines = Deadlines({**seats, **kept}, self._talks(table))

    def _timed_seats(self) -> list[int]:
        stored = self._stored
        if stored.clock is None:
            return []
        return [one.seat for one in stored.seats if stored.awaited >> one.seat & 1 and not one.played_by_bot]

    def _talks(self, table: Table) -> dict[str, int]:
        kernel, before = table.kernel, self.deadlines.talks
        talks = [] if table.over else kernel.rules.talks(kernel.world)
        return {talk.name: before.get(talk.name) or self._from_now(talk.seconds) for talk in talks}

    def _from_now(self, seconds: int | None) -> int:
        assert seconds is not None
        return self.watch.now() + seconds * 1000

    # -- telling --------------------------------------------------------------------------------------------------

    def told(self, table: Table, viewpoint: Viewpoint) -> Clock | None:
        """What is left, for whoever begins to listen; None where no time runs."""
        known = self._told[viewpoint] = self._known_to(table, viewpoint)
        if self._stored.clock is None and not known:
            return None
        return self._clock(known)

    def news(self, table: Table, viewpoint: Viewpoint) -> Clock | None:
        """What is left, if that is new."""
        known = self._known_to(table, viewpoint)
        if known == self._told.get(viewpoint):
            return None
        self._told[viewpoint] = known
        return self._clock(known)

    def _known_to(self, table: Table, viewpoint: Viewpoint) -> Deadlines:
        """Everybody sees who is asked; of a talk only its members know how long it has lasted."""
        talks = rooms_of(table, viewpoint)
        return Deadlines(self.deadlines.seats, {name: at for name, at in self.deadlines.talks.items() if name in talks})

    def _clock(self, known: Deadlines) -> Clock:
        now, limit = self.watch.now(), self._stored.clock
        return Clock(
            None if limit is None else limit * 1000,
            {str(seat): max(0, at - now) for seat, at in known.seats.items()},
            {name: max(0, at - now) for name, at in known.talks.items()},
        )
