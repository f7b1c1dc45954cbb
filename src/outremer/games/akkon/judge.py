"""What each seat has in a position of Akkon, and who has won.

A seat has what its four markers promise, what its hand can still do for them, and what its bids are likely to win.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from outremer.bots.judge import Judge, Sheet
from outremer.games.akkon.actions import Actions
from outremer.games.akkon.auction import Auction
from outremer.games.akkon.barbarossa import Exchange
from outremer.games.akkon.cards import Minting, Opponent, Writings
from outremer.games.akkon.judging.cards import BROTHERS_WORTH, PLAGUE_WORTH, Hand, effect
from outremer.games.akkon.judging.marks import FAR, Marks, in_order
from outremer.games.akkon.judging.odds import Bids
from outremer.games.akkon.laying import Laying
from outremer.games.akkon.privileges import Blessing
from outremer.games.akkon.tracks import winners
from outremer.games.akkon.vocabulary import BY_BROTHERS, CARDS_PER_CITY, CITY_COUNT, END, TRACK_COUNT
from outremer.games.akkon.world import IN_DECK, HolyLand
from outremer.kernel.blanks import NOBODY
from outremer.kernel.table import Table

PARTS: Final = (
    "highest",  # markers, in the order of their height
    "second",
    "third",
    "lowest",
    "cards-soon",  # what cards do that can be played in this round
    "cards-later",
    "free-templars",
    "bids",  # what they are likely to win
    "leads",  # characteristics led alone, for which privileges are given
    "loans",
)
HIGHEST: Final = 0
SECOND: Final = 1
THIRD: Final = 2
LOWEST: Final = 3
CARDS_SOON: Final = 4
CARDS_LATER: Final = 5
FREE_TEMPLARS: Final = 6
BIDS: Final = 7
LEADS: Final = 8
LOANS: Final = 9

GLUT: Final = 0.85  # for each card the seat holds or hopes for already
LEAST_EFFECT: Final = 0.15  # of a card that is bid for: it may become better
RECORD: Final = 3  # numbers for each Templar to be lent: taker, owner, by which card


class HolyLandJudge(Judge[HolyLand]):
    """Stages are by the rounds still to come, the last of them for the last round."""

    parts: ClassVar[tuple[str, ...]] = PARTS
    stages: ClassVar[int] = FAR + 1
    rival: ClassVar[float] = 0.4

    def stage(self, g: HolyLand) -> int:
        return FAR - min(FAR, rounds_left(g))

    def winners(self, g: HolyLand) -> int:
        return winners(g)

    def is_half_said(self, table: Table[HolyLand], seat: int) -> bool:
        return isinstance(table.stack[-1], Laying | Opponent | Writings | Minting | Exchange | Blessing)

    def rests(self, table: Table[HolyLand], seat: int) -> list[int]:
        return [END] if isinstance(table.stack[-1], Actions) else []

    def count(self, table: Table[HolyLand], sheets: list[Sheet], resting: int) -> None:
        g = table.world
        left = rounds_left(g)
        bids = bids_of(table)
        for seat in range(len(sheets)):
            sheet, marks = sheets[seat], Marks(g, seat, left)
            low, third, second, high = in_order(marks.at[0], marks.at[1], marks.at[2], marks.at[3])
            sheet.add(HIGHEST, float(high))
            sheet.add(SECOND, float(second))
            sheet.add(THIRD, float(third))
            sheet.add(LOWEST, float(low))
            free, is_over = (0, True) if seat == resting else templars_to_spend(table, g, seat)
            hand = Hand(g, seat, marks, left, free, is_over)
            sheet.add(CARDS_SOON, hand.soon)
            sheet.add(CARDS_LATER, hand.later)
            sheet.add(FREE_TEMPLARS, float(hand.free))
            if bids is not None:
                sheet.add(BIDS, hoped_for(g, seat, marks, bids, left))
        if left > 1:
            count_leads(g, sheets)
        count_loans(g, sheets)


def rounds_left(g: HolyLand) -> int:
    """About how many rounds are still to come: the smallest deck, by what bidding takes from it."""
    if g.ended or (g.round and g.is_last_round()):
        return 0
    fewest = CARDS_PER_CITY
    for city in range(CITY_COUNT):
        cards = 0
        for card in range(city * CARDS_PER_CITY, (city + 1) * CARDS_PER_CITY):
            if g.place[card] == IN_DECK:
                cards += 1
        fewest = min(fewest, cards)
    return fewest + 1


def templars_to_spend(table: Table[Any], g: HolyLand, seat: int) -> tuple[int, bool]:
    """How many Templars may still pay for cards in this round, and whether the seat's turn to do so is over."""
    for form in table.stack:
        if isinstance(form, Actions):
            seats = g.rules.seats
            over = form.turn == NOBODY or (seat - g.first) % seats < (form.turn - g.first) % seats
            return (0 if over else g.free_templars(seat)), over
    return g.free_templars(seat), False


def bids_of(table: Table[Any]) -> Bids | None:
    """While there is an auction: the opponents who have not passed and have something left to lay may still bid."""
    for form in table.stack:
        if isinstance(form, Auction):
            g: HolyLand = table.world
            bidding = 0
            for seat in range(g.rules.seats):
                if not form.passed >> seat & 1 and g.in_camp(seat):
                    bidding |= 1 << seat
            return Bids(g, bidding)
    return None


def hoped_for(g: HolyLand, seat: int, marks: Marks, bids: Bids, left: int) -> float:
    """Over all cities, the chance to win times what the card on offer would do; the more cards, the less each."""
    hopes: list[float] = []
    for city in range(CITY_COUNT):
        card = g.top[city]
        total = bids.total(seat, city) if card != NOBODY else 0.0
        if total:
            hopes.append(bids.chance(seat, city, total) * max(LEAST_EFFECT, effect(g, seat, marks, card, left)))
    if not hopes:
        return 0.0
    worth, share = 0.0, 1.0
    for _ in range(g.place.count(seat)):
        share *= GLUT
    hopes.sort(reverse=True)
    for hope in hopes:
        worth += share * hope
        share *= GLUT
    return worth


def count_leads(g: HolyLand, sheets: list[Sheet]) -> None:
    """A privilege for the next round to whoever leads a characteristic alone."""
    for track in range(TRACK_COUNT):
        leader, most = NOBODY, -1
        for seat in range(len(sheets)):
            at = g.tracks[seat * TRACK_COUNT + track]
            if at > most:
                leader, most = seat, at
            elif at == most:
                leader = NOBODY
        if leader != NOBODY:
            sheets[leader].add(LEADS, 1.0)


def count_loans(g: HolyLand, sheets: list[Sheet]) -> None:
    """The Templars of others that a seat will take as the next auction begins, and those of its own that it lends."""
    for at in range(0, len(g.debts), RECORD):
        each = BROTHERS_WORTH / 2 if g.debts[at + 2] + 1 == BY_BROTHERS else PLAGUE_WORTH
        sheets[g.debts[at]].add(LOANS, each)
        sheets[g.debts[at + 1]].add(LOANS, -each)


JUDGE: Final = HolyLandJudge
