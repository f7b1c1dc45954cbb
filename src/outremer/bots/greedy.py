"""The bot that tries what its judge finds worth trying on an imagined table and keeps what the judge likes best.

A game's judge (`outremer.bots.judge`) is `JUDGE` of its module `judge`; beside it `OFFERS` may say which of the words
that may be said at any time are worth a thought; without it all are.

A plan is followed to its end before it is judged: so an army that must be led out before it can go anywhere is judged
by where it would arrive. Only the first move of the best plan is said, and the bot thinks again.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import outremer
from outremer.bots.ahead import best_of, outlooks
from outremer.bots.bot import Bot, Chair
from outremer.bots.explaining import AHEAD, Explanation, Ranked, by_worth, explained
from outremer.bots.weighing import judge_of
from outremer.kernel.chance import Seeded
from outremer.kernel.lexicon import Move
from outremer.kernel.table import Table as Kernel


@cache
def worthwhile_offers(game: str) -> frozenset[str] | None:
    """The verbs, among those that may be said at any time, that are worth a thought; None: all of them."""
    offers: frozenset[str] | None = getattr(outremer.game(game).companion("judge"), "OFFERS", None)
    return offers


def worth_a_thought(chair: Chair) -> list[Move]:
    """What the seat may say, without the offers that are not worth a thought."""
    moves, offers = chair.moves(), worthwhile_offers(chair.game)
    if offers is None:
        return moves
    lexicon = outremer.game(chair.game).lexicon
    return [move for move in moves if move.verb in offers or not lexicon.offers(move)] or moves


class Greedy(Bot):
    """Looks to the end of what it could do now; equal plans are drawn among."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._driver = Seeded(f"greedy bot {seed}")

    def choose(self, chair: Chair) -> Move:
        moves = worth_a_thought(chair)
        if len(moves) == 1:
            return moves[0]
        table = chair.kernel(self._driver)
        return self._best(chair, table, judge_of(chair.game).worth_trying(table, chair.seat))

    def explain(self, chair: Chair) -> Explanation:
        table, judge = chair.kernel(self._driver), judge_of(chair.game)
        plans = judge.worth_trying(table, chair.seat)
        worths = outlooks(judge, table, chair.seat, plans)
        ranked: Ranked = [(plans[place], None) for place in by_worth(worths, best_of(worths, self._driver))]
        return explained(chair, AHEAD, len(plans), ranked, self._driver)

    def reply(self, chair: Chair, replies: list[Move]) -> Move:
        lexicon = outremer.game(chair.game).lexicon
        return self._best(chair, chair.kernel(self._driver), [[lexicon.spoken[str(reply)][1]] for reply in replies])

    def _best(self, chair: Chair, table: Kernel[Any], plans: list[list[int]]) -> Move:
        lexicon = outremer.game(chair.game).lexicon
        if len(plans) == 1:
            return lexicon.say(plans[0][0])
        worths = outlooks(judge_of(chair.game), table, chair.seat, plans)
        return lexicon.say(plans[best_of(worths, self._driver)][0])
