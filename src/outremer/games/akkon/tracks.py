"""The four characteristics: a marker never falls below 0 nor rises above 13."""

from __future__ import annotations

from outremer.games.akkon.vocabulary import ADVANCED, FELL, HIGHEST, LOWEST, TRACK_COUNT
from outremer.games.akkon.world import HolyLand


def advance(g: HolyLand, seat: int, track: int, steps: int) -> None:
    """Steps beyond 13 are lost. [track.limits] [track.excess-lost]"""
    spot = seat * TRACK_COUNT + track
    reached = min(HIGHEST, g.tracks[spot] + steps)
    g.tell(ADVANCED, seat, track, reached - g.tracks[spot], reached)
    g.tracks[spot] = reached


def fall(g: HolyLand, seat: int, track: int, steps: int) -> None:
    """Steps below 0 are lost. [track.limits] [track.excess-lost]"""
    spot = seat * TRACK_COUNT + track
    reached = max(LOWEST, g.tracks[spot] - steps)
    g.tell(FELL, seat, track, g.tracks[spot] - reached, reached)
    g.tracks[spot] = reached


def sole_leader(g: HolyLand, track: int) -> int:
    """Who alone stands highest, or NOBODY. [privilege.highest-takes] [privilege.tie-nobody]"""
    best, most = -1, -1
    for seat in range(g.rules.seats):
        value = g.tracks[seat * TRACK_COUNT + track]
        if value > most:
            best, most = seat, value
        elif value == most:
            best = -1
    return best


def victory_points(g: HolyLand, seat: int) -> int:
    """The highest characteristic plus the lowest. [end.score]"""
    first = seat * TRACK_COUNT
    high, low = g.tracks[first], g.tracks[first]
    for spot in range(first + 1, first + TRACK_COUNT):
        high, low = max(high, g.tracks[spot]), min(low, g.tracks[spot])
    return high + low


def merit(g: HolyLand, seat: int) -> list[int]:
    """Points; then the second, the third, the fourth characteristic. [end.winner] [end.tie]"""
    first = seat * TRACK_COUNT
    scores = sorted(g.tracks[first : first + TRACK_COUNT], reverse=True)
    return [victory_points(g, seat), scores[1], scores[2], scores[3]]


def winners(g: HolyLand) -> int:
    """The seats (bits) with the most merit."""
    found = 1
    best = merit(g, 0)
    for seat in range(1, g.rules.seats):
        one = merit(g, seat)
        if one > best:
            found, best = 1 << seat, one
        elif one == best:
            found |= 1 << seat
    return found
