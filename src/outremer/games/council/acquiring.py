"""ACQUISTARE UNA TESSERA PERMESSO: satisfy a council with cards and coins, then take a permit that lies there."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.council.bonuses import Taking, lying_in
from outremer.games.council.vocabulary import (
    BALCONY,
    COLOUR_COUNT,
    COUNCIL_COUNT,
    DISCARDED,
    KINDS,
    KINGS_COUNCIL,
    LAY,
    PAY,
    PERMIT_COUNT,
    REGION_COUNT,
    SATISFIED,
    TAKE,
    WILD,
)
from outremer.games.council.world import COINS, HAND, OPEN, Kingdom
from outremer.kernel.blanks import NOBODY, Blank, Flag, Number, Seat, decides, given, secret
from outremer.kernel.chance import Driver
from outremer.kernel.forms import DONE, Call, Form, Need, ask
from outremer.kernel.journal import EVERYONE, NOTHING
from outremer.kernel.layouts import Many
from outremer.kernel.menu import Menu
from outremer.kernel.modules import listing

# By cards played. [action.acquire.price.one] [action.acquire.price.two]
# [action.acquire.price.three] [action.acquire.price.four]
PRICE: Final = [0, 10, 7, 4, 0]
A_ROAD: Final = 2  # coins for each road the king travels [build.king.cost-per-road]


def matches(g: Kingdom, seat: int, council: int) -> int:
    """How many councillors this hand could satisfy without a wild card. [action.acquire.one-card-per-councillor]"""
    left = g.cards[HAND + seat * KINDS : HAND + seat * KINDS + COLOUR_COUNT]
    satisfied = 0
    for at in range(council * BALCONY, council * BALCONY + BALCONY):
        colour = g.councillors[at]
        if left[colour]:
            left[colour] -= 1
            satisfied += 1
    return satisfied


def least_price(matched: int, wilds: int, wilds_laid: int) -> int:
    """The cheapest way to satisfy a council: every card that fits, then wild ones; so many of these lie already.

    A card more is always worth it: even a wild one saves three coins or four, and costs one.
    """
    coloured = min(matched, BALCONY - wilds_laid)
    wild = max(wilds_laid, min(wilds, BALCONY - coloured))
    return PRICE[coloured + wild] + wild


def purse_for(g: Kingdom, seat: int, council: int) -> int:
    """Coins that may go to this council: the king's journey must be paid too. [build.king.satisfy-council]"""
    coins = g.has[COINS + seat]
    if council == KINGS_COUNCIL:
        roads = g.roads_to(g.open_cities(seat))
        return NOBODY if roads == NOBODY else coins - roads * A_ROAD
    return coins


def no_satisfying(g: Kingdom, seat: int, council: int, no_card: str, no_coins: str) -> str | None:
    """What keeps this seat from satisfying this council: one of two rules, or None."""
    wilds = g.cards[HAND + seat * KINDS + WILD]
    matched = matches(g, seat, council)
    if matched + wilds == 0:
        return no_card
    return no_coins if least_price(matched, wilds, 0) > purse_for(g, seat, council) else None


def too_dear(g: Kingdom, seat: int, price: int) -> str:
    """What is not affordable: the council itself, or the king's journey after it."""
    return "build.king.satisfy-council" if price <= g.has[COINS + seat] else "action.acquire.price.by-councillors"


def no_purchase(g: Kingdom, seat: int, region: int) -> str | None:
    """What keeps this seat from buying before this council of a region. [action.acquire.choose-council]"""
    if g.board[OPEN + region * 2] == NOBODY and g.board[OPEN + region * 2 + 1] == NOBODY:
        return "action.acquire.take-tile"
    return no_satisfying(g, seat, region, "action.acquire.satisfy", "action.acquire.price.by-councillors")


class Satisfying(Form[Kingdom]):
    """One to four cards that match councillors, and the price. The cards are shown when they are paid for.

    [action.acquire.satisfy] [action.acquire.wild-card] [action.acquire.price.wild-surcharge]
    """

    rule: ClassVar[str] = "action.acquire.satisfy"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "council": given(Number(0, COUNCIL_COUNT - 1)),
        "laid": secret(Many(Number(0, BALCONY), KINDS)),
        "paid": Flag(),
    }

    def __init__(self, seat: int, council: int, laid: list[int], paid: bool = False) -> None:
        self.seat = seat
        self.council = council
        self.laid: Final = laid  # by kind: cards chosen, still in the hand until they are paid for
        self.paid = paid

    def needs(self, g: Kingdom) -> Need:
        return DONE if self.paid else ask(self.seat)

    def may(self, g: Kingdom, seat: int, menu: Menu) -> None:
        laid, cards = self.laid, g.cards
        count = sum(laid)
        purse = purse_for(g, seat, self.council)
        if count == 0:
            menu.put(PAY, "action.acquire.satisfy")
        else:
            price = PRICE[count] + laid[WILD]
            menu.put(PAY, None if price <= purse else too_dear(g, seat, price))
        waiting = self.waiting(g)
        matched = count - laid[WILD]
        for colour in range(COLOUR_COUNT):
            held = cards[HAND + seat * KINDS + colour] - laid[colour]
            matched += min(held, waiting[colour])
            if held == 0:
                menu.put(LAY + colour, "action.acquire.satisfy")
            else:
                menu.put(LAY + colour, None if waiting[colour] else "action.acquire.one-card-per-councillor")
        menu.put(LAY + WILD, self.no_wild(cards[HAND + seat * KINDS + WILD], matched, purse))

    def waiting(self, g: Kingdom) -> list[int]:
        """By colour: councillors that no card of their colour matches yet."""
        waiting = [0] * COLOUR_COUNT
        for at in range(self.council * BALCONY, self.council * BALCONY + BALCONY):
            waiting[g.councillors[at]] += 1
        for colour in range(COLOUR_COUNT):
            waiting[colour] -= self.laid[colour]
        return waiting

    def no_wild(self, wilds: int, matched: int, purse: int) -> str | None:
        """A wild card fits any councillor, but whoever lays it must still be able to pay."""
        laid = self.laid[WILD]
        if wilds == laid:
            return "action.acquire.satisfy"
        if least_price(matched, wilds, laid + 1) > purse:
            return "action.acquire.price.wild-surcharge"
        return None

    def answer(self, g: Kingdom, seat: int, verb: int, noun: int) -> None:
        if verb == LAY:
            self.laid[noun] += 1
        if verb == PAY or sum(self.laid) == BALCONY:
            self.pay(g)

    def pay(self, g: Kingdom) -> None:
        """Cards to the discards, coins back along the track. [action.acquire.pay-with-marker]"""
        g.reveal()
        count = sum(self.laid)
        for kind in range(KINDS):
            for _ in range(self.laid[kind]):
                g.discard(self.seat, kind)
                g.tell(DISCARDED, self.seat, kind)
        price = PRICE[count] + self.laid[WILD]
        g.has[COINS + self.seat] -= price
        g.tell(SATISFIED, self.seat, self.council, count, price)
        if g.rules.reshuffles_at_once:
            g.deck_is_ready()
        self.paid = True

    def hears_move(self, g: Kingdom, seat: int, verb: int, noun: int) -> int:
        return 1 << seat if verb == LAY else EVERYONE

    def others_notice(self, g: Kingdom, verb: int) -> int:
        return NOTHING

    def glimpse(self, g: Kingdom, seat: int | None) -> dict[str, object]:
        if seat != self.seat:
            return {}
        return {"laid": self.laid[:], "price": PRICE[sum(self.laid)] + self.laid[WILD]}

    def redeal(self, g: Kingdom, seat: int, driver: Driver) -> None:
        """To the others, any choice that can still be paid for may be lying there."""
        if seat != self.seat:
            choices = self.open_choices(g)
            chosen = choices[driver.below(len(choices))]
            for kind in range(KINDS):
                self.laid[kind] = chosen[kind]

    def open_choices(self, g: Kingdom) -> list[list[int]]:
        """Every set of cards, the empty one too, that could lie here while the council is not yet satisfied."""
        choices = [[0] * KINDS]
        at = 0
        while at < len(choices):
            menu = listing(g.rules)
            Satisfying(self.seat, self.council, choices[at]).may(g, self.seat, menu)
            for move in menu.moves:
                if LAY <= move < LAY + KINDS and sum(choices[at]) < BALCONY - 1:
                    more = choices[at][:]
                    more[move - LAY] += 1
                    if more not in choices:
                        choices.append(more)
            at += 1
        return choices

    def copy(self) -> Satisfying:
        return Satisfying(self.seat, self.council, self.laid[:], self.paid)


class Purchase(Form[Kingdom]):
    """The council is satisfied: take one of the two permits before it. [action.acquire.take-tile]"""

    rule: ClassVar[str] = "action.acquire.take-tile"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "region": given(Number(0, REGION_COUNT - 1)),
        "permit": decides(Number(NOBODY, PERMIT_COUNT - 1)),
        "done": Flag(),
    }

    def __init__(self, seat: int, region: int, permit: int = NOBODY, done: bool = False) -> None:
        self.seat = seat
        self.region = region
        self.permit = permit
        self.done = done

    def enter(self, g: Kingdom) -> None:
        lying = lying_in(g, self.region, self.region + 1)
        if len(lying) == 1:
            self.permit = lying[0]

    def needs(self, g: Kingdom) -> Need:
        if self.done:
            return DONE
        return ask(self.seat) if self.permit == NOBODY else Call(Taking(self.seat, self.permit, False))

    def may(self, g: Kingdom, seat: int, menu: Menu) -> None:
        menu.none(TAKE, "action.acquire.take-tile")
        for permit in lying_in(g, self.region, self.region + 1):
            menu.put(TAKE + permit)

    def answer(self, g: Kingdom, seat: int, verb: int, noun: int) -> None:
        self.permit = noun

    def returned(self, g: Kingdom, form: Form[Kingdom]) -> None:
        self.done = True

    def copy(self) -> Purchase:
        return Purchase(self.seat, self.region, self.permit, self.done)
