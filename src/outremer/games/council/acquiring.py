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
    wilds = g.wilds(seat)
    matched = matches(g, seat, council)
    if matched + wilds == 0:
        return no_card
    return no_coins if least_price(matched, wilds, 0) > purse_for(g, seat, council) else None


def no_purchase(g: Kingdom, seat: int, region: int) -> str | None:
    """What keeps this seat from buying before this council of a region. [action.acquire.choose-council]"""
    left = OPEN + slot_of(region, 0)
    if g.board[left] == NOBODY and g.board[left + 1] == NOBODY:
        return "action.acquire.take-tile"
    return no_satisfying(g, seat, region, "action.acquire.satisfy", "action.acquire.price.by-councillors")


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
