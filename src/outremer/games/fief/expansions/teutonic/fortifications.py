"""Teutonic walls: built, or made of others; which are linked to which."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.expansions.teutonic.chapter import (
    BUILD,
    BUILT,
    ORDER,
    RAISE,
    RAISED,
    WITHIN,
    chapter,
    has_brother_at,
    is_teutonic,
)
from outremer.games.fief.layout import WALLED
from outremer.games.fief.orders import belongs
from outremer.games.fief.places import is_road
from outremer.games.fief.vocabulary import CITY, STRONGHOLD
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.menu import Menu

BUILDING_PRICE: Final = 10  # [teutonic_stronghold.build]
RAISING_PRICE: Final = 4  # [teutonic_stronghold.upgrade] [teutonic_city.upgrade]
MARKERS: Final = "teutonic-walls"  # in the data


def no_building(g: France, seat: int) -> str | None:
    """With a Teutonic lord, once in a phase, while there are markers. [teutonic_fort.once_per_phase]"""
    if not belongs(g, ORDER, seat) or chapter(g).built >> seat & 1:
        return "teutonic_fort.once_per_phase"
    return None if chapter(g).walls.bit_count() < g.rules.box.markers[MARKERS] else "component.stock"


def no_new_walls(g: France, seat: int, village: int) -> str | None:
    """In an own village without walls. [teutonic_stronghold.build]"""
    if not g.controls(seat, village) or g.walls(village) or g.coins(seat) < BUILDING_PRICE:
        return "teutonic_stronghold.build"
    return None


def no_raising(g: France, seat: int, village: int) -> str | None:
    """Of own walls that are not Teutonic yet; of a city only with a Teutonic lord in it.

    [teutonic_stronghold.upgrade] [teutonic_city.upgrade]
    """
    rule = "teutonic_city.upgrade" if g.walls(village) == CITY else "teutonic_stronghold.upgrade"
    if not g.controls(seat, village) or not g.walls(village) or is_teutonic(g, village):
        return rule
    if g.walls(village) == CITY and not has_brother_at(g, seat, village):
        return rule
    return rule if g.coins(seat) < RAISING_PRICE else None


def list_walls(g: France, seat: int, menu: Menu) -> None:
    """The words of the order among purchases."""
    bar = no_building(g, seat)
    menu.none(BUILD, bar or "teutonic_stronghold.build")
    menu.none(RAISE, bar or "teutonic_stronghold.upgrade")
    if bar is None:
        for village in g.villages_of(seat):
            menu.put(BUILD + village, no_new_walls(g, seat, village))
            menu.put(RAISE + village, no_raising(g, seat, village))


def build(g: France, seat: int, village: int) -> None:
    """[teutonic_stronghold.build]"""
    g.pay(seat, BUILDING_PRICE)
    g.village[WALLED + village] = STRONGHOLD
    make_teutonic(g, seat, village)
    g.tell(BUILT, seat, village, BUILDING_PRICE)


def raise_walls(g: France, seat: int, village: int) -> None:
    """[teutonic_stronghold.upgrade] [teutonic_city.upgrade]"""
    g.pay(seat, RAISING_PRICE)
    make_teutonic(g, seat, village)
    g.tell(RAISED, seat, village, g.walls(village), RAISING_PRICE)


def make_teutonic(g: France, seat: int, village: int) -> None:
    """For good: of whatever rank these walls are, now or by a title later. [teutonic_city.by_title]"""
    chapter(g).walls |= 1 << village
    chapter(g).built |= 1 << seat


def linked_to(g: France, village: int) -> int:
    """Teutonic walls (bits) within three roads of these, to which no road leads directly. [teutonic_fort.network]"""
    return WITHIN[village] & chapter(g).walls if is_teutonic(g, village) else 0


def masters_of_link(g: France, seat: int, start: int, to: int, came: int) -> int:
    """The others (bits) who control either end, the first one only for who begins there.

    [teutonic_fort.network.permission]
    """
    if is_road(g, start, to):
        return 0
    ends = [g.controller(to)] if came != NOBODY else [g.controller(start), g.controller(to)]
    return sum(1 << one for one in {*ends} - {NOBODY, seat})
