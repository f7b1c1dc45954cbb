"""Games on a cluster: the same as here, and none is lost when a worker is killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from distributed import Client, LocalCluster

from outremer.lab.arena import Plan, play_matches
from outremer.lab.cluster import cluster
from outremer.lab.results import Results, read
from outremer.lab.unusable import Unusable
from tests.cli.terminal import COMMAND, environment, outremer

PLAN = Plan("jerusalem", ("greedy", "random"), 12, "3")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0") as running:
        yield running.scheduler_address


def pids(address: str) -> list[int]:
    with Client(address, set_as_default=False) as client:
        return list(client.run(os.getpid).values())


def test_a_worker_that_is_killed_costs_no_game(address: str) -> None:
    victim, survivor = pids(address)
    with cluster(address) as crew:
        assert crew.workers == 2
        coming = crew.play(PLAN.match, range(PLAN.games))
        played = [next(coming)]
        os.kill(victim, signal.SIGKILL)
        played += coming
    assert sorted(played, key=lambda match: match.number) == list(play_matches("jerusalem", PLAN.bots, 12, "3"))
    assert survivor in pids(address)


def test_the_command_plays_there_and_keeps_what_comes_back(address: str, tmp_path: Path) -> None:
    file = tmp_path / "r.parquet"
    line = ("arena", "jerusalem", "--bots", "greedy,random", "--games", "4", "--seed", "3", "--out", file)
    outremer(tmp_path, *line, "--cluster", address)
    assert read(file)[1] == list(play_matches("jerusalem", PLAN.bots, 4, "3"))


def test_bots_that_think_in_iterations_play_there_as_here(address: str) -> None:
    plan = Plan("jerusalem", ("medium:iterations=3", "greedy"), 3, "5")
    with cluster(address) as crew:
        played = sorted(crew.play(plan.match, range(plan.games)), key=lambda match: match.number)
    assert played == [plan.match(number) for number in range(plan.games)]


def test_a_scheduler_without_workers_is_told_at_once() -> None:
    with (
        LocalCluster(n_workers=0, dashboard_address=":0") as empty,
        pytest.raises(Unusable, match="has no workers; `dask worker"),
        cluster(empty.scheduler_address),
    ):
        pass


@contextmanager
def scheduler(folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """One in a process of its own, with a worker, and its address."""
    told = folder / "scheduler.json"
    commands = [
        ["dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(told)],
        ["dask_worker", "--scheduler-file", str(told), "--nthreads", "1", "--no-dashboard", "--no-nanny"],
    ]
    started = [
        subprocess.Popen([sys.executable, "-m", f"distributed.cli.{name}", *words], stderr=subprocess.DEVNULL)
        for name, *words in commands
    ]
    try:
        while not told.exists() or not told.read_text().endswith("}"):
            assert started[0].poll() is None
            time.sleep(0.1)
        address = json.loads(told.read_text())["address"]
        with Client(address, set_as_default=False) as client:
            client.wait_for_workers(1, timeout=60)
        yield started[0], address
    finally:
        for one in started:
            one.kill()
            one.wait()


@pytest.mark.timeout(240)
def test_a_scheduler_that_is_lost_in_mid_run_is_told_in_a_sentence_and_no_game_is_lost(tmp_path: Path) -> None:
    file, second = tmp_path / "r.parquet", tmp_path / "r.parquet.parts" / "000001.parquet"
    line = ["arena", "jerusalem", "--bots", "random,random", "--games", "100000", "--out", str(file), "--cluster"]
    with scheduler(tmp_path) as (process, address):
        run = subprocess.Popen([*COMMAND, *line, address], env=environment(tmp_path), stderr=subprocess.PIPE, text=True)
        with run:
            while not second.exists():
                assert run.poll() is None
                time.sleep(0.1)
            process.kill()
            said = run.communicate(timeout=120)[1]
    sentence = f"outremer: the cluster at {address} is gone; what was written is kept, and --resume goes on"
    assert [one for one in said.splitlines() if one.strip()] == [sentence]
    assert run.returncode == 2
    assert len(Results.go_on(file).rows) >= 16
