"""The bot that tries each of its moves on an imagined table and keeps the one its judge likes best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import outremer
from outremer.bots.bot import Bot, Chair
from outremer.kernel.chance import Seeded
from outremer.kernel.lexicon import Move
from outremer.kernel.table import Table as Kernel
from outremer.table.game import Game

Judge = Callable[[Kernel[Any], int], float]


def judge_of(name: str) -> Judge:
    """How good a position of this game is for a seat; where the game does not say, its points decide."""
    game = outremer.game(name)
    judge: Judge = getattr(game.companion("judge"), "judge", None) or points_judge(game)
    return judge


def points_judge(game: Game) -> Judge:
    """For a game without a judge: the points it would give the seat if it ended now, less the best other's."""

    def judge(table: Kernel[Any], seat: int) -> float:
        points = {standing.seat: standing.points for standing in game.result(table.world).standings}
        return float(points[seat] - max(other for one, other in points.items() if one != seat))

    return judge


class Greedy(Bot):
    """Looks one move ahead; equal moves are drawn among."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._driver = Seeded(f"greedy bot {seed}")

    def choose(self, chair: Chair) -> Move:
        imagined = chair.imagine(self._driver)
        kernel, say = imagined.kernel, imagined.game.lexicon.say
        judge = judge_of(chair.game)
        best: list[int] = []
        highest = float("-inf")
        for move in kernel.legal(chair.seat):
            tried = kernel.clone()
            tried.take(chair.seat, move)
            worth = judge(tried, chair.seat)
            if worth > highest:
                best, highest = [move], worth
            elif worth == highest:
                best.append(move)
        return say(best[self._driver.below(len(best))])

    def reply(self, chair: Chair, replies: list[Move]) -> Move:
        imagined, judge = chair.imagine(self._driver), judge_of(chair.game)
        worth: list[float] = []
        for reply in replies:
            tried = imagined.clone()
            tried.play(chair.seat, reply)
            worth.append(judge(tried.kernel, chair.seat))
        best = [reply for reply, one in zip(replies, worth, strict=True) if one == max(worth)]
        return best[self._driver.below(len(best))]
