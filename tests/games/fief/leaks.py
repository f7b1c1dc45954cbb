"""Fief with holes put in on purpose, to see that the checks find them.

They run in a process of their own and by the plain engine: a compiled class cannot be replaced by a leaky one.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, ClassVar

import outremer
from outremer.games.fief.ballot import Ballot
from outremer.games.fief.clauses import given_row
from outremer.games.fief.close import Reckoning
from outremer.games.fief.deals import Deals, said_kinds
from outremer.games.fief.game import Fief
from outremer.games.fief.layout import CARDS_EACH_WAY, CARDS_GIVEN
from outremer.games.fief.table_rules import Desk
from outremer.games.fief.vocabulary import ACCEPT_DEAL, ASSASSINATION, CARD_PASSED, CARDS, JUSTICE, SEATS, UPRISING
from outremer.games.fief.windows import YearEnds
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import Form, Part
from outremer.kernel.modules import Rules
from outremer.proof.checks import Finding, check_game
from outremer.table.game import Setting
from tests.games import leaks
from tests.games.fief.any_time import LEDGER, asked_together, at_years_end, before_income
from tests.games.fief.position import position
from tests.games.talking import say

TRIES = 120


def found(leak: str) -> str:
    return leaks.found(leak, "tests.games.fief.leaks")


def found_in(game: Fief, table: outremer.Table, tries: int = TRIES) -> str:
    """What the checks find, playing on from here with different dice; empty if nothing."""
    outremer.add_game(game)
    saved = table.save()
    for seed in range(tries):
        try:
            check_game(game, game.setting(table.seats, dict(table.setting.options)), seed, False, LEDGER, saved)
        except Finding as finding:
            return str(finding)
    return ""


def ended_soon(**written: Any) -> outremer.Table:
    options = {"turn_limit": "8", **written.pop("options", {})}
    return at_years_end(before_income(turn=8, options=options, **written))


class TalkativeDeals(Deals):
    """Tells everybody which cards were exchanged."""

    def offered(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == ACCEPT_DEAL:
            for kind in said_kinds(g, given_row(noun)):
                g.tell(CARD_PASSED, noun, seat, kind)
        super().offered(g, seat, verb, noun)


class ToldExchange(Fief):
    name: ClassVar[str] = "fief-that-tells-exchanges"

    def desks(self) -> list[Desk]:
        return [TalkativeDeals() if isinstance(desk, Deals) else desk for desk in super().desks()]


def told_exchange() -> str:
    hands = {0: ["tax", "passage"], 1: ["justice"], 2: ["tax"], 3: ["harvest"]}
    table = ended_soon(hands=hands, options={"free_diplomacy": "yes"})
    say(table, 0, "address 1", "give-card passage", "send")
    return found_in(ToldExchange(), table)


class AskedByHand(YearEnds):
    """Asks those who have a card for the moment, instead of those who could."""

    def could_act(self, g: France, seat: int) -> bool:
        return g.holds(seat, ASSASSINATION) or g.holds(seat, JUSTICE) or g.holds(seat, UPRISING)


AskedByHand.__name__ = "YearEnds"


class WindowByHand(Fief):
    name: ClassVar[str] = "fief-that-asks-by-hand"
    forms: ClassVar[tuple[type[Form[Any]], ...]] = tuple(
        AskedByHand if form is YearEnds else form for form in Fief.forms
    )

    def assemble(self, setting: Setting) -> Rules[Any]:
        rules = super().assemble(setting)
        parts = rules.parts_of("Close", ())
        del parts[:]
        parts += [
            Part("window", lambda g: AskedByHand([NOBODY] * SEATS)),
            Part("reckoning", lambda g: Reckoning()),
        ]
        return rules


def window_by_hand() -> str:
    table = ended_soon(hands={0: ["assassination"], 1: ["tax"], 2: ["harvest"], 3: ["passage"]})
    return found_in(WindowByHand(), table)


class ShownKinds(Fief):
    name: ClassVar[str] = "fief-with-thin-fog"

    def view(self, world: France, seat: int | None) -> dict[str, object]:
        seen = super().view(world, seat)
        seen["knights-of-seat-1-in-blaye"] = world.troops_of(1, 2, 0)
        return seen


def shown_kind() -> str:
    troops = {(1, "blaye"): (1, 2), (1, "sigy"): (1, 1), (0, "bourg"): (1, 1)}
    table = ended_soon(hands={0: ["tax"], 1: ["tax"]}, troops=troops, options={"fog": "yes"})
    return found_in(ShownKinds(), table)


class ShownProposal(Fief):
    name: ClassVar[str] = "fief-with-open-proposals"

    def view(self, world: France, seat: int | None) -> dict[str, object]:
        seen = super().view(world, seat)
        kinds = world.deal[CARDS_GIVEN : CARDS_GIVEN + CARDS_EACH_WAY]
        seen["cards-seat-0-gives"] = [CARDS[kind] for kind in kinds if kind != NOBODY]
        return seen


def shown_proposal() -> str:
    hands = {0: ["tax", "passage"], 1: ["justice"], 2: ["tax"], 3: ["harvest"]}
    table = ended_soon(hands=hands)
    say(table, 0, "address 1", "give-card passage", "send")
    return found_in(ShownProposal(), table)


class TransparentBallot(Ballot):
    """Shows the colours of markers that lie."""

    def glimpse(self, g: France, seat: int | None) -> dict[str, object]:
        return {**super().glimpse(g, seat), "whites": self.white[: g.rules.seats] if self.placed else []}


TransparentBallot.__name__ = "Ballot"


class ShownColours(Fief):
    name: ClassVar[str] = "fief-with-transparent-markers"
    forms: ClassVar[tuple[type[Form[Any]], ...]] = tuple(
        TransparentBallot if form is Ballot else form for form in Fief.forms
    )


def shown_colour() -> str:
    table = position(
        "bishops",
        options={"turn_limit": "8"},
        turn=8,
        lords={"charles": (0, "tournus"), "henri": (1, "mazilles"), "philippe": (2, "chateauneuf")},
        troops={(1, "st-andromy"): (0, 1)},
        hands={0: ["tax"], 1: ["harvest"], 2: ["assassination"]},
    )
    for seat, name in ((0, "charles"), (1, "henri"), (2, "philippe")):
        say(table, seat, f"nominate {name}")
    for seat, votes in ((0, "vote charles henri"), (1, "vote henri philippe"), (2, "vote charles philippe")):
        say(table, seat, votes)
    assert asked_together(table)[0] == "MarkersPlaced"
    return found_in(ShownColours(), table)


class Sound(Fief):
    name: ClassVar[str] = "fief-without-a-leak"


def no_leak(**options: str) -> str:
    hands = {0: ["tax", "passage"], 1: ["assassination"], 2: ["tax"], 3: ["harvest"]}
    troops = {(1, "blaye"): (1, 2), (1, "sigy"): (1, 1), (0, "bourg"): (1, 1)}
    table = ended_soon(hands=hands, troops=troops, options=options)
    say(table, 0, "address 1", "give-card passage", "send")
    return found_in(Sound(), table, 6)


LEAKS: dict[str, Callable[[], str]] = {
    "exchange": told_exchange,
    "window": window_by_hand,
    "kind": shown_kind,
    "proposal": shown_proposal,
    "colour": shown_colour,
    "none": no_leak,
    "none in the fog": lambda: no_leak(fog="yes"),
    "none in free diplomacy": lambda: no_leak(free_diplomacy="yes"),
}

if __name__ == "__main__":
    print(LEAKS[sys.argv[1]]())
