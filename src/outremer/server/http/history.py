"""Looking back: the record, how a game ended, and why a move is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from sqlalchemy import Connection

from outremer.server.errors import Fault
from outremer.server.http.lobby import find_table
from outremer.server.http.requests import ApiRequest, Text, whole_number
from outremer.server.info import breakdown_of, own_seat
from outremer.server.live.connection import why as why_not
from outremer.server.looking import Look, Name, Ready
from outremer.server.protocol.looking_back import Breakdown, Height, WhyAnswer
from outremer.server.sentences import say
from outremer.server.store import journal, loading
from outremer.server.store.journal import JournalRow
from outremer.server.store.loading import Frozen
from outremer.server.store.players import Player
from outremer.server.store.snapshots import BEFORE_ALL, begun_at, snapshots_until
from outremer.server.store.tables import StoredTable
from outremer.table.records import Record

T = TypeVar("T")


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


async def look_back(request: ApiRequest, stored: StoredTable, look: Callable[[Connection], T]) -> T:
    """What the store has of this table; where that cannot be read, its players read why."""
    with _told_why(request):
        return await request.services.looking.read(
            request.asker, lambda connection: loading.unharmed(stored, lambda: look(connection))
        )


async def look_back_ready(request: ApiRequest, stored: StoredTable, what: Name, look: Look) -> list[Ready]:
    """The same as answers, which are kept once the game is over."""
    with _told_why(request):
        return await request.services.looking.answers(
            request.asker, stored, what, lambda connection: loading.unharmed(stored, lambda: look(connection))
        )


@contextmanager
def _told_why(request: ApiRequest) -> Iterator[None]:
    try:
        yield
    except Frozen as frozen:
        raise frozen_fault(request, frozen) from frozen


async def record(request: ApiRequest) -> Text:
    """As this person knows it while the game goes on; whole, with the hash of the end, once it is over."""
    stored = await find_table(request)
    check_started(stored)
    if stored.state == "finished":
        every = request.services.settings.snapshot_every
        return Text(await look_back(request, stored, lambda connection: whole_record(connection, stored, every)))
    seat = viewpoint_of(request, stored, request.player, own_seat(stored, request.player))
    room = await request.services.rooms.get(stored.id, request.asker)
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


async def curve(request: ApiRequest) -> Ready:
    """How far each seat came in a finished game: the first moment, each at which that changed, and the last."""
    stored = await find_finished(request)
    (found,) = await look_back_ready(request, stored, ("curve",), lambda connection: [_curve(connection, stored)])
    return found


async def find_finished(request: ApiRequest) -> StoredTable:
    stored = await find_table(request)
    if stored.state != "finished":
        raise Fault("not-finished")
    return stored


def _curve(connection: Connection, stored: StoredTable) -> list[Height]:
    moments = {entry.sequence: entry.moment for entry in journal.counted(connection, stored.key, len(stored.seats))}
    found: list[Height] = []
    for sequence, table in loading.course(connection, stored):
        now = Height(moments[sequence], table.game.heights(table.kernel.world, table.over))
        if len(found) > 1 and found[-1].heights == now.heights == found[-2].heights:
            found.pop()  # it went straight on
        found.append(now)
    return found


async def breakdown(request: ApiRequest) -> Ready:
    """What the points of a finished game are made of, and what decided between equals."""
    stored, every = await find_finished(request), request.services.settings.snapshot_every

    def look(connection: Connection) -> list[Breakdown]:
        return [breakdown_of(loading.load(connection, stored, every)[0])]

    (found,) = await look_back_ready(request, stored, ("breakdown",), look)
    return found


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
    room = await request.services.rooms.get(stored.id, request.asker)
    if room.table is None:
        raise frozen_fault(request, room.frozen)
    answer = why_not(room, seat, move, request.lang)
    if answer is None:
        return WhyAnswer(None, None, [])
    refusal, text = answer
    return WhyAnswer(refusal.rule, text, list(refusal.nouns))
