"""Tables and their seats in the store, and the lobby."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, Table, and_, delete, desc, exists, func, insert, select, union, update

from outremer.server.clock import NO_DEADLINES, Deadlines, now
from outremer.server.protocol.tables import CopyOf, When, Windows
from outremer.server.store import cells
from outremer.server.store.journal import JournalRow, last_entry
from outremer.server.store.keys import new_id
from outremer.server.store.schema import analyses, entries, leases, players, seats, snapshots, tables, talk

PAGE = 50  # tables on a page of the lobby


class Stands(Struct):
    """An answer that stands for a seat."""

    move: str
    when: When = "always"


Standing = dict[str, Stands | None]  # by the form that asks; None: this seat wishes to be asked


class StoredSeat(Struct):
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
    standing: Standing = {}
    guest: bool = False  # its player has no account
    hints: int = 0  # that were taken

    @property
    def taken(self) -> bool:
        return self.kind == "bot" or self.player is not None

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.substitute


class StoredTable(Struct):
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
    seats: list[StoredSeat]
    sequence: int = 0  # of the last entry
    awaited: int = 0  # the seats (bits) asked after it
    known: list[int] | None = None  # how many entries each seat, and last a spectator, knows of; None: all of them
    windows: Windows = "ask"  # how windows are answered for a seat that has not said
    clock: int | None = None  # seconds for each decision
    addressed: int = 0  # the seats (bits) that have a proposal to answer
    due: Deadlines = NO_DEADLINES
    copy_of: CopyOf | None = None
    guided: bool = False  # a guided first game that was not left yet
    unreadable: bool = False  # one of its rows is damaged
    closed: bool = False  # by an administrator
    hints: bool = False  # may they be taken?

    def known_by(self, seat: int | None) -> int:
        if self.known is None:
            return self.sequence
        return self.known[-1 if seat is None else seat]


def create(connection: Connection, table: StoredTable) -> None:
    row = {
        "id": table.id,
        "game": table.game,
        "rules": table.rules,
        "options": json.dumps(table.options),
        "visibility": table.visibility,
        "state": table.state,
        "owner": table.owner,
        "created": table.created,
        "windows": table.windows,
        "clock": table.clock,
        "copied_from": None if table.copy_of is None else table.copy_of.table,
        "copied_at": None if table.copy_of is None else table.copy_of.moment,
        "guided": table.guided,
        "hints": table.hints,
    }
    key = connection.execute(insert(tables).values(row)).inserted_primary_key
    assert key is not None
    table.key = int(key[0])
    for seat in table.seats:
        connection.execute(insert(seats).values(table=table.key, seat=seat.seat, **seat_columns(seat)))


def new_table(
    game: str, rules: int, options: dict[str, str], visibility: str, owner: int, kept: list[StoredSeat]
) -> StoredTable:
    return StoredTable(0, new_id(), game, rules, options, visibility, "waiting", owner, now(), None, None, None, kept)


def seat_columns(seat: StoredSeat) -> dict[str, Any]:
    return {
        "kind": seat.kind,
        "player": seat.player,
        "bot": seat.bot,
        "ready": seat.ready,
        "substitute": seat.substitute,
        "invitation": seat.invitation,
        "standing": _standing(seat.standing),
        "hints": seat.hints,
    }


def _standing(standing: Standing) -> str | None:
    return msgspec.json.encode(standing).decode() if standing else None


def save_seat(connection: Connection, table: int, seat: StoredSeat) -> None:
    where = and_(seats.c.table == table, seats.c.seat == seat.seat)
    connection.execute(update(seats).where(where).values(seat_columns(seat)))


def save_standing(connection: Connection, table: int, seat: int, standing: Standing) -> None:
    where = and_(seats.c.table == table, seats.c.seat == seat)
    connection.execute(update(seats).where(where).values(standing=_standing(standing)))


def end_standing(connection: Connection, table: int) -> None:
    connection.execute(update(seats).where(seats.c.table == table).values(standing=None))


def save_table(connection: Connection, table: int, **columns: Any) -> None:
    connection.execute(update(tables).where(tables.c.key == table).values(columns))


def waiting_of(connection: Connection, player: int) -> int:
    """How many tables this player has opened that still wait."""
    own = (tables.c.owner == player, tables.c.state == "waiting")
    return connection.scalar(select(func.count()).select_from(tables).where(*own)) or 0


def waiting_among(connection: Connection, keys: list[int]) -> list[int]:
    return list(connection.scalars(select(tables.c.key).where(tables.c.key.in_(keys), tables.c.state == "waiting")))


def all_waiting(connection: Connection) -> list[int]:
    return list(connection.scalars(select(tables.c.key).where(tables.c.state == "waiting")))


def waiting_since(connection: Connection, before: int, most: int = 500) -> list[str]:
    """The oldest tables that wait since before this time."""
    query = select(tables.c.id).where(tables.c.state == "waiting", tables.c.created < before)
    return list(connection.scalars(query.order_by(tables.c.key).limit(most)))


def remove(connection: Connection, table: int) -> None:
    """A table that everybody left before it began, or one that was only for learning."""
    for kept in (seats, talk, entries, snapshots, leases, analyses):
        connection.execute(delete(kept).where(kept.c.table == table))
    connection.execute(delete(tables).where(tables.c.key == table))


def key_of(connection: Connection, id_: str) -> int | None:
    return connection.scalar(select(tables.c.key).where(tables.c.id == id_))


def find(connection: Connection, id_: str) -> StoredTable | None:
    found = _stored(connection, select(tables).where(tables.c.id == id_))
    return found[0] if found else None


def lobby(
    connection: Connection, game: str | None, state: str | None, player: int | None, mine: bool, page: int
) -> list[StoredTable]:
    """Open tables, or only those where this player sits or that they own. The newest first."""
    wanted = [tables.c.game == game] if game is not None else []
    if state is not None:
        wanted.append(tables.c.state == state)
    if not mine:
        query = select(tables).where(tables.c.visibility == "open", tables.c.closed.is_(None), *wanted)
        return _stored(connection, query.order_by(desc(tables.c.key)).limit(PAGE).offset(PAGE * page))
    sitting = select(seats.c.table.label("key")).where(seats.c.player == player)
    if wanted:
        sitting = sitting.join(tables, tables.c.key == seats.c.table).where(*wanted)
    owned = select(tables.c.key).where(tables.c.owner == player, *wanted)
    own = union(sitting, owned).order_by(desc("key")).limit(PAGE).offset(PAGE * page)
    found = select(tables).where(tables.c.key.in_(select(own.subquery().c.key)))
    return _stored(connection, found.order_by(desc(tables.c.key)))


def guided(connection: Connection, game: str, player: int) -> list[str]:
    """The guided first games of this player that go on, the newest first."""
    own = (tables.c.owner == player, tables.c.game == game, tables.c.state == "playing", tables.c.guided)
    return list(connection.scalars(select(tables.c.id).where(*own).order_by(desc(tables.c.key))))


def awaited_tables(connection: Connection, player: int) -> tuple[list[StoredTable], list[StoredTable]]:
    """The tables in play at which this player is asked, and the others at which they have a proposal to answer."""
    sitting = exists().where(seats.c.player == player, seats.c.table == tables.c.key)
    query = select(tables).where(tables.c.state == "playing", sitting).order_by(tables.c.key)
    found = _stored(connection, query)
    asked = [table for table in found if table.awaited & _held_by(table, player)]
    return asked, [table for table in found if table not in asked and table.addressed & _held_by(table, player)]


def _held_by(table: StoredTable, player: int) -> int:
    """The seats (bits) for which this player answers."""
    return sum(1 << seat.seat for seat in table.seats if seat.player == player and not seat.substitute)


def _stored(connection: Connection, query: Any) -> list[StoredTable]:
    rows = connection.execute(query).all()
    damage = _Damage()
    sitting = _seats(connection, [row.key for row in rows], damage)
    found = []
    for row in rows:
        kept = damage.cells(row.key, tables, row)
        if not kept["id"]:
            continue  # nobody can ask for it
        table = StoredTable(
            row.key,
            kept["id"],
            kept["game"],
            kept["rules"],
            damage.read(row.key, kept["options"], dict[str, str], {}),
            kept["visibility"],
            kept["state"],
            kept["owner"],
            kept["created"],
            damage.read(row.key, kept["result"], dict[str, Any] | None, None),
            kept["hash"],
            kept["rematch"],
            sitting.get(row.key, []),
            windows=kept["windows"],
            clock=kept["clock"],
            copy_of=None if kept["copied_from"] is None else CopyOf(kept["copied_from"], kept["copied_at"] or 0),
            guided=kept["guided"],
            hints=kept["hints"],
        )
        last = None if table.state == "waiting" else damage.last_entry(connection, table.key)
        if last is not None:
            table.sequence, table.awaited, table.known = last.sequence, last.awaited, last.known
            table.addressed, table.due = last.addressed, last.due
        table.unreadable = table.key in damage.tables
        table.closed = kept["closed"] is not None
        found.append(table)
    return found


class _Damage:
    """The tables of which a row could not be read: they are frozen, and all others go on."""

    def __init__(self) -> None:
        self.tables: set[int] = set()

    def cells(self, table: int, columns: Table, row: Row[Any]) -> dict[str, Any]:
        """What the row has in these columns, and something harmless for what cannot be meant."""
        values, is_sound = cells.sound(columns, row)
        if not is_sound:
            self.tables.add(table)
        return values

    def read(self, table: int, text: str | None, kind: Any, otherwise: Any) -> Any:
        if text is None:
            return otherwise
        try:
            return msgspec.json.decode(text, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            self.tables.add(table)
            return otherwise

    def last_entry(self, connection: Connection, table: int) -> JournalRow | None:
        try:
            return last_entry(connection, table)
        except (msgspec.MsgspecError, ValueError):
            self.tables.add(table)
            return None


def _seats(connection: Connection, keys: list[int], damage: _Damage) -> dict[int, list[StoredSeat]]:
    query = (
        select(seats, players.c.id.label("player_id"), players.c.name, players.c.login)
        .join(players, players.c.key == seats.c.player, isouter=True)
        .where(seats.c.table.in_(keys))
        .order_by(seats.c.table, seats.c.seat)
    )
    found: dict[int, list[StoredSeat]] = {}
    for row in connection.execute(query):
        kept = damage.cells(row.table, seats, row)
        found.setdefault(row.table, []).append(
            StoredSeat(
                kept["seat"],
                kept["kind"],
                kept["player"],
                row.player_id,
                row.name if isinstance(row.name, str) else "",
                kept["bot"],
                kept["ready"],
                kept["substitute"],
                kept["invitation"],
                damage.read(row.table, kept["standing"], Standing, {}),
                kept["player"] is not None and row.login is None,
                kept["hints"],
            )
        )
    return found
