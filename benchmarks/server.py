"""How fast the server is, beside boardgame.io's, in one run on one machine.

    make peers                                    # once: boardgame.io, into benchmarks/boardgame_io/node_modules
    .venv/bin/python -m benchmarks.server         # or --quick (about a minute), --json (one object on one line)
    .venv/bin/python -m benchmarks.server --only finished    # one part: moves, start, sockets or finished

It ends with status 1 where a figure misses its floor or its ceiling (benchmarks/serving/judging.py).

moves      Four sockets at every table; a move is sent when all four have heard of the one before. Ours plays Jerusalem
           by its rules, game after game, and every move is on the disk (SQLite, synchronous FULL; or PostgreSQL) before
           anybody hears of it; boardgame.io keeps a view of Jerusalem in memory and counts squires in it, without any
           rules. The latency is from the sending of a move until the last of the four seats has received it; the CPU
           time is that of the server's processes with all their threads. The loads take turns; medians of the rounds.
           One of ours speaks by uvicorn's public way (--public-wire), for what the short way of WebSockets saves.
start      How much later a server answers that finds ten thousand tables in play.
sockets    What a thousand tables with four sockets each take of memory, and what of it is given back, by the allocator
           of the C library, as deploy/ starts the server.
finished   A finished game of a thousand moves with fifty people looking at it, each at two positions a second: opening
           it, and one step; and how much 250 looks back a second add to the moves of a live table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from benchmarks.serving.hosts import (
    HERE,
    Contender,
    contenders,
    database_of,
    free_port,
    load,
    outremer_command,
    serving,
)
from benchmarks.serving.judging import NAMES, Medians, Numbers, judged, print_table, ratios

GIVES_BACK = {"PYTHONMALLOC": "malloc"}  # as the files of deploy/ have it; Python's own allocator gives hardly any back
PARTS = ("moves", "start", "sockets", "finished")
Show = Callable[[str], None]


def fsync_ms(folder: Path) -> float:
    """Of a small write on the disk that holds the stores; the median."""
    took = []
    with (folder / "fsync").open("wb", buffering=0) as file:
        for _ in range(200):
            file.write(b"x" * 512)
            began = time.perf_counter()
            os.fsync(file.fileno())
            took.append((time.perf_counter() - began) * 1000)
    return statistics.median(took)


def measure(found: dict[str, Contender], counts: list[int], rounds: int, seconds: float, show: Show) -> Medians:
    """The medians of all servers by the number of tables."""
    medians: Medians = {}
    for tables in counts:
        runs: dict[str, list[Numbers]] = {name: [] for name in found}
        for number in range(rounds):
            for name, one in found.items():
                show(f"{tables} tables, round {number + 1} of {rounds}, {NAMES[name]}")
                runs[name].append(load(one.kind, one.port, one.pids, tables, seconds))
        medians[tables] = {
            name: {key: statistics.median(one[key] for one in all_) for key in all_[0]} for name, all_ in runs.items()
        }
    return medians


def measure_start(folder: Path, postgres: str, rounds: int) -> Numbers:
    from benchmarks.serving import starting

    @contextmanager
    def server(store: str) -> Iterator[int]:
        port = free_port()
        with serving(outremer_command(port, store), port, {}, folder):
            yield port

    files = [f"sqlite:///{folder / name}.sqlite3" for name in ("empty", "full")]
    databases = [database_of(postgres, name) for name in ("empty_one", "full_one")]
    return {
        "start_later_s_sqlite": starting.later(server, files[0], files[1], rounds),
        "start_later_s_postgres": starting.later(server, databases[0], databases[1], rounds),
    }


def measure_sockets(folder: Path) -> Numbers:
    from benchmarks.serving import sockets

    port = free_port()
    store = f"sqlite:///{folder / 'sockets'}.sqlite3"
    with serving(outremer_command(port, store), port, GIVES_BACK, folder) as pid:
        return asyncio.run(sockets.cost(port, pid, 1000))


def measure_finished(folder: Path, seconds: float) -> Numbers:
    from benchmarks.serving import looking_back

    port = free_port()
    store = f"sqlite:///{folder / 'finished'}.sqlite3"
    table, last = looking_back.fill(store)
    with serving(outremer_command(port, store), port, {}, folder) as pid:
        found = asyncio.run(looking_back.looked(port, table, last))
        play = partial(load, "outremer", port, [pid], 1, seconds)
        return found | asyncio.run(looking_back.added(port, table, last, play))


def measure_beside(parts: list[str], folder: Path, postgres: str, quick: bool, show: Show) -> Numbers:
    found = {"fsync_ms": fsync_ms(folder)}
    if "start" in parts:
        show("a start with ten thousand tables")
        found |= measure_start(folder, postgres, 2 if quick else 4)
    if "sockets" in parts:
        show("a thousand tables with four sockets each")
        found |= measure_sockets(folder)
    if "finished" in parts:
        show("looking back at a finished game")
        found |= measure_finished(folder, 4.0)
    return found


def measured(parts: list[str], args: argparse.Namespace) -> tuple[Medians, Numbers]:
    """The moves, and all that is measured beside them."""

    def show(text: str) -> None:
        if sys.stderr.isatty():
            print(f"\r{text:60}", end="", file=sys.stderr, flush=True)

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a thousand tables are four thousand sockets
    counts, rounds, seconds = args.tables, args.rounds, 4.0
    if args.quick:
        counts, rounds, seconds = [1, 16, 100], 2, 2.0
    sys.path.insert(0, str(HERE.parent.parent))  # for the tests' PostgreSQL and clients
    from tests.server.store.postgres import running_postgres

    with tempfile.TemporaryDirectory(prefix="outremer-benchmark-") as name, running_postgres() as postgres:
        folder = Path(name)
        beside = measure_beside(parts, folder, postgres, args.quick, show)
        medians: Medians = {}
        if "moves" in parts:
            with contenders(folder, postgres) as found:
                medians = measure(found, counts, rounds, seconds, show)
    show("")
    return medians, beside


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="moves and start alone, 100 tables at most, briefly")
    parser.add_argument("--only", choices=PARTS, help="one part")
    parser.add_argument("--rounds", type=int, default=5, help="of the moves")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 16, 100, 1000], help="at which there are moves")
    parser.add_argument("--json", action="store_true", help="the ratios as one object on one line")
    args = parser.parse_args()
    parts = [args.only] if args.only else ["moves", "start"] if args.quick else list(PARTS)
    if "moves" in parts and not (HERE / "node_modules" / "boardgame.io").is_dir():
        print("boardgame.io is missing: run `make peers`, then this again.", file=sys.stderr)
        return 2
    medians, beside = measured(parts, args)
    if args.json:
        print(json.dumps({**ratios(medians), "beside": beside}))
    else:
        print_table(medians, beside)
    return 0 if all(one.holds for one in judged(medians, beside)) else 1


if __name__ == "__main__":
    sys.exit(main())
