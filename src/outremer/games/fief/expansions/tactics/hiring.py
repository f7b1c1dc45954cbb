"""The step of the mercenaries: those one has are paid, then all bid in secret for those in the general reserve."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.expansions.tactics.camp import (
    BID,
    BID_SHOWN,
    BIDS_TIED,
    KEEP,
    MERCENARIES_HIRED,
    MERCENARIES_LEFT,
    MERCENARIES_PAID,
    MOST_BID,
    NOBODY_HIRED,
    camp,
    for_hire,
)
from outremer.games.fief.vocabulary import SEATS
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Number, Seats, secret
from outremer.kernel.chance import Driver
from outremer.kernel.forms import DONE, Form, Need, ask, ask_all
from outremer.kernel.journal import AN_ANSWER
from outremer.kernel.layouts import Chairs, Grid
from outremer.kernel.menu import Menu


class Upkeep(Form[France]):
    """In turn order whoever has mercenaries pays a coin for each that is to stay."""

    rule: ClassVar[str] = "mercenary.upkeep"
    order: ClassVar[str] = "phase4.turn_order"
    blanks: ClassVar[dict[str, Blank]] = {"turn": Number(0, SEATS)}

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn  # how many have been asked, of all in turn order

    def payer(self, g: France) -> int:
        """How many come before the next who has any. [mercenary.step]"""
        order = g.in_turn_order()
        for at in range(self.turn, len(order)):
            if camp(g).reserve[order[at]]:
                return at
        return len(order)

    def needs(self, g: France) -> Need:
        at = self.payer(g)
        return ask(g.in_turn_order()[at]) if at < g.rules.seats else DONE

    def may(self, g: France, seat: int, menu: Menu) -> None:
        """[mercenary.upkeep]"""
        most = min(camp(g).reserve[seat], g.coins(seat))
        menu.amount(KEEP, 0, most, "mercenary.upkeep", "mercenary.upkeep")

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.turn = self.payer(g) + 1
        left = camp(g).reserve[seat] - noun
        camp(g).reserve[seat] = noun
        if noun:
            g.pay(seat, noun)
            g.tell(MERCENARIES_PAID, seat, noun)
        if left:
            g.tell(MERCENARIES_LEFT, seat, left)

    def copy(self) -> Upkeep:
        return Upkeep(self.turn)


class Auction(Form[France]):
    """Everybody with a coin closes the hand over a bid; those who tie at the top do so once more.

    Nobody deals meanwhile: the coins are in the hands.
    """

    rule: ClassVar[str] = "mercenary.auction.secret_bid"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "bidders": Seats(),
        "least": Number(0, MOST_BID),
        "bids": secret(Grid(Number(0, MOST_BID, nobody=True), Chairs(SEATS), absent=NOBODY)),
        "over": Flag(),
    }

    def __init__(self, bidders: int = 0, least: int = 0, bids: list[int] | None = None, over: bool = False) -> None:
        self.bidders = bidders  # seats (bits)
        self.least = least  # what each of them bid before, 0 the first time
        self.bids = [NOBODY] * SEATS if bids is None else bids  # by seat, NOBODY: not yet
        self.over = over

    def enter(self, g: France) -> None:
        """Who has no coin cannot bid, and all know it. [purse.open]"""
        for seat in range(g.rules.seats):
            if g.coins(seat):
                self.bidders |= 1 << seat
        self.over = not for_hire(g) or not self.bidders

    def missing(self) -> int:
        """Who has still to bid, as bits."""
        found = 0
        for seat in range(SEATS):
            if self.bidders >> seat & 1 and self.bids[seat] == NOBODY:
                found |= 1 << seat
        return found

    def needs(self, g: France) -> Need:
        return DONE if self.over else ask_all(self.missing())

    def may(self, g: France, seat: int, menu: Menu) -> None:
        """With coins one has, and not below one's bid before.

        [mercenary.auction.secret_bid] [mercenary.auction.tie_rebid]
        """
        rules = "mercenary.auction.tie_rebid", "mercenary.auction.secret_bid"
        menu.amount(BID, self.least, self.most(g, seat), *rules)

    def most(self, g: France, seat: int) -> int:
        return min(g.coins(seat), MOST_BID)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.bids[seat] = noun
        if not self.missing():
            self.open_hands(g)

    def open_hands(self, g: France) -> None:
        """All at once. [mercenary.auction.secret_bid]"""
        g.reveal()
        best, tied = 0, 0
        for seat in range(SEATS):
            if self.bids[seat] != NOBODY:
                g.tell(BID_SHOWN, seat, self.bids[seat])
            if self.bids[seat] > best:
                best, tied = self.bids[seat], 0
            if best and self.bids[seat] == best:
                tied |= 1 << seat
        if tied.bit_count() == 1:
            self.hire(g, tied.bit_length() - 1, best)
        elif tied and not self.least:  # [mercenary.auction.tie_rebid]
            g.tell(BIDS_TIED, best)
            self.bidders, self.least, self.bids = tied, best, [NOBODY] * SEATS
        else:  # without a coin nobody wins [mercenary.auction.only_winner_pays] [mercenary.auction.tie_persists]
            self.over = True
            g.tell(NOBODY_HIRED, for_hire(g))

    def hire(self, g: France, seat: int, coins: int) -> None:
        """All of them, and nobody else pays.

        [mercenary.auction.winner_takes_all] [mercenary.auction.only_winner_pays]
        """
        self.over = True
        count = for_hire(g)
        camp(g).reserve[seat] += count
        g.pay(seat, coins)
        g.tell(MERCENARIES_HIRED, seat, count, coins)

    def hears_move(self, g: France, seat: int, verb: int, noun: int) -> int:
        return 0

    def others_notice(self, g: France, verb: int) -> int:
        return AN_ANSWER

    def glimpse(self, g: France, seat: int | None) -> dict[str, object]:
        """One's own closed hand."""
        mine = NOBODY if seat is None else self.bids[seat]
        return {"my_bid": None if mine == NOBODY else mine}

    def redeal(self, g: France, seat: int, driver: Driver) -> None:
        """In the others' hands might be anything up to their purses."""
        for other in range(g.rules.seats):
            if other != seat and not self.over and self.bids[other] != NOBODY:
                self.bids[other] = self.least + driver.below(self.most(g, other) + 1 - self.least)

    def fits(self, g: France) -> str | None:
        for seat in range(g.rules.seats):
            is_bidder = self.bidders >> seat & 1 == 1
            if self.bids[seat] != NOBODY and not is_bidder:
                return f"bids[{seat}]: this seat does not bid"
            if not self.over and is_bidder and self.bids[seat] > self.most(g, seat):
                return f"bids[{seat}]: seat {seat} has {g.coins(seat)} coins"
            if not self.over and is_bidder and self.most(g, seat) < self.least:
                return f"least: seat {seat} has {g.coins(seat)} coins"
            if not self.over and NOBODY < self.bids[seat] < self.least:
                return f"bids[{seat}]: must be {self.least} at least"
        if not self.over and not self.missing():
            return "bidders: must be seats of which one has still to bid"
        return None

    def copy(self) -> Auction:
        return Auction(self.bidders, self.least, self.bids[:], self.over)
