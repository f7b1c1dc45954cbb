"""Tables in the store: their seats, entries, snapshots and talk.

The body of an entry is one of
    lines of the record     `0: open constable 8`, `roll templars`: one command and the rolls it caused
    undo SEAT               that seat took back its last move
    back MOVES SEAT         all agreed to take back so many moves, as that seat asked
    refused SEAT            that seat asked to take back, and somebody would not have it
"""

from __future__ import annotations

import json
import zlib
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, and_, delete, desc, exists, func, insert, select, union, update

from outremer.kernel.journal import Entry as Line
from outremer.kernel.journal import Journal
from outremer.server.errors import Fault
from outremer.server.store.players import iso, new_id, now
from outremer.server.store.schema import entries, players, seats, snapshots, tables, talk

PAGE = 50  # tables on a page of the lobby
TALK_SHOWN = 100  # what was said last


class Seat(Struct):
    """Who sits where."""

    seat: int
    kind: str  # person, bot
    player: int | None = None  # key
    player_id: str | None = None
    name: str = ""
    bot: str | None = None
    ready: bool = False
    substitute: bool = False
    invitation: str | None = None
    standing: dict[str, str] = {}  # the moves that are said for this seat, by the form that asks for them

    @property
    def taken(self) -> bool:
        return self.kind == "bot" or self.player is not None

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.substitute


class Shelved(Struct):
    """A table as it lies in the store, without its game."""

    key: int
    id: str
    game: str
    rules: int
    options: dict[str, str]
    visibility: str
    state: str
    owner: int | None
    created: int
    result: dict[str, Any] | None
    hash: str | None
    rematch: str | None
    seats: list[Seat]
    sequence: int = 0  # of the last entry
    awaited: int = 0  # the seats (bits) asked after it
    known: list[int] | None = None  # how many entries each seat, and last a spectator, knows of; None: all of them

    def known_by(self, seat: int | None) -> int:
        if self.known is None:
            return self.sequence
        return self.known[-1 if seat is None else seat]


class Said(Struct, tag="talk", tag_field="type", rename={"sender": "from"}):
    """A line of talk; spectators have a room of their own."""

    sender: str
    seat: int | None
    text: str
    at: str
    room: str


class Entry(Struct):
    sequence: int
    body: str
    awaited: int
    known: list[int] | None


class Snapshot(Struct):
    """A position between two entries, and what the journal got since the snapshot before."""

    sequence: int
    position: dict[str, Any]
    since: int  # where in the journal these lines begin
    lines: list[tuple[int, int, int, int, list[int], int, str]]


# -- snapshots ----------------------------------------------------------------------------------------------------


def packed(snapshot: Snapshot) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(snapshot), 1)


def unpacked(body: bytes) -> Snapshot:
    return msgspec.msgpack.decode(zlib.decompress(body), type=Snapshot)


def journal_lines(journal: Journal, since: int) -> list[tuple[int, int, int, int, list[int], int, str]]:
    return [
        (line.kind, line.audience, line.seat, line.number, line.arguments, line.others, word)
        for line, word in zip(journal.entries[since:], journal.rolled_words[since:], strict=True)
    ]


def retold(kept: list[Snapshot]) -> Journal:
    """The journal as it was at the last of these snapshots."""
    journal = Journal()
    for snapshot in kept:
        journal.forget_after(snapshot.since)
        for *numbers, word in snapshot.lines:
            journal.add(Line(*numbers), word)  # type: ignore[arg-type]  # six values, in the order of the constructor
    return journal


# -- tables -------------------------------------------------------------------------------------------------------


def create(connection: Connection, table: Shelved) -> None:
    row = {
        "id": table.id,
        "game": table.game,
        "rules": table.rules,
        "options": json.dumps(table.options),
        "visibility": table.visibility,
        "state": table.state,
        "owner": table.owner,
        "created": table.created,
    }
    key = connection.execute(insert(tables).values(row)).inserted_primary_key
    assert key is not None
    table.key = int(key[0])
    for seat in table.seats:
        connection.execute(insert(seats).values(table=table.key, seat=seat.seat, **seat_columns(seat)))


def new_table(game: str, rules: int, options: dict[str, str], visibility: str, owner: int, kept: list[Seat]) -> Shelved:
    return Shelved(0, new_id(), game, rules, options, visibility, "waiting", owner, now(), None, None, None, kept)


def seat_columns(seat: Seat) -> dict[str, Any]:
    return {
        "kind": seat.kind,
        "player": seat.player,
        "bot": seat.bot,
        "ready": seat.ready,
        "substitute": seat.substitute,
        "invitation": seat.invitation,
        "standing": _standing(seat.standing),
    }


def _standing(standing: dict[str, str]) -> str | None:
    return json.dumps(standing) if standing else None


def save_seat(connection: Connection, table: int, seat: Seat) -> None:
    where = and_(seats.c.table == table, seats.c.seat == seat.seat)
    connection.execute(update(seats).where(where).values(seat_columns(seat)))


def save_standing(connection: Connection, table: int, seat: int, standing: dict[str, str]) -> None:
    where = and_(seats.c.table == table, seats.c.seat == seat)
    connection.execute(update(seats).where(where).values(standing=_standing(standing)))


def end_standing(connection: Connection, table: int) -> None:
    connection.execute(update(seats).where(seats.c.table == table).values(standing=None))


def save_table(connection: Connection, table: int, **columns: Any) -> None:
    connection.execute(update(tables).where(tables.c.key == table).values(columns))


def remove(connection: Connection, table: int) -> None:
    """A table that everybody left before it began."""
    for kept in (seats, talk):
        connection.execute(delete(kept).where(kept.c.table == table))
    connection.execute(delete(tables).where(tables.c.key == table))


def find(connection: Connection, id_: str) -> Shelved | None:
    found = _shelved(connection, select(tables).where(tables.c.id == id_))
    return found[0] if found else None


def lobby(
    connection: Connection, game: str | None, state: str | None, player: int | None, mine: bool, page: int
) -> list[Shelved]:
    """Open tables, or only those where this player sits or that they own. The newest first."""
    wanted = [tables.c.game == game] if game is not None else []
    if state is not None:
        wanted.append(tables.c.state == state)
    if not mine:
        query = select(tables).where(tables.c.visibility == "open", *wanted)
        return _shelved(connection, query.order_by(desc(tables.c.key)).limit(PAGE).offset(PAGE * page))
    sitting = select(seats.c.table.label("key")).where(seats.c.player == player)
    if wanted:
        sitting = sitting.join(tables, tables.c.key == seats.c.table).where(*wanted)
    owned = select(tables.c.key).where(tables.c.owner == player, *wanted)
    own = union(sitting, owned).order_by(desc("key")).limit(PAGE).offset(PAGE * page)
    found = select(tables).where(tables.c.key.in_(select(own.subquery().c.key)))
    return _shelved(connection, found.order_by(desc(tables.c.key)))


def unfinished_business(connection: Connection) -> list[str]:
    """Tables in play where nobody is asked any more, or a seat that need not answer itself: they must go on."""
    query = select(tables.c.id, tables.c.key).where(tables.c.state == "playing")
    found = []
    for row in connection.execute(query).all():
        last = last_entry(connection, row.key)
        sitting = _seats(connection, [row.key])[row.key]
        answered_for = [seat.seat for seat in sitting if seat.played_by_bot or seat.standing]
        if last is not None and (not last.awaited or any(last.awaited >> seat & 1 for seat in answered_for)):
            found.append(row.id)
    return found


def awaited_tables(connection: Connection, player: int) -> list[Shelved]:
    """The tables in play at which this player is asked."""
    sitting = exists().where(seats.c.player == player, seats.c.table == tables.c.key)
    query = select(tables).where(tables.c.state == "playing", sitting).order_by(tables.c.key)
    return [table for table in _shelved(connection, query) if _is_asked(table, player)]


def _is_asked(table: Shelved, player: int) -> bool:
    own = (seat for seat in table.seats if seat.player == player and not seat.substitute)
    return any(table.awaited >> seat.seat & 1 for seat in own)


def _shelved(connection: Connection, query: Any) -> list[Shelved]:
    rows = connection.execute(query).all()
    sitting = _seats(connection, [row.key for row in rows])
    found = []
    for row in rows:
        table = Shelved(
            row.key,
            row.id,
            row.game,
            row.rules,
            json.loads(row.options),
            row.visibility,
            row.state,
            row.owner,
            row.created,
            None if row.result is None else json.loads(row.result),
            row.hash,
            row.rematch,
            sitting.get(row.key, []),
        )
        last = None if table.state == "waiting" else last_entry(connection, table.key)
        if last is not None:
            table.sequence, table.awaited, table.known = last.sequence, last.awaited, last.known
        found.append(table)
    return found


def _seats(connection: Connection, keys: list[int]) -> dict[int, list[Seat]]:
    query = (
        select(seats, players.c.id.label("player_id"), players.c.name)
        .join(players, players.c.key == seats.c.player, isouter=True)
        .where(seats.c.table.in_(keys))
        .order_by(seats.c.table, seats.c.seat)
    )
    found: dict[int, list[Seat]] = {}
    for row in connection.execute(query):
        found.setdefault(row.table, []).append(
            Seat(
                row.seat,
                row.kind,
                row.player,
                row.player_id,
                row.name or "",
                row.bot,
                row.ready,
                row.substitute,
                row.invitation,
                {} if row.standing is None else json.loads(row.standing),
            )
        )
    return found


# -- what was played ----------------------------------------------------------------------------------------------


def last_entry(connection: Connection, table: int) -> Entry | None:
    query = select(entries).where(entries.c.table == table).order_by(desc(entries.c.sequence)).limit(1)
    row = connection.execute(query).first()
    return None if row is None else _entry(row)


def _entry(row: Row[Any]) -> Entry:
    return Entry(row.sequence, row.body, row.awaited, None if row.known is None else json.loads(row.known))


def entries_after(connection: Connection, table: int, sequence: int, until: int | None = None) -> list[Entry]:
    """The entries behind this one, in order."""
    query = select(entries).where(entries.c.table == table, entries.c.sequence > sequence)
    if until is not None:
        query = query.where(entries.c.sequence <= until)
    return [_entry(row) for row in connection.execute(query.order_by(entries.c.sequence))]


def snapshots_until(connection: Connection, table: int, until: int | None = None) -> list[Snapshot]:
    query = select(snapshots.c.body).where(snapshots.c.table == table)
    if until is not None:
        query = query.where(snapshots.c.sequence <= until)
    return [unpacked(row.body) for row in connection.execute(query.order_by(snapshots.c.sequence))]


def played_at(connection: Connection, table: int, player: int, command: str) -> Entry | None:
    """The entry that this command of this player became, if it was ever played."""
    query = select(entries).where(entries.c.table == table, entries.c.player == player, entries.c.command == command)
    row = connection.execute(query).first()
    return None if row is None else _entry(row)


def commands(connection: Connection, table: int) -> set[tuple[int, str]]:
    """All commands that were ever played at a table, with who sent them."""
    query = select(entries.c.player, entries.c.command)
    rows = connection.execute(query.where(entries.c.table == table, entries.c.command.is_not(None)))
    return {(row.player, row.command) for row in rows}


def entry_known_as(connection: Connection, table: int, listener: int, seats_: int, sequence: int) -> int | None:
    """The entry that a listener (a seat, or the number of seats for a spectator) counts as this one."""
    own = func.max(entries.c.sequence)
    if connection.scalar(select(own).where(entries.c.table == table, entries.c.known.is_not(None))) is None:
        last = connection.scalar(select(own).where(entries.c.table == table))
        return sequence if last is not None and 0 <= sequence <= last else None
    for entry in entries_after(connection, table, -1):
        known = [entry.sequence] * (seats_ + 1) if entry.known is None else entry.known
        if known[listener] == sequence:
            return entry.sequence
    return None


# -- talk ---------------------------------------------------------------------------------------------------------


def add_talk(connection: Connection, table: int, room: str, seat: int | None, name: str, text: str) -> Said:
    at = now()
    if connection.execute(select(tables.c.key).where(tables.c.key == table)).first() is None:
        raise Fault("no-such-table")  # all have left it meanwhile
    connection.execute(insert(talk).values(table=table, room=room, seat=seat, name=name, text=text, at=at))
    return Said(name, seat, text, iso(at), room)


def last_talk(connection: Connection, table: int) -> list[Said]:
    query = select(talk).where(talk.c.table == table).order_by(desc(talk.c.key)).limit(TALK_SHOWN)
    rows = connection.execute(query).all()
    return [Said(row.name, row.seat, row.text, iso(row.at), row.room) for row in reversed(rows)]
