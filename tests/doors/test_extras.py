"""`import outremer` needs no extra, and a door without its package says in one sentence what to install."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import requires
from pathlib import Path

import pytest

EXTRAS = {  # by door: its extra, and what that brings
    "zoo": ("pettingzoo", "pettingzoo"),
    "spiel": ("openspiel", "pyspiel"),
    "gym": ("gymnasium", "gymnasium"),
    "mcp": ("mcp", "mcp"),
}
BROUGHT_BY_EXTRAS = (
    *("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "mcp"),
    *("matplotlib", "openskill", "pyarrow", "dask", "distributed"),
)


def run(lines: str, absent: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    """A program where these packages are not installed."""
    head = f"import sys\nsys.modules.update(dict.fromkeys({absent!r}))\n"
    return subprocess.run([sys.executable, "-c", head + lines], capture_output=True, text=True, check=False)


def test_outremer_is_imported_and_plays_without_any_extra() -> None:
    lines = "import outremer, outremer.bots, outremer.cli, outremer.doors.play\nprint(outremer.new('akkon').seats)"
    done = run(lines, BROUGHT_BY_EXTRAS)
    assert (done.stdout, done.stderr) == ("5\n", "")


def test_every_package_of_an_extra_is_tried_without() -> None:
    """What the extras bring besides is brought by these."""
    named = {re.split("[<>=]", wish)[0].replace("-", "_") for wish in requires("outremer") or [] if "extra ==" in wish}
    assert named == {*BROUGHT_BY_EXTRAS} - {"pyspiel", "dask"}


def test_the_arena_plays_and_counts_without_any_extra(tmp_path: Path) -> None:
    line = ["arena", "jerusalem", "--bots", "random,random", "--games", "2", "--workers", "1"]
    done = run(f"from outremer.cli import main\nsys.exit(main({line!r}))", BROUGHT_BY_EXTRAS)
    assert done.returncode == 0, done.stderr
    assert "Ratings need openskill: pip install 'outremer[lab]' brings it." in done.stdout
    for more, package, brings in (
        (["--out", str(tmp_path / "r.parquet")], "pyarrow", "lab"),
        (["--report", str(tmp_path / "r.html")], "matplotlib", "lab"),
        (["--cluster", "tcp://127.0.0.1:9"], "distributed", "cluster"),
    ):
        said = [*(line[:-2] if "--cluster" in more else line), *more]
        done = run(f"from outremer.cli import main\nsys.exit(main({said!r}))", BROUGHT_BY_EXTRAS)
        assert done.returncode == 2
        assert done.stderr.endswith(
            f"needs {package}, which is not installed here; pip install 'outremer[{brings}]' brings it\n"
        )
        assert done.stdout == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("door", EXTRAS)
def test_a_door_without_its_package_says_what_to_install(door: str) -> None:
    extra, package = EXTRAS[door]
    done = run(f"import outremer.doors.{door}", (package,))
    assert done.stderr.splitlines()[-1] == (
        f"outremer.doors.extras.MissingExtra: this door needs {package}, which is not installed here; "
        f"pip install 'outremer[{extra}]' brings it"
    )


def test_the_command_without_its_package_says_so_too() -> None:
    done = run("from outremer.cli import main\nsys.exit(main(['mcp', 'akkon']))", ("mcp",))
    assert done.returncode == 2
    assert done.stderr == (
        "outremer: this door needs mcp, which is not installed here; pip install 'outremer[mcp]' brings it\n"
    )
