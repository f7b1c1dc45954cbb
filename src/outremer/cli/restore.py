"""`outremer restore`: a backup becomes a server's store again."""

from __future__ import annotations

import argparse
from pathlib import Path

from outremer.cli import arguments
from outremer.cli.mistakes import Mistake
from outremer.server import options
from outremer.server.errors import CannotStart

EXAMPLES = """\
  outremer restore monday.sqlite3 --database sqlite:////var/lib/outremer/store.sqlite3 --replace
  outremer restore monday.sqlite3 --database postgresql://db/outremer"""


def add(commands: arguments.Commands) -> None:
    summary = "bring a backup back, into a store that no server has open"
    parser = arguments.command(commands, "restore", summary, EXAMPLES)
    parser.add_argument("file", metavar="FILE", type=Path, help="what `outremer backup` made")
    parser.add_argument("--replace", action="store_true", help="put a file that is there aside, empty a database")
    options.add_database(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from outremer.server.store import backups  # the server is large; the other commands do not wait for it

    try:
        aside = backups.restore(args.file, args.database, args.replace)
    except CannotStart as error:
        raise Mistake(str(error)) from error
    print(f"The backup {args.file} is restored.")
    if aside is not None:
        print(f"What was there before is in {aside}.")
    return 0
