"""Arguments that several commands share, and what is made of them."""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from outremer.cli.mistakes import Mistake, line_of, read_data
from outremer.table import catalogue
from outremer.table.game import BadSetting, Game

Commands = Any  # what argparse gives back from add_subparsers; its class is private


def command(commands: Commands, name: str, summary: str, examples: str) -> argparse.ArgumentParser:
    """Declare a command whose help ends with examples."""
    made: argparse.ArgumentParser = commands.add_parser(
        name,
        help=summary,
        description=summary[0].upper() + summary[1:] + ".",
        epilog="examples:\n" + examples,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    return made


def add_game(parser: argparse.ArgumentParser, optional: bool = False) -> None:
    known = ", ".join(catalogue.games())
    parser.add_argument("game", metavar="GAME", nargs="?" if optional else None, help=f"one of: {known}")


def add_lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", default="en", metavar="LANG", help="en, it or de (default: en)")


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="settle an option or a ruling; may be repeated; `outremer rules GAME --options` lists them",
    )


def options(pairs: Sequence[str]) -> dict[str, str]:
    """What `--option name=value` said, however often."""
    chosen: dict[str, str] = {}
    for pair in pairs:
        name, mark, value = pair.partition("=")
        if not (name and mark and value):
            raise Mistake(f"--option is written name=value, not {pair!r}")
        if name in chosen:
            raise Mistake(f"--option {name} is given twice")
        chosen[name] = value
    return chosen


def whole_number(text: str) -> int:
    """A count of things, one or more."""
    if not (text.isascii() and text.isdigit() and 0 < len(text) < 10 and int(text)):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 on")
    return int(text)


def file(text: str) -> Path:
    """A file, there or not."""
    if not Path(text).name:
        raise argparse.ArgumentTypeError(f"{text!r} is no name of a file")
    return Path(text)


def seconds(text: str) -> str:
    """A time, kept as it was written."""
    try:
        is_time = 0 < float(text) < math.inf
    except ValueError:
        is_time = False
    if not is_time:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds above 0")
    return text


def seed(text: str) -> int | str:
    """A number where it is one, else any text."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 19 else text


def data(game: Game, file: Path | None) -> dict[str, Any]:
    """An owner's data file, checked; a complaint names the file and the line."""
    if file is None:
        return {}
    values = read_data(file)
    try:
        game.setting(game.most_seats, {}, values)
    except BadSetting as error:
        raise Mistake(f"{file}{line_of(file, str(error))}: {error}") from error
    if not any(values.values()):
        raise Mistake(f"{file} replaces nothing: no value of the game's stands in it")
    return values
