"""Random play at full speed, for measuring and for search: numbers only, no journal, no sentences."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from outremer.kernel.forms import Ask, Roll
from outremer.kernel.table import Table

OFFERS_ONE_IN: Final = 16  # decisions of random play in which an offer is taken, if there is one


class Dice:
    """A quick generator for choosing moves in playouts; never for dealing a real game."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = seed * 2654435761 + 12345 & 0x7FFFFFFF  # a machine's number when compiled, and never too long

    def below(self, n: int) -> int:
        self.x = (self.x * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.x >> 8) % n

    def pick(self, odds: list[int]) -> int:
        total = 0
        for weight in odds:
            total += weight
        at = self.below(total)
        for outcome in range(len(odds)):
            at -= odds[outcome]
            if at < 0:
                return outcome
        raise ValueError("no outcome has any weight")


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


def play_out(table: Table[Any], dice: Dice, limit: int) -> int:
    """Play at random until the game is over or `limit` decisions are made; returns how many were made."""
    decisions = 0
    has_offers = table.rules.has_offers
    while decisions < limit:
        need = table.need
        if isinstance(need, Ask):
            seat = first_seat(need.seats)
            if has_offers and dice.below(OFFERS_ONE_IN) == 0:
                moves = seldom_offers(table, table.legal(seat), take_offer=True)
            else:
                moves = table.answers(seat)
            table.take(seat, moves[dice.below(len(moves))])
            decisions += 1
        elif isinstance(need, Roll):
            table.roll(dice.pick(need.odds))
        else:
            break
    return decisions
