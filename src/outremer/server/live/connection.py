"""The WebSocket side: listening to a table and playing at it; and the news of the lobby."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from starlette.requests import HTTPConnection

from outremer.kernel.lexicon import Move
from outremer.server.errors import Fault
from outremer.server.http.identity import address_of, player_of
from outremer.server.info import may_see
from outremer.server.limits import Bucket
from outremer.server.live import undo
from outremer.server.live.hearing import Listener
from outremer.server.live.room import Room
from outremer.server.live.socket import EXTENSION, Wire
from outremer.server.protocol import (
    Ack,
    AnswerUndo,
    AskUndo,
    Because,
    LetStand,
    LiveMessage,
    News,
    Ping,
    Play,
    Pong,
    Refresh,
    Sketch,
    Talk,
    Undo,
    Why,
    Wrong,
    encode,
    read_message,
)
from outremer.server.rooms import Hub
from outremer.server.sentences import language_of, say_fault, say_refusal
from outremer.server.store import tables
from outremer.server.store.players import Player
from outremer.server.text import is_visible, printable
from outremer.table.table import NoSuchMove, Refusal

log = logging.getLogger("outremer")
PATIENCE = 300  # messages beyond the limit before the connection is closed
BY_STATUS = {401: 4401, 403: 4403, 404: 4404, 409: 4409, 429: 4429}  # the close codes that say why


class Line(Protocol):
    """What a connection is spoken to by."""

    def tell(self, *texts: bytes) -> None: ...

    def end(self, code: int) -> None: ...


class Listening:
    """One connection to one table."""

    def __init__(self, hub: Hub, wire: Line, player: Player | None, lang: str, seat: Listener) -> None:
        self.hub = hub
        self.wire = wire
        self.player = player
        self.lang = lang
        self.seat = seat
        self.room: Room | None = None
        self._bucket: Bucket | None = hub.limits.messages()
        self._too_fast = 0

    def tell(self, *frames: bytes) -> None:
        self.wire.tell(*frames)

    def go(self, status: int = 403) -> None:
        self.wire.end(BY_STATUS[status])

    def send(self, news: News) -> None:
        self.wire.tell(encode(news))

    # -- hearing --------------------------------------------------------------------------------------------------

    def hear(self, data: bytes) -> None:
        """Whatever comes in is answered, and nothing of it breaks anything."""
        if self._bucket is not None and not self._bucket.take():
            self._slow_down()
            return
        try:
            message = read_message(data)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            self.fail(Fault("malformed", what=str(error)[:200]), _id_of(data))
            return
        try:
            if "\0" in message.id:  # which no store keeps
                raise Fault("malformed", what="id")
            self.obey(message)
        except Fault as fault:
            self.fail(fault, message.id)

    def hear_only_pings(self, data: bytes) -> None:
        """Where there is no table, there is nothing to say but that one is still there."""
        if self._bucket is not None and not self._bucket.take():
            self._slow_down()
            return
        try:
            self.send(Pong(msgspec.json.decode(data, type=Ping).id))
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            self.fail(Fault("malformed", what=str(error)[:200]), _id_of(data))

    def fail(self, fault: Fault, id_: str | None) -> None:
        text = say_fault(self.lang, fault)
        self.send(Wrong(fault.code, text) if id_ is None else Wrong(fault.code, text, id_))

    def _slow_down(self) -> None:
        self._too_fast += 1
        if self._too_fast == 1 or self._too_fast % 50 == 0:
            self.fail(Fault("too-fast"), None)
        if self._too_fast > PATIENCE:
            self.wire.end(BY_STATUS[429])

    def obey(self, message: LiveMessage) -> None:
        room = self.room
        if room is None or room.broken:
            raise Fault("store-failed")
        if isinstance(message, Ping):
            self.send(Pong(message.id))
        elif isinstance(message, Why):
            room.when_durable(lambda: self._explain(room, message))
        elif isinstance(message, Refresh):
            room.tell((self,), room.state(self.seat, self.hub.info(room, self.player, self.lang)))
        elif isinstance(message, Talk):
            self._talk(room, message)
        else:
            self._check_seated()
            room.when_durable(lambda: self._command(room, message))

    def _check_seated(self) -> None:
        if self.seat is None or self.player is None:
            raise Fault("spectators-only-watch")

    # -- commands -------------------------------------------------------------------------------------------------

    def _command(self, room: Room, message: Play | Undo | AskUndo | AnswerUndo | LetStand) -> None:
        """A command that could not be obeyed is answered with its reason, now and whenever it is sent again."""
        if room.broken or room.was_answered(self, message.id):
            return
        try:
            if isinstance(message, AskUndo):
                undo.ask(room, self)
                room.answer(self, message.id, Ack(message.id, room.known_by(self.seat)))
            elif isinstance(message, AnswerUndo):
                undo.answer(room, self, message.grant)
                room.answer(self, message.id, Ack(message.id, room.known_by(self.seat)))
            elif isinstance(message, LetStand):
                self.hub.standing.let_stand(room, self, message)
            else:
                self._play(room, message)
        except Fault as fault:
            room.answer(self, message.id, Wrong(fault.code, say_fault(self.lang, fault), message.id))
        except Exception:
            log.exception("A command broke the rules at table %s; it goes back to what is durable", room.shelved.id)
            self.fail(Fault("internal"), message.id)
            self.hub.go_back(room)

    def _play(self, room: Room, message: Play | Undo) -> None:
        _, seat = room.seated(self)
        if room.is_stale(seat, message.sequence) or room.was_played(self, message.id):
            self.hub.spawn(self._answer_stale(room, seat, message))
        elif isinstance(message, Undo):
            undo.undo(room, self, message.id)
        else:
            room.play(self, message.id, message.moves)

    async def _answer_stale(self, room: Room, seat: int, message: Play | Undo) -> None:
        """It is too late for this command, unless it was played long ago and its acknowledgement was lost."""
        assert self.player is not None
        key, player = room.shelved.key, self.player.key
        entry = await self.hub.read(lambda connection: tables.played_at(connection, key, player, message.id))
        if entry is None:
            room.tell((self,), room.stale(seat, message.id))
        else:
            room.tell((self,), Ack(message.id, entry.sequence if entry.known is None else entry.known[seat]))

    # -- questions and talk ---------------------------------------------------------------------------------------

    def _explain(self, room: Room, message: Why) -> None:
        try:
            refusal = why(room, self.seat, message.move, self.lang)
        except Fault as fault:
            self.fail(fault, message.id)
            return
        if refusal is None:
            self.send(Because(message.id, message.move, None, None, []))
        else:
            rule, text = refusal
            self.send(Because(message.id, message.move, rule.rule, text, list(rule.nouns)))

    def _talk(self, room: Room, message: Talk) -> None:
        if self.player is None:
            raise Fault("who-are-you")
        text = printable(message.text)
        if not is_visible(text):
            raise Fault("bad-text")
        self.hub.limits.check("talk", self.player.id)
        self.hub.spawn(self._say(room, message.id, text))

    async def _say(self, room: Room, id_: str, text: str) -> None:
        assert self.player is not None
        where = "spectators" if self.seat is None else "table"
        key, seat, name = room.shelved.key, self.seat, self.player.name
        try:
            said = await self.hub.write(lambda connection: tables.add_talk(connection, key, where, seat, name, text))
        except Fault as fault:
            self.fail(fault, id_)
            return
        room = self.room or room
        room.talk = [*room.talk[1 - tables.TALK_SHOWN :], said]
        hearers = room.hearers[None] if where == "spectators" else room.everybody()
        room.tell(tuple(hearers), said)
        room.tell((self,), Ack(id_, room.known_by(self.seat)))


def why(room: Room, seat: Listener, move: str, lang: str) -> tuple[Refusal, str] | None:
    """Which rule forbids this move to this seat now, with its text; None if it is allowed."""
    if room.table is None:
        raise Fault("not-started")
    if seat is None:
        raise Fault("spectators-only-watch")
    try:
        refusal = room.table.refusal(seat, move)
    except NoSuchMove as error:
        raise Fault("no-such-move", move=move[:80], why=str(error)) from error
    return None if refusal is None else (refusal, say_refusal(room.shelved.game, lang, refusal, Move.parse(move)))


def _id_of(data: bytes) -> str | None:
    """The id of a message that is otherwise wrong, so that its sender knows which one."""
    try:
        id_ = msgspec.json.decode(data, type=Sketch).id
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return None
    return None if id_ is None else id_[:64]


# -- endpoints ----------------------------------------------------------------------------------------------------


class LiveTable:
    """WebSocket /api/v1/tables/{id}/live?seat=N or ?seat=spectator"""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def __call__(self, scope: Any, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
        asked, wire, lang = await _accept(scope, receive, send)
        who = ""
        listening = None
        try:
            lang = language_of(asked.query_params.get("lang", ""), asked.headers.get("accept-language", ""))
            self.hub.limits.check("requests", address_of(asked))
            player = await player_of(self.hub, asked)
            room = await self.hub.room(asked.path_params["id"])
            seat = _seat(room, asked, player)
            socket = player.id if player is not None else address_of(asked)
            self.hub.limits.open_socket(socket)
            who = socket
            listening = Listening(self.hub, wire, player, lang, seat)
            self.hub.admit(await self.hub.room(asked.path_params["id"]), listening)
            await _hear_until_gone(wire, receive, listening.hear)
        except Fault as fault:
            _turn_away(wire, lang, fault)
        finally:
            if who:
                self.hub.limits.close_socket(who)
            if listening is not None and listening.room is not None:
                self.hub.dismiss(listening.room, listening)


class LiveNews:
    """WebSocket /api/v1/live: where this person is awaited, and that the lobby has changed."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def __call__(self, scope: Any, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
        asked, wire, lang = await _accept(scope, receive, send)
        listening = None
        try:
            lang = language_of(asked.query_params.get("lang", ""), asked.headers.get("accept-language", ""))
            self.hub.limits.check("requests", address_of(asked))
            player = await player_of(self.hub, asked)
            if player is None:
                raise Fault("who-are-you")
            self.hub.limits.open_socket(player.id)
            listening = Listening(self.hub, wire, player, lang, None)
            self.hub.notified.add(listening)
            listening.send(await self.hub.awaited(player.key))
            await _hear_until_gone(wire, receive, listening.hear_only_pings)
        except Fault as fault:
            _turn_away(wire, lang, fault)
        finally:
            if listening is not None and listening.player is not None:
                self.hub.notified.discard(listening)
                self.hub.limits.close_socket(listening.player.id)


async def _accept(
    scope: Any, receive: Callable[..., Any], send: Callable[..., Any]
) -> tuple[HTTPConnection, Wire, str]:
    await receive()
    await send({"type": "websocket.accept"})
    return HTTPConnection(scope), scope["extensions"][EXTENSION], "en"


async def _hear_until_gone(wire: Wire, receive: Callable[..., Any], hear: Callable[[bytes], None]) -> None:
    """What was said before we listened comes from the queue, everything later by the short way."""
    wire.hear = hear
    while (message := await receive())["type"] != "websocket.disconnect":
        if message.get("text") is not None:
            hear(message["text"].encode())


def _turn_away(wire: Wire, lang: str, fault: Fault) -> None:
    wire.tell(encode(Wrong(fault.code, say_fault(lang, fault))))
    wire.end(BY_STATUS.get(fault.status, 4400))


def _seat(room: Room, asked: HTTPConnection, player: Player | None) -> Listener:
    wanted = asked.query_params.get("seat", "spectator")
    if not may_see(room.shelved, player):
        raise Fault("no-such-table")
    if wanted == "spectator":
        return None
    if not (wanted.isascii() and wanted.isdigit() and len(wanted) < 3 and int(wanted) < len(room.shelved.seats)):
        raise Fault("no-such-seat", seat=wanted[:20], most=len(room.shelved.seats) - 1)
    if player is None:
        raise Fault("who-are-you")
    if room.shelved.seats[int(wanted)].player != player.key:
        raise Fault("not-your-seat")
    return int(wanted)
