"""Fit the judge of a game to the results of many games.

python -m outremer.lab.fitting jerusalem --games 20000          plays, fits, and writes the game's judge-fitted.toml
python -m outremer.lab.fitting jerusalem --samples FILE         keeps the positions there, and goes on from them
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

import outremer
from outremer.bots.weighing import FITTED, HAND, file_of, judge_of
from outremer.lab.fitting.regression import fit
from outremer.lab.fitting.samples import Samples, sample
from outremer.lab.fitting.writing import write, written


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=outremer.games())
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--by", default=HAND, choices=(HAND, FITTED), help="whose weights play")
    parser.add_argument("--every", type=int, default=16, help="decisions for one position, on average")
    parser.add_argument("--astray", type=int, default=20, help="decisions for one at random, on average")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--samples", type=Path, help="file of positions; used if it is there, else made")
    parser.add_argument("--output", type=Path, help="instead of the game's own file")
    args = parser.parse_args()
    if args.samples is not None and args.samples.exists():
        samples = Samples.load(args.samples)
    else:
        numbers = range(args.first, args.first + args.games)
        samples = sample(args.game, args.seats, numbers, None, args.by, args.every, args.astray, args.workers)
        if args.samples is not None:
            samples.save(args.samples)
    judge = judge_of(args.game, HAND)
    fits = fit(samples, judge.weights.rows)
    text = written(judge.parts, fits, made_by(args, samples))
    write(args.output or file_of(outremer.game(args.game), FITTED), text)
    print(text.partition("\n[weights]")[0], file=sys.stderr)
    return 0


def made_by(args: argparse.Namespace, samples: Samples) -> list[str]:
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    games, last = len(set(samples.games.tolist())), int(samples.games.max())
    return [
        f"Weights of the judge, fitted to {games} games ({int(samples.games.min())} to {last}) of {args.seats} players",
        f"by `python -m outremer.lab.fitting {args.game} --games {games} --by {args.by}`, at {commit.stdout.strip()}.",
        "Worths are natural logarithms of odds to win.",
    ]


if __name__ == "__main__":
    sys.exit(main())
