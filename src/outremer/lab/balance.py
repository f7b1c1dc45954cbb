"""Is a game in balance? What winners had more of than others, counted from what happened.

A thing (a sector, a city, a kind of card) is *worthless* if winners have no more of it than the others have, and
*decisive* if whoever has most of it nearly always wins. A healthy thing lies between.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from outremer.lab.accounts import Account


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


def weights(accounts: Sequence[Account]) -> list[Weight]:
    """What each thing was worth in these games, most decisive first."""
    found = dict.fromkeys(thing for one in accounts for thing in one.things)
    return sorted((_weight(thing, accounts) for thing in found), key=lambda one: -one.leader_wins)


def _weight(thing: str, accounts: Sequence[Account]) -> Weight:
    winner = others = wins = 0.0
    leaders = 0
    for one in accounts:
        row = one.things.get(thing, [0] * one.seats)
        own = sum(had * share for had, share in zip(row, one.shares, strict=True))
        winner += own
        others += (sum(row) - own) / (one.seats - 1)
        most = max(row)
        if row.count(most) == 1:
            leaders += 1
            wins += one.shares[row.index(most)]
    games = len(accounts)
    return Weight(thing, winner / games, others / games, wins / leaders if leaders else 0.0, leaders)
