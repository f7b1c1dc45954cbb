"""Tables that go on by themselves: somebody must have them in memory, even if no person asks for them."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, text

from outremer.server.store.leases import LIVES, Lease

# Nobody is asked any more, time runs, or a seat is asked that need not answer itself.
_GOES_ON = """(
    last.awaited = 0 OR last.due IS NOT NULL OR EXISTS (
        SELECT 1 FROM seats WHERE seats."table" = tables.key AND ((last.awaited | last.addressed) >> seats.seat) & 1 = 1
        AND (kind = 'bot' OR substitute OR standing IS NOT NULL OR windows <> 'ask' OR clock IS NOT NULL)))"""
_LAST = """entries AS last ON last."table" = tables.key
    AND last.sequence = (SELECT max(sequence) FROM entries WHERE entries."table" = tables.key)"""
_UNFINISHED = f"SELECT tables.id FROM tables JOIN {_LAST} WHERE state = 'playing' AND {_GOES_ON}"
_NEVER_HELD = """ AND NOT EXISTS (SELECT 1 FROM leases WHERE leases."table" = tables.key)"""
_HELD = f"""
    SELECT tables.id, leases."table", leases.epoch, leases.server,
    coalesce(state = 'playing' AND {_GOES_ON}, false) AS goes_on
    FROM leases JOIN servers ON servers.key = leases.server JOIN tables ON tables.key = leases."table"
    LEFT JOIN {_LAST} WHERE """
_ORPHANS = f"{_HELD} NOT {LIVES} ORDER BY random() LIMIT :most"
_AMONG = f'{_HELD} leases.server = :server AND leases."table" = ANY(:tables)'


class Orphan(NamedTuple):
    """A table whose process is gone, or does not see to it."""

    id: str
    lease: Lease
    goes_on: bool  # by itself


def unfinished(connection: Connection) -> list[str]:
    """All tables that go on by themselves; where there are leases, only those that nobody has ever held."""
    has_leases = connection.dialect.name == "postgresql"
    return list(connection.scalars(text(_UNFINISHED + (_NEVER_HELD if has_leases else ""))))


def orphans(connection: Connection, most: int) -> list[Orphan]:
    """A few of the tables whose process is gone."""
    return _found(connection, _ORPHANS, most=most)


def among(connection: Connection, server: int, tables: list[int]) -> list[Orphan]:
    """These tables, as far as they are this process's."""
    return _found(connection, _AMONG, server=server, tables=tables)


def _found(connection: Connection, query: str, **values: Any) -> list[Orphan]:
    rows = connection.execute(text(query), values)
    return [Orphan(row.id, Lease(row.table, row.epoch, row.server), row.goes_on) for row in rows]
