"""Looking back: the record, earlier positions, and why a move is refused."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection

from outremer.server.errors import Fault
from outremer.server.http.lobby import find_table
from outremer.server.http.requests import ApiRequest, Text, whole_number
from outremer.server.info import breakdown_of, own_seat
from outremer.server.live import events
from outremer.server.live.connection import why as why_not
from outremer.server.protocol import Breakdown, Height, Position, WhyAnswer
from outremer.server.sentences import say
from outremer.server.store import journal, loading
from outremer.server.store.journal import JournalRow
from outremer.server.store.loading import Frozen
from outremer.server.store.players import Player
from outremer.server.store.snapshots import BEFORE_ALL, begun_at, snapshots_until
from outremer.server.store.tables import StoredTable
from outremer.table.records import Record
from outremer.table.table import Table


def viewpoint_of(request: ApiRequest, stored: StoredTable, player: Player | None, default: int | None) -> int | None:
    """The seat through whose eyes is asked to look: one's own or a spectator's; any once the game is over."""
    wanted = request.query("seat")
    if not wanted:
        return default
    if wanted == "spectator":
        return None
    most = len(stored.seats) - 1
    seat = whole_number(wanted, "no-such-seat", seat=wanted[:20], most=most)
    if seat > most:
        raise Fault("no-such-seat", seat=seat, most=most)
    if stored.state != "finished" and (player is None or stored.seats[seat].player != player.key):
        raise Fault("not-your-seat")
    return seat


def check_started(stored: StoredTable) -> None:
    if stored.state == "waiting":
        raise Fault("not-started")


async def record(request: ApiRequest) -> Text:
    """As this person knows it while the game goes on; whole, with the hash of the end, once it is over."""
    stored = await find_table(request)
    check_started(stored)
    if stored.state == "finished":
        every = request.services.settings.snapshot_every
        return Text(await request.store.read(lambda connection: whole_record(connection, stored, every)))
    seat = viewpoint_of(request, stored, request.player, own_seat(stored, request.player))
    room = await request.services.rooms.get(stored.id)
    if room.table is None:
        raise frozen_fault(request, room.frozen)
    return Text(room.table.record(seat))


def whole_record(connection: Connection, stored: StoredTable, every: int) -> str:
    """The whole game with the hash of its end; what was taken back is left out."""
    made = Record(stored.game, stored.rules, len(stored.seats), dict(stored.options))
    try:
        lines = loading.load(connection, stored, every)[0].lines()
    except Frozen:
        lines = _lines_unplayed(journal.entries_after(connection, stored.key, -1))
    made.position = begun_at(snapshots_until(connection, stored.key, BEFORE_ALL))
    made.lines = list(enumerate(lines))
    made.hash = stored.hash or ""
    return made.write()


def _lines_unplayed(entries: list[JournalRow]) -> list[str]:
    """The lines of a game whose rules this program plays no more: from the entries alone."""
    lines: list[str] = []
    for entry in entries:
        word, _, rest = entry.body.partition(" ")
        if word == "undo":  # takes the seat's own last line, not what others said unnoticed since
            del lines[max(at for at, line in enumerate(lines) if line.startswith(f"{rest}: "))]
        elif word == "back":
            del lines[len(lines) - int(rest.partition(" ")[0]) :]
        elif word != "refused":
            lines += entry.body.splitlines()
    return lines


async def position(request: ApiRequest) -> Position:
    """At what this viewpoint counts as this number."""
    return await _looked_at(request, request.path("sequence"), lambda entry, at: entry.known[at])


async def moment(request: ApiRequest) -> Position:
    """At what everybody counts as this number: what a link to a position carries."""
    return await _looked_at(request, request.path("moment"), lambda entry, at: entry.moment)


Number = Callable[[journal.Counted, int], int]  # of an entry for a viewpoint


async def _looked_at(request: ApiRequest, wanted: str, number: Number) -> Position:
    stored = await find_table(request)
    check_started(stored)
    seat = viewpoint_of(request, stored, request.player, own_seat(stored, request.player))
    every = request.services.settings.snapshot_every
    try:
        return await request.store.read(lambda connection: _position(connection, stored, seat, wanted, number, every))
    except Frozen as frozen:
        raise frozen_fault(request, frozen) from frozen


def counted_as(counted: list[journal.Counted], sought: int, at: int, number: Number) -> journal.Counted:
    """The first entry that has this number for a viewpoint."""
    for entry in counted:
        if number(entry, at) == sought:
            return entry
    raise Fault("no-such-sequence", last=number(counted[-1], at))


def _position(
    connection: Connection, stored: StoredTable, seat: int | None, wanted: str, number: Number, every: int
) -> Position:
    at = len(stored.seats) if seat is None else seat
    counted = journal.counted(connection, stored.key, len(stored.seats))
    last = counted[-1]
    sought = whole_number(wanted, "no-such-sequence", last=number(last, at))
    entry = counted_as(counted, sought, at, number)
    table, _ = loading.load(connection, stored, every, entry.sequence)
    return position_at(table, seat, at, entry, last)


def position_at(table: Table, seat: int | None, at: int, entry: journal.Counted, last: journal.Counted) -> Position:
    """The table after this entry as a viewpoint sees it, whose numbers stand at this place."""
    return Position(
        sequence=entry.known[at],
        last=last.known[at],
        moment=entry.moment,
        last_moment=last.moment,
        view=table.view(seat),
        events=events.last_events(table, seat),
        event_count=len(table.events(seat)),
        seat=seat,
    )


async def curve(request: ApiRequest) -> list[Height]:
    """How far each seat came in a finished game: the first moment, each at which that changed, and the last."""
    stored = await find_table(request)
    if stored.state != "finished":
        raise Fault("not-finished")
    try:
        return await request.store.read(lambda connection: _curve(connection, stored))
    except Frozen as frozen:
        raise frozen_fault(request, frozen) from frozen


def _curve(connection: Connection, stored: StoredTable) -> list[Height]:
    moments = {entry.sequence: entry.moment for entry in journal.counted(connection, stored.key, len(stored.seats))}
    found: list[Height] = []
    for sequence, table in loading.course(connection, stored):
        now = Height(moments[sequence], table.game.heights(table.kernel.world, table.over))
        if len(found) > 1 and found[-1].heights == now.heights == found[-2].heights:
            found.pop()  # it went straight on
        found.append(now)
    return found


async def breakdown(request: ApiRequest) -> Breakdown:
    """What the points of a finished game are made of, and what decided between equals."""
    stored = await find_table(request)
    if stored.state != "finished":
        raise Fault("not-finished")
    every = request.services.settings.snapshot_every
    try:
        return await request.store.read(lambda connection: breakdown_of(loading.load(connection, stored, every)[0]))
    except Frozen as frozen:
        raise frozen_fault(request, frozen) from frozen


def frozen_fault(request: ApiRequest, frozen: Frozen | None) -> Fault:
    assert frozen is not None
    return Fault("frozen", why=say(request.lang, frozen.message, **frozen.arguments))


async def why(request: ApiRequest) -> WhyAnswer:
    stored = await find_table(request)
    check_started(stored)
    seat = viewpoint_of(request, stored, request.player, own_seat(stored, request.player))
    move = request.query("move")
    if not 0 < len(move) <= 200:
        raise Fault("malformed", what="move")
    room = await request.services.rooms.get(stored.id)
    if room.table is None:
        raise frozen_fault(request, room.frozen)
    answer = why_not(room, seat, move, request.lang)
    if answer is None:
        return WhyAnswer(None, None, [])
    refusal, text = answer
    return WhyAnswer(refusal.rule, text, list(refusal.nouns))
