"""Dealing anew what a seat cannot know: the action cards of the others, and with them what is left in the deck.

Every card that anybody ever took has a place: the one kept in phase 1 of a round, or the one drawn by a privilege. A
seat knows its own, and it knows which cards it passed on in a round, though not who kept which. What the others have
played they must have had. Among all deals that fit, each is equally likely: first each card played is traced to one of
the places it may have come from, as often to each as there are deals that agree; then all the rest is shuffled.
"""

from __future__ import annotations

from typing import Final

from outremer.games.jerusalem.vocabulary import KINDS, NO_OFFICE, ROUNDS, SEATS
from outremer.games.jerusalem.world import DEALT, DRAWN, OFFICE_THEN, City
from outremer.kernel.blanks import NOBODY
from outremer.kernel.chance import Driver

UNSEEN: Final = ROUNDS  # the pool of cards this seat never saw; pool r holds those it passed on in round r
POOLS: Final = ROUNDS + 1
MIXING: Final = 8  # how often each played card is traced anew
SCALE: Final = 1 << 20  # odds are whole numbers
DECK: Final = -1
TRAY: Final = -2


class Deal:
    """The places of all cards that one seat does not know, what is in them, and where the cards played came from."""

    def __init__(self, g: City, seat: int) -> None:
        self.card: list[int] = []  # by place
        self.owner: list[int] = []  # a seat, DECK or TRAY
        self.past: list[int] = []  # its index in City.past, or NOBODY
        self.since: list[int] = []  # the first round in which its owner could play it
        self.pool: list[int] = []  # which cards may lie there
        self.bound: list[bool] = []  # its card has been played since
        self.left: list[int] = [0] * (POOLS * KINDS)  # by pool and kind: cards not traced to a play
        self.rest: list[int] = [0] * POOLS  # by pool: how many these are
        for round_ in range(ROUNDS):
            for owner in range(SEATS):
                if owner != seat:
                    pool = round_ if _passed_on(g, seat, owner, round_) else UNSEEN
                    self._add_taken(g, DEALT + round_ * SEATS + owner, owner, round_, pool)
                    self._add_taken(g, DRAWN + round_ * SEATS + owner, owner, round_ + 1, UNSEEN)
        self._add_piles(g, seat)
        self.player: list[int] = []  # by card played, in the order of play
        self.kind: list[int] = []
        self.round: list[int] = []
        self.source: list[int] = []  # the place it came from
        for play in g.plays:
            if play // (ROUNDS * KINDS) != seat:
                self._add_play(play // (ROUNDS * KINDS), play // KINDS % ROUNDS, play % KINDS)
        if not self.trace_from(0):
            raise ValueError("`plays` has a card that its player could not have had")

    def _add_taken(self, g: City, at: int, owner: int, since: int, pool: int) -> None:
        if g.past[at] != NOBODY:
            self._add(g.past[at], owner, at, since, pool)

    def _add_piles(self, g: City, seat: int) -> None:
        tray = g.round - 1 if _holds_or_held_tray(g, seat) else UNSEEN
        for kind in range(KINDS):
            for _ in range(g.tray[kind]):
                self._add(kind, TRAY, NOBODY, 0, tray)
        for kind in range(KINDS):  # behind all of the tray, whatever lies there
            for _ in range(g.deck[kind]):
                self._add(kind, DECK, NOBODY, 0, UNSEEN)

    def _add(self, card: int, owner: int, past: int, since: int, pool: int) -> None:
        self.card.append(card)
        self.owner.append(owner)
        self.past.append(past)
        self.since.append(since)
        self.pool.append(pool)
        self.bound.append(False)
        self.left[pool * KINDS + card] += 1
        self.rest[pool] += 1

    def _add_play(self, player: int, round_: int, kind: int) -> None:
        self.player.append(player)
        self.round.append(round_)
        self.kind.append(kind)
        self.source.append(NOBODY)

    def trace_from(self, play: int) -> bool:
        """Trace this card played and those after it to the first places that fit, wherever they really came from.

        So two tables that the seat cannot tell apart are dealt anew alike, chance being equal.
        """
        if play == len(self.source):
            return True
        for place in self.possible_sources(play):
            if self.odds(play, place):
                self.bind(play, place)
                if self.trace_from(play + 1):
                    return True
                self.release(play)
        return False

    def possible_sources(self, play: int) -> list[int]:
        places = []
        for place in range(len(self.owner)):
            mine = self.owner[place] == self.player[play] and not self.bound[place]
            if mine and self.since[place] <= self.round[play]:
                places.append(place)
        return places

    def bind(self, play: int, place: int) -> None:
        self.source[play] = place
        self.bound[place] = True
        self.left[self.pool[place] * KINDS + self.kind[play]] -= 1
        self.rest[self.pool[place]] -= 1

    def release(self, play: int) -> None:
        place = self.source[play]
        self.bound[place] = False
        self.left[self.pool[place] * KINDS + self.kind[play]] += 1
        self.rest[self.pool[place]] += 1

    def odds(self, play: int, place: int) -> int:
        """How many deals agree with this card coming from this place, beside its coming from another."""
        pool = self.pool[place]
        return self.left[pool * KINDS + self.kind[play]] * SCALE // self.rest[pool]

    def trace_again(self, one: int, other: int, driver: Driver) -> None:
        """Two cards played are traced anew together, so that they may change their places."""
        self.release(one)
        if other != one:
            self.release(other)
        firsts: list[int] = []
        seconds: list[int] = []
        odds: list[int] = []
        for first in self.possible_sources(one):
            weight = self.odds(one, first)
            if weight and other == one:
                firsts.append(first)
                odds.append(weight)
            elif weight:
                self.bind(one, first)
                for second in self.possible_sources(other):
                    firsts.append(first)
                    seconds.append(second)
                    odds.append(weight * self.odds(other, second))
                self.release(one)
        chosen = driver.pick(odds, [])
        self.bind(one, firsts[chosen])
        if other != one:
            self.bind(other, seconds[chosen])

    def drawn(self, driver: Driver) -> list[int]:
        """A deal that fits, each as likely as any other.

        One that can be traced in two ways comes up twice as often, so it is taken only every second time.
        """
        plays = len(self.source)
        while True:
            for _ in range(MIXING):
                for play in range(plays):
                    self.trace_again(play, driver.below(plays), driver)
            card = self.filled(driver)
            if driver.below(self.ways_to_trace(card)) == 0:
                return card

    def filled(self, driver: Driver) -> list[int]:
        """The cards played in the places they are traced to, all others shuffled, pool by pool."""
        card = self.card[:]
        for play in range(len(self.source)):
            card[self.source[play]] = self.kind[play]
        for pool in range(POOLS):
            cards: list[int] = []
            for kind in range(KINDS):
                for _ in range(self.left[pool * KINDS + kind]):
                    cards.append(kind)
            driver.shuffle(cards)
            for place in range(len(card)):
                if self.pool[place] == pool and not self.bound[place]:
                    card[place] = cards.pop()
        return card

    def ways_to_trace(self, card: list[int]) -> int:
        """In how many ways the cards played may be traced in this deal."""
        ways = 1
        for play in range(len(self.source)):
            places = 0
            for place in range(len(card)):
                if self.owner[place] == self.player[play] and card[place] == self.kind[play]:
                    places += self.since[place] <= self.round[play]
            for earlier in range(play):
                if self.player[earlier] == self.player[play] and self.kind[earlier] == self.kind[play]:
                    places -= 1
            ways *= places
        return ways


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
    _lay_out(g, seat, deal, deal.drawn(driver))


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
    for play in range(len(deal.kind)):
        g.hand[deal.player[play] * KINDS + deal.kind[play]] -= 1
