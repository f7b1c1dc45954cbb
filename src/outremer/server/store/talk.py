"""What people say to one another at a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, desc, insert, or_, select

from outremer.server.clock import iso, now
from outremer.server.errors import Fault
from outremer.server.protocol import Said
from outremer.server.store.schema import tables, talk

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


def add_talk(connection: Connection, table: int, line: Line) -> Said:
    at = now()
    if connection.execute(select(tables.c.key).where(tables.c.key == table)).first() is None:
        raise Fault("no-such-table")  # all have left it meanwhile
    connection.execute(insert(talk).values(table=table, at=at, **line._asdict()))
    return _said(line, at)


def last_talk(connection: Connection, table: int, viewpoints: Iterable[int | None]) -> dict[int | None, list[Said]]:
    """The last lines for each: what others said in private must not even push out what one may read."""
    return {viewpoint: _last_for(connection, table, viewpoint) for viewpoint in viewpoints}


def _last_for(connection: Connection, table: int, viewpoint: int | None) -> list[Said]:
    may_read: ColumnElement[bool] = talk.c.members.is_(None)
    if viewpoint is not None:
        is_member = talk.c.members.op("&")(1 << viewpoint) != 0
        may_read = and_(talk.c.room != SPECTATORS, or_(may_read, is_member))
    query = select(talk).where(talk.c.table == table, may_read).order_by(desc(talk.c.key)).limit(TALK_SHOWN)
    rows = connection.execute(query).all()
    return [_said(Line(row.room, row.members, row.seat, row.name, row.text), row.at) for row in reversed(rows)]


def _said(line: Line, at: int) -> Said:
    members = None if line.members is None else [seat for seat in range(8) if line.members >> seat & 1]
    return Said(line.name, line.seat, line.text, iso(at), line.room, members)
