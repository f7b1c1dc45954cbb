"""A table drawn at random among those that one seat cannot tell apart from the real one: the hands of others.

The backs of the two decks differ, so lord cards and fortune cards are dealt anew apart, each hand keeping its size.
What is in the hands of modules and in secret blanks of forms, those deal themselves.
"""

from __future__ import annotations

from outremer.games.fief.layout import IN_DECK
from outremer.games.fief.vocabulary import FIRST_DISASTER, LORD_DECK
from outremer.games.fief.world import France
from outremer.kernel.chance import Driver


def redeal(g: France, seat: int, driver: Driver) -> None:
    deal_anew(g, seat, 0, LORD_DECK, driver)
    deal_anew(g, seat, LORD_DECK, FIRST_DISASTER, driver)


def deal_anew(g: France, seat: int, lowest: int, highest: int, driver: Driver) -> None:
    """Cards of these kinds in the deck and, unknown to the seat, in other hands change places at random."""
    unknown: list[int] = []
    first_of = g.rules.box.first_of
    for card in range(first_of[lowest], first_of[highest]):
        where = g.card[card]
        if where == IN_DECK or (where < g.rules.seats and where != seat and not g.seen[card] >> seat & 1):
            unknown.append(card)
    places = [g.card[card] for card in unknown]
    seen = [g.seen[card] for card in unknown]
    slots = list(range(len(unknown)))
    driver.shuffle(slots)
    for card, slot in zip(unknown, slots, strict=True):
        g.card[card] = places[slot]
        g.seen[card] = seen[slot]
