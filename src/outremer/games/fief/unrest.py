"""What villages rise against, and what is left of one in which no troops are."""

from __future__ import annotations

from outremer.games.fief.deaths import kill
from outremer.games.fief.layout import FIEF_TAXER, MILLS, PLACE, SEE_TAXER, STRUCK_BY, WALLED
from outremer.games.fief.vocabulary import (
    BUILDINGS_FELL,
    BY_UPRISING,
    FAMINE,
    FIEF_COUNT,
    FIRST_DISASTER,
    LORD_COUNT,
    NO_WALLS,
    SEE_COUNT,
    STRONGHOLD,
    UPRISING,
    VILLAGE_COUNT,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.menu import Menu


def no_unrest(g: France, seat: int, village: int) -> str | None:
    """What, for all to see, keeps this village from rising at the word of this seat. Rain does not.

    [card.heavy_rain.cards_ok]
    """
    board = g.rules.board
    taxers = g.fief[FIEF_TAXER + board.fief_of[village]], g.see[SEE_TAXER + board.see_of[village]]
    if g.is_struck(village, FAMINE):  # a famine has no author [card.uprising.not_own_cause]
        return None
    if taxers == (NOBODY, NOBODY):
        return "card.uprising.target"  # [card.uprising.target]
    for taxer in taxers:
        if taxer not in (NOBODY, seat):
            return None
    return "card.uprising.not_own_cause"  # [card.uprising.not_own_cause]


def no_rising(g: France, seat: int, village: int) -> str | None:
    """The bar of Uprising, as an offer, in a window and upon another's."""
    return no_unrest(g, seat, village) or (None if g.holds(seat, UPRISING) else "card.uprising.target")


def list_risings(g: France, seat: int, menu: Menu, verb: int) -> None:
    """The words of Uprising, as offers or in a window; without the card or a cause none is free."""
    if menu.verb == verb or (menu.about == NOBODY and g.holds(seat, UPRISING) and is_any_unrest(g)):
        for village in range(VILLAGE_COUNT):
            menu.put(verb + village, no_rising(g, seat, village))


def is_any_unrest(g: France) -> bool:
    """Is there anything in the land that villages rise against, a tax or a famine?"""
    if g.fief[FIEF_TAXER : FIEF_TAXER + FIEF_COUNT].count(NOBODY) < FIEF_COUNT:
        return True
    for see in range(SEE_COUNT):
        if g.see[SEE_TAXER + see] != NOBODY or g.see[STRUCK_BY + see] >> FAMINE - FIRST_DISASTER & 1:
            return True
    return False


def has_men(g: France, village: int) -> bool:
    for seat in range(g.rules.seats):
        if g.men(seat, village):
            return True
    return False


def penalty(g: France, village: int) -> int:
    """Dice that walls take off an uprising, with somebody inside. [card.uprising.fort_penalty]"""
    keeper = g.controller(village)
    if keeper == NOBODY or not g.occupies(keeper, village):
        return 0
    return g.walls(village)


def ruin(g: France, village: int) -> None:
    """No troops are left: all lords there die, captives too; mills and strongholds fall, cities stand.

    [card.uprising.all_dead.lords] [card.uprising.all_dead.buildings] [control.lone_lord.uprising]
    """
    mills, walls = g.mills(village), STRONGHOLD if g.walls(village) == STRONGHOLD else NO_WALLS
    if walls and g.rules.asks.walls_spared_by_uprising(g, village):
        walls = NO_WALLS
    if mills or walls:
        g.village[MILLS + village] = 0
        g.village[WALLED + village] -= walls
        g.tell(BUILDINGS_FELL, village, mills, walls)
    for lord in range(LORD_COUNT):
        if g.lord[PLACE + lord] == village:
            kill(g, lord, BY_UPRISING)
