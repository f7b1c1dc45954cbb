"""LA FASE DELL'ASTA: Templars are laid face down before the cities, one after another, until all have passed."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.akkon.laying import TAKEN_BY, Laying, offer_heap
from outremer.games.akkon.templars import lay_seneschal
from outremer.games.akkon.vocabulary import (
    BID,
    BID_BORROWED,
    BY_BROTHERS,
    BY_PLAGUE,
    CITY_COUNT,
    END,
    KINDS,
    OWN,
    PASS,
    PASSED,
    REPUTATION,
    SEATS,
    SENESCHAL,
    WORDS,
)
from outremer.games.akkon.world import CAMP, HolyLand
from outremer.kernel.blanks import NOBODY, Blank, Flag, Seats, Sentence, decides
from outremer.kernel.forms import DONE, Call, Form, Need, ask
from outremer.kernel.menu import Menu

BORROWED_HEAPS: Final = 10  # two cards, five colours


class Auction(Form[HolyLand]):
    """In turn lay one Templar in a city, or pass for good."""

    rule: ClassVar[str] = "auction.place-one"
    order: ClassVar[str] = "auction.place-one"
    blanks: ClassVar[dict[str, Blank]] = {
        "passed": Seats(),
        "laid": Flag(),
        "begun": decides(Sentence(WORDS, [BID, BID_BORROWED])),
    }

    def __init__(self, passed: int = 0, laid: bool = False, begun: int = NOBODY) -> None:
        self.passed = passed
        self.laid = laid  # one or more, in this turn
        self.begun = begun  # the bid whose Templar is still to be named

    def enter(self, g: HolyLand) -> None:
        g.bidder = g.first  # who has at least the Seneschal to lay [auction.first-player-starts]

    def needs(self, g: HolyLand) -> Need:
        if self.begun != NOBODY:
            return Call(self.paragraph(g))
        return ask(g.bidder) if g.bidder != NOBODY else DONE

    def paragraph(self, g: HolyLand) -> Form[HolyLand]:
        verb = g.rules.verb_of[self.begun]
        noun = self.begun - verb
        if verb == BID:
            return Laying(g.bidder, g.bidder, OWN, CAMP, noun)
        heap = noun // CITY_COUNT
        return Laying(g.bidder, heap % SEATS, heap // SEATS + 1, CAMP, noun % CITY_COUNT)

    def may(self, g: HolyLand, seat: int, menu: Menu) -> None:
        if self.laid:
            menu.put(PASS, "auction.place-one")
            menu.put(END)
        else:
            menu.put(PASS)
            menu.put(END, "auction.place-one")
        offer_heap(g, seat, seat, OWN, BID, menu)
        if g.lent:  # as one's own [card.plague.whole-round]
            for heap in range(BORROWED_HEAPS):
                offer_heap(g, seat, heap % SEATS, heap // SEATS + 1, BID_BORROWED + heap * CITY_COUNT, menu)
        else:
            menu.none(BID_BORROWED, TAKEN_BY[BY_PLAGUE])
            menu.run(BID_BORROWED + SEATS * CITY_COUNT, SEATS * CITY_COUNT, TAKEN_BY[BY_BROTHERS])
        if seat != g.first:
            menu.none(SENESCHAL, "templar.seneschal.first-player-only")
        elif g.seneschal != NOBODY:
            menu.none(SENESCHAL, "auction.used.stay-at-city")
        else:
            menu.all(SENESCHAL)

    def out_of_turn(self, g: HolyLand, seat: int) -> str:
        """Who has passed is out for good, the others wait for their turn. [auction.pass-is-final]"""
        return "auction.pass-is-final" if self.passed >> seat & 1 else self.order

    def answer(self, g: HolyLand, seat: int, verb: int, noun: int) -> None:
        if verb == BID or verb == BID_BORROWED:
            self.begun = verb + noun
        elif verb == PASS:
            self.pass_for_good(g)
            self.go_on(g)
        elif verb == SENESCHAL:
            lay_seneschal(g, seat, noun)
            self.has_laid(g)
        else:
            self.go_on(g)

    def has_laid(self, g: HolyLand) -> None:
        """One Templar a turn; by another ruling, as many as one likes. [auction.place-one]"""
        if g.rules.many_pieces_a_turn:
            self.laid = True
            if can_bid(g, g.bidder):
                return
        self.go_on(g)

    def pass_for_good(self, g: HolyLand) -> None:
        """[auction.pass-is-final]"""
        self.passed |= 1 << g.bidder
        g.tell(PASSED, g.bidder)

    def go_on(self, g: HolyLand) -> None:
        """To the next who has not passed; who has nothing left to lay passes. [auction.direction] [auction.may-pass]"""
        self.laid = False
        seats = g.rules.seats
        while self.passed != (1 << seats) - 1:  # [auction.ends-when-all-passed]
            g.bidder = (g.bidder + g.rules.bid_step) % seats
            if not self.passed >> g.bidder & 1:
                if can_bid(g, g.bidder):
                    return
                self.pass_for_good(g)
        g.bidder = NOBODY

    def returned(self, g: HolyLand, form: Form[HolyLand]) -> None:
        self.begun = NOBODY
        self.has_laid(g)

    def fits(self, g: HolyLand) -> str | None:
        if g.bidder == NOBODY:
            return "world.bidder: must be a seat while the auction is open"
        has_passed = self.passed >> g.bidder & 1
        return f"passed: seat {g.bidder} is in turn, so it has not passed" if has_passed else None

    def copy(self) -> Auction:
        return Auction(self.passed, self.laid, self.begun)


def can_bid(g: HolyLand, seat: int) -> bool:
    """Has this seat anything to lay, or a card that it may swap in its own turn only?"""
    at, holder = g.at, g.holder
    for piece in range(seat * KINDS, seat * KINDS + KINDS):
        if at[piece] == CAMP and holder[piece] == seat:
            return True
    if seat == g.first and g.seneschal == NOBODY:
        return True
    if g.lent and g.in_camp(seat):
        return True
    return not g.rules.swaps_at_any_time and g.may_use(seat, REPUTATION) and seat in g.place
