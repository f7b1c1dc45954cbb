"""Whole rounds and whole games by hand: what the rulebooks make of every move, in both editions and for 2 to 4."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dialogue import check

DIALOGUES = sorted((Path(__file__).parent / "dialogues").glob("*.txt"))


@pytest.mark.parametrize("path", DIALOGUES, ids=lambda path: path.stem)
def test_the_table_stands_as_the_rulebook_has_it(path: Path) -> None:
    check(path.read_text(encoding="utf-8"), "jerusalem")


def test_both_editions_are_played_by_every_number_and_one_game_of_each_to_its_end() -> None:
    assert [path.stem for path in DIALOGUES] == [f"{book}-{n}" for book in ("german", "italian") for n in (2, 3, 4)]
    to_the_end = {path.stem for path in DIALOGUES if "\nover\n" in path.read_text(encoding="utf-8")}
    assert {"german-3", "italian-2"} <= to_the_end
