"""Who won how often, and how sure that is."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from outremer.lab.arena import Match


@dataclass(frozen=True)
class Score:
    """How often a bot won, with the range that its true rate lies in (95 %)."""

    bot: str
    games: int
    wins: float  # what a shared first place counts, see `split` and `carried`

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval, which is honest near 0 and 1 too."""
        z, n, p = 1.96, self.games, self.rate
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, min(p, middle - half)), min(1.0, max(p, middle + half))  # the rate itself, however rounded


def split(match: Match, seat: int) -> float:
    """Of a win: a first place of several is a tie, and shared among them."""
    return 1 / len(match.winners) if seat in match.winners else 0.0


def carried(match: Match, seat: int) -> float:
    """Of a win: where allies win together, it is whole for whoever has at least half of their points, else nothing."""
    if seat not in match.winners:
        return 0.0
    together = sum(match.points[winner] for winner in match.winners)
    return 1.0 if 2 * match.points[seat] >= together else 0.0


SHARED: dict[str, Callable[[Match, int], float]] = {"split": split, "carried": carried}


def scores(
    matches: Sequence[Match],
    key: Callable[[Match, int], str] | None = None,
    share: Callable[[Match, int], float] = split,
) -> list[Score]:
    """Wins by bot, or by whatever `key(match, seat)` says, best first; `share` says what of a win is a seat's."""
    name_of = key or (lambda match, seat: match.bots[seat])
    games: dict[str, int] = {}
    wins: dict[str, float] = {}
    for match in matches:
        for seat in range(len(match.bots)):
            name = name_of(match, seat)
            games[name] = games.get(name, 0) + 1
            wins[name] = wins.get(name, 0.0) + share(match, seat)
    return sorted((Score(name, games[name], wins[name]) for name in games), key=lambda score: -score.rate)
