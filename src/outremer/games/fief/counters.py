"""Counters of troops whose kinds others may not know: what they see of them, and how those are dealt anew."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.vocabulary import FOOTMAN, KNIGHT, SEATS, TROOP_KINDS, TROOPS, VILLAGE_COUNT, VILLAGES
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Number
from outremer.kernel.chance import Driver
from outremer.kernel.layouts import Grid

BY_VILLAGE_AND_KIND: Final = Grid(Number(0, 13), VILLAGES, TROOPS)  # village * TROOP_KINDS + kind


def is_hidden(g: France, seat: int, village: int, viewer: int | None) -> bool:
    """May this viewer (None: an onlooker) not know which of that seat's troops there are moved?"""
    return viewer != seat and g.rules.asks.hides_troops(g, seat, village)


def is_unknown(g: France, seat: int, village: int, viewer: int | None) -> bool:
    """May this viewer not know of what kinds that seat's troops there are?"""
    return is_hidden(g, seat, village, viewer) and not g.rules.asks.remembers_troops(g, seat, village)


def counts_by_village(counts: list[int]) -> dict[str, list[int]]:
    """Where there are any."""
    rows = {VILLAGES[village]: counts[village * TROOP_KINDS :][:TROOP_KINDS] for village in range(VILLAGE_COUNT)}
    return {village: row for village, row in rows.items() if any(row)}


def spent_seen_by(g: France, owner: int, spent: list[int], viewer: int | None) -> dict[str, object]:
    """Which troops have been carried, and where, as far as the viewer may know their kinds."""
    shown = counts_by_village(spent)
    for village in range(VILLAGE_COUNT):
        if VILLAGES[village] in shown and is_hidden(g, owner, village, viewer):
            del shown[VILLAGES[village]]
    return {"spent": shown}


def deal_spent_anew(g: France, owner: int, spent: list[int], viewer: int, driver: Driver) -> None:
    """Of carried troops whose kinds the viewer cannot know, any of those that lie there may be meant."""
    for village in range(VILLAGE_COUNT):
        row = village * TROOP_KINDS
        total = spent[row + KNIGHT] + spent[row + FOOTMAN]
        if total and is_hidden(g, owner, village, viewer):
            spent[row + KNIGHT] = knights_among(g, owner, village, total, driver)
            spent[row + FOOTMAN] = total - spent[row + KNIGHT]


def knights_among(g: France, owner: int, village: int, total: int, driver: Driver) -> int:
    """How many of so many counters drawn there are knights."""
    knights, left = g.troops_of(owner, village, KNIGHT), g.men(owner, village)
    drawn = 0
    for _ in range(min(total, left)):
        if driver.below(left) < knights - drawn:
            drawn += 1
        left -= 1
    return drawn


def mix_counters(g: France, owner: int, viewer: int, driver: Driver, knights: int = 0, footmen: int = 0) -> int:
    """A family's knights, whose number is open, might be any of its unknown counters, those among them that are for the
    moment off the map; how many of these are knights now."""
    counters = [NOBODY] * (knights + footmen)  # by unknown counter: its village
    mounted = knights
    for village in range(VILLAGE_COUNT):
        if g.men(owner, village) and is_unknown(g, owner, village, viewer):
            counters += [village] * g.men(owner, village)
            mounted += g.troops_of(owner, village, KNIGHT)
    driver.shuffle(counters)
    ridden = counters[:mounted]
    for village in set(counters):
        if village != NOBODY:
            row = (village * SEATS + owner) * TROOP_KINDS
            men = g.men(owner, village)
            g.troops[row + KNIGHT] = ridden.count(village)
            g.troops[row + FOOTMAN] = men - ridden.count(village)
    return ridden.count(NOBODY)
