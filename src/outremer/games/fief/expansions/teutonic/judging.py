"""What the order is worth to a family, in coins, and which of its words are worth trying."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.expansions.teutonic.chapter import BUILD, KNIGHTS, MASTER, ORDER, RAISE, VOW, chapter
from outremer.games.fief.expansions.teutonic.fortifications import linked_to
from outremer.games.fief.judging.vows import of_chapter
from outremer.games.fief.orders import brothers
from outremer.games.fief.vocabulary import LORDS, VILLAGE_COUNT
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY

BROTHER: Final = 4.0  # a vote in the chapter, against a bride and a mitre
KNIGHT_UNDER_MASTER: Final = 1.2  # a hit in every round
KNIGHT_UNDER_BROTHER: Final = 0.5
WALLS: Final = 2.5  # that no uprising ruins and no tunnel opens
LINK: Final = 0.8  # a road more
QUARTERS: Final = 2.0  # a place for knights that are still to be bought


def of_order(g: France, seat: int) -> float:
    """Its lords, their prospects in the chapter, its knights and its walls."""
    own = len(brothers(g, ORDER, seat))
    worth = BROTHER * own
    has_master = g.holder_of(MASTER) != NOBODY
    if own and not has_master:
        worth += of_chapter(g, ORDER, seat, own)
    of_knight = KNIGHT_UNDER_MASTER if has_master else KNIGHT_UNDER_BROTHER if own else 0.0
    walls, houses, knights = chapter(g).walls, 0, 0
    for village in range(VILLAGE_COUNT):
        knights += g.troops_of(seat, village, KNIGHTS)
        if walls >> village & 1 and g.controls(seat, village):
            houses += 1
            worth += WALLS + LINK * linked_to(g, village).bit_count()
    if houses and own and knights < g.rules.kinds[KNIGHTS].stock:
        worth += QUARTERS
    return worth + of_knight * knights


def words_of_order(g: France, seat: int, legal: list[int]) -> list[list[int]]:
    """Vows of the own lords, and walls."""
    found: list[list[int]] = []
    for move in legal:
        is_own_vow = VOW <= move < VOW + len(LORDS) and g.owner(move - VOW) == seat
        is_building = BUILD <= move < BUILD + VILLAGE_COUNT or RAISE <= move < RAISE + VILLAGE_COUNT
        if is_own_vow or is_building:
            found.append([move])
    return found
