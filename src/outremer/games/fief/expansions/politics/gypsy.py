"""The Gypsy: once a turn she throws away a card that her player has just drawn."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.expansions.politics.court import (
    A_DISASTER,
    DRAWN_CARDS,
    GYPSY,
    TOSS,
    TOSSED,
    TOSSED_CARD,
    court_of,
    has_used,
    seat_with,
)
from outremer.games.fief.hands import FORTUNE_PILE, LORD_PILE, discard
from outremer.games.fief.knowing import disaster_odds, lay
from outremer.games.fief.layout import DISCARDED_PILE, IN_DECK
from outremer.games.fief.vocabulary import CARDS, DECKS, DISASTER_DISCARDED, LORD_DECK, PASS
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Seat, secret
from outremer.kernel.chance import Driver
from outremer.kernel.forms import DONE, Form, Need, Roll, ask
from outremer.kernel.menu import Menu


def note_draw(g: France, seat: int, card: int) -> None:
    """Her player has drawn something, and she may throw it away, once a turn. [attendant.gypsy] [phase2.active]"""
    if seat_with(g, GYPSY) == seat and not has_used(g, TOSSED):
        court_of(g).drawn = card


class CardTossed(Form[France]):
    """Keep what was drawn, or throw it away: a disaster unseen, any other card after a look at it."""

    rule: ClassVar[str] = "attendant.gypsy"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": Seat(),
        "card": secret(Noun(DRAWN_CARDS)),
        "pile": Noun([*DECKS, "disasters"]),
        "turning": Flag(),
        "over": Flag(),
    }

    def __init__(self, seat: int, card: int, pile: int, turning: bool = False, over: bool = False) -> None:
        self.seat = seat
        self.card = card  # what was drawn; a disaster nobody has seen yet
        self.pile = pile  # its back, which all see
        self.turning = turning  # a disaster is turned up on its way to the discard pile
        self.over = over

    def enter(self, g: France) -> None:
        court_of(g).drawn = NOBODY

    def needs(self, g: France) -> Need:
        if self.over:
            return DONE
        return Roll(disaster_odds(g), CARDS) if self.turning else ask(self.seat)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        """[attendant.gypsy.lord_fortune] [attendant.gypsy.disaster]"""
        menu.put(PASS)
        menu.put(TOSS)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == PASS:
            self.over = True
            return
        court_of(g).used |= TOSSED
        g.tell(TOSSED_CARD, seat)
        if self.card == A_DISASTER:
            self.turning = True
            return
        self.over = True
        court_of(g).redrawn = self.pile  # it is drawn anew [attendant.gypsy.lord_fortune]
        discard(g, seat, self.card)

    def rolled(self, g: France, outcome: int) -> None:
        """It leaves the track again, and all see what it was. [attendant.gypsy.disaster]"""
        self.over = True
        g.track -= 1
        lay(g, outcome, IN_DECK, DISCARDED_PILE)
        g.tell(DISASTER_DISCARDED, outcome)

    def fits(self, g: France) -> str | None:
        if (self.card == A_DISASTER) != (self.pile == len(DECKS)):
            return "pile: must be the back of the card"
        if not self.over and self.card == A_DISASTER and not g.track:
            return "card: no disaster lies on the track"
        if not self.over and self.card != A_DISASTER and not g.holds(self.seat, self.card):
            return "card: is not in that hand"
        return None

    def glimpse(self, g: France, seat: int | None) -> dict[str, object]:
        return {"card": DRAWN_CARDS[self.card]} if seat == self.seat and self.card != A_DISASTER else {}

    def lets_in(self, g: France, seat: int) -> bool:
        return seat == self.seat and self.card != A_DISASTER

    def redeal(self, g: France, seat: int, driver: Driver) -> None:
        """One of the cards in that hand with this back, of which the seat does not know."""
        if seat == self.seat or self.card == A_DISASTER or self.over:
            return
        kind_of = g.rules.box.kind_of
        cards = [
            kind_of[card]
            for card in range(len(g.card))
            if g.card[card] == self.seat
            and (kind_of[card] < LORD_DECK) == (self.pile == LORD_PILE)
            and not g.seen[card] >> seat & 1
        ]
        if cards:
            self.card = cards[driver.below(len(cards))]

    def copy(self) -> CardTossed:
        return CardTossed(self.seat, self.card, self.pile, self.turning, self.over)


def tossing(g: France) -> CardTossed | None:
    """What waits for the Gypsy's word."""
    card = court_of(g).drawn
    if card == NOBODY:
        return None
    seat = seat_with(g, GYPSY)
    if card == A_DISASTER:
        return CardTossed(seat, card, len(DECKS))
    return CardTossed(seat, card, LORD_PILE if card < LORD_DECK else FORTUNE_PILE)


def draws_anew(g: France, seat: int, pile: int) -> int:
    """One card more from that deck, for the one thrown away. [attendant.gypsy]"""
    is_hers = seat_with(g, GYPSY) == seat and court_of(g).redrawn == pile
    return 1 if is_hers else 0
