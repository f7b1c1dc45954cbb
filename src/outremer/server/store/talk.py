"""What people say to one another at a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, desc, insert, or_, select

from outremer.server.clock import iso, now
from outremer.server.errors import Fault
from outremer.server.protocol.news import Said
from outremer.server.store import cells
from outremer.server.store.schema import players, tables, talk

TALK_SHOWN = 100  # what was said last
TABLE = "table"  # the room of those who sit there, which everybody hears
SPECTATORS = "spectators"


class Line(NamedTuple):
    """A line of talk, before it is kept."""

    room: str
    members: int | None  # of a private room: the seats (bits) that hear it
    seat: int | None
    name: str
    text: str
    player: int
    guest: bool
    command: str  # the id of the message


def add_talk(connection: Connection, table: int, line: Line) -> Said | None:
    """None: this was said already."""
    at = now()
    same = (talk.c.player == line.player, talk.c.table == table, talk.c.command == line.command)
    if connection.execute(select(talk.c.key).where(*same)).first() is not None:
        return None
    if connection.execute(select(tables.c.key).where(tables.c.key == table)).first() is None:
        raise Fault("no-such-table")  # all have left it meanwhile
    kept = {name: value for name, value in line._asdict().items() if name != "guest"}
    key = connection.execute(insert(talk).values(table=table, at=at, **kept)).inserted_primary_key
    assert key is not None
    return Said(line.name, line.seat, line.text, iso(at), line.room, _seats(line.members), line.guest, int(key[0]))


def lines_of(connection: Connection, player: int) -> dict[int, set[int]]:
    """Whatever this player has said, by its table."""
    found: dict[int, set[int]] = {}
    for row in connection.execute(select(talk.c.table, talk.c.key).where(talk.c.player == player)):
        found.setdefault(row.table, set()).add(row.key)
    return found


def last_talk(connection: Connection, table: int, viewpoints: Iterable[int | None]) -> dict[int | None, list[Said]]:
    """The last lines for each: what others said in private must not even push out what one may read."""
    return {viewpoint: _last_for(connection, table, viewpoint) for viewpoint in viewpoints}


def _last_for(connection: Connection, table: int, viewpoint: int | None) -> list[Said]:
    may_read: ColumnElement[bool] = talk.c.members.is_(None)
    if viewpoint is not None:
        is_member = talk.c.members.op("&")(1 << viewpoint) != 0
        may_read = and_(talk.c.room != SPECTATORS, or_(may_read, is_member))
    query = select(talk, players.c.login).join(players, players.c.key == talk.c.player, isouter=True)
    query = query.where(talk.c.table == table, may_read).order_by(desc(talk.c.key)).limit(TALK_SHOWN)
    rows = cells.readable(connection, talk, query)[::-1]
    return [
        Said(
            row.name,
            row.seat,
            row.text,
            iso(row.at),
            row.room,
            _seats(row.members),
            row.player is not None and row.login is None and bool(row.name),
            row.key,
        )
        for row in rows
    ]


def _seats(members: int | None) -> list[int] | None:
    return None if members is None else [seat for seat in range(8) if members >> seat & 1]
