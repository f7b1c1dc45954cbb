"""Games come back from the store: from their last snapshot, by playing the rest of the journal again."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Callable, Iterator
from functools import partial
from typing import Protocol, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

import outremer
from outremer.kernel.chance import Driver
from outremer.kernel.forms import Roll
from outremer.server.errors import Fault
from outremer.server.guiding import chance_at
from outremer.server.metrics import DAMAGED as DAMAGED_LOOKS
from outremer.server.store import journal
from outremer.server.store.journal import JournalRow
from outremer.server.store.snapshots import BEFORE_ALL, Snapshot, Snapshots, begun_at, retold, snapshots_until
from outremer.server.store.tables import StoredTable
from outremer.table.game import BadSetting, Game
from outremer.table.saves import BadSave, restore
from outremer.table.table import NoSuchMove, Refused, Table

log = logging.getLogger("outremer")
BROKEN = (NoSuchMove, Refused, BadSave, BadSetting, ValueError, LookupError)  # what a record that is not true raises
DAMAGED = (ValueError, msgspec.MsgspecError, zlib.error)  # what a row raises that is not as it was written
TAKING_BACK = ("undo ", "back ")  # how the body of an entry begins that takes others back


class Frozen(Exception):
    """A table that cannot go on under the rules of this program: a message of server.ftl, and its arguments."""

    def __init__(self, message: str, /, **arguments: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


def game_of(table: StoredTable) -> Game:
    """The game that this table plays, in the version that it began with."""
    if table.closed:
        raise Frozen("frozen-closed")
    if table.unreadable:
        raise Frozen("frozen-broken")
    try:
        game = outremer.game(table.game)
    except BadSetting as error:
        raise Frozen("frozen-no-game", game=table.game) from error
    if game.version != table.rules:
        raise Frozen("frozen-version", game=table.game, then=table.rules, now=game.version)
    return game


def goes_on(table: StoredTable) -> bool:
    """Can this table be played by the rules of this program?"""
    try:
        game_of(table)
    except Frozen:
        return False
    return True


def begin(table: StoredTable, driver: Driver) -> Table:
    """The table as it is before the first decision."""
    begun = _from_zero(table)
    roll_all(begun, chance_at(table, begun, driver))
    return begun


def roll_all(table: Table, driver: Driver) -> None:
    """Chance answers whatever it is asked."""
    while isinstance(need := table.kernel.need, Roll):
        table.roll(driver.pick(need.odds, need.words))


def play_entry(table: Table, body: str) -> None:
    """Do again what an entry's body says."""
    who, _, said = body.partition(" ")
    if who == "undo":
        table.undo(int(said))
    elif who == "back":
        table.take_back(int(said.partition(" ")[0]))
    elif who != "refused":
        for line in body.splitlines():
            table.play_line(line)


def _play_next(table: Table, entry: JournalRow) -> int:
    """Returns how many lines of the journal before it are still there."""
    before = list(table.journal.entries) if entry.body.startswith(TAKING_BACK) else None
    kept = len(table.journal.entries)
    try:
        play_entry(table, entry.body)
    except BROKEN as error:
        raise _Unplayable(str(error)) from error
    if entry.sequence == 0:
        table.settle()  # what a copy has of its original's past is the past
    if before is not None:
        pairs = enumerate(zip(before, table.journal.entries, strict=False))
        kept = next((at for at, (old, now) in pairs if old is not now), len(table.journal.entries))
    return kept


class Witness(Protocol):
    """Whoever looks on while a table of the store goes its way again."""

    def begins(self, table: Table, sequence: int) -> None:
        """It begins after this entry; -1 where none has been played."""

    def goes_on(self, table: Table, entry: JournalRow, kept: int) -> None:
        """This entry was played; so many lines of the journal before it are still there."""


W = TypeVar("W", bound=Witness)
T = TypeVar("T")


class _Unplayable(Exception):
    """An entry cannot be played from here."""


def retrace(
    connection: Connection, table: StoredTable, since: int | None, until: int | None, witness: Callable[[], W]
) -> W:
    """The table of the store goes its way again: from its last snapshot up to the entry `since` (None: of all) on."""
    game = game_of(table)
    kept = _readable(table, lambda: snapshots_until(connection, table.key, since))
    while True:
        start = kept[-1].sequence if kept else -1
        entries = _readable(table, partial(journal.entries_after, connection, table.key, start, until))
        looking = witness()
        try:
            going = _begun(game, table, kept)
            looking.begins(going, start)
            for entry in entries:
                looking.goes_on(going, entry, _play_next(going, entry))
        except _Unplayable as error:
            if not kept or kept[-1].sequence == BEFORE_ALL:
                raise _broken(table, error) from error
            kept.pop()  # an undo went back behind it
        else:
            return looking


class _Loaded:
    """The table as it is in the end, and how its snapshots stand."""

    def __init__(self, every: int) -> None:
        self.every = every

    def begins(self, table: Table, sequence: int) -> None:
        self.table = table
        self.snapshots = Snapshots(self.every, sequence, len(table.journal.entries))

    def goes_on(self, table: Table, entry: JournalRow, kept: int) -> None:
        pass


def load(connection: Connection, table: StoredTable, every: int, until: int | None = None) -> tuple[Table, Snapshots]:
    """The table of the store, after its last entry or after an earlier one, and how its snapshots stand."""
    loaded = retrace(connection, table, until, until, lambda: _Loaded(every))
    return loaded.table, loaded.snapshots


def course(connection: Connection, table: StoredTable) -> Iterator[tuple[int, Table]]:
    """The table of the store after each of its entries, from the first on; one table, which goes on."""
    game = game_of(table)
    begun = _readable(table, lambda: snapshots_until(connection, table.key, 0))
    going = _begun(game, table, begun)
    start = begun[-1].sequence if begun else -1
    for entry in _readable(table, lambda: journal.entries_after(connection, table.key, start)):
        try:
            _play_next(going, entry)
        except _Unplayable as error:
            raise _broken(table, error) from error
        yield entry.sequence, going


def _readable(table: StoredTable, read: Callable[[], T]) -> T:
    """What the store has of this table, if its rows are whole."""
    try:
        return read()
    except DAMAGED as error:
        raise _broken(table, error) from error


def unharmed(table: StoredTable, look: Callable[[], T]) -> T:
    """What is seen of this table; whatever else goes wrong while it is looked at freezes it, and no other."""
    if table.unreadable:
        tell_damage(table, "one of its rows cannot be read")
    try:
        return look()
    except (Frozen, Fault, SQLAlchemyError):
        raise
    except Exception as error:
        tell_damage(table, repr(error), error)
        raise Frozen("frozen-broken") from error


def tell_damage(table: StoredTable, why: str, error: Exception | None = None) -> None:
    """Only for the host: it may name what is hidden from those who play."""
    DAMAGED_LOOKS.inc()
    log.error("The record of table %s cannot be continued: %s", table.id, why, exc_info=error)


def _broken(table: StoredTable, error: Exception) -> Frozen:
    tell_damage(table, str(error))
    return Frozen("frozen-broken")


def _begun(game: Game, table: StoredTable, kept: list[Snapshot]) -> Table:
    try:
        return _from_snapshot(game, table, kept) if kept else _from_zero(table)
    except BROKEN as error:
        raise _Unplayable(str(error)) from error


def _from_zero(table: StoredTable) -> Table:
    return outremer.new(table.game, len(table.seats), table.options, by_hand=True)


def _from_snapshot(game: Game, table: StoredTable, kept: list[Snapshot]) -> Table:
    setting = game.setting(len(table.seats), table.options)
    kernel = restore(game, setting, kept[-1].position)
    return Table(game, setting, kernel, None, retold(kept), begun_at(kept))
