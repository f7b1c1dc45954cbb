"""The way of a game: stretches of it to step through, and all that was told, each line with its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection

from outremer.kernel.journal import MOVED
from outremer.server.errors import Fault
from outremer.server.http.history import check_started, counted_as, frozen_fault, position_at, viewpoint_of
from outremer.server.http.lobby import find_table
from outremer.server.http.requests import ApiRequest, whole_number
from outremer.server.info import own_seat
from outremer.server.live import events
from outremer.server.live.events import Viewpoint
from outremer.server.live.views import differences
from outremer.server.protocol import Chronicle, Patch, Position, Stretch, Stride
from outremer.server.store import journal, loading
from outremer.server.store.journal import Counted, JournalRow
from outremer.server.store.loading import TAKING_BACK, Frozen
from outremer.server.store.snapshots import BEFORE_ALL
from outremer.server.store.tables import StoredTable
from outremer.table.table import Table

LONGEST = 100  # strides in one answer
T = TypeVar("T")


async def stretch(request: ApiRequest) -> Stretch:
    """From what this viewpoint counts as `from` up to `to`."""
    since = whole_number(request.query("from") or "0", "malformed", what="from")
    until = whole_number(request.query("to") or str(since + LONGEST), "malformed", what="to")
    return await _read(request, lambda connection, stored, seat: _stretch(connection, stored, seat, since, until))


async def chronicle(request: ApiRequest) -> Chronicle:
    """All that this viewpoint was told."""
    return await _read(request, _chronicle)


async def _read(request: ApiRequest, look: Callable[[Connection, StoredTable, Viewpoint], T]) -> T:
    stored = await find_table(request)
    check_started(stored)
    seat = viewpoint_of(request, stored, request.player, own_seat(stored, request.player))
    try:
        return await request.store.read(lambda connection: look(connection, stored, seat))
    except Frozen as frozen:
        raise frozen_fault(request, frozen) from frozen


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


def _stretch(connection: Connection, stored: StoredTable, seat: Viewpoint, since: int, until: int) -> Stretch:
    noticed, at = _noticed(connection, stored, seat), _place(stored, seat)
    first = counted_as(noticed, since, at, lambda entry, place: entry.known[place])
    last = noticed[min(until, since + LONGEST, len(noticed) - 1)]
    if until < since:
        raise Fault("malformed", what="to")
    walked = loading.retrace(connection, stored, first.sequence, last.sequence, lambda: _Walk(seat, at, noticed, first))
    return Stretch(walked.position, walked.strides)


class _Walk:
    """What a viewpoint sees of a stretch that begins at this entry."""

    def __init__(self, seat: Viewpoint, at: int, noticed: list[Counted], first: Counted) -> None:
        self.seat = seat
        self.at = at
        self.noticed = {entry.sequence: entry for entry in noticed}
        self.first = first
        self.last = noticed[-1]
        self.position: Position
        self.strides: list[Stride] = []
        self._view: dict[str, Any] = {}
        self._told = 0

    def begins(self, table: Table, sequence: int) -> None:
        if sequence == self.first.sequence:
            self._look(table)

    def goes_on(self, table: Table, entry: JournalRow, kept: int) -> None:
        if entry.sequence == self.first.sequence:
            self._look(table)
        elif entry.sequence > self.first.sequence and entry.sequence in self.noticed:
            self._step(table, entry, kept)

    def _look(self, table: Table) -> None:
        self.position = position_at(table, self.seat, self.at, self.first, self.last)
        self._view, self._told = self.position.view, self.position.event_count

    def _step(self, table: Table, entry: JournalRow, kept: int) -> None:
        heard = events.heard(table, table.journal.entries[kept:], [self.seat])[0]
        taken_back = entry.body.startswith(TAKING_BACK)
        self._told = len(table.events(self.seat)) if taken_back else self._told + len(heard.events)
        view = table.view(self.seat)
        patch: Patch = []
        differences(self._view, view, [], patch)
        self._view = view
        counted = self.noticed[entry.sequence]
        stride = Stride(counted.known[self.at], counted.moment, patch, heard.events, self._told, None, [])
        if not taken_back:
            movers = [line.seat for line in table.journal.entries[kept:] if line.kind == MOVED]
            stride.by = movers[0] if heard.spoken and movers else None
            stride.said = [line for line in table.lines(self.seat, kept) if not line.startswith("roll ")]
        self.strides.append(stride)


def _chronicle(connection: Connection, stored: StoredTable, seat: Viewpoint) -> Chronicle:
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
    return made


class _Places:
    """The entry that wrote each line of the journal."""

    def begins(self, table: Table, sequence: int) -> None:
        self.table = table
        self.places = [0] * len(table.journal.entries)

    def goes_on(self, table: Table, entry: JournalRow, kept: int) -> None:
        del self.places[kept:]
        self.places += [entry.sequence] * (len(table.journal.entries) - kept)
