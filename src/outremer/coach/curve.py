"""Who was to win, from moment to moment, and how sure that is.

The judge is asked at every moment, with the whole table before it: what lies hidden in a finished game is no secret
any more. It is quick, but its eye is that of one moment. So from some moments, where a round has ended and around the
sharpest swings, the game is played on to its end several times, each time with other chance, and what the judge
foretold is corrected by what came of it, as far as that can be relied on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import Any, Final

from outremer.bots.ahead import play_on
from outremer.bots.judge import Judge
from outremer.coach.walking import Moment, Way
from outremer.kernel.blanks import NOBODY
from outremer.kernel.chance import Quick
from outremer.kernel.table import Table as Kernel

TO_THE_END: Final = 1_000_000  # turns
USUAL_DOUBT: Final = 0.12  # standard error of the judge's shares, as long as nothing was played out
LEAST_DOUBT: Final = 0.02
MOST_DOUBT: Final = 0.25
NEVER: Final = 0.004  # no share of a game that goes on is told to be less
SCEPTICISM: Final = 2.0  # playouts that the judge's word counts as where few were made


@dataclass(frozen=True)
class Point:
    """The shares of the win that the seats might hope for at a moment, each with its standard error."""

    at: int  # lines of the record behind it
    shares: tuple[float, ...]
    errors: tuple[float, ...]


@dataclass(frozen=True)
class Trial:
    """What came of playing on from a moment, several times."""

    at: int
    playouts: int
    shares: tuple[float, ...]  # of the win, on average


@dataclass(frozen=True)
class _Correction:
    """By how much the judge was wrong at a moment, and how sure that is."""

    at: int
    by: tuple[float, ...]
    variances: tuple[float, ...]


def foretold(way: Way, judge: Judge[Any]) -> list[tuple[float, ...]]:
    """What the judge says at every moment; at the end, what really came of it."""
    shares = [tuple(judge.shares(moment.table)) for moment in way.moments[:-1]]
    return [*shares, tuple(1 / len(way.winners) if seat in way.winners else 0.0 for seat in range(way.seats))]


# -- where the game is played on --------------------------------------------------------------------------------------


def places(way: Way, shares: Sequence[Sequence[float]], most: int) -> list[int]:
    """The beginning, then in turn the ends of rounds, spread over the game, and both sides of the sharpest swings."""
    found = {0}
    rounds, swings = _spread(_rounds(way.moments), most), _swings(way.moments, shares)
    for at in range(max(len(rounds), len(swings))):
        for listed in (rounds, swings):
            if len(found) < most and at < len(listed):
                found.add(listed[at])
    return sorted(found)


def _rounds(moments: Sequence[Moment]) -> list[int]:
    """The moments by which every seat has spoken since the last of them."""
    found: list[int] = []
    spoken: set[int] = set()
    for at, moment in enumerate(moments[:-1]):
        if len(spoken) == moments[0].table.rules.seats:
            found.append(at)
            spoken = set()
        if moment.seat != NOBODY:
            spoken.add(moment.seat)
    return found


def _spread(listed: Sequence[int], most: int) -> list[int]:
    """So many of them, far from each other, those first that divide the whole best."""
    found: list[int] = []
    parts = 2
    while listed and len(found) < min(most, len(listed)):
        for part in range(1, parts, 2):
            one = listed[min(len(listed) - 1, part * len(listed) // parts)]
            if one not in found:
                found.append(one)
        parts *= 2
        if parts > 4 * len(listed):
            found += [one for one in listed if one not in found]
    return found[:most]


def _swings(moments: Sequence[Moment], shares: Sequence[Sequence[float]]) -> list[int]:
    """Before and behind each turn, the sharpest swing first."""
    turns = [0]
    for at in range(1, len(moments) - 1):
        if moments[at].seat not in (NOBODY, moments[turns[-1]].seat):
            turns.append(at)
    widths: list[tuple[float, int, int]] = []
    for start, end in pairwise(turns):
        width = sum(abs(new - old) for old, new in zip(shares[start], shares[end], strict=True))
        widths.append((-width, start, end))
    return [at for _, start, end in sorted(widths) for at in (start, end)]


# -- playing on -------------------------------------------------------------------------------------------------------


def try_out(guide: Judge[Any], judge: Judge[Any], table: Kernel[Any], at: int, playouts: int, seed: int) -> Trial:
    """Play on from here, all seats greedily, with other chance each time."""
    totals = [0.0] * table.rules.seats
    for number in range(playouts):
        playing = table.clone()
        play_on(guide, playing, Quick(_seed(seed, at, number)), TO_THE_END)
        for seat, share in enumerate(shares_at(judge, playing)):
            totals[seat] += share
    return Trial(at, playouts, tuple(total / playouts for total in totals))


def shares_at(judge: Judge[Any], table: Kernel[Any]) -> list[float]:
    """The shares of the win at a table, over or not."""
    return judge.won(table.world, table.rules.seats) if table.over() else judge.shares(table)


def _seed(seed: int, at: int, number: int) -> int:
    return (seed * 1_000_003 + at) * 1_000_003 + number


# -- both together ----------------------------------------------------------------------------------------------------


def curve(shares: Sequence[Sequence[float]], tried: Sequence[Trial]) -> list[Point]:
    """What the judge foretold, corrected by what came of playing on; between two such moments by both in part."""
    doubt = doubt_of(shares, tried)
    found: list[Point] = []
    corrections = [_correction(shares[trial.at], trial, doubt) for trial in tried]
    last = len(shares) - 1
    seats = range(len(shares[0]))
    if corrections:
        corrections.append(_Correction(last, (0.0,) * len(seats), (0.0,) * len(seats)))
    for at in range(last):
        by, variances = _between(corrections, at) if corrections else ((0.0,) * len(seats), (doubt,) * len(seats))
        found.append(Point(at, whole(shares[at], by), tuple(sqrt(one) for one in variances)))
    return [*found, Point(last, tuple(shares[last]), (0.0,) * len(seats))]


def corrected(said: Sequence[float], trial: Trial, doubt: float) -> tuple[float, ...]:
    """What the judge said where the game was played on, corrected by what came of it."""
    return whole(said, _correction(said, trial, doubt).by)


def whole(said: Sequence[float], by: Sequence[float]) -> tuple[float, ...]:
    """Shares with their corrections, as parts of one whole."""
    found = [max(NEVER, share + more) for share, more in zip(said, by, strict=True)]
    return tuple(share / sum(found) for share in found)


def doubt_of(shares: Sequence[Sequence[float]], tried: Sequence[Trial]) -> float:
    """The variance of the judge's error, as it showed where the game was played on."""
    if not tried:
        return USUAL_DOUBT**2
    errors: list[float] = []
    for trial in tried:
        for said, came in zip(shares[trial.at], trial.shares, strict=True):
            errors.append((came - said) ** 2 - _variance(said, came, trial.playouts))
    return min(MOST_DOUBT**2, max(LEAST_DOUBT**2, sum(errors) / len(errors)))


def _variance(said: float, came: float, playouts: int) -> float:
    """Of the mean of so many playouts; where all went alike, the judge's word keeps it from being nothing."""
    share = (playouts * came + SCEPTICISM * said) / (playouts + SCEPTICISM)
    return max(1e-4, share * (1.0 - share)) / playouts


def _correction(said: Sequence[float], trial: Trial, doubt: float) -> _Correction:
    """Judge and playouts weigh as much as each can be relied on."""
    by: list[float] = []
    variances: list[float] = []
    for share, came in zip(said, trial.shares, strict=True):
        variance = _variance(share, came, trial.playouts)
        trust = doubt / (doubt + variance)
        by.append(trust * (came - share))
        variances.append(trust * variance)
    return _Correction(trial.at, tuple(by), tuple(variances))


def _between(corrections: Sequence[_Correction], at: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The correction may have changed anywhere between the two that are known, from the one to the other."""
    after = next(number for number, one in enumerate(corrections) if one.at >= at)
    second = corrections[after]
    first = corrections[after - 1] if after else second
    part = (at - first.at) / (second.at - first.at) if second.at > first.at else 1.0
    by: list[float] = []
    variances: list[float] = []
    for old, new, old_variance, new_variance in zip(
        first.by, second.by, first.variances, second.variances, strict=True
    ):
        by.append(old + part * (new - old))
        mixed = old_variance + part * (new_variance - old_variance)
        variances.append(mixed + part * (1.0 - part) * (new - old) ** 2)
    return tuple(by), tuple(variances)
