"""Worker processes and optional packages that are not there cost one sentence."""

from __future__ import annotations

import os

import pytest

from outremer.cli import arena
from outremer.lab.unusable import Unusable, need
from outremer.lab.workers import cores, processes
from tests.lab.matches import a_match


def test_a_worker_process_that_dies_is_told_with_the_way_to_go_on() -> None:
    with pytest.raises(Unusable, match=r"a worker process has died.*--resume goes on"), processes(1) as crew:
        list(crew.play(os._exit, [1]))


def test_whoever_stops_listening_stops_the_work() -> None:
    with processes(1) as crew:
        coming = crew.play(abs, range(1000))
        assert next(coming) in range(1000)
        coming.close()
        assert sorted(crew.play(abs, [-3, -1])) == [1, 3]


def test_the_workers_are_as_many_as_the_cores_that_may_be_used() -> None:
    assert cores() == len(os.sched_getaffinity(0))


def test_a_missing_package_is_named_with_the_extra_that_brings_it() -> None:
    need("lab", "a report", "json")
    with pytest.raises(Unusable) as refused:
        need("lab", "a report", "json", "no_such_package")
    assert str(refused.value) == (
        "a report needs no_such_package, which is not installed here; pip install 'outremer[lab]' brings it"
    )


def test_wins_are_shown_where_ratings_cannot_be(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(arena, "find_spec", lambda name: None)
    arena.show([a_match(("greedy", "random"), (1, 2))], "split")
    shown = capsys.readouterr().out
    assert "100.0%" in shown
    assert "Ratings need openskill: pip install 'outremer[lab]' brings it." in shown
