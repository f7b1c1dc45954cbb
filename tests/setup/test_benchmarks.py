"""A benchmark that ends with status 0 says that every figure it measured has kept its floor or its ceiling."""

import json
import sys
from pathlib import Path

import pytest

import outremer
from benchmarks import arena, doors, search, server
from benchmarks.searching.ours import measure_ours
from benchmarks.searching.peers import THEIR_GAMES
from benchmarks.searching.positions import keep, kept, positions
from benchmarks.serving.judging import CEILINGS, Medians, judged
from outremer.table.saves import numbers

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


@pytest.mark.parametrize(("worth", "status"), [(3.4, 0), (3.39, 1)])
def test_an_arena_that_wastes_cores_fails_the_run(
    worth: float, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(arena, "worth", lambda *_: worth)
    monkeypatch.setattr(sys, "argv", ["arena", "--quick", "--json", "--workers", "4"])
    assert arena.main() == status
    assert list(json.loads(capsys.readouterr().out).values()) == [4, worth]


SPEEDS = {"iterations": 1000.0, "playouts": 500.0, "redeals": 20_000.0, "clones": 500_000.0, "evaluations": 90_000.0}


def searched(
    iterations: float = 1000, redeals: float = 20_000, compiled: bool = True, theirs: bool = True
) -> search.Medians:
    """What was measured on one game, at its floors and ceilings unless it is said otherwise."""
    ours = {**SPEEDS, "iterations": iterations, "redeals": redeals, "compiled": 1.0}
    found: search.Medians = {("ours", "council", "plain"): {**SPEEDS, "compiled": 0.0}}
    if compiled:
        found["ours", "council", "compiled"] = ours
    found["ismcts", "council", "compiled"] = {"simulations": 100.0}
    found["catanatron", "", "compiled"] = {"simulations": 50.0, "is_theirs": float(theirs)}
    return found | {("openspiel", name, "compiled"): {"python": 1.0, "c++": 2.0} for name in THEIR_GAMES}


@pytest.mark.parametrize(
    ("found", "status"),
    [
        (searched(), 0),
        (searched(iterations=999), 1),
        (searched(redeals=12_499), 1),
        (searched(compiled=False), 0),
        (searched(theirs=False), 0),
    ],
)
def test_a_search_that_misses_a_floor_fails_the_run(
    found: search.Medians, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(search, "find_spec", lambda name: name)
    monkeypatch.setattr(outremer, "games", lambda: ["council"])
    monkeypatch.setattr(search, "rounds", lambda *_: found)
    monkeypatch.setattr(sys, "argv", ["search"])
    assert search.main() == status
    printed = capsys.readouterr().out
    assert ("FAILS" in printed) == bool(status)
    assert printed.endswith("It took 0 s.\n")
    monkeypatch.setattr(sys, "argv", ["search", "--json", "--quick"])
    assert search.main() == status
    said = capsys.readouterr()
    assert said.err == "It took 0 s, and may take 60.\n"
    (line,) = said.out.splitlines()
    row = json.loads(line)["council"]
    assert row["catanatron_is_theirs"] == found["catanatron", "", "compiled"]["is_theirs"]
    assert row["catanatron_is_theirs"] != ("a plain tree of ours" in printed)
    assert row["vs_openspiel_ismcts"] == row["iterations"] / 100
    assert row["vs_catanatron_mcts"] == row["iterations"] / 50
    assert row["playouts"] == 500


@pytest.mark.parametrize(
    ("gone", "measured", "said"),
    [
        (["catanatron"], ["ours", "ismcts", "openspiel"], "beside them: catanatron; `make peers` puts"),
        (["catanatron", "pyspiel"], ["ours"], "beside them: catanatron and OpenSpiel; `make peers` puts"),
    ],
)
@pytest.mark.parametrize(("redeals", "status"), [(20_000, 0), (12_499, 1)])
def test_our_search_is_measured_where_a_peer_is_not_installed(
    gone: list[str],
    measured: list[str],
    said: str,
    redeals: float,
    status: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked: list[search.Subject] = []

    def measure(subject: search.Subject, *_: object) -> search.Numbers:
        asked.append(subject)
        return searched(redeals=redeals)[subject]

    monkeypatch.setattr(search, "find_spec", lambda name: None if name in gone else name)
    monkeypatch.setattr(outremer, "games", lambda: ["council"])
    monkeypatch.setattr(search, "keep", lambda *_: None)
    monkeypatch.setattr(search, "in_own_process", measure)
    monkeypatch.setattr(sys, "argv", ["search", "--quick"])
    assert search.main() == status
    assert list(dict.fromkeys(what for what, _, _ in asked)) == measured
    out = capsys.readouterr()
    assert said in out.err
    assert ("FAILS" in out.out) == bool(status)
    assert ("OpenSpiel IS-MCTS" in out.out) == ("ismcts" in measured)
    assert "catanatron" not in out.out
    monkeypatch.setattr(sys, "argv", ["search", "--quick", "--json"])
    assert search.main() == status
    row = json.loads(capsys.readouterr().out)["council"]
    assert row["iterations"] == 1000
    assert [figure for figure in search.FLOORS if figure in row] == [search.OPENSPIEL] * ("ismcts" in measured)


def test_searches_are_measured_at_the_same_moments_in_which_somebody_has_a_choice(tmp_path: Path) -> None:
    keep(["akkon"], tmp_path)
    here, there = list(positions("akkon")), kept(tmp_path, "akkon")
    assert len(here) > 3
    assert [(numbers(table), seat) for table, seat in here] == [(numbers(table), seat) for table, seat in there]
    assert all(len(table.legal(seat)) > 1 for table, seat in here)
    measured = measure_ours("akkon", tmp_path, 0.01)
    assert set(search.FIGURES) < measured.keys()
    assert all(measured[figure] > 0 for figure in search.FIGURES)
