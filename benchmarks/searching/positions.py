"""Where searches are measured: moments of one greedy game of four, at which somebody has a choice.

They travel to the processes that measure as saves, so that both engines and OpenSpiel's door think about the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import outremer
from outremer.bots.ahead import greedy_move
from outremer.bots.weighing import judge_of
from outremer.kernel.chance import Quick
from outremer.kernel.forms import Ask, Roll
from outremer.kernel.playouts import first_seat
from outremer.kernel.table import Table

SEATS = 4
APART = 90  # decisions between two of them
SEED = 7

Position = tuple[Table[Any], int]  # with the seat that is asked


def positions(name: str) -> Iterator[Position]:
    game, judge, dice = outremer.game(name), judge_of(name), Quick(SEED)
    table = game.table(game.rules(game.setting(SEATS, {})))
    decisions, next_at = 0, APART
    while not table.over():
        need = table.need
        if isinstance(need, Roll):
            table.roll(dice.pick(need.odds, need.words))
            continue
        assert isinstance(need, Ask)
        seat = first_seat(need.seats)
        if decisions >= next_at and len(judge.worth_trying(table, seat)) > 1:
            next_at += APART
            yield table.clone(), seat
        table.take(seat, greedy_move(judge, table, seat, dice))
        decisions += 1


def keep(names: list[str], folder: Path) -> None:
    """A file for each game."""
    for name in names:
        game = outremer.game(name)
        setting = game.setting(SEATS, {})
        kept = [
            {"seat": seat, "save": outremer.Table(game, setting, table, None).save()} for table, seat in positions(name)
        ]
        file_of(folder, name).write_text(json.dumps(kept), encoding="utf-8")


def kept(folder: Path, name: str) -> list[Position]:
    read = json.loads(file_of(folder, name).read_text(encoding="utf-8"))
    return [(outremer.load(one["save"]).kernel, one["seat"]) for one in read]


def file_of(folder: Path, name: str) -> Path:
    return folder / f"{name}.json"
