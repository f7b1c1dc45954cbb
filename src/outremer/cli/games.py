"""`outremer games`: what can be played."""

from __future__ import annotations

import argparse

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

import outremer
from outremer.cli import arguments
from outremer.words import Words

EXAMPLES = """\
  outremer games             what can be played
  outremer games --lang de   the same in German"""


def add(commands: arguments.Commands) -> None:
    parser = arguments.command(commands, "games", "list the games that can be played", EXAMPLES)
    arguments.add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_header=False)
    for name in outremer.games():
        words = Words(outremer.game(name), args.lang)
        seats = f"{words.game.least_seats}–{words.game.most_seats}"
        table.add_row(Text(name, "bold cyan"), seats, Text.assemble((words.title, "bold"), f". {words.summary}"))
    Console(highlight=False).print(table)
    return 0
