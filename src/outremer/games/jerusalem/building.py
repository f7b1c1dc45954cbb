"""PASSO 4. COSTRUZIONE, and before it, in the last round, the DONO DEL RE."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.jerusalem.vocabulary import ADMIRAL, BUILT, GIFT, KINDS, UNVEILED
from outremer.games.jerusalem.world import BEZANTS, FLOORS, POINTS, SQUIRES, City
from outremer.kernel.forms import DONE, Form, Need

MOST_SQUIRES: Final = 0
MOST_BEZANTS: Final = 1
ACTION_CARD: Final = 2


class Gifts(Form[City]):
    """DONO DEL RE: the screens come down, and the king rewards."""

    rule: ClassVar[str] = "gift.when"

    def enter(self, g: City) -> None:
        g.unveiled = True  # [gift.reveal]
        g.reveal()
        g.tell(UNVEILED)
        give_for_most(g, SQUIRES, MOST_SQUIRES)  # [gift.most-squires.it] [gift.most-squires.de]
        give_for_most(g, BEZANTS, MOST_BEZANTS)  # [gift.most-money]
        for seat in range(g.rules.seats):
            if holds_a_card(g, seat):
                # [gift.action-card] [gift.action-card.all-may-qualify] [action-cards.end-bonus]
                give(g, seat, ACTION_CARD, 1)

    def needs(self, g: City) -> Need:
        return DONE


def give_for_most(g: City, what: int, gift: int) -> None:
    """Three points, or one each at a tie. [gift.tie]"""
    most = tied = 0
    for seat in range(g.rules.seats):
        held = g.has[what + seat]
        if held > most or not tied:
            most, tied = held, 1
        elif held == most:
            tied += 1
    for seat in range(g.rules.seats):
        if g.has[what + seat] == most:
            give(g, seat, gift, 3 if tied == 1 else 1)


def give(g: City, seat: int, gift: int, points: int) -> None:
    g.has[POINTS + seat] += points
    g.tell(GIFT, seat, gift, points)


def holds_a_card(g: City, seat: int) -> bool:
    for kind in range(KINDS):
        if g.hand[seat * KINDS + kind]:
            return True
    return False


class Building(Form[City]):
    """Every floor one can pay for, compulsory, in order of office."""

    rule: ClassVar[str] = "build.order"

    def enter(self, g: City) -> None:
        for office in range(g.rules.first_office, ADMIRAL + 1):
            seat = g.seat_of(office)
            cost = floor_cost(g, seat)
            while g.has[POINTS + seat] >= cost:  # [build.mandatory] [build.as-many-as-affordable]
                g.has[POINTS + seat] -= cost  # [income.points-needed-for-floors] [build.leftover-carries-over]
                g.has[FLOORS + seat] += 1  # [build.coins-as-floors.from-bank.de]
                g.tell(BUILT, seat, g.has[FLOORS + seat], cost)
                cost = floor_cost(g, seat)

    def needs(self, g: City) -> Need:
        return DONE


def floor_cost(g: City, seat: int) -> int:
    """Floor n costs n + 1, and one more to be the first at that height. [build.cost] [build.first-surcharge]

    [build.cost.third-floor.example] [build.first-surcharge.third-floor.example]
    """
    floor = g.has[FLOORS + seat] + 1
    for other in range(g.rules.seats):
        if g.has[FLOORS + other] >= floor:
            return floor + 1
    return floor + 2
