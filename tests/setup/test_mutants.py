"""A mutant is killed by the first test that fails, survives where none does, and a page says which change nothing."""

from __future__ import annotations

import importlib
from operator import attrgetter
from pathlib import Path

import msgspec
import pytest

from scripts.mutants.__main__ import ROOT, step, try_all
from scripts.mutants.ground import DOORS_OF_CHANCE, Change, Ground, Reach, Verdict
from scripts.mutants.report import Listed, Summary
from tests.setup.toy_rules import RULES, toy

AT_RANDOM = "tests/test_rules.py::test_at_random"
OF_PAYING = [f"tests/test_rules.py::test_{name}" for name in ("it_costs_three", "what_lacks_is_forgiven")]
OF_COINS = [f"tests/test_rules.py::test_{name}" for name in ("three_coins_are_enough", "two_are_not")]
OF_POINTS = ["tests/test_rules.py::test_points_are_counted"]


def change(line: int, before: str, after: str) -> Change:
    lines = RULES.splitlines(keepends=True)
    assert before in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(before, after)
    return Change(f"{line} {after}", "rules.py", line, (line, line), "by hand", before, after, "".join(lines))


DEARER = change(1, "3", "4")  # runs at import
TOO_STRICT = change(5, ">=", ">")
ENDLESS = change(11, "+= 1", "-= 1")
LESS_BONUS = change(18, "tile * 2", "tile * 1")  # noticed by chance alone
THE_SAME = change(16, "bonus = 0", "bonus = -0")
CHANGES = [DEARER, TOO_STRICT, ENDLESS, LESS_BONUS, THE_SAME]


def reached(ground: Ground) -> Reach:
    reach = Reach(ground.digest(), chance=[AT_RANDOM])
    reach.at_import = {"rules.py": [1, 4, 8, 15]}
    reach.lines = {"rules.py": {5: OF_COINS, 9: OF_PAYING, 10: OF_PAYING, 11: OF_PAYING[1:], 16: OF_POINTS, 18: []}}
    reach.by_files = {"rules.py": {16: ["tests/test_rules.py"]}}
    ground.file("reach.json").write_bytes(msgspec.json.encode(reach))
    return reach


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> tuple[Ground, dict[str, Verdict]]:
    ground = toy(tmp_path_factory.mktemp("toy"))
    return ground, try_all(ground, CHANGES, reached(ground))


def test_a_mutant_is_killed_by_the_test_of_its_rule(tried: tuple[Ground, dict[str, Verdict]]) -> None:
    _, verdicts = tried
    assert verdicts[TOO_STRICT.name].outcome == "killed"
    assert verdicts[TOO_STRICT.name].by.endswith("::test_three_coins_are_enough")
    assert verdicts[TOO_STRICT.name].reached_by == 2


def test_what_runs_at_import_is_imported_afresh(tried: tuple[Ground, dict[str, Verdict]]) -> None:
    _, verdicts = tried
    assert verdicts[DEARER.name].outcome == "killed"
    assert verdicts[THE_SAME.name].outcome == "survived"


def test_a_mutant_that_never_ends_is_out_of_time(tried: tuple[Ground, dict[str, Verdict]]) -> None:
    _, verdicts = tried
    assert verdicts[ENDLESS.name].outcome == "timeout"


def test_a_test_that_plays_at_random_kills_nothing(tried: tuple[Ground, dict[str, Verdict]]) -> None:
    _, verdicts = tried
    assert verdicts[LESS_BONUS.name].outcome == "survived"


def test_the_sources_stay_as_they_are(tried: tuple[Ground, dict[str, Verdict]]) -> None:
    ground, _ = tried
    assert ground.source("rules.py").read_text() == RULES


def test_a_run_goes_on_where_it_was_stopped(tried: tuple[Ground, dict[str, Verdict]]) -> None:
    ground, verdicts = tried
    written = ground.file("verdicts.jsonl")
    before = written.read_bytes()
    step(ground, "trial")
    assert written.read_bytes() == before
    kept = [line for line in before.splitlines(keepends=True) if TOO_STRICT.name.encode() not in line]
    written.write_bytes(b"".join(kept) + b'{"name": "cut sho')
    written.write_bytes(written.read_bytes() + b"\n")
    again = try_all(ground, CHANGES, msgspec.json.decode(ground.file("reach.json").read_bytes(), type=Reach))
    assert again[TOO_STRICT.name].by == verdicts[TOO_STRICT.name].by


def page(folder: Path, *lines: str) -> Listed:
    (folder / "mutants.md").write_text("\n".join(lines))
    return Listed(folder / "mutants.md")


def test_those_listed_as_changing_nothing_do_not_count(
    tried: tuple[Ground, dict[str, Verdict]], tmp_path: Path
) -> None:
    ground, verdicts = tried
    bare = Summary(ground, CHANGES, verdicts, page(tmp_path, "# Nothing is listed"))
    assert (bare.whole["killed"], bare.whole["time-out"], bare.whole["survived"]) == (2, 1, 2)
    assert bare.per_cent == 60.0
    assert [change.line for change in bare.unexplained] == [18, 16]
    assert "-        bonus += tile * 2\n+        bonus += tile * 1" in bare.diffs()
    told = Summary(
        ground,
        CHANGES,
        verdicts,
        page(
            tmp_path,
            "## Those that change nothing",
            "- `toy/rules.py:99` `bonus = 0` → `bonus = -0`: nought is nought",
            "## Other survivors",
            "- `toy/rules.py:18` `tile * 2` → `tile * 1`: seen by chance only",
        ),
    )
    assert told.whole["nothing"] == 1
    assert told.per_cent == 75.0
    assert told.unexplained == []
    assert not told.is_enough, "three of four, and one of five changes nothing"


def test_the_page_lists_chapters_that_exist() -> None:
    listed = Listed(ROOT / "docs" / "mutants.md")
    for chapter, _ in listed.nothing | listed.others:
        assert (ROOT / "src" / "outremer" / "games" / chapter).is_file(), chapter


@pytest.mark.parametrize("door", DOORS_OF_CHANCE)
def test_every_door_of_chance_is_where_it_is_said_to_be(door: str) -> None:
    module, _, path = door.partition(":")
    assert callable(attrgetter(path)(importlib.import_module(module)))
