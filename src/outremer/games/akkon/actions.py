"""LA FASE DELLE AZIONI: clockwise from the first player, each plays as many cards as its Templars can pay for."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.akkon.cards import choice_of, no_play, price, take_effect
from outremer.games.akkon.privileges import Blessing
from outremer.games.akkon.vocabulary import (
    BY_BROTHERS,
    CARD_COUNT,
    CARDS,
    CARDS_PER_CITY,
    CITIES,
    CITY_COUNT,
    DISCARD,
    DISCARDED,
    END,
    FAITH,
    HOLY_LANCE,
    KINDS,
    PLAY,
    PLAYED,
    POWER,
    RECOVER,
    RECOVERED,
    SIEGE,
)
from outremer.games.akkon.world import CAMP, DISCARD_PILE, PLAYED_CARD, HolyLand
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Seat, decides
from outremer.kernel.forms import DONE, Call, Form, Need, ask
from outremer.kernel.menu import Menu

HAND_LIMIT: Final = 5  # [action.hand.limit-five]


class Actions(Form[HolyLand]):
    """A whole turn each, card after card: Templars pay for cards, and cards raise markers. [game.templars-uses]"""

    rule: ClassVar[str] = "action.order"
    order: ClassVar[str] = "action.order"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Seat(nobody=True),
        "card": decides(Noun(CARDS, nobody=True)),
        "once": Nouns(CITIES),
        "blessing": Flag(),
    }

    def __init__(self, turn: int = NOBODY, card: int = NOBODY, once: int = 0, blessing: bool = False) -> None:
        self.turn = turn  # NOBODY when the phase is over
        self.card = card  # played, and its effect not yet settled
        self.once = once  # a bit per city of which one card, or one more than a pair, was played this turn
        self.blessing = blessing  # a pair was played: the Pope's privilege may be used now

    def enter(self, g: HolyLand) -> None:
        self.turn = g.first
        self.skip_idle(g)

    def needs(self, g: HolyLand) -> Need:
        if self.card != NOBODY:
            return Call(choice_of(g, self.turn, self.card))
        if self.blessing:
            return Call(Blessing(self.turn))
        return ask(self.turn) if self.turn != NOBODY else DONE

    def may(self, g: HolyLand, seat: int, menu: Menu) -> None:
        menu.put(END)
        menu.none(PLAY, "action.play-cards")
        free = g.free_templars(seat)
        place = g.place
        for card in range(CARD_COUNT):
            if place[card] == seat:
                menu.put(PLAY + card, no_play(g, seat, card, free))
        if g.privilege[POWER] == seat:
            for city in range(CITY_COUNT):
                menu.put(RECOVER + city, no_recovery(g, seat, city))
        else:
            menu.none(RECOVER, "privilege.power")

    def answer(self, g: HolyLand, seat: int, verb: int, noun: int) -> None:
        if verb == PLAY:
            self.play(g, noun)
        elif verb == RECOVER:
            recover(g, seat, noun)
            self.skip_idle(g)
        else:
            self.end_turn(g)

    def play(self, g: HolyLand, card: int) -> None:
        """Announce, pay, carry out. [action.effect.announce] [action.effect.at-once] [round.action-purpose]"""
        cost = price(g, self.turn, card)
        city = card // CARDS_PER_CITY
        g.place[card] = PLAYED_CARD
        g.paid[self.turn * CITY_COUNT + city] += cost  # only their number matters [action.cost.kind-irrelevant]
        g.tell(PLAYED, self.turn, card, cost)
        self.once ^= 1 << city
        self.blessing = not self.once >> city & 1 and g.may_use(self.turn, FAITH)  # [privilege.faith]
        if not take_effect(g, self.turn, card):
            self.card = card
        elif not self.blessing:
            self.skip_idle(g)

    def returned(self, g: HolyLand, form: Form[HolyLand]) -> None:
        if self.card != NOBODY:
            self.card = NOBODY
        else:
            self.blessing = False
        if not self.blessing:
            self.skip_idle(g)

    def end_turn(self, g: HolyLand) -> None:
        self.once = 0
        following = (self.turn + 1) % g.rules.seats  # [action.order]
        self.turn = NOBODY if following == g.first else following
        self.skip_idle(g)

    def skip_idle(self, g: HolyLand) -> None:
        """Who can do nothing is not asked; everybody sees hands and camps, so this tells nothing."""
        if self.turn != NOBODY and not can_act(g, self.turn):
            self.end_turn(g)

    def fits(self, g: HolyLand) -> str | None:
        card = self.card
        if self.turn == NOBODY and (card != NOBODY or self.blessing):
            return "card: must be null, and blessing false, when all have had their turns"
        if card == NOBODY or (g.place[card] == PLAYED_CARD and g.rules.kind[card] not in (HOLY_LANCE, SIEGE)):
            return None
        return "card: must have been played, and leave something to choose"

    def copy(self) -> Actions:
        return Actions(self.turn, self.card, self.once, self.blessing)


def can_act(g: HolyLand, seat: int) -> bool:
    """May this seat play a card, or fetch a Templar, with or without a card to play it on? [privilege.power]"""
    free = g.free_templars(seat)
    place = g.place
    for card in range(CARD_COUNT):
        if place[card] == seat and no_play(g, seat, card, free) is None:
            return True
    if g.may_use(seat, POWER):
        for city in range(CITY_COUNT):
            if no_recovery(g, seat, city) is None:
                return True
    return False


def no_recovery(g: HolyLand, seat: int, city: int) -> str | None:
    """POTERE (RICHARD LOWENHERZ): what keeps this seat from taking a Templar back from there. [privilege.power]"""
    if not g.may_use(seat, POWER):
        return "privilege.power"
    if recoverable(g, seat, city) != NOBODY:
        return None
    lent = g.templars_at(seat, city) > g.paid[seat * CITY_COUNT + city]
    return "card.brothers.auction-only" if lent else "privilege.power"


def recoverable(g: HolyLand, seat: int, city: int) -> int:
    """A Templar it bid there, or NOBODY; one lent by Brothers in Arms serves in the auction only."""
    for piece in range(g.rules.pieces):
        if g.at[piece] == city and g.holder[piece] == seat and g.loan[piece] != BY_BROTHERS:
            return piece
    return NOBODY


def recover(g: HolyLand, seat: int, city: int) -> None:
    """Back into the camp, where all know it lies; a Chaplain's discount stays. [privilege.power]"""
    piece = recoverable(g, seat, city)
    g.use(POWER)
    g.at[piece] = CAMP
    g.tell(RECOVERED, seat, city, piece % KINDS)


class HandLimit(Form[HolyLand]):
    """Nobody keeps more than five cards. [action.hand.limit-five] [action.hand.discard-to-five]"""

    rule: ClassVar[str] = "action.hand.discard-to-five"

    def needs(self, g: HolyLand) -> Need:
        for step in range(g.rules.seats):
            seat = (g.first + step) % g.rules.seats
            if g.place.count(seat) > HAND_LIMIT:
                return ask(seat)
        return DONE

    def may(self, g: HolyLand, seat: int, menu: Menu) -> None:
        for card in range(CARD_COUNT):
            menu.put(DISCARD + card, None if g.place[card] == seat else "action.hand.discard-to-five")

    def answer(self, g: HolyLand, seat: int, verb: int, noun: int) -> None:
        g.place[noun] = DISCARD_PILE
        g.tell(DISCARDED, seat, noun)
