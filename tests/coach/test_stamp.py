"""What the coach once said is told again only as long as it would say the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns
from types import SimpleNamespace

import pytest

import outremer
from outremer.coach import analysis
from outremer.coach.stamp import stamp_of


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of a game's folder, in which something may be changed."""
    copy = tmp_path / "fief"
    copytree(outremer.game("fief").folder, copy, ignore=ignore_patterns("__pycache__", "text"))
    monkeypatch.setattr(outremer, "game", lambda _: SimpleNamespace(folder=copy, version=1))
    yield copy
    stamp_of.cache_clear()


def stamp() -> str:
    stamp_of.cache_clear()
    return stamp_of("fief")


@pytest.mark.parametrize(
    "file",
    [
        *("data/judge.toml", "data/judge-fitted.toml", "data/levels.toml", "data/coach.toml"),
        *("judge.py", "expansions/politics/judging.py"),
    ],
)
def test_a_judge_a_level_or_an_effort_that_has_changed_makes_another_stamp(folder: Path, file: str) -> None:
    before = stamp()
    assert stamp() == before
    with (folder / file).open("a", encoding="utf-8") as opened:
        opened.write("# changed\n")
    assert stamp() != before


def test_other_rules_and_another_coach_make_another_stamp(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = stamp()
    (folder / "battle.py").write_text("# is not judged by", encoding="utf-8")
    assert stamp() == before
    monkeypatch.setattr(outremer, "game", lambda _: SimpleNamespace(folder=folder, version=2))
    newer_rules = stamp()
    monkeypatch.setattr(analysis, "VERSION", analysis.VERSION + 1)
    assert len({before, newer_rules, stamp(), stamp_of("fief", 0.5)}) == 4
