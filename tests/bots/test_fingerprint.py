"""Games of bots that think otherwise by now are known as such."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns
from types import SimpleNamespace

import pytest

import outremer
from outremer.bots import fingerprint


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Path]]:
    """Copies of a game and of the bots, in which something may be changed."""
    found = {"game": tmp_path / "council", "bots": tmp_path / "bots"}
    for copy, real in zip(found.values(), (outremer.game("council").folder, fingerprint.BOTS), strict=True):
        copytree(real, copy, ignore=ignore_patterns("__pycache__", "text"))
    monkeypatch.setattr(outremer, "game", lambda _: SimpleNamespace(folder=found["game"]))
    monkeypatch.setattr(fingerprint, "BOTS", found["bots"])
    yield found
    fingerprint.fingerprint_of.cache_clear()


def taken() -> str:
    fingerprint.fingerprint_of.cache_clear()
    return fingerprint.fingerprint_of("council")


@pytest.mark.parametrize(
    ("where", "file"),
    [
        *(("game", f"data/{name}.toml") for name in ("judge", "judge-fitted", "judge-tuned", "levels")),
        *(("game", "judge.py"), ("bots", "levels.py"), ("bots", "search/tree.py")),
    ],
)
def test_what_bots_choose_by_makes_the_fingerprint(folders: dict[str, Path], where: str, file: str) -> None:
    before = taken()
    assert taken() == before
    with (folders[where] / file).open("a", encoding="utf-8") as opened:
        opened.write("# changed\n")
    assert taken() != before


def test_what_bots_do_not_choose_by_is_left_out(folders: dict[str, Path]) -> None:
    before = taken()
    for file in ("data/coach.toml", "study.py"):
        with (folders["game"] / file).open("a", encoding="utf-8") as opened:
            opened.write("# changed\n")
    assert taken() == before
