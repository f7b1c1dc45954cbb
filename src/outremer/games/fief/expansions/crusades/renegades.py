"""Renegades: lords who attack or besiege what the Church protects, until the Pope pardons them."""

from __future__ import annotations

from outremer.games.fief.church import acting_pope
from outremer.games.fief.deaths import absolve
from outremer.games.fief.expansions.crusades.host import crusade
from outremer.games.fief.expansions.crusades.words import PARDONED, RENEGADE
from outremer.games.fief.titles import strip
from outremer.games.fief.vocabulary import ATTACKER, CHURCH, DEFENDER, POPE, TITLE_COUNT, VILLAGE_COUNT
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY


def is_protected(g: France, village: int) -> bool:
    """Walls with a crusade marker, still in the hands of a family that set out. [crusade.join.protection]"""
    if village >= VILLAGE_COUNT or not crusade(g).marked >> village & 1:
        return False
    owner = g.controller(village)
    return owner != NOBODY and crusade(g).families >> owner & 1 == 1 and g.walls(village) > 0


def is_renegade(g: France, lord: int) -> bool:
    return crusade(g).renegades >> lord & 1 == 1


def note_battle(g: France, village: int) -> None:
    """Every lord who attacks protected walls. [renegade.cause]"""
    if is_protected(g, village) and g.side[g.controller(village)] == DEFENDER:
        for seat in range(g.rules.seats):
            if g.side[seat] == ATTACKER:
                brand_all(g, seat, village)


def note_siege(g: France, seat: int, village: int) -> None:
    """Every lord who besieges them. [renegade.cause]"""
    if is_protected(g, village):
        brand_all(g, seat, village)


def brand_all(g: France, seat: int, village: int) -> None:
    for lord in g.lords_at(seat, village):
        if not is_renegade(g, lord):
            brand(g, lord)


def brand(g: France, lord: int) -> None:
    """He loses all church titles. [renegade.loses_church_titles]"""
    crusade(g).renegades |= 1 << lord
    g.tell(RENEGADE, g.owner(lord), lord)
    if g.has(lord, POPE):
        absolve(g)  # [excommunicated.ends_with_pope]
    for title in range(TITLE_COUNT):
        if CHURCH >> title & 1 and g.has(lord, title):
            strip(g, lord, title)


def no_pardon(g: France, seat: int, lord: int) -> str | None:
    """Only the Pope annuls it, at any time. [renegade.duration]"""
    return None if acting_pope(g) == seat and is_renegade(g, lord) else "renegade.duration"


def pardon(g: France, lord: int) -> None:
    crusade(g).renegades &= ~(1 << lord)
    g.tell(PARDONED, lord)
