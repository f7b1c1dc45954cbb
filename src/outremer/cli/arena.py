"""`outremer arena`: let bots play many games and count who wins; `outremer study`: what decides a game."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

import outremer
from outremer.bots import bot
from outremer.cli import arguments
from outremer.cli.mistakes import Mistake
from outremer.lab.arena import SHARED, Match, play_matches, scores
from outremer.lab.page import write_study

EXAMPLES = """\
  outremer arena jerusalem --bots greedy,random,random,random --games 400
  outremer arena akkon --bots greedy,greedy --games 100 --seed 7
  outremer arena fief --bots greedy,random,random,random,random --games 200 --shared carried

Every bot sits in every seat equally often."""
STUDY_EXAMPLES = """\
  outremer study akkon --games 2000 --out docs/studies

Writes a page with its plot: seats, and what winners had more of. `make study` installs what the plot needs."""


def add(commands: arguments.Commands) -> None:
    arena = arguments.command(commands, "arena", "let bots play many games and count who wins", EXAMPLES)
    _add_shared(arena, "greedy,random,random,random", 400)
    arena.add_argument(
        "--shared",
        choices=SHARED,
        default="split",
        help="what a win of several counts: a part each, or for allies `carried`, the whole for whoever has at least"
        " half of their points (default: split)",
    )
    arena.set_defaults(run=run)
    study = arguments.command(commands, "study", "study what decides a game, and write a page about it", STUDY_EXAMPLES)
    _add_shared(study, "greedy,greedy,greedy,greedy", 1000)
    study.add_argument("--out", type=Path, default=Path("docs/studies"), metavar="FOLDER", help="where the page goes")
    study.set_defaults(run=run_study)


def _add_shared(parser: argparse.ArgumentParser, bots: str, games: int) -> None:
    arguments.add_game(parser)
    parser.add_argument("--bots", default=bots, metavar="A,B,..", help=f"one for each seat (default: {bots})")
    parser.add_argument("--games", type=arguments.whole_number, default=games, metavar="N", help=f"default: {games}")
    parser.add_argument("--seed", default="1", metavar="S", help="the same seed plays the same games (default: 1)")
    arguments.add_options(parser)


def run(args: argparse.Namespace) -> int:
    matches = _play(args)
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("bot", "games", "wins", "rate", "95 % range"):
        grid.add_column(column, justify="left" if column == "bot" else "right")
    for score in scores(matches, share=SHARED[args.shared]):
        low, high = score.interval
        row = (str(score.games), f"{score.wins:g}", f"{score.rate:.1%}", f"{low:.1%} to {high:.1%}")
        grid.add_row(score.bot, *row)
    Console(highlight=False).print(grid)
    return 0


def run_study(args: argparse.Namespace) -> int:
    if find_spec("matplotlib") is None:
        raise Mistake("a study draws a plot with matplotlib, which is not installed here; `make study` installs it")
    command = f"outremer study {args.game} --bots {args.bots} --games {args.games} --seed {args.seed}"
    page = write_study(args.game, args.bots.split(","), _play(args), command, args.out)
    print(f"The study is in {page}.")
    return 0


def _play(args: argparse.Namespace) -> list[Match]:
    game = outremer.game(args.game)
    bots = args.bots.split(",")
    options = arguments.options(args.option)
    game.setting(len(bots), options)  # refused here, before any game begins
    for name in bots:
        bot(name)
    played = play_matches(game.name, bots, args.games, args.seed, options)
    return list(track(played, "playing", total=args.games, console=Console(stderr=True), transient=True))
