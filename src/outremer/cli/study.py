"""`outremer study`: what decides a game."""

from __future__ import annotations

import argparse
from pathlib import Path

import outremer
from outremer.bots.written import listed
from outremer.cli import arguments, playing
from outremer.lab.arena import Plan
from outremer.lab.page import write_study
from outremer.lab.unusable import need

EXAMPLES = """\
  outremer study akkon --games 2000
  outremer study akkon --games 2000 --out docs/studies

Writes a page with its plot: seats, and what winners had more of."""
BOTS = "greedy,greedy,greedy,greedy"


def add(commands: arguments.Commands) -> None:
    parser = arguments.command(commands, "study", "study what decides a game, and write a page about it", EXAMPLES)
    arguments.add_game(parser)
    parser.add_argument("--bots", default=BOTS, metavar="A,B,..", help=f"one for each seat (default: {BOTS})")
    parser.add_argument("--games", type=arguments.whole_number, default=1000, metavar="N", help="default: 1000")
    parser.add_argument("--seed", default="1", metavar="S", help="the same seed plays the same games (default: 1)")
    arguments.add_options(parser)
    parser.add_argument("--out", type=Path, default=Path("docs/studies"), metavar="FOLDER", help="where the page goes")
    playing.add_workers(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    need("lab", "a study", "matplotlib")
    options = arguments.options(args.option)
    plan = Plan(outremer.game(args.game).name, tuple(listed(args.bots)), args.games, args.seed, options)
    plan.check()
    command = f"outremer study {args.game} --bots {args.bots} --games {args.games} --seed {args.seed}"
    page = write_study(plan.game, plan.bots, playing.played(args, plan), command, args.out)
    print(f"The study is in {page}.")
    return 0
