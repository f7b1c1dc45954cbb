"""Answers that stand: whenever a seat is asked under a form, a move is said for it after a while.

How long a while, the operating system draws when the seat is asked: it depends neither on what the seat holds nor on
what else it may say. To everybody else such an answer is one like any other.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from random import SystemRandom

from outremer.kernel.lexicon import Move
from outremer.server.errors import Fault
from outremer.server.live.audience import Client
from outremer.server.live.notices import Notices
from outremer.server.live.room import Room, told_standing
from outremer.server.protocol.messages import LetStand
from outremer.server.protocol.news import Ack, StandingNews, Wrong
from outremer.server.sentences import say_fault
from outremer.server.settings import Settings
from outremer.server.store.store import Store
from outremer.server.store.tables import Standing, Stands, StoredSeat, save_standing
from outremer.server.tasks import Tasks
from outremer.table.table import Table


class StandingAnswers:
    """Keeps and says the answers that stand, at all tables."""

    def __init__(self, settings: Settings, store: Store, tasks: Tasks, notices: Notices) -> None:
        self._settings = settings
        self._store = store
        self._tasks = tasks
        self._notices = notices
        self._entropy = SystemRandom()
        # By room and seat: answers that are on their way, with the form that they answer.
        self.on_the_way: dict[Room, dict[int, tuple[str, TimerHandle]]] = {}

    # -- letting stand and lifting --------------------------------------------------------------------------------

    def let_stand(self, room: Room, client: Client, message: LetStand) -> None:
        """As this seat wishes from now on; what cannot stand raises a Fault."""
        table, seat = room.seated(client)
        if table.over:
            raise Fault("game-over")
        check_form(table, message.form)
        stands = None if message.move is None else Stands(standing_move(table, message.move), message.when)
        before = room.stored.seats[seat].standing
        self._put(room, seat, message.form, stands)
        self._tasks.spawn(self._keep(room, client, message, stands, before))

    async def _keep(
        self, room: Room, client: Client, message: LetStand, stands: Stands | None, before: Standing
    ) -> None:
        seat = client.seat
        assert seat is not None
        try:
            await self._write(room, seat)
        except Fault as fault:
            room.stored.seats[seat].standing = before
            room.tell((client,), Wrong(fault.code, say_fault(client.lang, fault), message.id))
            return
        room = client.room or room
        self._put(room, seat, message.form, stands)  # again, since the room may have been loaded meanwhile
        self.tell(room, seat)
        room.answer(client, message.id, Ack(message.id, room.audience.known_by(seat)))
        if room.stored.awaited >> seat & 1:
            self.attend(room, room.stored.seats[seat])

    def lift_here(self, room: Room, seat: int) -> None:
        """The seat took its move back: what it comes back to is not answered over its head."""
        form = room.asking_form
        if form in room.standing(seat):
            self._put(room, seat, form, None)
            self.tell(room, seat)
            self._tasks.spawn(self._write(room, seat))

    def end(self, room: Room) -> None:
        """The game is over, and nothing stands any more."""
        for seat in room.stored.seats:
            if seat.standing or (room.stored.windows != "ask" and not seat.played_by_bot):
                seat.standing = {}
                self.tell(room, seat.seat)

    def tell(self, room: Room, seat: int) -> None:
        """Only whoever holds the seat hears what stands for it."""
        news = StandingNews(*told_standing(room.standing(seat)), room.is_spoken_for(seat))
        room.tell(tuple(room.audience.clients[seat]), news)

    def _put(self, room: Room, seat: int, form: str, stands: Stands | None) -> None:
        """Where the table has a default, even that nothing stands must be kept."""
        table, sitting = room.table, room.stored.seats[seat]
        assert table is not None
        standing = {one: said for one, said in sitting.standing.items() if one != form}
        has_default = room.stored.windows != "ask" and form in table.game.windows
        sitting.standing = {**standing, form: stands} if stands is not None or has_default else standing

    async def _write(self, room: Room, seat: int) -> None:
        key, standing = room.stored.key, room.stored.seats[seat].standing
        await room.held.write(lambda connection: save_standing(connection, key, seat, standing))

    # -- saying ---------------------------------------------------------------------------------------------------

    def attend(self, room: Room, seat: StoredSeat) -> None:
        """This seat is asked: an answer that stands for that is on its way from now on."""
        if seat.seat in self.on_the_way.get(room, ()) or room.answer_for(seat.seat) is None:
            return
        assert room.table is not None
        form = room.asking_form
        is_window = form in room.table.game.windows
        delay = self._entropy.uniform(*(self._settings.window_delay if is_window else self._settings.standing_delay))
        timer = asyncio.get_running_loop().call_later(delay, self._due, room, seat.seat)
        self.on_the_way.setdefault(room, {})[seat.seat] = form, timer

    def recall(self, room: Room) -> None:
        """After an entry: answers on their way to what is no longer asked, or was just answered, go no further."""
        if room not in self.on_the_way:
            return
        asking = room.asking_form
        for seat, (form, timer) in list(self.on_the_way[room].items()):
            if room.mover == seat or form != asking or not room.stored.awaited >> seat & 1:
                timer.cancel()
                self._forget(room, seat)

    def stop(self) -> None:
        """The server ends; what was on its way sets out again when it is back."""
        for due in self.on_the_way.values():
            for _, timer in due.values():
                timer.cancel()

    def is_due(self, room: Room) -> bool:
        """Is an answer on its way here?"""
        return room in self.on_the_way

    def spoken_for(self, player: int) -> list[str]:
        """The tables at which answers are on their way to all that this player is asked there."""
        return [room.stored.id for room in self.on_the_way if self.speak_for(room, player)]

    def speak_for(self, room: Room, player: int) -> bool:
        """Are the answers on their way to all that this player is asked here?"""
        due = self.on_the_way.get(room)
        if due is None:
            return False
        seats = [one.seat for one in room.stored.seats if one.player == player]
        return all(seat in due for seat in seats if room.stored.awaited >> seat & 1)

    def _forget(self, room: Room, seat: int) -> None:
        del self.on_the_way[room][seat]
        if not self.on_the_way[room]:
            del self.on_the_way[room]

    def _due(self, room: Room, seat: int) -> None:
        self._forget(room, seat)
        room.outbox.when_durable(lambda: self._say(room, seat))

    def _say(self, room: Room, seat: int) -> None:
        """Everything may have changed since the seat was asked, so everything is looked at again."""
        table, stored = room.table, room.stored
        if table is None or room.broken or room.retired or stored.state != "playing":
            return
        sitting = stored.seats[seat]
        if sitting.played_by_bot or not table.kernel.asked(seat):
            return
        move = room.answer_for(seat)
        if move is not None and table.refusal(seat, move) is None:
            room.play_for(seat, move)
        elif sitting.player is not None:
            self._notices.notify_awaited(sitting.player)


def check_form(table: Table, form: str) -> None:
    forms = sorted(one.__name__ for one in table.game.all_forms)
    if form not in forms:
        raise Fault("no-such-form", form=form, forms=", ".join(forms))


def standing_move(table: Table, sentence: str) -> str:
    """The move as the game spells it; only what needs no nouns, and answers something, may stand."""
    move = Move.parse(sentence)
    number = table.game.lexicon.number(move)
    if number is None or move.nouns or table.game.lexicon.is_offer[number]:
        raise Fault("cannot-stand", move=sentence[:80])
    return str(move)
