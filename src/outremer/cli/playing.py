"""Playing the games of a plan, by whoever plays for us, while a bar grows."""

from __future__ import annotations

import argparse
import signal
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import track

import outremer
from outremer.cli import arguments
from outremer.lab.arena import VERSION, Match, Plan
from outremer.lab.cluster import cluster
from outremer.lab.results import Results
from outremer.lab.unusable import Unusable
from outremer.lab.workers import Crew, cores, processes

T = TypeVar("T")


def add_workers(parser: argparse.ArgumentParser) -> None:
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--workers",
        type=arguments.whole_number,
        default=cores(),
        metavar="N",
        help="processes of this machine (default: the cores this process may use)",
    )
    where.add_argument(
        "--cluster", metavar="ADDRESS", help="the workers of the Dask scheduler at this address, tcp://HOST:8786"
    )


@contextmanager
def crew(args: argparse.Namespace) -> Iterator[Crew]:
    """Whoever plays; to be told to end, or to lose the terminal, ends as Ctrl+C does: what was played is kept."""
    with ended_by(signal.SIGTERM, signal.SIGHUP), who_plays(args) as players:
        yield players


def who_plays(args: argparse.Namespace) -> AbstractContextManager[Crew]:
    return processes(args.workers) if args.cluster is None else cluster(args.cluster)


@contextmanager
def ended_by(*signals: signal.Signals) -> Iterator[None]:
    """These end what is done here as Ctrl+C does; those that are ignored, as `nohup` wants it, stay so."""
    heeded = [one for one in signals if signal.getsignal(one) is not signal.SIG_IGN]
    before = {one: signal.signal(one, signal.default_int_handler) for one in heeded}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def shown(coming: Iterable[T], doing: str, total: int, done: int = 0) -> Iterable[T]:
    """What comes, while a bar grows."""
    console = Console(stderr=True)
    return track(coming, doing, total=total, completed=done, console=console, transient=True)


def played(players: Crew, plan: Plan, results: Results | None = None) -> list[Match]:
    """All matches of the plan by number; what lies in the results already is not played again."""
    left = list(range(plan.games)) if results is None else results.left()
    rows = [] if results is None else results.rows
    if left:
        _gather(players, plan, left, rows, results)
    if results is not None:
        results.finish()
    return sorted(rows, key=lambda match: match.number)


def _gather(players: Crew, plan: Plan, left: list[int], rows: list[Match], results: Results | None) -> None:
    keep = rows.append if results is None else results.add
    try:
        for match in shown(players.play(plan.match, left), "playing", plan.games, plan.games - len(left)):
            _check_version(match)
            keep(match)
    finally:
        if results is not None:
            results.write_part()  # whoever stops us loses no game that was played


def _check_version(match: Match) -> None:
    """Another machine may have another Outremer."""
    if (match.outremer, match.rules) != (VERSION, outremer.game(match.game).version):
        raise Unusable(f"a worker has Outremer {match.outremer}, here is {VERSION}; install the same everywhere")
