"""Bots by level: `easy`, `medium` and `hard`, for every game.

`easy` looks one move ahead and plays any move that is nearly as good as the best, but none that costs much of the win
at once. `medium` and `hard` search, the one for a second at most, the other for three; a whole turn of many small moves
takes five times as long at most. What they think with stands in the game's own data, see `outremer.bots.thinking`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2b
from math import exp, inf, sqrt
from typing import Any, ClassVar, Final

import outremer
from outremer.bots.ahead import FEW, outlook_of, outlooks, plans_of
from outremer.bots.bot import Bot, Chair
from outremer.bots.explaining import AHEAD, BEST, SEARCH, Explanation, Ranked, by_worth, explained, searched
from outremer.bots.greedy import worth_a_thought
from outremer.bots.search.search import Search
from outremer.bots.thinking import Thinking, thinking_of
from outremer.bots.weighing import FITTED, KINDS, judge_of
from outremer.bots.written import Dial
from outremer.kernel.chance import Quick
from outremer.kernel.lexicon import Move
from outremer.kernel.table import Table as Kernel

TURN: Final = 5.0  # times the seconds of a decision, for a whole turn
KEPT: Final = 0.2  # of that, for the many small moves of a turn in which most is spent
LEAST: Final = 0.02  # of the seconds of a decision, that there always are
LOOKS: Final = 24  # iterations behind a move that is explained
MOST_ITERATIONS: Final = 20_000  # of one decision, so that a tree never takes too much memory

Plans = list[list[int]]


class Level(Bot):
    """What the levels have in common: they choose among plans on imagined tables."""

    level: ClassVar[str]
    way: ClassVar[str] = SEARCH

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._driver = Quick(int.from_bytes(blake2b(f"{self.level} {seed}".encode(), digest_size=6).digest(), "big"))

    def choose(self, chair: Chair) -> Move:
        moves = worth_a_thought(chair)
        if len(moves) == 1:
            return moves[0]
        table = chair.kernel(self._driver)
        return self._say(chair, table, self.plans(chair, table))

    def reply(self, chair: Chair, replies: list[Move]) -> Move:
        lexicon = outremer.game(chair.game).lexicon
        return self._say(chair, chair.kernel(self._driver), [[lexicon.spoken[str(one)][1]] for one in replies])

    def _say(self, chair: Chair, table: Kernel[Any], plans: Plans) -> Move:
        plan = plans[0] if len(plans) == 1 else self.best(chair, table, plans)
        return outremer.game(chair.game).lexicon.say(plan[0])

    def explain(self, chair: Chair) -> Explanation:
        table = chair.kernel(self._driver)
        plans = self.plans(chair, table)
        return explained(chair, self.way, len(plans), self.ranked(chair, table, plans), self._driver)

    def plans(self, chair: Chair, table: Kernel[Any]) -> Plans:
        """What is worth trying."""
        return judge_of(chair.game).worth_trying(table, chair.seat)

    def best(self, chair: Chair, table: Kernel[Any], plans: Plans) -> list[int]:
        """The plan that is played; there are several."""
        return self.ranked(chair, table, plans)[0][0]

    def ranked(self, chair: Chair, table: Kernel[Any], plans: Plans) -> Ranked:
        """The plans that it considered, the one that is played first, with what is known of their promise."""
        raise NotImplementedError


class Easy(Level):
    """One move ahead, and any of those that are nearly as good as the best and give hardly anything away."""

    level = "easy"
    way = AHEAD

    def ranked(self, chair: Chair, table: Kernel[Any], plans: Plans) -> Ranked:
        worths = outlooks(judge_of(chair.game), table, chair.seat, plans)
        good = self.good(chair.game, table, chair.seat, plans, worths)
        chosen = good[self._driver.below(len(good))]
        return [(plans[place], None) for place in by_worth(worths, chosen)]

    def good(self, game: str, table: Kernel[Any], seat: int, plans: Plans, worths: Sequence[float]) -> list[int]:
        """The places of the plans that it draws among: weights by hand say what is near, fitted ones what it costs."""
        thinking, judge = thinking_of(game, self.level), judge_of(game, FITTED)
        near = nearly_best(worths, thinking.near)
        if not judge.weights.fitted:
            return near
        best = max(near, key=worths.__getitem__)
        shares = {place: exp(outlook_of(judge, table, seat, plans[place])) for place in near}
        return [place for place in near if shares[best] - shares[place] <= thinking.loss]


def nearly_best(worths: Sequence[float], near: float) -> list[int]:
    """The places of those no farther behind the best than this part of the spread of all."""
    best, mean = max(worths), sum(worths) / len(worths)
    spread = sqrt(sum((worth - mean) ** 2 for worth in worths) / len(worths))
    return [place for place, worth in enumerate(worths) if worth >= best - near * spread]


class Searcher(Level):
    """Searches for so many seconds about a decision, or so many iterations, or until the one or the other is over.

    How it searches may be set too, for whoever measures what a game's levels should think with.
    """

    dials: ClassVar = {
        "seconds": Dial(0.01, 60),
        "iterations": Dial(1, MOST_ITERATIONS, is_whole=True),
        "guide": Dial(0, len(KINDS) - 1, is_whole=True),
        "leaf": Dial(0, len(KINDS) - 1, is_whole=True),
        "turns": Dial(0, 50, is_whole=True),
        "explore": Dial(0, 10),
    }

    def __init__(
        self,
        seed: int | str = 0,
        seconds: float | None = None,
        iterations: float | None = None,
        guide: float | None = None,
        leaf: float | None = None,
        turns: float | None = None,
        explore: float | None = None,
    ) -> None:
        super().__init__(seed)
        self.seconds = inf if seconds is None and iterations is not None else seconds
        self.iterations = MOST_ITERATIONS if iterations is None else int(iterations)
        self.by_clock = self.seconds != inf
        said: dict[str, Any] = {
            "guide": None if guide is None else KINDS[int(guide)],
            "leaf": None if leaf is None else KINDS[int(leaf)],
            "turns": None if turns is None else int(turns),
            "explore": explore,
        }
        self._said = {word: value for word, value in said.items() if value is not None}
        self._under_way: Search | None = None

    def thinking(self, game: str) -> Thinking:
        """What it thinks with: what the game says, but for what was set."""
        return replace(thinking_of(game, self.level), **self._said)

    def seconds_for(self, chair: Chair) -> float:
        """About this decision: less where much of the turn's time is spent."""
        seconds = self.thinking(chair.game).seconds if self.seconds is None else self.seconds
        left = TURN * (1.0 - KEPT) * seconds - chair.spent
        return max(LEAST * seconds, min(seconds, left / 2) * chair.patience) if self.by_clock else inf

    def plans(self, chair: Chair, table: Kernel[Any]) -> Plans:
        """In a few tables like this imagined one, as many as a search asks that is given no plans."""
        redealt = outremer.game(chair.game).redealt
        tables = [redealt(table, chair.seat, self._driver) for _ in range(FEW)]
        return plans_of(judge_of(chair.game), tables, chair.seat)

    def search(self, chair: Chair, table: Kernel[Any], plans: Plans) -> Search:
        """A search among these plans that has not begun."""
        game = outremer.game(chair.game)
        return self.thinking(chair.game).search(game, table, chair.seat, self._driver, plans)

    def ranked(self, chair: Chair, table: Kernel[Any], plans: Plans) -> Ranked:
        search = self._under_way = self.search(chair, table, plans)
        if (tell := self.tell) is not None:
            say = outremer.game(chair.game).lexicon.say
            search.tell = lambda plan: tell(say(plan[0]))
        if search.think(self.seconds_for(chair), self.iterations) and not search.iterations:
            return [(plans[0], None)]  # there was nothing to think about
        self._under_way = None
        return [(edge.plan, searched(edge)) for edge in search.choices()]

    def so_far(self, chair: Chair) -> Move | None:
        """What its tree has tried most often."""
        search, self._under_way = self._under_way, None
        best = search.choices()[:1] if search is not None else []
        return outremer.game(chair.game).lexicon.say(best[0].plan[0]) if best and best[0].visits else None

    def explain(self, chair: Chair) -> Explanation:
        """Whatever among the best was hardly tried, since something else was better, is looked at for this."""
        table = chair.kernel(self._driver)
        plans = self.plans(chair, table)
        best = self.ranked(chair, table, plans)[:BEST]
        for at, (plan, promise) in enumerate(best):
            if promise is not None and promise.tried < LOOKS:
                alone = self.search(chair, table, [plan])
                for _ in range(LOOKS):
                    alone.iterate()
                best[at] = plan, searched(alone.choices()[0])
        return explained(chair, self.way, len(plans), best, self._driver)


class Medium(Searcher):
    """Thinks for a second at most."""

    level = "medium"


class Hard(Searcher):
    """Thinks for three seconds at most."""

    level = "hard"
