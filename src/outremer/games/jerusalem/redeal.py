"""Dealing anew what a seat cannot know: the action cards of the others, and with them what is left in the deck.

Every card that anybody ever took has a place: the one kept in phase 1 of a round, or the one drawn by a privilege. A
seat knows its own, and it knows which cards it passed on in a round, though not who kept which. What the others have
played they must have had. Among all deals that fit, each is equally likely: first whole shuffles are tried, and where
few of them fit, a long random walk is taken from deal to deal, whose steps are as likely forth as back.
"""

from __future__ import annotations

from typing import Final

from outremer.games.jerusalem.vocabulary import KINDS, NO_OFFICE, ROUNDS, SEATS
from outremer.games.jerusalem.world import BOUGHT, DEALT, OFFICE_THEN, City
from outremer.kernel.chance import Driver
from outremer.kernel.forms import NOBODY

UNSEEN: Final = ROUNDS  # the pool of cards this seat never saw; pool r holds those it passed on in round r
SHUFFLES: Final = 6
STEPS_A_PLACE: Final = 25
DECK: Final = -1
TRAY: Final = -2


class Deal:
    """The places of all cards that one seat does not know, and what is in them."""

    def __init__(self, g: City, seat: int) -> None:
        self.card: list[int] = []  # by place
        self.owner: list[int] = []  # a seat, DECK or TRAY
        self.past: list[int] = []  # its index in City.past, or NOBODY
        self.since: list[int] = []  # the first round in which its owner could play it
        self.pool: list[int] = []  # which cards may lie there
        self.plays: list[list[int]] = [[] for _ in range(SEATS)]  # by seat: round * KINDS + kind, in order
        for round_ in range(ROUNDS):
            for owner in range(SEATS):
                if owner != seat:
                    pool = round_ if _passed_on(g, seat, owner, round_) else UNSEEN
                    self._add_taken(g, DEALT + round_ * SEATS + owner, owner, round_, pool)
                    self._add_taken(g, BOUGHT + round_ * SEATS + owner, owner, round_ + 1, UNSEEN)
        self._add_piles(g, seat)
        for play in g.plays:
            owner = play // (ROUNDS * KINDS)
            if owner != seat:
                self.plays[owner].append(play % (ROUNDS * KINDS))

    def _add_taken(self, g: City, at: int, owner: int, since: int, pool: int) -> None:
        if g.past[at] != NOBODY:
            self._add(g.past[at], owner, at, since, pool)

    def _add_piles(self, g: City, seat: int) -> None:
        now = g.round - 1
        tray = now if _holds_or_held_tray(g, seat) else UNSEEN
        for kind in range(KINDS):
            for _ in range(g.tray[kind]):
                self._add(kind, TRAY, NOBODY, 0, tray)
            for _ in range(g.deck[kind]):
                self._add(kind, DECK, NOBODY, 0, UNSEEN)

    def _add(self, card: int, owner: int, past: int, since: int, pool: int) -> None:
        self.card.append(card)
        self.owner.append(owner)
        self.past.append(past)
        self.since.append(since)
        self.pool.append(pool)

    def shuffled(self, driver: Driver) -> list[int]:
        """Every pool shuffled, whether or not the others could then have played what they played."""
        card = self.card[:]
        for pool in range(UNSEEN + 1):
            places = [place for place in range(len(card)) if self.pool[place] == pool]
            cards = [card[place] for place in places]
            driver.shuffle(cards)
            for at in range(len(places)):
                card[places[at]] = cards[at]
        return card

    def fits(self, card: list[int]) -> bool:
        """Could everybody have played what they played?"""
        for owner in range(SEATS):
            if self.plays[owner] and not self.fits_owner(card, owner):
                return False
        return True

    def fits_owner(self, card: list[int], owner: int) -> bool:
        plays = self.plays[owner]
        for last in range(len(plays)):
            kind, round_ = plays[last] % KINDS, plays[last] // KINDS
            balance = 0
            for at in range(last + 1):
                if plays[at] % KINDS == kind:
                    balance -= 1
            for place in range(len(card)):
                if self.owner[place] == owner and card[place] == kind and self.since[place] <= round_:
                    balance += 1
            if balance < 0:
                return False
        return True

    def walked(self, driver: Driver) -> list[int]:
        """A long random walk from the real deal: one to three swaps a step, taken back where they do not fit."""
        card = self.card[:]
        swaps: list[int] = []
        taken = 0
        for owner in self.owner:
            if owner != DECK:
                taken += 1
        for _ in range(STEPS_A_PLACE * taken):
            swaps.clear()
            for _ in range(1 + driver.below(3)):
                one, other = driver.below(len(card)), driver.below(len(card))
                if self.pool[one] == self.pool[other]:
                    card[one], card[other] = card[other], card[one]
                    swaps.append(one)
                    swaps.append(other)
            if not self.fits(card):
                while swaps:
                    one, other = swaps.pop(), swaps.pop()
                    card[one], card[other] = card[other], card[one]
        return card


def _passed_on(g: City, seat: int, owner: int, round_: int) -> bool:
    """Did the cards of that round reach `owner` through this seat's hands? [actionpick.pass-on]"""
    own = g.past[OFFICE_THEN + round_ * SEATS + seat]
    theirs = g.past[OFFICE_THEN + round_ * SEATS + owner]
    return NO_OFFICE < own < theirs


def _holds_or_held_tray(g: City, seat: int) -> bool:
    """In the middle of the picking: whoever has kept a card of this round, or is about to, has seen the rest."""
    at = DEALT + (g.round - 1) * SEATS
    own = g.past[OFFICE_THEN + (g.round - 1) * SEATS + seat]
    if own <= NO_OFFICE:
        return False
    if g.past[at + seat] != NOBODY:
        return True
    for other in range(SEATS):
        earlier = NO_OFFICE < g.past[OFFICE_THEN + (g.round - 1) * SEATS + other] < own
        if earlier and g.past[at + other] == NOBODY:
            return False
    return True


def redeal(g: City, seat: int, driver: Driver) -> None:
    """Deal anew, in place, what this seat cannot know."""
    if g.unveiled or g.round > ROUNDS:
        return
    deal = Deal(g, seat)
    card = deal.shuffled(driver)
    tries = 1
    while tries < SHUFFLES and not deal.fits(card):
        card = deal.shuffled(driver)
        tries += 1
    if not deal.fits(card):
        card = deal.walked(driver)
    _lay_out(g, seat, deal, card)


def _lay_out(g: City, seat: int, deal: Deal, card: list[int]) -> None:
    for kind in range(KINDS):
        g.deck[kind] = 0
        g.tray[kind] = 0
        for owner in range(SEATS):
            if owner != seat:
                g.hand[owner * KINDS + kind] = 0
    for place in range(len(card)):
        owner = deal.owner[place]
        if owner == DECK:
            g.deck[card[place]] += 1
        elif owner == TRAY:
            g.tray[card[place]] += 1
        else:
            g.hand[owner * KINDS + card[place]] += 1
            g.past[deal.past[place]] = card[place]
    for owner in range(SEATS):
        for play in deal.plays[owner]:
            g.hand[owner * KINDS + play % KINDS] -= 1
