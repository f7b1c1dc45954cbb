"""How often something is done in a second of CPU time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

P = TypeVar("P")


def a_second(work: Callable[[P], int], places: list[P], budget: float) -> float:
    """`work` is done at all places in turn, as often at each, and says how often it did what is counted."""
    done = at = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < budget or at % len(places):
        done += work(places[at % len(places)])
        at += 1
    return done / spent
