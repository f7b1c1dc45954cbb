"""A hint while one plays: the best moves for whoever asks, by what their seat may know.

It is only given where the table allows it, and everybody sees that it was taken.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from outremer.server.bots.pool import imagined
from outremer.server.departures import reseat
from outremer.server.errors import Fault
from outremer.server.http.history import check_started, frozen_fault
from outremer.server.http.lobby import changing, own_chosen
from outremer.server.http.requests import ApiRequest
from outremer.server.live.room import Room
from outremer.server.protocol.analysing import Hint
from outremer.server.store.tables import StoredSeat
from outremer.table.table import Table

ADVISER = "medium"  # the bot that is asked


async def take_hint(request: ApiRequest) -> Hint:
    """It is told once everybody can see that it was taken; one that failed was not."""
    async with changing(request) as room:
        seat, table = _askable(request, room)
        request.services.limits.check("hints", request.somebody.id)
        known = room.audience.known[seat.seat]
        question = imagined(table, seat.seat, request.services.settings.seed(f"a hint for {seat.seat} at {known}"))
    told = await request.services.bots.pool.explain(ADVISER, seat.seat, question, request.asker)
    if told is None:
        raise Fault("hint-failed")
    async with changing(request) as room:
        seat, _ = _askable(request, room)
        if room.audience.known[seat.seat] != known:
            raise Fault("nothing-to-hint")
        await reseat(request.services, room, replace(seat, hints=seat.hints + 1))
    return msgspec.convert({**told, "sequence": known}, Hint)


def _askable(request: ApiRequest, room: Room) -> tuple[StoredSeat, Table]:
    """The seat for which may be asked, now and here, and its table."""
    stored, seat = room.stored, own_chosen(request, room)
    check_started(stored)
    if stored.state == "finished":
        raise Fault("game-over")
    if room.table is None:
        raise frozen_fault(request, room.frozen)
    if not stored.hints:
        raise Fault("no-hints-here")
    if seat.substitute:
        raise Fault("seat-left")
    if not stored.awaited >> seat.seat & 1:
        raise Fault("nothing-to-hint")
    return seat, room.table
