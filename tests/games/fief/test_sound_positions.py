"""From a crowded position every kind of answer leads to a table that can be saved, loaded, cloned and seen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import outremer
from tests.games.soundness import unsound

POSITIONS = sorted((Path(__file__).parent / "positions").glob("*.json"))


def answers(table: outremer.Table, seat: int) -> list[outremer.Move]:
    """The first and the last that this seat may say with each verb."""
    by_verb: dict[str, list[outremer.Move]] = {}
    for move in table.moves(seat):
        by_verb.setdefault(move.verb, []).append(move)
    return [move for moves in by_verb.values() for move in {str(one): one for one in (moves[0], moves[-1])}.values()]


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_every_kind_of_answer_leaves_a_sound_table(path: Path) -> None:
    saved = json.loads(path.read_text(encoding="utf-8"))
    table = outremer.load(saved, outremer.Seeded(1))
    assert table.save() == saved  # nothing is lost on the way
    assert unsound(table) == ""
    for seat in range(table.seats):
        for move in answers(table, seat):
            tried = table.clone()
            tried.play(seat, move)
            assert unsound(tried) == "", str(move)
