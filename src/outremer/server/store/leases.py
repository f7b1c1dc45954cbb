"""Which process a table belongs to, where several share PostgreSQL.

A process lives as long as its row says, by PostgreSQL's own clock; it renews that by a beat. A table belongs to a
living process until it gives it back. Another one that takes it raises its epoch, and whatever is written about a table
is written under the epoch of whoever writes: so a process that was stopped, and wakes when its tables have gone to
others, writes nothing.
"""

from __future__ import annotations

import platform
from typing import NamedTuple

from sqlalchemy import Connection, text

from outremer.server.errors import StoreFailed

TRIES = 3  # to take a table, since whoever has it may give it back, or die, between two questions
LIVES = "until > clock_timestamp()"

# An address without a host gets the one from which PostgreSQL sees us come.
_REGISTER = text(
    "INSERT INTO servers (machine, address, secret, until) VALUES (:machine, "
    "replace(:address, '//:', '//' || coalesce(host(inet_client_addr()), '127.0.0.1') || ':'), "
    ":secret, clock_timestamp() + make_interval(secs => :seconds)) RETURNING key, address"
)
# Only one process can listen at an address, so whoever was there before is gone, though it had no time to say so.
_SUCCEED = text(
    "UPDATE servers SET until = clock_timestamp() "
    f"WHERE machine = :machine AND address = :address AND key <> :server AND {LIVES}"
)
_BEAT = text(
    f"UPDATE servers SET until = clock_timestamp() + make_interval(secs => :seconds) WHERE key = :server AND {LIVES}"
)
_FORGET_DEAD = text(
    "DELETE FROM servers WHERE until < clock_timestamp() - interval '1 hour' "
    "AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.server = servers.key)"
)
_TAKE = text(
    'INSERT INTO leases ("table", server, epoch) '
    f"SELECT :table, key, 1 FROM servers WHERE key = :server AND {LIVES} "
    'ON CONFLICT ("table") DO UPDATE SET server = excluded.server, '
    "epoch = leases.epoch + (leases.server IS DISTINCT FROM excluded.server)::integer "
    "WHERE leases.server IS NULL OR leases.server = excluded.server "
    f"OR NOT EXISTS (SELECT 1 FROM servers WHERE servers.key = leases.server AND {LIVES}) "
    "RETURNING epoch"
)
_HOLDER = text(
    "SELECT servers.key, address, secret FROM leases JOIN servers ON servers.key = leases.server "
    f'WHERE leases."table" = :table AND {LIVES}'
)
# With another epoch, so that whoever gives it back writes nothing more.
_GIVE_BACK = text('UPDATE leases SET server = NULL, epoch = epoch + 1 WHERE "table" = :table AND epoch = :epoch')
_STILL_HELD = text('SELECT 1 FROM leases WHERE "table" = :table AND epoch = :epoch FOR SHARE')
_HELD_BY = text('SELECT "table", epoch FROM leases WHERE server = :server')


class LeaseLost(StoreFailed):
    """The table belongs to another process by now; nothing was written."""


class Lease(NamedTuple):
    """A table that belongs to a process, and the epoch under which it does."""

    table: int
    epoch: int
    server: int


class Holder(NamedTuple):
    """The living process that a table belongs to."""

    server: int
    address: str
    secret: str


class Elsewhere(Exception):
    """The table belongs to another process."""

    def __init__(self, holder: Holder) -> None:
        super().__init__(holder.address)
        self.holder = holder


def register(connection: Connection, address: str, secret: str, seconds: float) -> int:
    """A process begins to live; those who died long ago are forgotten."""
    connection.execute(_FORGET_DEAD)
    machine = platform.node()
    row = {"machine": machine, "address": address, "secret": secret, "seconds": seconds}
    born = connection.execute(_REGISTER, row).one()
    connection.execute(_SUCCEED, {"machine": machine, "address": born.address, "server": born.key})
    return int(born.key)


def beat(connection: Connection, server: int, seconds: float) -> bool:
    """It goes on living; False: it was not in time."""
    return connection.execute(_BEAT, {"server": server, "seconds": seconds}).rowcount == 1


def living(connection: Connection) -> dict[int, str]:
    """All processes that live, and where the others reach them."""
    rows = connection.execute(text(f"SELECT key, address FROM servers WHERE {LIVES}"))
    return {row.key: row.address for row in rows}


def die(connection: Connection, server: int) -> None:
    """In good order: others need not wait to take its tables."""
    connection.execute(text("UPDATE servers SET until = clock_timestamp() WHERE key = :server"), {"server": server})


def take(connection: Connection, server: int, table: int) -> Lease:
    """The table is ours from now on; raises Elsewhere where a living process has it."""
    for _ in range(TRIES):
        epoch = connection.execute(_TAKE, {"server": server, "table": table}).scalar()
        connection.commit()
        if epoch is not None:
            return Lease(table, epoch, server)
        holder = holder_of(connection, table)
        if holder is not None and holder.server != server:
            raise Elsewhere(holder)
    raise StoreFailed  # we were not in time to say that we live


def claim(connection: Connection, server: int, table: int) -> None:
    """A table that is made in this transaction is ours from its beginning: nobody else goes on with it first."""
    if connection.execute(_TAKE, {"server": server, "table": table}).first() is None:
        raise StoreFailed  # we were not in time to say that we live


def holder_of(connection: Connection, table: int) -> Holder | None:
    row = connection.execute(_HOLDER, {"table": table}).first()
    return None if row is None else Holder(row.key, row.address, row.secret)


def give_back(connection: Connection, lease: Lease) -> None:
    connection.execute(_GIVE_BACK, lease._asdict())


def check_held(connection: Connection, lease: Lease) -> None:
    """Nobody takes the table before this transaction has ended; raises LeaseLost where somebody has."""
    if connection.execute(_STILL_HELD, lease._asdict()).first() is None:
        raise LeaseLost


def held_by(connection: Connection, server: int) -> set[Lease]:
    return {Lease(row.table, row.epoch, server) for row in connection.execute(_HELD_BY, {"server": server})}
