"""The Arab Doctor: claimed without a battle, bound to one lord, he saves crusaders for Saladin's prison, and at home
his master's family from Plague and daggers."""

from __future__ import annotations

from outremer.games.fief.expansions.crusades.host import crusade, is_overseas, leader_at, objectives_in_order, place_of
from outremer.games.fief.expansions.crusades.saracens import imprison
from outremer.games.fief.expansions.crusades.words import DOCTOR_CLAIMED, DOCTOR_GONE, HEALED
from outremer.games.fief.objectives import DOCTOR
from outremer.games.fief.vocabulary import BY_ASSASSIN, BY_PLAGUE, IN_BATTLE, VILLAGE_COUNT
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY


def claim_doctor(g: France) -> None:
    """The leader who chose him has him at once; there is no battle. [doctor.claim]"""
    piece = crusade(g)
    for objective in objectives_in_order(g):
        leader = leader_at(g, place_of(objective))
        if g.rules.box.objectives[objective].kind == DOCTOR and leader != NOBODY:
            piece.doctor = leader
            piece.held |= 1 << objective
            g.tell(DOCTOR_CLAIMED, g.owner(leader), leader)


def could_heal(g: France, lord: int, cause: int) -> int:
    """The seat (as a bit) whose doctor may save this dying lord, or 0.

    Overseas any crusader, the owner among them, and as often as it takes; at home those of the family in his village.
    [doctor.crusade.saves] [doctor.home.saves]
    """
    owner = crusade(g).doctor
    if owner == NOBODY or cause not in (BY_ASSASSIN, BY_PLAGUE, IN_BATTLE):
        return 0
    if g.place(owner) >= VILLAGE_COUNT:
        return 1 << g.owner(owner) if is_overseas(g, lord) else 0
    if cause == IN_BATTLE or not serves_at(g, g.owner(lord), g.place(lord)):
        return 0
    return 1 << g.owner(owner)


def serves_at(g: France, seat: int, village: int) -> bool:
    """Is the doctor of this family in this village of France? [doctor.home.saves]"""
    owner = crusade(g).doctor
    return owner != NOBODY and village < VILLAGE_COUNT and g.place(owner) == village and g.owner(owner) == seat


def heal(g: France, seat: int, lord: int) -> None:
    """Instead of dying a crusader becomes a prisoner of Saladin. [doctor.crusade.saves]"""
    g.tell(HEALED, seat, lord)
    if is_overseas(g, lord):
        imprison(g, lord)


def lose_doctor(g: France, lord: int) -> None:
    """He goes with his master, for good. [doctor.bound_to_owner]"""
    piece = crusade(g)
    if piece.doctor == lord:
        piece.doctor = NOBODY
        g.tell(DOCTOR_GONE, lord)
