"""Whoever has heard the same sees the same: what is shown without a word is part of what a seat has heard."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import outremer
from outremer.kernel.forms import Ask, Roll

POSITIONS = sorted((Path(__file__).parent / "positions").glob("*.json"))
BRANCHES = 24
STEPS = 8


def branches(file: Path, dice: Random) -> list[outremer.Table]:
    """Ways in which the game of this save may go on, many of which begin alike."""
    saved = outremer.load(json.loads(file.read_text(encoding="utf-8")))
    found = []
    for _ in range(BRANCHES):
        table = saved.clone()
        table.driver = None
        for _ in range(dice.randrange(1, STEPS + 1)):
            step(table, dice)
        found.append(table)
    return found


def step(table: outremer.Table, dice: Random) -> None:
    need = table.kernel.need
    if isinstance(need, Roll):
        table.roll(dice.choice([at for at, weight in enumerate(need.odds) if weight][:3]))
    elif isinstance(need, Ask):
        seat = dice.choice([one for one in range(table.seats) if need.seats >> one & 1])
        answers = table.kernel.answers(seat)[:3]
        move = dice.choice(answers if answers and dice.random() < 0.7 else table.kernel.legal(seat))
        table.play(seat, table.game.lexicon.sentences[move])


def test_whoever_has_heard_the_same_sees_the_same() -> None:
    dice = Random(1)
    alike = 0
    for file in POSITIONS:
        tables = branches(file, dice)
        for seat in range(tables[0].seats):
            views: dict[str, Any] = {}
            for table in tables:
                hashed, view = table.heard(seat), table.view(seat)
                alike += hashed in views
                assert views.setdefault(hashed, view) == view, file.name
    assert alike > 100
