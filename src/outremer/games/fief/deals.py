"""Proposals: a row per seat, drafted openly but for its cards and promises, sent to one, accepted whole or not at all.

What the rules cannot enforce is promised: `broke` is called where a promise can be broken, and what was not broken by
the end of its turn is told as kept.
"""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.church import note_donation
from outremer.games.fief.knowing import clear_proposal, count_at, hand_to, has_cards, insiders, let_know, talkers
from outremer.games.fief.layout import (
    CAPTIVE_FREED,
    CARDS_EACH_WAY,
    CARDS_GIVEN,
    CARDS_WANTED,
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
    PROMISE_WIDTH,
    SENT_DEAL,
    SENT_DEALS,
    THEIR_SPOUSE,
)
from outremer.games.fief.places import owe_freedom
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
    MOST_COINS_SAID,
    PROMISE,
    PROMISE_BROKEN,
    PROMISE_KEPT,
    PROMISED,
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
from outremer.games.fief.weddings import is_wedding_time, no_wedding, wed
from outremer.games.fief.world import Desk, France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.journal import EVERYONE
from outremer.kernel.menu import Menu

COINS_A_MARKER: Final = 3  # [diplomacy.coins]
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
    if receiver == by:
        return markers_for(g.deal[COINS_WANTED + by], cards_said(g, wanted_row(by)))
    return markers_for(g.deal[COINS_GIVEN + by], cards_said(g, given_row(by)))


# -- bars ------------------------------------------------------------------------------------------------------------


def no_address(g: France, seat: int, other: int) -> str | None:
    """One proposal at a time, to another player, so many a phase. [deal.draft] [deal.limit]"""
    if other == seat or other >= g.rules.seats:
        return "deal.addressee"
    if g.deal[DEAL_STATE + seat] != NO_DEAL:
        return "deal.draft"
    if g.family[SENT_DEALS + seat] >= g.rules.box.proposals:
        return "deal.limit"
    return g.rules.asks.bars_deal(g, seat, other)


def most_coins(g: France, by: int, giver: int, receiver: int, cards: int) -> int:
    """That one may give and the other receive, by purse and markers. [diplomacy.coins]"""
    most = min(g.coins(giver), MOST_COINS_SAID)
    if deals_freely(g, by, g.deal[DEAL_TO + by]):
        return most
    return max(0, min(most, COINS_A_MARKER * (g.markers(receiver) - (1 if cards else 0))))


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
    return True


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
        bar = no_wedding_clause(g, by, deal[OWN_SPOUSE + by], deal[THEIR_SPOUSE + by])
    if bar is None and deal[CAPTIVE_FREED + by] != NOBODY:
        bar = no_release(g, by, deal[CAPTIVE_FREED + by])
    return bar or g.rules.asks.bars_deal(g, seat, by)


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
    g.reveal(audience)
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


# -- promises --------------------------------------------------------------------------------------------------------


def make_promise(g: France, by: int, to: int, promise: int, when: int, audience: int) -> None:
    """It binds nobody; those who heard it will hear whether it was kept. [deal.promise]"""
    if promise == NOBODY:
        return
    turn = g.turn + when
    for at in range(0, len(g.promise), PROMISE_WIDTH):
        if g.promise[at : at + PROMISE_WIDTH - 1] == [by, to, promise, turn]:
            g.promise[at + PROMISE_WIDTH - 1] |= audience
            return
    g.promise.extend([by, to, promise, turn, audience])
    g.tell_only(audience, PROMISED, [by, to, promise, turn])


def has_promised(g: France, by: int, to: int, promise: int) -> bool:
    """For this turn, and not broken yet. [deal.promise]"""
    for at in range(0, len(g.promise), PROMISE_WIDTH):
        if g.promise[at : at + PROMISE_WIDTH - 1] == [by, to, promise, g.turn]:
            return True
    return False


def broke(g: France, by: int, to: int, promise: int) -> None:
    """Called where this is done: a promise of this turn against it was broken. [deal.promise]"""
    for at in range(len(g.promise) - PROMISE_WIDTH, -1, -PROMISE_WIDTH):
        if g.promise[at : at + PROMISE_WIDTH - 1] == [by, to, promise, g.turn]:
            g.tell_only(g.promise[at + PROMISE_WIDTH - 1], PROMISE_BROKEN, [by, to, promise])
            del g.promise[at : at + PROMISE_WIDTH]


def settle_promises(g: France) -> None:
    """A turn begins: those of earlier turns that nobody broke were kept. [deal.promise]"""
    for at in range(len(g.promise) - PROMISE_WIDTH, -1, -PROMISE_WIDTH):
        if g.promise[at + 3] < g.turn:
            by, to, promise, _, audience = g.promise[at : at + PROMISE_WIDTH]
            g.tell_only(audience, PROMISE_KEPT, [by, to, promise])
            del g.promise[at : at + PROMISE_WIDTH]


# -- the desk --------------------------------------------------------------------------------------------------------


class Deals(Desk):
    """Drafting, sending, accepting. Each clause is written once, so that drafting ends."""

    verbs: ClassVar[tuple[int, ...]] = (ADDRESS, *CLAUSES, WITHDRAW, ACCEPT_DEAL, DECLINE_DEAL)

    def has_business(self, g: France, seat: int) -> bool:
        if g.deal[DEAL_STATE + seat] != NO_DEAL or g.family[SENT_DEALS + seat] < g.rules.box.proposals:
            return True
        for other in range(g.rules.seats):
            if g.deal[DEAL_TO + other] == seat:
                return True
        return False

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
            most = most_coins(g, seat, seat, to, cards_said(g, given_row(seat)))
            menu.amount(GIVE_COINS, 1, most, "deal.draft", "diplomacy.coins")
        if deal[COINS_WANTED + seat]:
            menu.none(WANT_COINS, "deal.draft")
        else:
            most = most_coins(g, seat, to, seat, cards_said(g, wanted_row(seat)))
            menu.amount(WANT_COINS, 1, most, "deal.draft", "diplomacy.coins")
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
                    menu.put(WANT_WEDDING + own * LORD_COUNT + other, no_wedding_clause(g, seat, own, other))

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
