"""How a council is satisfied: cards that match its councillors, and coins."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.council.acquiring import PRICE, Purchase, least_price, no_purchase, too_dear
from outremer.games.council.building import KingsHelp, no_kings_help
from outremer.games.council.vocabulary import (
    BALCONY,
    CARDS,
    COLOUR_COUNT,
    COUNCILS,
    DISCARDED,
    KINDS,
    LAY,
    PAY,
    SATISFIED,
    WILD,
)
from outremer.games.council.world import COINS, Kingdom
from outremer.kernel.blanks import Blank, Flag, Noun, Number, Seat, decides, given, secret
from outremer.kernel.chance import Driver
from outremer.kernel.forms import Form, Need, Then, ask
from outremer.kernel.journal import EVERYONE, NOTHING
from outremer.kernel.layouts import Grid
from outremer.kernel.menu import Menu
from outremer.kernel.modules import listing

LAID: Final = Grid(Number(0, BALCONY), CARDS)


class Satisfying(Form[Kingdom]):
    """One to four cards that match councillors, and the price. Nobody sees the cards before they are paid for."""

    rule: ClassVar[str] = "action.acquire.satisfy"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "council": given(Noun(COUNCILS)),
        "laid": secret(LAID),
        "paid": decides(Flag()),
    }

    def __init__(self, seat: int, council: int, laid: list[int], paid: bool = False) -> None:
        self.seat = seat
        self.council = council
        self.laid: Final = laid  # by kind: cards chosen, still in the hand until they are paid for
        self.paid = paid

    def needs(self, g: Kingdom) -> Need:
        if not self.paid:
            return ask(self.seat)
        return Then(self.sequel())

    def sequel(self) -> Form[Kingdom]:
        """What a satisfied council grants."""
        return Purchase(self.seat, self.council)

    def may(self, g: Kingdom, seat: int, menu: Menu) -> None:
        laid, hand = self.laid, g.hand(seat)
        count = sum(laid)
        price = PRICE[count] + laid[WILD]
        menu.put(PAY, too_dear(g, seat, self.council, price, laid[WILD]) if count else self.rule)
        if count == BALCONY:
            menu.none(LAY, "action.acquire.one-card-per-councillor")
            return
        waiting = self.waiting(g)
        matched = count - laid[WILD]
        for colour in range(COLOUR_COUNT):
            held = hand[colour] - laid[colour]
            matched += min(held, waiting[colour])
            if held == 0:
                menu.put(LAY + colour, self.rule)
            else:
                menu.put(LAY + colour, None if waiting[colour] else "action.acquire.one-card-per-councillor")
        menu.put(LAY + WILD, self.no_wild(g, hand[WILD], matched))

    def waiting(self, g: Kingdom) -> list[int]:
        """By colour: councillors that no card of their colour matches yet."""
        waiting = [0] * COLOUR_COUNT
        for colour in g.council(self.council):
            waiting[colour] += 1
        for colour in range(COLOUR_COUNT):
            waiting[colour] -= self.laid[colour]
        return waiting

    def no_wild(self, g: Kingdom, wilds: int, matched: int) -> str | None:
        """A wild card fits any councillor, but whoever lays it must still be able to pay. [action.acquire.wild-card]"""
        laid = self.laid[WILD]
        if wilds == laid:
            return self.rule
        price = least_price(matched, wilds, laid + 1)
        return too_dear(g, self.seat, self.council, price, price)  # if too dear, then for its wild cards

    def answer(self, g: Kingdom, seat: int, verb: int, noun: int) -> None:
        if verb == LAY:
            self.laid[noun] += 1
        else:
            self.pay(g)

    def pay(self, g: Kingdom) -> None:
        """Cards to the discards, coins back along the track. [action.acquire.pay-with-marker]"""
        g.reveal()
        count = sum(self.laid)
        price = PRICE[count] + self.laid[WILD]
        for kind in range(KINDS):
            for _ in range(self.laid[kind]):
                g.discard(self.seat, kind)
                g.tell(DISCARDED, self.seat, kind)
            self.laid[kind] = 0
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
        if seat != self.seat or self.paid:
            return {}
        return {"laid": LAID.say(self.laid, g.rules.seats), "price": PRICE[sum(self.laid)] + self.laid[WILD]}

    def lets_in(self, g: Kingdom, seat: int) -> bool:
        return seat == self.seat and not self.paid

    def redeal(self, g: Kingdom, seat: int, driver: Driver) -> None:
        """To the others, any choice that can still be paid for may be lying there."""
        if seat != self.seat and not self.paid:
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
            self.with_cards(choices[at]).may(g, self.seat, menu)
            for move in menu.moves:
                if LAY <= move < LAY + KINDS:
                    more = choices[at][:]
                    more[move - LAY] += 1
                    if more not in choices:
                        choices.append(more)
            at += 1
        return choices

    def fits(self, g: Kingdom) -> str | None:
        if self.paid:
            return None
        bar = self.no_beginning(g)
        if bar is not None:
            return f"council: seat {self.seat} cannot satisfy it [{bar}]"
        return None if self.laid in self.open_choices(g) else "laid: these cards cannot be chosen and paid for"

    def no_beginning(self, g: Kingdom) -> str | None:
        """What would have kept this seat from turning to this council."""
        return no_purchase(g, self.seat, self.council)

    def copy(self) -> Satisfying:
        return self.with_cards(self.laid[:])

    def with_cards(self, laid: list[int]) -> Satisfying:
        return Satisfying(self.seat, self.council, laid, self.paid)


class KingsCouncil(Satisfying):
    """The king's council, by the same rules, before the king can be led anywhere. [build.king.satisfy-council]"""

    rule: ClassVar[str] = "build.king.satisfy-council"

    def sequel(self) -> Form[Kingdom]:
        return KingsHelp(self.seat)

    def no_beginning(self, g: Kingdom) -> str | None:
        return no_kings_help(g, self.seat)

    def with_cards(self, laid: list[int]) -> KingsCouncil:
        return KingsCouncil(self.seat, self.council, laid, self.paid)
