"""A game in memory and its place in the store: loading it, playing entries again, making snapshots."""

from __future__ import annotations

import logging

from sqlalchemy import Connection

import outremer
from outremer.kernel.chance import Driver
from outremer.kernel.forms import Roll
from outremer.server.store import tables
from outremer.server.store.tables import Shelved, Snapshot
from outremer.table.game import BadSetting, Game
from outremer.table.saves import BadSave, position, restore
from outremer.table.table import NoSuchMove, Refused, Table

log = logging.getLogger("outremer")
FORCED = 4  # after so many times the usual number of entries, a snapshot is made even where an undo would be possible


class Frozen(Exception):
    """A table that cannot go on under the rules of this program: a message of server.ftl, and its arguments."""

    def __init__(self, message: str, /, **arguments: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


def game_of(table: Shelved) -> Game:
    """The game that this table plays, in the version that it began with."""
    try:
        game = outremer.game(table.game)
    except BadSetting as error:
        raise Frozen("frozen-no-game", game=table.game) from error
    if game.version != table.rules:
        raise Frozen("frozen-version", game=table.game, then=table.rules, now=game.version)
    return game


def goes_on(table: Shelved) -> bool:
    """Can this table be played by the rules of this program?"""
    try:
        game_of(table)
    except Frozen:
        return False
    return True


def begin(table: Shelved, driver: Driver) -> Table:
    """The table as it is before the first decision."""
    begun = _from_zero(table)
    roll_all(begun, driver)
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


def load(connection: Connection, table: Shelved, every: int, until: int | None = None) -> tuple[Table, Snapshots]:
    """The table of the store, after its last entry or after an earlier one, and how its snapshots stand."""
    game = game_of(table)
    kept = tables.snapshots_until(connection, table.key, until)
    while True:
        since = kept[-1].sequence if kept else -1
        entries = tables.entries_after(connection, table.key, since, until)
        try:
            loaded = _from_snapshot(game, table, kept) if kept else _from_zero(table)
            snapshots = Snapshots(every, since, len(loaded.journal.entries))
            for entry in entries:
                play_entry(loaded, entry.body)
        except (NoSuchMove, Refused, BadSave, BadSetting, ValueError, LookupError) as error:
            if not kept:
                # Only for the host: it may name what is hidden from those who play.
                log.error("The record of table %s cannot be continued: %s", table.id, error)
                raise Frozen("frozen-broken") from error
            kept.pop()  # an undo went back behind it
        else:
            return loaded, snapshots


def _from_zero(table: Shelved) -> Table:
    return outremer.new(table.game, len(table.seats), table.options, by_hand=True)


def _from_snapshot(game: Game, table: Shelved, kept: list[Snapshot]) -> Table:
    setting = game.setting(len(table.seats), table.options)
    kernel = restore(game, setting, kept[-1].position)
    return Table(game, setting, kernel, None, tables.retold(kept))


class Snapshots:
    """Makes one now and then: rather where nothing can be taken back, so that no undo leads behind it."""

    def __init__(self, every: int, last: int, written: int) -> None:
        self.every = every
        self.last = last  # the entry of the last snapshot
        self.written = written  # as much of the journal is safe in snapshots

    def taken_back(self, written: int) -> None:
        self.written = min(self.written, written)

    def due(self, table: Table, sequence: int) -> Snapshot | None:
        since = sequence - self.last
        if since < self.every or not (table.is_settled or since >= FORCED * self.every):
            return None
        lines = tables.journal_lines(table.journal, self.written)
        made = Snapshot(sequence, position(table.kernel), self.written, lines)
        self.last, self.written = sequence, len(table.journal.entries)
        return made
