"""Work that is done once for each of many seeds, by several processes, while a bar grows."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

WORKERS = 2
T = TypeVar("T")


def for_each_seed(console: Console, doing: str, work: Callable[[int], T], seeds: range) -> Iterator[T]:
    """What each seed brings, as it comes; whoever stops listening stops the work."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    spawn = multiprocessing.get_context("spawn")
    with (
        Progress(*columns, console=console, transient=True) as progress,
        ProcessPoolExecutor(WORKERS, mp_context=spawn) as workers,
    ):
        bar = progress.add_task(doing, total=len(seeds))
        waiting = [workers.submit(work, seed) for seed in seeds]
        try:
            for done in as_completed(waiting):
                yield done.result()
                progress.advance(bar)
        finally:
            workers.shutdown(cancel_futures=True)
