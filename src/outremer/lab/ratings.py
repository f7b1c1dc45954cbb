"""Ratings by OpenSkill (Plackett and Luce), each with how sure it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from outremer.lab.arena import Match


@dataclass(frozen=True)
class Rating:
    """How strong a bot is; whoever nobody has seen yet is 25, give or take a lot."""

    mean: float = 25.0
    deviation: float = 25.0 / 3

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true one lies (95 %)."""
        return self.mean - 1.96 * self.deviation, self.mean + 1.96 * self.deviation


def ratings(matches: Iterable[Match], fixed: Mapping[str, Rating] | None = None) -> dict[str, Rating]:
    """The rating of each bot behind these matches, best first; those that are `fixed` stay as they are.

    A bot in several seats is moved by what they are moved on average: they are one bot, and met the same opponents.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # bots do not get better or worse between two games
    found = dict(fixed or {})
    for match in sorted(matches, key=lambda one: one.number):
        before = [found.get(bot, Rating()) for bot in match.bots]
        teams = [[model.create_rating([one.mean, one.deviation])] for one in before]
        after = [Rating(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=list(match.ranks))]
        for bot in dict.fromkeys(match.bots):
            if bot not in (fixed or {}):
                found[bot] = _mean([one for one, name in zip(after, match.bots, strict=True) if name == bot])
    return dict(sorted(found.items(), key=lambda one: -one[1].mean))


def _mean(seats: Sequence[Rating]) -> Rating:
    return Rating(fmean(one.mean for one in seats), fmean(one.deviation for one in seats))
