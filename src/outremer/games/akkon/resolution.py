"""LA FASE DELL'ASTA, its end: Templars are turned over, and each city's card goes to the highest bid."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.akkon.decks import need_of_restocking, restock, take_from_deck
from outremer.games.akkon.loans import return_unused_brothers
from outremer.games.akkon.templars import bids, note_chaplains, turn_up_all_at
from outremer.games.akkon.vocabulary import BID_TOTAL, CITY_COUNT, SEATS, TIED, UNSOLD, WON, WORTHLESS
from outremer.games.akkon.world import HolyLand
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import Form, Need


class Resolution(Form[HolyLand]):
    """City by city, the highest bid takes the card on show. All Templars lie open from now on, where they are."""

    rule: ClassVar[str] = "auction.ends-when-all-passed"

    def enter(self, g: HolyLand) -> None:
        totals = bids(g)
        for city in range(CITY_COUNT):  # [auction.resolve.city-by-city]
            turn_up_all_at(g, city)  # [auction.templars-taken-up]
            if g.top[city] != NOBODY:
                sell(g, city, totals)
        note_chaplains(g)
        return_unused_brothers(g)

    def needs(self, g: HolyLand) -> Need:
        return need_of_restocking(g)

    def rolled(self, g: HolyLand, outcome: int) -> None:
        restock(g, outcome)


def sell(g: HolyLand, city: int, totals: list[int]) -> None:
    """The highest bidder acquires the card on offer. [auction.resolve.highest-wins] [round.auction-purpose]"""
    first = city * SEATS
    for seat in range(g.rules.seats):
        if totals[first + seat]:
            g.tell(BID_TOTAL, seat, city, totals[first + seat])
    winner = highest_bidder(g, totals, city)
    if winner == NOBODY:
        if max(totals[first : first + SEATS]):
            g.tell(TIED, city)  # [auction.resolve.tie-card-stays]
        else:  # whatever lies there is worth nothing, if anything does [templar.chaplain.alone-wins-nothing]
            g.tell(WORTHLESS if city in g.at else UNSOLD, city)
    else:
        g.tell(WON, winner, city, g.top[city])
        take_from_deck(g, city, winner)


def highest_bidder(g: HolyLand, totals: list[int], city: int) -> int:
    """NOBODY at a tie, or when nobody offers anything. [auction.resolve.tie-no-card]"""
    best, most = NOBODY, 0  # a bid of 0 wins nothing [templar.chaplain.alone-wins-nothing]
    for seat in range(g.rules.seats):
        total = totals[city * SEATS + seat]
        if total > most:
            best, most = seat, total
        elif total == most:
            best = NOBODY
    return best
