"""The way of a game: positions, stretches to step through, and all that was told, each line with its place."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from sqlalchemy import Connection

from outremer.kernel.journal import MOVED
from outremer.server.errors import Fault
from outremer.server.http.history import check_started, look_back_ready, viewpoint_of
from outremer.server.http.lobby import find_table
from outremer.server.http.requests import ApiRequest, whole_number
from outremer.server.info import own_seat
from outremer.server.live import events
from outremer.server.live.events import Heard, Viewpoint
from outremer.server.live.views import differences
from outremer.server.looking import Ready
from outremer.server.protocol.looking_back import Chronicle, Patch, Position, Stretch, Stride
from outremer.server.store import journal, loading
from outremer.server.store.journal import Counted, JournalRow
from outremer.server.store.loading import TAKING_BACK
from outremer.server.store.snapshots import BEFORE_ALL
from outremer.server.store.tables import StoredTable
from outremer.table.table import Table

LONGEST = 100  # strides in one answer
PAGE = 25  # positions of a finished game that are worked out together: whoever looks at one looks at the next


async def position(request: ApiRequest) -> Ready:
    """At what this viewpoint counts as this number."""
    stored, seat = await _looked_at(request)
    wanted = whole_number(request.path("sequence"), "no-such-sequence", last=stored.known_by(seat))
    length = PAGE if stored.state == "finished" else 1
    first = wanted // length * length
    page = await look_back_ready(
        request, stored, ("page", first, seat), partial(positions_from, stored, seat, first, length)
    )
    if wanted - first >= len(page):
        raise Fault("no-such-sequence", last=first + len(page) - 1)
    return page[wanted - first]


async def moment(request: ApiRequest) -> Ready:
    """At what everybody counts as this number: what a link to a position carries."""
    stored, seat = await _looked_at(request)
    wanted = request.path("moment")
    (found,) = await look_back_ready(
        request, stored, ("moment", wanted, seat), partial(position_at_moment, stored, seat, wanted)
    )
    return found


async def stretch(request: ApiRequest) -> Ready:
    """From what this viewpoint counts as `from` up to `to`."""
    since = whole_number(request.query("from") or "0", "malformed", what="from")
    until = whole_number(request.query("to") or str(since + LONGEST), "malformed", what="to")
    stored, seat = await _looked_at(request)
    look = partial(_stretch, stored, seat, since, until)
    (found,) = await look_back_ready(request, stored, ("course", since, until, seat), look)
    return found


async def chronicle(request: ApiRequest) -> Ready:
    """All that this viewpoint was told."""
    stored, seat = await _looked_at(request)
    (found,) = await look_back_ready(request, stored, ("chronicle", seat), partial(_chronicle, stored, seat))
    return found


async def _looked_at(request: ApiRequest) -> tuple[StoredTable, Viewpoint]:
    stored = await find_table(request)
    check_started(stored)
    return stored, viewpoint_of(request, stored, request.player, own_seat(stored, request.player))


# -- positions ----------------------------------------------------------------------------------------------------


def counted_as(counted: list[Counted], sought: int, at: int, number: Callable[[Counted, int], int]) -> Counted:
    """The first entry that has this number for a viewpoint."""
    for entry in counted:
        if number(entry, at) == sought:
            return entry
    raise Fault("no-such-sequence", last=number(counted[-1], at))


def _noticed(connection: Connection, stored: StoredTable, seat: Viewpoint) -> list[Counted]:
    """The entries that this viewpoint noticed: each by the number that it has there."""
    at = _place(stored, seat)
    found: list[Counted] = []
    for entry in journal.counted(connection, stored.key, len(stored.seats)):
        if not found or entry.known[at] > found[-1].known[at]:
            found.append(entry)
    return found


def _place(stored: StoredTable, seat: Viewpoint) -> int:
    """Where the numbers of a viewpoint stand."""
    return len(stored.seats) if seat is None else seat


def positions_from(
    stored: StoredTable, seat: Viewpoint, first: int, length: int, connection: Connection
) -> list[Position]:
    noticed, at = _noticed(connection, stored, seat), _place(stored, seat)
    counted_as(noticed, first, at, lambda entry, place: entry.known[place])
    wanted = noticed[first : first + length]
    return _positions(connection, stored, seat, wanted, noticed[-1])


def position_at_moment(stored: StoredTable, seat: Viewpoint, wanted: str, connection: Connection) -> list[Position]:
    counted, at = journal.counted(connection, stored.key, len(stored.seats)), _place(stored, seat)
    sought = whole_number(wanted, "no-such-sequence", last=counted[-1].moment)
    entry = counted_as(counted, sought, at, lambda entry, _: entry.moment)
    return _positions(connection, stored, seat, [entry], counted[-1])


def _positions(
    connection: Connection, stored: StoredTable, seat: Viewpoint, wanted: list[Counted], last: Counted
) -> list[Position]:
    since, until, at = wanted[0].sequence, wanted[-1].sequence, _place(stored, seat)
    return loading.retrace(connection, stored, since, until, lambda: _Look(seat, at, wanted, last)).positions


class _Look:
    """What a viewpoint sees at each of these entries, which it noticed."""

    def __init__(self, seat: Viewpoint, at: int, wanted: list[Counted], last: Counted) -> None:
        self.seat = seat
        self.at = at
        self.wanted = {entry.sequence: entry for entry in wanted}
        self.first = wanted[0].sequence
        self.last = last
        self.told = 0  # events in all
        self.positions: list[Position] = []

    def begins(self, table: Table, sequence: int) -> None:
        if sequence == self.first:
            self._begin(table)

    def goes_on(self, table: Table, entry: JournalRow, kept: int) -> None:
        if entry.sequence == self.first:
            self._begin(table)
        elif entry.sequence > self.first and entry.sequence in self.wanted:
            heard = events.heard(table, table.journal.entries[kept:], [self.seat])[0]
            taken_back = entry.body.startswith(TAKING_BACK)
            self.told = len(table.events(self.seat)) if taken_back else self.told + len(heard.events)
            self.steps(table, entry, kept, heard)

    def _begin(self, table: Table) -> None:
        self.told = len(table.events(self.seat))
        self.positions.append(self._position(table, self.first))

    def _position(self, table: Table, sequence: int) -> Position:
        entry = self.wanted[sequence]
        return Position(
            sequence=entry.known[self.at],
            last=self.last.known[self.at],
            moment=entry.moment,
            last_moment=self.last.moment,
            view=table.view(self.seat),
            events=events.last_events(table, self.seat),
            event_count=self.told,
            seat=self.seat,
        )

    def steps(self, table: Table, entry: JournalRow, kept: int, heard: Heard) -> None:
        """One of the entries was played, and this was heard."""
        self.positions.append(self._position(table, entry.sequence))


# -- what leads from one to the next ------------------------------------------------------------------------------


def _stretch(stored: StoredTable, seat: Viewpoint, since: int, until: int, connection: Connection) -> list[Stretch]:
    noticed, at = _noticed(connection, stored, seat), _place(stored, seat)
    first = counted_as(noticed, since, at, lambda entry, place: entry.known[place])
    last = noticed[min(until, since + LONGEST, len(noticed) - 1)]
    if until < since:
        raise Fault("malformed", what="to")
    wanted = noticed[since:]
    walked = loading.retrace(
        connection, stored, first.sequence, last.sequence, lambda: _Walk(seat, at, wanted, noticed[-1])
    )
    return [Stretch(walked.positions[0], walked.strides)]


class _Walk(_Look):
    """The first of them, and what changes it at each of the others."""

    def __init__(self, seat: Viewpoint, at: int, wanted: list[Counted], last: Counted) -> None:
        super().__init__(seat, at, wanted, last)
        self.strides: list[Stride] = []
        self._view: dict[str, Any] = {}

    def _begin(self, table: Table) -> None:
        super()._begin(table)
        self._view = self.positions[0].view

    def steps(self, table: Table, entry: JournalRow, kept: int, heard: Heard) -> None:
        view = table.view(self.seat)
        patch: Patch = []
        differences(self._view, view, [], patch)
        self._view = view
        counted = self.wanted[entry.sequence]
        stride = Stride(counted.known[self.at], counted.moment, patch, heard.events, self.told, None, [])
        if not entry.body.startswith(TAKING_BACK):
            movers = [line.seat for line in table.journal.entries[kept:] if line.kind == MOVED]
            stride.by = movers[0] if heard.spoken and movers else None
            stride.said = [line for line in table.lines(self.seat, kept) if not line.startswith("roll ")]
        self.strides.append(stride)


# -- what was told ------------------------------------------------------------------------------------------------


def _chronicle(stored: StoredTable, seat: Viewpoint, connection: Connection) -> list[Chronicle]:
    noticed, at = _noticed(connection, stored, seat), _place(stored, seat)
    told = loading.retrace(connection, stored, BEFORE_ALL, None, _Places)
    numbers = {entry.sequence: entry.known[at] for entry in noticed}
    made = Chronicle([], [], [entry.moment for entry in noticed], [None] * len(noticed))
    for line, sequence in zip(told.table.journal.entries, told.places, strict=True):
        if line.kind == MOVED and line.is_noticed_by(seat):
            made.movers[numbers[sequence]] = line.seat
        for event in events.heard(told.table, [line], [seat])[0].events:
            made.events.append(event)
            made.sequences.append(numbers[sequence])
    return [made]


class _Places:
    """The entry that wrote each line of the journal."""

    def begins(self, table: Table, sequence: int) -> None:
        self.table = table
        self.places = [0] * len(table.journal.entries)

    def goes_on(self, table: Table, entry: JournalRow, kept: int) -> None:
        del self.places[kept:]
        self.places += [entry.sequence] * (len(table.journal.entries) - kept)
