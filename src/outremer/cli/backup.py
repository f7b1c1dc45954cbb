"""`outremer backup`: a copy of a server's store, made while it runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from outremer.cli import arguments
from outremer.cli.mistakes import Mistake
from outremer.server import options
from outremer.server.errors import CannotStart

EXAMPLES = """\
  outremer backup --database sqlite:////var/lib/outremer/store.sqlite3 /backup/monday.sqlite3
  outremer backup --database postgresql://db/outremer monday.sqlite3"""


def add(commands: arguments.Commands) -> None:
    parser = arguments.command(commands, "backup", "copy a server's store into one file, while it runs", EXAMPLES)
    parser.add_argument("file", metavar="FILE", type=Path, help="the backup, which must not exist yet")
    options.add_database(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from outremer.server.store import backups  # the server is large; the other commands do not wait for it

    try:
        backups.back_up(args.database, args.file)
    except CannotStart as error:
        raise Mistake(str(error)) from error
    print(f"The backup is in {args.file} ({args.file.stat().st_size:,} bytes); `outremer doctor` looks it over, too.")
    return 0
