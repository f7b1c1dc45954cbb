"""A table in memory, with everybody who is connected to it.

One command is played at a time. What it changes is worked out at once, but told only when its entry is durable:
until then the news wait in the outbox, and further commands wait behind it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from outremer.kernel.blanks import NOBODY
from outremer.kernel.chance import Driver
from outremer.kernel.journal import Entry
from outremer.kernel.lexicon import Move
from outremer.server.clock import Watch
from outremer.server.errors import Fault
from outremer.server.guiding import chance_at, guidance, guide_at
from outremer.server.info import table_info
from outremer.server.live import events
from outremer.server.live.audience import Audience, Client, Mail
from outremer.server.live.events import Heard, Viewpoint
from outremer.server.live.outbox import Command, Outbox, Pending
from outremer.server.live.step import Step, question
from outremer.server.live.times import Times
from outremer.server.live.undo_request import UndoRequest
from outremer.server.protocol.basics import encode
from outremer.server.protocol.news import (
    Ack,
    Guidance,
    GuideNews,
    MoveRefused,
    News,
    Said,
    Stale,
    State,
    TableNews,
    UndoAnswered,
    Wrong,
)
from outremer.server.protocol.tables import TableInfo
from outremer.server.sentences import say, say_fault, words
from outremer.server.store import journal
from outremer.server.store.adding import Row
from outremer.server.store.leases import Lease
from outremer.server.store.loading import Frozen, roll_all
from outremer.server.store.players import Player
from outremer.server.store.snapshots import Snapshots, packed
from outremer.server.store.tables import Stands, StoredTable
from outremer.table.table import Ask, NoSuchMove, Refusal, Refused, Table

T = TypeVar("T")


class Holding(Protocol):
    """By which everything about a table becomes durable."""

    lease: Lease | None

    def append(self, entry: Row, snapshot: Row | None, done: Callable[[Exception | None], None]) -> None: ...

    async def write(self, change: Callable[[Connection], T]) -> T: ...

    async def give_back(self) -> None: ...


class Observer(Protocol):
    """Whoever must know what becomes of a room."""

    def durable(self, room: Room) -> None:
        """Its last entry is in the store, and told."""

    def failed(self, room: Room, error: Exception) -> None:
        """The store did not take its last entry."""

    def taken_back(self, room: Room, seat: int) -> None:
        """This seat has taken back its move, or was granted to."""


class Room:
    def __init__(
        self,
        stored: StoredTable,
        table: Table | None,
        audience: Audience,
        outbox: Outbox,
        held: Holding,
        snapshots: Snapshots,
        driver: Driver,
        observer: Observer,
        frozen: Frozen | None = None,
        watch: Watch | None = None,
    ) -> None:
        self.stored = stored
        self.table = table
        self.audience = audience
        self.outbox = outbox
        self.held = held
        self.snapshots = snapshots
        self.driver = driver
        self.observer = observer
        self.frozen = frozen
        self.times = Times(stored, watch or Watch())
        self.undo_request: UndoRequest | None = None
        self.mover = NOBODY  # the seat whose entry was the last
        self.told_awaited = (0, 0)  # the seats (bits) that were told they are awaited, and that they may answer
        self.broken = False  # the store did not take its last entry: it is being loaded again
        self.lost = False  # the table is another process's now
        self.retired = False  # it has left the memory, or another has taken its place
        if table is not None:
            self._question = question(table)
            self.times.begin(table)

    @property
    def sequence(self) -> int:
        return self.stored.sequence

    # -- coming and going -----------------------------------------------------------------------------------------

    def join(self, client: Client) -> None:
        """Somebody begins to listen: they get everything they may know, the others that they are here."""
        self.tell((client,), self.state(client))
        self.audience.clients[client.seat].append(client)
        client.room = self
        self.tell_table(but=client)

    def leave(self, client: Client) -> bool:
        """Were they here?"""
        if client not in self.audience.clients[client.seat]:
            return False
        self.audience.clients[client.seat].remove(client)
        self.tell_table()
        return True

    def expel(self, client: Client) -> None:
        """The seat is no longer theirs."""
        self.audience.clients[client.seat].remove(client)
        fault = Fault("not-your-seat")
        self.tell((client,), Wrong(fault.code, say_fault(client.lang, fault)))
        self.outbox.when_durable(client.close)

    # -- telling --------------------------------------------------------------------------------------------------

    def tell(self, clients: Sequence[Client], news: News | Said) -> None:
        """Tell these, now or when what they already wait for is durable."""
        self.outbox.send(clients, encode(news))

    def answer(self, client: Client, command: str, news: News) -> None:
        """Answer a command, now and whenever it is sent again."""
        self.outbox.answer(client, command, encode(news))

    def tell_table(self, but: Client | None = None) -> None:
        """Who sits where and who is here has changed."""
        for client in self.audience.everybody():
            if client is not but:
                self.tell((client,), TableNews(self.info(client.player, client.lang)))

    def tell_all_anew(self) -> None:
        """Something has changed of which no news tells."""
        for client in self.audience.everybody():
            self.tell((client,), self.state(client))

    def info(self, player: Player | None, lang: str) -> TableInfo:
        return table_info(self.stored, player, lang, self.audience.present(), self.frozen)

    def state(self, client: Client) -> State:
        """Everything that a client needs to begin with."""
        table, audience, viewpoint = self.table, self.audience, client.seat
        info, talk = self.info(client.player, client.lang), audience.talk[viewpoint]
        if table is None:
            return State(0, None, None, [], [], [], 0, info, talk, {}, False, None, {}, [], False, None, None)
        own, common = audience.view(table, viewpoint)
        free = audience.may_say(table, viewpoint)
        return State(
            audience.known_by(viewpoint),
            own.hash(common),
            own.view(common),
            free.moves,
            free.offers,
            events.last_events(table, viewpoint),
            audience.heard_by(viewpoint),
            info,
            talk,
            audience.is_in(table, viewpoint),
            viewpoint is not None and table.may_undo(viewpoint),
            None if self.undo_request is None else self.undo_request.told(),
            *told_standing({} if viewpoint is None else self.standing(viewpoint)),
            self.is_spoken_for(viewpoint),
            self.times.told(table, viewpoint),
            self.guidance(viewpoint),
        )

    def standing(self, seat: int) -> dict[str, Stands]:
        """What stands for this seat: what it has said itself, and elsewhere what the table says of windows."""
        stored, table = self.stored, self.table
        if table is None or table.over or stored.seats[seat].played_by_bot:
            return {}
        found: dict[str, Stands | None] = {}
        if stored.windows != "ask":
            found = {name: Stands(word, stored.windows) for name, word in table.game.windows.items()}
        found.update(stored.seats[seat].standing)
        return {form: stands for form, stands in found.items() if stands is not None}

    @property
    def asking_form(self) -> str:
        """The form under which somebody is asked, "" if nobody is."""
        need = None if self.table is None else self.table.need
        return need.form if isinstance(need, Ask) else ""

    def may_stand(self, seat: int) -> bool:
        """Does anything stand for this seat, whatever is asked? Nearly always nothing does."""
        return self.stored.windows != "ask" or bool(self.stored.seats[seat].standing)

    def answer_for(self, seat: int) -> str | None:
        """What stands for this seat to what is asked now, by what everybody can see; it need not be free."""
        if not self.may_stand(seat):
            return None
        table, stands = self.table, self.standing(seat).get(self.asking_form)
        if table is None or stands is None:
            return None
        concerns = stands.when == "unconcerned" and table.kernel.stack[-1].concerns(table.kernel.world, seat)
        return None if concerns else stands.move

    def is_spoken_for(self, viewpoint: Viewpoint) -> bool:
        """Will an answer that stands be said to what this seat is asked?"""
        table = self.table
        if viewpoint is None or table is None or not table.kernel.asked(viewpoint):
            return False
        answer = self.answer_for(viewpoint)
        return answer is not None and table.refusal(viewpoint, answer) is None

    def stale(self, seat: int, command: str) -> Stale:
        assert self.table is not None
        return Stale(command, self.audience.known[seat], events.free_answers(self.table, seat))

    # -- playing --------------------------------------------------------------------------------------------------

    def play(self, client: Client, command: str, moves: list[str]) -> None:
        """Play a seat's moves, all or nothing. What is refused is answered here; what has no sense raises a Fault."""
        table, seat = self.seated(client)
        written = len(table.journal.entries)
        try:
            table.play(seat, moves)
        except Refused as refused:
            refusal = Refusal(refused.rule, refused.nouns)
            text = words(self.stored.game, client.lang).refusal(refusal, refused.move)
            news = MoveRefused(command, str(refused.move), refused.rule, list(refused.nouns), text)
            self.answer(client, command, news)
            return
        except NoSuchMove as error:
            raise _no_such_move(table, moves, error) from error
        self._moved(seat, written, (client, command))

    def play_for(self, seat: int, move: str) -> None:
        """A bot plays, or an answer that stands; raises as the table does."""
        assert self.table is not None
        written = len(self.table.journal.entries)
        self.table.play(seat, move)
        self._moved(seat, written, None)

    def seated(self, client: Client) -> tuple[Table, int]:
        if client.seat is None:
            raise Fault("spectators-only-watch")
        if self.frozen is not None:
            raise Fault("frozen", why=say(client.lang, self.frozen.message, **self.frozen.arguments))
        if self.table is None:
            raise Fault("not-started")
        if self.stored.seats[client.seat].substitute:
            raise Fault("seat-left")
        return self.table, client.seat

    def _moved(self, seat: int, written: int, by: tuple[Client, str] | None) -> None:
        table = self.table
        assert table is not None
        roll_all(table, chance_at(self.stored, table, self.driver))
        fresh = table.journal.entries[written:]
        news = self.audience.hear(table, fresh)
        self.enter("\n".join(table.lines(written=written)), seat, news, by, fresh)

    # -- entries --------------------------------------------------------------------------------------------------

    def enter(
        self,
        body: str,
        seat: int,
        news: list[Heard],
        by: tuple[Client, str] | None,
        fresh: Sequence[Entry] | None = None,
    ) -> None:
        """The table has moved on: write the entry, and prepare what everybody will be told.

        `fresh` is what the journal got by it; None where something was taken back.
        """
        table, stored, audience = self.table, self.stored, self.audience
        assert table is not None
        self._close_request(body)
        command = None
        if by is not None:
            assert by[0].player is not None
            command = (by[0].player.key, by[1])
        pending = self.outbox.begin(command)
        self.mover = seat
        step = Step(table, self._question, fresh or ())
        self._question = step.after
        stored.sequence += 1
        stored.awaited, stored.addressed = step.after.asked, step.after.addressed
        is_open = all(one.noticed for one in news)
        self.times.advance(table, None if fresh is None else step, seat, is_open)
        known = audience.count(news)
        if stored.known is not None or min(known) < stored.sequence:
            stored.known = list(known)
        if by is not None:
            pending.ack = encode(Ack(by[1], audience.known_by(by[0].seat)))
            pending.news.append(((by[0],), pending.ack))
        pending.news += audience.changes(table, seat, news, self.is_spoken_for)
        pending.news += self._clocks(table, news)
        pending.news += self._guidance()
        audience.note_stale(step)
        self.held.append(self._row(body, command), self._snapshot(table), partial(self._settled, pending))

    def _clocks(self, table: Table, news: list[Heard]) -> list[Mail]:
        mail: list[Mail] = []
        if self.times.never_ran:
            return mail
        for viewpoint, one in zip(self.audience.viewpoints, news, strict=True):
            clients = tuple(self.audience.clients[viewpoint])
            clock = self.times.news(table, viewpoint) if clients and one.noticed else None
            if clock is not None:
                mail.append((clients, encode(clock)))
        return mail

    def guidance(self, viewpoint: Viewpoint) -> Guidance | None:
        """The step at which the learner of a guided first game is."""
        table, guide = self.table, guide_at(self.stored)
        if table is None or guide is None or viewpoint != guide.learner:
            return None
        return guidance(self.stored, table, self.audience.known_by(viewpoint))

    def _guidance(self) -> list[Mail]:
        guide = guide_at(self.stored)
        if guide is None:
            return []
        return [(tuple(self.audience.clients[guide.learner]), encode(GuideNews(self.guidance(guide.learner))))]

    def _close_request(self, body: str) -> None:
        if self.undo_request is not None:
            self.undo_request = None
            self.tell(self.audience.everybody(), UndoAnswered(body.startswith("back ")))

    def _row(self, body: str, command: Command | None) -> Row:
        stored = self.stored
        known = None if stored.known is None else json.dumps(stored.known)
        player, id_ = command or (None, None)
        due = journal.written(self.times.deadlines)
        written = (stored.key, stored.sequence, body, stored.awaited, known, player, id_, self.times.watch.now())
        return (*written, stored.addressed, due)

    def _snapshot(self, table: Table) -> Row | None:
        made = self.snapshots.due(table, self.stored.sequence)
        return None if made is None else (self.stored.key, made.sequence, packed(made))

    def _settled(self, pending: Pending, error: Exception | None) -> None:
        outbox = self.outbox
        assert pending is outbox.pending
        if error is not None:
            self.broken = True
            outbox.give_up()
            self.observer.failed(self, error)
            return
        outbox.deliver(pending)
        try:
            self.observer.durable(self)
        finally:
            outbox.go_on()


def told_standing(standing: dict[str, Stands]) -> tuple[dict[str, str], list[str]]:
    """As a seat is told: the moves, and the forms that are answered only while they do not concern it."""
    moves = {form: stands.move for form, stands in standing.items()}
    return moves, [form for form, stands in standing.items() if stands.when == "unconcerned"]


def _no_such_move(table: Table, moves: list[str], error: NoSuchMove) -> Fault:
    for move in moves:
        if table.game.lexicon.number(Move.parse(move)) is None:
            return Fault("no-such-move", move=move[:80], why=str(error))
    return Fault("not-together", why=str(error))
