"""`outremer replay`: a finished or unfinished game again, from its record or its file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

import outremer
from outremer.cli import arguments
from outremer.cli.mistakes import Mistake
from outremer.cli.saving import told_in
from outremer.cli.screen import Screen
from outremer.drawing import board
from outremer.drawing.players import Players
from outremer.table.opening import begin
from outremer.words import Words

EXAMPLES = """\
  outremer replay game.record              the story of a game, as an onlooker hears it
  outremer replay game.record --seat 0     as seat 0 knew it
  outremer replay game.json --steps        move by move, with the board (Enter goes on)

FILE is a record (`table.record()` in Python) or a game that `outremer play` has kept."""


def add(commands: arguments.Commands) -> None:
    parser = arguments.command(commands, "replay", "tell a game again from its record", EXAMPLES)
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, or a game that was kept")
    parser.add_argument("--seat", type=int, metavar="N", help="as this seat knew it (default: an onlooker)")
    parser.add_argument("--steps", action="store_true", help="show the board after every move")
    arguments.add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    table, names = told_in(args.file)
    if args.seat is not None and not 0 <= args.seat < table.seats:
        raise Mistake(f"there is no seat {args.seat}; the seats are 0 to {table.seats - 1}")
    words = Words(table.game, args.lang)
    words.names = board.names(table, words)
    players = Players(names or words.players(table.seats), [""] * table.seats)
    screen = Screen(Console(highlight=False), words, players)
    if args.steps:
        _step_through(screen, table, args.seat)
    else:
        screen.whole_log(table, args.seat)
        screen.board(table, args.seat)
    screen.result(table)
    return 0


def _step_through(screen: Screen, table: outremer.Table, seat: int | None) -> None:
    """Play the same lines on a fresh table; in a terminal, Enter goes on and anything else leaves."""
    fresh = begin(table.game, table.setting, table.begun_at)
    told = screen.events(fresh, seat, 0)
    heard = dict(table.placed_lines(seat))
    waits = sys.stdin.isatty()
    for number, (place, line) in enumerate(table.placed_lines(), start=1):
        fresh.play_line(line)
        screen.board(fresh, seat)
        shown = line if heard.get(place) == line else f"{line.partition(' ')[0]} …"
        screen.line(Text(f"{number}. {shown}", "bold"))
        told = screen.events(fresh, seat, told)
        if waits and input("> "):
            return
