"""Golden playthroughs: whole games of three to six families stay as they were told, line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.fief.playthroughs import KEPT, TOLD, told_of

GAMES = sorted(KEPT.glob("*.record"))


def test_three_four_and_six_families_have_their_playthroughs() -> None:
    seats = {line for path in GAMES for line in path.read_text(encoding="utf-8").splitlines() if "seats " in line}
    assert seats == {"seats 3", "seats 4", "seats 6"}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_kept_game_is_told_as_it_was(path: Path) -> None:
    told = told_of(path.read_text(encoding="utf-8")).splitlines()
    assert told == TOLD.joinpath(f"{path.stem}.txt").read_text(encoding="utf-8").splitlines()
