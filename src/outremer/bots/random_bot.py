"""The bot that plays any legal move, each as likely as the next, but offers only now and then."""

from __future__ import annotations

import outremer
from outremer.bots.bot import Bot, Chair
from outremer.kernel.chance import Seeded
from outremer.kernel.lexicon import Move
from outremer.kernel.playouts import OFFERS_ONE_IN


class RandomBot(Bot):
    """Any legal move."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._driver = Seeded(f"random bot {seed}")

    def choose(self, chair: Chair) -> Move:
        moves = chair.moves()
        lexicon = outremer.game(chair.game).lexicon
        if True in lexicon.is_offer:
            take_offer = self._driver.below(OFFERS_ONE_IN) == 0
            moves = [move for move in moves if lexicon.offers(move) == take_offer] or moves
        return moves[self._driver.below(len(moves))]

    def reply(self, chair: Chair, replies: list[Move]) -> Move:
        return replies[self._driver.below(len(replies))]
