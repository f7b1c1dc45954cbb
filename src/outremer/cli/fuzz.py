"""`outremer fuzz`: play games at random and check everything that must hold in every game."""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

import outremer
from outremer.cli import arguments
from outremer.proof.checks import Finding, Report, check_game, faults_of_shape, random_setting
from outremer.proof.ledger import Ledger
from outremer.table.game import Game

WORKERS = 2
EXAMPLES = """\
  outremer fuzz jerusalem                           200 games, the costly checks sampled
  outremer fuzz jerusalem --games 20 --full         every check at every state: slow
  outremer fuzz jerusalem --games 1 --seed 4711     the game that a finding named
  outremer fuzz jerusalem --seats 2 --option edition=de

A finding prints its seed and the record that leads to it; the exit status is then 1."""


def add(commands: arguments.Commands) -> None:
    parser = arguments.command(commands, "fuzz", "play at random and check the engine", EXAMPLES)
    arguments.add_game(parser)
    parser.add_argument(
        "--games", type=arguments.whole_number, default=200, metavar="N", help="how many (default: 200)"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the first game's seed (default: 0)")
    parser.add_argument("--full", action="store_true", help="check everything at every state")
    parser.add_argument("--seats", type=arguments.whole_number, metavar="K", help="always so many players")
    arguments.add_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = outremer.game(args.game)
    options = arguments.options(args.option)
    game.rules(game.setting(args.seats or game.most_seats, options))  # refused here, before any game begins
    known = frozenset(Ledger.read(game.folder / "rules.toml").ids())
    console = Console(highlight=False)
    faults = faults_of_shape(game, known)
    for fault in faults:
        console.print(Text(fault, "red"))
    if faults:
        return 1
    started = time.perf_counter()
    check = partial(check_one, game.name, full=args.full, known=known, seats=args.seats, options=options)
    outcome = _check_all(console, check, range(args.seed, args.seed + args.games))
    if isinstance(outcome, Finding):
        console.print(Text(str(outcome), "bold red"))
        print(outcome.record)
        return 1
    _sum_up(console, game, outcome, time.perf_counter() - started)
    return 0


def check_one(
    name: str, seed: int, full: bool, known: frozenset[str], seats: int | None, options: Mapping[str, str]
) -> Report | Finding:
    """One game, with the seats and options that were asked for and the rest picked by the seed."""
    game = outremer.game(name)
    try:
        return check_game(game, random_setting(game, seed, seats, options), seed, full, known)
    except Finding as finding:
        return finding


def _check_all(console: Console, check: partial[Report | Finding], seeds: range) -> Report | Finding:
    """The sum of all reports, or the first finding."""
    report = Report()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    spawn = multiprocessing.get_context("spawn")
    with (
        Progress(*columns, console=console, transient=True) as progress,
        ProcessPoolExecutor(WORKERS, mp_context=spawn) as workers,
    ):
        bar = progress.add_task("checked", total=len(seeds))
        waiting = [workers.submit(check, seed=seed) for seed in seeds]
        for done in as_completed(waiting):
            outcome = done.result()
            if isinstance(outcome, Finding):
                workers.shutdown(cancel_futures=True)
                return outcome
            report.add(outcome)
            progress.advance(bar)
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
