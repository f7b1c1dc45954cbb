"""Looking back: the record, earlier positions, and why a move is refused."""

from __future__ import annotations

from sqlalchemy import Connection

from outremer.server.errors import Fault
from outremer.server.http.lobby import find_table
from outremer.server.http.requests import Call, Text, whole_number
from outremer.server.info import own_seat
from outremer.server.live import hearing
from outremer.server.live.connection import why as why_not
from outremer.server.protocol import Position, WhyAnswer
from outremer.server.sentences import say
from outremer.server.store import loading, tables
from outremer.server.store.loading import Frozen
from outremer.server.store.players import Player
from outremer.server.store.tables import Entry, Shelved
from outremer.table.records import Record


def _viewpoint(call: Call, shelved: Shelved, player: Player | None, default: int | None) -> int | None:
    """The seat through whose eyes is asked to look: one's own or a spectator's; any once the game is over."""
    wanted = call.query("seat")
    if not wanted:
        return default
    if wanted == "spectator":
        return None
    most = len(shelved.seats) - 1
    seat = whole_number(wanted, "no-such-seat", seat=wanted[:20], most=most)
    if seat > most:
        raise Fault("no-such-seat", seat=seat, most=most)
    if shelved.state != "finished" and (player is None or shelved.seats[seat].player != player.key):
        raise Fault("not-your-seat")
    return seat


def _check_started(shelved: Shelved) -> None:
    if shelved.state == "waiting":
        raise Fault("not-started")


async def record(call: Call) -> Text:
    """As this person knows it while the game goes on; whole, with the hash of the end, once it is over."""
    shelved = await find_table(call)
    _check_started(shelved)
    if shelved.state == "finished":
        every = call.hub.settings.snapshot_every
        return Text(await call.hub.read(lambda connection: whole_record(connection, shelved, every)))
    seat = _viewpoint(call, shelved, call.player, own_seat(shelved, call.player))
    room = await call.hub.room(shelved.id)
    if room.table is None:
        raise _frozen(call, room.frozen)
    return Text(room.table.record(seat))


def whole_record(connection: Connection, shelved: Shelved, every: int) -> str:
    """The whole game with the hash of its end; what was taken back is left out."""
    made = Record(shelved.game, shelved.rules, len(shelved.seats), dict(shelved.options))
    try:
        lines = loading.load(connection, shelved, every)[0].lines()
    except Frozen:
        lines = _lines_unplayed(tables.entries_after(connection, shelved.key, -1))
    made.lines = list(enumerate(lines))
    made.hash = shelved.hash or ""
    return made.write()


def _lines_unplayed(entries: list[Entry]) -> list[str]:
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


async def position(call: Call) -> Position:
    shelved = await find_table(call)
    _check_started(shelved)
    seat = _viewpoint(call, shelved, call.player, own_seat(shelved, call.player))
    last = shelved.known_by(seat)
    number = whole_number(call.path("sequence"), "no-such-sequence", last=last)
    if number > last:
        raise Fault("no-such-sequence", last=last)
    every = call.hub.settings.snapshot_every
    try:
        return await call.hub.read(lambda connection: _position(connection, shelved, seat, number, last, every))
    except Frozen as frozen:
        raise _frozen(call, frozen) from frozen


def _position(
    connection: Connection, shelved: Shelved, seat: int | None, number: int, last: int, every: int
) -> Position:
    at = len(shelved.seats) if seat is None else seat
    entry = tables.entry_known_as(connection, shelved.key, at, len(shelved.seats), number)
    if entry is None:
        raise Fault("no-such-sequence", last=last)
    table, _ = loading.load(connection, shelved, every, entry)
    events = hearing.last_events(table, seat)
    return Position(number, last, table.view(seat), events, len(table.events(seat)), seat)


def _frozen(call: Call, frozen: Frozen | None) -> Fault:
    assert frozen is not None
    return Fault("frozen", why=say(call.lang, frozen.message, **frozen.arguments))


async def why(call: Call) -> WhyAnswer:
    shelved = await find_table(call)
    _check_started(shelved)
    seat = _viewpoint(call, shelved, call.player, own_seat(shelved, call.player))
    move = call.query("move")
    if not 0 < len(move) <= 200:
        raise Fault("malformed", what="move")
    room = await call.hub.room(shelved.id)
    if room.table is None:
        raise _frozen(call, room.frozen)
    answer = why_not(room, seat, move, call.lang)
    if answer is None:
        return WhyAnswer(None, None, [])
    refusal, text = answer
    return WhyAnswer(refusal.rule, text, list(refusal.nouns))
