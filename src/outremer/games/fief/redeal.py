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
            write_anew(g, one, driver)
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
    """Who else knows which cards of another's hand, whatever their backs, and whether the seat itself knows them.

    They may have heard of them in a proposal, and what that gave away shows no back.
    """
    unsure: list[list[int]] = [[] for _ in range(g.rules.seats)]  # by seat: cards of its hand
    for card in range(len(g.card)):
        where = g.card[card]
        if 0 <= where < g.rules.seats and where != seat and not is_common(g, card, seat):
            unsure[where].append(card)
    for one, cards in enumerate(unsure):
        if cards:
            learn_anew(g, one, seat, cards, driver)


def is_common(g: France, card: int, seat: int) -> bool:
    """Does the seat know who knows this card? All do, or whoever heard the proposal that gives it."""
    one = g.card[card]
    if g.seen[card] == g.rules.everyone:
        return True
    heard = insiders(g, one)
    row = CARDS_GIVEN + one * CARDS_EACH_WAY
    is_given = g.rules.box.kind_of[card] in g.deal[row : row + CARDS_EACH_WAY]
    return is_given and heard >> seat & 1 == 1 and g.seen[card] & heard == heard


def learn_anew(g: France, one: int, seat: int, cards: list[int], driver: Driver) -> None:
    """Who else knows these cards of a hand. None becomes one that all know: then it would have been shown."""
    own = 1 << seat
    unknown = [card for card in cards if not g.seen[card] & own]
    mixed = unknown + [card for card in cards if g.seen[card] & own]
    knowing = as_if_heard(g, one, seat, sorted([g.seen[card] & ~own for card in mixed]), len(unknown))
    if knowing[0] != knowing[-1]:
        driver.shuffle(knowing)
    all_others = g.rules.everyone & ~own
    spare = [at for at in range(len(unknown)) if knowing[at] != all_others]
    for at in range(len(unknown), len(mixed)):
        if knowing[at] == all_others and spare:
            other = spare.pop()
            knowing[at], knowing[other] = knowing[other], knowing[at]
    for card, seats in zip(mixed, knowing, strict=True):
        g.seen[card] = seats | (g.seen[card] & own)


def as_if_heard(g: France, one: int, seat: int, knowing: list[int], most: int) -> list[int]:
    """Who knows these cards of a hand, as if its proposal gave so many of them at most, and none that all know.

    Which it gives, the seat cannot tell: so that must not show in who knows them.
    """
    heard = insiders(g, one)
    if g.deal[DEAL_STATE + one] != SENT_DEAL or heard >> seat & 1:
        return knowing
    missing = min(most, cards_given(g, one)) - sum([1 for seats in knowing if seats & heard == heard])
    found: list[int] = []
    for seats in knowing:
        if missing > 0 and seats & heard != heard:
            found.append(seats | heard)
            missing -= 1
        else:
            found.append(seats)
    return sorted(found)


def cards_given(g: France, one: int) -> int:
    row = CARDS_GIVEN + one * CARDS_EACH_WAY
    return CARDS_EACH_WAY - g.deal[row : row + CARDS_EACH_WAY].count(NOBODY)


def write_anew(g: France, one: int, driver: Driver) -> None:
    """Another's proposal: as many cards of what the hand, dealt anew, might give, and promises of any kind."""
    deal = g.deal
    cards = offered_anew(g, one, driver)
    for at in range(one * CARDS_EACH_WAY, one * CARDS_EACH_WAY + CARDS_EACH_WAY):
        if deal[CARDS_GIVEN + at] != NOBODY:  # a draft may name a card that has gone since
            deal[CARDS_GIVEN + at] = g.rules.box.kind_of[cards.pop()] if cards else driver.below(len(HAND_CARDS))
        if deal[CARDS_WANTED + at] != NOBODY:
            deal[CARDS_WANTED + at] = driver.below(len(HAND_CARDS))
    for what, when in ((PROMISE_GIVEN, PROMISE_GIVEN_WHEN), (PROMISE_WANTED, PROMISE_WANTED_WHEN)):
        if deal[what + one] != NOBODY:
            deal[what + one] = driver.below(len(PROMISES))
            deal[when + one] = driver.below(len(WHEN))


def offered_anew(g: France, one: int, driver: Driver) -> list[int]:
    """Cards of that hand in random order, of which the proposal may give the last ones; its addressee knows them."""
    held = [card for card in range(len(g.card)) if g.card[card] == one]
    driver.shuffle(held)
    if g.deal[DEAL_STATE + one] != SENT_DEAL:
        return held
    heard = g.deal[DEAL_HEARD + one]
    is_shown = [g.seen[card] & heard == heard for card in held]
    others = [held[at] for at in range(len(held)) if not is_shown[at]]
    return others + [held[at] for at in range(len(held)) if is_shown[at]]


def promise_anew(g: France, seat: int, driver: Driver) -> None:
    """What others have promised each other might be anything."""
    for at in range(0, len(g.promise), PROMISE_WIDTH):
        if not g.promise[at + PROMISE_WIDTH - 1] >> seat & 1:
            g.promise[at + 2] = driver.below(len(PROMISES))
