"""What stands in a proposal: what each clause costs in markers, and what bars it."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.knowing import count_at, has_cards, talkers
from outremer.games.fief.layout import (
    CAPTIVE_FREED,
    CARDS_EACH_WAY,
    CARDS_GIVEN,
    CARDS_WANTED,
    COINS_GIVEN,
    COINS_WANTED,
    DEAL_STATE,
    DEAL_TO,
    NO_DEAL,
    OWN_SPOUSE,
    PROMISE_GIVEN,
    PROMISE_WANTED,
    SENT_DEAL,
    SENT_DEALS,
    THEIR_SPOUSE,
)
from outremer.games.fief.vocabulary import (
    MOST_COINS_SAID,
)
from outremer.games.fief.weddings import is_wedding_time, no_wedding
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.menu import Menu

COINS_A_MARKER: Final = 3  # [diplomacy.coins]


# -- markers ---------------------------------------------------------------------------------------------------------


def deals_freely(g: France, seat: int, other: int) -> bool:
    """In a talk of theirs, or by a module, no marker is needed. [diplomacy.talk.exchange]"""
    return talkers(g, seat, other) != 0 or g.rules.asks.needs_no_marker(g, seat)


def markers_for(coins: int, cards: int) -> int:
    """What it costs to receive them: three coins a marker, and one for cards. [diplomacy.coins] [diplomacy.cards]"""
    return (coins + COINS_A_MARKER - 1) // COINS_A_MARKER + (1 if cards else 0)


def cards_said(g: France, row: int) -> int:
    """How many of three places in `deal` are filled."""
    return CARDS_EACH_WAY - g.deal[row : row + CARDS_EACH_WAY].count(NOBODY)


def given_row(seat: int) -> int:
    return CARDS_GIVEN + seat * CARDS_EACH_WAY


def wanted_row(seat: int) -> int:
    return CARDS_WANTED + seat * CARDS_EACH_WAY


def cost(g: France, by: int, receiver: int) -> int:
    """Markers that this side of the proposal of `by` must spend. [diplomacy.spend]"""
    to = g.deal[DEAL_TO + by]
    if deals_freely(g, by, to):
        return 0
    extra = g.rules.asks.extra_markers(g, by, receiver)
    if receiver == by:
        return extra + markers_for(g.deal[COINS_WANTED + by], cards_said(g, wanted_row(by)))
    return extra + markers_for(g.deal[COINS_GIVEN + by], cards_said(g, given_row(by)))


# -- bars ------------------------------------------------------------------------------------------------------------


def no_address(g: France, seat: int, other: int) -> str | None:
    """One proposal at a time, to another player, so many a phase. [deal.draft] [deal.limit]"""
    if other == seat or other >= g.rules.seats:
        return "deal.addressee"
    if g.deal[DEAL_STATE + seat] != NO_DEAL:
        return "deal.draft"
    if g.family[SENT_DEALS + seat] >= g.rules.box.proposals:
        return "deal.limit"
    return None


def coins_receivable(g: France, by: int, receiver: int, cards: int) -> int:
    """By the markers left beside the one for cards. [diplomacy.coins]"""
    if deals_freely(g, by, g.deal[DEAL_TO + by]):
        return MOST_COINS_SAID
    return min(MOST_COINS_SAID, COINS_A_MARKER * max(0, g.markers(receiver) - (1 if cards else 0)))


def list_coins(g: France, by: int, verb: int, giver: int, receiver: int, cards: int, menu: Menu) -> None:
    """As many as one has and the other may receive. [deal.addressee] [diplomacy.coins]"""
    purse, receivable = g.coins(giver), coins_receivable(g, by, receiver, cards)
    menu.amount(verb, 1, min(purse, receivable), "deal.draft", "deal.addressee")
    if menu.verb == verb and menu.about > verb + receivable:
        menu.none(verb, "diplomacy.coins")


def no_more_cards(g: France, seat: int, row: int, receiver: int, coins: int) -> str | None:
    """Three each way, and the receiver needs a marker. [diplomacy.cards]"""
    if cards_said(g, row) == CARDS_EACH_WAY:
        return "deal.draft"
    is_free = deals_freely(g, seat, g.deal[DEAL_TO + seat])
    return None if is_free or g.markers(receiver) >= markers_for(coins, 1) else "diplomacy.cards"


def no_given_card(g: France, seat: int, kind: int) -> str | None:
    """Asked of the own menu only."""
    row = given_row(seat)
    bar = no_more_cards(g, seat, row, g.deal[DEAL_TO + seat], g.deal[COINS_GIVEN + seat])
    if bar is not None:
        return bar
    offered = g.deal[row : row + CARDS_EACH_WAY].count(kind)
    return None if count_at(g, kind, seat) > offered else "deal.addressee"


def no_wanted_card(g: France, seat: int) -> str | None:
    """Of which kind, nobody can tell whether it is there; so only the number counts."""
    row, to = wanted_row(seat), g.deal[DEAL_TO + seat]
    if cards_said(g, row) >= g.hand_size(to):
        return "deal.addressee"
    return no_more_cards(g, seat, row, seat, g.deal[COINS_WANTED + seat])


def no_wedding_clause(g: France, by: int, own: int, other: int) -> str | None:
    """A wedding may be part of it where weddings are held."""
    if not is_wedding_time(g) or g.owner(own) != by or g.owner(other) != g.deal[DEAL_TO + by]:
        return "marriage.announce"
    return no_wedding(g, own, other)


def no_own_wedding_clause(g: France, by: int, own: int, other: int) -> str | None:
    """For the writer, who may know more of the own lord."""
    return no_wedding_clause(g, by, own, other) or g.rules.asks.bars_consent(g, own)


def no_release(g: France, by: int, lord: int) -> str | None:
    """A captive whom one of the two holds, of the other's family. [ransom.counteroffer]"""
    sides = (by, g.deal[DEAL_TO + by])
    if g.is_captive(lord) and (g.captor(lord), g.owner(lord)) in (sides, (sides[1], sides[0])):
        return None
    return "ransom.counteroffer"


def no_sending(g: France, seat: int) -> str | None:
    """Something must stand in it, and its writer must have what it gives. Asked of the own menu only."""
    if is_empty(g, seat):
        return "deal.draft"
    is_had = has_cards(g, seat, given_row(seat)) and g.coins(seat) >= g.deal[COINS_GIVEN + seat]
    return None if is_had else "deal.addressee"


def is_empty(g: France, seat: int) -> bool:
    deal = g.deal
    if deal[COINS_GIVEN + seat] or deal[COINS_WANTED + seat]:
        return False
    if cards_said(g, given_row(seat)) or cards_said(g, wanted_row(seat)):
        return False
    for row in (OWN_SPOUSE, CAPTIVE_FREED, PROMISE_GIVEN, PROMISE_WANTED):
        if deal[row + seat] != NOBODY:
            return False
    return g.rules.asks.other_clauses(g, seat) == 0


def no_answer(g: France, seat: int, by: int) -> str | None:
    """Only the addressee of a proposal that was sent. [deal.addressee]"""
    is_mine = by < g.rules.seats and g.deal[DEAL_STATE + by] == SENT_DEAL and g.deal[DEAL_TO + by] == seat
    return None if is_mine else "deal.addressee"


def no_acceptance(g: France, seat: int, by: int) -> str | None:
    """While both can still give what it says. [deal.addressee] What the sender gives, the addressee knows of."""
    bar = no_answer(g, seat, by)
    if bar is not None:
        return bar
    deal = g.deal
    if g.coins(by) < deal[COINS_GIVEN + by] or g.coins(seat) < deal[COINS_WANTED + by]:
        return "deal.addressee"
    if not has_cards(g, seat, wanted_row(by)):
        return "deal.addressee"
    if cost(g, by, by) > g.markers(by) or cost(g, by, seat) > g.markers(seat):
        return "diplomacy.spend"  # [diplomacy.spend]
    if deal[OWN_SPOUSE + by] != NOBODY:
        spouse = deal[THEIR_SPOUSE + by]
        bar = no_wedding_clause(g, by, deal[OWN_SPOUSE + by], spouse) or g.rules.asks.bars_consent(g, spouse)
    if bar is None and deal[CAPTIVE_FREED + by] != NOBODY:
        bar = no_release(g, by, deal[CAPTIVE_FREED + by])
    return bar or g.rules.asks.bars_acceptance(g, by, seat)
