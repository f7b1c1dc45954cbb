"""Games and saves of every rules version stay here, and must replay and load as they did."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import outremer

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.record"))
SAVES = sorted(HERE.glob("*/*.json"))


def name(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_every_kept_record_leads_to_the_hash_it_ends_with(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    table = outremer.replay(text)
    result = table.result()
    assert result is not None
    assert table.record() == text
    heights = table.game.heights(table.kernel.world, is_over=True)
    assert {place.seat: place.points for place in result.standings} == dict(enumerate(map(int, heights)))


@pytest.mark.parametrize("path", SAVES, ids=name)
def test_every_kept_save_loads_with_its_past_and_can_be_played_on(path: Path) -> None:
    saved = json.loads(path.read_text(encoding="utf-8"))
    table = outremer.load(saved)
    assert table.save() == saved
    need = table.need
    assert isinstance(need, outremer.Ask)
    table.play(need.seats[0], table.moves(need.seats[0])[0])


def test_every_game_keeps_records_and_saves() -> None:
    assert {path.parent.name for path in RECORDS} == set(outremer.games())
    assert {path.parent.name for path in SAVES} == set(outremer.games())
