"""Bots: they see what their seat may see, and nothing else.

>>> import outremer
>>> from outremer.bots import Chair, bot
>>> table = outremer.new("jerusalem", seats=3, seed=1)
>>> seat = table.need.seats[0]
>>> player = bot("random", seed=5)
>>> table.play(seat, player.choose(Chair(table, seat)))
"""

from __future__ import annotations

from collections.abc import Callable

from outremer.bots.bot import Bot, Chair
from outremer.bots.greedy import Greedy
from outremer.bots.levels import Easy, Hard, Medium
from outremer.bots.random_bot import RandomBot
from outremer.bots.written import name_of, read_settings
from outremer.table.game import BadSetting

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "easy": Easy,
    "medium": Medium,
    "hard": Hard,
}


def bot(written: str, seed: int | str = 0) -> Bot:
    """The bot that is written so, `greedy` or `hard:seconds=1`; the same seed plays the same way."""
    name = name_of(written)
    if name not in BOTS:
        raise BadSetting(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    make: Callable[..., Bot] = BOTS[name]
    return make(seed, **read_settings(written, BOTS[name].dials))


__all__ = ["BOTS", "Bot", "Chair", "bot"]
