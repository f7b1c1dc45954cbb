"""Answers that stand: whenever a seat is asked under a form, a move is said for it after a while.

How long a while, the operating system draws when the seat is asked: it depends neither on what the seat holds nor on
what else it may say. To everybody else such an answer is one like any other.
"""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import TYPE_CHECKING

from outremer.kernel.lexicon import Move
from outremer.server.errors import Fault
from outremer.server.live.room import Hearer, Room
from outremer.server.protocol import Ack, LetStand, Standing, Wrong
from outremer.server.sentences import say_fault
from outremer.server.store import tables
from outremer.server.store.tables import Seat
from outremer.table.table import Ask, Table

if TYPE_CHECKING:
    from outremer.server.rooms import Hub


class StandingAnswers:
    """Keeps and says the answers that stand, at all tables of a hub."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._entropy = SystemRandom()

    # -- letting stand and lifting --------------------------------------------------------------------------------

    def let_stand(self, room: Room, hearer: Hearer, message: LetStand) -> None:
        """As this seat wishes from now on; what cannot stand raises a Fault."""
        table, seat = room.seated(hearer)
        if table.over:
            raise Fault("game-over")
        check_form(table, message.form)
        move = None if message.move is None else standing_move(table, message.move)
        before = room.shelved.seats[seat].standing.get(message.form)
        self._put(room, seat, message.form, move)
        self._hub.spawn(self._keep(room, hearer, message, move, before))

    async def _keep(self, room: Room, hearer: Hearer, message: LetStand, move: str | None, before: str | None) -> None:
        seat = hearer.seat
        assert seat is not None
        try:
            await self._write(room, seat)
        except Fault as fault:
            self._put(room, seat, message.form, before)
            room.tell((hearer,), Wrong(fault.code, say_fault(hearer.lang, fault), message.id))
            return
        room = hearer.room or room
        self._put(room, seat, message.form, move)  # again, since the room may have been loaded meanwhile
        self.tell(room, seat)
        room.answer(hearer, message.id, Ack(message.id, room.known_by(seat)))
        self._hub.wake(room)

    def lift_here(self, room: Room, seat: int) -> None:
        """The seat took its move back: what it comes back to is not answered over its head."""
        form = asking_form(room)
        if form in room.shelved.seats[seat].standing:
            self._put(room, seat, form, None)
            self.tell(room, seat)
            self._hub.spawn(self._write(room, seat))

    def end(self, room: Room) -> None:
        """The game is over, and nothing stands any more."""
        for seat in room.shelved.seats:
            if seat.standing:
                seat.standing = {}
                self.tell(room, seat.seat)

    def tell(self, room: Room, seat: int) -> None:
        """Only whoever holds the seat hears what stands for it."""
        room.tell(tuple(room.hearers[seat]), Standing(room.shelved.seats[seat].standing))

    def _put(self, room: Room, seat: int, form: str, move: str | None) -> None:
        standing = {one: said for one, said in room.shelved.seats[seat].standing.items() if one != form}
        room.shelved.seats[seat].standing = standing if move is None else {**standing, form: move}

    async def _write(self, room: Room, seat: int) -> None:
        key, standing = room.shelved.key, room.shelved.seats[seat].standing
        await self._hub.write(lambda connection: tables.save_standing(connection, key, seat, standing))

    # -- saying ---------------------------------------------------------------------------------------------------

    def attend(self, room: Room, seat: Seat) -> None:
        """This seat is asked: an answer that stands for that is on its way from now on."""
        form = asking_form(room)
        if form in seat.standing and seat.seat not in room.answering:
            delay = self._entropy.uniform(*self._hub.settings.standing_delay)
            timer = asyncio.get_running_loop().call_later(delay, self._due, room, seat.seat)
            room.answering[seat.seat] = form, timer

    def recall(self, room: Room) -> None:
        """After an entry: answers on their way to what is no longer asked, or was just answered, go no further."""
        asking = asking_form(room)
        for seat, (form, timer) in list(room.answering.items()):
            if room.mover == seat or form != asking or not room.shelved.awaited >> seat & 1:
                timer.cancel()
                del room.answering[seat]

    def stop(self) -> None:
        """The server ends; what was on its way sets out again when it is back."""
        for room in self._hub.rooms.values():
            for _, timer in room.answering.values():
                timer.cancel()

    def speak_for(self, room: Room, player: int) -> bool:
        """Are the answers on their way to all that this player is asked here?"""
        seats = [one.seat for one in room.shelved.seats if one.player == player]
        return all(seat in room.answering for seat in seats if room.shelved.awaited >> seat & 1)

    def _due(self, room: Room, seat: int) -> None:
        del room.answering[seat]
        room.when_durable(lambda: self._say(room, seat))

    def _say(self, room: Room, seat: int) -> None:
        """Everything may have changed since the seat was asked, so everything is looked at again."""
        table, shelved = room.table, room.shelved
        if table is None or room.broken or shelved.state != "playing" or self._hub.rooms.get(shelved.id) is not room:
            return
        sitting = shelved.seats[seat]
        if sitting.played_by_bot or not table.kernel.asked(seat):
            return
        move = sitting.standing.get(asking_form(room))
        if move is not None and table.refusal(seat, move) is None:
            room.play_for(seat, move)
        elif sitting.player is not None:
            self._hub.notify_awaited(sitting.player)


def asking_form(room: Room) -> str:
    """The form under which somebody is asked, "" if nobody is."""
    need = None if room.table is None else room.table.need
    return need.form if isinstance(need, Ask) else ""


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
