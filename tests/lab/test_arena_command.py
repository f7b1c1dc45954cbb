"""`outremer arena`: what it prints, what its report says, and the bar that grows meanwhile."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from outremer.cli.arena import CLOCK, show
from outremer.lab.results import read
from tests.cli.terminal import Terminal, outremer
from tests.lab.matches import a_match
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


def test_names_of_bots_are_never_cut_and_wins_go_first_where_there_is_no_room(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    long = [f"medium:iterations={more},guide=fitted,leaf=1" for more in (200, 201)]
    for bots in (("easy", "greedy"), tuple(long)):
        show([a_match(bots, (1, 2)), a_match(bots, (2, 1), number=1)], "split")
    short, folded = capsys.readouterr().out.split("bot ")[1:]
    assert short.split()[:3] == ["games", "wins", "rate"]
    assert folded.split()[:2] == ["games", "rate"]
    assert "…" not in short + folded
    assert all(len(line) <= 80 for line in (short + folded).splitlines())
    names = "".join((line.split() or [""])[0] for line in folded.splitlines()[2:])
    assert all(name in names for name in long)


def test_a_game_that_is_not_that_of_the_file_is_told_what_to_write(tmp_path: Path) -> None:
    file = tmp_path / "r.parquet"
    outremer(tmp_path, *LINE, "--bots", "random,random", "--games", 1, "--out", file)
    said = outremer(tmp_path, "arena", "akkon", "--resume", file, status=2).stderr
    assert "goes on as it was begun: write jerusalem for GAME, or begin another file with --out" in said
