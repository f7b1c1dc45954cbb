"""The six city decks: face up on their cities, one card of each on offer."""

from __future__ import annotations

from outremer.games.akkon.vocabulary import CARDS_PER_CITY, CITY_CARDS, LAST_ROUND, ON_OFFER, ONE_ROUND_MORE
from outremer.games.akkon.world import HolyLand
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import DONE, Need, Roll


def need_of_restocking(g: HolyLand) -> Need:
    """A shuffled deck is a bag of cards: its next one is drawn when it comes to lie open. [setup.decks.shuffle]"""
    city = g.city_to_restock()
    return DONE if city == NOBODY else Roll(g.under(city), CITY_CARDS[city])


def restock(g: HolyLand, outcome: int) -> None:
    """The next card of the deck is on show. [setup.decks.face-up]"""
    city = g.city_to_restock()
    card = city * CARDS_PER_CITY + outcome
    g.show(card, city)
    g.tell(ON_OFFER, city, card)


def take_from_deck(g: HolyLand, city: int, seat: int) -> None:
    """The card on offer goes into a hand; if it was the last, so is this round, or the next. [end.trigger]"""
    card = g.top[city]
    g.top[city] = NOBODY
    g.place[card] = seat
    g.departed = True
    if g.journal is not None and 1 not in g.under(city):
        g.tell(ONE_ROUND_MORE if g.rules.one_round_more and not g.final else LAST_ROUND, city)
