"""Run the parts of the test suite, time each, and end with a table and pytest's own summaries.

A part that fails does not keep the others from running. Usage: run_tests.py [part ...]
"""

import os
import re
import subprocess
import sys
import time
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

PYTEST_SUMMARY = re.compile(r"\d+ (passed|failed|errors?)\b.* in [\d.]+s")

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
    """Where the compiled engine runs, the rules' tests and the hashes of kept games hold on the plain one too."""
    folders = [f"tests/{name}" for name in ("games", "records") if holds_tests(TESTS / name)]
    return [["env", "OUTREMER_ENGINE=plain", *pytest("-n", "2", *folders)]]


def commands(part: str) -> list[Command]:
    if part == "engine":
        folders = engine_folders()
        both = rules_on_the_plain_engine() if COMPILED.exists() else []
        return [pytest("-n", "2", *folders), *both] if folders else []
    folder = TESTS / FOLDERS[part]
    if not holds_tests(folder):
        return checks() if part == "rest" else []
    tests = pytest(*AT_ONCE.get(part, ()), str(folder.relative_to(ROOT)))
    return [*checks(), tests] if part == "rest" else [tests]


def shown(command: Command) -> str:
    return " ".join(word.removeprefix(f"{BIN}/") for word in command)


def run(command: Command) -> tuple[bool, str]:
    """Run a command with its output on the terminal; say whether it succeeded and what pytest summed up."""
    print(f"\n$ {shown(command)}", flush=True)
    summary = ""
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}", "CI": "1"}
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        assert process.stdout is not None
        for raw in process.stdout:
            line = raw.decode(errors="replace")
            print(line, end="", flush=True)
            if PYTEST_SUMMARY.search(line):
                summary = line.strip()
    return process.returncode == 0, summary


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
        failures = []
        for command in commands(part):
            succeeded, summary = run(command)
            if not succeeded:
                failures.append(shown(command))
            if summary:
                summaries.append(summary)
        seconds = time.monotonic() - started
        all_well = all_well and not failures
        outcome = f"FAILED: {'; '.join(failures)}" if failures else "ok" if commands(part) else "nothing to test yet"
        late = " (over its budget)" if seconds > 60 * BUDGET[part] else ""
        rows.append(f"{part:<9}{seconds:7.1f} s   of {BUDGET[part]} min   {outcome}{late}")

    print("\n" + "\n".join(rows) + "\n")
    print("\n".join(summaries))
    return 0 if all_well else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
