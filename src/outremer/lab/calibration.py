"""Whether the coach's shares of the win are true, on games that no weights were fitted to.

python -m outremer.lab.calibration jerusalem --games 1000       prints a table for docs/coach.md

Where a band was missed the exit status is 1.

Every game is played greedily with a move at random now and then, as those were to which the weights were fitted, but
from numbers on that no fit has used. The judge is asked at some moments of each, and from one of them the game is
played on to its end several times, as the coach does.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from time import process_time
from typing import Any

import outremer
from outremer.bots.weighing import FITTED, judge_of
from outremer.coach.calibration import Band, Foretold, bands
from outremer.coach.curve import USUAL_DOUBT, Trial, corrected, try_out
from outremer.coach.effort import effort_of
from outremer.kernel.chance import Quick
from outremer.kernel.table import Table
from outremer.lab.bouts import bout, now_and_then_astray

UNSEEN = 1_000_000  # the number of the first game; those below are for fitting
APART = 40  # decisions between two moments, on average
ASTRAY = 20  # decisions for one at random, on average


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=outremer.games())
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--played-on", type=int, default=0, metavar="N", help="of so many of them, from one moment")
    parser.add_argument("--seconds", type=float, default=600.0, help="of one core; fewer games, if they take longer")
    args = parser.parse_args(argv)
    begun, done = process_time(), 0
    said: list[Foretold] = []
    corrected_said: list[Foretold] = []
    for number in range(args.games):
        if process_time() - begun >= args.seconds:
            break
        moments, won = play(args.game, args.seats, UNSEEN + number)
        said += judged(args.game, number, moments, won)
        if number < args.played_on and moments:
            corrected_said += played_on(args.game, number, moments[number % len(moments)], won)
        done += 1
    print(f"{args.game}, {args.seats} players, {done} games from {UNSEEN} on\n")
    told = [bands(said)]
    print(table_of(told[0]))
    if corrected_said:
        games = len({one.game for one in corrected_said})
        told.append(bands(corrected_said))
        print(f"\nCorrected by {effort_of(args.game).playouts} playouts each, one moment of {games} games\n")
        print(table_of(told[1]))
    return 0 if all(band.holds for found in told for band in found) else 1


def play(name: str, seats: int, number: int) -> tuple[list[Table[Any]], list[float]]:
    """Moments of one game, and what share of the win each seat got."""
    judge, driver = judge_of(name), Quick(number * 7919 + 13)
    moments: list[Table[Any]] = []

    def choose(table: Table[Any], seat: int) -> int:
        if driver.below(APART) == 0 and not judge.is_half_said(table, seat):
            moments.append(table.clone())
        return now_and_then_astray(judge, table, seat, driver, ASTRAY)

    table = bout(name, seats, (), driver, choose)
    return (moments, judge.won(table.world, seats)) if table else ([], [])


def judged(name: str, number: int, moments: Sequence[Table[Any]], won: Sequence[float]) -> Iterator[Foretold]:
    judge = judge_of(name, FITTED)
    for table in moments:
        for share, got in zip(judge.shares(table), won, strict=True):
            yield Foretold(number, share, got)


def played_on(name: str, number: int, table: Table[Any], won: Sequence[float]) -> Iterator[Foretold]:
    judge = judge_of(name, FITTED)
    trial: Trial = try_out(judge_of(name), judge, table, number, effort_of(name).playouts, UNSEEN)
    for share, got in zip(corrected(judge.shares(table), trial, USUAL_DOUBT**2), won, strict=True):
        yield Foretold(number, share, got)


def table_of(found: Sequence[Band]) -> str:
    """In Markdown."""
    lines = ["| given | positions | games | given, on average | won | 95 % |  |", "|---|---:|---:|---:|---:|---|---|"]
    for band in found:
        least, most = band.interval
        lines.append(
            f"| {band.low:.0%}–{band.high:.0%} | {band.positions} | {band.games} | {band.mean_said:.1%} "
            f"| {band.mean_won:.1%} | {least:.1%}–{most:.1%} | {'' if band.holds else 'missed'} |"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
