"""Random play at full speed, for measuring and for search: numbers only, no journal, no sentences."""

from __future__ import annotations

from typing import Any, Final

from outremer.kernel.chance import Driver
from outremer.kernel.forms import Ask, Roll
from outremer.kernel.table import Table

OFFERS_ONE_IN: Final = 16  # decisions of random play in which an offer is taken, if there is one


def first_seat(seats: int) -> int:
    """The lowest seat among these bits."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def seldom_offers(table: Table[Any], moves: list[int], take_offer: bool) -> list[int]:
    """The answers among these moves or, if an offer is to be taken and there is one, the offers.

    Offers can be made at every question, so whoever picks among all moves alike does little else.
    """
    is_offer = table.rules.is_offer
    chosen = [move for move in moves if is_offer[move] == take_offer]
    return chosen or moves


def play_out(table: Table[Any], driver: Driver, limit: int) -> int:
    """Play at random until the game is over or `limit` decisions are made; returns how many were made."""
    decisions = 0
    has_offers = table.rules.has_offers
    while decisions < limit:
        need = table.need
        if isinstance(need, Ask):
            seat = first_seat(need.seats)
            if has_offers and driver.below(OFFERS_ONE_IN) == 0:
                moves = seldom_offers(table, table.legal(seat), take_offer=True)
            else:
                moves = table.answers(seat)
            table.take(seat, moves[driver.below(len(moves))])
            decisions += 1
        elif isinstance(need, Roll):
            table.roll(driver.pick(need.odds, need.words))
        else:
            break
    return decisions
