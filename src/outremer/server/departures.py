"""Leaving: a seat, with somebody or a bot in one's place; or the server, for good."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from outremer.server.errors import Fault
from outremer.server.info import may_see
from outremer.server.live import undo
from outremer.server.live.room import Room
from outremer.server.store import belongings, players, tables, talk
from outremer.server.store.leases import Elsewhere
from outremer.server.store.tables import StoredSeat

if TYPE_CHECKING:
    from outremer.server.services import Services

SUBSTITUTE = "greedy"  # plays for those who left


async def reseat(services: Services, room: Room, seat: StoredSeat) -> None:
    """Write how a seat is from now on; only then is it so."""
    await room.held.write(lambda connection: tables.save_seat(connection, room.stored.key, seat))
    room.stored.seats[seat.seat] = seat


async def leave_seat(services: Services, room: Room, seat: StoredSeat, player: int) -> None:
    """Before the start the seat is free again; later a bot plays on, until the player returns."""
    if room.stored.state == "waiting":
        await reseat(services, room, StoredSeat(seat.seat, "person", invitation=seat.invitation))
        expel(room, seat.seat)
        await _pass_on(services, room, player)
    elif room.stored.state == "playing":
        await reseat(services, room, replace(seat, substitute=True, bot=SUBSTITUTE, standing={}))
        services.standing.tell(room, seat.seat)
        services.times.begin(room)
        room.outbox.when_durable(lambda: undo.left(room, seat.seat))
        services.notices.notify_awaited(player)
        services.bots.wake(room)


def expel(room: Room, seat: int) -> None:
    """Whoever listened at this seat; at a private table whoever looked on without sitting there, too."""
    strangers = [one for one in room.audience.clients[None] if not may_see(room.stored, one.player)]
    for client in (*room.audience.clients[seat], *strangers):
        room.expel(client)


async def _pass_on(services: Services, room: Room, player: int) -> None:
    """Whoever is left gets the table that its owner left."""
    stored = room.stored
    if stored.owner != player or any(seat.player == player for seat in stored.seats):
        return
    heirs = [seat.player for seat in stored.seats if seat.player is not None]
    if heirs:
        await room.held.write(lambda connection: tables.save_table(connection, stored.key, owner=heirs[0]))
        stored.owner = heirs[0]
    else:
        await room.held.write(lambda connection: tables.remove(connection, stored.key))
        services.rooms.close(room)


async def leave_table(services: Services, id_: str, player: int) -> None:
    async with services.rooms.changing(id_):
        room = await services.rooms.get(id_)
        held = [seat.seat for seat in room.stored.seats if seat.player == player and not seat.substitute]
        for at in held:
            await leave_seat(services, room, room.stored.seats[at], player)
        if not held and room.stored.state == "waiting":
            await _pass_on(services, room, player)


async def leave_all(services: Services, player: int) -> None:
    """Nobody waits for somebody who does not come; another process does the same when it hears of them."""
    for id_ in await services.store.read(lambda connection: belongings.unfinished(connection, player)):
        try:
            await leave_table(services, id_, player)
        except Fault as fault:
            if fault.code != "no-such-table":  # somebody has put it away meanwhile
                raise
        except Elsewhere:
            await services.store.write(partial(belongings.vacate, table=id_, player=player, substitute=SUBSTITUTE))


# -- what has become of somebody ----------------------------------------------------------------------------------


async def forget_name(services: Services, player: int) -> None:
    """Whoever is connected here reads this name no more, at no seat and before no line of talk."""
    said = await services.store.read(lambda connection: talk.lines_of(connection, player))
    for room in list(services.rooms.loaded.values()):
        sits = any(seat.player == player for seat in room.stored.seats)
        for seat in room.stored.seats:
            if seat.player == player:
                seat.name = ""
        if room.audience.forget_sender(said.get(room.stored.key, set())):
            room.tell_all_anew()
        elif sits:
            room.tell_table()


async def learn(services: Services, changed: set[int] | None) -> None:
    """Another process has changed something about these players, or about anybody."""
    sitting = [seat.player for room in services.rooms.loaded.values() for seat in room.stored.seats]
    asked = {one for one in sitting if one is not None} if changed is None else changed
    for player, fate in (await services.store.read(lambda connection: players.fates(connection, asked))).items():
        if fate.is_away:
            await _leave_here(services, player)
        if fate.is_erased:
            await forget_name(services, player)
        else:
            call(services, player, fate.name, fate.account)


async def _leave_here(services: Services, player: int) -> None:
    for room in list(services.rooms.loaded.values()):
        stored = room.stored
        is_theirs = stored.owner == player or any(seat.player == player for seat in stored.seats)
        if stored.state != "finished" and is_theirs:
            await leave_table(services, stored.id, player)
            room.tell_table()


def call(services: Services, player: int, name: str, account: bool) -> None:
    """How somebody is called from now on, and whether as a guest: where they sit, and in what they say."""
    for room in list(services.rooms.loaded.values()):
        for client in room.audience.everybody():
            if client.player is not None and client.player.key == player:
                client.player = replace(client.player, name=name, account=account)
        own = [seat for seat in room.stored.seats if seat.player == player]
        if any((seat.name, seat.guest) != (name, not account) for seat in own):
            for seat in own:
                seat.name, seat.guest = name, not account
            room.tell_table()
