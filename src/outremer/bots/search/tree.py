"""A tree of what seats may say, and what came of it."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from outremer.kernel.blanks import NOBODY

SPREAD: Final = 0.35  # of the worths of all plans: how far behind the best one is hardly looked at
NEAR: Final = 0.08  # of the odds to win: nobody knows so well what is better that it should matter much
EVEN: Final = 0.03  # of the priors is shared by all alike
MOVE_BITS: Final = 15  # no game has more words
DOUBT: Final = 0.25  # how much less is hoped of what was never tried than of the rest, in spreads
WIDEST: Final = 0.25
NARROWEST: Final = 0.002


class Edge:
    """A plan that a seat may choose at a node."""

    def __init__(self, plan: list[int], seat: int, worth: float) -> None:
        self.plan: Final = plan
        self.seat: Final = seat
        self.worth = (
            worth  # what the judge saw gained, one move ahead; on average over the deals in which it was looked at
        )
        self.looks = 1
        self.prior = 0.0
        self.visits = 0
        self.there = 0  # how often it could be taken
        self.total = 0.0  # of its seat's shares of the win
        self.squares = 0.0
        self.node: Node | None = None

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """Where somebody is asked. What may be said there differs from deal to deal."""

    def __init__(self) -> None:
        self.edges: Final[dict[int, Edge]] = {}  # by seat and plan
        self.visits = 0
        self.chosen = 0  # how often somebody chose here
        self.total = 0.0  # of the shares of whoever did
        self.squares = 0.0

    def spread(self) -> float:
        """How far the shares that came of it lie apart: where all is one, little is worth trying out."""
        if self.chosen < 2:
            return WIDEST
        mean = self.total / self.chosen
        return max(NARROWEST, sqrt(max(0.0, self.squares / self.chosen - mean * mean)))

    def note(self, edge: Edge, share: float) -> None:
        """What came of an edge that was chosen here."""
        edge.visits += 1
        edge.total += share
        edge.squares += share * share
        self.chosen += 1
        self.total += share
        self.squares += share * share

    def weigh(self, edges: list[Edge], unit: float) -> None:
        """The priors of these edges, by what the judge made of them, in its units."""
        best, total, squares = edges[0].worth, 0.0, 0.0
        for edge in edges:
            best = max(best, edge.worth)
            total += edge.worth
            squares += edge.worth * edge.worth
        mean = total / len(edges)
        scale = max(1e-6, NEAR * unit, SPREAD * sqrt(max(0.0, squares / len(edges) - mean * mean)))
        total = 0.0
        for edge in edges:
            edge.prior = exp(max(-50.0, (edge.worth - best) / scale))
            total += edge.prior
        for edge in edges:
            edge.prior = (1.0 - EVEN) * edge.prior / total + EVEN / len(edges)

    def select(self, edges: list[Edge], explore: float) -> Edge:
        """The edge with the highest hope: what it has brought, and what little tried ones might bring."""
        visits, total = 0, 0.0
        for edge in edges:
            edge.there += 1
            visits += edge.visits
            total += edge.total
        spread = self.spread()
        hope = total / visits - DOUBT * spread if visits else 0.5
        root = sqrt(visits + 1.0) * spread
        chosen, highest = edges[0], -1e300
        for edge in edges:
            own = edge.total / edge.visits if edge.visits else hope
            seldom = root if edge.there > visits else sqrt(edge.there) * spread
            worth = own + explore * edge.prior * seldom / (1.0 + edge.visits)
            if worth > highest:
                chosen, highest = edge, worth
        return chosen


def key_of(seat: int, plan: list[int]) -> int:
    """Under which a plan of a seat is found again."""
    key = seat + 1
    for move in plan:
        key = key << MOVE_BITS | move
    return key


def most_visited(edges: list[Edge]) -> int:
    """The place of the edge that was tried most often; of equals the one that the judge likes better."""
    best = NOBODY
    for at in range(len(edges)):
        if best == NOBODY or (edges[at].visits, edges[at].prior) > (edges[best].visits, edges[best].prior):
            best = at
    return best
