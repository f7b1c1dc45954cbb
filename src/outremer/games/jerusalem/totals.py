"""What is in the box stays on the table: squires, Barons and cards are counted, and the calendar with them."""

from __future__ import annotations

from typing import Any

from outremer.games.jerusalem.vocabulary import AREAS, CARDS, KINDS, ROUNDS, SEATS
from outremer.games.jerusalem.world import BARON, COLOUR, DEALT, DRAWN, SQUIRES, SUPPLY, City
from outremer.kernel.forms import Form
from outremer.kernel.modules import Total


def totals(g: City, stack: list[Form[Any]]) -> list[Total]:
    """Fifty squires of each colour, and every card somewhere. [component.squires] [component.action-cards]"""
    counted = [_squires(g, seat) for seat in range(SEATS)]
    counted += [_baron(g, seat) for seat in range(SEATS)]
    counted += [_cards_taken(g, seat) for seat in range(SEATS)]
    for kind in range(KINDS):
        held = sum(g.hand[seat * KINDS + kind] for seat in range(SEATS))
        played = sum(play % KINDS == kind for play in g.plays)
        found = g.deck[kind] + g.tray[kind] + held + played
        counted.append(Total(f"action cards {CARDS[kind]}", found, g.rules.deck[kind]))
    if not stack:
        counted.append(Total("rounds behind us at the end", g.round - 1, ROUNDS))
    return counted


def _squires(g: City, seat: int) -> Total:
    on_board = sum(g.men[area * SEATS + seat] for area in range(AREAS))
    found = g.has[SQUIRES + seat] + g.has[SUPPLY + seat] + on_board
    return Total(f"squires of seat {seat}", found, COLOUR if seat < g.rules.seats else 0)


def _baron(g: City, seat: int) -> Total:
    """One Baron of each colour, and the board says of it what its owner does. [component.barons]"""
    area = g.has[BARON + seat]
    found = sum((g.lock[other] == seat) != (other == area) for other in range(AREAS))
    return Total(f"areas where `lock` and the Baron of seat {seat} disagree", found, 0)


def _cards_taken(g: City, seat: int) -> Total:
    """Where a card came from is remembered, so that `redeal` can tell what others may know of it."""
    taken = [g.past[at + turn * SEATS + seat] for at in (DEALT, DRAWN) for turn in range(ROUNDS)]
    played = [0] * KINDS
    found = 0
    for play in g.plays:
        owner, turn, kind = play // (ROUNDS * KINDS), play // KINDS % ROUNDS, play % KINDS
        if owner == seat:
            played[kind] += 1
            found += played[kind] > taken[: turn + 1].count(kind) + taken[ROUNDS : ROUNDS + turn].count(kind)
    for kind in range(KINDS):
        found += abs(taken.count(kind) - played[kind] - g.hand[seat * KINDS + kind])
    return Total(f"action cards of seat {seat} of which `past`, `hand` and `plays` tell different stories", found, 0)
