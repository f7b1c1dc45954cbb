"""How well the arena uses many cores: games by n workers beside games by one, in one run.

    .venv/bin/python -m benchmarks.arena          # or --quick, --json (one object on one line), --workers N

The same games are played by one worker and by all, in turns, after a first round that wakes the workers; the ratio of
the medians is what n workers are worth. The floor is 0.85 n. A machine that does other things meanwhile measures those.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time

from outremer.lab.arena import Plan
from outremer.lab.workers import Crew, cores, processes

FLOOR = 0.85  # of n times one worker
BOTS = ("greedy",) * 4


def seconds(crew: Crew, plan: Plan) -> float:
    """Wall time in which these games come back."""
    began = time.perf_counter()
    played = sum(1 for _ in crew.play(plan.match, range(plan.games)))
    assert played == plan.games
    return time.perf_counter() - began


def worth(game: str, workers: int, games: int, rounds: int) -> float:
    """How many workers' games so many workers play."""
    plan = Plan(game, BOTS, games)
    with processes(1) as one, processes(workers) as all_of_them:
        for crew in (one, all_of_them):
            seconds(crew, Plan(game, BOTS, 4 * crew.workers))
        alone, together = [], []
        for _ in range(rounds):
            alone.append(seconds(one, plan))
            together.append(seconds(all_of_them, plan))
    return statistics.median(alone) / statistics.median(together)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--quick", action="store_true", help="fewer games and rounds, one game only")
    parser.add_argument("--json", action="store_true", help="one object on one line: by game what n workers are worth")
    parser.add_argument("--workers", type=int, default=cores(), metavar="N", help="default: the cores one may use")
    arguments = parser.parse_args()
    import outremer

    count = arguments.workers
    names = outremer.games()[-1:] if arguments.quick else outremer.games()
    games, rounds = (8 * count, 3) if arguments.quick else (24 * count, 5)
    load = os.getloadavg()[0]
    found = {name: worth(name, count, games, rounds) for name in names}
    if arguments.json:
        print(json.dumps({"workers": count, **{name: round(value, 3) for name, value in found.items()}}))
    else:
        print(f"{count} workers, load before the run {load:.1f}; the floor is {FLOOR * count:.2f} times one worker")
        for name, value in found.items():
            print(f"{name:12} {value:5.2f} times one worker, {value / count:.0%} of {count}")
    return 0 if all(value >= FLOOR * count for value in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
