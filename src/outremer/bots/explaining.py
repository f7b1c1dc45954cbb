"""Why a bot chooses as it does, as data: its best moves, what they promise, and what each does to the judge's parts.

Everything is counted on imagined tables, so it tells whoever sits on the chair nothing that they could not know. It
does tell their hand: for others it is only after the game. What anybody may ask about a move of another seat is what it
did as far as they know, see `seen_from`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

import outremer
from outremer.bots.ahead import finish, follow
from outremer.bots.judge import Judge
from outremer.bots.search.tree import Edge
from outremer.bots.weighing import FITTED, judge_of
from outremer.kernel.chance import Driver
from outremer.kernel.forms import Roll
from outremer.kernel.table import Table as Kernel
from outremer.table.game import Game

if TYPE_CHECKING:
    from outremer.bots.bot import Chair

SEARCH: Final = "search"  # how a choice was made: by thinking ahead,
AHEAD: Final = "ahead"  # by looking one move ahead,
CHANCE: Final = "chance"  # or by lot

BEST: Final = 3  # moves that are told
DEALS: Final = 16  # imagined tables on which parts are counted, and shares where nothing was searched
NORMAL: Final = 1.96  # standard errors to either side hold 95 of 100
SMALLEST: Final = 0.01  # of what a part is worth, in the judge's unit
MOST_EFFECTS: Final = 4

Plan = list[int]


@dataclass(frozen=True)
class Effect:
    """On one thing that the judge counts: what the seat has of it before the move and right behind it."""

    part: str
    before: float
    after: float
    worth: float  # of the difference, in logarithms of odds to win


@dataclass(frozen=True)
class Promise:
    """A share of the win, and between which ones it lies in 95 cases of 100, as far as deals and chance go."""

    share: float
    low: float
    high: float
    tried: int  # how often


@dataclass(frozen=True)
class Option:
    """One of the best moves, with what is to follow it."""

    moves: tuple[str, ...]  # sentences; the first one is said now
    promise: Promise
    effects: tuple[Effect, ...]  # what makes the most difference first


@dataclass(frozen=True)
class Explanation:
    """A choice of one seat."""

    game: str
    seat: int
    way: str  # SEARCH, AHEAD or CHANCE
    considered: int  # of how many moves or rows of moves
    options: tuple[Option, ...]  # the best first, which is what the bot would say; none where it draws by lot

    def plain(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


@dataclass(frozen=True)
class Seen:
    """A move of another seat, by what somebody may know of it: by shares of the win for whoever made it."""

    move: str
    before: Promise
    after: Promise
    effects: tuple[Effect, ...]


Ranked = list[tuple[Plan, Promise | None]]  # plans, and what is known of their promise


def option_of(game: Game, plan: Plan, promise: Promise, effects: tuple[Effect, ...]) -> Option:
    return Option(tuple(str(game.lexicon.say(move)) for move in plan), promise, effects)


def searched(edge: Edge) -> Promise:
    """What a search found behind a plan."""
    return promised(edge.visits, edge.total, edge.squares)


def promised(count: int, total: float, squares: float) -> Promise:
    """By the sum of so many shares, and that of their squares; of fewer than two nobody knows how sure they are."""
    if count < 2:
        return Promise(total if count else 0.5, 0.0, 1.0, count)
    mean = total / count
    error = NORMAL * sqrt(max(0.0, squares / count - mean * mean) / (count - 1))
    return Promise(mean, max(0.0, mean - error), min(1.0, mean + error), count)


def promise_of(shares: Sequence[float]) -> Promise:
    return promised(len(shares), sum(shares), sum(share * share for share in shares))


class Tracer:
    """What plans of a seat do on some tables that it, or somebody else, might imagine."""

    def __init__(self, game: Game, seat: int, tables: Iterable[Kernel[Any]], driver: Driver) -> None:
        self.judge: Judge[Any] = judge_of(game.name, FITTED)
        self.guide: Judge[Any] = judge_of(game.name)
        self.game = game
        self.seat = seat
        self.tables = list(tables)
        self.driver = driver

    def behind(self, table: Kernel[Any], plan: Plan) -> Kernel[Any]:
        """The table when the plan has been played, what it begins to say is said, and chance has spoken."""
        there = table.clone()
        follow(there, self.seat, plan)
        finish(self.guide, there, self.driver)
        while isinstance(need := there.need, Roll):
            there.roll(self.driver.pick(need.odds, need.words))
        return there

    def share(self, table: Kernel[Any]) -> float:
        shares = self.judge.won(table.world, table.rules.seats) if table.over() else self.judge.shares(table)
        return shares[self.seat]

    def trace(self, plan: Plan) -> tuple[Promise, tuple[Effect, ...]]:
        """What it promises right behind it, and its effects."""
        shares: list[float] = []
        sums = _Sums(self.judge)
        for table in self.tables:
            there = self.behind(table, plan)
            shares.append(self.share(there))
            if not there.over():
                sums.add(*(self.judge.sheets(one, True)[self.seat] for one in (table, there)))
        return promise_of(shares), sums.effects()


def explained(chair: Chair, way: str, considered: int, ranked: Ranked, driver: Driver) -> Explanation:
    """The first of these plans, in words and parts; what none has searched behind is judged as it stands there."""
    game = outremer.game(chair.game)
    tracer = Tracer(game, chair.seat, (chair.kernel(driver) for _ in range(DEALS)), driver)
    options: list[Option] = []
    for plan, promise in ranked[:BEST]:
        at_once, effects = tracer.trace(plan)
        options.append(option_of(game, plan, promise or at_once, effects))
    return Explanation(chair.game, chair.seat, way, considered, tuple(options))


def by_worth(worths: Sequence[float], first: int) -> list[int]:
    """The places of these, the highest first, but for one that goes before."""
    return sorted(range(len(worths)), key=lambda place: (place != first, -worths[place]))


class _Sums:
    """What a seat has of each part before and behind, summed over tables."""

    def __init__(self, judge: Judge[Any]) -> None:
        self.parts = judge.parts
        self.count = 0
        self.before, self.after, self.worths = ([0.0] * len(judge.parts) for _ in range(3))

    def add(self, before: Any, after: Any) -> None:
        self.count += 1
        for part in range(len(self.parts)):
            self.before[part] += before.amounts[part]
            self.after[part] += after.amounts[part]
            self.worths[part] += after.weights[part] * (after.amounts[part] - before.amounts[part])

    def effects(self) -> tuple[Effect, ...]:
        """What makes the most difference, first."""
        found = [
            Effect(name, self.before[part] / self.count, self.after[part] / self.count, self.worths[part] / self.count)
            for part, name in enumerate(self.parts)
            if self.count and abs(self.worths[part] / self.count) >= SMALLEST
        ]
        return tuple(sorted(found, key=lambda effect: -abs(effect.worth))[:MOST_EFFECTS])


def seen_from(game: Game, before: Kernel[Any], viewer: int, seat: int, move: int, driver: Driver) -> Seen | None:
    """What a seat's move did, by what the viewer could know before it, and that it was made.

    None where no table that the viewer can imagine allows it.
    """
    imagined = (game.redealt(before, viewer, driver) for _ in range(4 * DEALS))
    tables = [table for table in imagined if move in table.legal(seat)][:DEALS]
    if not tables:
        return None
    tracer = Tracer(game, seat, tables, driver)
    promise, effects = tracer.trace([move])
    stood = promise_of([tracer.share(table) for table in tables])
    return Seen(str(game.lexicon.say(move)), stood, promise, effects)
