"""Fit the judge of a game to the results of many games.

python -m outremer.lab.fitting jerusalem --games 20000          plays, fits, and writes the game's judge-fitted.toml
python -m outremer.lab.fitting jerusalem --samples FILE         keeps the positions there, and goes on from them
python -m outremer.lab.fitting jerusalem --rounds 3             finds weights to play by, and writes judge-tuned.toml
python -m outremer.lab.fitting jerusalem --try fitted           says how often these win, one move ahead
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import outremer
from outremer.bots.weighing import FITTED, HAND, KINDS, TUNED, file_of, judge_of
from outremer.lab.fitting.regression import fit
from outremer.lab.fitting.samples import Recipe, Samples, sample
from outremer.lab.fitting.tuning import Round, rounds, tried
from outremer.lab.fitting.writing import write, written
from outremer.table.game import BadSetting


def main(argv: Sequence[str] | None = None) -> int:
    parser = _parser()
    args = parser.parse_args(argv)
    try:
        if args.tried:
            print(trial_of(_recipe(args), args))
            return 0
        kind, text = (TUNED, _tuned(args)) if args.rounds else (FITTED, _fitted(args))
    except BadSetting as error:
        parser.error(str(error))
    write(args.output or file_of(outremer.game(args.game), kind), text)
    print(text.partition("\n[weights]")[0], file=sys.stderr)
    return 0


def _fitted(args: argparse.Namespace) -> str:
    samples = _samples(args)
    judge = judge_of(args.game, HAND)
    return written(judge.parts, fit(samples, judge.weights.rows), made_by(samples))


def _tuned(args: argparse.Namespace) -> str:
    """Round after round, with word of each; the file says what the last one came to."""
    recipe, found = _recipe(args), None
    for found in rounds(recipe, args.rounds, args.workers):
        print(f"round {found.number + 1} of {args.rounds}: {told(found)}", file=sys.stderr, flush=True)
    assert found is not None
    share = tried(recipe, found.rows, args.trials, args.workers)
    return written(judge_of(args.game, HAND).parts, found.fits, tuned_by(recipe, args, share))


def trial_of(recipe: Recipe, args: argparse.Namespace) -> str:
    """What one seat wins by weights that the game has."""
    if not file_of(outremer.game(recipe.game), args.tried).exists():
        raise BadSetting(f"{recipe.game} has no {args.tried} weights to try; fit some first")
    rows = judge_of(recipe.game, args.tried).weights.rows
    share = tried(recipe, tuple(tuple(row) for row in rows), args.trials, args.workers)
    return won_by(recipe, args.trials, share)


def won_by(recipe: Recipe, trials: int, share: float) -> str:
    return (
        f"One seat that looked one move ahead by them won {100 * share:.1f} % of {trials} games "
        f"against {recipe.seats - 1} that did so by hand."
    )


def told(found: Round) -> str:
    positions = sum(one.positions for one in found.fits)
    loss = sum(one.loss * one.positions for one in found.fits if one.positions) / max(1, positions)
    return f"{positions} positions, mean loss {loss:.4f}"


def tuned_by(recipe: Recipe, args: argparse.Namespace, share: float) -> list[str]:
    said = [*recipe.arguments(), "--rounds", str(args.rounds), "--trials", str(args.trials)]
    return [
        f"Weights to play by, fitted in {args.rounds} rounds of {recipe.games} games",
        f"by `python -m outremer.lab.fitting {' '.join(said)}`",
        f"at {commit()}. Worths are natural logarithms of odds to win.",
        won_by(recipe, args.trials, share),
    ]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=outremer.games())
    parser.add_argument("--games", type=at_least_one, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--option", type=_option, action="append", default=[], metavar="NAME=CHOICE")
    parser.add_argument("--by", default=HAND, choices=KINDS, help="whose weights play")
    parser.add_argument("--every", type=at_least_one, default=16, help="decisions for one position, on average")
    parser.add_argument("--astray", type=at_least_one, default=20, help="decisions for one at random, on average")
    parser.add_argument("--begun", action="store_true", help="positions only as a turn begins")
    parser.add_argument("--apart", type=float, default=1.0, help="by what factor the seats' weights usually differ")
    parser.add_argument("--rounds", type=at_least_one, default=0, help="so many rounds, for weights to play by")
    parser.add_argument("--try", dest="tried", choices=(FITTED, TUNED), help="say what these weights win, and fit none")
    parser.add_argument("--trials", type=at_least_one, default=400, help="games in which those are tried at last")
    parser.add_argument("--workers", type=at_least_one, default=2)
    parser.add_argument("--samples", type=Path, help="file of positions; used if it is there, else made")
    parser.add_argument("--output", type=Path, help="instead of the game's own file")
    return parser


def at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 on")
    return int(text)


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
    samples = sample(_recipe(args), args.workers)
    if args.samples is not None:
        samples.save(args.samples)
    return samples


def _recipe(args: argparse.Namespace) -> Recipe:
    options = tuple(args.option)
    outremer.game(args.game).setting(args.seats, dict(options))  # refused here, before any game begins
    how = (args.by, args.every, args.astray, args.begun, args.apart)
    return Recipe(args.game, args.seats, args.games, args.first, options, *how)


def made_by(samples: Samples) -> list[str]:
    games, arguments = len(set(samples.games.tolist())), " ".join(samples.recipe.arguments())
    return [
        f"Weights of the judge, fitted to {len(samples.games)} positions of {games} games",
        f"by `python -m outremer.lab.fitting {arguments}`",
        f"at {commit()}. Worths are natural logarithms of odds to win.",
    ]


def commit() -> str:
    said = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return said.stdout.strip() or "no commit"


if __name__ == "__main__":
    sys.exit(main())
