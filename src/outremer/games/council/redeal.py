"""What a seat cannot know, dealt anew: the hands of the others and, with them, what is left in the deck.

Everybody has seen what was played, and so what was shuffled into the present deck. A card in another hand is therefore
either an old one, drawn before that shuffle and never seen since, or a fresh one, drawn from the present deck; how
many of each a player drew is public, and so is what it played. Which of its played cards were old nobody else knows,
so that is drawn first. Every deal that fits is then equally likely, as if played cards had been picked blindly.
"""

from __future__ import annotations

from typing import Final

from outremer.games.council.acquiring import Satisfying, no_satisfying
from outremer.games.council.vocabulary import KINDS
from outremer.games.council.world import FRESH, HAND, PLAYED, Kingdom
from outremer.kernel.chance import Driver
from outremer.kernel.forms import NOBODY, Form

GUESSES: Final = 12  # ways to tell old cards from fresh ones, of which one is chosen by its likelihood
FINE: Final = 1 << 30  # likelihoods are compared in whole numbers of this size


class Origins:
    """One guess at where the cards played since the last shuffle came from, and what it leaves unseen."""

    def __init__(self, g: Kingdom, others: list[int]) -> None:
        self.old = [0] * KINDS  # by kind: unseen cards that were in hands when the deck was shuffled
        self.new = g.deck[:]  # by kind: unseen cards of the present deck, drawn or not
        self.old_held = [0] * len(others)  # by other seat: how many of its cards are old
        self.new_held = [0] * len(others)
        self.new_played = [0] * (len(others) * KINDS)  # by other seat and kind: played and guessed to be fresh
        self.likelihood = 1.0
        for at in range(len(others)):
            for kind in range(KINDS):
                here = others[at] * KINDS + kind
                fresh = g.cards[FRESH + here]
                old = g.cards[HAND + here] + g.cards[PLAYED + here] - fresh
                self.new[kind] += fresh
                self.old[kind] += old
                self.new_held[at] += fresh
                self.old_held[at] += old

    def trace(self, g: Kingdom, others: list[int], driver: Driver) -> None:
        """Guess the origin of every card played, one after the other."""
        for at in range(len(others)):
            for kind in range(KINDS):
                for _ in range(g.cards[PLAYED + others[at] * KINDS + kind]):
                    self.trace_one(at, kind, driver)

    def trace_one(self, at: int, kind: int, driver: Driver) -> None:
        old_unseen, new_unseen = max(1, sum(self.old)), max(1, sum(self.new))
        as_old = self.old_held[at] * self.old[kind] * new_unseen
        as_new = self.new_held[at] * self.new[kind] * old_unseen
        if as_old + as_new == 0:
            self.likelihood = 0.0  # an earlier guess was wrong
            return
        all_ways = (self.old_held[at] + self.new_held[at]) * old_unseen * new_unseen
        self.likelihood *= (as_old + as_new) / all_ways
        if driver.below(as_old + as_new) < as_old:
            self.old[kind] -= 1
            self.old_held[at] -= 1
        else:
            self.new[kind] -= 1
            self.new_held[at] -= 1
            self.new_played[at * KINDS + kind] += 1


def redeal(g: Kingdom, stack: list[Form[Kingdom]], seat: int, driver: Driver) -> None:
    """Deal the other hands and the deck anew, in place."""
    others = [other for other in range(g.rules.seats) if other != seat]
    buyer = NOBODY
    top = stack[-1] if stack else None
    if isinstance(top, Satisfying) and not top.paid and top.seat != seat:
        buyer = top.seat
        origins = deal_able_hand(g, others, buyer, top.council, driver)
    else:
        origins = likely_origins(g, others, driver)
    for at in range(len(others)):
        if others[at] != buyer:
            deal_hand(g, origins, at, others[at], driver)
    for kind in range(KINDS):
        g.deck[kind] = origins.new[kind]


def likely_origins(g: Kingdom, others: list[int], driver: Driver) -> Origins:
    """Before the first reshuffle there is only one way; later the likelier of several guesses is likelier chosen."""
    first = Origins(g, others)
    if sum(first.old) == 0:
        first.trace(g, others, driver)
        return first
    guesses: list[Origins] = []
    best = 0.0
    while best == 0.0:
        guesses = []
        for _ in range(GUESSES):
            guess = Origins(g, others)
            guess.trace(g, others, driver)
            best = max(best, guess.likelihood)
            guesses.append(guess)
    odds: list[int] = []
    for guess in guesses:
        odds.append(int(guess.likelihood / best * FINE))
    return guesses[driver.pick(odds, [])]


def deal_hand(g: Kingdom, origins: Origins, at: int, seat: int, driver: Driver) -> None:
    """Old cards from those unseen since the shuffle, fresh ones from the present deck."""
    for kind in range(KINDS):
        g.cards[HAND + seat * KINDS + kind] = 0
        g.cards[FRESH + seat * KINDS + kind] = origins.new_played[at * KINDS + kind]
    for _ in range(origins.old_held[at]):
        kind = driver.pick(origins.old, [])
        origins.old[kind] -= 1
        g.cards[HAND + seat * KINDS + kind] += 1
    for _ in range(origins.new_held[at]):
        kind = driver.pick(origins.new, [])
        origins.new[kind] -= 1
        g.cards[HAND + seat * KINDS + kind] += 1
        g.cards[FRESH + seat * KINDS + kind] += 1


def deal_able_hand(g: Kingdom, others: list[int], buyer: int, council: int, driver: Driver) -> Origins:
    """Whoever has turned to a council can satisfy it, so its hand is dealt until it can.

    Each time with another guess where its cards come from: behind some guesses no such hand exists.
    """
    held = g.cards[:]
    while True:
        origins = likely_origins(g, others, driver)
        deal_hand(g, origins, others.index(buyer), buyer, driver)
        if no_satisfying(g, buyer, council, "", "") is None:
            return origins
        for at in range(len(held)):
            g.cards[at] = held[at]
