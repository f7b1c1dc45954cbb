"""Politics with holes put in on purpose, to see that the checks find them; run like `tests.games.fief.leaks`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, ClassVar

import outremer
from outremer.games.fief.expansions.politics.court import COWARD, STORM, has_trait
from outremer.games.fief.expansions.politics.module import POLITICS, Politics
from outremer.games.fief.expansions.politics.spying import SpyLooks
from outremer.games.fief.expansions.politics.theft import Theft
from outremer.games.fief.expansions.politics.traits import no_luck, no_marriage
from outremer.games.fief.game import Fief
from outremer.games.fief.vocabulary import CARD_PASSED
from outremer.games.fief.world import France
from outremer.kernel.modules import Module
from tests.games import leaks
from tests.games.fief.any_time import LORDS, TROOPS
from tests.games.fief.expansions.courtly import BOTH, court
from tests.games.fief.leaks import found_in
from tests.games.talking import say

ENDS_SOON = {"turn_limit": "8"}


def found(leak: str) -> str:
    return leaks.found(leak, "tests.games.fief.expansions.politics_leaks")


def with_answers(named: str, answers: Politics) -> Fief:
    """Fief in which these answers stand in for those of Politics."""
    leaky = Module(
        "politics",
        scope=POLITICS.scope,
        home=POLITICS.home,
        forms=POLITICS.forms,
        parts=POLITICS.parts,
        answers=answers,
        piece=POLITICS.piece,
    )

    class Leaky(Fief):
        name: ClassVar[str] = named
        modules: ClassVar[tuple[Module[Any], ...]] = tuple(
            leaky if module is POLITICS else module for module in Fief.modules
        )

    return Leaky()


class RefusedSuitors(Politics):
    """Whoever asks for the hand of a hidden Bastard is refused, and hears why."""

    def bars_wedding(self, g: France, groom: int, bride: int) -> str | None:
        return no_marriage(g, groom) or no_marriage(g, bride)


def trait_in_a_refusal() -> str:
    lords = {"charles": (0, "bourg"), "isabelle": (1, "blaye"), "othon": (2, "tournus"), "alienor": (3, "sigy")}
    table = court(
        "weddings", turn=8, options=ENDS_SOON, lords=lords, traits={"charles": "bastard", "othon": "brave"}, first=1
    )
    return found_in(with_answers("fief-that-refuses-suitors", RefusedSuitors()), table)


class RefusedHarvests(Politics):
    """A harvest is refused before it is played, because of a trait that lies face down."""

    def bars_harvest(self, g: France, seat: int, see: int) -> str | None:
        for owner in range(g.rules.seats):
            bar = no_luck(g, owner, see)
            if bar is not None:
                return bar
        return None


def harvest_refused() -> str:
    table = court(
        "plays",
        turn=8,
        options=ENDS_SOON,
        lords=LORDS,
        troops=TROOPS,
        first=1,
        hands={1: ["harvest"], 2: ["weather"]},
        traits={"charles": "unlucky", "othon": "brave"},
    )
    return found_in(with_answers("fief-that-refuses-harvests", RefusedHarvests()), table)


class AskedByTrait(Politics):
    """In the rain only the Storm's player is asked about battles, instead of whoever might have him."""

    def could_ignore_rain(self, g: France, lord: int) -> bool:
        return has_trait(g, lord, STORM)


def asked_by_trait() -> str:
    table = court(
        "battles",
        turn=8,
        options=ENDS_SOON,
        lords={**BOTH, "philippe": (1, "tournus")},
        troops={(0, "bourg"): (2, 0), (1, "bourg"): (0, 3), (3, "tournus"): (1, 1), (1, "tournus"): (1, 1)},
        struck={"see-bourg": ["rain"]},
        traits={"charles": "storm", "henri": "brave", "philippe": "saint"},
        first=3,
    )
    return found_in(with_answers("fief-that-asks-the-storm", AskedByTrait()), table)


class ShownCoward(Politics):
    """Everybody sees who is the Coward."""

    def view(self, g: France, seat: int | None) -> dict[str, object]:
        return {**super().view(g, seat), "cowards": [lord for lord in range(18) if has_trait(g, lord, COWARD)]}


def trait_in_the_view() -> str:
    table = court(
        "window", turn=8, options=ENDS_SOON, lords=LORDS, troops=TROOPS, hands={1: ["tax"]}, traits={"henri": "coward"}
    )
    return found_in(with_answers("fief-that-shows-cowards", ShownCoward()), table)


class Sound(Fief):
    name: ClassVar[str] = "fief-with-tight-politics"


def at_a_swap() -> outremer.Table:
    hands = {0: ["tax", "passage", "justice"], 1: ["tax"], 3: ["harvest", "weather"]}
    table = court("window", turn=8, options=ENDS_SOON, lords=LORDS, troops=TROOPS, hands=hands)
    say(table, 3, "spy-on 0")
    say(table, 0, "pass")
    return say(table, 3, "swap-for tax")


def told_swap() -> str:
    """The card that the Spy takes is told to all."""
    swap = SpyLooks.swap

    def loudly(self: SpyLooks, g: France, given: int) -> None:
        g.tell(CARD_PASSED, self.victim, self.by, self.wanted)
        swap(self, g, given)

    leaks.plant(SpyLooks, "swap", loudly)
    return found_in(Sound(), at_a_swap())


def open_hands() -> str:
    """The Thief sees what is in the closed hands."""
    leaks.plant(Theft, "glimpse", lambda self, g, seat: {"left": self.left})
    table = court("window", turn=8, options=ENDS_SOON, lords=LORDS, troops=TROOPS, coins={1: 9}, hands={1: ["tax"]})
    say(table, 0, "steal 1")
    return found_in(Sound(), say(table, 1, "split 4"))


def no_leak() -> str:
    return found_in(Sound(), at_a_swap(), 6)


LEAKS: dict[str, Callable[[], str]] = {
    "refusal": trait_in_a_refusal,
    "harvest": harvest_refused,
    "asked": asked_by_trait,
    "view": trait_in_the_view,
    "swap": told_swap,
    "hands": open_hands,
    "none": no_leak,
}

if __name__ == "__main__":
    print(LEAKS[sys.argv[1]]())
