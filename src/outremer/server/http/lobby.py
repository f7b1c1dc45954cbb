"""Tables before, beside and after play: the lobby, seats, invitations, start, leaving and coming back, rematch."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec.structs import replace
from sqlalchemy import Connection

from outremer.bots import BOTS
from outremer.server.departures import SUBSTITUTE, expel, leave_seat, reseat
from outremer.server.errors import Fault
from outremer.server.http.catalogue import find_game
from outremer.server.http.identity import address_of
from outremer.server.http.requests import ApiRequest, whole_number
from outremer.server.info import may_see, table_info
from outremer.server.live.events import NOBODY_PRESENT, awaited
from outremer.server.live.room import Room
from outremer.server.live.times import Times
from outremer.server.protocol.tables import Invitation, Readiness, SeatChange, SeatWish, TableInfo, TableWish, Taking
from outremer.server.sentences import say
from outremer.server.services import Services
from outremer.server.store import journal, loading, tables
from outremer.server.store.players import Player
from outremer.server.store.tables import StoredSeat, StoredTable
from outremer.table.game import BadSetting, Game

STATES = ("waiting", "playing", "finished")


# -- looking ------------------------------------------------------------------------------------------------------


async def lobby(request: ApiRequest) -> list[TableInfo]:
    game, state, mine = request.query("game") or None, request.query("state") or None, request.query("mine") == "1"
    if state is not None and state not in STATES:
        raise Fault("malformed", what=f"state: {', '.join(STATES)}")
    if mine and request.player is None:
        return []
    page = whole_number(request.query("page") or "0", "malformed", what="page")
    key = None if request.player is None else request.player.key
    found = await request.store.read(lambda connection: tables.lobby(connection, game, state, key, mine, page))
    return [_info(request, stored) for stored in found]


def _info(request: ApiRequest, stored: StoredTable) -> TableInfo:
    room = request.services.rooms.loaded.get(stored.id)
    if room is not None:
        return room.info(request.player, request.lang)
    return table_info(stored, request.player, request.lang, NOBODY_PRESENT)


async def find_table(request: ApiRequest) -> StoredTable:
    """The table of the path, if this person may know of it."""
    id_ = request.path("id")
    room = request.services.rooms.loaded.get(id_)
    if room is not None:
        await request.services.settled(room)
        stored: StoredTable | None = room.stored
    else:
        stored = await request.store.read(lambda connection: tables.find(connection, id_))
    if stored is None or not may_see(stored, request.player, request.query("invitation")):
        raise Fault("no-such-table")
    return stored


async def show_table(request: ApiRequest) -> TableInfo:
    return _info(request, await find_table(request))


# -- making -------------------------------------------------------------------------------------------------------


async def create_table(request: ApiRequest) -> TableInfo:
    player = request.somebody
    wish = await request.body(TableWish)
    game = find_game(wish.game)
    options = _options(game, len(wish.seats), wish.options)
    seats = [_seat(at, one, player) for at, one in enumerate(wish.seats)]
    stored = tables.new_table(wish.game, game.version, options, wish.visibility, player.key, seats)
    stored.windows, stored.clock, stored.hints = wish.windows, wish.clock, wish.hints
    async with opening(request):
        await request.store.write(lambda connection: tables.create(connection, stored))
        request.services.limits.has_opened(address_of(request.raw), stored.key)
    request.services.notices.lobby_changed()
    return _info(request, stored)


@asynccontextmanager
async def opening(request: ApiRequest) -> AsyncIterator[None]:
    """Only so many tables wait that one player, or all at one address, have opened. What is opened within is counted
    before the next is.
    """
    player, address, limits = request.somebody, address_of(request.raw), request.services.limits
    limits.check("tables", player.id)
    limits.check("openings", address)
    async with limits.one_opens(player.id, address):
        opened = limits.opened_at(address)
        own, waiting = await request.store.read(
            lambda connection: (tables.waiting_of(connection, player.key), tables.waiting_among(connection, opened))
        )
        limits.may_open(address, own, waiting)
        yield


def _options(game: Game, seats: int, wished: dict[str, str]) -> dict[str, str]:
    """All options of a table, by the rules as they are now."""
    try:
        setting = game.setting(seats, wished)
        game.rules(setting)
    except BadSetting as error:
        raise Fault("bad-setting", what=str(error)) from error
    return dict(setting.options)


def _seat(at: int, wish: SeatWish, player: Player) -> StoredSeat:
    if wish.kind == "bot":
        return StoredSeat(at, "bot", bot=_bot(wish.bot))
    if wish.bot is not None:
        raise Fault("bad-seats")
    if wish.kind == "me":
        return StoredSeat(at, "person", player.key, player.id, player.name, guest=not player.account)
    return StoredSeat(at, "person")


def _bot(name: str | None) -> str:
    if name is None:
        return SUBSTITUTE
    if name not in BOTS:
        raise Fault("no-such-bot", bot=name[:40], bots=", ".join(BOTS))
    return name


# -- seats --------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def changing(request: ApiRequest, invitation: str = "") -> AsyncIterator[Room]:
    """The room of the path, which nobody else changes meanwhile; afterwards everybody there hears of it."""
    request.somebody  # noqa: B018  # raises where it is nobody
    id_ = request.path("id")
    services = request.services
    async with services.rooms.changing(id_):
        room = await services.rooms.get(id_)
        if not may_see(room.stored, request.player, invitation):
            raise Fault("no-such-table")
        if room.frozen is not None and room.stored.state == "waiting":
            raise Fault("frozen", why=say(request.lang, room.frozen.message, **room.frozen.arguments))
        yield room
        services.rooms.loaded.get(id_, room).tell_table()
        services.notices.lobby_changed()


def _chosen(request: ApiRequest, room: Room) -> StoredSeat:
    seats = room.stored.seats
    most = len(seats) - 1
    at = whole_number(request.path("seat"), "no-such-seat", seat=request.path("seat")[:20], most=most)
    if at > most:
        raise Fault("no-such-seat", seat=at, most=most)
    return seats[at]


def own_chosen(request: ApiRequest, room: Room) -> StoredSeat:
    seat = _chosen(request, room)
    if seat.player != request.somebody.key:
        raise Fault("not-your-seat")
    return seat


def _check_waiting(room: Room) -> None:
    if room.stored.state != "waiting":
        raise Fault("already-started")


def check_owner(request: ApiRequest, room: Room) -> None:
    if room.stored.owner != request.somebody.key:
        raise Fault("not-your-table")


async def take(request: ApiRequest) -> TableInfo:
    invitation = (await request.body(Taking)).invitation or request.query("invitation")
    async with changing(request, invitation) as room:
        _check_waiting(room)
        seat, player = _chosen(request, room), request.somebody
        if seat.taken and seat.player != player.key:
            raise Fault("seat-taken")
        owner = room.stored.owner == player.key
        if room.stored.visibility == "private" and not owner and seat.invitation != invitation:
            raise Fault("not-invited")
        seat = replace(seat, player=player.key, player_id=player.id, name=player.name, guest=not player.account)
        await reseat(request.services, room, seat)
    return room.info(request.player, request.lang)


async def leave(request: ApiRequest) -> TableInfo:
    """Before the start the seat is free again; later a bot plays on, until the player returns."""
    async with changing(request) as room:
        await leave_seat(request.services, room, own_chosen(request, room), request.somebody.key)
    return room.info(request.player, request.lang)


async def come_back(request: ApiRequest) -> TableInfo:
    async with changing(request) as room:
        seat = own_chosen(request, room)
        if seat.substitute:
            await reseat(request.services, room, replace(seat, substitute=False, bot=None))
            request.services.notices.notify_awaited(request.somebody.key)
            request.services.sat_down(room, seat.seat)
    return room.info(request.player, request.lang)


async def be_ready(request: ApiRequest) -> TableInfo:
    ready = (await request.body(Readiness)).ready
    async with changing(request) as room:
        _check_waiting(room)
        await reseat(request.services, room, replace(own_chosen(request, room), ready=ready))
        room = await _start_when_ready(request.services, room)
    return room.info(request.player, request.lang)


async def _start_when_ready(services: Services, room: Room) -> Room:
    ready = all(seat.taken and (seat.ready or seat.kind == "bot") for seat in room.stored.seats)
    return await begin_play(services, room) if ready and any(seat.ready for seat in room.stored.seats) else room


async def invite(request: ApiRequest) -> Invitation:
    async with changing(request) as room:
        _check_waiting(room)
        check_owner(request, room)
        seat = _chosen(request, room)
        if seat.taken:
            raise Fault("seat-taken")
        if seat.invitation is None:
            seat = replace(seat, invitation=secrets.token_hex(12))
            await reseat(request.services, room, seat)
    base = str(request.raw.base_url).rstrip("/")
    invitation = str(seat.invitation)
    return Invitation(invitation, f"{base}/table/{room.stored.id}?seat={seat.seat}&invitation={invitation}")


async def change_seat(request: ApiRequest) -> TableInfo:
    """The owner gives a seat to a bot, or frees it."""
    wish = await request.body(SeatChange)
    async with changing(request) as room:
        _check_waiting(room)
        check_owner(request, room)
        seat = _chosen(request, room)
        if wish.kind == "person" and wish.bot is not None:
            raise Fault("bad-seats")
        fresh = (
            StoredSeat(seat.seat, "bot", bot=_bot(wish.bot)) if wish.kind == "bot" else StoredSeat(seat.seat, "person")
        )
        await reseat(request.services, room, fresh)
        expel(room, seat.seat)
        room = await _start_when_ready(request.services, room)
    return room.info(request.player, request.lang)


# -- start and rematch --------------------------------------------------------------------------------------------


async def start(request: ApiRequest) -> TableInfo:
    async with changing(request) as room:
        _check_waiting(room)
        check_owner(request, room)
        if not all(seat.taken for seat in room.stored.seats):
            raise Fault("seats-free")
        room = await begin_play(request.services, room)
    return room.info(request.player, request.lang)


async def begin_play(services: Services, room: Room) -> Room:
    stored = room.stored
    game = find_game(stored.game)
    _options(game, len(stored.seats), stored.options)  # the rules may be newer than the table
    stored.rules = game.version
    table = loading.begin(stored, services.settings.chance("the deal"))
    stored.awaited = awaited(table)
    times = Times(stored, services.settings.watch)
    times.begin(table)

    def begin(connection: Connection) -> None:
        tables.save_table(connection, stored.key, state="playing", rules=stored.rules)
        journal.begin(connection, stored.key, "\n".join(table.lines()), stored.awaited, times.deadlines)

    await room.held.write(begin)
    return await services.rooms.renew(room)


async def rematch(request: ApiRequest) -> TableInfo:
    """The same people and options at a new table; whoever asks first makes it, the others find it."""
    async with changing(request) as room:
        old = room.stored
        if old.state != "finished":
            raise Fault("not-finished")
        if not any(seat.player == request.somebody.key for seat in old.seats):
            raise Fault("not-your-table")
        if old.rematch is None:
            stored = await _make_rematch(request, room)
        else:
            found = await request.store.read(lambda connection: tables.find(connection, str(old.rematch)))
            if found is None:  # everybody had left it again
                found = await _make_rematch(request, room)
            stored = found
    return _info(request, stored)


def _seat_again(seat: StoredSeat) -> StoredSeat:
    if seat.kind == "person" and not seat.name:
        return StoredSeat(seat.seat, "person")  # whoever sat there is gone for good
    bot = None if seat.substitute else seat.bot
    return StoredSeat(seat.seat, seat.kind, seat.player, seat.player_id, seat.name, bot, guest=seat.guest)


async def _make_rematch(request: ApiRequest, room: Room) -> StoredTable:
    old, owner = room.stored, request.somebody.key
    game = find_game(old.game)
    seats = [_seat_again(one) for one in old.seats]
    options = _options(game, len(seats), old.options)
    fresh = tables.new_table(old.game, game.version, options, old.visibility, owner, seats)
    fresh.windows, fresh.clock, fresh.hints = old.windows, old.clock, old.hints

    def make(connection: Connection) -> None:
        tables.create(connection, fresh)
        tables.save_table(connection, old.key, rematch=fresh.id)

    async with opening(request):
        await room.held.write(make)
        request.services.limits.has_opened(address_of(request.raw), fresh.key)
    old.rematch = fresh.id
    return fresh
