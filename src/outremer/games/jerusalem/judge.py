"""How good a position of Jerusalem is for a seat, counted in tower points.

Everything is worth what it will become: floors and points count as they are, what stands behind the screen by what it
can still buy, and squires on the board by the income they are likely to bring, in this round and in those to come.
What is worth trying is said in `judging.plans`.
"""

from __future__ import annotations

from typing import Any, Final

from outremer.games.jerusalem.auction import Sale
from outremer.games.jerusalem.income import Collecting
from outremer.games.jerusalem.judging.plans import plans, resting
from outremer.games.jerusalem.vocabulary import (
    ADMIRAL,
    AREAS,
    BEZANT,
    KINDS,
    MARKET,
    NO_OFFICE,
    NOBILITY,
    PALACE,
    PATRIARCH,
    PATRIARCHATE,
    POINT,
    ROUNDS,
    SEATS,
    SECTOR_OF,
    SQUIRE,
    SUCCESSION,
    TAX,
    TEMPLARS,
    TOWER_OF_DAVID,
    WAR,
)
from outremer.games.jerusalem.world import BEZANTS, FLOORS, OFFICE, POINTS, SQUIRES, City
from outremer.kernel.blanks import NOBODY
from outremer.kernel.table import Table

__all__ = ["judge", "plans", "rests"]

# By rounds still to come (0 in the last round): what a thing behind the screen is worth in tower points.
SQUIRE_WORTH: Final = [0.12, 0.42, 0.5, 0.55, 0.6]
BEZANT_WORTH: Final = [0.12, 0.3, 0.32, 0.34, 0.35]
CARD_WORTH: Final = [0.05, 0.8, 0.9, 1.0, 1.0]
LAST_CARD: Final = 0.9  # beyond that, for whoever holds one when the king rewards [gift.action-card]
OFFICE_WORTH: Final = [2.0, 3.6, 3.2, 2.7, 2.5]  # no office yet, Constable, Treasurer, Marshal, Admiral
HELD: Final = [0.45, 0.62, 0.76, 0.86, 0.92]  # chance to keep an area, by the lead in squires
PRIVILEGE_WORTH: Final = [0.0, 0.0, 0.5, 1.2, 1.3, 0.0]  # by sector
DAVID_WORTH: Final = 0.45
FLOOR_BONUS: Final = 1.5  # beyond its cost: a floor cannot be stolen, and it decides


def judge(table: Table[Any], seat: int) -> float:
    """The seat's prospects, less half of those of its strongest rival."""
    g = table.world
    assert isinstance(g, City)
    own = prospects(g, seat) + pending(table, seat)
    rival = max(prospects(g, other) for other in range(g.rules.seats) if other != seat)
    return own - 0.5 * rival


def rests(table: Table[Any], seat: int) -> dict[int, float]:
    """To end is worth what stands on the board."""
    return {move: judge(table, seat) for move in resting(table)}


def prospects(g: City, seat: int) -> float:
    left = max(0, ROUNDS - g.round)
    worth = float(g.has[POINTS + seat])
    for floor in range(1, g.has[FLOORS + seat] + 1):
        worth += floor + 1 + FLOOR_BONUS
    if g.round > ROUNDS:
        return worth
    worth += g.has[SQUIRES + seat] * SQUIRE_WORTH[left] + g.has[BEZANTS + seat] * BEZANT_WORTH[left]
    cards = 0
    for kind in range(KINDS):
        cards += g.hand[seat * KINDS + kind]
    if cards and not left:
        worth += LAST_CARD
    return worth + cards * CARD_WORTH[left] + on_board(g, seat, left)


def on_board(g: City, seat: int, left: int) -> float:
    """What the squires on the board are likely to earn."""
    worth = 0.0
    for area in range(AREAS):
        if g.men[area * SEATS + seat]:
            worth += chance_to_hold(g, seat, area) * area_worth(g, area, left)
    for sector in (PATRIARCHATE, MARKET, NOBILITY):
        if g.leads_sector(sector) == seat:
            worth += PRIVILEGE_WORTH[sector]
    return worth


def area_worth(g: City, area: int, left: int) -> float:
    """One income now, and part of one for each round in which it may be held still."""
    if area == TOWER_OF_DAVID:
        income = DAVID_WORTH
    else:
        pays = g.rules.pays
        income = pays[area * 3 + POINT] + pays[area * 3 + SQUIRE] * SQUIRE_WORTH[left]
        income += pays[area * 3 + BEZANT] * BEZANT_WORTH[left]
    later = 0.0 if is_swept(g, SECTOR_OF[area]) else 0.45 * left
    return income * (1.0 + later)


def is_swept(g: City, sector: int) -> bool:
    """Will the event of this round clear the sector or level it?"""
    if g.event == SUCCESSION:
        return sector == PALACE
    if g.event == PATRIARCH:
        return sector == PATRIARCHATE or sector == NOBILITY
    if g.event == TAX:
        return sector == MARKET
    return g.event == WAR and sector == TEMPLARS


def chance_to_hold(g: City, seat: int, area: int) -> float:
    """By the lead over the strongest rival; a blocked area is as good as decided."""
    own = g.men[area * SEATS + seat]
    strongest = 0
    for other in range(g.rules.seats):
        if other != seat:
            strongest = max(strongest, g.men[area * SEATS + other])
    lead = own - strongest
    wins = g.controller(area) == seat
    if g.lock[area] != NOBODY:
        return 0.97 if wins else 0.03
    if not wins:
        return max(0.03, 0.2 + 0.06 * lead)
    return HELD[min(lead, len(HELD) - 1)]


def pending(table: Table[Any], seat: int) -> float:
    """What is being decided right now: the office under the hammer, the income on the table."""
    g = table.world
    left = max(0, ROUNDS - g.round)
    top = table.stack[-1] if table.stack else None
    worth = OFFICE_WORTH[g.has[OFFICE + seat]] if g.has[OFFICE + seat] != NO_OFFICE else 0.0
    if isinstance(top, Collecting) and top.seat == seat:
        worth += top.squires * SQUIRE_WORTH[left] + top.bezants * BEZANT_WORTH[left] + top.points
    if isinstance(top, Sale) and g.has[OFFICE + seat] == NO_OFFICE:
        if top.leader == seat:
            worth += OFFICE_WORTH[top.office] - top.high * BEZANT_WORTH[left]
        else:
            worth += OFFICE_WORTH[NO_OFFICE] + (0.0 if top.office == ADMIRAL else 0.1)
    return worth
