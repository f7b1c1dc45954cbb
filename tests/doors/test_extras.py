"""`import outremer` needs no extra, and a door without its package says in one sentence what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

EXTRAS = {  # by door: its extra, and what that brings
    "zoo": ("pettingzoo", "pettingzoo"),
    "spiel": ("openspiel", "pyspiel"),
    "gym": ("gymnasium", "gymnasium"),
    "mcp": ("mcp", "mcp"),
}
NEEDED_BY_DOORS = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "mcp")


def run(lines: str, absent: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    """A program where these packages are not installed."""
    head = f"import sys\nsys.modules.update(dict.fromkeys({absent!r}))\n"
    return subprocess.run([sys.executable, "-c", head + lines], capture_output=True, text=True, check=False)


def test_outremer_is_imported_and_plays_without_any_extra() -> None:
    lines = "import outremer, outremer.bots, outremer.cli, outremer.doors.play\nprint(outremer.new('akkon').seats)"
    done = run(lines, NEEDED_BY_DOORS)
    assert (done.stdout, done.stderr) == ("5\n", "")


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
