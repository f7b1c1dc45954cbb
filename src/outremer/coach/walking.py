"""The way of a finished game in numbers: the position before each of its lines, and who said what there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import outremer
from outremer.kernel.blanks import NOBODY
from outremer.kernel.journal import MOVED, ROLLED
from outremer.kernel.table import Table as Kernel
from outremer.table.game import Game
from outremer.table.opening import begin
from outremer.table.records import BadRecord
from outremer.table.table import Table


@dataclass(frozen=True)
class Moment:
    """A position, and what came next; behind the last one came nothing."""

    table: Kernel[Any]
    seat: int = NOBODY  # who spoke; nobody where chance did
    move: int = NOBODY


@dataclass(frozen=True)
class Way:
    """A finished game from its beginning to its end."""

    game: Game
    moments: tuple[Moment, ...]  # one before each line of the record, and the end
    winners: tuple[int, ...]

    @property
    def seats(self) -> int:
        return int(self.moments[0].table.rules.seats)


def finished(record: str) -> Table:
    """The game that a record tells, replayed and checked; raises BadRecord where it is not over."""
    return check_over(outremer.replay(record))


def check_over(table: Table) -> Table:
    if not table.over:
        raise BadRecord("the game still goes on, and only a finished one is analysed; play it to its end first")
    return table


def way_of(table: Table) -> Way:
    """The way that a finished game has gone."""
    result = check_over(table).result()
    assert result is not None
    again = begin(table.game, table.setting, table.begun_at)
    moments: list[Moment] = []
    for (_, line), entry in zip(table.placed_lines(), _said(table), strict=True):
        moments.append(Moment(again.kernel.clone(), *entry))
        again.play_line(line)
    return Way(table.game, (*moments, Moment(again.kernel.clone())), result.winners)


def _said(table: Table) -> list[tuple[int, int]]:
    """Who said what by each line; nobody nothing where something was rolled."""
    told = [entry for entry in table.journal.entries if entry.kind in (MOVED, ROLLED)]
    return [(entry.seat, entry.number) if entry.kind == MOVED else (NOBODY, NOBODY) for entry in told]
