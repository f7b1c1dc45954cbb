"""Proposals: a row per seat, drafted openly but for its cards and promises, sent to one, accepted whole or not at all.

What stands in one and what bars it is in `clauses`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.church import note_donation
from outremer.games.fief.clauses import (
    cards_said,
    cost,
    given_row,
    list_coins,
    no_acceptance,
    no_address,
    no_answer,
    no_given_card,
    no_own_wedding_clause,
    no_release,
    no_sending,
    no_wanted_card,
    wanted_row,
)
from outremer.games.fief.knowing import clear_proposal, hand_to, insiders, let_know, talkers
from outremer.games.fief.layout import (
    CAPTIVE_FREED,
    CARDS_EACH_WAY,
    COINS,
    COINS_GIVEN,
    COINS_WANTED,
    DEAL_HEARD,
    DEAL_STATE,
    DEAL_TO,
    DIPLOMACY,
    DRAFT,
    DUE_SURPLUS,
    NO_DEAL,
    OWN_SPOUSE,
    PROMISE_GIVEN,
    PROMISE_GIVEN_WHEN,
    PROMISE_WANTED,
    PROMISE_WANTED_WHEN,
    SENT_DEAL,
    SENT_DEALS,
    THEIR_SPOUSE,
)
from outremer.games.fief.places import owe_freedom
from outremer.games.fief.promises import make_promise
from outremer.games.fief.table_rules import Desk
from outremer.games.fief.vocabulary import (
    ACCEPT_DEAL,
    ADDRESS,
    COINS_PASSED,
    DEAL_ACCEPTED,
    DEAL_DECLINED,
    DECLINE_DEAL,
    DRAFTED,
    FREE_CAPTIVE,
    GIVE_CARD,
    GIVE_COINS,
    HAND_CARDS,
    HAND_LIMIT,
    LORD_COUNT,
    MARKER_SPENT,
    PROMISE,
    PROMISES,
    SEATS,
    SEND,
    SENT,
    WANT_CARD,
    WANT_COINS,
    WANT_PROMISE,
    WANT_WEDDING,
    WHEN,
    WITHDRAW,
    WITHDRAWN,
)
from outremer.games.fief.weddings import is_wedding_time, wed
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.journal import EVERYONE
from outremer.kernel.menu import Menu

CLAUSES: Final = (
    GIVE_COINS,
    WANT_COINS,
    GIVE_CARD,
    WANT_CARD,
    WANT_WEDDING,
    FREE_CAPTIVE,
    PROMISE,
    WANT_PROMISE,
    SEND,
)


# -- what is done ----------------------------------------------------------------------------------------------------


def send(g: France, seat: int) -> None:
    """From now on the addressee knows its cards; in a talk all who are in it. [deal.draft]"""
    to = g.deal[DEAL_TO + seat]
    audience = 1 << seat | 1 << to | talkers(g, seat, to)
    g.deal[DEAL_STATE + seat] = SENT_DEAL
    g.deal[DEAL_HEARD + seat] = audience
    kinds = said_kinds(g, given_row(seat))
    for kind in kinds:
        let_know(g, seat, kind, kinds.count(kind), audience)
    rows = (PROMISE_GIVEN, PROMISE_GIVEN_WHEN, PROMISE_WANTED, PROMISE_WANTED_WHEN)
    promises = [g.deal[row + seat] for row in rows]
    g.reveal(audience, [*kinds, NOBODY, *said_kinds(g, wanted_row(seat)), *promises])
    g.tell(SENT, seat, to)


def said_kinds(g: France, row: int) -> list[int]:
    return [kind for kind in g.deal[row : row + CARDS_EACH_WAY] if kind != NOBODY]


def accept(g: France, seat: int, by: int) -> None:
    """Everything in it is done at once. [deal.addressee]"""
    deal, audience = g.deal, insiders(g, by) | talkers(g, by, seat)
    coins = deal[COINS_GIVEN + by], deal[COINS_WANTED + by]
    given, wanted = said_kinds(g, given_row(by)), said_kinds(g, wanted_row(by))
    own, their, captive = deal[OWN_SPOUSE + by], deal[THEIR_SPOUSE + by], deal[CAPTIVE_FREED + by]
    g.reveal(audience)
    g.tell(DEAL_ACCEPTED, seat, by)
    spend_markers(g, by, cost(g, by, by))
    spend_markers(g, seat, cost(g, by, seat))
    make_promise(g, by, seat, deal[PROMISE_GIVEN + by], deal[PROMISE_GIVEN_WHEN + by], audience)
    make_promise(g, seat, by, deal[PROMISE_WANTED + by], deal[PROMISE_WANTED_WHEN + by], audience)
    g.rules.asks.deal_accepted(g, by, seat)
    clear_proposal(g, by)
    pass_coins(g, by, seat, coins[0])
    pass_coins(g, seat, by, coins[1])
    for kind in given:
        hand_to(g, by, seat, kind, audience)
    for kind in wanted:
        hand_to(g, seat, by, kind, audience)
    for one in (by, seat):
        if g.hand_size(one) > HAND_LIMIT:  # [cards.hand_limit]
            g.must(DUE_SURPLUS, one)
    if coins[1] or wanted:
        note_donation(g, by)
    if coins[0] or given:
        note_donation(g, seat)
    if own != NOBODY:
        wed(g, own, their)
    if captive != NOBODY:
        owe_freedom(g, captive)


def spend_markers(g: France, seat: int, count: int) -> None:
    """Out of the game, never to come back. [diplomacy.spend]"""
    if count:
        g.family[DIPLOMACY + seat] -= count
        g.tell(MARKER_SPENT, seat, g.markers(seat))


def pass_coins(g: France, seat: int, to: int, coins: int) -> None:
    """[diplomacy.coins]"""
    if coins:
        g.family[COINS + seat] -= coins
        g.family[COINS + to] += coins
        g.tell(COINS_PASSED, seat, to, coins)


# -- the desk --------------------------------------------------------------------------------------------------------


class Deals(Desk):
    """Drafting, sending, accepting. Each clause is written once, so that drafting ends."""

    verbs: ClassVar[tuple[int, ...]] = (ADDRESS, *CLAUSES, WITHDRAW, ACCEPT_DEAL, DECLINE_DEAL)

    def has_business(self, g: France, seat: int) -> bool:
        return True

    def offers(self, g: France, seat: int, menu: Menu) -> None:
        state = g.deal[DEAL_STATE + seat]
        is_explaining = menu.about != NOBODY
        for other in range(SEATS):
            if is_explaining or state == NO_DEAL:
                menu.put(ADDRESS + other, no_address(g, seat, other))
            if is_explaining or g.deal[DEAL_TO + other] == seat:
                menu.put(ACCEPT_DEAL + other, no_acceptance(g, seat, other))
                menu.put(DECLINE_DEAL + other, no_answer(g, seat, other))
        menu.put(WITHDRAW, "deal.draft" if state == NO_DEAL else None)
        if state == DRAFT:
            self.list_clauses(g, seat, menu)
        else:
            for verb in CLAUSES:
                menu.none(verb, "deal.draft")  # [deal.draft]

    def list_clauses(self, g: France, seat: int, menu: Menu) -> None:
        deal, to = g.deal, g.deal[DEAL_TO + seat]
        menu.put(SEND, no_sending(g, seat))
        if deal[COINS_GIVEN + seat]:
            menu.none(GIVE_COINS, "deal.draft")
        else:
            list_coins(g, seat, GIVE_COINS, seat, to, cards_said(g, given_row(seat)), menu)
        if deal[COINS_WANTED + seat]:
            menu.none(WANT_COINS, "deal.draft")
        else:
            list_coins(g, seat, WANT_COINS, to, seat, cards_said(g, wanted_row(seat)), menu)
        menu.run(WANT_CARD, len(HAND_CARDS), no_wanted_card(g, seat))
        if menu.about == NOBODY:
            for kind in sorted(set(g.hand(seat))):
                menu.put(GIVE_CARD + kind, no_given_card(g, seat, kind))
        elif menu.verb == GIVE_CARD:
            menu.put(menu.about, no_given_card(g, seat, menu.about - GIVE_CARD))
        self.list_lords(g, seat, menu)
        promises = len(PROMISES) * len(WHEN)
        menu.run(PROMISE, promises, None if deal[PROMISE_GIVEN + seat] == NOBODY else "deal.draft")
        menu.run(WANT_PROMISE, promises, None if deal[PROMISE_WANTED + seat] == NOBODY else "deal.draft")

    def list_lords(self, g: France, seat: int, menu: Menu) -> None:
        if g.deal[CAPTIVE_FREED + seat] != NOBODY:
            menu.none(FREE_CAPTIVE, "deal.draft")
        else:
            menu.none(FREE_CAPTIVE, "ransom.counteroffer")
            for lord in g.captives():
                menu.put(FREE_CAPTIVE + lord, no_release(g, seat, lord))
        if g.deal[OWN_SPOUSE + seat] != NOBODY:
            menu.none(WANT_WEDDING, "deal.draft")
        elif not is_wedding_time(g):
            menu.none(WANT_WEDDING, "marriage.announce")
        else:
            menu.none(WANT_WEDDING, "marriage.announce")
            for own in g.lords_of(seat):
                for other in g.lords_of(g.deal[DEAL_TO + seat]):
                    menu.put(WANT_WEDDING + own * LORD_COUNT + other, no_own_wedding_clause(g, seat, own, other))

    def offered(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == ADDRESS:
            g.deal[DEAL_STATE + seat] = DRAFT
            g.deal[DEAL_TO + seat] = noun
            g.family[SENT_DEALS + seat] += 1
            g.tell(DRAFTED, seat, noun)
        elif verb == SEND:
            send(g, seat)
        elif verb == WITHDRAW:
            clear_proposal(g, seat)
            g.tell(WITHDRAWN, seat)
        elif verb == ACCEPT_DEAL:
            accept(g, seat, noun)
        elif verb == DECLINE_DEAL:
            clear_proposal(g, noun)
            g.tell(DEAL_DECLINED, seat, noun)
        else:
            self.write(g, seat, verb, noun)

    def write(self, g: France, seat: int, verb: int, noun: int) -> None:
        """One more clause in the own draft."""
        deal = g.deal
        if verb == GIVE_COINS:
            deal[COINS_GIVEN + seat] = noun
        elif verb == WANT_COINS:
            deal[COINS_WANTED + seat] = noun
        elif verb == GIVE_CARD:
            deal[given_row(seat) + cards_said(g, given_row(seat))] = noun
        elif verb == WANT_CARD:
            deal[wanted_row(seat) + cards_said(g, wanted_row(seat))] = noun
        elif verb == WANT_WEDDING:
            deal[OWN_SPOUSE + seat], deal[THEIR_SPOUSE + seat] = divmod(noun, LORD_COUNT)
        elif verb == FREE_CAPTIVE:
            deal[CAPTIVE_FREED + seat] = noun
        elif verb == PROMISE:
            deal[PROMISE_GIVEN + seat], deal[PROMISE_GIVEN_WHEN + seat] = divmod(noun, len(WHEN))
        else:
            deal[PROMISE_WANTED + seat], deal[PROMISE_WANTED_WHEN + seat] = divmod(noun, len(WHEN))

    def hears(self, g: France, seat: int, verb: int, noun: int) -> int:
        """Which cards and promises stand in a draft, its writer alone knows. [deal.draft]"""
        return 1 << seat if verb in (GIVE_CARD, WANT_CARD, PROMISE, WANT_PROMISE) else EVERYONE
