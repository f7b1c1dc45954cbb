"""The bot that plays any legal move, each as likely as the next."""

from __future__ import annotations

from outremer.bots.bot import Bot, Chair
from outremer.kernel.chance import Seeded
from outremer.kernel.lexicon import Move


class RandomBot(Bot):
    """Any legal move."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._driver = Seeded(f"random bot {seed}")

    def choose(self, chair: Chair) -> Move:
        moves = chair.moves()
        return moves[self._driver.below(len(moves))]
