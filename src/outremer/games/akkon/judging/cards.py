"""What the cards of a seat would do for it, in victory points: those that are played in this round, and the others."""

from __future__ import annotations

from typing import Final

from outremer.games.akkon.cards import no_play, no_writing
from outremer.games.akkon.judging.marks import Marks
from outremer.games.akkon.vocabulary import (
    BROTHERS,
    CARD_COUNT,
    CARDS_PER_CITY,
    CHAPLAIN,
    EXCOMMUNICATION,
    FORBIDDEN_WRITINGS,
    LEVANT_TRADE,
    MINTING_RIGHT,
    PLAGUE,
    SIEGE,
    TRACK_COUNT,
)
from outremer.games.akkon.world import HolyLand
from outremer.kernel.blanks import NOBODY

PLAGUE_WORTH: Final = 0.7
BROTHERS_WORTH: Final = 0.7
HARM: Final = 0.25  # of every step an opponent loses
TRADED: Final = 1  # steps that a Levant Trade brings when the cities are still empty
MINTED: Final = 0.45  # of the best card on offer, which must still be paid
UNMINTED: Final = 0.5  # a Minting Right on offer
CROWD: Final = 0.75  # for each card that waits before another: Templars are few


def effect(g: HolyLand, seat: int, marks: Marks, card: int, left: int, may_mint: bool = True) -> float:
    """What playing this card would do for the seat."""
    rules = g.rules
    kind, track = rules.kind[card], rules.track[card]
    if kind == FORBIDDEN_WRITINGS:
        return best_writing(g, seat, marks, card)
    if kind == MINTING_RIGHT:
        return best_on_offer(g, seat, marks, left) if may_mint else UNMINTED
    if kind == PLAGUE:
        return PLAGUE_WORTH if left > 1 else HARM
    if kind == BROTHERS:
        helped = -HARM if rules.brothers_help_opponent else marks.gain(track, 1)
        return helped + (BROTHERS_WORTH if left > 1 else 0.0)
    if kind == LEVANT_TRADE:
        return marks.gain(track, trade_steps(g, seat, rules.trade[card]))
    if kind == SIEGE:
        return marks.gain(track, rules.steps[card]) + marks.gain(rules.loss[card], -1)
    return marks.gain(track, rules.steps[card]) + (2 * HARM if kind == EXCOMMUNICATION else 0.0)


def best_writing(g: HolyLand, seat: int, marks: Marks, card: int) -> float:
    best = 0.0
    for up in range(TRACK_COUNT):
        if no_writing(g, seat, card, up) is None:
            for down in range(TRACK_COUNT):
                if down != up and marks.at[down]:
                    best = max(best, marks.moved(up, g.rules.steps[card], down, -1))
    return best


def best_on_offer(g: HolyLand, seat: int, marks: Marks, left: int) -> float:
    best = 0.0
    for card in g.top:
        if card != NOBODY:
            best = max(best, effect(g, seat, marks, card, left, may_mint=False))
    return MINTED * best


def trade_steps(g: HolyLand, seat: int, city: int) -> int:
    """Half of the most Templars that one opponent has there, or what is usual before the bidding."""
    most = 0
    for other in range(g.rules.seats):
        if other != seat:
            most = max(most, g.templars_at(other, city))
    return max(TRADED, (most + 1) // 2)


class Hand:
    """The best cards are played with the Templars at hand, the others wait; in the last round they wait in vain."""

    def __init__(self, g: HolyLand, seat: int, marks: Marks, left: int, free: int, is_over: bool) -> None:
        self.soon = 0.0
        self.later = 0.0
        self.free = free  # Templars that no card takes
        if g.ended:
            return
        wait = min(1.0, left / 3.0) if left > 1 or (left == 1 and not is_over) else 0.0
        cheaper = g.discount[seat] | g.cities_where(seat, CHAPLAIN)
        cards, effects = by_effect(g, seat, marks, left)
        for at in range(len(cards)):
            card = cards[at]
            cost = g.rules.cost[card] - (cheaper >> card // CARDS_PER_CITY & 1)
            if cost <= self.free and no_play(g, seat, card, CARD_COUNT) is None:
                self.free -= cost
                self.soon += effects[at]
            else:
                self.later += wait * effects[at]
                wait *= CROWD


def by_effect(g: HolyLand, seat: int, marks: Marks, left: int) -> tuple[list[int], list[float]]:
    """The cards of a seat with what each would do, the best first."""
    cards: list[int] = []
    effects: list[float] = []
    for card in g.hand(seat):
        one = effect(g, seat, marks, card, left)
        at = len(cards)
        while at and effects[at - 1] < one:
            at -= 1
        cards.insert(at, card)
        effects.insert(at, one)
    return cards, effects
