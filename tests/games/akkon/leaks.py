"""Akkon with holes put in on purpose, to see that what lies face down is watched.

They run in a process of their own and by the plain engine: the methods of a compiled class cannot be replaced.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from outremer.games.akkon import view
from outremer.games.akkon.laying import Laying
from outremer.games.akkon.loans import Loans
from outremer.games.akkon.saladin import Displacing
from outremer.games.akkon.vocabulary import LAID, TOOK
from outremer.kernel.journal import EVERYONE
from tests.games import leaks
from tests.games.akkon.secrets import first_leak
from tests.games.leaks import plant, tell_everybody

GAMES = 4


def found(leak: str) -> str:
    return leaks.found(leak, "tests.games.akkon.leaks")


def show_faces() -> None:
    """Every seat sees every Templar."""
    view.knows = lambda g, seat, piece: True


LEAKS: dict[str, Callable[[], None]] = {
    "a borrowed Templar in all records": lambda: plant(Loans, "hears_roll", lambda self, g: EVERYONE),
    "a laid Templar in all records": lambda: plant(Laying, "hears_move", lambda self, g, seat, verb, noun: EVERYONE),
    "a displaced Templar in all records": lambda: plant(Displacing, "hears_roll", lambda self, g: EVERYONE),
    "a borrowed Templar told": lambda: tell_everybody(TOOK),
    "a laid Templar told": lambda: tell_everybody(LAID),
    "faces in the view": show_faces,
    "none": lambda: None,
}


def first_finding(leak: str) -> str:
    LEAKS[leak]()
    for seed in range(GAMES):
        finding = first_leak(seed, 2 + seed % 3)
        if finding:
            return finding
    return ""


if __name__ == "__main__":
    print(first_finding(sys.argv[1]))
