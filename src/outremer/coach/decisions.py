"""Which decisions cost most: what each player gave away by saying what they said, by what they could know.

A decision is judged on tables dealt anew as its player might have imagined them. Every one is looked at one move ahead;
the worst suspects of each seat are thought about as `hard` would, with what this game's `hard` thinks with, and what
it would have done is compared with what was played, on other deals, the same for both. A decision is costly only if
what it lost exceeds twice its standard error.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, inf, sqrt
from typing import Any, Final

from outremer.bots.ahead import outlook_of, plans_of, play_on
from outremer.bots.judge import Judge
from outremer.bots.thinking import thinking_of
from outremer.bots.weighing import FITTED, judge_of
from outremer.coach.curve import shares_at
from outremer.coach.effort import Effort
from outremer.coach.walking import Moment, Way
from outremer.kernel.blanks import NOBODY
from outremer.kernel.chance import Quick
from outremer.kernel.table import Table as Kernel
from outremer.table.game import Game

ADVISER: Final = "hard"  # the bot that would have done better
SURELY: Final = 2.0  # standard errors
LEAST_LOSS: Final = 0.005  # of the win: less is not worth a word
MOST_SWAYS: Final = 4
SMALLEST: Final = 0.02  # of what a part is worth, in the judge's unit


@dataclass(frozen=True)
class Sway:
    """Of one thing that the judge counts: what the player has some rounds later, the one way and the other."""

    part: str
    played: float
    better: float
    worth: float  # of the difference, in logarithms of odds to win


@dataclass(frozen=True)
class Decision:
    """What was played and what the bot would have done, by shares of the win for whoever decided."""

    at: int  # lines of the record before it
    seat: int
    played: str
    better: str
    share: float
    better_share: float
    loss: float
    error: float  # the standard error of the loss
    deals: int
    sways: tuple[Sway, ...]

    @property
    def is_costly(self) -> bool:
        return self.loss > SURELY * self.error and self.loss >= LEAST_LOSS


@dataclass(frozen=True)
class Suspicion:
    """What a decision seems to have cost, one move ahead."""

    at: int
    loss: float


class Examiner:
    """Looks into the decisions of one game."""

    def __init__(self, game: Game, effort: Effort, seed: int) -> None:
        self.game = game
        self.effort = effort
        self.seed = seed
        self.guide: Judge[Any] = judge_of(game.name)
        self.judge: Judge[Any] = judge_of(game.name, FITTED)
        self.thinking = thinking_of(game.name, ADVISER)

    def driver(self, at: int, purpose: int) -> Quick:
        return Quick((self.seed * 1_000_003 + at) * 11 + purpose)

    def imagined(self, moment: Moment, at: int, purpose: int, count: int) -> list[Kernel[Any]]:
        """Tables that the player of this moment could not tell apart from the real one."""
        driver = self.driver(at, purpose)
        return [self.game.redealt(moment.table, moment.seat, driver) for _ in range(count)]

    # -- one move ahead ------------------------------------------------------------------------------------------------

    def suspicion(self, at: int, moment: Moment) -> Suspicion | None:
        """How much better the best plan looks; None where there was no choice."""
        if moment.seat == NOBODY:
            return None
        tables = self.imagined(moment, at, 0, self.effort.looks)
        plans = plans_of(self.guide, tables, moment.seat)
        played = [plan for plan in plans if plan[0] == moment.move] or [[moment.move]]
        others = [plan for plan in plans if plan[0] != moment.move]
        if not others:
            return None
        best, own = [0.0] * len(others), [0.0] * len(played)
        for table in tables:
            for listed, totals in ((others, best), (played, own)):
                for number, plan in enumerate(listed):
                    totals[number] += outlook_of(self.judge, table, moment.seat, plan) / self.effort.looks
        return Suspicion(at, self.loss(max(best), max(own)))

    def loss(self, best: float, own: float) -> float:
        """Between two outlooks: in shares of the win, where the judge's weights are fitted."""
        return exp(best) - exp(own) if self.judge.weights.fitted else best - own

    def suspects(self, way: Way) -> tuple[list[list[Suspicion]], int]:
        """Of each seat the decisions that seem to have cost most, the worst first; and how many there were in all."""
        found: list[list[Suspicion]] = [[] for _ in range(way.seats)]
        for at, moment in enumerate(way.moments[:-1]):
            suspicion = self.suspicion(at, moment)
            if suspicion is not None:
                found[moment.seat].append(suspicion)
        worst = [sorted(one, key=lambda said: (-said.loss, said.at))[: self.effort.suspects] for one in found]
        return worst, sum(map(len, found))

    # -- thought about -------------------------------------------------------------------------------------------------

    def best_move(self, at: int, moment: Moment) -> int:
        """What the bot would have said."""
        driver = self.driver(at, 1)
        table = self.game.redealt(moment.table, moment.seat, driver)
        search = self.thinking.search(self.game, table, moment.seat, driver)
        return search.think(inf, self.effort.iterations)[0]

    def decide(self, at: int, moment: Moment) -> Decision | None:
        """Compare what was played with what the bot would have done; None where that is the same."""
        better = self.best_move(at, moment)
        if better == moment.move:
            return None
        shares: list[float] = []
        losses: list[float] = []
        weighing = _Weighing(self.judge, moment.seat)
        for number, table in enumerate(self.imagined(moment, at, 2, self.effort.deals)):
            played_on = self.played_on(table, moment.seat, moment.move, at, number)
            other = self.played_on(table, moment.seat, better, at, number)
            shares.append(shares_at(self.judge, played_on)[moment.seat])
            losses.append(shares_at(self.judge, other)[moment.seat] - shares[-1])
            weighing.compare(played_on, other)
        loss, error = mean_and_error(losses)
        share = sum(shares) / len(shares)
        say = self.game.lexicon.say
        return Decision(
            at,
            moment.seat,
            str(say(moment.move)),
            str(say(better)),
            share,
            share + loss,
            loss,
            error,
            len(losses),
            weighing.sways(),
        )

    def played_on(self, table: Kernel[Any], seat: int, move: int, at: int, number: int) -> Kernel[Any]:
        """The table some rounds behind this move, all seats playing greedily."""
        playing = table.clone()
        playing.take(seat, move)
        driver = Quick(self.driver(at, 3).below(1 << 30) + number)
        play_on(self.guide, playing, driver, self.effort.rounds * table.rules.seats)
        return playing


class _Weighing:
    """What the player has of each part the one way and the other, on average over the deals."""

    def __init__(self, judge: Judge[Any], seat: int) -> None:
        self.judge = judge
        self.seat = seat
        self.pairs = 0
        self.played = [0.0] * len(judge.parts)
        self.better = [0.0] * len(judge.parts)
        self.worths = [0.0] * len(judge.parts)

    def compare(self, played: Kernel[Any], better: Kernel[Any]) -> None:
        if played.over() or better.over():
            return
        own, other = (self.judge.sheets(table, True)[self.seat] for table in (played, better))
        self.pairs += 1
        for part in range(len(self.judge.parts)):
            self.played[part] += own.amounts[part]
            self.better[part] += other.amounts[part]
            self.worths[part] += other.weights[part] * other.amounts[part] - own.weights[part] * own.amounts[part]

    def sways(self) -> tuple[Sway, ...]:
        """What made the most difference, first."""
        found = [
            Sway(name, self.played[part] / self.pairs, self.better[part] / self.pairs, self.worths[part] / self.pairs)
            for part, name in enumerate(self.judge.parts)
            if self.pairs and abs(self.worths[part] / self.pairs) >= SMALLEST
        ]
        return tuple(sorted(found, key=lambda sway: -abs(sway.worth))[:MOST_SWAYS])


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error; of fewer than two nobody knows it."""
    mean = sum(numbers) / len(numbers)
    if len(numbers) < 2:
        return mean, inf
    variance = sum((one - mean) ** 2 for one in numbers) / (len(numbers) - 1)
    return mean, sqrt(variance / len(numbers))
