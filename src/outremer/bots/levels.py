"""Bots by level: `easy`, `medium` and `hard`, for every game.

`easy` looks one move ahead and plays any move that is nearly as good as the best. `medium` and `hard` search, the one
for a second at most, the other for three; a whole turn of many small moves takes five times as long at most. What they
think with stands in the game's own data, see `outremer.bots.thinking`.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from math import inf, sqrt
from typing import Any, ClassVar, Final

import outremer
from outremer.bots.ahead import outlooks
from outremer.bots.bot import Bot, Chair
from outremer.bots.greedy import worth_a_thought
from outremer.bots.search.search import Search
from outremer.bots.thinking import thinking_of
from outremer.bots.weighing import judge_of
from outremer.bots.written import Dial
from outremer.kernel.chance import Quick
from outremer.kernel.lexicon import Move
from outremer.kernel.table import Table as Kernel

TURN: Final = 5.0  # times the seconds of a decision, for a whole turn
KEPT: Final = 0.2  # of that, for the many small moves of a turn in which most is spent
LEAST: Final = 0.02  # of the seconds of a decision, that there always are
MOST_ITERATIONS: Final = 40_000  # of one decision, so that a tree never takes too much memory

Plans = list[list[int]]


class Level(Bot):
    """What the levels have in common: they choose among plans on imagined tables."""

    level: ClassVar[str]

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._driver = Quick(int.from_bytes(blake2b(f"{self.level} {seed}".encode(), digest_size=6).digest(), "big"))

    def choose(self, chair: Chair) -> Move:
        moves = worth_a_thought(chair)
        if len(moves) == 1:
            return moves[0]
        table = chair.kernel(self._driver)
        return self._say(chair, table, judge_of(chair.game).worth_trying(table, chair.seat))

    def reply(self, chair: Chair, replies: list[Move]) -> Move:
        lexicon = outremer.game(chair.game).lexicon
        return self._say(chair, chair.kernel(self._driver), [[lexicon.spoken[str(one)][1]] for one in replies])

    def _say(self, chair: Chair, table: Kernel[Any], plans: Plans) -> Move:
        plan = plans[0] if len(plans) == 1 else self.best(chair, table, plans)
        return outremer.game(chair.game).lexicon.say(plan[0])

    def best(self, chair: Chair, table: Kernel[Any], plans: Plans) -> list[int]:
        """The plan that is played; there are several."""
        raise NotImplementedError


class Easy(Level):
    """One move ahead, and any of those that are nearly as good as the best."""

    level = "easy"

    def best(self, chair: Chair, table: Kernel[Any], plans: Plans) -> list[int]:
        worths = outlooks(judge_of(chair.game), table, chair.seat, plans)
        near = nearly_best(worths, thinking_of(chair.game, self.level).near)
        return plans[near[self._driver.below(len(near))]]


def nearly_best(worths: Sequence[float], near: float) -> list[int]:
    """The places of those no farther behind the best than this part of the spread of all."""
    best, mean = max(worths), sum(worths) / len(worths)
    spread = sqrt(sum((worth - mean) ** 2 for worth in worths) / len(worths))
    return [place for place, worth in enumerate(worths) if worth >= best - near * spread]


class Searcher(Level):
    """Searches for so many seconds about a decision, or so many iterations, or until the one or the other is over."""

    dials: ClassVar = {"seconds": Dial(0.01, 60), "iterations": Dial(1, MOST_ITERATIONS, is_whole=True)}

    def __init__(self, seed: int | str = 0, seconds: float | None = None, iterations: float | None = None) -> None:
        super().__init__(seed)
        self.seconds = inf if seconds is None and iterations is not None else seconds
        self.iterations = MOST_ITERATIONS if iterations is None else int(iterations)
        self.by_clock = self.seconds != inf

    def seconds_for(self, chair: Chair) -> float:
        """About this decision: less where much of the turn's time is spent."""
        seconds = thinking_of(chair.game, self.level).seconds if self.seconds is None else self.seconds
        left = TURN * (1.0 - KEPT) * seconds - chair.spent
        return max(LEAST * seconds, min(seconds, left / 2)) if self.by_clock else inf

    def search(self, chair: Chair, table: Kernel[Any], plans: Plans) -> Search:
        """A search among these plans that has not begun."""
        thinking, game = thinking_of(chair.game, self.level), outremer.game(chair.game)
        guide, judge = judge_of(chair.game), judge_of(chair.game, thinking.leaf)
        return Search(game.redealt, guide, judge, table, chair.seat, self._driver, thinking.manner(), plans)

    def best(self, chair: Chair, table: Kernel[Any], plans: Plans) -> list[int]:
        return self.search(chair, table, plans).think(self.seconds_for(chair), self.iterations)


class Medium(Searcher):
    """Thinks for a second at most."""

    level = "medium"


class Hard(Searcher):
    """Thinks for three seconds at most."""

    level = "hard"
