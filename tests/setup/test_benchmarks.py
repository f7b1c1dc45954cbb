"""A benchmark that ends with status 0 says that every figure it measured has kept its floor or its ceiling."""

import sys

import pytest

from benchmarks import doors, server
from benchmarks.serving.judging import CEILINGS, Medians, judged

BESIDE = {"fsync_ms": 0.2, **CEILINGS}  # each just as high as it may be


def row(moves: float, cpu: float) -> dict[str, float]:
    return {"moves_per_second": moves, "p50_ms": 1000 / moves, "p99_ms": 1.0, "cpu_us_per_move": cpu}


def medians(public: float) -> Medians:
    """What all of them did at sixteen tables, where a move took this much CPU by the public way."""
    ours = {"sqlite": row(2000, 100), "public": row(1800, public), "postgres": row(1500, 110)}
    return {16: {"bgio": row(1000, 200), **ours, "workers": row(1600, 120)}}


@pytest.mark.parametrize(
    ("found", "status"),
    [
        ((medians(120), BESIDE), 0),
        ((medians(101), BESIDE), 1),
        (({}, BESIDE), 0),
        (({}, {**BESIDE, "share_left": 0.9}), 1),
    ],
)
def test_a_figure_that_misses_its_floor_fails_the_run(
    found: tuple[Medians, dict[str, float]],
    status: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(server, "measured", lambda *_: found)
    monkeypatch.setattr(sys, "argv", ["server", "--only", "sockets"])
    assert server.main() == status
    assert ("FAILS" in capsys.readouterr().out) == bool(status)


def test_every_figure_beside_the_moves_is_judged() -> None:
    assert {one.what for one in judged({}, BESIDE)} == CEILINGS.keys()


@pytest.mark.parametrize(
    ("engine", "steps", "status"), [("compiled", 15_000, 0), ("compiled", 14_999, 1), ("plain", 14_999, 0)]
)
def test_a_door_that_misses_its_floor_fails_the_run(
    engine: str, steps: float, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = {("pettingzoo", "a game", engine): steps, ("openspiel", "a game", engine): 60_000.0}
    monkeypatch.setattr(doors, "rounds", lambda *_: found)
    monkeypatch.setattr(sys, "argv", ["doors"])
    assert doors.main() == status
    assert ("FAILS" in capsys.readouterr().out) == bool(status)
