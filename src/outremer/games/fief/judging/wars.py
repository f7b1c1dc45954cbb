"""Phase 6: which battles to begin, and how long to fight."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.dice import penalty
from outremer.games.fief.judging.arms import CAUGHT, gains
from outremer.games.fief.judging.field import Muster, chance, walls_against
from outremer.games.fief.promises import has_promised
from outremer.games.fief.rounds import Rounds
from outremer.games.fief.sides import Sides, men_on, no_own_foe, other_side, strength_on
from outremer.games.fief.sieges import no_siege
from outremer.games.fief.vocabulary import (
    AGAINST,
    ATTACK,
    ATTACKER,
    BESIEGE,
    DEFENDER,
    DONE_WITH_IT,
    FIGHT,
    JOIN,
    NEITHER,
    PASS,
    PILLAGE,
    PROMISED_PEACE,
    PROMISED_TRUCE,
    SALLY,
    SALLY_AT,
    SEATS,
    STOP,
    TRUCE,
    TUNNEL,
    VILLAGE_COUNT,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY

LEAST_ODDS: Final = 0.55  # to begin a battle
HOPELESS: Final = 0.35  # to go on with it
SURE: Final = 0.7  # to leave the own walls
SIEGE_ODDS: Final = 0.5  # in the open, to sit down before walls


def of_battles(g: France, seat: int, answers: list[int]) -> list[list[int]]:
    """The battle with the most to win, if there is one worth beginning."""
    muster = Muster(g)
    gain = gains(g, seat, muster)
    best, most = DONE_WITH_IT, 0.0
    for village in range(VILLAGE_COUNT):
        cell = village * SEATS + seat
        foes, risk = muster.foes(g, seat, village), muster.men[cell] + CAUGHT * muster.lords[cell]
        if ATTACK + village in answers and not is_at_peace(g, seat, village):
            odds = chance(muster.strength[cell], foes, walls_against(g, seat, village))
            prize = gain[village] if not g.controls(seat, village) else lords_there(g, seat, village, muster)
            worth = odds * prize - (1.0 - odds) * risk
            if odds >= LEAST_ODDS and worth > most:
                best, most = ATTACK + village, worth
        elif SALLY_AT + village in answers and chance(muster.strength[cell], foes, 0) >= SURE and risk > most:
            best, most = SALLY_AT + village, risk
    return [[best]]


def is_at_peace(g: France, seat: int, village: int) -> bool:
    """Has it promised anybody there not to attack in this turn?"""
    for other in range(g.rules.seats):
        if g.occupies(other, village):
            if has_promised(g, seat, other, PROMISED_PEACE) or has_promised(g, seat, other, PROMISED_TRUCE):
                return True
    return False


def lords_there(g: France, seat: int, village: int, muster: Muster) -> float:
    """What is won by driving foes out of the own village: their lords, and the danger gone."""
    total = 0.0
    ally = g.ally(seat)
    for other in range(g.rules.seats):
        if other != seat and other != ally:
            total += CAUGHT * muster.lords[village * SEATS + other] + muster.men[village * SEATS + other]
    return total


def of_sides(g: France, seat: int, sides: Sides) -> list[list[int]]:
    """Against whoever holds the village, or else the strongest; third parties fight for their spouses only."""
    ally = g.ally(seat)
    if sides.named:
        for side in (DEFENDER, ATTACKER):
            if ally != NOBODY and g.side[ally] == side and sides.no_side(g, seat, side) is None:
                if strength_on(g, side) + g.strength(seat, g.field) > strength_on(g, other_side(side)):
                    return [[JOIN + side]]
        return [[JOIN + NEITHER]]
    if sides.foes:
        return [[DONE_WITH_IT]]
    foe, most = NOBODY, -2
    for other in range(g.rules.seats):
        if other != seat and g.occupies(other, sides.village) and no_foe_bar(g, seat, other, sides.village):
            strength = g.strength(other, sides.village)
            if g.controls(other, sides.village):
                strength += 99
            if other == ally:
                strength = -1
            if strength > most:
                foe, most = other, strength
    return [[AGAINST + foe]]


def no_foe_bar(g: France, seat: int, foe: int, village: int) -> bool:
    return no_own_foe(g, seat, foe, village) is None


def of_rounds(g: France, seat: int, rounds: Rounds, answers: list[int]) -> list[list[int]]:
    """Fight while there is hope; without it stop before walls, or offer a truce."""
    if TUNNEL in answers:
        return [[TUNNEL]]
    strength = [0, strength_on(g, ATTACKER), strength_on(g, DEFENDER)]
    for side in (ATTACKER, DEFENDER):
        if not men_on(g, side):
            strength[side] = 0
    if SALLY in answers:
        return [[SALLY if chance(strength[DEFENDER], strength[ATTACKER], 0) >= SURE else PASS]]
    odds = chance(strength[ATTACKER], strength[DEFENDER], penalty(g, rounds.in_open, rounds.tunnel))
    if g.side[seat] == DEFENDER:
        odds = 1.0 - odds
    if odds < HOPELESS:
        for way_out in (STOP, TRUCE):
            if way_out in answers:
                return [[way_out]]
    return [[FIGHT]]


def of_sieges(g: France, seat: int) -> list[list[int]]:
    """Before the walls of those whom it could beat in the open."""
    muster = Muster(g)
    for village in range(VILLAGE_COUNT):
        if no_siege(g, seat, village) is None and g.controller(village) != g.ally(seat):
            if chance(g.strength(seat, village), muster.foes(g, seat, village), 0) >= SIEGE_ODDS:
                return [[BESIEGE + village]]
    return [[DONE_WITH_IT]]


def of_pillage(g: France, seat: int, answers: list[int]) -> list[list[int]]:
    """The mills of those whom it besieges; the own ones are kept."""
    for village in range(VILLAGE_COUNT):
        if PILLAGE + village in answers and not g.controls(seat, village) and g.controller(village) != g.ally(seat):
            return [[PILLAGE + village]]
    return [[DONE_WITH_IT]]
