"""Playing the games of a plan, by whoever plays for us, while a bar grows."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import track

from outremer.cli import arguments
from outremer.lab.arena import Match, Plan
from outremer.lab.results import Results
from outremer.lab.workers import Crew, cores, processes


def add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--workers",
        type=arguments.whole_number,
        default=cores(),
        metavar="N",
        help="processes of this machine (default: the cores this process may use)",
    )


@contextmanager
def crew(args: argparse.Namespace) -> Iterator[Crew]:
    with processes(args.workers) as here:
        yield here


def played(args: argparse.Namespace, plan: Plan, results: Results | None = None) -> list[Match]:
    """All matches of the plan by number; what lies in the results already is not played again."""
    left = list(range(plan.games)) if results is None else results.left()
    rows = [] if results is None else results.rows
    if left:
        with crew(args) as players:
            _gather(players, plan, left, rows, results)
    if results is not None:
        results.finish()
    return sorted(rows, key=lambda match: match.number)


def _gather(players: Crew, plan: Plan, left: list[int], rows: list[Match], results: Results | None) -> None:
    keep = rows.append if results is None else results.add
    coming = players.play(plan.match, left)
    shown = track(
        coming,
        "playing",
        total=plan.games,
        completed=plan.games - len(left),
        console=Console(stderr=True),
        transient=True,
    )
    try:
        for match in shown:
            keep(match)
    finally:
        if results is not None:
            results.write_part()  # whoever stops us loses no game that was played
