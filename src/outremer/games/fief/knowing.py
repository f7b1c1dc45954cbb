"""Where cards go, and who knows which: every card that moves is moved here.

Drawing lets the drawer know, playing everybody. When a card passes unseen, what outsiders knew of both hands is wiped,
since a mark that went along with the card would tell them that it moved.
"""

from __future__ import annotations

from outremer.games.fief.layout import (
    CAPTIVE_FREED,
    CARDS_EACH_WAY,
    CARDS_GIVEN,
    CARDS_WANTED,
    COINS_GIVEN,
    COINS_WANTED,
    DEAL_HEARD,
    DEAL_STATE,
    DEAL_TO,
    DISCARDED_PILE,
    IN_DECK,
    NO_DEAL,
    OWN_SPOUSE,
    PROMISE_GIVEN,
    PROMISE_GIVEN_WHEN,
    PROMISE_WANTED,
    PROMISE_WANTED_WHEN,
    SENT_DEAL,
    TALKERS,
    THEIR_SPOUSE,
)
from outremer.games.fief.vocabulary import (
    CARD_KIND_COUNT,
    CARD_PASSED,
    CARD_PASSED_UNSEEN,
    FIRST_DISASTER,
    LAPSED,
    LORD_DECK,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.journal import EVERYONE


def card_at(g: France, kind: int, where: int) -> int:
    """A card of this kind that lies there, or NOBODY."""
    first_of = g.rules.box.first_of
    for card in range(first_of[kind], first_of[kind + 1]):
        if g.card[card] == where:
            return card
    return NOBODY


def count_at(g: France, kind: int, where: int) -> int:
    first_of = g.rules.box.first_of
    count = 0
    for card in range(first_of[kind], first_of[kind + 1]):
        if g.card[card] == where:
            count += 1
    return count


def odds_of(g: France, lowest: int, highest: int) -> list[int]:
    """A weight for every kind of card: how many lie in the deck, of the kinds from `lowest` up to below `highest`."""
    odds = [0] * CARD_KIND_COUNT
    for kind in range(lowest, highest):
        odds[kind] = count_at(g, kind, IN_DECK)
    return odds


def lord_odds(g: France) -> list[int]:
    return odds_of(g, 0, LORD_DECK)


def fortune_odds(g: France) -> list[int]:
    """Of what is no disaster, see `France.track`."""
    return odds_of(g, LORD_DECK, FIRST_DISASTER)


def disaster_odds(g: France) -> list[int]:
    """Of disasters, those on the track among them."""
    return odds_of(g, FIRST_DISASTER, CARD_KIND_COUNT)


def draw(g: France, seat: int, kind: int) -> None:
    """From the deck into the hand; only who draws it knows."""
    card = card_at(g, kind, IN_DECK)
    g.card[card] = seat
    g.seen[card] = 1 << seat


def lay(g: France, kind: int, start: int, where: int) -> None:
    """From somewhere to where all see it: LAID or DISCARDED_PILE."""
    if start < g.rules.seats:
        card = known_first(g, kind, start)
        unlearn(g, kind, start, card, g.rules.everyone)
    else:
        card = card_at(g, kind, start)
    g.card[card] = where
    g.seen[card] = g.rules.everyone
    if start < g.rules.seats:
        note_proposal(g, start)


def known_first(g: France, kind: int, seat: int) -> int:
    """Of several like cards in a hand the one most know of goes first: who saw one being played has seen that one."""
    best, most = NOBODY, -1
    first_of = g.rules.box.first_of
    for card in range(first_of[kind], first_of[kind + 1]):
        if g.card[card] == seat and g.seen[card].bit_count() > most:
            best, most = card, g.seen[card].bit_count()
    return best


def unlearn(g: France, kind: int, seat: int, gone: int, watching: int) -> None:
    """A card leaves a hand before these seats (bits): who knew of a like one there cannot tell which of them it was.

    So each of them knows of one fewer, whichever card it is that goes; else they would learn that there were two.
    """
    first_of = g.rules.box.first_of
    for other in range(g.rules.seats):
        if other == seat or not watching >> other & 1 or g.seen[gone] >> other & 1:
            continue
        for card in range(first_of[kind], first_of[kind + 1]):
            if card != gone and g.card[card] == seat and g.seen[card] >> other & 1:
                g.seen[card] &= ~(1 << other)
                break


def spend(g: France, seat: int, kind: int) -> None:
    """A card from the hand onto its discard pile, for all to see."""
    lay(g, kind, seat, DISCARDED_PILE)
    g.reveal()


def hand_to(g: France, seat: int, other: int, kind: int, heard: int) -> None:
    """One gives another a card; `heard` (bits) know which. What the others knew of both hands is wiped."""
    moved = known_first(g, kind, seat)
    kinds = g.hand(seat)
    had_both_backs = min(kinds) < LORD_DECK <= max(kinds)
    insiders = heard | 1 << seat | 1 << other
    unlearn(g, kind, seat, moved, insiders)
    g.card[moved] = other
    g.seen[moved] |= insiders
    is_lords = kind < LORD_DECK
    for card in range(len(g.card)):
        if g.card[card] in (seat, other) and (g.rules.box.kind_of[card] < LORD_DECK) == is_lords:
            g.seen[card] &= insiders
    # Of a hand with both backs the others see now which it gave.
    g.reveal(EVERYONE if had_both_backs else insiders, [1 if is_lords else 0])
    g.tell_only(insiders, CARD_PASSED, [seat, other, kind], instead=CARD_PASSED_UNSEEN)
    note_proposal(g, seat)
    for one in (seat, other):
        remember_proposal(g, one)


def remember_proposal(g: France, seat: int) -> None:
    """Whoever heard a proposal knows still that what it gives is in that hand. [deal.addressee]"""
    if g.deal[DEAL_STATE + seat] == SENT_DEAL:
        row = CARDS_GIVEN + seat * CARDS_EACH_WAY
        kinds = g.deal[row : row + CARDS_EACH_WAY]
        for kind in kinds:
            if kind != NOBODY:
                note_known(g, seat, kind, kinds.count(kind), g.deal[DEAL_HEARD + seat])


def let_know(g: France, seat: int, kind: int, count: int, audience: int) -> None:
    """These seats (bits) learn that so many cards of this kind are in this hand."""
    g.reveal(audience, [seat, kind, count])
    note_known(g, seat, kind, count, audience)


def note_known(g: France, seat: int, kind: int, count: int, audience: int) -> None:
    """Each of these seats knows of so many at least: those it knew of already are among them, for all it can tell."""
    first_of = g.rules.box.first_of
    for other in range(g.rules.seats):
        if not audience >> other & 1:
            continue
        fresh: list[int] = []
        known = 0
        for card in range(first_of[kind], first_of[kind + 1]):
            if g.card[card] == seat:
                if g.seen[card] >> other & 1:
                    known += 1
                else:
                    fresh.append(card)
        for card in fresh[: max(0, count - known)]:
            g.seen[card] |= 1 << other


def could_hold(g: France, seat: int, kind: int) -> bool:
    """Could it, as far as everybody knows, have such a card in hand? By the backs, and what lies open. Pure."""
    if seat not in g.card:
        return False
    box, everyone = g.rules.box, g.rules.everyone
    somewhere = False
    for card in range(box.first_of[kind], box.first_of[kind + 1]):
        where = g.card[card]
        if where == IN_DECK:
            somewhere = True
        elif where < g.rules.seats:
            if g.seen[card] != everyone:
                somewhere = True
            elif where == seat:
                return True
    if not somewhere:
        return False
    lowest, highest = (0, LORD_DECK) if kind < LORD_DECK else (LORD_DECK, FIRST_DISASTER)
    for card in range(box.first_of[lowest], box.first_of[highest]):
        if g.card[card] == seat and g.seen[card] != everyone:
            return True
    return False


def note_proposal(g: France, seat: int) -> None:
    """A card has left a hand: a proposal sent that gives it away can no longer be kept, and lapses. [deal.addressee]"""
    if g.deal[DEAL_STATE + seat] == SENT_DEAL and not has_cards(g, seat, CARDS_GIVEN + seat * CARDS_EACH_WAY):
        to = g.deal[DEAL_TO + seat]
        clear_proposal(g, seat)
        g.reveal()  # whoever sees it lapse may guess which card it gave
        g.tell(LAPSED, seat, to)


def lapse_with(g: France, lord: int) -> None:
    """This lord is dead, married or free: proposals to wed or to free him can no longer be kept, and lapse.

    [deal.addressee]
    """
    for seat in range(g.rules.seats):
        if lord in (g.deal[OWN_SPOUSE + seat], g.deal[THEIR_SPOUSE + seat], g.deal[CAPTIVE_FREED + seat]):
            to = g.deal[DEAL_TO + seat]
            clear_proposal(g, seat)
            g.tell(LAPSED, seat, to)


def has_cards(g: France, seat: int, row: int) -> bool:
    """Has this hand the kinds that stand in three places of `deal` from here on?"""
    for at in range(row, row + CARDS_EACH_WAY):
        kind = g.deal[at]
        if kind != NOBODY:
            wanted = g.deal[row : row + CARDS_EACH_WAY].count(kind)
            if count_at(g, kind, seat) < wanted:
                return False
    return True


def talkers(g: France, seat: int, other: int) -> int:
    """Who (bits) is in the talks in which both of these are; none if there is no such talk."""
    both = 1 << seat | 1 << other
    found = 0
    for opener in range(g.rules.seats):
        if g.parley[TALKERS + opener] & both == both:
            found |= g.parley[TALKERS + opener]
    return found


def insiders(g: France, seat: int) -> int:
    """Who (bits) knows the cards and promises of this seat's proposal. [deal.draft] [diplomacy.talk.exchange]"""
    return g.deal[DEAL_HEARD + seat] if g.deal[DEAL_STATE + seat] == SENT_DEAL else 1 << seat


def clear_proposal(g: France, seat: int) -> None:
    """The row of this seat is blank again. [deal.draft]"""
    deal = g.deal
    deal[DEAL_STATE + seat] = NO_DEAL
    for row in (DEAL_TO, OWN_SPOUSE, THEIR_SPOUSE, CAPTIVE_FREED, PROMISE_GIVEN, PROMISE_WANTED):
        deal[row + seat] = NOBODY
    for row in (COINS_GIVEN, COINS_WANTED, PROMISE_GIVEN_WHEN, PROMISE_WANTED_WHEN, DEAL_HEARD):
        deal[row + seat] = 0
    for at in range(seat * CARDS_EACH_WAY, seat * CARDS_EACH_WAY + CARDS_EACH_WAY):
        deal[CARDS_GIVEN + at] = NOBODY
        deal[CARDS_WANTED + at] = NOBODY
    g.rules.asks.deal_cleared(g, seat)


def reshuffle(g: France, is_lords: bool) -> bool:
    """A discard pile becomes the deck; false if it is empty. [cards.draw]"""
    found = False
    for card in range(len(g.card)):
        if g.card[card] == DISCARDED_PILE and (g.rules.box.kind_of[card] < LORD_DECK) == is_lords:
            g.card[card] = IN_DECK
            g.seen[card] = 0
            found = True
    return found


def show_card(g: France, kind: int, seat: int) -> None:
    """A card of this kind is shown to all and stays in the hand."""
    g.seen[known_first(g, kind, seat)] = g.rules.everyone
    g.reveal()


def cards_left(g: France, is_lords: bool) -> int:
    """How many lie in a deck; the disasters on the track do so no more."""
    first_fortune = g.rules.box.first_of[LORD_DECK]
    if is_lords:
        return g.card[:first_fortune].count(IN_DECK)
    return g.card[first_fortune:].count(IN_DECK) - g.track


def cards_to_draw(g: France, is_lords: bool) -> bool:
    """Is anything left in a deck or on its discard pile?"""
    if cards_left(g, is_lords):
        return True
    first_fortune = g.rules.box.first_of[LORD_DECK]
    pile = g.card[:first_fortune] if is_lords else g.card[first_fortune:]
    return DISCARDED_PILE in pile
