"""Is a game in balance? What winners had more of than others, counted from what happened.

A thing (a sector, a city, a kind of card) is *worthless* if winners have no more of it than the others have, and
*decisive* if whoever has most of it nearly always wins. A healthy thing lies between.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from outremer.kernel.lexicon import Noun
from outremer.lab.arena import Match
from outremer.table import Event

# By game: the events that are counted, and what of them names the thing.
COUNTED: Mapping[str, Mapping[str, str]] = {
    "jerusalem": {"earned": "area", "privilege": "sector", "holds-david": "", "played": "card", "won": "office"},
}


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


def thing_of(game: str, event: Event) -> str | None:
    """What this event is about, or None if it is not counted."""
    if event.name not in COUNTED[game]:
        return None
    noun: Noun = event.arguments.get(COUNTED[game][event.name], "")
    return f"{event.name} {grouped(game, str(noun))}".strip()


def grouped(game: str, noun: str) -> str:
    """Jerusalem's areas count by sector, the large one apart from the small."""
    if game == "jerusalem" and noun.endswith(("-left", "-right")):
        return noun.rsplit("-", 1)[0] + "-small"
    return noun


def weights(game: str, matches: Sequence[Match]) -> list[Weight]:
    """What each thing was worth in these games, most decisive first."""
    seats = len(matches[0].bots)
    had: dict[str, list[list[int]]] = {}
    for number, match in enumerate(matches):
        for event in match.events:
            thing = thing_of(game, event)
            if thing is not None:
                rows = had.setdefault(thing, [[0] * seats for _ in matches])
                rows[number][int(event.arguments["seat"])] += 1
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
