"""The whole analysis of a finished game, in steps: first a sketch of the curve, then the curve, then the decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from time import process_time
from typing import Any, Final

from outremer.bots.weighing import FITTED, judge_of
from outremer.coach.curve import Point, Trial, curve, foretold, places, try_out
from outremer.coach.decisions import Decision, Examiner
from outremer.coach.effort import Effort, effort_of
from outremer.coach.walking import Way, way_of
from outremer.table.table import Table

VERSION: Final = 4  # raised when the same game is told otherwise, so that nobody keeps what is out of date
SEED: Final = 1429
COSTLIEST: Final = 3  # decisions of each player that are told
LONGEST: Final = 55.0  # seconds of one core; what is not done by then is left out


@dataclass(frozen=True)
class Analysis:
    """What the coach has to say, so far."""

    game: str
    rules: int
    seats: int
    winners: tuple[int, ...]
    points: tuple[Point, ...]
    playouts: int  # in all, behind the curve
    decisions: tuple[Decision, ...]  # the costly ones, of each seat the costliest first
    examined: int  # decisions that were thought about
    choices: int  # decisions at which there was a choice, all of which were looked at
    thought: float  # how much of what there is to think about is thought through, from 0 to 1
    is_done: bool
    is_cut: bool  # time ran out before all was done

    def plain(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


def analyse(
    table: Table,
    effort: Effort | None = None,
    seconds: float = LONGEST,
    clock: Callable[[], float] = process_time,
) -> Iterator[Analysis]:
    """A finished game, analysed better and better; the last that comes is the whole."""
    return _Coach(way_of(table), effort or effort_of(table.game.name), clock() + seconds, clock).work()


class _Coach:
    def __init__(self, way: Way, effort: Effort, deadline: float, clock: Callable[[], float]) -> None:
        self.way = way
        self.effort = effort
        self.deadline = deadline
        self.clock = clock
        self.guide = judge_of(way.game.name)
        self.judge = judge_of(way.game.name, FITTED)
        self.shares = foretold(way, self.judge)
        self.tried: list[Trial] = []
        self.decisions: list[Decision] = []
        self.examined = self.choices = 0
        self.planned = effort.suspects * way.seats + effort.places  # decisions, and places from which it is played on

    def work(self) -> Iterator[Analysis]:
        yield self.told()
        yield from self.examine()
        for at in places(self.way, self.shares, self.effort.places):
            if self.is_late():
                break
            table = self.way.moments[at].table
            self.tried.append(try_out(self.guide, self.judge, table, at, self.effort.playouts, SEED))
            yield self.told()
        yield self.told(is_done=True)

    def examine(self) -> Iterator[Analysis]:
        """The worst suspect of every seat, then the second of every seat, and so on."""
        examiner = Examiner(self.way.game, self.effort, SEED)
        by_seat, self.choices = examiner.suspects(self.way)
        yield self.told()
        for rank in range(self.effort.suspects):
            for suspects in by_seat:
                if rank < len(suspects) and not self.is_late():
                    at = suspects[rank].at
                    decision = examiner.decide(at, self.way.moments[at])
                    self.examined += 1
                    if decision is not None:
                        self.decisions.append(decision)
                    yield self.told()

    def is_late(self) -> bool:
        return self.clock() >= self.deadline

    def told(self, is_done: bool = False) -> Analysis:
        game = self.way.game
        return Analysis(
            game.name,
            game.version,
            self.way.seats,
            self.way.winners,
            tuple(curve(self.shares, self.tried)),
            sum(trial.playouts for trial in self.tried),
            tuple(costliest(self.decisions, self.way.seats)),
            self.examined,
            self.choices,
            1.0 if is_done else min(1.0, (self.examined + len(self.tried)) / self.planned),
            is_done,
            is_done and self.is_late(),
        )


def costliest(decisions: list[Decision], seats: int) -> Iterator[Decision]:
    """Of each seat the few that cost most, of those that surely cost something."""
    for seat in range(seats):
        costly = [one for one in decisions if one.seat == seat and one.is_costly]
        yield from sorted(costly, key=lambda one: (-one.loss, one.at))[:COSTLIEST]
