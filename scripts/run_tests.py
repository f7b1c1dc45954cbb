"""Run the parts of the test suite, time each, and end with a table and pytest's own summaries.

A part that fails does not keep the others from running. What starts other processes may be late once on a busy
machine: a few such tests that fail are tried again, alone, and the table names them even if they pass then. Rules have
no such excuse.

Usage: run_tests.py [part ...]
"""

import os
import re
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"
TESTS = ROOT / "tests"
COMPILED = ROOT / ".venv" / "outremer-engine" / "manifest.json"

# minutes on two cores; together the thirty that a whole run may take
BUDGET = {"rest": 3, "engine": 11, "server": 6, "browser": 10}

# Folders of the other parts. Everything else below tests/ belongs to the engine, so that no folder is forgotten.
FOLDERS = {"rest": "setup", "server": "server", "browser": "browser"}

# What of a part runs side by side. A file of the browser's tests stays together: it shares what it has set up.
AT_ONCE = {"server": ("-n", "2"), "browser": ("-n", "2", "--dist", "loadfile")}

# What runs with nothing beside it, since it judges by the clock how soon others go on.
ALONE = {"server": "test_faults.py"}

# How many failed tests of a command are tried again; more of them are no accident.
SECOND_TRY = 3

# These start nothing that could be late: what fails here once has failed.
RULES = ("games", "kernel", "records")

PYTEST_SUMMARY = re.compile(r"\d+ (passed|failed|errors?)\b.* in [\d.]+s")
PYTEST_FAILURE = re.compile(r"^(?:FAILED|ERROR) (tests/\S+)")

Command = list[str]


def pytest(*arguments: str) -> Command:
    colour = "yes" if sys.stdout.isatty() else "no"
    return [str(BIN / "python"), "-m", "pytest", f"--color={colour}", *arguments]


def holds_tests(path: Path) -> bool:
    return path.is_dir() and any(path.rglob("test_*.py"))


def engine_folders() -> list[str]:
    others = FOLDERS.values()
    return sorted(
        str(path.relative_to(ROOT)) for path in TESTS.iterdir() if holds_tests(path) and path.name not in others
    )


def checks() -> list[Command]:
    found = [
        [str(BIN / "ruff"), "check"],
        [str(BIN / "ruff"), "format", "--check"],
        [str(BIN / "mypy")],
    ]
    if (ROOT / "web" / "package.json").exists():
        npm = [str(BIN / "npm"), "--prefix", "web", "run", "--silent", "--if-present"]
        found += [[str(BIN / "python"), "scripts/web_types.py", "--check"]]
        found += [[*npm, script] for script in ("lint", "format:check", "check", "test")]
    return found


def rules_on_the_plain_engine() -> list[Command]:
    """Where the compiled engine runs, the rules' and the kernel's tests and kept hashes hold on the plain one too."""
    folders = [f"tests/{name}" for name in RULES if holds_tests(TESTS / name)]
    return [["env", "OUTREMER_ENGINE=plain", *pytest("-n", "2", *folders)]]


def commands(part: str) -> list[Command]:
    if part == "engine":
        folders = engine_folders()
        both = rules_on_the_plain_engine() if COMPILED.exists() else []
        return [pytest("-n", "2", *folders), *both] if folders else []
    folder = TESTS / FOLDERS[part]
    if not holds_tests(folder):
        return checks() if part == "rest" else []
    tests = tests_of(part, folder)
    return [*checks(), *tests] if part == "rest" else tests


def tests_of(part: str, folder: Path) -> list[Command]:
    where = str(folder.relative_to(ROOT))
    alone = folder / ALONE.get(part, "")
    if not alone.is_file():
        return [pytest(*AT_ONCE.get(part, ()), where)]
    by_itself = str(alone.relative_to(ROOT))
    return [pytest(*AT_ONCE.get(part, ()), where, f"--ignore={by_itself}"), pytest(by_itself)]


def shown(command: Command) -> str:
    return " ".join(word.removeprefix(f"{BIN}/") for word in command)


@dataclass
class Run:
    """How a command ended: did it succeed, what did pytest sum up, and which of its tests failed?"""

    command: Command
    succeeded: bool = False
    summary: str = ""
    failed: list[str] = field(default_factory=list)


def run(command: Command) -> Run:
    """Run a command with its output on the terminal."""
    print(f"\n$ {shown(command)}", flush=True)
    done = Run(command)
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}", "CI": "1"}
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        assert process.stdout is not None
        for raw in process.stdout:
            line = raw.decode(errors="replace")
            print(line, end="", flush=True)
            if PYTEST_SUMMARY.search(line):
                done.summary = line.strip()
            if failure := PYTEST_FAILURE.match(line):
                done.failed.append(failure[1])
    done.succeeded = process.returncode == 0
    if process.returncode != 1:  # pytest's own word for failed tests; anything else is no accident
        done.failed.clear()
    return done


def may_be_tried_again(done: Run) -> bool:
    rules = tuple(f"tests/{name}/" for name in RULES)
    return 0 < len(done.failed) <= SECOND_TRY and not any(name.startswith(rules) for name in done.failed)


def tried_again(done: Run) -> Run:
    """Only what failed, by the same Python and in the same environment."""
    before = done.command[: done.command.index("pytest") + 1]
    return run([*before, *done.failed])


@dataclass
class Part:
    """The runs of a part, and what was late in them and passed when it was tried again."""

    runs: list[Run] = field(default_factory=list)
    failures: list[Run] = field(default_factory=list)
    late: list[str] = field(default_factory=list)

    def add(self, done: Run) -> None:
        self.runs.append(done)
        if done.succeeded:
            return
        if not may_be_tried_again(done):
            self.failures.append(done)
            return
        again = tried_again(done)
        self.runs.append(again)
        if again.succeeded:
            self.late += done.failed
        else:
            self.failures.append(done)

    def outcome(self) -> str:
        if not self.runs:
            return "nothing to test yet"
        if self.failures:
            return f"FAILED: {'; '.join(shown(one.command) for one in self.failures)}"
        return f"ok, but only at the second try: {', '.join(self.late)}" if self.late else "ok"


def main(parts: list[str]) -> int:
    unknown = [part for part in parts if part not in BUDGET]
    if unknown:
        print(f"There is no part {', '.join(unknown)}; the parts are {', '.join(BUDGET)}.", file=sys.stderr)
        return 2

    rows = []
    summaries = []
    all_well = True
    for part in parts or list(BUDGET):
        started = time.monotonic()
        done = Part()
        for command in commands(part):
            done.add(run(command))
        seconds = time.monotonic() - started
        all_well = all_well and not done.failures
        summaries += [one.summary for one in done.runs if one.summary]
        late = " (over its budget)" if seconds > 60 * BUDGET[part] else ""
        rows.append(f"{part:<9}{seconds:7.1f} s   of {BUDGET[part]} min   {done.outcome()}{late}")

    print("\n" + "\n".join(rows) + "\n")
    print("\n".join(summaries))
    return 0 if all_well else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
