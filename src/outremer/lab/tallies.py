"""Counted against what chance would give, and what is left of that when much is looked at."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev

from outremer.lab.scores import Score

SURE = 0.05  # of what is called a finding, this part may be chance


@dataclass
class Tally:
    """Seats that have something in common: how often they won, beside what equal seats would."""

    name: str
    games: int = 0
    wins: float = 0.0
    even: float = 0.0  # wins, if it made no difference
    variance: float = 0.0  # of the wins, if it made no difference
    counted: set[tuple[int, int]] = field(default_factory=set)  # the games by number, each with the seat

    def add(self, share: float, seats: int, number: int, seat: int) -> None:
        self.counted.add((number, seat))
        self.games += 1
        self.wins += share
        self.even += 1 / seats
        self.variance += (1 - 1 / seats) / seats

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def score(self) -> Score:
        return Score(self.name, self.games, self.wins)

    @property
    def chance(self) -> float:
        """How likely wins so far from even are, if it makes no difference (score test, two-sided)."""
        return by_chance((self.wins - self.even) / math.sqrt(self.variance)) if self.variance else 1.0

    def differs(self, other: Tally) -> float:
        """How likely it is that two deviate so differently from even, if it makes no difference which one it is."""
        beyond = (self.wins - self.even) / self.games - (other.wins - other.even) / other.games
        return by_chance(beyond / math.hypot(*(math.sqrt(one.variance) / one.games for one in (self, other))))


def by_chance(deviations: float) -> float:
    """How likely so many standard deviations or more are, either way."""
    return math.erfc(abs(deviations) / math.sqrt(2))


@dataclass(frozen=True)
class Mean:
    """A mean over games, with the range that the true one lies in (95 %)."""

    value: float
    error: float  # standard error

    @staticmethod
    def of(values: Sequence[float]) -> Mean:
        spread = stdev(values) if len(values) > 1 else 0.0
        return Mean(fmean(values), spread / math.sqrt(len(values)))

    @property
    def interval(self) -> tuple[float, float]:
        return self.value - 1.96 * self.error, self.value + 1.96 * self.error

    def differs(self, other: Mean) -> float:
        """How likely a difference like this is, if there is none."""
        error = math.hypot(self.error, other.error)
        return by_chance((self.value - other.value) / error) if error else 1.0


def corrected(chances: Sequence[float]) -> list[float]:
    """By Benjamini and Hochberg: of all findings at or below a value, at most that part is chance on average.

    >>> [round(one, 3) for one in corrected([0.01, 0.04, 0.03, 0.8])]
    [0.04, 0.053, 0.053, 0.8]
    """
    found = [1.0] * len(chances)
    least = 1.0
    order = sorted(range(len(chances)), key=lambda at: -chances[at])
    for at, one in enumerate(order):
        least = min(least, chances[one] * len(chances) / (len(chances) - at))
        found[one] = least
    return found
