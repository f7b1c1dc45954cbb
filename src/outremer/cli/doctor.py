"""`outremer doctor`: what is wrong with a store, where, and what to do."""

from __future__ import annotations

import argparse
import logging

from outremer.cli import arguments
from outremer.cli.mistakes import Mistake
from outremer.server import options
from outremer.server.errors import CannotStart

EXAMPLES = """\
  outremer doctor --database sqlite:////var/lib/outremer/store.sqlite3
  outremer doctor --quick --database postgresql://db/outremer"""


def add(commands: arguments.Commands) -> None:
    summary = "look a store over: what is wrong, where, and what to do"
    parser = arguments.command(commands, "doctor", summary, EXAMPLES)
    parser.add_argument("--quick", action="store_true", help="do not play every game again")
    options.add_database(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from outremer.server.store.examining import Finding, examine  # the server is large

    log = logging.getLogger("outremer")
    level = log.level
    log.setLevel(logging.CRITICAL)  # it is told here, with what to do
    wrong = 0
    try:
        for found in examine(args.database, replay=not args.quick):
            if isinstance(found, Finding):
                wrong += found.is_wrong
                print(found)
            else:
                looked = f"{found.tables} tables, {found.entries} entries, {found.replayed} games played again"
                print(f"{looked}: {'one thing is' if wrong == 1 else f'{wrong} things are'} wrong.")
    except CannotStart as error:
        raise Mistake(str(error)) from error
    finally:
        log.setLevel(level)
    return 1 if wrong else 0
