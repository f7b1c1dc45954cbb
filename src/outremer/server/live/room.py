"""A table in memory, with everybody who listens to it.

One command is played at a time. What it changes is worked out at once, but told only when its entry is durable:
until then the news wait in the step, and further commands wait behind it.
"""

from __future__ import annotations

import json
from asyncio import TimerHandle
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import Protocol

from outremer.kernel.blanks import NOBODY
from outremer.kernel.chance import Driver
from outremer.kernel.journal import Entry as Line
from outremer.kernel.lexicon import Move
from outremer.server.errors import Fault
from outremer.server.live import hearing
from outremer.server.live.hearing import Heard, Listener, Presence
from outremer.server.live.views import Common, Own
from outremer.server.protocol import (
    Ack,
    Change,
    News,
    Refused,
    Stale,
    State,
    TableInfo,
    UndoAnswered,
    UndoAsked,
    encode,
)
from outremer.server.sentences import say, say_refusal
from outremer.server.store import loading, tables
from outremer.server.store.players import Player, now
from outremer.server.store.tables import Said, Shelved
from outremer.server.store.writer import Row
from outremer.table.table import NoSuchMove, Refusal, Table
from outremer.table.table import Refused as Forbidden

REMEMBERED = 256  # commands whose answers are kept in memory; older ones are looked up in the store


class Hearer(Protocol):
    """Whoever is connected: a seat's player, or a spectator."""

    seat: Listener
    player: Player | None
    lang: str
    room: Room | None

    def tell(self, *frames: bytes) -> None: ...

    def go(self, status: int = 403) -> None:
        """Be disconnected, for this reason."""


class Ledger(Protocol):
    """Where entries become durable."""

    def append(self, entry: Row, snapshot: Row | None, done: Callable[[Exception | None], None]) -> None: ...


class Step:
    """An entry on its way into the store, and the news that wait for it."""

    def __init__(self, command: tuple[int, str] | None) -> None:
        self.command = command
        self.news: list[tuple[Iterable[Hearer], bytes]] = []
        self.ack = b""


class UndoRequest:
    """A seat would like to take back more than it may by itself."""

    def __init__(self, by: int, moves: int, answers: dict[int, bool | None]) -> None:
        self.by = by
        self.moves = moves
        self.answers = answers

    def told(self) -> UndoAsked:
        return UndoAsked(self.by, {str(seat): answer for seat, answer in self.answers.items()})


class Room:
    def __init__(
        self,
        shelved: Shelved,
        table: Table | None,
        ledger: Ledger,
        snapshots: loading.Snapshots,
        driver: Driver,
        frozen: loading.Frozen | None = None,
    ) -> None:
        self.shelved = shelved
        self.table = table
        self.frozen = frozen
        self.ledger = ledger
        self.snapshots = snapshots
        self.driver = driver
        self.listeners: tuple[Listener, ...] = (*range(len(shelved.seats)), None)
        self.known = shelved.known or [shelved.sequence] * len(self.listeners)
        self.heard = [0] * len(self.listeners)  # events that each listener heard in all
        self.still_good = list(self.known)  # the oldest sequence number at which a seat's command is not stale
        self.hearers: dict[Listener, list[Hearer]] = {listener: [] for listener in self.listeners}
        self.common = Common()  # what all who are here see alike
        self.own: dict[Listener, Own] = {}  # and what each listener sees beside it or instead
        self.talk: list[Said] = []
        self.undo_request: UndoRequest | None = None
        self.thinking: set[int] = set()  # seats whose bots are at it
        self.answering: dict[int, tuple[str, TimerHandle]] = {}  # seats whose answers stand and are due, with the form
        self.mover = NOBODY  # the seat whose entry was the last
        self.told_awaited = 0  # the seats (bits) that were told they are awaited
        self.broken = False  # the store did not take its last entry: it is being loaded again
        self.step: Step | None = None  # the entry that is not durable yet
        self.waiting: deque[Callable[[], None]] = deque()  # what is to be done when it is
        self.played: set[int] = set()  # hashes of all commands that became entries, of whomever
        self.answers: OrderedDict[tuple[int, str], bytes] = OrderedDict()
        self.on_durable: Callable[[Room], None] = lambda room: None
        self.on_failure: Callable[[Room, Exception], None] = lambda room, error: None
        self.on_taken_back: Callable[[Room, int], None] = lambda room, seat: None
        if table is not None:
            self._count_events(table)

    def _count_events(self, table: Table) -> None:
        counted = hearing.heard(table, table.journal.entries, self.listeners)
        self.heard = [len(one.events) for one in counted]

    @property
    def sequence(self) -> int:
        return self.shelved.sequence

    def _index(self, listener: Listener) -> int:
        return len(self.listeners) - 1 if listener is None else listener

    def known_by(self, listener: Listener) -> int:
        return self.known[self._index(listener)]

    # -- telling --------------------------------------------------------------------------------------------------

    def tell(self, hearers: Iterable[Hearer], news: News | Said) -> None:
        """Tell these, now or when what they already wait for is durable."""
        self._send(hearers, encode(news))

    def _send(self, hearers: Iterable[Hearer], frame: bytes) -> None:
        if self.step is not None:
            self.step.news.append((hearers, frame))
        else:
            for hearer in hearers:
                hearer.tell(frame)

    def everybody(self) -> list[Hearer]:
        return [hearer for listener in self.listeners for hearer in self.hearers[listener]]

    def present(self) -> Presence:
        sitting = frozenset(one for one in self.listeners if one is not None and self.hearers[one])
        return Presence(sitting, len(self.hearers[None]))

    def state(self, listener: Listener, info: TableInfo) -> State:
        """Everything that a listener needs to begin with; asked before they are among the hearers, or later on."""
        at = self._index(listener)
        table = self.table
        talk = [said for said in self.talk if listener is None or said.room == "table"]
        asked = None if self.undo_request is None else self.undo_request.told()
        if table is None:
            return State(0, None, None, [], [], 0, info, talk, False, None, {})
        if not self.hearers[listener]:
            self._look(table, listener)
        own = self.own[listener]
        return State(
            self.known[at],
            own.hash(self.common),
            own.view(self.common),
            hearing.free_moves(table, listener),
            hearing.last_events(table, listener),
            self.heard[at],
            info,
            talk,
            listener is not None and table.may_undo(listener),
            asked,
            {} if listener is None else self.shelved.seats[listener].standing,
        )

    def _look(self, table: Table, listener: Listener) -> None:
        """A listener's first look; what is common is up to date as long as anybody is here."""
        common, (parts,) = table.views([listener])
        if not any(self.hearers.values()):
            self.common = Common()
            self.common.advance(common)
        self.own[listener] = Own()
        self.own[listener].advance(self.common, parts)

    # -- commands -------------------------------------------------------------------------------------------------

    def when_durable(self, action: Callable[[], None]) -> None:
        """Do this now, or when the entry that is being written is durable."""
        if self.step is None:
            action()
        else:
            self.waiting.append(action)

    def was_answered(self, hearer: Hearer, command: str) -> bool:
        """Answer a command again that was answered before, or will be with the entry that is being written."""
        assert hearer.player is not None
        name = (hearer.player.key, command)
        if self.step is not None and self.step.command == name:
            self.step.news.append(((hearer,), self.step.ack))
            return True
        frame = self.answers.get(name)
        if frame is not None:
            self._send((hearer,), frame)
        return frame is not None

    def was_played(self, hearer: Hearer, command: str) -> bool:
        """Did this command become an entry, however long ago?"""
        assert hearer.player is not None
        return hash((hearer.player.key, command)) in self.played

    def answer(self, hearer: Hearer, command: str, news: News) -> None:
        assert hearer.player is not None
        frame = encode(news)
        self._remember((hearer.player.key, command), frame)
        self._send((hearer,), frame)

    def _remember(self, name: tuple[int, str], frame: bytes) -> None:
        self.answers[name] = frame
        if len(self.answers) > REMEMBERED:
            self.answers.popitem(last=False)

    def is_stale(self, seat: int, sequence: int) -> bool:
        return not self.still_good[seat] <= sequence <= self.known[seat]

    def stale(self, seat: int, command: str) -> Stale:
        assert self.table is not None
        return Stale(command, self.known[seat], hearing.free_moves(self.table, seat))

    def play(self, hearer: Hearer, command: str, moves: list[str]) -> None:
        """Play a seat's moves, all or nothing. What is refused is answered here; what has no sense raises a Fault."""
        table, seat = self.seated(hearer)
        written = len(table.journal.entries)
        try:
            table.play(seat, moves)
        except Forbidden as refused:
            refusal = Refusal(refused.rule, refused.nouns)
            text = say_refusal(self.shelved.game, hearer.lang, refusal, refused.move)
            news = Refused(command, str(refused.move), refused.rule, list(refused.nouns), text)
            self.answer(hearer, command, news)
            return
        except NoSuchMove as error:
            raise _no_such_move(table, moves, error) from error
        self._moved(seat, written, (hearer, command))

    def play_for(self, seat: int, move: str) -> None:
        """A bot plays, or an answer that stands; raises as the table does."""
        assert self.table is not None
        written = len(self.table.journal.entries)
        self.table.play(seat, move)
        self._moved(seat, written, None)

    def seated(self, hearer: Hearer) -> tuple[Table, int]:
        if hearer.seat is None:
            raise Fault("spectators-only-watch")
        if self.frozen is not None:
            raise Fault("frozen", why=say(hearer.lang, self.frozen.message, **self.frozen.arguments))
        if self.table is None:
            raise Fault("not-started")
        if self.shelved.seats[hearer.seat].substitute:
            raise Fault("seat-left")
        return self.table, hearer.seat

    def _moved(self, seat: int, written: int, by: tuple[Hearer, str] | None) -> None:
        table = self.table
        assert table is not None
        loading.roll_all(table, self.driver)
        fresh = table.journal.entries[written:]
        news = hearing.heard(table, fresh, self.listeners)
        for at, one in enumerate(news):
            self.heard[at] += len(one.events)
        lines = table.lines(written=written)
        self.enter("\n".join(lines), seat, news, by, fresh[0] if len(lines) == 1 else None)

    # -- entries --------------------------------------------------------------------------------------------------

    def enter(
        self,
        body: str,
        seat: int,
        news: list[Heard],
        by: tuple[Hearer, str] | None,
        said: Line | None = None,
    ) -> None:
        """The table has moved on: write the entry, and prepare what everybody will be told.

        `said` is the move, where it is a single one and nothing was rolled.
        """
        table, shelved = self.table, self.shelved
        assert table is not None
        self._close_request(body)
        command = None
        if by is not None:
            assert by[0].player is not None
            command = (by[0].player.key, by[1])
            self.played.add(hash(command))
        step = self.step = Step(command)
        self.mover = seat
        asked_before = shelved.awaited
        shelved.sequence += 1
        shelved.awaited = awaited(table)
        for at, one in enumerate(news):
            self.known[at] += one.noticed
        if shelved.known is not None or min(self.known) < shelved.sequence:
            shelved.known = list(self.known)
        if by is not None:
            step.ack = encode(Ack(by[1], self.known[self._index(by[0].seat)]))
            step.news.append(((by[0],), step.ack))
        self._tell_changes(table, seat, news)
        self._note_stale(said, asked_before)
        self.ledger.append(self._row(body, command), self._snapshot(table), partial(self._durable, step))

    def _close_request(self, body: str) -> None:
        if self.undo_request is not None:
            self.undo_request = None
            self.tell(self.everybody(), UndoAnswered(body.startswith("back ")))

    def _tell_changes(self, table: Table, seat: int, news: list[Heard]) -> None:
        present = [one for one in self.listeners if self.hearers[one] and news[self._index(one)].noticed]
        if not present:
            return
        common, views = table.views(present)
        self.common.advance(common)
        for listener, parts in zip(present, views, strict=True):
            at, own = self._index(listener), self.own[listener]
            patch = own.advance(self.common, parts)
            change = Change(
                self.known[at],
                own.hash(self.common),
                patch,
                hearing.free_moves(table, listener),
                news[at].events,
                self.heard[at],
                listener is not None and table.may_undo(listener),
                seat if news[at].spoken else None,
            )
            self._send(tuple(self.hearers[listener]), encode(change))

    def _note_stale(self, said: Line | None, asked_before: int) -> None:
        """A secret answer of another leaves one's own answer as good as it was; everything else makes it stale."""
        asked = self.shelved.awaited
        answered = said is not None and asked == asked_before & ~(1 << said.seat)
        for other in range(len(self.shelved.seats)):
            unmoved = answered and asked >> other & 1 and said is not None and not said.is_heard_by(other)
            if not unmoved:
                self.still_good[other] = self.known[other]

    def _row(self, body: str, command: tuple[int, str] | None) -> Row:
        shelved = self.shelved
        known = None if shelved.known is None else json.dumps(shelved.known)
        player, id_ = command or (None, None)
        return (shelved.key, shelved.sequence, body, shelved.awaited, known, player, id_, now())

    def _snapshot(self, table: Table) -> Row | None:
        made = self.snapshots.due(table, self.shelved.sequence)
        return None if made is None else (self.shelved.key, made.sequence, tables.packed(made))

    def _durable(self, step: Step, error: Exception | None) -> None:
        assert step is self.step
        self.step = None
        if error is not None:
            self.broken = True
            self.waiting.clear()
            self.on_failure(self, error)
            return
        if step.command is not None:
            self._remember(step.command, step.ack)
        outgoing: dict[Hearer, list[bytes]] = {}
        for hearers, frame in step.news:
            for hearer in hearers:
                outgoing.setdefault(hearer, []).append(frame)
        for hearer, frames in outgoing.items():
            hearer.tell(*frames)
        self.on_durable(self)
        while self.waiting and self.step is None:
            self.waiting.popleft()()


def awaited(table: Table) -> int:
    """The seats (bits) that are asked."""
    return sum(1 << seat for seat in range(table.seats) if table.kernel.asked(seat))


def _no_such_move(table: Table, moves: list[str], error: NoSuchMove) -> Fault:
    for move in moves:
        if table.game.lexicon.number(Move.parse(move)) is None:
            return Fault("no-such-move", move=move[:80], why=str(error))
    return Fault("not-together", why=str(error))
