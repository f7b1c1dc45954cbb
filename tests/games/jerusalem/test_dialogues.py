"""Whole rounds and a whole game by hand: what the rulebooks make of every move, in both editions and for 2 to 4."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dialogue import check

DIALOGUES = sorted((Path(__file__).parent / "dialogues").glob("*.txt"))


@pytest.mark.parametrize("path", DIALOGUES, ids=lambda path: path.stem)
def test_the_table_stands_as_the_rulebook_has_it(path: Path) -> None:
    check(path.read_text(encoding="utf-8"), "jerusalem")


def test_both_editions_are_played_by_every_number_and_one_game_to_its_end() -> None:
    assert [path.stem for path in DIALOGUES] == [f"{book}-{n}" for book in ("german", "italian") for n in (2, 3, 4)]
    assert "\nover\n" in DIALOGUES[3].read_text(encoding="utf-8")
