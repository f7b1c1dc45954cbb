"""How fast games are played at random through the doors for researchers, in one run on one core.

    .venv/bin/python -m benchmarks.doors         # or --quick (shorter rounds), --json (one object on one line)

PettingZoo: steps per second, each with the observation of whoever is asked, drawn among what its mask allows.
OpenSpiel: decisions per second, drawn among the legal actions, chance drawn by its outcomes. Every game at four seats,
plain and compiled, in processes of their own that take turns; medians of several rounds. The floors hold for the
compiled engine; a figure below its floor ends the run with status 1.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from benchmarks.engine import Numbers, measure_open_spiel, per_second

SEATS = 4
FLOORS = {"pettingzoo": 15_000, "openspiel": 60_000}  # a second, compiled
ENGINES = ("plain", "compiled")
Subject = tuple[str, str, str]  # door, game, engine
ROOT = Path(__file__).parents[1]


def measure_pettingzoo(game: str, budget: float) -> float:
    import numpy as np

    from outremer.doors import zoo

    env = zoo.env(game, SEATS)

    def play(seed: int) -> int:
        rng, steps = np.random.default_rng(seed), 0
        env.reset(seed=seed)
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return steps
            allowed = observation["action_mask"].nonzero()[0]
            env.step(allowed[int(rng.random() * len(allowed))])
            steps += 1

    return per_second(play, budget)


def measure_openspiel(game: str, budget: float) -> float:
    import outremer.doors.spiel  # noqa: F401  # lets OpenSpiel load our games

    return measure_open_spiel(f"outremer_{game}(players={SEATS})", budget)["speed"]


MEASURES = {"pettingzoo": measure_pettingzoo, "openspiel": measure_openspiel}


def measure(door: str, game: str, budget: float) -> Numbers:
    import outremer

    speed = MEASURES[door](game, budget)
    return {"speed": speed, "compiled": float(outremer.engine.running == "compiled")}


def in_own_process(subject: Subject, budget: float) -> Numbers:
    door, game, engine = subject
    command = [sys.executable, "-W", "ignore", "-m", "benchmarks.doors", "--measure", door, game]
    run = subprocess.run(
        [*command, "--budget", str(budget)],
        cwd=ROOT, env={**os.environ, "OUTREMER_ENGINE": engine}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    numbers: Numbers = json.loads(run.stdout.splitlines()[-1])
    return numbers


def rounds(games: list[str], count: int, budget: float, show: Callable[[str], None]) -> dict[Subject, float]:
    """Median speeds, every subject measured once in each round; without the compiled engine where there is none."""
    subjects = [(door, game, engine) for door in FLOORS for game in games for engine in ENGINES]
    seen: dict[Subject, list[float]] = {}
    for number in range(count):
        for subject in subjects:
            show(f"round {number + 1} of {count}: {' '.join(subject)}")
            numbers = in_own_process(subject, budget)
            if subject[2] == "plain" or numbers["compiled"]:
                seen.setdefault(subject, []).append(numbers["speed"])
    return {subject: statistics.median(speeds) for subject, speeds in seen.items()}


def fails(subject: Subject, speed: float) -> bool:
    door, _, engine = subject
    return engine == "compiled" and speed < FLOORS[door]


def print_table(medians: dict[Subject, float]) -> None:
    print(f"{'':34} a second    floor")
    for subject, speed in medians.items():
        door, game, engine = subject
        floor = f"{FLOORS[door]:8,}" if engine == "compiled" else f"{'none':>8}"
        print(f"{f'{door}, {game}, {engine}':34} {speed:8,.0f} {floor}{'  FAILS' if fails(subject, speed) else ''}")
    if not any(engine == "compiled" for _, _, engine in medians):
        print("The compiled engine is not built here, and the floors are its own: `make compile` says why.")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds")
    parser.add_argument(
        "--json", action="store_true", help="one object on one line: the speeds by door, game and engine"
    )
    parser.add_argument("--measure", nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("--budget", type=float, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        door, game = arguments.measure
        print(json.dumps(measure(door, game, arguments.budget)))
        return 0
    import outremer

    quiet = arguments.json or not sys.stderr.isatty()

    def show(text: str) -> None:
        if not quiet:
            print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)

    count, budget = (3, 0.5) if arguments.quick else (7, 1.5)
    medians = rounds(list(outremer.games()), count, budget, show)
    show("")
    if arguments.json:
        print(json.dumps({" ".join(subject): round(speed) for subject, speed in medians.items()}))
    else:
        print_table(medians)
    return 1 if any(fails(subject, speed) for subject, speed in medians.items()) else 0


if __name__ == "__main__":
    sys.exit(main())
