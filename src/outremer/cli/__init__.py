"""The `outremer` command. Each command is a module with `add(commands)`, which declares it, and `run(args)`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from outremer.cli import (
    admin,
    analyse,
    arena,
    backup,
    balance,
    bench,
    doctor,
    fuzz,
    games,
    ladder,
    ledger,
    mcp,
    play,
    replay,
    restore,
    rules,
    serve,
    strength,
    why,
)
from outremer.cli.mistakes import MISTAKES

COMMANDS = (
    *(play, serve, backup, restore, doctor, admin, games, rules, replay, analyse, why, ledger, fuzz, bench),
    *(arena, strength, balance, ladder, mcp),
)

EPILOG = """\
start here:
  outremer games                    what can be played
  outremer play jerusalem           play against three bots; `help` inside explains the rest
  outremer serve --open             the same with friends, in the browser
  outremer rules jerusalem baron    look a rule up
  outremer COMMAND --help           each command explains itself, with examples
"""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence; options may stand before, between and behind the words."""

    is_intermixing = False

    def parse_known_args(  # type: ignore[override]  # of its overloads, this is what they have in common
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        if self.is_intermixing or self._subparsers is not None:  # argparse cannot do it for a command of commands
            return super().parse_known_args(args, namespace)
        self.is_intermixing = True
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self.is_intermixing = False

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; `{self.prog} --help` explains\n")


def parser() -> Parser:
    top = Parser(
        prog="outremer",
        description="A table for medieval strategy games: play in the terminal, look up rules, check the engine.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(commands)
    return top


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the exit status is 0, 1 where something was found wanting, or 2 for input that makes no sense."""
    args = parser().parse_args(arguments)
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except MISTAKES as mistake:
        print(f"outremer: {mistake}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return status
