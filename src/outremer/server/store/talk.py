"""What people say to one another at a table."""

from __future__ import annotations

from sqlalchemy import Connection, desc, insert, select

from outremer.server.clock import iso, now
from outremer.server.errors import Fault
from outremer.server.protocol import Said
from outremer.server.store.schema import tables, talk

TALK_SHOWN = 100  # what was said last


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
