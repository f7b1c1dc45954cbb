"""`outremer ladder`: a frozen pool of bots with ratings, so that progress can be told."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table as Grid

import outremer
from outremer.bots.written import listed
from outremer.cli import arguments, playing
from outremer.cli.mistakes import Mistake
from outremer.lab.ladder import Ladder, read_ladder
from outremer.lab.unusable import need, need_room

EXAMPLES = """\
  outremer ladder jerusalem                          who stands where
  outremer ladder jerusalem --add random,greedy      begin a pool
  outremer ladder jerusalem --check                  do they still play as when they were rated?

Whoever stands on the ladder keeps their rating; a newcomer is rated by games against them."""
GAMES = 120


def add(commands: arguments.Commands) -> None:
    parser = arguments.command(commands, "ladder", "show the rated pool of bots, or rate newcomers by it", EXAMPLES)
    arguments.add_game(parser)
    parser.add_argument("--add", metavar="A,B,..", help="rate these, and keep them in the pool")
    parser.add_argument(
        "--games", type=arguments.whole_number, default=GAMES, metavar="N", help=f"for each newcomer (default: {GAMES})"
    )
    parser.add_argument("--seed", default="1", metavar="S", help="the same seed plays the same games (default: 1)")
    parser.add_argument("--check", action="store_true", help="play the game that each bot of the pool is known by")
    parser.add_argument(
        "--file", type=arguments.file, metavar="FILE.toml", help="default: docs/studies/ladder-GAME.toml"
    )
    playing.add_workers(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = outremer.game(args.game).name
    file = args.file or Path("docs/studies") / f"ladder-{game}.toml"
    ladder = read_ladder(file, game)
    if args.add is not None:
        ladder = _add(args, ladder, file)
        ladder.write(file)
    elif not ladder.rungs:
        raise Mistake(f"there is no ladder in {file} yet; --add A,B begins one")
    elif args.check:
        ladder.check()
    _show(ladder)
    return 0


def _add(args: argparse.Namespace, ladder: Ladder, file: Path) -> Ladder:
    need("lab", "a rating", "openskill")
    need_room(file)
    plans = ladder.newcomers(listed(args.add), args.games, args.seed)
    ladder.check()
    with playing.crew(args) as players:
        for plan in plans:
            ladder = ladder.with_rated(plan, playing.played(players, plan), args.add)
    return ladder


def _show(ladder: Ladder) -> None:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("bot", overflow="fold")
    for column in ("rating", "95 % range", "games"):
        grid.add_column(column, justify="right", no_wrap=True)
    for rung in ladder.best_first:
        low, high = rung.rating.interval
        grid.add_row(rung.bot, f"{rung.mean:.1f}", f"{low:.1f} to {high:.1f}", str(rung.games))
    Console(highlight=False).print(grid)
