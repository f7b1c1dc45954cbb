"""LA FASE DELL'ASTA: Templars are laid face down before the cities, one after another, until all have passed."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.akkon.laying import TAKEN_BY, Laying, offer_heap
from outremer.games.akkon.privileges import Exchange, no_swap
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
    SWAP,
    WORDS,
)
from outremer.games.akkon.world import CAMP, HolyLand
from outremer.kernel.blanks import NOBODY, Blank, Flag, Seat, Seats, Sentence, decides
from outremer.kernel.forms import DONE, Call, Form, Need, ask
from outremer.kernel.menu import Menu

BORROWED_HEAPS: Final = 10  # two cards, five colours


class Auction(Form[HolyLand]):
    """In turn lay one Templar in a city, or pass for good."""

    rule: ClassVar[str] = "auction.place-one"
    order: ClassVar[str] = "auction.place-one"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Seat(nobody=True),
        "passed": Seats(),
        "laid": Flag(),
        "begun": decides(Sentence(WORDS, [BID, BID_BORROWED, SWAP])),
    }

    def __init__(self, turn: int = NOBODY, passed: int = 0, laid: bool = False, begun: int = NOBODY) -> None:
        self.turn = turn  # NOBODY once all have passed
        self.passed = passed
        self.laid = laid  # one or more, in this turn
        self.begun = begun  # the bid whose Templar is still to be named, or the swap whose card is

    def enter(self, g: HolyLand) -> None:
        self.turn = g.first  # who has at least the Seneschal to lay [auction.first-player-starts]

    def needs(self, g: HolyLand) -> Need:
        if self.begun != NOBODY:
            return Call(self.paragraph(g))
        return ask(self.turn) if self.turn != NOBODY else DONE

    def paragraph(self, g: HolyLand) -> Form[HolyLand]:
        verb = g.rules.verb_of[self.begun]
        noun = self.begun - verb
        if verb == BID:
            return Laying(self.turn, self.turn, OWN, CAMP, noun)
        if verb == SWAP:
            return Exchange(self.turn, noun)
        heap = noun // CITY_COUNT
        return Laying(self.turn, heap % SEATS, heap // SEATS + 1, CAMP, noun % CITY_COUNT)

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
        if g.privilege[REPUTATION] == seat:
            for city in range(CITY_COUNT):
                menu.put(SWAP + city, no_swap(g, seat, city))
        else:
            menu.none(SWAP, "privilege.reputation")

    def answer(self, g: HolyLand, seat: int, verb: int, noun: int) -> None:
        if verb == BID or verb == BID_BORROWED or verb == SWAP:
            self.begun = verb + noun
        elif verb == PASS:
            self.pass_for_good(g)
            self.go_on(g)
        elif verb == SENESCHAL:
            lay_seneschal(g, seat, noun)
            self.has_laid(g)
        elif verb == END:
            self.go_on(g)

    def has_laid(self, g: HolyLand) -> None:
        """One Templar a turn; by another ruling, as many as one likes. [auction.place-one]"""
        if g.rules.many_pieces_a_turn:
            self.laid = True
            if can_bid(g, self.turn):
                return
        self.go_on(g)

    def pass_for_good(self, g: HolyLand) -> None:
        """[auction.pass-is-final]"""
        self.passed |= 1 << self.turn
        g.tell(PASSED, self.turn)

    def go_on(self, g: HolyLand) -> None:
        """To the next who has not passed; who has nothing left to lay passes. [auction.direction] [auction.may-pass]"""
        self.laid = False
        seats = g.rules.seats
        while self.passed != (1 << seats) - 1:  # [auction.ends-when-all-passed]
            self.turn = (self.turn + g.rules.bid_step) % seats
            if not self.passed >> self.turn & 1:
                if can_bid(g, self.turn):
                    return
                self.pass_for_good(g)
        self.turn = NOBODY

    def returned(self, g: HolyLand, form: Form[HolyLand]) -> None:
        """A swap comes on top of the bid. [privilege.reputation]"""
        swapped = g.rules.verb_of[self.begun] == SWAP
        self.begun = NOBODY
        if not swapped:
            self.has_laid(g)
        elif not can_bid(g, self.turn):
            if not self.laid:
                self.pass_for_good(g)
            self.go_on(g)

    def fits(self, g: HolyLand) -> str | None:
        if self.turn == NOBODY:
            return None if self.begun == NOBODY else "begun: must be null once all have passed"
        has_passed = self.passed >> self.turn & 1
        return f"passed: seat {self.turn} is in turn, so it has not passed" if has_passed else None

    def copy(self) -> Auction:
        return Auction(self.turn, self.passed, self.laid, self.begun)


def can_bid(g: HolyLand, seat: int) -> bool:
    """Has this seat anything to lay, or a card to swap?"""
    at, holder = g.at, g.holder
    for piece in range(seat * KINDS, seat * KINDS + KINDS):
        if at[piece] == CAMP and holder[piece] == seat:
            return True
    if seat == g.first and g.seneschal == NOBODY:
        return True
    if g.lent and g.in_camp(seat):
        return True
    return g.may_use(seat, REPUTATION) and seat in g.place
