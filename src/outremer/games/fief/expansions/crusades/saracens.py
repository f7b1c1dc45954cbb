"""The Saracens: a side of a battle that nobody plays, with Saladin where he is."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.expansions.crusades.host import crusade, is_objective, leader_at, put_aside
from outremer.games.fief.expansions.crusades.words import (
    FIRST_OBJECTIVE,
    SALADIN_KILLED,
    SARACEN_KNIGHTS_LOST,
    SARACENS_LOST,
    TAKEN_BY_SALADIN,
)
from outremer.games.fief.layout import CAPTOR, PLACE
from outremer.games.fief.losses import most_hits
from outremer.games.fief.objectives import CARAVAN
from outremer.games.fief.places import note_presence
from outremer.games.fief.vocabulary import DEFENDER, KNIGHT, NO_WALLS, PRISON
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY

SARACEN_STRENGTH: Final = 2  # [crusade.saracen.stats]
SARACEN_LIFE: Final = 2
SALADINS_STRENGTH: Final = 1  # as of a lord [revenge.saladin.knights]


def field_objective(g: France) -> int:
    """Where the battle being fought is, or NOBODY if it is in France."""
    return g.field - FIRST_OBJECTIVE if is_objective(g.field) else NOBODY


def is_saladin_at(g: France, objective: int) -> bool:
    return objective != NOBODY and crusade(g).saladin == objective


def saracens_at(g: France, objective: int) -> int:
    """Its own, and those who are with Saladin; his knights not."""
    piece = crusade(g)
    return piece.garrison[objective] + (piece.saracens if piece.saladin == objective else 0)


def knights_at(g: France, objective: int) -> int:
    return crusade(g).knights if is_saladin_at(g, objective) else 0


def saracen_men(g: France, side: int) -> int:
    """Troops on this side of the battle being fought."""
    at = field_objective(g)
    if at == NOBODY or crusade(g).side != side:
        return 0
    return saracens_at(g, at) + knights_at(g, at)


def saracen_strength(g: France, side: int) -> int:
    """[crusade.saracen.stats] [revenge.saladin.knights]"""
    at = field_objective(g)
    if at == NOBODY or crusade(g).side != side:
        return 0
    strength = saracens_at(g, at) * SARACEN_STRENGTH + knights_at(g, at) * g.rules.kinds[KNIGHT].strength
    return strength + (SALADINS_STRENGTH if is_saladin_at(g, at) else 0)


def saracen_walls(g: France) -> int:
    """Behind which they stand in the battle being fought. [crusade.battle.fort_siege_only]"""
    at = field_objective(g)
    return g.rules.box.objectives[at].walls if at != NOBODY and crusade(g).side == DEFENDER else NO_WALLS


def take_hits(g: France, side: int, hits: int) -> int:
    """They lose as much as they can, the least valuable first; Saladin falls last. How many have fallen.

    [crusade.battle.saracens] [revenge.saladin.stopped]
    """
    at = field_objective(g)
    if at == NOBODY or crusade(g).side != side:
        return 0
    piece = crusade(g)
    lives = [SARACEN_LIFE, g.rules.kinds[KNIGHT].life]
    counts = [saracens_at(g, at), knights_at(g, at)]
    most = most_hits(lives, counts, hits)
    saracens = min(counts[0], most // lives[0])
    while (most - saracens * lives[0]) % lives[1] or (most - saracens * lives[0]) // lives[1] > counts[1]:
        saracens -= 1
    knights = (most - saracens * lives[0]) // lives[1]
    lose_saracens(g, at, saracens)
    piece.knights -= knights
    if saracens:
        g.tell(SARACENS_LOST, saracens, at)
    if knights:
        g.tell(SARACEN_KNIGHTS_LOST, knights, at)
    left = hits - most
    if left and is_saladin_at(g, at) and counts == [saracens, knights]:
        stop_saladin(g)
        g.tell(SALADIN_KILLED, at)
        return saracens + knights + 1
    return saracens + knights


def lose_saracens(g: France, objective: int, count: int) -> None:
    """The garrison first, then those who came with Saladin."""
    piece = crusade(g)
    of_garrison = min(count, piece.garrison[objective])
    piece.garrison[objective] -= of_garrison
    if piece.saladin == objective:
        piece.saracens -= count - of_garrison


def stop_saladin(g: France) -> None:
    """Killed or captured. [revenge.saladin.stopped]"""
    crusade(g).stopped = True
    send_saladin_away(g)


def send_saladin_away(g: France) -> None:
    """Back to where he came from."""
    piece = crusade(g)
    piece.saladin = NOBODY
    piece.knights = 0
    piece.saracens = 0


def imprison(g: France, lord: int) -> None:
    """Saladin has him; his troops stay where they are, or if they are still at sea, are put aside.

    [saladin_prisoner.capture]
    """
    place = g.place(lord)
    g.lord[CAPTOR + lord] = NOBODY
    g.lord[PLACE + lord] = PRISON
    crusade(g).fresh |= 1 << lord
    crusade(g).rank[lord] = 0
    g.tell(TAKEN_BY_SALADIN, g.owner(lord), lord)
    note_presence(g, g.owner(lord), place)
    put_aside(g, place)
    g.rules.asks.was_captured(g, lord)


def commander(g: France, side: int) -> int:
    """The seat whose lord leads the crusaders on the field, or NOBODY. [crusade.choose.leader]"""
    at = field_objective(g)
    if at == NOBODY or crusade(g).side == side:
        return NOBODY
    leader = leader_at(g, g.field)
    return NOBODY if leader == NOBODY else g.owner(leader)


def is_caravan(g: France, objective: int) -> bool:
    return g.rules.box.objectives[objective].kind == CARAVAN
