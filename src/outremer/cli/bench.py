"""`outremer bench`: which engine runs, and how fast it plays at random."""

from __future__ import annotations

import argparse
import time
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table as Grid

import outremer
from outremer.cli import arguments
from outremer.kernel.chance import Quick
from outremer.kernel.forms import Roll
from outremer.kernel.playouts import play_out
from outremer.kernel.table import Table

SECONDS = 1.0  # for each measurement
EXAMPLES = """\
  outremer bench                              every game, a few seconds
  outremer bench jerusalem
  OUTREMER_ENGINE=plain outremer bench        the same without the compiled engine

The comparison with other engines is benchmarks/engine.py in the repository."""


def add(commands: arguments.Commands) -> None:
    parser = arguments.command(commands, "bench", "measure the engine's speed", EXAMPLES)
    arguments.add_game(parser, optional=True)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    names = [outremer.game(args.game).name] if args.game else outremer.games()
    console = Console(highlight=False)
    console.print(f"The {outremer.engine.running} engine runs.")
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("game")
    grid.add_column("random decisions a second", justify="right")
    grid.add_column("a clone, µs", justify="right")
    with console.status("measuring …"):
        for name in names:
            grid.add_row(name, f"{decisions_a_second(name):,.0f}", f"{clone_in_microseconds(name):.2f}")
    console.print(grid)
    return 0


def _fresh(name: str) -> Table[Any]:
    game = outremer.game(name)
    return game.table(game.rules(game.setting(game.most_seats, {})))


def decisions_a_second(name: str) -> float:
    """Whole games at random: find the legal moves, choose one, play it."""
    longest, dice = outremer.game(name).longest, Quick(1)
    decisions, started = 0, time.perf_counter()
    while (spent := time.perf_counter() - started) < SECONDS:
        decisions += play_out(_fresh(name), dice, longest)
    return decisions / spent


def clone_in_microseconds(name: str) -> float:
    """A position from the middle of a game, copied again and again."""
    table, dice = _fresh(name), Quick(1)
    play_out(table, dice, 150)
    while isinstance(need := table.need, Roll):
        table.roll(dice.pick(need.odds, need.words))
    clones, started = 0, time.perf_counter()
    while (spent := time.perf_counter() - started) < SECONDS:
        for _ in range(200):
            table.clone()
        clones += 200
    return 1e6 * spent / clones
