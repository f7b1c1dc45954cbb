"""Games on a cluster: the same as here, and none is lost when a worker is killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import Client, LocalCluster

from outremer.lab.arena import Plan, play_matches
from outremer.lab.cluster import cluster
from outremer.lab.results import read
from outremer.lab.unusable import Unusable
from tests.cli.terminal import outremer

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


def test_a_scheduler_without_workers_is_told_at_once() -> None:
    with (
        LocalCluster(n_workers=0, dashboard_address=":0") as empty,
        pytest.raises(Unusable, match="has no workers; `dask worker"),
        cluster(empty.scheduler_address),
    ):
        pass
