"""The Order's men: knights, Turcopoles, Brother Sergeants, Brother Chaplains, and the Seneschal."""

from __future__ import annotations

from typing import Final

from outremer.games.akkon.vocabulary import (
    CHAPLAIN,
    CITY_COUNT,
    KINDS,
    KNIGHT_8,
    LAID,
    LAID_ONE,
    SEATS,
    SENESCHAL_LAID,
    SERGEANT,
    TURCOPOLE,
    TURNED_UP,
)
from outremer.games.akkon.world import ALL, CAMP, HolyLand
from outremer.kernel.forms import NOBODY, Menu

LEAST_KNIGHT: Final = 5  # then 6, 7 and 8, by kind [templar.knight.value]
TURCOPOLE_VALUE: Final = 2  # alone, and again for every other Templar in the city [templar.turcopole.value]
SENESCHAL_VALUE: Final = 4  # [templar.seneschal.value]
LAST_CITY: Final = 5


def offer_cities(g: HolyLand, seat: int, kind: int, word: int, menu: Menu) -> None:
    """Any city is free for a knight or a Chaplain; Turcopole and Sergeant of one player never meet."""
    if kind != TURCOPOLE and kind != SERGEANT:
        menu.span(word, 0, LAST_CITY, CITY_COUNT, "", "")
        return
    banned = banned_cities(g, seat, kind)
    for city in range(CITY_COUNT):
        menu.put(word + city, ban(kind) if banned >> city & 1 else None)


def banned_cities(g: HolyLand, seat: int, kind: int) -> int:
    """The cities (bits) where this seat may not lay a Templar of this kind. It goes by who lays it, not by colour."""
    if kind == TURCOPOLE:
        return g.cities_where(seat, SERGEANT)
    return g.cities_where(seat, TURCOPOLE) if kind == SERGEANT else 0


def ban(kind: int) -> str:
    return "templar.turcopole.not-with-own-sergeant" if kind == TURCOPOLE else "templar.sergeant.not-with-own-turcopole"


def lay(g: HolyLand, seat: int, piece: int, city: int) -> None:
    """Face down; beside the Seneschal face up. [auction.place-face-down] [templar.seneschal.opens-later]"""
    g.at[piece] = city
    if city == g.seneschal:
        g.seen[piece] = ALL
        g.reveal()
        g.tell(LAID, seat, city, piece // KINDS, piece % KINDS)
    elif g.journal is not None:
        g.tell_only(1 << seat, LAID, [seat, city, piece // KINDS, piece % KINDS], LAID_ONE)


def lay_seneschal(g: HolyLand, seat: int, city: int) -> None:
    """What lies there is turned face up. [templar.seneschal.opens-present]"""
    g.seneschal = city
    g.tell(SENESCHAL_LAID, seat, city)
    turn_up_all_at(g, city)


def turn_up_all_at(g: HolyLand, city: int) -> None:
    for piece in range(g.rules.pieces):
        if g.at[piece] == city and g.seen[piece] != ALL:
            g.seen[piece] = ALL
            g.reveal()
            g.tell(TURNED_UP, g.holder[piece], city, piece // KINDS, piece % KINDS)


def bids(g: HolyLand) -> list[int]:
    """What every seat offers in every city, by city * SEATS + seat."""
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
    for bidder in range(CITY_COUNT * SEATS):
        if turcopoles[bidder]:  # all the others count, of every colour [templar.turcopole.any-colour]
            totals[bidder] += turcopoles[bidder] * TURCOPOLE_VALUE * present[bidder // SEATS]
        totals[bidder] <<= sergeants[bidder]  # the whole bid, the Seneschal too [templar.sergeant.doubles]
    return totals


def note_chaplains(g: HolyLand) -> None:
    """A Chaplain bid in a city makes that player's cards of the city cheaper. [action.chaplain.discount]"""
    for seat in range(g.rules.seats):
        g.discount[seat] = g.cities_where(seat, CHAPLAIN)
