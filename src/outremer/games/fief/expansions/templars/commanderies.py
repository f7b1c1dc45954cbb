"""Commanderies: built in the purchase phase, they pay, shelter from the Plague, and fall to nothing but an edict."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.expansions.templars.temple import (
    BUILD_COMMANDERY,
    COMMANDERY_BUILT,
    COMMANDERY_INCOME,
    ORDER,
    temple,
)
from outremer.games.fief.layout import HARVESTS, WEATHERS
from outremer.games.fief.orders import belongs
from outremer.games.fief.vocabulary import VILLAGE_COUNT
from outremer.games.fief.world import France
from outremer.kernel.menu import Menu

PRICE: Final = 2  # [commandery.cost]
OF_COMMANDERY: Final = 2  # [commandery.income]
BONUS: Final = 1  # [commandery.income.bonus]


def houses_left(g: France) -> int:
    """Commanderies in the box. [component.stock]"""
    return g.rules.box.markers["commandery"] - temple(g).commanderies.bit_count()


def no_building(g: France, seat: int) -> str | None:
    """The rule that keeps this family from building any, or None. Pure."""
    if temple(g).issued:
        return "edict.commanderies.never_rebuilt"
    if not belongs(g, ORDER, seat) or temple(g).built >> seat & 1:
        return "commandery.once_per_phase"
    return None


def list_commanderies(g: France, seat: int, menu: Menu) -> None:
    """The order's word among purchases."""
    bar = no_building(g, seat)
    menu.none(BUILD_COMMANDERY, bar or "commandery.placement")
    if bar is None:
        for village in g.villages_of(seat):
            menu.put(BUILD_COMMANDERY + village, no_commandery(g, seat, village))


def no_commandery(g: France, seat: int, village: int) -> str | None:
    """What keeps a family that may build from a village of its own, or None; other buildings do not. Pure.

    [commandery.coexists]
    """
    if temple(g).has_commandery(village):
        return "commandery.max_one"
    if not houses_left(g):
        return "component.stock"
    return None if g.coins(seat) >= PRICE else "commandery.cost"


def build_commandery(g: France, seat: int, village: int) -> None:
    """[commandery.placement] [commandery.cost] [commandery.once_per_phase]"""
    g.pay(seat, PRICE)
    temple(g).built |= 1 << seat
    temple(g).commanderies |= 1 << village
    temple(g).fresh |= 1 << village
    g.tell(COMMANDERY_BUILT, seat, village, PRICE)


def controlled(g: France, seat: int) -> list[int]:
    """Whoever controls the village controls its commandery. [commandery.placement]"""
    return [
        village for village in range(VILLAGE_COUNT) if temple(g).has_commandery(village) and g.controls(seat, village)
    ]


def yield_of(g: France, village: int) -> int:
    """Whatever Famine or tithe lies on the see; nothing in a siege; one bonus for harvests and good weather together.

    [commandery.income] [commandery.income.bonus] [commandery.immune_famine_tax]
    """
    if g.is_besieged(village):
        return 0
    see = g.rules.board.see_of[village]
    return OF_COMMANDERY + (BONUS if g.see[HARVESTS + see] or g.see[WEATHERS + see] else 0)


def pay_commanderies(g: France, seat: int) -> int:
    """What they bring this family, told. [commandery.income]"""
    villages = [village for village in controlled(g, seat) if yield_of(g, village)]
    coins = sum([yield_of(g, village) for village in villages])
    if coins:
        g.tell(COMMANDERY_INCOME, seat, len(villages), coins)
    return coins


def shelters(g: France, place: int) -> bool:
    """Lords and troops who stay there the Plague passes over. [commandery.plague_shelter]"""
    return 0 <= place < VILLAGE_COUNT and temple(g).has_commandery(place)
