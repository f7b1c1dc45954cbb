"""Are the shares true that the coach foretells? Of positions given 30 to 40 percent, the seat should win 30 to 40.

Positions of one game share its end, so a range counts games, not positions: it is the range of a ratio over games.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

SURE: Final = 1.96  # standard errors on either side that leave out one in twenty
TENTHS: Final = 10
ENOUGH: Final = 10  # games, for a range that says anything


@dataclass(frozen=True)
class Foretold:
    """What a seat was given at a moment of a game, and what it got in the end: shares of the win."""

    game: int
    share: float
    won: float


@dataclass
class Band:
    """All that were given so much: from so many tenths up to one more."""

    low: float
    high: float
    counts: dict[int, int] = field(default_factory=dict)  # positions, by game
    said: dict[int, float] = field(default_factory=dict)  # the sum of what they were given
    won: dict[int, float] = field(default_factory=dict)  # and of what they got

    def add(self, one: Foretold) -> None:
        self.counts[one.game] = self.counts.get(one.game, 0) + 1
        self.said[one.game] = self.said.get(one.game, 0.0) + one.share
        self.won[one.game] = self.won.get(one.game, 0.0) + one.won

    @property
    def positions(self) -> int:
        return sum(self.counts.values())

    @property
    def games(self) -> int:
        return len(self.counts)

    @property
    def mean_said(self) -> float:
        return sum(self.said.values()) / self.positions

    @property
    def mean_won(self) -> float:
        return sum(self.won.values()) / self.positions

    @property
    def interval(self) -> tuple[float, float]:
        """In which what is really won lies (95 %), by what differs between games; anywhere, of too few."""
        if self.games < ENOUGH:
            return 0.0, 1.0
        rate, mean = self.mean_won, self.positions / self.games
        squares = sum((self.won[game] - rate * count) ** 2 for game, count in self.counts.items())
        half = SURE * sqrt(squares / (self.games * (self.games - 1))) / mean
        return max(0.0, rate - half), min(1.0, rate + half)

    @property
    def holds(self) -> bool:
        """Does the range reach into what was foretold?"""
        least, most = self.interval
        return least <= self.high and most >= self.low


def bands(foretold: Iterable[Foretold]) -> list[Band]:
    """By tenths, those in which anything was foretold."""
    found = [Band(at / TENTHS, (at + 1) / TENTHS) for at in range(TENTHS)]
    for one in foretold:
        found[min(TENTHS - 1, int(one.share * TENTHS))].add(one)
    return [band for band in found if band.counts]
