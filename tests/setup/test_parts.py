"""`make test` runs every part whatever befalls the others, and ends with a table and pytest's own summaries."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository whose tools only pretend: its engine tests fail, its server tests pass."""
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "run_tests.py", tmp_path / "scripts")
    for folder in ["kernel", "server"]:
        (tmp_path / "tests" / folder).mkdir(parents=True)
        (tmp_path / "tests" / folder / "test_it.py").touch()
    programs = tmp_path / ".venv" / "bin"
    programs.mkdir(parents=True)
    pretend(programs / "ruff", "exit 0")
    pretend(programs / "mypy", "exit 0")
    pretend(
        programs / "python",
        'if [[ "$*" == *tests/kernel* ]]; then echo "== 1 failed, 2 passed in 0.10s =="; exit 1; fi',
        'echo "== 3 passed in 0.20s =="',
    )
    return tmp_path


def pretend(path: Path, *lines: str) -> None:
    path.write_text("\n".join(["#!/bin/bash", *lines, ""]))
    path.chmod(0o755)


def run_tests(repository: Path, *parts: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(repository / "scripts" / "run_tests.py"), *parts]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_failing_part_fails_the_run_but_the_others_still_run(repository: Path) -> None:
    done = run_tests(repository)
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert lines[-2:] == ["== 1 failed, 2 passed in 0.10s ==", "== 3 passed in 0.20s =="]
    outcomes = {line.split()[0]: line for line in lines[-7:-3]}
    assert "ok" in outcomes["rest"]
    assert "FAILED" in outcomes["engine"]
    assert "ok" in outcomes["server"]
    assert "nothing to test yet" in outcomes["browser"]


def test_parts_that_pass_pass(repository: Path) -> None:
    done = run_tests(repository, "rest", "server")
    assert done.returncode == 0
    assert "FAILED" not in done.stdout


@pytest.mark.parametrize(
    ("again", "code", "told"),
    [
        ("echo '== 1 passed in 0.10s =='", 0, "ok, but only at the second try: tests/browser/test_it.py::test_a[b]"),
        ("echo '== 1 failed in 0.10s =='; exit 1", 1, "FAILED"),
    ],
)
def test_a_browser_that_was_late_once_is_tried_again_and_named(
    repository: Path, again: str, code: int, told: str
) -> None:
    browser(repository, failing=["test_it.py::test_a[b]"], again=again)
    done = run_tests(repository, "browser")
    assert done.returncode == code
    assert told in done.stdout.splitlines()[-4]


@pytest.mark.parametrize(
    ("folder", "code", "told"),
    [
        ("server", 0, "ok, but only at the second try: tests/server/test_it.py::test_a"),
        ("lab", 0, "ok, but only at the second try: tests/lab/test_it.py::test_a"),
        ("games/fief", 1, "FAILED"),
        ("records", 1, "FAILED"),
    ],
)
def test_whatever_may_be_late_is_tried_again_and_no_rule_is(
    repository: Path, folder: str, code: int, told: str
) -> None:
    shutil.rmtree(repository / "tests" / "kernel")
    (repository / "tests" / folder).mkdir(parents=True, exist_ok=True)
    (repository / "tests" / folder / "test_it.py").touch()
    pretend(
        repository / ".venv" / "bin" / "python",
        'if [[ "$*" == *::* ]]; then echo "== 1 passed in 0.10s =="; exit; fi',
        f"echo 'FAILED tests/{folder}/test_it.py::test_a - it was late'",
        'echo "== 1 failed in 0.10s =="',
        "exit 1",
    )
    done = run_tests(repository, "server" if folder == "server" else "engine")
    assert done.returncode == code
    assert told in done.stdout


def test_what_is_tried_again_is_tried_on_the_same_engine(repository: Path) -> None:
    manifest = repository / ".venv" / "outremer-engine" / "manifest.json"
    manifest.parent.mkdir()
    manifest.touch()
    pretend(
        repository / ".venv" / "bin" / "python",
        'if [[ "$*" == *::* ]]; then echo "tried on ${OUTREMER_ENGINE:-any}"; exit; fi',
        'if [[ -z "${OUTREMER_ENGINE:-}" ]]; then echo "== 1 passed in 0.10s =="; exit; fi',
        "echo 'FAILED tests/cli/test_it.py::test_a - it was late'",
        'echo "== 1 failed in 0.10s =="',
        "exit 1",
    )
    assert "tried on plain" in run_tests(repository, "engine").stdout


def test_many_failures_of_the_browser_are_no_accident(repository: Path) -> None:
    browser(repository, failing=[f"test_it.py::test_{name}" for name in "abcd"], again="echo '== 4 passed in 0.10s =='")
    done = run_tests(repository, "browser")
    assert done.returncode == 1
    assert "FAILED" in done.stdout.splitlines()[-3]


def browser(repository: Path, failing: list[str], again: str) -> None:
    """Tests of a browser of which these fail, and what happens to them when they are tried again."""
    (repository / "tests" / "browser").mkdir()
    (repository / "tests" / "browser" / "test_it.py").touch()
    lines = [f"echo 'FAILED tests/browser/{name} - it was late'" for name in failing]
    pretend(
        repository / ".venv" / "bin" / "python",
        f'if [[ "$*" == *::* ]]; then {again}; exit; fi',
        *lines,
        f'echo "== {len(failing)} failed, 2 passed in 0.10s =="',
        "exit 1",
    )


def test_a_folder_that_no_part_names_is_tested_with_the_engine(repository: Path) -> None:
    (repository / "tests" / "brand_new").mkdir()
    (repository / "tests" / "brand_new" / "test_it.py").touch()
    assert "tests/brand_new" in run_tests(repository, "engine").stdout


def test_faults_among_servers_are_tried_with_nothing_beside_them(repository: Path) -> None:
    (repository / "tests" / "server" / "test_faults.py").touch()
    said = run_tests(repository, "server").stdout
    commands = [line.partition("-m pytest")[2].split() for line in said.splitlines() if line.startswith("$ ")]
    others, faults = ([word for word in words if not word.startswith("--color")] for words in commands)
    assert others == ["-n", "2", "tests/server", "--ignore=tests/server/test_faults.py"]
    assert faults == ["tests/server/test_faults.py"]


def test_an_unknown_part_is_refused(repository: Path) -> None:
    done = run_tests(repository, "kitchen")
    assert done.returncode == 2
    assert "the parts are rest, engine, server, browser" in done.stderr
