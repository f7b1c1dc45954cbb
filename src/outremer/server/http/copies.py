"""What if: going on from a moment of another table, alone against bots, on a copy.

Of a finished game the copy is the game itself up to that moment, whatever lay hidden then. Of a game that goes on it is
dealt anew from what one's seat knew: nothing that is hidden can be tried out.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection

from outremer.kernel.chance import Driver
from outremer.server.departures import SUBSTITUTE
from outremer.server.errors import Fault
from outremer.server.http.course import counted_as
from outremer.server.http.history import check_started, look_back
from outremer.server.http.identity import address_of
from outremer.server.http.lobby import find_table
from outremer.server.http.requests import ApiRequest
from outremer.server.live import events
from outremer.server.live.times import Times
from outremer.server.protocol.tables import CopyOf, CopyWish, TableInfo
from outremer.server.store import journal, loading, snapshots, tables
from outremer.server.store.players import Player
from outremer.server.store.tables import StoredSeat, StoredTable
from outremer.table.table import Table


class Beginning(NamedTuple):
    """How a copy begins: in a position, None for the usual one, and with lines of a record behind it."""

    position: dict[str, Any] | None
    lines: list[str]
    table: Table  # as all of this leaves it


async def copy_table(request: ApiRequest) -> TableInfo:
    player, wish = request.somebody, await request.body(CopyWish)
    original = await find_table(request)
    check_started(original)
    _check_may_copy(original, wish.seat, player)
    request.services.limits.check("tables", player.id)
    request.services.limits.check("openings", address_of(request.raw))
    settings = request.services.settings
    driver = settings.chance(f"a copy at {wish.moment}")

    def read(connection: Connection) -> Beginning:
        there = _table_at(connection, original, wish.moment, settings.snapshot_every)
        return beginning(there, None if original.state == "finished" else wish.seat, driver)

    begun = await look_back(request, original, read)
    fresh = _stored(original, wish, player)

    def create(connection: Connection) -> None:
        _create(connection, fresh, begun, Times(fresh, settings.watch))
        request.store.claim(connection, fresh.key)  # else another process may adopt it, and we would make a second

    await request.store.write(create)
    room = await request.services.rooms.get(fresh.id)  # and its bots begin
    return room.info(player, request.lang)


def _check_may_copy(original: StoredTable, seat: int, player: Player) -> None:
    """Any seat of a finished game; otherwise one's own, at a table where nobody sits but oneself and bots."""
    most = len(original.seats) - 1
    if seat > most:
        raise Fault("no-such-seat", seat=seat, most=most)
    if original.state == "finished":
        return
    if original.seats[seat].player != player.key:
        raise Fault("not-your-seat")
    if any(other.kind != "bot" for other in original.seats if other.seat != seat):
        raise Fault("not-alone")


def _table_at(connection: Connection, original: StoredTable, moment: int, every: int) -> Table:
    counted = journal.counted(connection, original.key, len(original.seats))
    entry = counted_as(counted, moment, 0, lambda one, _: one.moment)
    return loading.load(connection, original, every, entry.sequence)[0]


def beginning(table: Table, seat: int | None, driver: Driver) -> Beginning:
    """How a copy of this table begins: as it is, or, for a seat that must learn nothing, dealt anew."""
    if table.over:
        raise Fault("game-over")
    if seat is None:
        return Beginning(table.begun_at, table.lines(), table)
    dealt = table.redeal(seat, driver)
    return Beginning(dealt.begun_at, dealt.lines(), dealt)


def _stored(original: StoredTable, wish: CopyWish, player: Player) -> StoredTable:
    seats = [
        StoredSeat(one.seat, "person", player.key, player.id, player.name)
        if one.seat == wish.seat
        else StoredSeat(one.seat, "bot", bot=one.bot or SUBSTITUTE)
        for one in original.seats
    ]
    fresh = tables.new_table(original.game, original.rules, dict(original.options), "private", player.key, seats)
    fresh.state, fresh.windows = "playing", original.windows
    fresh.hints = original.hints or original.state == "finished"
    fresh.copy_of = CopyOf(original.id, wish.moment)
    return fresh


def _create(connection: Connection, fresh: StoredTable, begun: Beginning, times: Times) -> None:
    times.begin(begun.table)
    tables.create(connection, fresh)
    if begun.position is not None:
        snapshots.begin_from(connection, fresh.key, begun.position)
    awaited, addressed = events.awaited(begun.table), events.addressed(begun.table)
    journal.begin(connection, fresh.key, "\n".join(begun.lines), awaited, times.deadlines, addressed)
