"""What each seat has in a position of Jerusalem, and who has won.

Floors and points count as they are, what stands behind the screen by what it can still buy, and squires on the board by
the income they are likely to bring, in this round and in those to come. What is worth trying is said in
`judging.plans`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from outremer.bots.judge import Judge, Sheet
from outremer.games.jerusalem.auction import Sale
from outremer.games.jerusalem.course import winner
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

PARTS: Final = (
    "points",
    "floor-cost",  # of the floors built, in tower points
    "floors",
    "squires",
    "bezants",
    "cards",
    "a-card",  # one at least, for which the king rewards [gift.action-card]
    "points-now",  # of the income that areas are likely to pay in this round
    "squires-now",
    "bezants-now",
    "david-now",
    "points-later",  # and in each round in which they may be held still
    "squires-later",
    "bezants-later",
    "david-later",
    "patriarchate",  # the privilege of the sector
    "market",
    "nobility",
    "no-office",  # while offices are for sale
    "constable",
    "treasurer",
    "marshal",
    "admiral",
    "another-sale",  # a better office may still come
)
POINTS_MADE: Final = 0
FLOOR_COST: Final = 1
FLOORS_BUILT: Final = 2
SQUIRES_AT_HAND: Final = 3
BEZANTS_AT_HAND: Final = 4
CARDS_IN_HAND: Final = 5
A_CARD: Final = 6
POINTS_NOW: Final = 7
SQUIRES_NOW: Final = 8
BEZANTS_NOW: Final = 9
DAVID_NOW: Final = 10
POINTS_LATER: Final = 11
SQUIRES_LATER: Final = 12
BEZANTS_LATER: Final = 13
DAVID_LATER: Final = 14
PATRIARCHS_FAVOUR: Final = 15
MARKETS_FAVOUR: Final = 16
NOBLES_FAVOUR: Final = 17
OFFICE_HELD: Final = 18  # by office
ANOTHER_SALE: Final = 23

HELD: Final = [0.45, 0.62, 0.76, 0.86, 0.92]  # chance to keep an area, by the lead in squires
BLOCKED: Final = 0.97  # by a Baron: as good as decided
SURPRISED: Final = 0.03


class CityJudge(Judge[City]):
    """Stages are rounds."""

    parts: ClassVar[tuple[str, ...]] = PARTS
    stages: ClassVar[int] = ROUNDS
    rival: ClassVar[float] = 0.5

    def stage(self, g: City) -> int:
        return min(g.round, ROUNDS) - 1

    def winners(self, g: City) -> int:
        return 1 << winner(g)

    def plans(self, table: Table[City], seat: int) -> list[list[int]]:
        return plans(table, seat)

    def rests(self, table: Table[City], seat: int) -> list[int]:
        return resting(table)

    def count(self, table: Table[City], sheets: list[Sheet], resting: int) -> None:
        g, has = table.world, table.world.has
        for seat in range(len(sheets)):
            sheet = sheets[seat]
            floors = has[FLOORS + seat]
            sheet.add(POINTS_MADE, float(has[POINTS + seat]))
            sheet.add(FLOOR_COST, float(floors * (floors + 3) // 2))  # 2 for the first, 3 for the next, and so on
            sheet.add(FLOORS_BUILT, float(floors))
        if g.round > ROUNDS:
            return
        for seat in range(len(sheets)):
            count_screen(g, seat, sheets[seat])
            count_office(table, seat, sheets[seat])
        for area in range(AREAS):
            count_area(g, area, sheets)
        for sector, part in ((PATRIARCHATE, PATRIARCHS_FAVOUR), (MARKET, MARKETS_FAVOUR), (NOBILITY, NOBLES_FAVOUR)):
            leader = g.leads_sector(sector)
            if leader != NOBODY:
                sheets[leader].add(part, 1.0)


def count_screen(g: City, seat: int, sheet: Sheet) -> None:
    sheet.add(SQUIRES_AT_HAND, float(g.has[SQUIRES + seat]))
    sheet.add(BEZANTS_AT_HAND, float(g.has[BEZANTS + seat]))
    cards = 0
    for kind in range(seat * KINDS, seat * KINDS + KINDS):
        cards += g.hand[kind]
    if cards:
        sheet.add(CARDS_IN_HAND, float(cards))
        sheet.add(A_CARD, 1.0)


def count_office(table: Table[Any], seat: int, sheet: Sheet) -> None:
    """What is being decided right now: the office under the hammer, the income on the table."""
    office = table.world.has[OFFICE + seat]
    top = table.stack[-1] if table.stack else None
    if isinstance(top, Collecting) and top.seat == seat:
        sheet.add(SQUIRES_AT_HAND, float(top.squires))
        sheet.add(BEZANTS_AT_HAND, float(top.bezants))
        sheet.add(POINTS_MADE, float(top.points))
    if office != NO_OFFICE:
        sheet.add(OFFICE_HELD + office, 1.0)
    elif isinstance(top, Sale):
        if top.leader == seat:
            sheet.add(OFFICE_HELD + top.office, 1.0)
            sheet.add(BEZANTS_AT_HAND, -float(top.high))
        else:
            sheet.add(OFFICE_HELD + NO_OFFICE, 1.0)
            if top.office != ADMIRAL:
                sheet.add(ANOTHER_SALE, 1.0)


def count_area(g: City, area: int, sheets: list[Sheet]) -> None:
    """What its squires are likely to earn for each seat."""
    men, first = g.men, area * SEATS
    most = second = 0
    for seat in range(len(sheets)):
        here = men[first + seat]
        if here > most:
            most, second = here, most
        elif here > second:
            second = here
    if most == 0:
        return
    controller = g.controller(area)
    for seat in range(len(sheets)):
        here = men[first + seat]
        if here:
            lead = here - (second if here == most else most)
            count_income(g, area, chance_to_hold(g, area, lead, controller == seat), sheets[seat])


def chance_to_hold(g: City, area: int, lead: int, controls: bool) -> float:
    """By the lead over the strongest rival; a blocked area is as good as decided."""
    if g.lock[area] != NOBODY:
        return BLOCKED if controls else SURPRISED
    if not controls:
        return max(SURPRISED, 0.2 + 0.06 * lead)
    return HELD[min(lead, len(HELD) - 1)]


def count_income(g: City, area: int, chance: float, sheet: Sheet) -> None:
    later = 0.0 if is_swept(g, SECTOR_OF[area]) else chance * (ROUNDS - g.round)
    if area == TOWER_OF_DAVID:
        sheet.add(DAVID_NOW, chance)
        sheet.add(DAVID_LATER, later)
        return
    pays, row = g.rules.pays, area * 3
    if pays[row + POINT]:
        sheet.add(POINTS_NOW, chance * pays[row + POINT])
        sheet.add(POINTS_LATER, later * pays[row + POINT])
    if pays[row + SQUIRE]:
        sheet.add(SQUIRES_NOW, chance * pays[row + SQUIRE])
        sheet.add(SQUIRES_LATER, later * pays[row + SQUIRE])
    if pays[row + BEZANT]:
        sheet.add(BEZANTS_NOW, chance * pays[row + BEZANT])
        sheet.add(BEZANTS_LATER, later * pays[row + BEZANT])


def is_swept(g: City, sector: int) -> bool:
    """Will the event of this round clear the sector or level it?"""
    if g.event == SUCCESSION:
        return sector == PALACE
    if g.event == PATRIARCH:
        return sector == PATRIARCHATE or sector == NOBILITY
    if g.event == TAX:
        return sector == MARKET
    return g.event == WAR and sector == TEMPLARS


JUDGE: Final = CityJudge
