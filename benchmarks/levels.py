"""How long the levels think, about a decision and over a whole turn, on one core, compiled and plain.

    .venv/bin/python -m benchmarks.levels                            # or --quick, --json (one object on one line)
    .venv/bin/python -m benchmarks.levels --games fief --levels hard --decisions 200

One seat of a full table of greedy bots is the level's, and thinks as long as it does at any table. Told are the median,
the 99th percentile and the longest of its decisions with a choice, and the longest of its turns. A percentile or a turn
beyond the level's limit ends the run with status 1.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import NoReturn

import outremer
from outremer.bots import bot
from outremer.bots.levels import TURN
from outremer.bots.proposals import replies_due
from outremer.bots.thinking import LIMITS
from outremer.bots.turns import Turns
from outremer.bots.weighing import judge_of

ROOT = Path(__file__).parents[1]
ENGINES = ("compiled", "plain")
DECISIONS, QUICKLY = 100, 12
Numbers = dict[str, float]


def measure(game: str, level: str, decisions: int) -> Numbers:
    """The level in the first seat, game after game, until it has chosen so often."""
    took: list[float] = []
    turns_took: list[float] = []
    number = 0
    while len(took) < decisions:
        number += 1
        _play(game, level, number, decisions, took, turns_took)
    ordered = sorted(took)
    return {
        "decisions": len(took),
        "median": statistics.median(ordered),
        "p99": ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))],
        "longest": ordered[-1],
        "turn": max(turns_took),
    }


def _play(game: str, level: str, number: int, decisions: int, took: list[float], turns_took: list[float]) -> None:
    table, turns = outremer.new(game, seed=f"levels {number}"), Turns(stop)
    players = [bot(level if seat == 0 else "greedy", f"{number} {seat}") for seat in range(table.seats)]
    while isinstance(need := table.need, outremer.Ask) and len(took) < decisions:
        for seat, replies in replies_due(table):
            table.play(seat, replies[0])
        if table.need != need:
            continue
        seat = need.seats[0]
        has_choice = seat == 0 and len(judge_of(game).worth_trying(table.kernel, seat)) > 1
        begun = perf_counter()
        move = turns.let(table, seat, players[seat])
        if has_choice:
            took.append(perf_counter() - begun)
            turns_took.append(turns.spent(table, seat))
        table.play(seat, move)


def stop(seat: int, failure: str) -> NoReturn:
    raise RuntimeError(f"the bot in seat {seat} has failed, and whoever plays in its place is not measured: {failure}")


def in_own_process(game: str, level: str, engine: str, decisions: int) -> Numbers:
    command = [sys.executable, "-W", "ignore", "-m", "benchmarks.levels", "--measure", game, level]
    run = subprocess.run(
        [*command, "--decisions", str(decisions)],
        cwd=ROOT, env={**os.environ, "OUTREMER_ENGINE": engine}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    numbers: Numbers = json.loads(run.stdout.splitlines()[-1])
    return numbers


def is_within(level: str, numbers: Numbers) -> bool:
    return numbers["p99"] <= LIMITS[level] and numbers["turn"] <= TURN * LIMITS[level]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=outremer.games(), default=outremer.games())
    parser.add_argument("--levels", nargs="+", choices=list(LIMITS), default=list(LIMITS))
    parser.add_argument("--engines", nargs="+", choices=ENGINES, default=list(ENGINES))
    parser.add_argument("--decisions", type=int, default=DECISIONS, metavar="N", help="of each level in each game")
    parser.add_argument("--quick", action="store_true", help=f"{QUICKLY} decisions")
    parser.add_argument("--json", action="store_true", help="one object on one line")
    parser.add_argument("--measure", nargs=2, metavar=("GAME", "LEVEL"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    decisions = QUICKLY if args.quick else args.decisions
    if args.measure:
        game, level = args.measure
        print(json.dumps(measure(game, level, decisions)))
        return 0
    found: dict[str, Numbers] = {}
    for game in args.games:
        for level in args.levels:
            for engine in args.engines:
                found[f"{game} {level} {engine}"] = numbers = in_own_process(game, level, engine, decisions)
                if not args.json:
                    told = "  ".join(f"{name} {value:.3f}" for name, value in numbers.items() if name != "decisions")
                    print(f"{game:10} {level:7} {engine:9} {told}", flush=True)
    if args.json:
        print(json.dumps(found))
    return 0 if all(is_within(name.split()[1], numbers) for name, numbers in found.items()) else 1


if __name__ == "__main__":
    sys.exit(main())
