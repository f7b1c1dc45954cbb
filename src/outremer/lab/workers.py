"""Where games are played: in processes of this machine, a core each. Every game is one piece of work by its number."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import TypeVar

from outremer.lab.unusable import Unusable

AHEAD = 4  # pieces of work that lie ready for each worker, so that none waits for us
A = TypeVar("A")
T = TypeVar("T")


def cores() -> int:
    """How many this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


@dataclass(frozen=True)
class Crew:
    """Whoever plays games for us."""

    executor: Executor
    workers: int

    def play(self, work: Callable[[A], T], pieces: Iterable[A]) -> Generator[T, None, None]:
        """What each piece of work brings, in no order; whoever stops listening stops the work."""
        left = iter(pieces)
        waiting: set[Future[T]] = set()
        try:
            waiting |= {self.executor.submit(work, piece) for piece in islice(left, AHEAD * self.workers)}
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {self.executor.submit(work, piece) for piece in islice(left, len(done))}
                for one in done:
                    yield one.result()
        finally:
            for one in waiting:
                one.cancel()


@contextmanager
def processes(workers: int) -> Iterator[Crew]:
    """So many worker processes of this machine."""
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=spawn, initializer=leave_with_parent)
    try:
        with pool:
            yield Crew(pool, workers)
    except BrokenProcessPool as error:
        raise Unusable(
            "a worker process has died, for want of memory perhaps; what was written is kept, and --resume goes on"
        ) from error


def leave_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_leave_when_over, args=(parent,), daemon=True).start()


def _leave_when_over(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
