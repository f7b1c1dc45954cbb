"""Endpoints: what anybody may report, and what administrators do about it. Each act stays noted."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import Connection

from outremer.server import departures
from outremer.server.errors import Fault
from outremer.server.http.accounts import tell_about
from outremer.server.http.identity import address_of
from outremer.server.http.requests import ApiRequest, whole_number
from outremer.server.info import may_see
from outremer.server.live.events import Viewpoint
from outremer.server.live.room import Room
from outremer.server.names import name_of
from outremer.server.protocol.overseeing import ActInfo, PlayerChange, ReportInfo, ReportWish, TableClosing
from outremer.server.store import administration, players, tables
from outremer.server.store.players import Player
from outremer.server.text import is_visible, printable


async def report(request: ApiRequest) -> ReportWish:
    """A name at a table, or a line of its talk that whoever reports can read."""
    player, wish = request.somebody, await request.body(ReportWish)
    request.services.limits.check("reports", player.id)
    request.services.limits.check("reports", address_of(request.raw))
    words = printable(wish.words)
    if not is_visible(words):
        raise Fault("bad-text")
    room = await request.services.rooms.get(wish.table)
    if not may_see(room.stored, player):
        raise Fault("no-such-table")
    about = await _line(request, room, player, wish.line) if wish.line is not None else _name(room, wish.seat)
    await request.store.write(
        lambda connection: administration.report(connection, player.key, about, room.stored.id, words)
    )
    return wish


async def _line(request: ApiRequest, room: Room, player: Player, line: int) -> tuple[int, str, int | None]:
    own: list[Viewpoint] = [seat.seat for seat in room.stored.seats if seat.player == player.key]
    readable = [one.key for viewpoint in own or [None] for one in room.audience.talk[viewpoint]]
    found = await request.store.read(lambda connection: administration.line_said(connection, room.stored.key, line))
    if found is None or line not in readable:
        raise Fault("no-such-line")
    return found[0], found[1], line


def _name(room: Room, seat: int | None) -> tuple[int, str, int | None]:
    if seat is None or seat >= len(room.stored.seats):
        raise Fault("no-such-seat", seat=str(seat), most=len(room.stored.seats) - 1)
    sitting = room.stored.seats[seat]
    if sitting.player is None:
        raise Fault("no-such-player")
    return sitting.player, sitting.name, None


# -- administrators -----------------------------------------------------------------------------------------------


async def administrator(request: ApiRequest) -> Player:
    """Whoever asks, if they are one: by the store, since the role is given and taken beside the running server."""
    player = request.somebody
    if not await request.store.read(lambda connection: administration.acts_as_administrator(connection, player)):
        raise Fault("not-administrator")
    return player


async def reports(request: ApiRequest) -> list[ReportInfo]:
    """What was reported: what is open first. By pages, so that nobody buries what others report."""
    await administrator(request)
    page = _page(request)
    return await request.store.read(lambda connection: administration.reports_on(connection, page))


def _page(request: ApiRequest) -> int:
    return whole_number(request.query("page") or "0", "malformed", what="page")


async def settle(request: ApiRequest) -> list[ReportInfo]:
    """This report needs nothing more."""
    own, number = await administrator(request), whole_number(request.path("report"), "no-such-report")

    def change(connection: Connection) -> None:
        administration.settle(connection, number)
        administration.note(connection, own.key, "settle", str(number), "")

    await request.store.write(change)
    return await request.store.read(lambda connection: administration.reports_on(connection, 0))


async def acts(request: ApiRequest) -> list[ActInfo]:
    """What administrators have done, the newest first."""
    await administrator(request)
    page = _page(request)
    return await request.store.read(lambda connection: administration.acts_on(connection, page))


async def change_player(request: ApiRequest) -> ActInfo:
    """Another name, or suspended: logged out everywhere and not let in again, while a bot plays on."""
    own, wish = await administrator(request), await request.body(PlayerChange)
    player = await request.store.read(lambda one: administration.player_by_id(one, request.path("player")))
    if wish.name is not None:
        return await _rename(request, own, player, name_of(wish.name))
    if player.key == own.key:
        raise Fault("not-yourself")
    return await _suspend(request, own, player, wish.suspended)


async def _rename(request: ApiRequest, own: Player, player: Player, name: str) -> ActInfo:
    def change(connection: Connection) -> ActInfo:
        players.rename(connection, player, name)
        return administration.note(connection, own.key, "rename", player.id, f"{player.name} → {name}")

    done = await request.store.write(change)
    tell_about(request.services, replace(player, name=name))
    return done


async def _suspend(request: ApiRequest, own: Player, player: Player, is_suspended: bool) -> ActInfo:
    def change(connection: Connection) -> tuple[ActInfo, list[int]]:
        gone = administration.suspend(connection, player.key, is_suspended)
        act = "suspend" if is_suspended else "unsuspend"
        return administration.note(connection, own.key, act, player.id, player.name), gone

    done, gone = await request.store.write(change)
    request.services.sessions.forget(player)
    for device in gone:
        request.services.disconnect(device)
    if is_suspended:
        await departures.leave_all(request.services, player.key)
    return done


async def close_table(request: ApiRequest) -> ActInfo:
    """A table that waits is gone; any other is frozen, with a sentence for its players, until it is opened again."""
    own, wish = await administrator(request), await request.body(TableClosing)
    services, id_ = request.services, request.path("id")
    async with services.rooms.changing(id_):
        room = await services.rooms.get(id_)
        stored = room.stored

        def change(connection: Connection) -> ActInfo:
            if stored.state == "waiting" and wish.closed:
                tables.remove(connection, stored.key)
            else:
                administration.close(connection, stored.key, wish.closed)
            return administration.note(connection, own.key, "close" if wish.closed else "reopen", id_, stored.game)

        done = await request.store.write(change)
        if stored.state == "waiting" and wish.closed:
            services.rooms.close(room)
        else:
            await services.rooms.renew(room)
    services.notices.lobby_changed()
    for player in {seat.player for seat in stored.seats if seat.player is not None}:
        services.notices.notify_awaited(player)  # at a closed table nobody is
    return done


async def delete_line(request: ApiRequest) -> ActInfo:
    """A line of talk is gone, for everybody; what it said stays with the act alone."""
    own, line = await administrator(request), whole_number(request.path("line"), "no-such-line")
    services, id_ = request.services, request.path("id")
    async with services.rooms.changing(id_):
        room = await services.rooms.get(id_)

        def change(connection: Connection) -> ActInfo:
            said = administration.delete_line(connection, room.stored.key, line)
            return administration.note(connection, own.key, "delete-talk", id_, said)

        done = await request.store.write(change)
        await services.rooms.renew(room)
    return done
