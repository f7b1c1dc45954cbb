"""Saved positions, each with much in it at once, are loaded and played on at random with all checks of the kernel."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import outremer
from outremer.games.fief.game import GAME
from tests.games.fief.any_time import checked

outremer.add_game(GAME)
POSITIONS = sorted((Path(__file__).parent / "positions").glob("*.json"))


def test_there_are_positions_of_all_phases() -> None:
    phases = {json.loads(path.read_text(encoding="utf-8"))["world"]["phase"] for path in POSITIONS}
    assert phases >= {"hear", "cards", "income", "market", "movement", "war"}


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_from_a_saved_position_random_play_passes_the_checks(path: Path) -> None:
    saved = json.loads(path.read_text(encoding="utf-8"))
    table = outremer.load(saved, outremer.Seeded(1))
    assert table.save() == saved  # nothing is lost on the way
    report = checked(table, 1, 2)
    assert report.decisions
