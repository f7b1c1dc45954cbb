"""A leak planted in a game, to see that the checks find it.

They run in a process of their own and by the plain engine: the methods of a compiled class cannot be replaced.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from outremer.games.akkon.vocabulary import TOOK
from outremer.games.council.turn import Turn
from outremer.games.jerusalem.vocabulary import PICKED
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import World
from outremer.kernel.journal import EVERYONE
from outremer.proof.checks import Finding, check_seed
from outremer.proof.ledger import Ledger
from outremer.table import catalogue

SEEDS = 12
ROOT = Path(__file__).parents[2]


def found(leak: str, module: str = "tests.games.leaks") -> str:
    """What the checks say of the first few games with this leak of that module; empty if they see nothing wrong."""
    ran = subprocess.run(
        [sys.executable, "-m", module, leak],
        cwd=ROOT,
        env={**os.environ, "OUTREMER_ENGINE": "plain"},
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout.strip()


def tell_everybody(leaked: int) -> None:
    """This event, meant for a few, is told to all."""
    tell_only = World.tell_only

    def tell(self: World, audience: int, event: int, numbers: list[int], instead: int = NOBODY) -> None:
        tell_only(self, EVERYONE if event == leaked else audience, event, numbers, instead)

    plant(World, "tell_only", tell)


def roll_before_all() -> None:
    """The card drawn as a turn begins is heard by all."""
    plant(Turn, "hears_roll", lambda self, g: EVERYONE)


def plant(owner: type, method: str, stand_in: Callable[..., Any]) -> None:
    setattr(owner, method, stand_in)


LEAKS: dict[str, tuple[str, Callable[[], None]]] = {
    "picked cards": ("jerusalem", lambda: tell_everybody(PICKED)),
    "borrowed Templars": ("akkon", lambda: tell_everybody(TOOK)),
    "drawn cards": ("council", roll_before_all),
}


def first_finding(leak: str) -> str:
    game, planting = LEAKS[leak]
    planting()
    ledger = Ledger.read(catalogue.game(game).folder / "rules.toml")
    for seed in range(SEEDS):
        try:
            check_seed(game, seed, False, ledger)
        except Finding as finding:
            return str(finding)
    return ""


if __name__ == "__main__":
    print(first_finding(sys.argv[1]))
