"""Fit the judge of a game to the results of many games.

python -m outremer.lab.fitting jerusalem --games 20000          plays, fits, and writes the game's judge-fitted.toml
python -m outremer.lab.fitting jerusalem --samples FILE         keeps the positions there, and goes on from them
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import outremer
from outremer.bots.weighing import FITTED, HAND, file_of, judge_of
from outremer.lab.fitting.regression import fit
from outremer.lab.fitting.samples import Recipe, Samples, sample
from outremer.lab.fitting.writing import write, written
from outremer.table.game import BadSetting


def main(argv: Sequence[str] | None = None) -> int:
    parser = _parser()
    args = parser.parse_args(argv)
    try:
        samples = _samples(args)
        judge = judge_of(args.game, HAND)
        fits = fit(samples, judge.weights.rows)
    except BadSetting as error:
        parser.error(str(error))
    text = written(judge.parts, fits, made_by(samples))
    write(args.output or file_of(outremer.game(args.game), FITTED), text)
    print(text.partition("\n[weights]")[0], file=sys.stderr)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=outremer.games())
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--option", type=_option, action="append", default=[], metavar="NAME=CHOICE")
    parser.add_argument("--by", default=HAND, choices=(HAND, FITTED), help="whose weights play")
    parser.add_argument("--every", type=int, default=16, help="decisions for one position, on average")
    parser.add_argument("--astray", type=int, default=20, help="decisions for one at random, on average")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--samples", type=Path, help="file of positions; used if it is there, else made")
    parser.add_argument("--output", type=Path, help="instead of the game's own file")
    return parser


def _option(text: str) -> tuple[str, str]:
    name, _, choice = text.partition("=")
    if not choice:
        raise argparse.ArgumentTypeError(f"an option is written name=choice, not {text!r}")
    return name, choice


def _samples(args: argparse.Namespace) -> Samples:
    """Those of the file, however they were made, or else fresh ones."""
    if args.samples is not None and args.samples.exists():
        samples = Samples.load(args.samples)
        if samples.recipe.game != args.game:
            raise BadSetting(f"the positions in {args.samples} are of {samples.recipe.game}, not of {args.game}")
        return samples
    options = tuple(args.option)
    outremer.game(args.game).setting(args.seats, dict(options))  # refused here, before any game begins
    recipe = Recipe(args.game, args.seats, args.games, args.first, options, args.by, args.every, args.astray)
    samples = sample(recipe, args.workers)
    if args.samples is not None:
        samples.save(args.samples)
    return samples


def made_by(samples: Samples) -> list[str]:
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    games, arguments = len(set(samples.games.tolist())), " ".join(samples.recipe.arguments())
    return [
        f"Weights of the judge, fitted to {len(samples.games)} positions of {games} games",
        f"by `python -m outremer.lab.fitting {arguments}`",
        f"at {commit.stdout.strip() or 'no commit'}. Worths are natural logarithms of odds to win.",
    ]


if __name__ == "__main__":
    sys.exit(main())
