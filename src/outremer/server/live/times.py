"""When the decisions and the private talks of a table run out, and what each listener is told of it."""

from __future__ import annotations

from outremer.kernel.blanks import NOBODY
from outremer.server.clock import Deadlines, Watch
from outremer.server.live.events import Viewpoint, rooms_of
from outremer.server.live.step import Step
from outremer.server.protocol.news import Clock
from outremer.server.store.tables import StoredTable
from outremer.table.table import Table


class Run:
    """How far one seat has come with its moves since another spoke: what it says again wins it no time."""

    def __init__(self) -> None:
        self._seat = NOBODY
        self._length = 0
        self._longest = 0

    def is_further(self, seat: int, moves: int | None, is_open: bool) -> bool:
        """After so many moves of this seat, None where one was taken back: is it further than it ever was?"""
        if seat != self._seat:
            self._seat, self._length, self._longest = seat, 0, 0
        if is_open:
            self._length = max(0, self._length - 1) if moves is None else self._length + moves
        is_further = self._length > self._longest
        self._longest = max(self._longest, self._length)
        return is_further


class Times:
    """Kept with every entry, so that they go on where they were when the table comes back from the store."""

    def __init__(self, stored: StoredTable, watch: Watch) -> None:
        self.deadlines = stored.due
        self.watch = watch
        self._stored = stored
        self._spent: dict[int, int] = {}  # when the decision would have run out that a seat has just made
        self._ran_out: set[int] = set()  # the seat for which such a decision was made because it had run out
        self._left: dict[int, int] = {}  # when the decision runs out that a seat was asked for before a bot took over
        self._ended: dict[str, int] = {}  # when the talks would have run out that are over
        self._run = Run()
        self._told: dict[Viewpoint, Deadlines] = {}

    def advance(self, table: Table, step: Step | None, mover: int, is_open: bool) -> None:
        """After an entry; None where a move was taken back. `is_open`: everybody noticed it.

        What others did not notice renews no time, or its going on would tell them.
        """
        before, seats = {**self._left, **self.deadlines.seats}, {}
        answered = step is not None and is_open and not step.only_offers
        is_late = mover in before and before[mover] <= self.watch.now()
        is_further = self._run.is_further(mover, None if step is None else step.moves, is_open) or is_late
        for seat in self._asked_seats():
            is_again = seat == mover and not is_further
            is_renewed = seat == mover and is_further and answered
            if step is None and seat in self._ran_out:
                seats[seat] = self._spent[seat]
            elif seat in before and (step is None or step.same_forms or is_again) and not is_renewed:
                seats[seat] = before[seat]
            elif step is None and seat in self._spent:
                seats[seat] = self._spent[seat]
            else:
                seats[seat] = self._from_now(self._stored.clock)
        if answered and mover in before:
            self._spent = {mover: before[mover]}
            self._ran_out = {mover} if is_late else set()
        self._keep(seats, self._talks(table, is_back=step is None))

    def begin(self, table: Table) -> None:
        """For whom no time runs yet, although they are asked: it begins now. Who was away wins none by that."""
        seats = {seat: self._from_now(self._stored.clock) for seat in self._asked_seats()}
        before = {**self._left, **self.deadlines.seats}
        kept = {seat: at for seat, at in before.items() if seat in seats}
        self._keep({**seats, **kept}, self._talks(table))

    def _keep(self, seats: dict[int, int], talks: dict[str, int]) -> None:
        """Bots have no time; that of the person for whom one plays is put by."""
        sitting = self._stored.seats
        self._left = {seat: at for seat, at in seats.items() if sitting[seat].played_by_bot}
        running = {seat: at for seat, at in seats.items() if seat not in self._left}
        self._ended.update(self.deadlines.talks)
        self.deadlines = Deadlines(running, talks)

    def _asked_seats(self) -> list[int]:
        stored = self._stored
        return [] if stored.clock is None else [one.seat for one in stored.seats if stored.awaited >> one.seat & 1]

    def _talks(self, table: Table, is_back: bool = False) -> dict[str, int]:
        """A talk whose end was taken back has no more time than it had."""
        kernel, before = table.kernel, {**self._ended, **self.deadlines.talks} if is_back else self.deadlines.talks
        talks = [] if table.over else kernel.rules.talks(kernel.world)
        return {talk.name: before.get(talk.name) or self._from_now(talk.seconds) for talk in talks}

    def _from_now(self, seconds: int | None) -> int:
        assert seconds is not None
        return self.watch.now() + seconds * 1000

    @property
    def never_ran(self) -> bool:
        """No time runs, and none has run that anybody would have to be told of."""
        return self._stored.clock is None and not self.deadlines.talks and not self._ended

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
