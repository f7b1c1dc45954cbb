"""At any time: whom a card strikes, and when it is worth playing."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.calming import UprisingAnnounced
from outremer.games.fief.judging.arms import CAUGHT, stake
from outremer.games.fief.judging.worth import LORD, of_dignities, of_points
from outremer.games.fief.vocabulary import (
    CALM,
    CALM_BY_COINS,
    CONDEMN,
    FEUDAL,
    INCITE,
    KING,
    LORD_COUNT,
    PASS,
    POPE,
    ROUSE,
    SPRING,
    STRIKE,
    TUNNEL,
    VILLAGE_COUNT,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY

FIEF: Final = 8.0  # a title that needs an heir
CROWN: Final = 40.0  # King or Pope: the point is gone
LEADERS: Final = 0.1  # of how near his family is to victory
WORTH_A_MURDER: Final = 18.0  # it kills in half of the cases, and stains one of the own
WORTH_A_RISING: Final = 9.0
WORTH_A_BISHOP: Final = 25.0  # who may die of calming
WORTH_THREE_COINS: Final = 9.0


def importance(g: France, seat: int, lord: int) -> float:
    """What it is to this seat that the lord is gone; below 0 for friends."""
    family = g.owner(lord)
    worth = LORD + of_dignities(g.titles(lord)) + FIEF * (g.titles(lord) & FEUDAL).bit_count()
    if g.titles(lord) & (1 << KING | 1 << POPE):
        worth += CROWN
    worth += LEADERS * of_points(g, family)
    return -worth if family in (seat, g.ally(seat)) else worth


def worst(g: France, seat: int, answers: list[int], verb: int, least: float) -> int:
    """The lord whom this word strikes best, or NOBODY if none is worth it."""
    best, most = NOBODY, least
    for lord in range(LORD_COUNT):
        if verb + lord in answers:
            worth = importance(g, seat, lord)
            if worth > most:
                best, most = lord, worth
    return best


def of_window(g: France, seat: int, answers: list[int]) -> list[list[int]]:
    """Ambush whenever it can be sprung, justice on every foe, murder and risings where they are worth it."""
    for verb, least in ((SPRING, 0.0), (CONDEMN, 0.0), (STRIKE, WORTH_A_MURDER)):
        lord = worst(g, seat, answers, verb, least)
        if lord != NOBODY:
            return [[verb + lord]]
    best, most = PASS, WORTH_A_RISING
    for village in range(VILLAGE_COUNT):
        if INCITE + village in answers and not g.walls(village):
            worth = unrest(g, seat, village)
            if worth > most:
                best, most = INCITE + village, worth
    return [[best]]


def unrest(g: France, seat: int, village: int) -> float:
    """What a rising there would cost others, less what it would cost oneself and the ally."""
    friends = (seat, g.ally(seat))
    worth = 0.0
    for other in range(g.rules.seats):
        men = g.men(other, village)
        lost = min(men, 3) + (CAUGHT * len(g.lords_at(other, village)) if men <= 2 else 0.0)
        if g.controls(other, village) and men <= 2:
            lost += stake(g, village, 0.0)
        worth += -2.0 * lost if other in friends else lost
    return worth


def of_rising(g: France, seat: int, window: UprisingAnnounced, answers: list[int]) -> list[list[int]]:
    """Against friends it is calmed, against foes stirred."""
    worth = unrest(g, seat, window.village)
    if worth > 0.0 and (window.by == seat or worth > WORTH_A_RISING):
        for word in (ROUSE, TUNNEL):
            if word in answers:
                return [[word]]
    for verb, least in ((CALM_BY_COINS, WORTH_THREE_COINS), (CALM, WORTH_A_BISHOP)):
        for lord in range(LORD_COUNT):
            if verb + lord in answers and -worth > least:
                return [[verb + lord]]
    return [[PASS]]
