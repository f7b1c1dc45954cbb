"""The Council with holes put in on purpose, to see that they are found in the records and in what is told.

They run in a process of their own and by the plain engine: the methods of a compiled class cannot be replaced.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from outremer.games.council.bonuses import Bonus
from outremer.games.council.satisfying import LAID, Satisfying
from outremer.games.council.setup import Hands
from outremer.games.council.turn import Turn
from outremer.games.council.vocabulary import DREW, LAY
from outremer.kernel.journal import EVERYONE
from tests.games import leaks
from tests.games.council.secrets import first_leak
from tests.games.leaks import plant, tell_everybody

GAMES = 3


def found(leak: str) -> str:
    return leaks.found(leak, "tests.games.council.leaks")


def heard_by_all(owner: type, hears: str) -> Callable[[], None]:
    return lambda: plant(owner, hears, lambda *_: EVERYONE)


def heard_by_the_next() -> None:
    """Whoever sits beside the player in turn looks into the cards."""
    plant(Turn, "hears_roll", lambda self, g: 1 << self.seat | 1 << (self.seat + 1) % g.rules.seats)


def cards_counted() -> None:
    """All hear how many cards are chosen, though not which."""
    plant(Satisfying, "others_notice", lambda self, g, verb: LAY)


def cards_shown() -> None:
    def glimpse(self: Satisfying, g: Any, seat: int | None) -> dict[str, object]:
        return {"laid": LAID.say(self.laid, g.rules.seats)}

    plant(Satisfying, "glimpse", glimpse)


LEAKS: dict[str, Callable[[], None]] = {
    "dealt hands": heard_by_all(Hands, "hears_roll"),
    "drawn cards": heard_by_all(Turn, "hears_roll"),
    "cards of a bonus": heard_by_all(Bonus, "hears_roll"),
    "chosen cards": heard_by_all(Satisfying, "hears_move"),
    "a neighbour's cards": heard_by_the_next,
    "told cards": lambda: tell_everybody(DREW),
    "counted cards": cards_counted,
    "shown cards": cards_shown,
}


def first_found(leak: str) -> str:
    LEAKS[leak]()
    return next((said for seed in range(GAMES) if (said := first_leak(2 + seed, seed))), "")


if __name__ == "__main__":
    print(first_found(sys.argv[1]))
