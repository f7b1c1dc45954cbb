"""What a server counts about itself, in the words of Prometheus; `http/probes.py` tells it to whoever may know.

Workers behind one front write what they count into files of one folder, so that each can tell the figures of all.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # names it to prometheus_client, when that is loaded

MOVES = Counter("outremer_moves", "entries that have become durable: moves, and what was taken back")
COMMIT_SECONDS = Histogram(
    "outremer_commit_seconds",
    "for how long the store took what was committed together",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
)
FAULTS = Counter("outremer_faults", "faults that somebody was told, by their code", ["code"])
DAMAGED = Counter("outremer_damaged", "looks at a table that failed because something of it is damaged")
LIMITS_HIT = Counter("outremer_limits_hit", "what was refused because there was too much of it", ["what"])
ANALYSES = Counter("outremer_analyses", "analyses of finished games that have come to an end", ["how"])

# Not counted but looked up when somebody asks. Of several workers that live it is the sum.
SUM: Final = "livesum"
ROOMS = Gauge("outremer_rooms", "tables in memory", multiprocess_mode=SUM)
SOCKETS = Gauge(
    *("outremer_sockets", "open WebSockets, at tables and for the news of the lobby", ["where"]), multiprocess_mode=SUM
)
WORKERS = Gauge("outremer_bot_workers", "processes in which bots think", ["state"], multiprocess_mode=SUM)
BOT_TURNS = Gauge(
    "outremer_bot_turns", "turns of bots that think, wait for a process or keep their pace", multiprocess_mode=SUM
)
ANALYSES_DUE = Gauge(
    "outremer_analyses_due", "finished games that the coach thinks about or has yet to", multiprocess_mode=SUM
)


def told() -> bytes:
    """All figures, as Prometheus reads them."""
    if not are_shared():
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # comes without types
    return generate_latest(registry)


def are_shared() -> bool:
    return FOLDER in os.environ


@contextmanager
def shared() -> Iterator[None]:
    """Processes that are started meanwhile count together."""
    with TemporaryDirectory(prefix="outremer-figures-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def has_ended(process: int) -> None:
    """What it has counted stays counted; what it had in memory is gone."""
    mark_process_dead(process)  # type: ignore[no-untyped-call]  # comes without types
