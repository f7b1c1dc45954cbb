"""What is worth trying in a position of Jerusalem, each to the end of what the seat itself has to say.

Nothing is given away: income is collected whole, and squires on the board are not dismissed, three for a third of what
a mercenary costs. Cards that move squires, or hire them, are looked at once all squires stand.
"""

from __future__ import annotations

from typing import Any, Final

from outremer.games.jerusalem.baron import is_open_to_moves
from outremer.games.jerusalem.events import Succession, Tax, War
from outremer.games.jerusalem.income import Collecting
from outremer.games.jerusalem.marshal import March, least_moved
from outremer.games.jerusalem.move_two import MoveTwo
from outremer.games.jerusalem.placement import Turn
from outremer.games.jerusalem.turncoat import Turncoat
from outremer.games.jerusalem.vocabulary import (
    AREAS,
    CHEAP_MERCENARIES,
    COLLECT,
    DISMISS,
    DROP,
    END,
    FIRST_AREA,
    GAIN,
    HIRE,
    INFLUENCE,
    KINDS,
    LIFT,
    MARCH,
    MOVE_TWO,
    PASS,
    PLACE,
    PLAY,
    RESOURCES,
    SEATS,
    TARGET,
    TURNCOAT,
    TWO_RESOURCES,
)
from outremer.games.jerusalem.world import BEZANTS, SQUIRES, City
from outremer.kernel.blanks import NOBODY
from outremer.kernel.table import Table

CHEAP: Final = 2  # bezants for a mercenary, by the card


def plans(table: Table[Any], seat: int) -> list[list[int]]:
    g, answers = table.world, table.answers(seat)
    assert isinstance(g, City)
    form = table.stack[-1]
    if isinstance(form, Turn):
        return of_turn(g, seat, answers)
    if isinstance(form, Collecting):
        return [[COLLECT]]
    if isinstance(form, War):
        return [[move] for move in answers if move != END]
    if isinstance(form, Succession):
        return [[answers[-1]]]  # all that may be saved
    if isinstance(form, Tax):
        return [[END] if move == END else [move, END] for move in answers]
    if LIFT <= answers[-1] < LIFT + AREAS or (isinstance(form, MoveTwo) and form.origin == NOBODY):
        rows = swaps(g, seat) if isinstance(form, Turncoat) else walks(g, seat)
        found = [row for row in rows if row[0] in answers] + [[PASS] for move in answers if move == PASS]
        return found or [[move] for move in answers]
    return [[move] for move in answers]


def resting(table: Table[Any]) -> list[int]:
    """The words that end a turn, or a card, and change nothing: what others do next would be done anyhow."""
    form = table.stack[-1]
    if isinstance(form, Turn):
        return [END]
    return [PASS] if isinstance(form, MoveTwo | March) else []


def of_turn(g: City, seat: int, answers: list[int]) -> list[list[int]]:
    all_stand = g.has[SQUIRES + seat] == 0
    found: list[list[int]] = []
    for move in answers:
        if PLAY <= move < PLAY + KINDS:
            found += of_card(g, seat, move, all_stand)
        elif move == HIRE:
            found.append([HIRE])
            for area in range(AREAS):
                found.append([HIRE, PLACE + area])
        elif move == MARCH:
            if all_stand:
                found += [[MARCH, *row, row[1]] for row in walks(g, seat, least_moved(g))]
        elif not DISMISS <= move < DISMISS + AREAS:
            found.append([move])
    return found


def of_card(g: City, seat: int, move: int, all_stand: bool) -> list[list[int]]:
    card = move - PLAY
    if card >= INFLUENCE:
        sector = card - INFLUENCE
        return [[move, *row] for row in pairs(PLACE, FIRST_AREA[sector], FIRST_AREA[sector + 1])]
    if card == TWO_RESOURCES:
        return [[move, *row] for row in pairs(GAIN, 0, len(RESOURCES))]
    if card == CHEAP_MERCENARIES:
        may_hire_two = all_stand and g.has[BEZANTS + seat] >= 2 * CHEAP
        return [[move, HIRE, PLACE + area, HIRE, PLACE + area] for area in range(AREAS)] if may_hire_two else []
    if card == MOVE_TWO:
        return [[move, *row] for row in walks(g, seat)] if all_stand else []
    if card == TURNCOAT:
        return [[move, *row] for row in swaps(g, seat)] if all_stand else []
    return [[move]]


def pairs(verb: int, first: int, end: int) -> list[list[int]]:
    """A word said twice, with every two of its nouns."""
    return [[verb + one, verb + other] for one in range(first, end) for other in range(one, end)]


def walks(g: City, seat: int, least: int = 1) -> list[list[int]]:
    """An own squire from one area, where at least so many stand, to another."""
    free = [area for area in range(AREAS) if is_open_to_moves(g, area)]
    return [
        [LIFT + origin, DROP + area]
        for origin in free
        if g.men[origin * SEATS + seat] >= least
        for area in free
        if area != origin
    ]


def swaps(g: City, seat: int) -> list[list[int]]:
    """An own squire for a foreign one of another area."""
    free = [area for area in range(AREAS) if is_open_to_moves(g, area)]
    return [
        [LIFT + own, TARGET + other * AREAS + area]
        for own in free
        if g.men[own * SEATS + seat]
        for area in free
        if area != own
        for other in range(g.rules.seats)
        if other != seat and g.men[area * SEATS + other]
    ]
