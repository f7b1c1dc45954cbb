"""FASE 1: ASTA PER I PERSONAGGI: the offices of the round are sold one by one."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.jerusalem.vocabulary import (
    ADMIRAL,
    BIDS,
    CARDS_LAID_OUT,
    CONSTABLE,
    NO_OFFICE,
    OFFICE_NAMES,
    OPEN,
    OPENED,
    PASS,
    PASSED,
    RAISE,
    RAISED,
    SEATS,
    WON,
)
from outremer.games.jerusalem.world import BEZANTS, FLOORS, OFFICE, OFFICE_THEN, POINTS, City
from outremer.kernel.blanks import NOBODY, Blank, Noun, Number, Seat, Seats
from outremer.kernel.forms import DONE, Call, Form, Need, ask
from outremer.kernel.menu import Menu


class Auction(Form[City]):
    """ASTA: the offices are sold until every player has one."""

    rule: ClassVar[str] = "auction.open.no-pass"
    blanks: ClassVar[dict[str, Blank]] = {"opener": Seat()}

    def __init__(self, opener: int) -> None:
        self.opener = opener  # NOBODY once all are sold

    def enter(self, g: City) -> None:
        # [auction.action-cards.draw] [auction.action-cards.draw.example] [auction.action-cards.face-down]
        g.face_down = g.rules.seats
        g.tell(CARDS_LAID_OUT, g.face_down)
        self.opener = first_opener(g)

    def needs(self, g: City) -> Need:
        # [auction.repeat-until-all-have-one] [auction.pass.back-for-next.de]
        return Call(Sale(self.opener)) if self.opener != NOBODY else DONE

    def returned(self, g: City, form: Form[City]) -> None:
        assert isinstance(form, Sale)
        g.has[BEZANTS + form.leader] -= form.high  # [auction.winner.pays-bank] [auction.losers.keep-money.de]
        take_office(g, form.leader, form.office, form.high)
        self.opener = next_without_office(g, form.leader, 0)  # [auction.next-opener.it] [auction.next-opener.de]
        if next_without_office(g, self.opener, 1 << self.opener) == NOBODY:
            take_office(g, self.opener, last_office(g), 0)  # [auction.last-character-free]
            self.opener = NOBODY

    def fits(self, g: City) -> str | None:
        if g.has[OFFICE + self.opener] != NO_OFFICE or g.has[OFFICE : OFFICE + g.rules.seats].count(NO_OFFICE) < 2:
            return "opener: must be one of at least two seats that have no office yet"
        return None if g.face_down == g.rules.seats else "world.face_down: must be a card for each seat"

    def copy(self) -> Auction:
        return Auction(self.opener)


def first_opener(g: City) -> int:
    """Highest tower, then most points, then lowest office of the round before; in round 1 the tallest player.

    [auction.opener.highest-tower] [auction.opener.tie.tower-points] [auction.opener.tie.character.it]
    [auction.opener.tie.character.de] [auction.opener.first-round]
    """
    if g.round == 1:
        return g.opener
    best = 0
    for seat in range(1, g.rules.seats):
        higher = g.has[FLOORS + seat] - g.has[FLOORS + best]
        richer = g.has[POINTS + seat] - g.has[POINTS + best]
        earlier = g.office_of_last_round(best) - g.office_of_last_round(seat)
        if higher > 0 or (higher == 0 and (richer > 0 or (richer == 0 and earlier > 0))):
            best = seat
    return best


def next_without_office(g: City, seat: int, passed: int) -> int:
    """The next seat to the left that has no office and has not passed; it may be the same one again.

    [auction.bid.clockwise] [auction.winner.bids-no-more]
    """
    seats = g.rules.seats
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        if g.has[OFFICE + other] == NO_OFFICE and not passed >> other & 1:
            return other
    return NOBODY


def take_office(g: City, seat: int, office: int, price: int) -> None:
    g.has[OFFICE + seat] = office  # [auction.purpose] [auction.winner.card-face-up]
    g.past[OFFICE_THEN + (g.round - 1) * SEATS + seat] = office
    g.tell(WON, seat, office, price)


def last_office(g: City) -> int:
    for office in range(g.rules.first_office, ADMIRAL + 1):
        if g.seat_of(office) == NOBODY:
            return office
    raise AssertionError("every office is taken")


class Sale(Form[City]):
    """One office: open, then raise or pass, until only the leader is left."""

    rule: ClassVar[str] = "auction.bid.raise-or-pass"
    order: ClassVar[str] = "auction.bid.clockwise"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Seat(),
        "office": Noun(OFFICE_NAMES),
        "high": Number(0, BIDS - 1, nobody=True),
        "leader": Seat(nobody=True),
        "passed": Seats(),
    }

    def __init__(
        self, turn: int, office: int = NO_OFFICE, high: int = NOBODY, leader: int = NOBODY, passed: int = 0
    ) -> None:
        self.turn = turn
        self.office = office  # NO_OFFICE while the sale is not open
        self.high = high
        self.leader = leader
        self.passed = passed  # a bit per seat

    def needs(self, g: City) -> Need:
        return ask(self.turn) if self.turn != self.leader else DONE  # [auction.end.one-left]

    def may(self, g: City, seat: int, menu: Menu) -> None:
        purse = min(g.has[BEZANTS + seat], BIDS - 1)
        if self.office == NO_OFFICE:
            menu.put(PASS, "auction.open.no-pass")
            menu.none(RAISE, "auction.open.no-pass")
            for office in range(CONSTABLE, ADMIRAL + 1):  # [auction.open.choose-character]
                first = OPEN + (office - 1) * BIDS
                if office < g.rules.first_office:
                    menu.run(first, BIDS, no_such_office(g))
                elif g.seat_of(office) == NOBODY:
                    menu.run(first, purse + 1)  # [auction.open.any-bid]
                    menu.run(first + purse + 1, BIDS - purse - 1, "auction.bid.not-more-than-owned")
                else:
                    menu.run(first, BIDS, "auction.next.choose-from-remaining")
        else:
            menu.put(PASS)
            menu.none(OPEN, "auction.bid.raise-or-pass")
            menu.amount(RAISE, self.high + 1, purse, "auction.bid.raise-or-pass", "auction.bid.not-more-than-owned")

    def out_of_turn(self, g: City, seat: int) -> str:
        """Who has an office or has passed is out; the others, and the highest bidder, wait for their turn."""
        if g.has[OFFICE + seat] != NO_OFFICE:
            return "auction.winner.bids-no-more"
        return "auction.pass.out-of-this-auction" if self.passed >> seat & 1 else self.order

    def answer(self, g: City, seat: int, verb: int, noun: int) -> None:
        if verb == PASS:
            self.passed |= 1 << seat  # [auction.pass.out-of-this-auction]
            g.tell(PASSED, seat)
        elif verb == RAISE:
            self.leader, self.high = seat, noun  # [auction.bid.shown-openly]
            g.tell(RAISED, seat, noun)
        elif verb == OPEN:
            self.office = noun // BIDS + 1
            self.leader, self.high = seat, noun % BIDS
            g.tell(OPENED, seat, self.office, self.high)
        self.turn = next_without_office(g, seat, self.passed)

    def fits(self, g: City) -> str | None:
        if self.is_out(g, self.turn):
            return f"turn: seat {self.turn} has passed or has an office"
        if self.office == NO_OFFICE:
            begun = self.leader != NOBODY or self.high != NOBODY or self.passed
            return "office: while there is none, leader and high must be null and passed empty" if begun else None
        if self.office < g.rules.first_office or g.seat_of(self.office) != NOBODY:
            return "office: must be one that is still to be sold"
        if self.leader == NOBODY or self.is_out(g, self.leader):
            return "leader: must be a seat that has no office and has not passed"
        purse = g.has[BEZANTS + self.leader]
        return None if 0 <= self.high <= purse else f"high: must be from 0 to {purse}, which seat {self.leader} has"

    def is_out(self, g: City, seat: int) -> bool:
        return g.has[OFFICE + seat] != NO_OFFICE or self.passed >> seat & 1 == 1

    def copy(self) -> Sale:
        return Sale(self.turn, self.office, self.high, self.leader, self.passed)


def no_such_office(g: City) -> str:
    return "two-players.characters-3-and-4" if g.rules.seats == 2 else "setup.three-players.no-constable"
