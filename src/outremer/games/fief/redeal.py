"""A table drawn at random among those that one seat cannot tell apart from the real one.

Hands, proposals and promises of others are dealt anew. The backs of the two decks differ, so lord cards and fortune
cards are dealt apart, each hand keeping its size.
What is in the hands of modules and in secret blanks of forms, those deal themselves.
"""

from __future__ import annotations

from outremer.games.fief.knowing import insiders
from outremer.games.fief.layout import (
    CARDS_EACH_WAY,
    CARDS_GIVEN,
    CARDS_WANTED,
    DEAL_HEARD,
    DEAL_STATE,
    IN_DECK,
    NO_DEAL,
    PROMISE_GIVEN,
    PROMISE_GIVEN_WHEN,
    PROMISE_WANTED,
    PROMISE_WANTED_WHEN,
    PROMISE_WIDTH,
    SENT_DEAL,
)
from outremer.games.fief.vocabulary import FIRST_DISASTER, HAND_CARDS, LORD_DECK, PROMISES, WHEN
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.chance import Driver


def redeal(g: France, seat: int, driver: Driver) -> None:
    deal_anew(g, seat, 0, LORD_DECK, driver)
    deal_anew(g, seat, LORD_DECK, FIRST_DISASTER, driver)
    know_anew(g, seat, driver)
    for one in range(g.rules.seats):
        if g.deal[DEAL_STATE + one] != NO_DEAL and not insiders(g, one) >> seat & 1:
            write_anew(g, one, seat, driver)
    promise_anew(g, seat, driver)


def deal_anew(g: France, seat: int, lowest: int, highest: int, driver: Driver) -> None:
    """Cards of these kinds in the deck and, unknown to the seat, in other hands change places at random."""
    unknown: list[int] = []
    first_of = g.rules.box.first_of
    for card in range(first_of[lowest], first_of[highest]):
        where = g.card[card]
        if where == IN_DECK or (where < g.rules.seats and where != seat and not g.seen[card] >> seat & 1):
            unknown.append(card)
    places = sorted([(g.card[card], g.seen[card]) for card in unknown])  # whichever card lies there really
    slots = list(range(len(unknown)))
    driver.shuffle(slots)
    for card, slot in zip(unknown, slots, strict=True):
        g.card[card], g.seen[card] = places[slot]


def know_anew(g: France, seat: int, driver: Driver) -> None:
    """Which cards of a hand third ones know might be any of those unknown to the seat, whatever their backs.

    They may have heard of them in a proposal, and what that gave away shows no back.
    """
    unknown: list[list[int]] = [[] for _ in range(g.rules.seats)]  # by seat: cards of its hand
    for card in range(len(g.card)):
        where = g.card[card]
        if 0 <= where < g.rules.seats and where != seat and not g.seen[card] >> seat & 1:
            unknown[where].append(card)
    for cards in unknown:
        knowing = sorted([g.seen[card] for card in cards])
        if knowing and knowing[0] != knowing[-1]:
            driver.shuffle(knowing)
            for card, seats in zip(cards, knowing, strict=True):
                g.seen[card] = seats


def write_anew(g: France, one: int, seat: int, driver: Driver) -> None:
    """Another's proposal: as many cards of what the hand, dealt anew, might give, and promises of any kind."""
    deal = g.deal
    cards = offered_anew(g, one, seat, driver)
    for at in range(one * CARDS_EACH_WAY, one * CARDS_EACH_WAY + CARDS_EACH_WAY):
        if deal[CARDS_GIVEN + at] != NOBODY:  # a draft may name a card that has gone since
            deal[CARDS_GIVEN + at] = g.rules.box.kind_of[cards.pop()] if cards else driver.below(len(HAND_CARDS))
        if deal[CARDS_WANTED + at] != NOBODY:
            deal[CARDS_WANTED + at] = driver.below(len(HAND_CARDS))
    for what, when in ((PROMISE_GIVEN, PROMISE_GIVEN_WHEN), (PROMISE_WANTED, PROMISE_WANTED_WHEN)):
        if deal[what + one] != NOBODY:
            deal[what + one] = driver.below(len(PROMISES))
            deal[when + one] = driver.below(len(WHEN))


def offered_anew(g: France, one: int, seat: int, driver: Driver) -> list[int]:
    """Cards of that hand in random order, of which the proposal may give the last ones; their addressee knows them."""
    row = CARDS_GIVEN + one * CARDS_EACH_WAY
    count = CARDS_EACH_WAY - g.deal[row : row + CARDS_EACH_WAY].count(NOBODY)
    held = [card for card in range(len(g.card)) if g.card[card] == one]
    unseen = [card for card in held if not g.seen[card] >> seat & 1]
    is_sent = g.deal[DEAL_STATE + one] == SENT_DEAL
    heard = g.deal[DEAL_HEARD + one]
    shown = [card for card in held if g.seen[card] & heard == heard] if is_sent else held
    if is_sent and len(unseen) < count:
        driver.shuffle(shown)
        return shown
    cards = unseen if is_sent else held
    driver.shuffle(cards)
    if is_sent:
        chosen = cards[len(cards) - count :]
        spare = [card for card in shown if card in unseen and card not in chosen]
        for card in chosen:
            if g.seen[card] & heard != heard:
                if spare:
                    other = spare.pop()
                    g.seen[card], g.seen[other] = g.seen[other], g.seen[card]
                else:
                    g.seen[card] |= heard
    return cards


def promise_anew(g: France, seat: int, driver: Driver) -> None:
    """What others have promised each other might be anything."""
    for at in range(0, len(g.promise), PROMISE_WIDTH):
        if not g.promise[at + PROMISE_WIDTH - 1] >> seat & 1:
            g.promise[at + 2] = driver.below(len(PROMISES))
