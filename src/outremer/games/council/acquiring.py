"""ACQUISTARE UNA TESSERA PERMESSO: what a council costs, and the permit that lies before it."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.council.bonuses import Taking, lying_in
from outremer.games.council.vocabulary import BALCONY, KINGS_COUNCIL, PERMITS, REGIONS, TAKE, slot_of
from outremer.games.council.world import COINS, OPEN, Kingdom
from outremer.kernel.blanks import NOBODY, Blank, Noun, Seat, decides, given
from outremer.kernel.forms import Form, Need, Then, ask
from outremer.kernel.menu import Menu

# By cards played. [action.acquire.price.one] [action.acquire.price.two]
# [action.acquire.price.three] [action.acquire.price.four]
PRICE: Final = [0, 10, 7, 4, 0]
A_ROAD: Final = 2  # coins for each road the king travels [build.king.cost-per-road]


def matches(g: Kingdom, seat: int, council: int) -> int:
    """How many councillors this hand could satisfy without a wild card. [action.acquire.one-card-per-councillor]"""
    left = g.hand(seat)
    satisfied = 0
    for colour in g.council(council):
        if left[colour]:
            left[colour] -= 1
            satisfied += 1
    return satisfied


def least_price(matched: int, wilds: int, wilds_laid: int) -> int:
    """The cheapest way to satisfy a council: every card that fits, then wild ones; so many of these lie already.

    A card more is always worth it: even a wild one saves three coins or four, and costs one.
    """
    coloured = min(matched, BALCONY - wilds_laid)
    wild = min(wilds, BALCONY - coloured)
    return PRICE[coloured + wild] + wild


def journey(g: Kingdom, seat: int, council: int) -> int:
    """Coins that must be left when this council is paid: those of the king's shortest way to a city still open."""
    if council != KINGS_COUNCIL:
        return 0
    return g.roads_to(g.open_cities(seat)) * A_ROAD  # [build.king.satisfy-council]


def too_dear(g: Kingdom, seat: int, council: int, price: int, wilds: int) -> str | None:
    """The rule that makes this price, with so many wild cards in it, more than the seat can pay, or None."""
    coins, kings = g.has[COINS + seat], council == KINGS_COUNCIL
    if price - wilds > coins:
        return "build.king.satisfy-council" if kings else "action.acquire.price.by-councillors"
    if price > coins:
        return "build.king.satisfy-council" if kings else "action.acquire.price.wild-surcharge"
    return "build.king.cost-per-road" if price + journey(g, seat, council) > coins else None


def no_satisfying(g: Kingdom, seat: int, council: int) -> str | None:
    """What keeps this seat from satisfying this council at the least price, or None."""
    wilds = g.wilds(seat)
    matched = matches(g, seat, council)
    if matched + wilds == 0:
        return "build.king.satisfy-council" if council == KINGS_COUNCIL else "action.acquire.satisfy"
    price = least_price(matched, wilds, 0)
    return too_dear(g, seat, council, price, wilds)  # not all of them, perhaps, where four cards cost nothing else


def no_purchase(g: Kingdom, seat: int, region: int) -> str | None:
    """What keeps this seat from buying before this council of a region. [action.acquire.choose-council]"""
    left = OPEN + slot_of(region, 0)
    if g.board[left] == NOBODY and g.board[left + 1] == NOBODY:
        return "action.acquire.take-tile"
    return no_satisfying(g, seat, region)


class Purchase(Form[Kingdom]):
    """The council is satisfied: take one of the two permits before it. [action.acquire.take-tile]"""

    rule: ClassVar[str] = "action.acquire.take-tile"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "region": given(Noun(REGIONS)),
        "permit": decides(Noun(PERMITS, nobody=True)),
    }

    def __init__(self, seat: int, region: int, permit: int = NOBODY) -> None:
        self.seat = seat
        self.region = region
        self.permit = permit

    def enter(self, g: Kingdom) -> None:
        lying = lying_in(g, self.region, self.region + 1)
        if len(lying) == 1:
            self.permit = lying[0]

    def needs(self, g: Kingdom) -> Need:
        return ask(self.seat) if self.permit == NOBODY else Then(Taking(self.seat, self.permit, False))

    def may(self, g: Kingdom, seat: int, menu: Menu) -> None:
        menu.none(TAKE, "action.acquire.take-tile")
        for permit in lying_in(g, self.region, self.region + 1):
            menu.put(TAKE + permit)

    def answer(self, g: Kingdom, seat: int, verb: int, noun: int) -> None:
        self.permit = noun

    def copy(self) -> Purchase:
        return Purchase(self.seat, self.region, self.permit)
