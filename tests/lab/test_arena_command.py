"""`outremer arena`: what it prints, what its report says, and the bar that grows meanwhile."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from outremer.cli.arena import CLOCK
from outremer.lab.results import read
from tests.cli.terminal import Terminal, outremer
from tests.lab.test_report import Elements

LINE = ("arena", "jerusalem", "--seed", "4", "--workers", "1")


@pytest.mark.parametrize(
    "bots", [("--bots", "medium:seconds=0.01,random"), ("--bots", "medium,random", "--seconds", "0.01")]
)
def test_bots_that_think_by_the_clock_are_said_to_promise_nothing(tmp_path: Path, bots: tuple[str, ...]) -> None:
    assert outremer(tmp_path, *LINE, *bots, "--games", 1).stderr.strip() == CLOCK


def test_bots_that_think_in_iterations_and_those_that_do_not_think_are_not(tmp_path: Path) -> None:
    assert outremer(tmp_path, *LINE, "--bots", "medium:iterations=1,random", "--games", 1).stderr.strip() == ""


def test_the_report_says_what_the_run_has_printed_and_kept(tmp_path: Path) -> None:
    file, page = tmp_path / "r.parquet", tmp_path / "r.html"
    run = outremer(tmp_path, *LINE, "--bots", "greedy,random", "--games", 6, "--out", file, "--report", page)
    words = " ".join(Elements(page.read_text()).words.split())
    assert "6 games, by outremer arena jerusalem --bots greedy,random --games 6 --seed 4" in words
    matches = read(file)[1]
    for bot in ("greedy", "random"):
        wins = sum((1 in match.winners) == (match.bots[1] == bot) for match in matches)
        row = next(line.split() for line in run.stdout.splitlines() if bot in line)
        assert row[:3] == [bot, "6", str(wins)]
        assert f"{bot} 6 {wins} {' '.join(row[3:7])}" in words  # the rate with its range
        assert f"{bot} {' '.join(row[7:])}" in words  # the rating with its range
        seats = [(match.decisions[seat]) for match in matches for seat in range(2) if match.bots[seat] == bot]
        assert f"{bot} {sum(seats) / 6:.0f} " in words
    for seat in range(2):
        share = sum(seat in match.winners for match in matches) / 6
        assert f"seat {seat} {share:.1%}" in words


def test_a_bar_grows_in_a_terminal_and_is_gone_in_the_end(tmp_path: Path) -> None:
    slow = ("--bots", "medium:seconds=0.01,random", "--games", 5)  # the clock decides, however fast the machine is
    with Terminal(tmp_path, *LINE, *slow, term="xterm-256color") as terminal:
        terminal.until("playing")
        terminal.until("rating.*", seconds=60)
        terminal.status()
        plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", terminal.seen)
    steps = [int(step) for step in re.findall(r"playing \S+ +(\d+)%", plain)]
    assert steps == sorted(steps)
    assert len(set(steps)) > 2
    assert steps[-1] == 100
    assert terminal.seen.rindex("playing") < terminal.seen.rindex("\x1b[2K") < terminal.seen.rindex("rating")
