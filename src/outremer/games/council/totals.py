"""What is in the box stays on the table: cards, councillors, tokens and permits are counted after every step."""

from __future__ import annotations

from outremer.games.council.vocabulary import CARDS, COLOURS, KIND_COUNTS, KINDS, PERMIT_COUNT, SEATS, TOKEN_KINDS
from outremer.games.council.world import (
    ASSISTANTS,
    BONUS_OWNER,
    FRESH,
    HAND,
    LAID_UNDER,
    OF_A_COLOUR,
    OPEN,
    PLAYED,
    POOL,
    SHOWN,
    TOKEN,
    Kingdom,
)
from outremer.kernel.modules import Total


def totals(g: Kingdom) -> list[Total]:
    """Each of these numbers is the same in every position that can be."""
    counted: list[Total] = []
    for kind in range(KINDS):
        counted.append(Total(f"{CARDS[kind]} cards", cards(g, kind), KIND_COUNTS[kind]))
    balconies = g.councillors[:POOL]
    for colour in range(len(COLOURS)):
        there = g.councillors[POOL + colour] + balconies.count(colour)
        counted.append(Total(f"{COLOURS[colour]} councillors", there, OF_A_COLOUR))
    counted.append(Total("reward tokens", tokens(g), sum(g.rules.box.tokens)))
    counted.append(Total("permits that lie where their place says", permits(g), PERMIT_COUNT))
    counted.append(Total("cards drawn but neither in a hand nor played", strays(g), 0))
    held = sum(g.has[ASSISTANTS : ASSISTANTS + SEATS])
    counted.append(Total("assistants", max(held, g.rules.all_assistants), g.rules.all_assistants))
    return counted


def cards(g: Kingdom, kind: int) -> int:
    """In the deck, in hands and among the discards."""
    count = g.deck[kind]
    for seat in range(SEATS):
        count += g.cards[HAND + seat * KINDS + kind] + g.cards[PLAYED + seat * KINDS + kind]
    return count


def strays(g: Kingdom) -> int:
    """Every card drawn since the last shuffle is in a hand or was played."""
    count = 0
    for at in range(SEATS * KINDS):
        count += max(0, g.cards[FRESH + at] - g.cards[HAND + at] - g.cards[PLAYED + at])
    return count


def tokens(g: Kingdom) -> int:
    """All of the box, unless a kind lies on more cities than there are tokens of it."""
    placed, count = g.board[TOKEN:OPEN], 0
    for kind in range(TOKEN_KINDS):
        count += max(g.rules.box.tokens[kind], placed.count(kind))
    return count


def permits(g: Kingdom) -> int:
    """Those on the board or under a pile are there once, and so is their name in `place`."""
    shown, count = g.board[OPEN:BONUS_OWNER], 0
    for permit in range(PERMIT_COUNT):
        is_shown, is_under = g.place[permit] == SHOWN, g.place[permit] == LAID_UNDER
        if shown.count(permit) == is_shown and g.under.count(permit) == is_under:
            count += 1
    return count
