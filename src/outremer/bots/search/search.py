"""Thinking for one seat about one position.

One tree for the seat that thinks, open loop: chance is sampled on the way and leaves no node. An edge is a plan of a
seat, and counts how often it was there to be taken, since what others may say differs from deal to deal. Every seat
maximises its own share of the win.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import perf_counter
from typing import Any, Final

from outremer.bots.ahead import FEW, finish, follow, outlook_of, plans_of, play_on
from outremer.bots.judge import Judge
from outremer.bots.search.tree import Edge, Node, key_of, most_visited
from outremer.kernel.chance import Driver
from outremer.kernel.forms import Ask, Roll
from outremer.kernel.playouts import first_seat
from outremer.kernel.table import Table

Dealer = Callable[[Table[Any], int, Driver], Table[Any]]

LEAST: Final = 32  # iterations before anything can be called decided
DEEPEST: Final = 400  # decisions in one iteration
OFTEN: Final = 0.1  # seconds between two words about the best so far


class Manner:
    """How to search: what was chosen for a game by measuring."""

    def __init__(
        self,
        explore: float = 1.0,  # how much a prior counts beside what was found
        turns: int = 0,  # so many turns are played on greedily before a leaf is judged
        wide: int = 12,  # plans looked at when a node is met again, drawn at random; more follow with every visit
        wider: float = 2.0,
        others: float = 1.0,
    ) -> None:
        self.explore: Final = explore
        self.turns: Final = turns
        self.wide: Final = wide
        self.wider: Final = wider
        self.others: Final = others


class Search:
    """`table` is any table that the seat cannot tell apart from the real one. It must have something to say there."""

    def __init__(
        self,
        deal: Dealer,
        guide: Judge[Any],
        judge: Judge[Any],
        table: Table[Any],
        seat: int,
        driver: Driver,
        manner: Manner,
        among: list[list[int]] | None = None,
    ) -> None:
        self.deal: Final = deal
        self.guide: Final = guide  # what is worth trying, and where to look first
        self.unit: Final = 1.0 if guide.weights.fitted else 0.0  # of its worths, where they are logarithms of odds
        self.judge: Final = judge  # who will win
        self.table: Final = table
        self.seat: Final = seat
        self.seats: Final = table.rules.seats
        self.driver: Final = driver
        self.manner: Final = manner
        self.plans: Final = self.worth_trying() if among is None else among  # what it chooses among
        if not self.plans:
            raise ValueError(f"seat {seat} has nothing to say here, so there is nothing to think about")
        self.root: Final = Node()
        self.iterations = 0
        self.deadline = inf
        self.tell: Callable[[list[int]], None] | None = None  # hears now and then of the best plan so far

    def think(self, seconds: float, iterations: int) -> list[int]:
        """The plan tried most often when the time is over, or nothing can overtake it.

        Without a moment to lose that is the first one: there is always an answer.
        """
        if iterations < 1:
            raise ValueError(f"a search needs one iteration at least, and was given {iterations}")
        if len(self.plans) == 1:
            return self.plans[0]
        start = perf_counter()
        self.deadline = start + seconds
        spent = longest = told = 0.0
        while self.iterations < iterations:
            self.iterate()
            before, spent = spent, perf_counter() - start
            longest = max(longest, spent - before)
            if self.tell is not None and spent >= told + OFTEN:
                told = spent
                self.tell(self.choices()[0].plan)
            if spent + longest >= seconds:  # another one like it would be late
                break
            if self.iterations >= LEAST and self.is_decided(seconds, spent, iterations):
                break
        return self.choices()[0].plan

    def is_late(self) -> bool:
        return perf_counter() >= self.deadline

    def is_decided(self, seconds: float, spent: float, iterations: int) -> bool:
        """Could the iterations that are left not make any other plan the one tried most often?"""
        left = min(self.iterations * (seconds - spent) / spent, float(iterations - self.iterations))
        first = second = 0
        for edge in self.root.edges.values():
            if edge.visits > first:
                first, second = edge.visits, first
            elif edge.visits > second:
                second = edge.visits
        return first - second > left

    def choices(self) -> list[Edge]:
        """All plans of the seat that were looked at, best first."""
        edges = list(self.root.edges.values())
        found: list[Edge] = []
        while edges:
            found.append(edges.pop(most_visited(edges)))
        return found

    def iterate(self) -> None:
        """Deal, walk down, value, and tell everything on the way."""
        table = self.deal(self.table, self.seat, self.driver)
        self.iterations += 1
        node, path, nodes = self.root, [self.root_edge(table)], [self.root]
        plans = self.take(table, path[0])
        while True:
            value = self.ended(table, len(path))
            if value:
                break
            edge = path[-1]
            if edge.node is None:
                edge.node = Node()
            node = edge.node
            nodes.append(node)
            if node.visits == 0:
                value = self.value_of(table)
                break
            path.append(self.next_edge(node, table, plans))
            plans = self.take(table, path[-1])
        for at in range(len(nodes)):
            node = nodes[at]
            node.visits += 1
            if at < len(path):
                node.note(path[at], value[path[at].seat])

    def take(self, table: Table[Any], edge: Edge) -> list[list[int]]:
        """Follow a plan, and whatever leaves no choice behind it; returns what the next to choose chooses among."""
        seat, plans = edge.seat, [edge.plan]
        while len(plans) == 1:
            follow(table, seat, plans[0])
            self.roll_all(table)
            need = table.need
            if not isinstance(need, Ask):
                return []
            seat = first_seat(need.seats)
            plans = self.guide.worth_trying(table, seat)
        return plans

    def ended(self, table: Table[Any], depth: int) -> list[float]:
        """The shares of the win where the game is over, or where a walk becomes too long; else nothing."""
        if table.over():
            return self.judge.won(table.world, self.seats)
        return self.value_of(table) if depth >= DEEPEST else []

    # -- what may be said ----------------------------------------------------------------------------------------------

    def worth_trying(self) -> list[list[int]]:
        """What seems so in a few deals, since the table that is thought about might be the real one."""
        return plans_of(self.guide, [self.deal(self.table, self.seat, self.driver) for _ in range(FEW)], self.seat)

    def root_edge(self, table: Table[Any]) -> Edge:
        """At the root every plan is looked at in some deals, while there is time; its worth is the mean of them."""
        edges: list[Edge] = []
        node = self.root
        now = self.guide.lead(table, self.seat)
        for plan in self.plans:
            key = key_of(self.seat, plan)
            edge = node.edges.get(key)
            if edge is None:
                if edges and self.is_late():
                    break
                edge = Edge(plan, self.seat, outlook_of(self.guide, table, self.seat, plan) - now)
                node.edges[key] = edge
            elif edge.looks * edge.looks <= self.iterations and not self.is_late():
                worth = outlook_of(self.guide, table, self.seat, plan) - now
                edge.looks += 1
                edge.worth += (worth - edge.worth) / edge.looks
            edges.append(edge)
        node.weigh(edges, self.unit)
        return node.select(edges, self.manner.explore)

    def next_edge(self, node: Node, table: Table[Any], plans: list[list[int]]) -> Edge:
        """Of these plans of whoever is asked, those met before are chosen among, and a few more."""
        need = table.need
        assert isinstance(need, Ask)
        seat = first_seat(need.seats)
        edges: list[Edge] = []
        fresh: list[int] = []
        for at in range(len(plans)):
            edge = node.edges.get(key_of(seat, plans[at]))
            if edge is None:
                fresh.append(at)
            else:
                edges.append(edge)
        now = self.guide.lead(table, seat) if fresh else 0.0
        wanted = max(1, self.manner.wide + int(self.manner.wider * (node.visits - 1))) - len(edges)
        while fresh and wanted > 0:
            wanted -= 1
            at = fresh.pop(self.driver.below(len(fresh)))
            edge = Edge(plans[at], seat, outlook_of(self.guide, table, seat, plans[at]) - now)
            node.edges[key_of(seat, plans[at])] = edge
            edges.append(edge)
        node.weigh(edges, self.unit)
        return node.select(edges, self.manner.explore if seat == self.seat else self.manner.others)

    # -- values --------------------------------------------------------------------------------------------------------

    def value_of(self, table: Table[Any]) -> list[float]:
        """The shares of the win from here on; whoever has begun to say something ends it."""
        if self.manner.turns:
            play_on(self.guide, table, self.driver, self.manner.turns)
        else:
            finish(self.guide, table, self.driver)
        return self.judge.won(table.world, self.seats) if table.over() else self.judge.shares(table)

    def roll_all(self, table: Table[Any]) -> None:
        need = table.need
        while isinstance(need, Roll):
            table.roll(self.driver.pick(need.odds, need.words))
            need = table.need
