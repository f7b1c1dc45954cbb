"""Breaks the rules of a game in many places, one at a time, and asks its tests to notice; see docs/mutants.md.

Usage: python -m scripts.mutants GAME [--number 300] [--seed 11]
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from scripts.mutants.ground import GROUND, PART, REPLAYS, Change, Ground, Reach, Verdict, written
from scripts.mutants.report import Listed, Summary

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "mutants.md"
COPIED = ("src", "tests", "examples", "docs", "scripts")
NOT_COPIED = shutil.ignore_patterns("__pycache__", "static", "node_modules", "pictures", "studies")
PARTS = 6  # of the files of tests, while it is found out what each test reaches
OPTIONS = ("-q", "-s", "-p", "no:cacheprovider", "-p", "pytest_timeout", "-o", "timeout=0", "--tb=no")


def ground_of(game: str) -> Ground:
    """A copy of the tree as it stands, so that nobody's work is mutated and nobody's changes are met half-way."""
    results = ROOT / "build" / "mutants" / game
    tree = results / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    for folder in COPIED:
        shutil.copytree(ROOT / folder, tree / folder, ignore=NOT_COPIED)
    for path in [*ROOT.glob("*.md"), ROOT / "pyproject.toml"]:
        shutil.copy(path, tree)
    return Ground(str(tree), f"src/outremer/games/{game}", f"tests/games/{game}", str(results))


def step(ground: Ground, plugin: str, more: Mapping[str, str] | None = None, tests: Sequence[str] = ()) -> int:
    """Run these tests, or all, with one of our plugins, in a process of its own."""
    written_down = ground.file("ground.json")
    if not written_down.exists() or written_down.read_bytes() != msgspec.json.encode(ground):
        written_down.write_bytes(msgspec.json.encode(ground))
    imports = [str(Path(ground.root, folder)) for folder in ground.imports]
    environment = {
        **os.environ,
        GROUND: str(written_down),
        "PYTHONPATH": os.pathsep.join([*imports, str(ROOT)]),
        "PYTHONHASHSEED": "0",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # they take longer to load than most mutants take to die
        "OUTREMER_ENGINE": "plain",
        "COVERAGE_CORE": "ctrace",  # the one that knows which test runs
        **(more or {}),
    }
    without = [f"--ignore-glob=*/{replay}" for replay in REPLAYS]
    chosen = tests or [ground.tests]
    command = [sys.executable, "-m", "pytest", *OPTIONS, *without, "-p", f"scripts.mutants.{plugin}", *chosen]
    with ground.file(f"{plugin}.log").open("ab") as log:
        return subprocess.run(
            command, cwd=ground.root, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=False
        ).returncode


def reach_of(ground: Ground) -> Reach:
    """Which test runs which lines; found out once for a state of the tree, part by part, so that it can be resumed."""
    digest = ground.digest()
    path = ground.file("reach.json")
    reach = _reach_in(path, digest)
    if reach is not None:
        return reach
    parts = [part for part in (_files_of_tests(ground)[at::PARTS] for at in range(PARTS)) if part]
    with ThreadPoolExecutor(max_workers=2) as pool:
        followed = list(pool.map(lambda at: _follow(ground, digest, at, parts[at]), range(len(parts))))
    reach = Reach(digest)
    for part in followed:
        if part is None:
            sys.exit(f"The tests could not be run: see {ground.file('reach.log')}.")
        reach.add(part)
    if reach.failed:
        for at in range(len(parts)):
            ground.file(f"reach.{at}.json").unlink()
        sys.exit("These tests fail without any mutant:\n" + "\n".join(reach.failed))
    path.write_bytes(msgspec.json.encode(reach))
    return reach


def _files_of_tests(ground: Ground) -> list[str]:
    found = sorted(Path(ground.root, ground.tests).rglob("test_*.py"))
    return [path.relative_to(ground.root).as_posix() for path in found if path.name not in REPLAYS]


def _follow(ground: Ground, digest: str, at: int, tests: list[str]) -> Reach | None:
    """What these files of tests reach; nothing if they could not be run."""
    path = ground.file(f"reach.{at}.json")
    if _reach_in(path, digest) is None:
        path.unlink(missing_ok=True)
        step(ground, "reach", {PART: path.name}, tests)
    return _reach_in(path, digest)


def _reach_in(path: Path, digest: str) -> Reach | None:
    reach = msgspec.json.decode(path.read_bytes(), type=Reach) if path.exists() else None
    return reach if reach is not None and reach.digest == digest else None


def try_all(ground: Ground, changes: list[Change], reach: Reach) -> dict[str, Verdict]:
    """The verdict on every change. What is known of the same tree is not tried again, so a run can be resumed."""
    ground.file("changes.json").write_bytes(msgspec.json.encode(changes))
    step(ground, "trial")
    verdicts = _verdicts(ground, reach)
    afresh = [
        change.name for change in changes if change.name in verdicts and verdicts[change.name].outcome == "afresh"
    ]
    with ThreadPoolExecutor(max_workers=2) as pool:
        list(pool.map(lambda name: step(ground, "trial", {"MUTANT": name}), afresh))
    verdicts = _verdicts(ground, reach)
    missing = [change.name for change in changes if change.name not in verdicts]
    if missing:
        sys.exit(f"{len(missing)} mutants were not tried: see {ground.file('trial.log')}.")
    return verdicts


def _verdicts(ground: Ground, reach: Reach) -> dict[str, Verdict]:
    every = written(ground.file("verdicts.jsonl"))
    return {verdict.name: verdict for verdict in every if verdict.digest == reach.digest}


def main() -> int:
    from scripts.mutants.changes import draw  # needs Cosmic Ray, which only `make mutants` installs

    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--number", type=int, default=300)
    parser.add_argument("--seed", default="11")
    said = parser.parse_args()
    if not (ROOT / "src" / "outremer" / "games" / said.game / "game.py").exists():
        parser.error(f"there is no game {said.game!r}")
    os.nice(10)
    began = time.monotonic()
    ground = ground_of(said.game)
    changes, places = draw(ground, said.number, said.seed)
    print(f"{said.game}: {len(changes)} mutants drawn by seed {said.seed} from {places} places.", flush=True)
    reach = reach_of(ground)
    print(
        f"{len(reach.seconds)} tests meet them; {len(reach.chance)} of them up to where they leave it to chance.",
        flush=True,
    )
    summary = Summary(ground, changes, try_all(ground, changes, reach), Listed(PAGE))
    ground.file("survivors.diff").write_text(summary.diffs(), encoding="utf-8")
    print(f"\n{summary.table()}\n")
    print(f"{summary.per_cent:.1f} % of those that change something are killed, in {time.monotonic() - began:.0f} s.")
    if summary.unexplained:
        print(f"\nSurvivors that docs/mutants.md does not explain (diffs: {ground.file('survivors.diff')}):")
        print(summary.lines())
    return 0 if summary.is_enough else 1


if __name__ == "__main__":
    sys.exit(main())
