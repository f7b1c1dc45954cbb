"""The Makefile is idle when nothing changed; a missing Debian package is installed for root and named to others."""

import os
import subprocess
from pathlib import Path

import pytest

from outremer import engine

ROOT = Path(__file__).resolve().parents[2]


def make(*arguments: str, programs: Path | None = None) -> subprocess.CompletedProcess[str]:
    # Without the variables of the make that runs these tests: its -j and -n are not meant for ours.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    if programs is not None:
        environment["PATH"] = f"{programs}{os.pathsep}{environment['PATH']}"
    return subprocess.run(["make", *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def program(folder: Path, name: str, script: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/bash\n{script}\n")
    path.chmod(0o755)


def test_help_is_what_plain_make_prints_and_names_the_way_to_play() -> None:
    done = make()
    assert done.returncode == 0
    assert "make play" in done.stdout
    assert "make test" in done.stdout


def test_an_installed_package_is_not_installed_again() -> None:
    assert make("--question", ".venv/stamps/package").returncode == 0


def test_a_changed_lock_is_installed() -> None:
    done = make("--question", "--what-if=requirements/dev.txt", ".venv/stamps/package")
    assert done.returncode == 1


def test_the_engine_is_built_anew_after_whatever_it_is_compiled_from() -> None:
    done = make("--eval", "sources: ; @echo $(ENGINE_SOURCES)", "sources")
    watched = {ROOT / name for name in done.stdout.split()}
    assert set(engine.sources()) <= watched


def test_root_gets_a_missing_debian_package_installed(tmp_path: Path) -> None:
    calls = tmp_path / "calls"
    program(tmp_path, "id", "echo 0")
    program(tmp_path, "apt-get", f'echo "$@" >> {calls}')
    done = make("chromium", f"CHROMIUM={tmp_path}/none", programs=tmp_path)
    assert done.returncode == 0, done.stderr
    assert calls.read_text().splitlines() == ["update", "install -y chromium"]


def test_others_read_the_line_to_run(tmp_path: Path) -> None:
    calls = tmp_path / "calls"
    program(tmp_path, "id", "echo 1000")
    program(tmp_path, "apt-get", f'echo "$@" >> {calls}')
    done = make("chromium", f"CHROMIUM={tmp_path}/none", programs=tmp_path)
    assert done.returncode != 0
    assert "apt-get update && apt-get install -y chromium" in done.stderr
    assert not calls.exists()


@pytest.mark.parametrize("python", ["/nonexistent/python3", "/bin/false"])
def test_without_a_fitting_python_one_sentence_says_so(python: str) -> None:
    done = make("check-python", f"PYTHON={python}")
    assert done.returncode != 0
    assert "Outremer needs Python 3.11, 3.12 or 3.13" in done.stderr
    assert "Traceback" not in done.stderr
