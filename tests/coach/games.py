"""Finished games, played quickly."""

from __future__ import annotations

from functools import cache

import outremer
from outremer.coach.walking import Way, way_of
from outremer.kernel.chance import Quick


@cache
def record_of(name: str, seats: int, seed: int = 1) -> str:
    """The record of a game of random play."""
    table = outremer.new(name, seats=seats, seed=seed)
    driver = Quick(seed)
    while isinstance(need := table.need, outremer.Ask):
        seat = need.seats[0]
        answers = table.kernel.answers(seat)
        table.play(seat, table.game.lexicon.say(answers[driver.below(len(answers))]))
    return table.record()


def walked(name: str, seats: int, seed: int = 1) -> Way:
    return way_of(outremer.replay(record_of(name, seats, seed)))
