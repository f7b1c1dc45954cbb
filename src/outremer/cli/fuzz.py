"""`outremer fuzz`: play games at random and check everything that must hold in every game."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

import outremer
from outremer.cli import arguments
from outremer.cli.mistakes import Mistake
from outremer.cli.workers import for_each_seed
from outremer.proof.checks import Finding, Report, check_game, faults_of_shape, random_setting
from outremer.proof.ledger import Ledger
from outremer.table.game import Game
from outremer.table.opening import setting_of

EXAMPLES = """\
  outremer fuzz jerusalem                           200 games, the costly checks sampled
  outremer fuzz jerusalem --games 20 --full         every check at every state: slow
  outremer fuzz jerusalem --games 9 --full --states 100-150
                                                    every check at these states of each game
  outremer fuzz jerusalem --games 1 --seed 4711     the game that a finding named
  outremer fuzz jerusalem --seats 2 --option edition=de
  outremer fuzz jerusalem --from FOLDER             games that begin at the saved tables in this folder, in turn

A finding prints its seed and the record that leads to it; the exit status is then 1."""


def add(commands: arguments.Commands) -> None:
    parser = arguments.command(commands, "fuzz", "play at random and check the engine", EXAMPLES)
    arguments.add_game(parser)
    parser.add_argument(
        "--games", type=arguments.whole_number, default=200, metavar="N", help="how many (default: 200)"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the first game's seed (default: 0)")
    parser.add_argument("--full", action="store_true", help="check everything at every state")
    parser.add_argument(
        "--states", type=window, metavar="FIRST-LAST", help="with --full: only at these states of a game"
    )
    parser.add_argument("--seats", type=arguments.whole_number, metavar="K", help="always so many players")
    parser.add_argument("--from", type=Path, dest="folder", metavar="FOLDER", help="begin at the saves (*.json) in it")
    arguments.add_options(parser)
    parser.set_defaults(run=run)


def window(text: str) -> range:
    """`100-150`, both included."""
    first, dash, last = text.partition("-")
    if not (dash and first.isdecimal() and last.isdecimal() and int(first) <= int(last)):
        raise argparse.ArgumentTypeError(f"{text!r} is no range of states; write FIRST-LAST, such as 100-150")
    return range(int(first), int(last) + 1)


def run(args: argparse.Namespace) -> int:
    game = outremer.game(args.game)
    options = arguments.options(args.option)
    game.rules(game.setting(args.seats or game.most_seats, options))  # refused here, before any game begins
    ledger = Ledger.read(game.folder / "rules.toml")
    positions = saved_positions(game, args.folder) if args.folder else []
    console = Console(highlight=False)
    faults = faults_of_shape(game, ledger.ids())
    for fault in faults:
        console.print(Text(fault, "red"))
    if faults:
        return 1
    started = time.perf_counter()
    check = partial(
        check_one,
        name=game.name,
        full=args.full,
        ledger=ledger,
        seats=args.seats,
        options=options,
        positions=positions,
        window=args.states,
    )
    outcome = _check_all(console, check, range(args.seed, args.seed + args.games))
    if isinstance(outcome, Finding):
        console.print(Text(str(outcome), "bold red"))
        print(outcome.record)
        return 1
    _sum_up(console, game, outcome, time.perf_counter() - started)
    return 0


def saved_positions(game: Game, folder: Path) -> list[dict[str, Any]]:
    """The saves in this folder, each known to load."""
    files = sorted(folder.glob("*.json"))
    if not files:
        raise Mistake(f"there is no saved table (*.json) in {folder}")
    saves = []
    for file in files:
        try:
            saved = json.loads(file.read_text(encoding="utf-8"))
            table = outremer.load(saved)
        except (OSError, ValueError) as error:
            raise Mistake(f"{file}: {error}") from error
        if table.game is not game:
            raise Mistake(f"{file}: a table of {table.game.name}, not of {game.name}")
        saves.append(saved)
    return saves


def check_one(
    seed: int,
    name: str,
    full: bool,
    ledger: Ledger,
    seats: int | None,
    options: Mapping[str, str],
    positions: Sequence[dict[str, Any]] = (),
    window: range | None = None,
) -> Report | Finding:
    """One game: from one of these positions, or with the seats and options that were asked for; the seed picks."""
    game = outremer.game(name)
    try:
        if positions:
            saved = positions[seed % len(positions)]
            _, setting = setting_of(saved)
            begun_at = {"world": saved["world"], "stack": saved["stack"]}
            return check_game(game, setting, seed, full, ledger, begun_at, window)
        return check_game(game, random_setting(game, seed, seats, options), seed, full, ledger, None, window)
    except Finding as finding:
        return finding


def _check_all(console: Console, check: partial[Report | Finding], seeds: range) -> Report | Finding:
    """The sum of all reports, or the first finding."""
    report = Report()
    for outcome in for_each_seed(console, "checked", check, seeds):
        if isinstance(outcome, Finding):
            return outcome
        report.add(outcome)
    return report


def _sum_up(console: Console, game: Game, report: Report, seconds: float) -> None:
    console.print(
        f"{game.name}: {report.games} games in {seconds:.1f} s, {report.decisions} decisions, {report.rolls} rolls, "
        f"{report.redeals} redeals, {len(report.rules)} rules cited by refusals; nothing found."
    )
    for what, names in (
        ("verbs never said", report.verbs_never_said(game)),
        ("paragraphs never open", report.forms_never_open(game)),
    ):
        if names:
            console.print(Text(f"{what}: {', '.join(names)}", "yellow"))
