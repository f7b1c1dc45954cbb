"""How fast the engine is, beside its peers, in one run on one core.

    make peers                                    # once: catanatron and OpenSpiel, into .venv
    .venv/bin/python -m benchmarks.engine         # or --quick (within 45 s), --json (one object on one line)

Decisions per second of random play (finding the legal moves, choosing, playing; no views) and clones per second, for
every game, plain and compiled, in processes of their own that take turns with the peers; medians of several rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec

EXPANSIONS = ("politics", "teutonic", "templars", "tactics", "crusades")
VARIANTS = {"fief+expansions": ("fief", dict.fromkeys(EXPANSIONS, "yes"))}  # measured beside the games as they come
PEERS = ("catanatron", "backgammon", "gin_rummy", "chess")
Numbers = dict[str, float]


def per_second(play: Callable[[int], int], budget: float) -> float:
    """Decisions per second of CPU time; `play(seed)` plays one game and says how many it had."""
    play(0)
    decisions = seed = 0
    start = time.process_time()
    while time.process_time() - start < budget:
        seed += 1
        decisions += play(seed)
    return decisions / (time.process_time() - start)


def microseconds(clone: Callable[[], object], budget: float) -> float:
    """CPU time of one clone."""
    count = 0
    start = time.process_time()
    while time.process_time() - start < budget:
        for _ in range(200):
            clone()
        count += 200
    return (time.process_time() - start) / count * 1e6


def measure_ours(game_name: str, budget: float) -> Numbers:
    import outremer
    from outremer.kernel.chance import Quick
    from outremer.kernel.playouts import play_out

    name, options = VARIANTS.get(game_name, (game_name, {}))
    game = outremer.game(name)
    rules = game.rules(game.setting(4, options))
    middle = game.table(rules)
    play_out(middle, Quick(7), play_out(game.table(rules), Quick(7), game.longest) // 2)
    speed = per_second(lambda seed: play_out(game.table(rules), Quick(seed), game.longest), budget)
    compiled = float(outremer.engine.running == "compiled")
    return {"speed": speed, "clone": microseconds(middle.clone, budget / 3), "compiled": compiled}


def measure_catanatron(budget: float) -> Numbers:
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def play(seed: int) -> int:
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        game.play()
        return len(game.state.actions)

    middle = Game([RandomPlayer(colour) for colour in colours], seed=4)
    for _ in range(150):
        middle.play_tick()
    return {"speed": per_second(play, budget), "clone": microseconds(middle.copy, budget / 3)}


def measure_open_spiel(name: str, budget: float) -> Numbers:
    import random

    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        rng, state, decisions = random.Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(rng.choices([one[0] for one in outcomes], [one[1] for one in outcomes])[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    state = game.new_initial_state()
    return {"speed": per_second(play, budget), "clone": microseconds(state.clone, budget / 3)}


def measure(subject: str, budget: float) -> Numbers:
    if subject == "catanatron":
        return measure_catanatron(budget)
    if subject in PEERS:
        return measure_open_spiel(subject, budget)
    return measure_ours(subject, budget)


def in_own_process(subject: str, engine: str, budget: float) -> Numbers:
    command = [sys.executable, "-W", "ignore", __file__, "--measure", subject, "--budget", str(budget)]
    run = subprocess.run(
        command, env={**os.environ, "OUTREMER_ENGINE": engine}, capture_output=True, text=True, check=True
    )
    numbers: Numbers = json.loads(run.stdout.splitlines()[-1])
    return numbers


def rounds(games: list[str], count: int, budget: float, show: Callable[[str], None]) -> dict[str, Numbers]:
    """The median of each number, every subject measured once in each round."""
    subjects = [(name, "plain") for name in [*PEERS, *games]] + [(name, "compiled") for name in games]
    seen: dict[str, list[Numbers]] = {}
    for number in range(count):
        for subject, engine in subjects:
            show(f"round {number + 1} of {count}: {subject} {engine if subject in games else ''}")
            seen.setdefault(f"{subject} {engine}", []).append(in_own_process(subject, engine, budget))
    return {
        subject: {key: statistics.median(numbers[key] for numbers in runs) for key in runs[0]}
        for subject, runs in seen.items()
    }


def ratios(games: list[str], medians: dict[str, Numbers]) -> dict[str, dict[str, float]]:
    peer = medians["catanatron plain"]
    table: dict[str, dict[str, float]] = {}
    for game in games:
        row: dict[str, float] = {}
        for engine in ("plain", "compiled"):
            ours = medians[f"{game} {engine}"]
            if engine == "plain" or ours["compiled"]:
                row[f"{engine}_vs_catanatron"] = round(ours["speed"] / peer["speed"], 2)
                row[f"clone_{engine}_vs_catanatron"] = round(peer["clone"] / ours["clone"], 2)
        table[game] = row
    return table


def print_table(games: list[str], medians: dict[str, Numbers]) -> None:
    print(f"{'':34} decisions/s   x catanatron   clone µs   x catanatron")
    peer = medians["catanatron plain"]
    for subject, numbers in medians.items():
        name, engine = subject.split(" ")
        if engine == "compiled" and not numbers["compiled"]:
            print(f"{name + ', compiled':34} not built here: `make compile` says why")
            continue
        label = f"{name}, {engine}" if name in games else f"{name} (peer)"
        faster, cheaper = numbers["speed"] / peer["speed"], peer["clone"] / numbers["clone"]
        print(f"{label:34} {numbers['speed']:11,.0f}   {faster:12.1f}   {numbers['clone']:8.2f}   {cheaper:12.1f}")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds, within 45 seconds")
    parser.add_argument("--json", action="store_true", help="one object on one line: the ratios by game")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    parser.add_argument("--budget", type=float, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        print(json.dumps(measure(arguments.measure, arguments.budget)))
        return 0
    if find_spec("catanatron") is None or find_spec("pyspiel") is None:
        print("The peers are not installed here; `make peers` puts them into .venv.", file=sys.stderr)
        return 2
    import outremer

    games = [*outremer.games(), *VARIANTS]
    quiet = arguments.json or not sys.stderr.isatty()

    def show(text: str) -> None:
        if not quiet:
            print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)

    count, budget = (3, 0.35) if arguments.quick else (7, 1.5)
    medians = rounds(games, count, budget, show)
    show("")
    if arguments.json:
        print(json.dumps(ratios(games, medians)))
    else:
        print_table(games, medians)
    return 0


if __name__ == "__main__":
    sys.exit(main())
