"""Tactics with a hole put in on purpose: an auction in which the order of those asked tells of the bids.

It runs in a process of its own and by the plain engine: a compiled class cannot be replaced by a leaky one.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, ClassVar

from outremer.games.fief.expansions.tactics.hiring import Auction
from outremer.games.fief.expansions.tactics.module import TACTICS
from outremer.games.fief.game import Fief
from outremer.games.fief.world import France
from outremer.kernel.forms import DONE, Form, Need, Part, ask
from outremer.kernel.modules import Module
from tests.games import leaks
from tests.games.fief.expansions.test_tactics_mercenaries import market
from tests.games.fief.leaks import found_in
from tests.games.talking import say

SOON_OVER = {"tactics": "yes", "turn_limit": "4"}


def found(leak: str) -> str:
    return leaks.found(leak, "tests.games.fief.expansions.tactics_leaks")


class HastyAuction(Auction):
    """Asks the others from the left after an even bid, from the right after an odd one."""

    def needs(self, g: France) -> Need:
        if self.over:
            return DONE
        waiting = [seat for seat in range(g.rules.seats) if self.missing() >> seat & 1]
        return ask(waiting[-1] if max(self.bids) % 2 else waiting[0])


HastyAuction.__name__ = "Auction"


def leaky() -> Module[Any]:
    forms: tuple[type[Form[Any]], ...] = tuple(HastyAuction if form is Auction else form for form in TACTICS.forms)
    market_parts = [TACTICS.parts["Market"][0], Part("auction", lambda g: HastyAuction(), after="upkeep")]
    parts = {**TACTICS.parts, "Market": market_parts}
    return Module(
        TACTICS.name, TACTICS.scope, TACTICS.home, None, forms, parts, answers=TACTICS.answers, piece=TACTICS.piece
    )


class AuctionInOrder(Fief):
    name: ClassVar[str] = "fief-that-asks-bidders-in-order"
    modules: ClassVar[tuple[Module[Any], ...]] = tuple(
        leaky() if module is TACTICS else module for module in Fief.modules
    )


class Sound(Fief):
    name: ClassVar[str] = "fief-with-a-sound-auction"


def bidding(game: Fief, tries: int) -> str:
    table = market(coins={0: 4, 1: 6, 2: 5, 3: 3}, options=SOON_OVER, turn=4)
    say(table, 0, "bid 2")
    return found_in(game, table, tries)


LEAKS: dict[str, Callable[[], str]] = {
    "order": lambda: bidding(AuctionInOrder(), 60),
    "none": lambda: bidding(Sound(), 6),
}

if __name__ == "__main__":
    print(LEAKS[sys.argv[1]]())
