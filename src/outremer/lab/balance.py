"""Is a game in balance? What winners had more of than others, counted from what happened.

A thing (a sector, a city, a kind of card) is *worthless* if winners have no more of it than the others have, and
*decisive* if whoever has most of it nearly always wins. A healthy thing lies between.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from types import ModuleType

import outremer
from outremer.lab.arena import Match
from outremer.table.table import Event

Counted = tuple[str, int]  # a thing, and how much of it


@dataclass(frozen=True)
class Weight:
    """What one thing is worth, over many games."""

    thing: str
    winner_has: float  # a game, on average
    others_have: float
    leader_wins: float  # how often whoever alone has most of it wins
    leaders: int  # in how many games somebody alone had most of it

    @property
    def verdict(self) -> str:
        if self.leaders < 20:
            return "too rare to say"
        if self.leader_wins > 0.8:
            return "decisive"
        return "worthless" if self.winner_has <= 0.9 * self.others_have else "sound"


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


def weights(game: str, matches: Sequence[Match]) -> list[Weight]:
    """What each thing was worth in these games, most decisive first."""
    seats = len(matches[0].bots)
    had: dict[str, list[list[int]]] = {}
    for number, match in enumerate(matches):
        for event in match.events:
            for thing, much in things(game, event):
                rows = had.setdefault(thing, [[0] * seats for _ in matches])
                rows[number][int(event.arguments["seat"])] += much
    return sorted((_weight(thing, rows, matches) for thing, rows in had.items()), key=lambda one: -one.leader_wins)


def _weight(thing: str, rows: list[list[int]], matches: Sequence[Match]) -> Weight:
    winner = others = 0.0
    leaders = wins = 0
    for row, match in zip(rows, matches, strict=True):
        first = match.winners[0]
        winner += row[first]
        others += (sum(row) - row[first]) / (len(row) - 1)
        most = max(row)
        if row.count(most) == 1:
            leaders += 1
            wins += row.index(most) == first
    games = len(matches)
    return Weight(thing, winner / games, others / games, wins / leaders if leaders else 0.0, leaders)
