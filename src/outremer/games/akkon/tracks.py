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
