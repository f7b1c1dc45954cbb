"""The judge of a game with its weights: by hand from the game's `data/judge.toml`, fitted from `judge-fitted.toml`,
tuned from `judge-tuned.toml`. Fitted ones foretell best who wins, tuned ones are to play by.

Under `weights` each part of the judge has what one of it is worth, one number for all stages or one for each;
`sharpness` says by stage how much one unit of worth moves the shares of the win. A game without a judge is judged by
its points.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import outremer
from outremer.bots.judge import Judge, Sheet, Weights
from outremer.kernel.forms import World
from outremer.kernel.table import Table
from outremer.table.game import BadSetting, Game

HAND = "hand"
FITTED = "fitted"
TUNED = "tuned"
KINDS = (HAND, FITTED, TUNED)
INSTEAD = {TUNED: FITTED, FITTED: HAND}  # where a game has no such weights


@cache
def judge_of(name: str, kind: str = HAND) -> Judge[Any]:
    """The judge of the game of this name; without tuned weights fitted, and without those by hand."""
    game = outremer.game(name)
    companion = game.companion("judge")
    if companion is None:
        return PointsJudge(game)
    made: type[Judge[Any]] | None = getattr(companion, "JUDGE", None)
    if made is None:
        raise BadSetting(f"{companion.__name__} must say JUDGE, which is a kind of outremer.bots.judge.Judge")
    file = file_of(game, kind)
    if not file.exists():
        if kind in INSTEAD:
            return judge_of(name, INSTEAD[kind])
        raise BadSetting(f"the judge of {name} has no weights; write them into {file}")
    return made(weights_of(made, tomllib.loads(file.read_text(encoding="utf-8")), kind != HAND))


def file_of(game: Game, kind: str) -> Path:
    return game.folder / "data" / ("judge.toml" if kind == HAND else f"judge-{kind}.toml")


def weights_of(judge: type[Judge[Any]], table: Mapping[str, Any], fitted: bool) -> Weights:
    """Check a table of weights, and lay it out by stage."""
    weights, stages = table["weights"], judge.stages
    if set(weights) != set(judge.parts):
        odd = ", ".join(sorted(set(weights) ^ set(judge.parts)))
        raise BadSetting(f"the weights of a judge must name each of its parts once; look at {odd}")
    rows = [_by_stage(part, weights[part], stages) for part in judge.parts]
    sharpness = _by_stage("sharpness", table["sharpness"], stages)
    return Weights([[row[stage] for row in rows] for stage in range(stages)], sharpness, fitted)


def _by_stage(name: str, numbers: Any, stages: int) -> list[float]:
    row = list(numbers) if isinstance(numbers, list) else [numbers] * stages
    if len(row) != stages or not all(isinstance(one, int | float) for one in row):
        raise BadSetting(f"the weights of {name} must be one number, or {stages} of them")
    return [float(one) for one in row]


class PointsJudge(Judge[World]):
    """For a game without a judge: the points that it would give each seat if it ended now."""

    parts = ("points",)
    rival = 1.0

    def __init__(self, game: Game) -> None:
        super().__init__(Weights([[1.0]], [0.1], False))
        self.game = game

    def count(self, table: Table[World], sheets: list[Sheet], resting: int) -> None:
        for standing in self.game.result(table.world).standings:
            sheets[standing.seat].add(0, float(standing.points))

    def winners(self, g: World) -> int:
        return sum(1 << seat for seat in self.game.result(g).winners)
