"""Counters of troops whose kinds others may not know: what they see of them, and how those are dealt anew."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.vocabulary import FURTHER_KINDS, SEATS, TROOP_KINDS, TROOPS, VILLAGE_COUNT, VILLAGES
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Number
from outremer.kernel.chance import Driver
from outremer.kernel.layouts import Grid, Shapes
from outremer.kernel.menu import Menu

_COUNT: Final = Number(0, 13)
BY_VILLAGE_AND_KIND: Final = Shapes(  # village * kind_count + kind
    Grid(_COUNT, VILLAGES, TROOPS[:FURTHER_KINDS]), Grid(_COUNT, VILLAGES, TROOPS)
)


def is_hidden(g: France, seat: int, village: int, viewer: int | None) -> bool:
    """May this viewer (None: an onlooker) not know which of that seat's troops there are moved?"""
    return viewer != seat and g.rules.asks.hides_troops(g, seat, village)


def is_unknown(g: France, seat: int, village: int, viewer: int | None) -> bool:
    """May this viewer not know of what kinds that seat's troops there are?"""
    return is_hidden(g, seat, village, viewer) and not g.rules.asks.remembers_troops(g, seat, village)


def by_kind(g: France, seat: int, village: int) -> list[int]:
    """How many of each kind this seat has there."""
    row = (village * SEATS + seat) * g.rules.kind_count
    return g.troops[row : row + g.rules.kind_count]


def bar_absent_kinds(g: France, menu: Menu, verb: int, span: int = 1) -> None:
    """Of a verb with a kind and `span` words behind it, the kinds that are not in play. [module.scope]"""
    if menu.verb == verb and (menu.about - verb) // span % TROOP_KINDS not in g.rules.kinds_in_play:
        menu.none(verb, "module.scope")


def counts_by_village(counts: list[int]) -> dict[str, list[int]]:
    """Where there are any."""
    width = len(counts) // VILLAGE_COUNT
    rows = {VILLAGES[village]: counts[village * width :][:width] for village in range(VILLAGE_COUNT)}
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
    width = g.rules.kind_count
    for village in range(VILLAGE_COUNT):
        row = village * width
        carried = spent[row : row + width]
        if any(carried) and is_hidden(g, owner, village, viewer):
            spent[row : row + width] = drawn_among(g, owner, village, carried, driver)


def drawn_among(g: France, owner: int, village: int, taken: list[int], driver: Driver) -> list[int]:
    """As many counters as were taken of those that lie there, drawn anew; those bound to a lord are known to all."""
    there, drawn = by_kind(g, owner, village), [0] * len(taken)
    total = left = 0
    for kind in g.rules.kinds_in_play:
        if g.rules.kinds[kind].is_bound:
            there[kind], drawn[kind] = 0, taken[kind]
        else:
            total += taken[kind]
            left += there[kind]
    for _ in range(min(total, left)):
        number = driver.below(left)
        for kind in g.rules.kinds_in_play:
            if number < there[kind]:
                there[kind] -= 1
                drawn[kind] += 1
                break
            number -= there[kind]
        left -= 1
    return drawn


def mix_counters(g: France, owner: int, viewer: int, driver: Driver, aside: list[int] | None = None) -> list[int]:
    """A family's counters, whose numbers by kind are open, might be any of its unknown ones, those `aside`, which are
    for the moment off the map, among them; what these are now."""
    width = g.rules.kind_count
    totals = [0] * width if aside is None else aside[:]
    mixed = [kind for kind in g.rules.kinds_in_play if not g.rules.kinds[kind].is_bound]
    counters = [NOBODY] * sum(totals[kind] for kind in mixed)  # by unknown counter: its village
    for village in range(VILLAGE_COUNT):
        if g.men(owner, village) and is_unknown(g, owner, village, viewer):
            row = (village * SEATS + owner) * width
            for kind in mixed:
                counters += [village] * g.troops[row + kind]
                totals[kind] += g.troops[row + kind]
                g.troops[row + kind] = 0
    driver.shuffle(counters)
    found = [0] * width if aside is None else aside[:]
    at = 0
    for kind in mixed:
        found[kind] = 0
        for village in counters[at : at + totals[kind]]:
            if village == NOBODY:
                found[kind] += 1
            else:
                g.troops[(village * SEATS + owner) * width + kind] += 1
        at += totals[kind]
    return found
