"""Tables before, beside and after play: the lobby, seats, invitations, start, leaving and coming back, rematch."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec.structs import replace
from sqlalchemy import Connection

from outremer.bots import BOTS
from outremer.server.errors import Fault
from outremer.server.http.catalogue import find_game
from outremer.server.http.requests import Call, whole_number
from outremer.server.info import may_see, table_info
from outremer.server.live import undo
from outremer.server.live.hearing import NOBODY_PRESENT
from outremer.server.live.room import Room, awaited
from outremer.server.protocol import Invitation, Readiness, SeatChange, SeatWish, TableInfo, TableWish, Taking
from outremer.server.rooms import Hub
from outremer.server.store import loading, tables
from outremer.server.store.players import Player, now
from outremer.server.store.schema import entries
from outremer.server.store.tables import Seat, Shelved
from outremer.table.game import BadSetting, Game

SUBSTITUTE = "greedy"  # plays for those who left
STATES = ("waiting", "playing", "finished")


# -- looking ------------------------------------------------------------------------------------------------------


async def lobby(call: Call) -> list[TableInfo]:
    game, state, mine = call.query("game") or None, call.query("state") or None, call.query("mine") == "1"
    if state is not None and state not in STATES:
        raise Fault("malformed", what=f"state: {', '.join(STATES)}")
    if mine and call.player is None:
        return []
    page = whole_number(call.query("page") or "0", "malformed", what="page")
    key = None if call.player is None else call.player.key
    found = await call.hub.read(lambda connection: tables.lobby(connection, game, state, key, mine, page))
    return [_info(call, shelved) for shelved in found]


def _info(call: Call, shelved: Shelved) -> TableInfo:
    room = call.hub.rooms.get(shelved.id)
    if room is not None:
        return call.hub.info(room, call.player, call.lang)
    return table_info(shelved, call.player, call.lang, NOBODY_PRESENT)


async def find_table(call: Call) -> Shelved:
    """The table of the path, if this person may know of it."""
    id_ = call.path("id")
    room = call.hub.rooms.get(id_)
    if room is not None:
        shelved: Shelved | None = room.shelved
    else:
        shelved = await call.hub.read(lambda connection: tables.find(connection, id_))
    if shelved is None or not may_see(shelved, call.player, call.query("invitation")):
        raise Fault("no-such-table")
    return shelved


async def show_table(call: Call) -> TableInfo:
    return _info(call, await find_table(call))


# -- making -------------------------------------------------------------------------------------------------------


async def create_table(call: Call) -> TableInfo:
    player = call.somebody
    wish = await call.body(TableWish)
    game = find_game(wish.game)
    options = _options(game, len(wish.seats), wish.options)
    call.hub.limits.check("tables", player.id)
    seats = [_seat(at, one, player) for at, one in enumerate(wish.seats)]
    shelved = tables.new_table(wish.game, game.version, options, wish.visibility, player.key, seats)
    await call.hub.write(lambda connection: tables.create(connection, shelved))
    call.hub.lobby_changed()
    return _info(call, shelved)


def _options(game: Game, seats: int, wished: dict[str, str]) -> dict[str, str]:
    """All options of a table, by the rules as they are now."""
    try:
        setting = game.setting(seats, wished)
        game.rules(setting)
    except BadSetting as error:
        raise Fault("bad-setting", what=str(error)) from error
    return dict(setting.options)


def _seat(at: int, wish: SeatWish, player: Player) -> Seat:
    if wish.kind == "bot":
        return Seat(at, "bot", bot=_bot(wish.bot))
    if wish.bot is not None:
        raise Fault("bad-seats")
    if wish.kind == "me":
        return Seat(at, "person", player.key, player.id, player.name)
    return Seat(at, "person")


def _bot(name: str | None) -> str:
    if name is None:
        return SUBSTITUTE
    if name not in BOTS:
        raise Fault("no-such-bot", bot=name[:40], bots=", ".join(BOTS))
    return name


# -- seats --------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def _changing(call: Call, invitation: str = "") -> AsyncIterator[Room]:
    """The room of the path, which nobody else changes meanwhile; afterwards everybody there hears of it."""
    call.somebody  # noqa: B018  # raises where it is nobody
    id_ = call.path("id")
    hub = call.hub
    async with hub.changing(id_):
        room = await hub.room(id_)
        if not may_see(room.shelved, call.player, invitation):
            raise Fault("no-such-table")
        yield room
        hub.tell_table(hub.rooms.get(id_, room))
        hub.lobby_changed()


def _chosen(call: Call, room: Room) -> Seat:
    seats = room.shelved.seats
    most = len(seats) - 1
    at = whole_number(call.path("seat"), "no-such-seat", seat=call.path("seat")[:20], most=most)
    if at > most:
        raise Fault("no-such-seat", seat=at, most=most)
    return seats[at]


def _own(call: Call, room: Room) -> Seat:
    seat = _chosen(call, room)
    if seat.player != call.somebody.key:
        raise Fault("not-your-seat")
    return seat


async def _reseat(hub: Hub, room: Room, seat: Seat) -> None:
    """Write how a seat is from now on; only then is it so."""
    await hub.write(lambda connection: tables.save_seat(connection, room.shelved.key, seat))
    room.shelved.seats[seat.seat] = seat


def _check_waiting(room: Room) -> None:
    if room.shelved.state != "waiting":
        raise Fault("already-started")


def _check_owner(call: Call, room: Room) -> None:
    if room.shelved.owner != call.somebody.key:
        raise Fault("not-your-table")


async def take(call: Call) -> TableInfo:
    invitation = (await call.body(Taking)).invitation or call.query("invitation")
    async with _changing(call, invitation) as room:
        _check_waiting(room)
        seat, player = _chosen(call, room), call.somebody
        if seat.taken and seat.player != player.key:
            raise Fault("seat-taken")
        owner = room.shelved.owner == player.key
        if room.shelved.visibility == "private" and not owner and seat.invitation != invitation:
            raise Fault("not-invited")
        seat = replace(seat, player=player.key, player_id=player.id, name=player.name)
        await _reseat(call.hub, room, seat)
    return call.hub.info(room, call.player, call.lang)


async def leave(call: Call) -> TableInfo:
    """Before the start the seat is free again; later a bot plays on, until the player returns."""
    async with _changing(call) as room:
        seat = _own(call, room)
        if room.shelved.state == "waiting":
            await _reseat(call.hub, room, Seat(seat.seat, "person", invitation=seat.invitation))
            _show_out(call.hub, room, seat.seat)
            await _pass_on(call, room)
        elif room.shelved.state == "playing":
            await _reseat(call.hub, room, replace(seat, substitute=True, bot=SUBSTITUTE, standing={}))
            call.hub.standing.tell(room, seat.seat)
            room.when_durable(lambda: undo.left(room, seat.seat))
            call.hub.notify_awaited(call.somebody.key)
            call.hub.wake(room)
    return call.hub.info(room, call.player, call.lang)


async def _pass_on(call: Call, room: Room) -> None:
    """Whoever is left gets the table that its owner left."""
    shelved = room.shelved
    if shelved.owner != call.somebody.key or any(seat.player == shelved.owner for seat in shelved.seats):
        return
    heirs = [seat.player for seat in shelved.seats if seat.player is not None]
    if heirs:
        await call.hub.write(lambda connection: tables.save_table(connection, shelved.key, owner=heirs[0]))
        shelved.owner = heirs[0]
    else:
        await call.hub.write(lambda connection: tables.remove(connection, shelved.key))
        call.hub.close(room)


async def come_back(call: Call) -> TableInfo:
    async with _changing(call) as room:
        seat = _own(call, room)
        if seat.substitute:
            await _reseat(call.hub, room, replace(seat, substitute=False, bot=None))
            call.hub.notify_awaited(call.somebody.key)
    return call.hub.info(room, call.player, call.lang)


async def be_ready(call: Call) -> TableInfo:
    ready = (await call.body(Readiness)).ready
    async with _changing(call) as room:
        _check_waiting(room)
        await _reseat(call.hub, room, replace(_own(call, room), ready=ready))
        room = await _start_when_ready(call.hub, room)
    return call.hub.info(room, call.player, call.lang)


async def _start_when_ready(hub: Hub, room: Room) -> Room:
    ready = all(seat.taken and (seat.ready or seat.kind == "bot") for seat in room.shelved.seats)
    return await _start(hub, room) if ready and any(seat.ready for seat in room.shelved.seats) else room


async def invite(call: Call) -> Invitation:
    async with _changing(call) as room:
        _check_waiting(room)
        _check_owner(call, room)
        seat = _chosen(call, room)
        if seat.taken:
            raise Fault("seat-taken")
        if seat.invitation is None:
            seat = replace(seat, invitation=secrets.token_hex(12))
            await _reseat(call.hub, room, seat)
    base = str(call.request.base_url).rstrip("/")
    invitation = str(seat.invitation)
    return Invitation(invitation, f"{base}/table/{room.shelved.id}?seat={seat.seat}&invitation={invitation}")


async def change_seat(call: Call) -> TableInfo:
    """The owner gives a seat to a bot, or frees it."""
    wish = await call.body(SeatChange)
    async with _changing(call) as room:
        _check_waiting(room)
        _check_owner(call, room)
        seat = _chosen(call, room)
        if wish.kind == "person" and wish.bot is not None:
            raise Fault("bad-seats")
        fresh = Seat(seat.seat, "bot", bot=_bot(wish.bot)) if wish.kind == "bot" else Seat(seat.seat, "person")
        await _reseat(call.hub, room, fresh)
        _show_out(call.hub, room, seat.seat)
        room = await _start_when_ready(call.hub, room)
    return call.hub.info(room, call.player, call.lang)


def _show_out(hub: Hub, room: Room, seat: int) -> None:
    """Whoever listened at this seat; at a private table whoever looked on without sitting there, too."""
    strangers = [one for one in room.hearers[None] if not may_see(room.shelved, one.player)]
    for hearer in (*room.hearers[seat], *strangers):
        hub.show_out(room, hearer)


# -- start and rematch --------------------------------------------------------------------------------------------


async def start(call: Call) -> TableInfo:
    async with _changing(call) as room:
        _check_waiting(room)
        _check_owner(call, room)
        if not all(seat.taken for seat in room.shelved.seats):
            raise Fault("seats-free")
        room = await _start(call.hub, room)
    return call.hub.info(room, call.player, call.lang)


async def _start(hub: Hub, room: Room) -> Room:
    shelved = room.shelved
    game = find_game(shelved.game)
    _options(game, len(shelved.seats), shelved.options)  # the rules may be newer than the table
    shelved.rules = game.version
    table = loading.begin(shelved, hub.settings.chance("the deal"))
    row = {
        "table": shelved.key,
        "sequence": 0,
        "body": "\n".join(table.lines()),
        "awaited": awaited(table),
        "at": now(),
    }

    def begin(connection: Connection) -> None:
        tables.save_table(connection, shelved.key, state="playing", rules=shelved.rules)
        connection.execute(entries.insert().values(row))

    await hub.write(begin)
    return await hub.renew(room)


async def rematch(call: Call) -> TableInfo:
    """The same people and options at a new table; whoever asks first makes it, the others find it."""
    async with _changing(call) as room:
        old = room.shelved
        if old.state != "finished":
            raise Fault("not-finished")
        if not any(seat.player == call.somebody.key for seat in old.seats):
            raise Fault("not-your-table")
        if old.rematch is None:
            shelved = await _make_rematch(call, old)
        else:
            found = await call.hub.read(lambda connection: tables.find(connection, str(old.rematch)))
            if found is None:  # everybody had left it again
                found = await _make_rematch(call, old)
            shelved = found
    return _info(call, shelved)


async def _make_rematch(call: Call, old: Shelved) -> Shelved:
    owner = call.somebody.key
    game = find_game(old.game)
    call.hub.limits.check("tables", call.somebody.id)
    seats = [
        Seat(one.seat, one.kind, one.player, one.player_id, one.name, None if one.substitute else one.bot)
        for one in old.seats
    ]
    options = _options(game, len(seats), old.options)
    fresh = tables.new_table(old.game, game.version, options, old.visibility, owner, seats)

    def make(connection: Connection) -> None:
        tables.create(connection, fresh)
        tables.save_table(connection, old.key, rematch=fresh.id)

    await call.hub.write(make)
    old.rematch = fresh.id
    return fresh
