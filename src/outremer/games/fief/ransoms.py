"""Ransoms, before anything is bought."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.places import owe_freedom
from outremer.games.fief.vocabulary import LORD_COUNT, PASS, RANSOM, RANSOMED, RANSOMED_ABROAD
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu

OF_LORD: Final = 2
OF_TITLE: Final = 2


def ransom_of(g: France, lord: int) -> int:
    """Two coins, and two for each title of any kind. [ransom.amount]"""
    return OF_LORD + OF_TITLE * g.titles(lord).bit_count()


def no_ransom(g: France, seat: int, lord: int) -> str | None:
    if g.owner(lord) != seat or not g.is_captive(lord):
        return "ransom.pay_mandatory"
    if g.coins(seat) < ransom_of(g, lord):
        return "ransom.amount"
    return g.rules.asks.bars_ransom(g, lord)


class Ransoms(Form[France]):
    """Once for all before anybody buys: whoever can pay for a lord must, and chooses for whom first.

    Each is asked, though there may be nothing to choose, so that other terms can still be agreed upon by a deal.
    """

    rule: ClassVar[str] = "phase4.ransom_first"
    order: ClassVar[str] = "phase4.turn_order"

    def needs(self, g: France) -> Need:
        """The first in turn order who can pay, be it with what another's ransom has just brought in.

        [phase4.ransom_first] [ransom.pay_mandatory] [ransom.counteroffer]
        """
        captives = g.captives()
        if captives:
            for seat in g.in_turn_order():
                for lord in captives:
                    if no_ransom(g, seat, lord) is None:
                        return ask(seat)
        return DONE

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(PASS, "ransom.pay_mandatory")
        for lord in range(LORD_COUNT):
            menu.put(RANSOM + lord, no_ransom(g, seat, lord))

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        """The captor must take it. [ransom.accept_mandatory]"""
        coins, captor = ransom_of(g, noun), g.captor(noun)
        g.pay(seat, coins)
        if captor == NOBODY:  # the keeper of the prison beyond the map is paid at the bank
            g.tell(RANSOMED_ABROAD, seat, noun, coins)
        else:
            g.earn(captor, coins)
            g.tell(RANSOMED, seat, noun, coins, captor)
        owe_freedom(g, noun)
