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
from outremer.kernel.blanks import NOBODY, Blank, Noun, Number, Seat, Seats, decides
from outremer.kernel.forms import DONE, Call, Form, Need, ask
from outremer.kernel.layouts import Grid
from outremer.kernel.menu import Menu

PAIR: Final = 2  # cards of one city [privilege.faith]
HAND_LIMIT: Final = 5  # [action.hand.limit-five]


class Actions(Form[HolyLand]):
    """A whole turn each, card after card: Templars pay for cards, and cards raise markers. [game.templars-uses]

    By another ruling they play one card each, round and round. [action.order]
    """

    rule: ClassVar[str] = "action.order"
    order: ClassVar[str] = "action.order"
    blanks: ClassVar[dict[str, Blank]] = {
        "played": Grid(Number(0, CARDS_PER_CITY), CITIES),
        "turn": Seat(nobody=True),
        "card": decides(Noun(CARDS, nobody=True)),
        "pair": Noun(CITIES, nobody=True),
        "ended": Seats(),
    }

    def __init__(
        self, played: list[int], turn: int = NOBODY, card: int = NOBODY, pair: int = NOBODY, ended: int = 0
    ) -> None:
        self.played = played  # by city: cards of the Pope's holder that no blessing was given for [privilege.faith]
        self.turn = turn  # NOBODY when the phase is over
        self.card = card  # played, and its effect not yet settled
        self.pair = pair  # the city of two cards for which a blessing may be given now
        self.ended = ended  # who wants to play no more, where all play one card a turn

    def enter(self, g: HolyLand) -> None:
        self.turn = g.first
        self.skip_idle(g)

    def needs(self, g: HolyLand) -> Need:
        if self.card != NOBODY:
            return Call(choice_of(g, self.turn, self.card))
        if self.pair != NOBODY:
            return Call(Blessing(self.turn))
        return ask(self.turn) if self.turn != NOBODY else DONE

    def glimpse(self, g: HolyLand, seat: int | None) -> dict[str, object]:
        return {"one": g.rules.one_card_a_turn}

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
        if g.may_use(self.turn, FAITH):
            self.played[city] += 1
            self.pair = city if self.played[city] >= PAIR else NOBODY
        if not take_effect(g, self.turn, card):
            self.card = card
        elif self.pair == NOBODY:
            self.card_is_done(g)

    def returned(self, g: HolyLand, form: Form[HolyLand]) -> None:
        if self.card != NOBODY:
            self.card = NOBODY
        elif isinstance(form, Blessing):
            self.blessed(g, form)
        if self.pair == NOBODY:
            self.card_is_done(g)

    def blessed(self, g: HolyLand, form: Blessing) -> None:
        """Who declines keeps the two cards for later; where each pair counts, those blessed are used up."""
        city = self.pair
        if form.raised != NOBODY:
            self.played[city] -= PAIR
        again = form.raised != NOBODY and self.played[city] >= PAIR and g.may_use(self.turn, FAITH)
        self.pair = city if again else NOBODY

    def card_is_done(self, g: HolyLand) -> None:
        if g.rules.one_card_a_turn:
            self.pass_on(g)
        else:
            self.skip_idle(g)

    def end_turn(self, g: HolyLand) -> None:
        if g.rules.one_card_a_turn:
            self.ended |= 1 << self.turn
            self.pass_on(g)
            return
        following = (self.turn + 1) % g.rules.seats  # [action.order]
        self.turn = NOBODY if following == g.first else following
        self.skip_idle(g)

    def pass_on(self, g: HolyLand) -> None:
        """By another ruling all play one card a turn, round and round, until nobody can or will. [action.order]"""
        seats = g.rules.seats
        for step in range(1, seats + 1):
            seat = (self.turn + step) % seats
            if not self.ended >> seat & 1 and can_act(g, seat):
                self.turn = seat
                return
        self.turn = NOBODY

    def skip_idle(self, g: HolyLand) -> None:
        """Who can do nothing is not asked; everybody sees hands and camps, so this tells nothing."""
        if self.turn != NOBODY and not can_act(g, self.turn):
            if g.rules.one_card_a_turn:
                self.pass_on(g)
            else:
                self.end_turn(g)

    def fits(self, g: HolyLand) -> str | None:
        card = self.card
        if self.turn == NOBODY and (card != NOBODY or self.pair != NOBODY):
            return "card: must be null, and so must pair, when all have had their turns"
        if self.pair != NOBODY and (self.played[self.pair] < PAIR or not g.may_use(self.turn, FAITH)):
            return "pair: must be a city of which the holder of the Pope's privilege has played two cards"
        if self.ended and not g.rules.one_card_a_turn:
            return "ended: must be empty, unless all play one card a turn"
        if card == NOBODY or (g.place[card] == PLAYED_CARD and g.rules.kind[card] not in (HOLY_LANCE, SIEGE)):
            return None
        return "card: must have been played, and leave something to choose"

    def copy(self) -> Actions:
        return Actions(self.played[:], self.turn, self.card, self.pair, self.ended)


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
