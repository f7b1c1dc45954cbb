"""What a seat cannot know, dealt anew: the hands of the others and, with them, what is left in the deck.

Everybody has seen what was played, and so what was shuffled into the present deck. A card in another hand is therefore
either an old one, drawn before that shuffle and never seen since, or a fresh one, drawn from the present deck; how
many of each a player drew is public, and so is what it played. Which of its played cards were old nobody else knows,
so that is guessed first. Every deal that fits is then equally likely, as if played cards had been picked blindly.
"""

from __future__ import annotations

from typing import Final

from outremer.games.council.acquiring import no_satisfying
from outremer.games.council.satisfying import Satisfying
from outremer.games.council.vocabulary import KINDS, WILD
from outremer.games.council.world import FRESH, HAND, PLAYED, Kingdom
from outremer.kernel.blanks import NOBODY
from outremer.kernel.chance import Driver
from outremer.kernel.forms import Form

GUESSES: Final = 12  # ways to tell old cards from fresh ones, of which one is chosen by its likelihood
FINE: Final = 1 << 30  # likelihoods are compared in whole numbers of this size
PATIENCE: Final = 400  # deals in vain before cards that fit a council are favoured
FAVOUR: Final = 8


class Unseen:
    """What the others hold and what the deck holds, as far as it can be told: how many cards, and of what stock."""

    def __init__(
        self, old: list[int], new: list[int], old_held: list[int], new_held: list[int], new_played: list[int]
    ) -> None:
        self.old: Final = old  # by kind: cards that were in hands when the deck was shuffled
        self.new: Final = new  # by kind: cards of the present deck, drawn or not
        self.old_held: Final = old_held  # by other seat: how many of its cards are old
        self.new_held: Final = new_held
        self.new_played: Final = new_played  # by other seat and kind: played, and guessed to be fresh
        self.likelihood = 1.0

    def copy(self) -> Unseen:
        return Unseen(self.old[:], self.new[:], self.old_held[:], self.new_held[:], self.new_played[:])

    def trace(self, at: int, kind: int, driver: Driver) -> None:
        """Another seat played a card of this kind: guess from which stock it came, and take it out."""
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
    unseen = unseen_by_all_but(g, others)
    left = likely_origins(g, unseen, others, driver)
    buyer = NOBODY
    top = stack[-1] if stack else None
    if isinstance(top, Satisfying) and not top.paid and top.seat != seat:
        buyer = top.seat
        left = deal_able_hand(g, unseen, others, top, driver)
    for at in range(len(others)):
        if others[at] != buyer:
            deal_hand(g, left, at, others[at], [1] * KINDS, driver)
    for kind in range(KINDS):
        g.deck[kind] = left.new[kind]


def unseen_by_all_but(g: Kingdom, others: list[int]) -> Unseen:
    """Cards in other hands, cards they played since the shuffle, and the deck."""
    unseen = Unseen([0] * KINDS, g.deck[:], [0] * len(others), [0] * len(others), [0] * (len(others) * KINDS))
    for at in range(len(others)):
        for kind in range(KINDS):
            here = others[at] * KINDS + kind
            fresh = g.cards[FRESH + here]
            old = g.cards[HAND + here] + g.cards[PLAYED + here] - fresh
            unseen.new[kind] += fresh
            unseen.old[kind] += old
            unseen.new_held[at] += fresh
            unseen.old_held[at] += old
    return unseen


def likely_origins(g: Kingdom, unseen: Unseen, others: list[int], driver: Driver) -> Unseen:
    """Where the played cards came from: before the first reshuffle there is one way, later the likelier of several."""
    guesses: list[Unseen] = []
    odds: list[int] = []
    best = 0.0
    while best == 0.0:
        guesses = []
        for _ in range(GUESSES if any(unseen.old) else 1):
            guess = unseen.copy()
            for at in range(len(others)):
                for kind in range(KINDS):
                    for _ in range(g.cards[PLAYED + others[at] * KINDS + kind]):
                        guess.trace(at, kind, driver)
            best = max(best, guess.likelihood)
            guesses.append(guess)
    for guess in guesses:
        odds.append(int(guess.likelihood / best * FINE))
    return guesses[driver.pick(odds, [])]


def deal_hand(g: Kingdom, left: Unseen, at: int, seat: int, favour: list[int], driver: Driver) -> None:
    """Old cards from those unseen since the shuffle, fresh ones from the present deck."""
    for kind in range(KINDS):
        g.cards[HAND + seat * KINDS + kind] = 0
        g.cards[FRESH + seat * KINDS + kind] = left.new_played[at * KINDS + kind]
    for _ in range(left.old_held[at]):
        kind = pick(left.old, favour, driver)
        left.old[kind] -= 1
        g.cards[HAND + seat * KINDS + kind] += 1
    for _ in range(left.new_held[at]):
        kind = pick(left.new, favour, driver)
        left.new[kind] -= 1
        g.cards[HAND + seat * KINDS + kind] += 1
        g.cards[FRESH + seat * KINDS + kind] += 1


def pick(counts: list[int], favour: list[int], driver: Driver) -> int:
    odds: list[int] = []
    for kind in range(KINDS):
        odds.append(counts[kind] * favour[kind])
    return driver.pick(odds, [])


def deal_able_hand(g: Kingdom, unseen: Unseen, others: list[int], form: Satisfying, driver: Driver) -> Unseen:
    """Whoever has turned to a council can satisfy it, so its hand is dealt until it can; returns what is left.

    Where almost no hand could, cards that fit are favoured in the end: such a deal is possible, if not even-handed.
    """
    at, tries = others.index(form.seat), 0
    favour = [1] * KINDS
    while True:
        left = likely_origins(g, unseen, others, driver)
        deal_hand(g, left, at, form.seat, favour, driver)
        if no_satisfying(g, form.seat, form.council) is None:
            return left
        tries += 1
        if tries == PATIENCE:
            favour[WILD] = FAVOUR
            for colour in g.council(form.council):
                favour[colour] = FAVOUR
