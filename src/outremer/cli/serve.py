"""`outremer serve`: host tables for people and bots, in the browser."""

from __future__ import annotations

import argparse

from outremer.cli import arguments
from outremer.server import options

EXAMPLES = """\
  outremer serve --open                          on this machine only, and open the page
  outremer serve --host 0.0.0.0 --port 80        for everybody who can reach this machine
  outremer serve --database postgresql://db/outremer --origin https://games.example.org"""


def add(commands: arguments.Commands) -> None:
    parser = arguments.command(commands, "serve", "host tables for people and bots, in the browser", EXAMPLES)
    options.add_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from outremer.server import main  # the server is large; the other commands do not wait for it

    return main.run(args)
