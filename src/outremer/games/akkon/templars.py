"""The Order's men: knights, Turcopoles, Brother Sergeants, Brother Chaplains, and the Seneschal."""

from __future__ import annotations

from typing import Final

from outremer.games.akkon.vocabulary import (
    CHAPLAIN,
    CITY_COUNT,
    KINDS,
    KNIGHT_8,
    SEATS,
    SENESCHAL_LAID,
    SERGEANT,
    TURCOPOLE,
    TURNED_UP,
)
from outremer.games.akkon.world import CAMP, HolyLand
from outremer.kernel.blanks import NOBODY

LEAST_KNIGHT: Final = 5  # then 6, 7 and 8, by kind [templar.knight.value]
TURCOPOLE_VALUE: Final = 2  # alone, and again for every other Templar in the city [templar.turcopole.value]
SENESCHAL_VALUE: Final = 4  # [templar.seneschal.value]


def lay_seneschal(g: HolyLand, seat: int, city: int) -> None:
    """What lies there is turned face up. [templar.seneschal.opens-present]"""
    g.seneschal = city
    g.tell(SENESCHAL_LAID, seat, city)
    turn_up_all_at(g, city)


def turn_up_all_at(g: HolyLand, city: int) -> None:
    everyone = g.rules.everyone
    for piece in range(g.rules.pieces):
        if g.at[piece] == city and g.seen[piece] != everyone:
            g.seen[piece] = everyone
            g.reveal()
            g.tell(TURNED_UP, g.holder[piece], city, piece // KINDS, piece % KINDS)


def bids(g: HolyLand) -> list[int]:
    """What every seat offers in every city, by city * SEATS + seat.

    A knight counts its value and nothing more [templar.knight.no-ability]; Sergeant and Chaplain add nothing of their
    own. [templar.sergeant.no-value] [templar.chaplain.no-value]
    """
    present = [0] * CITY_COUNT
    totals = [0] * (CITY_COUNT * SEATS)
    turcopoles = [0] * (CITY_COUNT * SEATS)
    sergeants = [0] * (CITY_COUNT * SEATS)
    for piece in range(g.rules.pieces):
        city = g.at[piece]
        if city == CAMP:
            continue
        present[city] += 1
        bidder = city * SEATS + g.holder[piece]
        kind = piece % KINDS
        if kind <= KNIGHT_8:
            totals[bidder] += LEAST_KNIGHT + kind
        elif kind == TURCOPOLE:
            turcopoles[bidder] += 1
        elif kind == SERGEANT:
            sergeants[bidder] += 1
    if g.seneschal != NOBODY:
        totals[g.seneschal * SEATS + g.first] += SENESCHAL_VALUE
        if g.rules.seneschal_feeds:
            present[g.seneschal] += 1  # by another ruling it counts for a Turcopole too [templar.turcopole.value]
    for bidder in range(CITY_COUNT * SEATS):
        if turcopoles[bidder]:  # all the others count, of every colour [templar.turcopole.any-colour]
            totals[bidder] += turcopoles[bidder] * TURCOPOLE_VALUE * present[bidder // SEATS]
        totals[bidder] <<= sergeants[bidder]  # the whole bid, the Seneschal too [templar.sergeant.doubles]
    return totals


def note_chaplains(g: HolyLand) -> None:
    """A Chaplain bid in a city makes that player's cards of the city cheaper. [templar.chaplain.usual-use]"""
    for seat in range(g.rules.seats):
        g.discount[seat] = g.cities_where(seat, CHAPLAIN)
