"""What a family's men are worth where they stand: what they guard, what they threaten, what threatens them."""

from __future__ import annotations

from typing import Final

from outremer.bots.judge import Sheet
from outremer.games.fief.income import OF_MILL
from outremer.games.fief.judging.field import WITHIN_A_MARCH, WITHIN_TWO_MARCHES, Muster, chance, walls_against
from outremer.games.fief.judging.parts import CHANCES, FEARS, MEN
from outremer.games.fief.judging.worth import LATER, WALLS, claim, held_by, turns_left
from outremer.games.fief.layout import CONTROLLER, MILLS, WALLED
from outremer.games.fief.vocabulary import CITY, FIEF_COUNT, SEATS, VILLAGE_COUNT
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY

TITLE: Final = 60.0  # that is won or lost with its city
FEARED: Final = 0.3  # how likely a foe who could strike does so
FEARED_HERE: Final = 0.6  # and if he stands in the village already
DARED: Final = 0.75  # of a fight that can be begun in this turn
NEAR: Final = 0.3  # of a fight that can be begun in the next turn
FAR: Final = 0.12
CAUGHT: Final = 7.0  # a lord captured

FIRST_MEN: Final = 8  # strength that every family needs
FIRST_MAN: Final = 2.2
MORE_MEN: Final = 18
ANOTHER_MAN: Final = 1.4
SPARE_MAN: Final = 0.6


def of_strength(strength: int) -> float:
    """Of all men of a family together: the first ones are worth more than they cost, the last ones less."""
    if strength <= FIRST_MEN:
        return FIRST_MAN * strength
    if strength <= MORE_MEN:
        return FIRST_MAN * FIRST_MEN + ANOTHER_MAN * (strength - FIRST_MEN)
    return FIRST_MAN * FIRST_MEN + ANOTHER_MAN * (MORE_MEN - FIRST_MEN) + SPARE_MAN * (strength - MORE_MEN)


def next_claims(g: France, seat: int) -> list[float]:
    """By fief: what one more village of it would add."""
    found = [0.0] * FIEF_COUNT
    for fief in range(FIEF_COUNT):
        if g.holder_of(fief) == NOBODY:
            count = len(g.rules.board.villages_of_fief[fief])
            mine = held_by(g, seat, fief)
            if mine < count:
                found[fief] = claim(mine + 1, count) - claim(mine, count)
    return found


def stake(g: France, village: int, title: float) -> float:
    """What goes with control of it, claims apart."""
    worth = LATER * turns_left(g) * (1 + OF_MILL * g.village[MILLS + village]) + WALLS[g.village[WALLED + village]]
    if g.village[WALLED + village] == CITY:
        worth += title
    return worth


def gains(g: France, seat: int, muster: Muster) -> list[float]:
    """By village that another has or nobody: what this seat would win with it, captives among it."""
    claims = next_claims(g, seat)
    ally = g.ally(seat)
    found = [0.0] * VILLAGE_COUNT
    for village in range(VILLAGE_COUNT):
        owner = g.village[CONTROLLER + village]
        if owner == seat or (owner == ally and ally != NOBODY):
            continue
        fief = g.rules.board.fief_of[village]
        found[village] = stake(g, village, TITLE if g.holder_of(fief) != NOBODY else 0.0) + claims[fief]
        found[village] += CAUGHT * muster.lords_of_others(seat, ally, village)
    return found


def count_arms(g: France, seat: int, muster: Muster, sheet: Sheet) -> None:
    """Men, what they may win, and what may be lost for want of them."""
    threats, gain = muster.threats(g, seat), gains(g, seat, muster)
    total, lost, won = 0, 0.0, 0.0
    for village in range(VILLAGE_COUNT):
        cell = village * SEATS + seat
        men = muster.men[cell]
        total += men
        if g.village[CONTROLLER + village] == seat:
            lost += fears(g, seat, village, muster, threats[village])
        elif muster.lords[cell] or men:
            won += before(g, seat, village, muster, gain[village], threats[village])
        if men and muster.lords[cell]:
            won += prospects(g, seat, village, muster, gain)
    sheet.add(MEN, of_strength(total))
    sheet.add(FEARS, lost)
    sheet.add(CHANCES, won)


def fears(g: France, seat: int, village: int, muster: Muster, threat: int) -> float:
    """What may be lost in an own village, by those who stand before it or could come."""
    foes = muster.foes(g, seat, village)
    if not foes and not threat:
        return 0.0
    cell = village * SEATS + seat
    fief = g.rules.board.fief_of[village]
    lost = stake(g, village, TITLE if g.seat_of(fief) == seat else 0.0) + CAUGHT * muster.lords[cell] + muster.men[cell]
    if g.seat_of(fief) == NOBODY:
        mine, count = held_by(g, seat, fief), len(g.rules.board.villages_of_fief[fief])
        lost += claim(mine, count) - claim(mine - 1, count)
    defence = muster.strength[cell] if muster.men[cell] else 0
    walls = g.walls(village) if defence else 0
    if foes:
        return FEARED_HERE * chance(foes, defence, walls) * lost
    return FEARED * chance(threat, defence, walls) * lost


def before(g: France, seat: int, village: int, muster: Muster, gain: float, threat: int) -> float:
    """An army in a village of another's, or of nobody's yet: a fight to be had, or a danger."""
    cell = village * SEATS + seat
    risk = muster.men[cell] + CAUGHT * muster.lords[cell]
    foes = muster.foes(g, seat, village)
    if not muster.men[cell] or not muster.lords[cell]:
        return -FEARED * risk
    odds = chance(muster.strength[cell], foes, walls_against(g, seat, village))
    fight = DARED * (odds * gain - (1.0 - odds) * risk)
    siege = 0.0
    if g.walls(village) and g.besieges(seat, village):
        siege = NEAR * gain
    danger = FEARED_HERE * chance(max(foes, threat), muster.strength[cell], 0) * risk
    return max(fight, siege) - danger if max(fight, siege) > 0.0 else -danger


def prospects(g: France, seat: int, village: int, muster: Muster, gain: list[float]) -> float:
    """The best thing that this army could go for in the marches to come."""
    strength = muster.strength[village * SEATS + seat]
    best = 0.0
    for to in WITHIN_A_MARCH[village]:
        if gain[to] * NEAR > best and to != village:
            odds = chance(strength, muster.foes(g, seat, to), walls_against(g, seat, to))
            best = max(best, NEAR * gain[to] * odds)
    for to in WITHIN_TWO_MARCHES[village]:
        if gain[to] * FAR > best:
            odds = chance(strength, muster.foes(g, seat, to), walls_against(g, seat, to))
            best = max(best, FAR * gain[to] * odds)
    return best
