"""How fast bots search, beside the searches of others, in one run on one core.

    make peers                                    # once: catanatron and OpenSpiel, into .venv
    .venv/bin/python -m benchmarks.search         # or --quick (within 60 s), --json (one object on one line)

Of our search (`outremer.bots.search`): iterations, random games to the end, tables dealt anew, clones and judgements
of all four seats, each a second, plain and compiled, at moments of a greedy game of four. Beside it, each in a process
of its own: OpenSpiel's IS-MCTS in Python at the same moments through our door, its MCTS on games of its own in Python
and in C++, and catanatron's MCTS player. Medians of several rounds that take turns. The floors hold for the compiled
engine; a figure below its floor ends the run with status 1. A peer that is not installed is left out with the floors
beside it, and that is said. In the object that --json prints, `catanatron_is_theirs` is 1 where catanatron's own MCTS
player was measured and 0 where a plain tree of ours played on its engine.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from benchmarks.searching.ours import measure_ours
from benchmarks.searching.peers import THEIR_GAMES, measure_catanatron, measure_ismcts, measure_openspiel
from benchmarks.searching.positions import keep

ROOT = Path(__file__).parents[1]
ENGINES = ("plain", "compiled")
OPENSPIEL, CATANATRON = "vs_openspiel_ismcts", "vs_catanatron_mcts"
FLOORS = {OPENSPIEL: 10.0, CATANATRON: 20.0}  # times the peer's simulations a second
CEILINGS = {  # microseconds; what bots do all the time
    "evaluations": {"jerusalem": 11.5, "akkon": 38.5, "council": 41.5},
    "redeals": {"jerusalem": 70.0, "akkon": 20.0, "council": 80.0},
}
QUICK = 60  # seconds that a --quick run may take
FIGURES = ("iterations", "playouts", "redeals", "clones", "evaluations")
PEERS = {"catanatron": "catanatron", "pyspiel": "OpenSpiel"}  # by package, what they are called
PACKAGES = {"ismcts": "pyspiel", "openspiel": "pyspiel", "catanatron": "catanatron"}  # of what is measured beside ours
Numbers = dict[str, float]
Subject = tuple[str, str, str]  # what is measured, on which game, on which engine
Medians = dict[Subject, Numbers]


def measure(what: str, game: str, folder: Path, budget: float) -> Numbers:
    if what == "ours":
        return measure_ours(game, folder, budget)
    if what == "ismcts":
        return measure_ismcts(game, folder, budget)
    if what == "catanatron":
        return measure_catanatron(budget)
    return measure_openspiel(game, budget)


def in_own_process(subject: Subject, folder: Path, budget: float) -> Numbers:
    what, game, engine = subject
    command = [sys.executable, "-W", "ignore", "-m", "benchmarks.search", "--measure", what, game]
    run = subprocess.run(
        [*command, "--folder", str(folder), "--budget", str(budget)],
        cwd=ROOT, env={**os.environ, "OUTREMER_ENGINE": engine}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    numbers: Numbers = json.loads(run.stdout.splitlines()[-1])
    return numbers


def subjects(games: list[str], absent: list[str]) -> list[Subject]:
    """The peers play on the faster engine, where it is there."""
    found = [("ours", game, engine) for game in games for engine in ENGINES]
    found += [("ismcts", game, "compiled") for game in games]
    found += [("openspiel", game, "compiled") for game in THEIR_GAMES]
    found.append(("catanatron", "", "compiled"))
    return [subject for subject in found if PACKAGES.get(subject[0]) not in absent]


def rounds(games: list[str], absent: list[str], count: int, budget: float, show: Callable[[str], None]) -> Medians:
    """The median of each number, every subject measured once in each round."""
    seen: dict[Subject, list[Numbers]] = {}
    with tempfile.TemporaryDirectory() as folder:
        keep(games, Path(folder))
        for number in range(count):
            for subject in subjects(games, absent):
                show(f"round {number + 1} of {count}: {' '.join(subject)}")
                numbers = in_own_process(subject, Path(folder), budget)
                if subject[2] == "plain" or numbers.get("compiled", 1.0):
                    seen.setdefault(subject, []).append(numbers)
    return {
        subject: {key: statistics.median(numbers[key] for numbers in runs) for key in runs[0]}
        for subject, runs in seen.items()
    }


def summary(games: list[str], medians: Medians) -> dict[str, Numbers]:
    """By game what our search does, compiled where it is, and how many times the simulations of each peer there is."""
    theirs = medians.get(("catanatron", "", "compiled"))
    table = {}
    for game in games:
        ours = medians.get(("ours", game, "compiled"), medians["ours", game, "plain"])
        row = {figure: float(round(ours[figure])) for figure in FIGURES}
        if (ismcts := medians.get(("ismcts", game, "compiled"))) is not None:
            row[OPENSPIEL] = round(ours["iterations"] / ismcts["simulations"], 2)
        if theirs is not None:
            row[CATANATRON] = round(ours["iterations"] / theirs["simulations"], 2)
            row["catanatron_is_theirs"] = theirs["is_theirs"]
        row["compiled"] = ours["compiled"]
        row["plain_iterations"] = float(round(medians["ours", game, "plain"]["iterations"]))
        table[game] = row
    return table


def misses(table: dict[str, Numbers]) -> list[str]:
    """Every figure of the compiled engine that is not as it must be, in words."""
    found = []
    for game, row in table.items():
        if not row["compiled"]:
            continue
        for figure, floor in FLOORS.items():
            if row.get(figure, floor) < floor:
                found.append(f"{game}: {figure} is {row[figure]}, and must be {floor:g} at least")
        for figure, ceilings in CEILINGS.items():
            took = 1e6 / row[figure]
            if took > ceilings.get(game, took):
                found.append(f"{game}: one of {figure} takes {took:.1f} µs, and may take {ceilings[game]:g}")
    return found


def print_table(games: list[str], medians: Medians, table: dict[str, Numbers]) -> None:
    print(f"{'a second':22}" + "".join(f"{figure:>13}" for figure in FIGURES))
    for (what, game, engine), numbers in medians.items():
        if what == "ours":
            print(f"{f'{game}, {engine}':22}" + "".join(f"{numbers[figure]:13,.0f}" for figure in FIGURES))
    if not any(row["compiled"] for row in table.values()):
        print("The compiled engine is not built here, and the floors are its own: `make compile` says why.")
    print_beside(games, medians, table)
    for miss in misses(table):
        print(f"FAILS  {miss}")


def print_beside(games: list[str], medians: Medians, table: dict[str, Numbers]) -> None:
    """What the peers do that are here, and how many times that ours does."""
    theirs = medians.get(("catanatron", "", "compiled"))
    spiel = all(("ismcts", game, "compiled") in medians for game in games)
    if theirs is None and not spiel:
        return
    beside = f"{'ours':>8}{'floor':>7}"
    print(f"\n{'simulations a second':22}", end="")
    print(f"{'OpenSpiel IS-MCTS':>20}{beside}" * spiel + f"{'catanatron':>14}{beside}" * (theirs is not None))
    for game in games:
        line = f"{game:22}"
        if spiel:
            line += f"{medians['ismcts', game, 'compiled']['simulations']:20,.0f}{times(table[game], OPENSPIEL)}"
        if theirs is not None:
            line += f"{theirs['simulations']:14,.0f}{times(table[game], CATANATRON)}"
        print(line)
    print("A simulation of a peer plays at random to the end, where an iteration of ours asks a judge.")
    if theirs is not None:
        print("Catanatron's game is another one: Catan's decisions and rules weigh otherwise than ours.")
        if not theirs["is_theirs"]:
            print("catanatron as PyPI has it comes without its MCTS player: a plain tree of ours plays on its engine.")
    if spiel:
        print(f"\n{'OpenSpiel MCTS':22}{'Python':>14}{'C++':>14}")
        for game in THEIR_GAMES:
            numbers = medians["openspiel", game, "compiled"]
            print(f"{game:22}{numbers['python']:14,.0f}{numbers['c++']:14,.0f}")


def times(row: Numbers, figure: str) -> str:
    """How many times the peer's simulations ours does, and must do at least."""
    return f"{row[figure]:7.1f}x{FLOORS[figure]:6g}x"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--quick", action="store_true", help=f"one short round, within {QUICK} seconds")
    parser.add_argument("--json", action="store_true", help="one object on one line: figures and ratios by game")
    parser.add_argument("--measure", nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--budget", type=float, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        what, game = arguments.measure
        print(json.dumps(measure(what, game, arguments.folder, arguments.budget)))
        return 0
    absent = [package for package in PEERS if find_spec(package) is None]
    if absent:
        named = " and ".join(PEERS[package] for package in absent)
        print(
            f"Not installed here, and left out with the floors beside them: {named}; `make peers` puts them"
            " into .venv.",
            file=sys.stderr,
        )
    import outremer

    quiet = arguments.json or not sys.stderr.isatty()

    def show(text: str) -> None:
        if not quiet:
            print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)

    games, begun = list(outremer.games()), time.monotonic()
    count, budget = (1, 0.4) if arguments.quick else (5, 1.6)
    medians = rounds(games, absent, count, budget, show)
    show("")
    table = summary(games, medians)
    if arguments.json:
        print(json.dumps(table))
    else:
        print_table(games, medians, table)
    within = f", and may take {QUICK}" if arguments.quick else ""
    print(f"It took {time.monotonic() - begun:.0f} s{within}.", file=sys.stderr if arguments.json else sys.stdout)
    return 1 if misses(table) else 0


if __name__ == "__main__":
    sys.exit(main())
