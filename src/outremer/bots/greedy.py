"""The bot that tries what its judge finds worth trying on an imagined table and keeps what the judge likes best.

A game's judge is its module `judge`. It has `judge(table, seat)`, how good a position is for a seat, and may have

    OFFERS                which of the words that may be said at any time are worth a thought; without it all are
    plans(table, seat)    what to try, each a row of the seat's own moves; without it every move by itself
    rests(table, seat)    the moves by which the seat lets things be, and what they are worth then; without it none

A row is followed to its end before it is judged: so an army that must be led out before it can go anywhere is judged by
where it would arrive. Only the first move of the best row is said, and the bot thinks again. Whoever lets things be
is judged by how they stand, not by what others will make of them: or else anything that puts that off would look
better, even giving things away.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import outremer
from outremer.bots.bot import Bot, Chair
from outremer.kernel.chance import Seeded
from outremer.kernel.lexicon import Move
from outremer.kernel.table import Table as Kernel
from outremer.table.game import Game

Judge = Callable[[Kernel[Any], int], float]
Plans = Callable[[Kernel[Any], int], list[list[int]]]
Rests = Callable[[Kernel[Any], int], dict[int, float]]


@dataclass(frozen=True)
class Mind:
    """What the bot knows about playing one game well."""

    judge: Judge  # how good a position is for a seat
    plans: Plans  # what a seat should try in it
    rests: Rests  # by which moves it would let things be, and what that is worth
    offers: frozenset[str] | None  # which offers are worth a thought; None: all


@cache
def mind_of(game: Game) -> Mind:
    """By the game's own judge; where it does not say, its points decide and every move is tried."""
    own = game.companion("judge")
    return Mind(
        getattr(own, "judge", None) or points_judge(game),
        getattr(own, "plans", None) or every_move,
        getattr(own, "rests", None) or no_rest,
        getattr(own, "OFFERS", None),
    )


def every_move(table: Kernel[Any], seat: int) -> list[list[int]]:
    return [[move] for move in table.legal(seat)]


def no_rest(table: Kernel[Any], seat: int) -> dict[int, float]:
    return {}


def points_judge(game: Game) -> Judge:
    """For a game without a judge: the points it would give the seat if it ended now, less the best other's."""

    def judge(table: Kernel[Any], seat: int) -> float:
        points = {standing.seat: standing.points for standing in game.result(table.world).standings}
        return float(points[seat] - max(other for one, other in points.items() if one != seat))

    return judge


def follow(table: Kernel[Any], seat: int, plan: list[int]) -> None:
    """Play a row of this seat's moves; what is not asked for, or not allowed any more, is left out."""
    table.take(seat, plan[0])
    for move in plan[1:]:
        if table.asked(seat) and move in table.answers(seat):
            table.take(seat, move)


class Greedy(Bot):
    """Looks to the end of what it could do now; equal plans are drawn among."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._driver = Seeded(f"greedy bot {seed}")

    def choose(self, chair: Chair) -> Move:
        game = outremer.game(chair.game)
        mind = mind_of(game)
        moves = chair.moves()
        if mind.offers is not None:
            moves = [move for move in moves if move.verb in mind.offers or not game.lexicon.offers(move)] or moves
        if len(moves) == 1:
            return moves[0]
        kernel = chair.imagine(self._driver).kernel
        plans = mind.plans(kernel, chair.seat)
        if len(plans) == 1:
            return game.lexicon.say(plans[0][0])
        return game.lexicon.say(self._best(kernel, chair.seat, plans, mind))

    def reply(self, chair: Chair, replies: list[Move]) -> Move:
        game = outremer.game(chair.game)
        kernel = chair.imagine(self._driver).kernel
        plans = [[game.lexicon.spoken[str(reply)][1]] for reply in replies]
        return game.lexicon.say(self._best(kernel, chair.seat, plans, mind_of(game)))

    def _best(self, kernel: Kernel[Any], seat: int, plans: list[list[int]], mind: Mind) -> int:
        """The first move of the plan that the judge likes best."""
        best: list[int] = []
        highest = float("-inf")
        rests = mind.rests(kernel, seat)
        for plan in plans:
            if plan[0] in rests:
                worth = rests[plan[0]]
            else:
                tried = kernel.clone()
                follow(tried, seat, plan)
                worth = mind.judge(tried, seat)
            if worth > highest:
                best, highest = [plan[0]], worth
            elif worth == highest:
                best.append(plan[0])
        return best[self._driver.below(len(best))]
