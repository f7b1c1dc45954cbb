"""One WebSocket connection: what comes in is checked, obeyed and answered."""

from __future__ import annotations

import logging
from typing import Protocol

import msgspec

from outremer.kernel.lexicon import Move
from outremer.server.errors import Fault
from outremer.server.limits import Bucket, TooFast
from outremer.server.live import events, undo
from outremer.server.live.events import Viewpoint
from outremer.server.live.room import Room
from outremer.server.metrics import LIMITS_HIT
from outremer.server.protocol.basics import encode
from outremer.server.protocol.messages import (
    AnswerUndo,
    AskSole,
    AskUndo,
    LetStand,
    LiveMessage,
    Ping,
    Play,
    Refresh,
    Sketch,
    Talk,
    Undo,
    Why,
    read_message,
)
from outremer.server.protocol.news import Ack, Because, News, Pong, Sole, Wrong
from outremer.server.sentences import say_fault, words
from outremer.server.services import Services
from outremer.server.store import journal, talk
from outremer.server.store.players import Player
from outremer.server.text import is_visible, printable
from outremer.table.sole import sole_answer
from outremer.table.table import NoSuchMove, Refusal

log = logging.getLogger("outremer")
MOST_EXCESS_MESSAGES = 300  # beyond the limit, before the connection is closed
BY_STATUS = {401: 4401, 403: 4403, 404: 4404, 409: 4409, 429: 4429, 503: 4503}  # the close codes that say why


class Sender(Protocol):
    """The socket, as far as a connection needs it."""

    def tell(self, *texts: bytes) -> None: ...

    def end(self, code: int) -> None: ...


class LiveConnection:
    """One connection to one table, or to the news of the lobby."""

    def __init__(self, services: Services, socket: Sender, player: Player | None, lang: str, seat: Viewpoint) -> None:
        self.services = services
        self.socket = socket
        self.player = player
        self.lang = lang
        self.seat = seat
        self.room: Room | None = None
        self._bucket: Bucket | None = services.limits.messages()
        self._too_fast = 0

    def tell(self, *frames: bytes) -> None:
        self.socket.tell(*frames)

    def close(self, status: int = 403) -> None:
        self.socket.end(BY_STATUS[status])

    def send(self, news: News) -> None:
        self.socket.tell(encode(news))

    # -- receiving ------------------------------------------------------------------------------------------------

    def receive(self, data: bytes) -> None:
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
            self._handle(message)
        except Fault as fault:
            self.fail(fault, message.id)

    def receive_pings(self, data: bytes) -> None:
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
        LIMITS_HIT.labels("messages").inc()
        if self._too_fast == 1 or self._too_fast % 50 == 0:
            self.fail(TooFast(), None)
        if self._too_fast > MOST_EXCESS_MESSAGES:
            self.socket.end(BY_STATUS[429])

    def _handle(self, message: LiveMessage) -> None:
        room = self.room
        if room is None or room.broken:
            raise Fault("store-failed")
        if isinstance(message, Ping):
            self.send(Pong(message.id))
        elif isinstance(message, Why):
            room.outbox.when_durable(lambda: self._explain(room, message))
        elif isinstance(message, AskSole):
            self._check_seated()
            room.outbox.when_durable(lambda: self._tell_sole(room, message))
        elif isinstance(message, Refresh):
            room.tell((self,), room.state(self))
        elif isinstance(message, Talk):
            self._talk(room, message)
        else:
            self._check_seated()
            room.outbox.when_durable(lambda: self._command(room, message))

    def _check_seated(self) -> None:
        if self.seat is None or self.player is None:
            raise Fault("spectators-only-watch")
        self._check_scope(self.player)

    def _check_scope(self, player: Player) -> None:
        if player.is_over:
            self.close(401)
            raise Fault("who-are-you")
        if not player.may("play"):
            raise Fault("not-in-scope", scope="play")

    # -- commands -------------------------------------------------------------------------------------------------

    def _command(self, room: Room, message: Play | Undo | AskUndo | AnswerUndo | LetStand) -> None:
        """A command that could not be obeyed is answered with its reason, now and whenever it is sent again."""
        if room.broken or room.outbox.was_answered(self, message.id):
            return
        try:
            if isinstance(message, AskUndo):
                undo.ask(room, self)
                room.answer(self, message.id, Ack(message.id, room.audience.known_by(self.seat)))
            elif isinstance(message, AnswerUndo):
                undo.answer(room, self, message.grant)
                room.answer(self, message.id, Ack(message.id, room.audience.known_by(self.seat)))
            elif isinstance(message, LetStand):
                self.services.standing.let_stand(room, self, message)
            else:
                self._play(room, message)
        except Fault as fault:
            room.answer(self, message.id, Wrong(fault.code, say_fault(self.lang, fault), message.id))
        except Exception:
            log.exception("A command broke the rules at table %s; it goes back to what is durable", room.stored.id)
            self.fail(Fault("internal"), message.id)
            self.services.rooms.go_back(room)

    def _play(self, room: Room, message: Play | Undo) -> None:
        table, seat = room.seated(self)
        is_offer = isinstance(message, Play) and table.game.lexicon.has_offer(message.moves)
        if room.audience.is_stale(seat, message.sequence, is_offer) or room.outbox.was_played(self, message.id):
            self.services.tasks.spawn(self._answer_stale(room, seat, message))
        elif isinstance(message, Undo):
            undo.undo(room, self, message.id)
        else:
            room.play(self, message.id, message.moves)

    async def _answer_stale(self, room: Room, seat: int, message: Play | Undo) -> None:
        """It is too late for this command, unless it was played long ago and its acknowledgement was lost."""
        assert self.player is not None
        key, player = room.stored.key, self.player.key
        entry = await self.services.store.read(
            lambda connection: journal.played_at(connection, key, player, message.id)
        )
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

    def _tell_sole(self, room: Room, message: AskSole) -> None:
        table, seat = room.table, self.seat
        if table is None or seat is None or room.answer_for(seat) is not None:
            self.send(Sole(message.id, None))
        else:
            chance = self.services.settings.chance(f"the only answer at {room.sequence}")
            self.send(Sole(message.id, sole_answer(table, seat, chance)))

    def _talk(self, room: Room, message: Talk) -> None:
        if self.player is None:
            raise Fault("who-are-you")
        self._check_scope(self.player)
        if room.outbox.was_answered(self, message.id):
            return
        text = printable(message.text)
        if not is_visible(text):
            raise Fault("bad-text")
        self.services.limits.check("talk", self.player.id)
        where = self._room_of_talk(room, message.room)
        player = self.player
        line = talk.Line(*where, self.seat, player.name, text, player.key, not player.account, message.id)
        self.services.tasks.spawn(self._say(room, message.id, line))

    def _room_of_talk(self, room: Room, wanted: str | None) -> tuple[str, int | None]:
        """Where a line goes and, in a private room, to which seats (bits); there one must be in it oneself."""
        usual = talk.SPECTATORS if self.seat is None else talk.TABLE
        if wanted is None or wanted == usual:
            return usual, None
        members = None if room.table is None else events.rooms_of(room.table, self.seat).get(wanted)
        if members is None:
            raise Fault("not-in-room", room=wanted)
        return wanted, sum(1 << seat for seat in members)

    async def _say(self, room: Room, id_: str, line: talk.Line) -> None:
        key = room.stored.key
        try:
            said = await room.held.write(lambda connection: talk.add_talk(connection, key, line))
        except Fault as fault:
            self.fail(fault, id_)
            return
        room = self.room or room
        if said is not None:
            room.tell(room.audience.add_talk(said), said)
        room.answer(self, id_, Ack(id_, room.audience.known_by(self.seat)))


def why(room: Room, seat: Viewpoint, move: str, lang: str) -> tuple[Refusal, str] | None:
    """Which rule forbids this move to this seat now, with its text; None if it is allowed."""
    if room.table is None:
        raise Fault("not-started")
    if seat is None:
        raise Fault("spectators-only-watch")
    try:
        refusal = room.table.refusal(seat, move)
    except NoSuchMove as error:
        raise Fault("no-such-move", move=move[:80], why=str(error)) from error
    return None if refusal is None else (refusal, words(room.stored.game, lang).refusal(refusal, Move.parse(move)))


def _id_of(data: bytes) -> str | None:
    """The id of a message that is otherwise wrong, so that its sender knows which one."""
    try:
        id_ = msgspec.json.decode(data, type=Sketch).id
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return None
    return None if id_ is None else id_[:64]
