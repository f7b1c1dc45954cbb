"""The WebSocket endpoints: a table, and the news of the lobby."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.requests import HTTPConnection

from outremer.server.errors import Fault
from outremer.server.http.identity import address_of
from outremer.server.info import may_see
from outremer.server.live.connection import BY_STATUS, LiveConnection
from outremer.server.live.events import Viewpoint
from outremer.server.live.room import Room
from outremer.server.live.wire import Receive, Wire, listen, wire_of
from outremer.server.protocol.basics import encode
from outremer.server.protocol.news import Wrong
from outremer.server.sentences import language_of, say_fault
from outremer.server.services import Services
from outremer.server.store.leases import Holder
from outremer.server.store.players import Player
from outremer.server.turns import Asker


class LiveTable:
    """WebSocket /api/v1/tables/{id}/live?seat=N or ?seat=spectator"""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def __call__(self, scope: Any, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
        asked, socket, lang = await _accept(scope, receive, send)

        async def here() -> None:
            await self._listen_here(asked, socket, receive, lang)

        async def there(holder: Holder) -> None:
            other = await self.services.handing.open(asked, holder)
            await self.services.handing.pump(socket, receive, other, holder)

        try:
            lang = language_of(asked.query_params.get("lang", ""), asked.headers.get("accept-language", ""))
            self.services.limits.check("requests", address_of(asked))
            await self.services.handing.wherever(asked, here, there)
        except Fault as fault:
            _turn_away(socket, lang, fault)
        finally:
            await socket.all_told()

    async def _listen_here(self, asked: HTTPConnection, socket: Wire, receive: Receive, lang: str) -> None:
        who = ""
        connection = None
        try:
            player = await self.services.sessions.player_of(asked)
            asker = Asker(address_of(asked), None if player is None else player.id)
            room = await self.services.rooms.get(asked.path_params["id"], asker)
            seat = _seat(room, asked, player)
            account = player.id if player is not None else address_of(asked)
            self.services.limits.open_socket(account, address_of(asked))
            who = account
            connection = LiveConnection(self.services, socket, player, lang, seat)
            (await self.services.rooms.get(asked.path_params["id"])).join(connection)
            await listen(socket, receive, connection.receive)
        finally:
            if who:
                self.services.limits.close_socket(who, address_of(asked))
            if connection is not None and connection.room is not None and connection.room.leave(connection):
                self.services.rooms.touch(connection.room.stored.id)


class LiveNews:
    """WebSocket /api/v1/live: where this person is awaited, and that the lobby has changed."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def __call__(self, scope: Any, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
        asked, socket, lang = await _accept(scope, receive, send)
        connection = None
        try:
            lang = language_of(asked.query_params.get("lang", ""), asked.headers.get("accept-language", ""))
            self.services.limits.check("requests", address_of(asked))
            player = await self.services.sessions.player_of(asked)
            if player is None:
                raise Fault("who-are-you")
            self.services.limits.open_socket(player.id, address_of(asked))
            connection = LiveConnection(self.services, socket, player, lang, None)
            self.services.notices.subscribe(connection)
            await listen(socket, receive, connection.receive_pings)
        except Fault as fault:
            _turn_away(socket, lang, fault)
        finally:
            if connection is not None and connection.player is not None:
                self.services.notices.unsubscribe(connection)
                self.services.limits.close_socket(connection.player.id, address_of(asked))
            await socket.all_told()


async def _accept(
    scope: Any, receive: Callable[..., Any], send: Callable[..., Any]
) -> tuple[HTTPConnection, Wire, str]:
    await receive()
    await send({"type": "websocket.accept"})
    return HTTPConnection(scope), wire_of(scope, send), "en"


def _turn_away(socket: Wire, lang: str, fault: Fault) -> None:
    socket.tell(encode(Wrong(fault.code, say_fault(lang, fault))))
    socket.end(BY_STATUS.get(fault.status, 4400))


def _seat(room: Room, asked: HTTPConnection, player: Player | None) -> Viewpoint:
    wanted = asked.query_params.get("seat", "spectator")
    if not may_see(room.stored, player):
        raise Fault("no-such-table")
    if wanted == "spectator":
        return None
    if not (wanted.isascii() and wanted.isdigit() and len(wanted) < 3 and int(wanted) < len(room.stored.seats)):
        raise Fault("no-such-seat", seat=wanted[:20], most=len(room.stored.seats) - 1)
    if player is None:
        raise Fault("who-are-you")
    if room.stored.seats[int(wanted)].player != player.key:
        raise Fault("not-your-seat")
    return int(wanted)
