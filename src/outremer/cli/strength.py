"""`outremer strength`: is a bot stronger than others? A sequential test that ends when that is sure enough."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Generator
from contextlib import closing
from time import monotonic

import outremer
from outremer.bots import bot
from outremer.bots.written import listed
from outremer.cli import arguments, playing
from outremer.cli.arena import CLOCK
from outremer.lab.strength import UNDECIDED, Game, Kept, Trial, Verdict, decided, left
from outremer.lab.workers import Crew

EXAMPLES = """\
  outremer strength jerusalem --bots hard:seconds=0.5,greedy,greedy,greedy
  outremer strength akkon --bots medium:iterations=100,medium:iterations=100,easy,easy --out akkon.jsonl
  outremer strength council --bots greedy,random --deals 40 --against 0.5 --accepted 0.8

The first bot is tested, in as many seats as it is named. Every deal is played as often as there are seats, the bots
moved on each time. With --out a run that was stopped or killed goes on by the same command."""
MOST = 400


def add(commands: arguments.Commands) -> None:
    parser = arguments.command(commands, "strength", "test whether a bot is stronger than others", EXAMPLES)
    arguments.add_game(parser)
    parser.add_argument("--bots", required=True, metavar="A,B,..", help="one for each seat; the first one is tested")
    parser.add_argument(
        "--against",
        type=float,
        default=0.0,
        metavar="S",
        help="share of the wins to refute (default: an equal one)",
    )
    parser.add_argument(
        "--accepted", type=float, default=0.0, metavar="S", help="share of the wins to accept (default: 0.1 more)"
    )
    parser.add_argument("--error", type=float, default=0.05, metavar="E", help="of either answer (default: 0.05)")
    parser.add_argument(
        "--deals", type=arguments.whole_number, default=MOST, metavar="N", help=f"at most (default: {MOST})"
    )
    parser.add_argument("--minutes", type=float, default=60.0, metavar="M", help="at most (default: 60)")
    parser.add_argument("--seed", default="1", metavar="S", help="the same seed deals the same games (default: 1)")
    parser.add_argument(
        "--out", type=arguments.file, metavar="FILE.jsonl", help="keep every game, and go on from there"
    )
    arguments.add_options(parser)
    playing.add_workers(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = outremer.game(args.game).name
    bots = tuple(listed(args.bots))
    options = arguments.options(args.option)
    trial = Trial(game, bots, args.seed, options, args.against, args.accepted, args.error)
    trial.check()
    kept = None if args.out is None else Kept.open(args.out, trial)
    if any(bot(written).by_clock for written in bots):
        print(CLOCK, file=sys.stderr)
    games: list[Game] = [] if kept is None else list(kept.games)
    if decided(trial, games).found == UNDECIDED:
        with playing.crew(args) as players:
            play(players, trial, games, kept, args.deals, monotonic() + 60 * args.minutes)
    show(trial, decided(trial, games))
    return 0


def play(players: Crew, trial: Trial, games: list[Game], kept: Kept | None, deals: int, until: float) -> None:
    """Game after game, until it is decided or the time is over."""
    pieces = left(trial, games, deals)
    coming: Generator[Game, None, None] = players.play(trial.play, pieces)
    with closing(coming):
        for game in coming:
            games.append(game)
            if kept is not None:
                kept.add(game)
            if decided(trial, games).found != UNDECIDED or monotonic() >= until:
                return


def show(trial: Trial, said: Verdict) -> None:
    low, high = trial.shares
    seats = len(trial.bots)
    print(
        f"{trial.bots[0]} in {trial.seats} of {seats} seats of {trial.game}: {said.share:.1%} ± {said.error:.1%} of the"
        f" wins in {said.deals} deals of {seats} games."
    )
    print(
        f"{low:.0%} against {high:.0%}: {said.found}. The log likelihood ratio is {said.llr:.2f}, and decides beyond"
        f" ±{said.bound:.2f}."
    )
