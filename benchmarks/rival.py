"""Is `hard` stronger than OpenSpiel's IS-MCTS in Python, when both have the same time?

    .venv/bin/python -m benchmarks.rival akkon --seconds 0.1 --out rivals
    .venv/bin/python -m benchmarks.rival --quick            # one short game; or --json (one object on one line)

Two of each sit at a table, and `outremer.lab.strength` decides: deal after deal with the seats rotated, until it is
sure enough or the time is over. A game in which `hard` is not stronger ends the run with status 1. Told is what a
decision of each had on average, of those with a choice: seconds, and simulations, which are iterations of ours. The
rival takes all of its time for every one; `hard` stops when nothing can overtake, and takes less in a turn of many
small moves. With --out every game is a line of FOLDER/GAME.jsonl, and a run that was stopped goes on by the same
command; what was played before it counts for the shares alone.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import fmean
from time import monotonic
from typing import Any

import outremer
from benchmarks.searching.rival import NAME, Bout, Effort, counted, play
from outremer.cli.arguments import whole_number
from outremer.lab.strength import NOT_STRONGER, UNDECIDED, Game, Kept, Trial, Verdict, decided, left
from outremer.lab.unusable import Unusable
from outremer.lab.workers import Crew, cores, processes
from outremer.table.game import BadSetting

DEALS, MINUTES = 400, 10.0
QUICKLY = 0.02  # seconds a decision, of one game


@dataclass
class Found:
    """What has been played of one game so far."""

    trial: Trial
    games: list[Game] = field(default_factory=list)
    efforts: dict[str, Effort] = field(default_factory=lambda: {"hard": Effort(), NAME: Effort()})

    @property
    def said(self) -> Verdict:
        return decided(self.trial, self.games)

    def add(self, bout: Bout) -> Game:
        game = Game(bout.match.number, bout.moved, self.trial.share(bout.match))
        self.games.append(game)
        for name, effort in bout.efforts.items():
            self.efforts[name].add(effort)
        return game

    def plain(self) -> dict[str, Any]:
        """As numbers; the share is that of whole deals, where there are any."""
        said = self.said
        share = said.share if said.deals else fmean(game.share for game in self.games)
        return {
            "games": len(self.games),
            "deals": said.deals,
            "share": round(share, 3),
            "error": round(said.error, 3),
            "found": said.found,
            **{name: costs(effort) for name, effort in self.efforts.items()},
        }


def costs(effort: Effort) -> dict[str, float] | None:
    """Of a decision on average, if any was played now."""
    if not effort.simulations:
        return None
    return {
        "decisions": len(effort.simulations),
        "simulations": round(fmean(effort.simulations), 1),
        "seconds": round(fmean(effort.seconds), 4),
    }


def trial_of(name: str, seconds: float, seed: str) -> Trial:
    ours, theirs = f"hard:seconds={seconds:g}", f"{NAME}:seconds={seconds:g}"
    trial = Trial(name, (ours, ours, theirs, theirs), seed)
    with counted():
        trial.check()
    return trial


def contested(found: Found, bouts: Iterable[Bout], kept: Kept | None, until: float) -> None:
    """Game after game, until it is decided or the time is over."""
    for bout in bouts:
        game = found.add(bout)
        if kept is not None:
            kept.add(game)
        if found.said.found != UNDECIDED or monotonic() >= until:
            return


def contest(trial: Trial, crew: Crew, args: argparse.Namespace) -> Found:
    kept = None if args.out is None else Kept.open(args.out / f"{trial.game}.jsonl", trial)
    found = Found(trial, [] if kept is None else list(kept.games))
    if found.said.found == UNDECIDED:
        pieces = left(trial, found.games, args.deals)
        coming: Generator[Bout, None, None] = crew.play(partial(play, trial), pieces)
        with closing(coming):
            contested(found, coming, kept, monotonic() + 60 * args.minutes)
    return found


def quickly(trial: Trial) -> Found:
    """One game, here."""
    found = Found(trial)
    found.add(play(trial, (0, 0)))
    return found


def show(found: Found) -> None:
    plain = found.plain()
    error = f" ± {plain['error']:.0%}" if plain["deals"] else ""
    print(
        f"{found.trial.game:10} hard won {plain['share']:.0%}{error} of {plain['games']} games,"
        f" {plain['deals']} whole deals: {plain['found']}"
    )
    for name in found.efforts:
        if cost := plain[name]:
            print(
                f"{'':10} {name:5} {cost['simulations']:8,.1f} simulations and {cost['seconds']:.3f} s"
                f" for each of {cost['decisions']:,} decisions"
            )
    if plain["found"] == NOT_STRONGER:
        print(f"FAILS  {found.trial.game}: hard is not stronger than OpenSpiel's IS-MCTS")


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    found.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(outremer.games())} (default: all)")
    found.add_argument("--seconds", type=float, default=0.1, metavar="S", help="for each decision (default: 0.1)")
    found.add_argument(
        "--deals", type=whole_number, default=DEALS, metavar="N", help=f"of a game at most (default: {DEALS})"
    )
    found.add_argument("--minutes", type=float, default=MINUTES, help=f"for a game at most (default: {MINUTES:g})")
    found.add_argument("--seed", default="rival", metavar="S", help="the same seed deals the same games")
    found.add_argument(
        "--workers", type=whole_number, default=cores(), metavar="N", help="default: the cores one may use"
    )
    found.add_argument("--out", type=Path, metavar="FOLDER", help="keep every game, and go on from there")
    found.add_argument("--quick", action="store_true", help=f"one short game, {QUICKLY} s a decision")
    found.add_argument("--json", action="store_true", help="one object on one line: by game shares and simulations")
    return found


def results(args: argparse.Namespace) -> Iterator[Found]:
    """Game by game."""
    seconds = QUICKLY if args.quick else args.seconds
    names = args.games or (outremer.games()[-1:] if args.quick else outremer.games())
    trials = [trial_of(name, seconds, args.seed) for name in names]
    if args.quick:
        yield from map(quickly, trials)
        return
    if args.out is not None:
        args.out.mkdir(parents=True, exist_ok=True)
    with processes(args.workers) as crew:
        for trial in trials:
            yield contest(trial, crew, args)


def main() -> int:
    reading = parser()
    args = reading.parse_args()
    done: list[Found] = []
    try:
        for found in results(args):
            done.append(found)
            if not args.json:
                show(found)
    except (BadSetting, Unusable, OSError) as error:
        reading.error(str(error))
    if args.json:
        print(json.dumps({found.trial.game: found.plain() for found in done}))
    return 1 if any(found.said.found == NOT_STRONGER for found in done) else 0


if __name__ == "__main__":
    sys.exit(main())
