"""Relics in proposals: one each way, and who receives it says which lord bears it."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.church import note_donation
from outremer.games.fief.clauses import cost, deals_freely
from outremer.games.fief.layout import DEAL_STATE, DEAL_TO, DRAFT
from outremer.games.fief.relics.reliquary import (
    BEAR,
    GIVE_RELIC,
    RELIC_COUNT,
    RELIC_NAMES,
    WANT_RELIC,
    Reliquary,
    bearers,
    give,
    reliquary,
    wielder,
)
from outremer.games.fief.vocabulary import LORD_COUNT
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Seat
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


def no_exchange(g: France, relic: int, giver: int, receiver: int) -> str | None:
    """A free lord of the one bears it, and the other has one who could. [relic.trade] [diplomacy.talk.relics]"""
    lord = wielder(g, relic)
    if lord == NOBODY or g.owner(lord) != giver or not bearers(g, receiver):
        return "relic.trade"
    return None


def no_clause(g: France, by: int, relic: int, giver: int, receiver: int) -> str | None:
    """In the own draft, by a marker of who receives it; in a talk without. [relic.trade] [diplomacy.talk.relics]"""
    if not deals_freely(g, by, g.deal[DEAL_TO + by]) and g.markers(receiver) <= cost(g, by, receiver):
        return "relic.trade"
    return no_exchange(g, relic, giver, receiver)


def list_clauses(g: France, seat: int, menu: Menu) -> None:
    """One relic each way. [deal.draft]"""
    piece = reliquary(g)
    menu.none(GIVE_RELIC, "deal.draft")
    menu.none(WANT_RELIC, "deal.draft")
    if g.deal[DEAL_STATE + seat] != DRAFT:
        return
    to = g.deal[DEAL_TO + seat]
    for relic in range(RELIC_COUNT):
        if piece.given_by(seat) == NOBODY:
            menu.put(GIVE_RELIC + relic, no_clause(g, seat, relic, seat, to))
        if piece.wanted_by(seat) == NOBODY:
            menu.put(WANT_RELIC + relic, no_clause(g, seat, relic, to, seat))


def write_clause(g: France, seat: int, verb: int, relic: int) -> None:
    row = Reliquary.GIVES if verb == GIVE_RELIC else Reliquary.WANTS
    reliquary(g).deal[row + seat] = relic


def no_delivery(g: France, by: int, seat: int) -> str | None:
    """The bar of accepting such a proposal: what it says of relics can no longer be done. [deal.addressee]"""
    piece = reliquary(g)
    for relic, giver, receiver in ((piece.given_by(by), by, seat), (piece.wanted_by(by), seat, by)):
        if relic != NOBODY and no_exchange(g, relic, giver, receiver) is not None:
            return "deal.addressee"
    return None


def deliver(g: France, by: int, seat: int) -> None:
    """It goes to who accepted, or from him; in either case it may be a donation. [relic.trade]"""
    piece = reliquary(g)
    for relic, receiver in ((piece.given_by(by), seat), (piece.wanted_by(by), by)):
        if relic != NOBODY:
            piece.deal[Reliquary.BUYER + relic] = receiver
            note_donation(g, receiver)


class RelicDelivered(Form[France]):
    """A relic goes to another family by a deal: that family says who bears it."""

    rule: ClassVar[str] = "relic.trade"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"relic": Noun(RELIC_NAMES), "seat": Seat(), "over": Flag()}

    def __init__(self, relic: int, seat: int, over: bool = False) -> None:
        self.relic = relic
        self.seat = seat
        self.over = over

    def enter(self, g: France) -> None:
        """Where there is one lord only, nobody is asked."""
        reliquary(g).deal[Reliquary.BUYER + self.relic] = NOBODY
        able = bearers(g, self.seat)
        if able.bit_count() == 1:
            self.pass_on(g, able.bit_length() - 1)

    def pass_on(self, g: France, lord: int) -> None:
        """[relic.trade]"""
        self.over = True
        give(g, self.relic, lord)

    def needs(self, g: France) -> Need:
        return DONE if self.over else ask(self.seat)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        able = bearers(g, seat)
        for lord in range(LORD_COUNT):
            menu.put(BEAR + lord, None if able >> lord & 1 else "relic.trade")

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.pass_on(g, noun)

    def copy(self) -> RelicDelivered:
        return RelicDelivered(self.relic, self.seat, self.over)
