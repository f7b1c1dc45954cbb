"""FINE DEL GIOCO E PUNTEGGIO FINALE: tiles, nobility, permits, and who wins."""

from __future__ import annotations

from typing import Final

from outremer.games.council.vocabulary import (
    FINISHED,
    GROUP_COUNT,
    KING_TILE_COUNT,
    PERMIT_COUNT,
    SCORED_NOBILITY,
    SCORED_PERMITS,
    SCORED_TILES,
)
from outremer.games.council.world import ASSISTANTS, BONUS_OWNER, HELD, KING_TILE_OWNER, NOBILITY, POINTS, USED, Kingdom

NOBLEST_POINTS: Final = 5  # [end.nobility.first]
SECOND_NOBLEST_POINTS: Final = 2  # [end.nobility.second]
MOST_PERMITS_POINTS: Final = 3  # [end.most-permits]


def score(g: Kingdom) -> None:
    """What is counted once, after the last turn. [end.bonus-and-king-tiles-score] [end.game-over]"""
    for seat in range(g.rules.seats):
        add_points(g, SCORED_TILES, seat, tile_points(g, seat))
        add_points(g, SCORED_NOBILITY, seat, nobility_points(g, seat))
        add_points(g, SCORED_PERMITS, seat, permit_points(g, seat))
    for seat in range(g.rules.seats):
        g.tell(FINISHED, seat, g.has[POINTS + seat])


def add_points(g: Kingdom, event: int, seat: int, points: int) -> None:
    if points:
        g.has[POINTS + seat] += points
        g.tell(event, seat, points)


def tile_points(g: Kingdom, seat: int) -> int:
    """Of bonus tiles and king reward tiles."""
    points = 0
    for group in range(GROUP_COUNT):
        if g.board[BONUS_OWNER + group] == seat:
            points += g.rules.box.bonus_points[group]
    for tile in range(KING_TILE_COUNT):
        if g.board[KING_TILE_OWNER + tile] == seat:
            points += g.rules.box.king_points[tile]
    return points


def nobility_points(g: Kingdom, seat: int) -> int:
    """[end.nobility.first] [end.nobility.second] [end.nobility.tie-first] [end.nobility.tie-second]"""
    ahead = 0
    for other in range(g.rules.seats):
        if g.has[NOBILITY + other] > g.has[NOBILITY + seat]:
            ahead += 1
    if ahead == 0:
        return NOBLEST_POINTS
    return SECOND_NOBLEST_POINTS if ahead == 1 else 0


def permits_of(g: Kingdom, seat: int) -> int:
    """How many permits count for this seat: used ones too, unless the table rules otherwise. [end.most-permits]"""
    count = 0
    for permit in range(PERMIT_COUNT):
        if g.place[permit] == HELD + seat or (g.rules.used_permits_count and g.place[permit] == USED + seat):
            count += 1
    return count


def permit_points(g: Kingdom, seat: int) -> int:
    """Three for the most permits; all who tie score them, unless the table rules otherwise. [end.most-permits]"""
    own = permits_of(g, seat)
    for other in range(g.rules.seats):
        theirs = permits_of(g, other)
        if theirs > own or (theirs == own and other != seat and not g.rules.tied_permits_score):
            return 0
    return MOST_PERMITS_POINTS


def tie_break(g: Kingdom, seat: int) -> int:
    """Assistants and politics cards, one sum. [end.winner.tie]"""
    return g.has[ASSISTANTS + seat] + g.cards_of(seat)


def winners(g: Kingdom) -> int:
    """The seats (bits) with the most points, then the most assistants and cards. [end.winner] [end.winner.tie]"""
    found, points, tied = 0, -1, -1
    for seat in range(g.rules.seats):
        own, own_tied = g.has[POINTS + seat], tie_break(g, seat)
        if own > points or (own == points and own_tied > tied):
            found, points, tied = 1 << seat, own, own_tied
        elif own == points and own_tied == tied:
            found |= 1 << seat
    return found
