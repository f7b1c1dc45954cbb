"""Where armies stand, how far they reach, and how a fight would end."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.components import BOARD
from outremer.games.fief.dice import dice_of_strength
from outremer.games.fief.layout import CAPTOR, FLAGS, OWNER, PLACE
from outremer.games.fief.vocabulary import INSIDE, LORD_COUNT, SEATS, VILLAGE_COUNT
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY

MARCH: Final = 2  # spaces that an army goes in a turn
FAR: Final = 99


def distances() -> list[int]:
    """By village * VILLAGE_COUNT + village: the spaces between them."""
    found = [FAR] * (VILLAGE_COUNT * VILLAGE_COUNT)
    for start in range(VILLAGE_COUNT):
        found[start * VILLAGE_COUNT + start] = 0
        edge = [start]
        while edge:
            beyond: list[int] = []
            for village in edge:
                for to in BOARD.neighbours[village]:
                    if found[start * VILLAGE_COUNT + to] == FAR:
                        found[start * VILLAGE_COUNT + to] = found[start * VILLAGE_COUNT + village] + 1
                        beyond.append(to)
            edge = beyond
    return found


DISTANCE: Final = distances()
WITHIN_A_MARCH: Final = [
    [to for to in range(VILLAGE_COUNT) if DISTANCE[start * VILLAGE_COUNT + to] <= MARCH]
    for start in range(VILLAGE_COUNT)
]
WITHIN_TWO_MARCHES: Final = [
    [to for to in range(VILLAGE_COUNT) if MARCH < DISTANCE[start * VILLAGE_COUNT + to] <= 2 * MARCH]
    for start in range(VILLAGE_COUNT)
]


class Muster:
    """All armies on the map, counted once for a look at the whole of it."""

    def __init__(self, g: France) -> None:
        cells = VILLAGE_COUNT * SEATS
        self.men: Final = [0] * cells  # strength of the troops, by village * SEATS + seat
        self.strength: Final = [0] * cells  # with their lords
        self.lords: Final = [0] * cells  # how many of them are free
        self.all_lords: Final = [0] * VILLAGE_COUNT  # of all families
        self.all_men: Final = [0] * VILLAGE_COUNT
        self.reach: list[int] = []  # by village * SEATS + seat: the strongest army that could march there
        knight, footman = g.rules.kinds[0].strength, g.rules.kinds[1].strength
        troops, kinds, width, further = g.troops, g.rules.kinds, g.rules.kind_count, g.rules.further_kinds
        for cell in range(cells):
            row = cell * width
            if troops[row] or troops[row + 1]:
                self.men[cell] = troops[row] * knight + troops[row + 1] * footman
            for kind in further:
                self.men[cell] += troops[row + kind] * kinds[kind].strength
            if self.men[cell]:
                self.strength[cell] = self.men[cell]
                self.all_men[cell // SEATS] += self.men[cell]
        lord = g.lord
        for one in range(LORD_COUNT):
            if lord[PLACE + one] >= VILLAGE_COUNT:
                continue
            if lord[OWNER + one] != NOBODY and lord[CAPTOR + one] == NOBODY and not lord[FLAGS + one] & INSIDE:
                cell = lord[PLACE + one] * SEATS + lord[OWNER + one]
                self.lords[cell] += 1
                self.all_lords[lord[PLACE + one]] += 1
                self.strength[cell] += g.lord_strength(one)

    def threats(self, g: France, seat: int) -> list[int]:
        """By village: the strongest army of a foe that could be there after one march."""
        if not self.reach:
            self._look_around(g.rules.seats)
        found = [0] * VILLAGE_COUNT
        ally = g.ally(seat)
        for other in range(g.rules.seats):
            if other != seat and other != ally:
                for village in range(VILLAGE_COUNT):
                    found[village] = max(found[village], self.reach[village * SEATS + other])
        return found

    def _look_around(self, seats: int) -> None:
        self.reach = [0] * (VILLAGE_COUNT * SEATS)
        for village in range(VILLAGE_COUNT):
            for seat in range(seats):
                cell = village * SEATS + seat
                if self.lords[cell] and self.men[cell]:
                    for to in WITHIN_A_MARCH[village]:
                        self.reach[to * SEATS + seat] = max(self.reach[to * SEATS + seat], self.strength[cell])

    def lords_of_others(self, seat: int, ally: int, village: int) -> int:
        """How many lords of foes are free in this village."""
        lords = self.all_lords[village] - self.lords[village * SEATS + seat]
        return lords if ally == NOBODY else lords - self.lords[village * SEATS + ally]

    def foes(self, g: France, seat: int, village: int) -> int:
        """Strength of the troops and lords of foes in this village; 0 where lords are without troops."""
        if self.all_men[village] == self.men[village * SEATS + seat]:
            return 0
        total = 0
        ally = g.ally(seat)
        for other in range(g.rules.seats):
            if other != seat and other != ally and self.men[village * SEATS + other]:
                total += self.strength[village * SEATS + other]
        return total


def chance(attack: int, defence: int, walls: int) -> float:
    """That this strength beats that one behind walls that take so many dice off.

    Whoever has more men and throws more dice wins by more than the difference, for every round tells.
    """
    if defence <= 0:
        return 1.0
    dice = dice_of_strength(attack) - walls
    if dice <= 0:
        return 0.0
    ratio = dice * attack / (dice_of_strength(defence) * defence)
    return ratio * ratio / (1.0 + ratio * ratio)


def walls_against(g: France, seat: int, village: int) -> int:
    """Dice that the walls there take off an attack of this seat, after its engines."""
    owner = g.controller(village)
    if owner in (NOBODY, seat) or not g.occupies(owner, village):
        return 0
    return max(0, g.walls(village) - g.engine_dice(seat, village))
