"""Results: whole or not there, gone on with after a kill, and never overwritten."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from dataclasses import replace
from pathlib import Path

import pyarrow
import pytest
from pyarrow import parquet

from outremer.lab import results as module
from outremer.lab.arena import Match, Plan
from outremer.lab.results import Results, read
from outremer.lab.unusable import Unusable
from tests.cli.terminal import COMMAND, environment, outremer
from tests.hosting import ENVIRONMENT
from tests.lab.matches import a_match

PLAN = Plan("jerusalem", ("random", "greedy"), 5, "7", {"edition": "de"})


def kept(file: Path, plan: Plan = PLAN) -> list[Match]:
    results = Results.begin(file, plan)
    for number in reversed(range(plan.games)):
        results.add(replace(a_match(plan.bots, (1, 2), (9, 4), number), options=plan.options, record="x"))
    results.finish()
    return results.rows


def test_what_is_read_is_what_was_written_in_the_order_of_the_games(tmp_path: Path) -> None:
    rows = kept(tmp_path / "r.parquet")
    plan, again = read(tmp_path / "r.parquet")
    assert plan == PLAN
    assert again == rows
    assert [one.seconds for one in again] == [one.seconds for one in rows]
    assert [one.number for one in again] == [0, 1, 2, 3, 4]
    assert [file.name for file in tmp_path.iterdir()] == ["r.parquet"]


def test_rows_are_durable_part_by_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ROWS_A_PART", 2)
    file = tmp_path / "r.parquet"
    begun = Results.begin(file, PLAN)
    for number in (3, 1, 4):
        begun.add(a_match(PLAN.bots, (1, 2), number=number))
    again = Results.go_on(file)
    assert again.left() == [0, 2, 4]
    assert again.plan == PLAN


@pytest.mark.timeout(240)
def test_a_run_that_was_killed_ends_with_the_rows_of_an_unbroken_one(tmp_path: Path) -> None:
    line = ["arena", "jerusalem", "--bots", "random,random", "--games", "48", "--workers", "2", "--out"]
    parts = tmp_path / "broken.parquet.parts"
    with subprocess.Popen(
        [*COMMAND, *line, str(tmp_path / "broken.parquet")],
        env={**environment(tmp_path), **ENVIRONMENT},
        stderr=subprocess.DEVNULL,
    ) as killed:
        while not (parts / "000001.parquet").exists():
            assert killed.poll() is None
        workers = Path(f"/proc/{killed.pid}/task/{killed.pid}/children").read_text().split()
        os.kill(killed.pid, signal.SIGKILL)
    assert len(workers) >= 2
    while any(is_running(worker) for worker in workers):  # else they would wait for games for ever
        time.sleep(0.1)
    assert not (tmp_path / "broken.parquet").exists()
    assert len(Results.go_on(tmp_path / "broken.parquet").left()) < 48
    outremer(tmp_path, "arena", "jerusalem", "--resume", tmp_path / "broken.parquet")
    outremer(tmp_path, *line, tmp_path / "whole.parquet")
    broken, whole = (read(tmp_path / f"{name}.parquet") for name in ("broken", "whole"))
    assert broken == whole
    assert len(whole[1]) == 48
    assert not parts.exists()


def is_running(pid: str) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_finished_file_is_shown_again_and_nothing_is_played(tmp_path: Path) -> None:
    file = tmp_path / "r.parquet"
    outremer(tmp_path, "arena", "jerusalem", "--bots", "random,random", "--games", "4", "--out", file)
    before = file.read_bytes()
    shown = outremer(tmp_path, "arena", "jerusalem", "--resume", file).stdout
    assert "random" in shown
    assert file.read_bytes() == before


def test_a_run_is_made_longer_as_if_it_had_been_so_long(tmp_path: Path) -> None:
    line = ("arena", "jerusalem", "--bots", "random,random", "--workers", "1", "--games")
    outremer(tmp_path, *line, 2, "--out", tmp_path / "r.parquet")
    outremer(tmp_path, "arena", "jerusalem", "--resume", tmp_path / "r.parquet", "--games", 4)
    outremer(tmp_path, *line, 4, "--out", tmp_path / "whole.parquet")
    assert read(tmp_path / "r.parquet") == read(tmp_path / "whole.parquet")


def test_a_file_that_is_there_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "r.parquet"
    kept(file)
    with pytest.raises(Unusable, match="exists already; go on with it by --resume"):
        Results.begin(file, PLAN)
    Results.begin(tmp_path / "s.parquet", PLAN)
    with pytest.raises(Unusable, match="exists already; go on with it by --resume"):
        Results.begin(tmp_path / "s.parquet", PLAN)


def refused(tmp_path: Path, *more: object) -> str:
    file = tmp_path / "r.parquet"
    before = file.read_bytes() if file.exists() else None
    done = outremer(tmp_path, "arena", "jerusalem", "--resume", file, *more, status=2)
    assert done.stderr.count("\n") == 1
    assert (file.read_bytes() if file.exists() else None) == before
    return done.stderr


def test_a_file_cut_short_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    kept(tmp_path / "r.parquet")
    whole = (tmp_path / "r.parquet").read_bytes()
    (tmp_path / "r.parquet").write_bytes(whole[: len(whole) // 2])
    said = refused(tmp_path)
    assert "r.parquet is cut short, damaged, or no Parquet file; nothing in it was touched" in said
    assert said.endswith(": put a copy of it back, or begin another by --out\n")


def test_a_row_that_has_changed_on_the_disk_is_refused(tmp_path: Path) -> None:
    """Of a page no bit can turn unseen: each has a checksum."""
    kept(tmp_path / "r.parquet")
    whole = bytearray((tmp_path / "r.parquet").read_bytes())
    page = parquet.ParquetFile(tmp_path / "r.parquet").metadata.row_group(0).column(0)
    assert page.path_in_schema == "number"
    end = (page.dictionary_page_offset or page.data_page_offset) + page.total_compressed_size
    whole[end - 1] ^= 1
    (tmp_path / "r.parquet").write_bytes(whole)
    with pytest.raises(Unusable, match="it is damaged: put a copy of it back"):
        read(tmp_path / "r.parquet")


def test_a_name_of_a_column_that_is_no_text_any_more_is_refused(tmp_path: Path) -> None:
    kept(tmp_path / "r.parquet")
    whole = (tmp_path / "r.parquet").read_bytes()
    (tmp_path / "r.parquet").write_bytes(whole.replace(b"points", b"point\xe4"))
    with pytest.raises(Unusable, match="is cut short, damaged, or no Parquet file"):
        read(tmp_path / "r.parquet")


def test_a_game_that_ends_long_after_the_last_part_is_written_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr(module, "monotonic", lambda: now)
    begun = Results.begin(tmp_path / "r.parquet", PLAN)
    for number, at in enumerate((101.0, 129.9, 130.0, 159.0)):
        now = at
        begun.add(a_match(PLAN.bots, (1, 2), number=number))
    assert Results.go_on(tmp_path / "r.parquet").left() == [3, 4]


@pytest.mark.timeout(120)
@pytest.mark.parametrize("one", [signal.SIGTERM, signal.SIGHUP])
def test_a_run_that_is_told_to_end_loses_no_game(tmp_path: Path, one: signal.Signals) -> None:
    line = ["arena", "jerusalem", "--bots", "random,random", "--games", "4000", "--workers", "1", "--out"]
    parts = tmp_path / "r.parquet.parts"
    before = signal.signal(one, signal.SIG_DFL)  # by nohup a run would go on, and these tests may be run so
    with subprocess.Popen(
        [*COMMAND, *line, str(tmp_path / "r.parquet")],
        env={**environment(tmp_path), **ENVIRONMENT},
        stderr=subprocess.DEVNULL,
    ) as ended:
        signal.signal(one, before)
        while not (parts / "000001.parquet").exists():
            assert ended.poll() is None
        ended.send_signal(one)
    assert ended.returncode == 130
    assert (parts / "000002.parquet").exists()  # what was not written yet, as the run ended
    assert len(Results.go_on(tmp_path / "r.parquet").rows) >= module.ROWS_A_PART


def test_a_part_cut_short_is_moved_away_and_its_games_are_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "ROWS_A_PART", 1)
    file = tmp_path / "r.parquet"
    begun = Results.begin(file, PLAN)
    for number in (3, 1, 4):
        begun.add(a_match(PLAN.bots, (1, 2), number=number))
    damaged = tmp_path / "r.parquet.parts" / "000002.parquet"
    damaged.write_bytes(damaged.read_bytes()[:40])
    said = refused(tmp_path)
    assert f"{damaged} is cut short, damaged, or no Parquet file" in said
    assert said.endswith(": move it away, and --resume plays its games again\n")
    damaged.unlink()
    again = Results.go_on(file)
    assert again.left() == [0, 1, 2]
    again.add(a_match(PLAN.bots, (1, 2), number=0))
    assert Results.go_on(file).left() == [1, 2]  # the new part has taken no other's name


def test_a_file_of_another_format_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FORMAT", 2)
    kept(tmp_path / "r.parquet")
    said = refused(tmp_path)
    assert "r.parquet has format 2, this program reads 1; use the version of Outremer that wrote it, or begin" in said


def test_a_file_that_others_wrote_is_refused(tmp_path: Path) -> None:
    parquet.write_table(pyarrow.table({"a": [1]}), tmp_path / "r.parquet")
    assert "r.parquet holds no results of `outremer arena`; name a file that --out began" in refused(tmp_path)


def test_a_file_with_other_columns_is_refused(tmp_path: Path) -> None:
    kept(tmp_path / "r.parquet")
    table = parquet.read_table(tmp_path / "r.parquet")
    parquet.write_table(table.drop_columns(["points"]), tmp_path / "r.parquet")
    said = refused(tmp_path)
    assert "r.parquet has other columns than results have; use the version of Outremer that wrote it, or begin" in said


def test_a_run_of_another_version_is_not_gone_on_with(tmp_path: Path) -> None:
    begun = Results.begin(tmp_path / "r.parquet", PLAN)
    begun.add(replace(a_match(PLAN.bots, (1, 2)), outremer="0.1.0"))
    begun.write_part()
    assert "was begun by another version of Outremer or of jerusalem; go on with that one" in refused(tmp_path)


def test_what_is_not_there_and_what_is_another_run_is_said(tmp_path: Path) -> None:
    assert "there are no results in" in refused(tmp_path)
    kept(tmp_path / "r.parquet")
    assert "is a run of 5 games already; --games can only make it longer" in refused(tmp_path, "--games", 4)
    assert "leave --seed out, or begin another file with --out" in refused(tmp_path, "--seed", 6)
    assert "leave --bots out" in refused(tmp_path, "--bots", "greedy,greedy")


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "in-the-way").write_text("")
    line = ("arena", "jerusalem", "--games", "1", "--out", tmp_path / "in-the-way" / "r.parquet")
    assert "r.parquet cannot be written: Not a directory" in outremer(tmp_path, *line, status=2).stderr
