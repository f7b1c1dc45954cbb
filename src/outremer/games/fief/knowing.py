"""Where cards go, and who knows which: every card that moves is moved here.

Drawing lets the drawer know, playing everybody. When a card passes unseen, what outsiders knew of both hands is wiped,
since a mark that went along with the card would tell them that it moved. [purse.open] [deal.draft]
"""

from __future__ import annotations

from outremer.games.fief.layout import DISCARDED_PILE, IN_DECK
from outremer.games.fief.vocabulary import CARD_KIND_COUNT, FIRST_DISASTER, LORD_DECK
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY


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
    else:
        card = card_at(g, kind, start)
    g.card[card] = where
    g.seen[card] = g.rules.everyone


def known_first(g: France, kind: int, seat: int) -> int:
    """Of several like cards in a hand the one most know of goes first: who saw one being played has seen that one."""
    best, most = NOBODY, -1
    first_of = g.rules.box.first_of
    for card in range(first_of[kind], first_of[kind + 1]):
        if g.card[card] == seat and g.seen[card].bit_count() > most:
            best, most = card, g.seen[card].bit_count()
    return best


def spend(g: France, seat: int, kind: int) -> None:
    """A card from the hand onto its discard pile, for all to see."""
    lay(g, kind, seat, DISCARDED_PILE)
    g.reveal()


def hand_to(g: France, seat: int, other: int, kind: int, heard: int) -> None:
    """One gives another a card; `heard` (bits) know which. What the others knew of both hands is wiped."""
    moved = known_first(g, kind, seat)
    g.card[moved] = other
    g.seen[moved] |= heard | 1 << seat | 1 << other
    insiders = heard | 1 << seat | 1 << other
    is_lords = kind < LORD_DECK
    for card in range(len(g.card)):
        if g.card[card] in (seat, other) and (g.rules.box.kind_of[card] < LORD_DECK) == is_lords:
            g.seen[card] &= insiders
    g.reveal(insiders)


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
    count = 0
    kind_of = g.rules.box.kind_of
    for card in range(len(g.card)):
        if g.card[card] == IN_DECK and (kind_of[card] < LORD_DECK) == is_lords:
            count += 1
    return count if is_lords else count - g.track


def cards_to_draw(g: France, is_lords: bool) -> bool:
    """Is anything left in a deck or on its discard pile?"""
    if cards_left(g, is_lords):
        return True
    kind_of = g.rules.box.kind_of
    for card in range(len(g.card)):
        if g.card[card] == DISCARDED_PILE and (kind_of[card] < LORD_DECK) == is_lords:
            return True
    return False
