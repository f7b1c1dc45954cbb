"""What happened in a match, counted from its record: openings, things, changes of the lead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import ModuleType

import outremer
from outremer.lab.arena import Match
from outremer.lab.scores import split
from outremer.table.opening import replay_part
from outremer.table.records import Record
from outremer.table.table import Event, Table

Counted = tuple[str, int]  # a thing, and how much of it


@dataclass(frozen=True)
class Account:
    """One match, as a study looks at it."""

    number: int
    bots: tuple[str, ...]
    options: Mapping[str, str]
    shares: tuple[float, ...]  # of the win, by seat
    decisions: int
    openings: tuple[str, ...]  # all that each seat said in its first turn
    first: int  # the seat that spoke first
    lead_changes: int  # how often another seat came to lead alone
    things: Mapping[str, Sequence[int]]  # how much of each, by seat

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def is_tied(self) -> bool:
        return max(self.shares) < 1


def account(match: Match) -> Account:
    """Play the match again from its record, and count."""
    table, seats = replay_part(match.record, 0), range(len(match.bots))
    beginning, lead = Beginning(len(match.bots)), Lead()
    for _, line in Record.read(match.record).lines:
        table.play_line(line)
        table.settle()
        who, _, said = line.partition(": ")
        if who.isdigit():
            beginning.hear(int(who), said)
        lead.look(table)
    return Account(
        number=match.number,
        bots=match.bots,
        options=table.setting.options,
        shares=tuple(split(match, seat) for seat in seats),
        decisions=sum(match.decisions),
        openings=tuple(map(", ".join, beginning.turns)),
        first=beginning.first,
        lead_changes=lead.changes,
        things=amounts(match.game, table.events(None), len(match.bots)),
    )


class Beginning:
    """Who speaks first, and all that each seat says in its first turn: until another speaks."""

    def __init__(self, seats: int) -> None:
        self.first = -1
        self.turns: list[list[str]] = [[] for _ in range(seats)]
        self._speaker = -1
        self._over: set[int] = set()  # the seats whose first turn is over

    def hear(self, seat: int, said: str) -> None:
        if self.first < 0:
            self.first = seat
        if seat != self._speaker:
            self._over.add(self._speaker)
            self._speaker = seat
        if seat not in self._over:
            self.turns[seat].append(said)


class Lead:
    """Who is ahead alone, by the curve that the game draws of itself."""

    def __init__(self) -> None:
        self.leader: int | None = None
        self.changes = 0

    def look(self, table: Table) -> None:
        heights = table.game.heights(table.kernel.world, table.over)
        highest = max(heights, default=0.0)
        if heights.count(highest) == 1 and heights.index(highest) != self.leader:
            self.changes += self.leader is not None
            self.leader = heights.index(highest)


def amounts(game: str, events: Sequence[Event], seats: int) -> dict[str, list[int]]:
    """How much of each thing every seat had."""
    had: dict[str, list[int]] = {}
    for event in events:
        for thing, much in things(game, event):
            had.setdefault(thing, [0] * seats)[int(event.arguments["seat"])] += much
    return had


@cache
def studies(game: str) -> tuple[ModuleType | None, dict[str, ModuleType]]:
    """What the game says is to be counted, and beside it what each of its modules says."""
    found = outremer.game(game)
    return found.companion("study"), found.companions_of_modules("study")


def things(game: str, event: Event) -> list[Counted]:
    """What this event is about, and how much of it there was; where the game does not say, what was done how often."""
    own, of_modules = studies(game)
    if own is None:
        return [(event.name, 1)] if isinstance(event.arguments.get("seat"), int) else []
    counted: list[Counted] = own.things(event)
    for module, study in of_modules.items():
        used = [(f"uses of {module}", 1)] if event.name in study.USES else []
        counted = [*counted, *used, *study.things(event)]
    return counted
