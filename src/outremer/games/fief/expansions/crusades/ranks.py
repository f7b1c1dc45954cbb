"""The ranks of the crusaders: who chooses first, and who leads."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.expansions.crusades.host import crusade, crusaders
from outremer.games.fief.expansions.crusades.words import FIRST_STATE, RANKED, STATE_COUNT
from outremer.games.fief.vocabulary import BARONY, COUNTY, DUCHY, FIEF_COUNT, KING, LORD_COUNT, QUEEN, REGENT, TITLES
from outremer.games.fief.world import France

TEMPLAR_MASTER: Final = TITLES.index("templar-master")
TEUTONIC_MASTER: Final = TITLES.index("teutonic-master")
UNTITLED: Final = 9  # bishops, Cardinals and D'Arc among them [crusade.rank.order]
CLASS_OF_FIEF: Final = {DUCHY: 6, COUNTY: 7, BARONY: 8}


def class_of(g: France, lord: int) -> int:
    """His best title, the more important the lower. [crusade.rank.order]"""
    if g.has(lord, KING) or g.has(lord, REGENT):
        return 0
    for place, title in ((1, QUEEN), (2, TEMPLAR_MASTER), (3, TEUTONIC_MASTER), (4, FIRST_STATE)):
        if g.has(lord, title):
            return place
    for state in range(1, STATE_COUNT):
        if g.has(lord, FIRST_STATE + state):
            return 5
    best = UNTITLED
    for fief in range(FIEF_COUNT):
        if g.has(lord, fief):
            best = min(best, CLASS_OF_FIEF[g.rules.board.rank[fief]])
    return best


def class_of_family(g: France, seat: int) -> int:
    """The most important title in it. [crusade.rank.tie]"""
    best = UNTITLED
    for lord in g.lords_of(seat):
        best = min(best, class_of(g, lord))
    return best


def merit(g: France, lord: int) -> list[int]:
    """Title, then the strength of his army, then the best title of his family, then the order of the turn.

    [crusade.rank.order] [crusade.rank.tie]
    """
    seat = g.owner(lord)
    return [
        class_of(g, lord),
        -g.strength(seat, g.place(lord)),
        class_of_family(g, seat),
        g.in_turn_order().index(seat),
        lord,
    ]


def determine_ranks(g: France) -> None:
    """[crusade.rank.order]"""
    piece = crusade(g)
    for lord in range(LORD_COUNT):
        piece.rank[lord] = 0
    ranked = sorted([merit(g, lord) for lord in crusaders(g)])
    for at in range(len(ranked)):
        piece.rank[ranked[at][4]] = at + 1
        g.tell(RANKED, at + 1, ranked[at][4])
