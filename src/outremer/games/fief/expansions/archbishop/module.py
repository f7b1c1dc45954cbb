"""Archbishops, a module that comes with either order of knights. It has no words: all is done in the base's own."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.questions import FiefQuestions
from outremer.games.fief.vocabulary import BISHOP, FIRST_SEE, KING, LORD_COUNT, LORDS, SEE_COUNT
from outremer.games.fief.world import France
from outremer.kernel.modules import Module

MOST_SEES: Final = 2  # [archbishop.second_see]
ORDERS: Final = ("teutonic", "templars")


def sees_of(g: France, lord: int) -> int:
    """How many he is bishop of."""
    return (g.titles(lord) & BISHOP).bit_count()


def is_archbishop(g: France, lord: int) -> bool:
    """A bishop of two sees: he votes once, with a bishop's two votes, and a card for each taxes both.

    [archbishop.second_see] [archbishop.votes.bishop_election] [archbishop.tax_both]
    """
    return sees_of(g, lord) == MOST_SEES


class Archbishops(FiefQuestions):
    """What they answer."""

    def may_have_more_sees(self, g: France, lord: int) -> bool:
        """[archbishop.second_see] [archbishop.availability]"""
        return True

    def bars_candidate(self, g: France, title: int, lord: int) -> str | None:
        """A second see, and no third. [archbishop.second_see]"""
        is_see = FIRST_SEE <= title < FIRST_SEE + SEE_COUNT
        return "archbishop.second_see" if is_see and is_archbishop(g, lord) else None

    def counts_as_cardinal(self, g: France, title: int, lord: int) -> bool:
        """For the King, not for the Pope. [archbishop.counts_as_cardinal]"""
        return title == KING and is_archbishop(g, lord)

    def fits(self, g: France, over: bool) -> str | None:
        for lord in range(LORD_COUNT):
            if sees_of(g, lord) > MOST_SEES:
                return f"world.lord.titles.{LORDS[lord]}: is bishop of {MOST_SEES} sees at most"
        return None


def is_with_an_order(options: dict[str, str]) -> bool:
    """[archbishop.availability]"""
    return any(options.get(order) == "yes" for order in ORDERS)


ARCHBISHOP: Final = Module(
    "archbishop",
    scope="module.scope",
    home="expansions/archbishop",
    when=is_with_an_order,
    answers=Archbishops(),
)
