"""Positions of games that were played to their end, each as the judge's parts for every seat, and who won.

Bots that look one move ahead play, and now and then one of them does anything worth trying at all: so the positions are
such as a search comes to, not only such as good play leads to. On wish each seat plays by weights of its own, drawn
around the same ones: where all want the same, who wins tells little more than who was lucky.
"""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from math import exp, log
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from outremer.bots.judge import Judge, Weights
from outremer.bots.weighing import HAND, judge_of
from outremer.kernel.blanks import NOBODY
from outremer.kernel.chance import Quick
from outremer.kernel.table import Table
from outremer.lab.bouts import bout, now_and_then_astray
from outremer.table.game import BadSetting

Numbers = NDArray[np.float32]


@dataclass(frozen=True)
class Recipe:
    """What games are played, and how: the same recipe gives the same positions."""

    game: str
    seats: int
    games: int
    first: int = 0  # the number of the first one
    options: tuple[tuple[str, str], ...] = ()
    by: str = HAND  # whose weights play
    every: int = 16  # decisions for one position, on average
    astray: int = 20  # decisions for one at random, on average
    begun: bool = False  # only as a turn begins: in the middle of one, much tells only of how far somebody has come
    apart: float = 1.0  # how many times as much, or as little, a part usually weighs for one seat as for another

    def arguments(self) -> list[str]:
        """Of the command that makes the same once more."""
        said = [self.game, "--games", str(self.games), "--first", str(self.first), "--seats", str(self.seats)]
        for name, choice in self.options:
            said += ["--option", f"{name}={choice}"]
        said += ["--by", self.by, "--every", str(self.every), "--astray", str(self.astray)]
        return [*said, "--apart", str(self.apart), *(["--begun"] if self.begun else [])]


@dataclass(frozen=True)
class Samples:
    """A row for each position."""

    recipe: Recipe
    games: NDArray[np.int32]  # which game it is of
    stages: NDArray[np.int32]
    amounts: Numbers  # by position, seat and part
    shares: Numbers  # by position and seat: of the win, in the end

    def save(self, file: Path) -> None:
        recipe = np.array(json.dumps(asdict(self.recipe)))
        short = self.amounts.astype(np.float16)  # three digits tell all there is to tell
        with file.open("wb") as kept:
            np.savez_compressed(
                kept, recipe=recipe, games=self.games, stages=self.stages, amounts=short, shares=self.shares
            )

    @staticmethod
    def load(file: Path) -> Samples:
        with np.load(file) as kept:
            if "recipe" not in kept:
                raise BadSetting(f"{file} does not say how its positions were made; have them made anew")
            recipe = json.loads(str(kept["recipe"]))
            recipe["options"] = tuple((name, choice) for name, choice in recipe["options"])
            amounts = kept["amounts"].astype(np.float32)
            return Samples(Recipe(**recipe), kept["games"], kept["stages"], amounts, kept["shares"])

    def of(self, chosen: NDArray[np.bool_]) -> Samples:
        return Samples(self.recipe, self.games[chosen], self.stages[chosen], self.amounts[chosen], self.shares[chosen])


Position = tuple[int, list[list[float]]]  # the stage, and by seat the amounts


def look(judge: Judge[Any], table: Table[Any]) -> Position:
    return judge.stage(table.world), [sheet.amounts for sheet in judge.sheets(table, True)]


Rows = tuple[tuple[float, ...], ...]  # weights by stage and part


def judge_by(recipe: Recipe, rows: Rows | None) -> Judge[Any]:
    """The judge by which bots play: with these fitted weights, or with those that the recipe names."""
    judge = judge_of(recipe.game, recipe.by)
    if rows is None:
        return judge
    return type(judge)(Weights([list(row) for row in rows], [1.0] * judge.stages, True))


def of_its_own(judge: Judge[Any], apart: float, driver: Quick) -> Judge[Any]:
    """The same judge, for which each part weighs more or less than usual, at all stages alike."""
    factors = [exp(log(apart) * _bell(driver)) for _ in judge.parts]
    rows = [[weight * factor for weight, factor in zip(row, factors, strict=True)] for row in judge.weights.rows]
    return type(judge)(Weights(rows, judge.weights.sharpness, judge.weights.fitted))


def _bell(driver: Quick) -> float:
    """A number around 0, two times of three no farther off than 1."""
    return sum(driver.below(1_000) / 999 for _ in range(12)) - 6.0


def play(recipe: Recipe, number: int, rows: Rows | None = None) -> tuple[list[Position], list[float]]:
    """One game, and who won: now and then a position. A game that does not end tells nothing, so it leaves none."""
    driver, judge = Quick(number * 7919 + 13), judge_by(recipe, rows)
    judges = [judge if recipe.apart == 1.0 else of_its_own(judge, recipe.apart, driver) for _ in range(recipe.seats)]
    found: list[Position] = []
    spoke = NOBODY

    def choose(table: Table[Any], seat: int) -> int:
        nonlocal spoke
        looks = driver.below(recipe.every) == 0 and (seat != spoke or not recipe.begun)
        if looks and not judge.is_half_said(table, seat):
            found.append(look(judge, table))
        spoke = seat
        return now_and_then_astray(judges[seat], table, seat, driver, recipe.astray)

    table = bout(recipe.game, recipe.seats, recipe.options, driver, choose)
    return (found, judge.won(table.world, recipe.seats)) if table else ([], [])


def sample(recipe: Recipe, workers: int = 2, rows: Rows | None = None) -> Samples:
    """The positions of these games, played side by side, by other weights than the recipe's where some are given."""
    games = range(recipe.first, recipe.first + recipe.games)
    numbers: list[int] = []
    stages: list[int] = []
    amounts: list[list[list[float]]] = []
    shares: list[list[float]] = []
    with ProcessPoolExecutor(workers) as pool:
        for number, (positions, won) in zip(
            games, pool.map(partial(play, recipe, rows=rows), games, chunksize=8), strict=True
        ):
            for stage, parts in positions:
                numbers.append(number)
                stages.append(stage)
                amounts.append(parts)
                shares.append(won)
    return Samples(
        recipe,
        np.array(numbers, np.int32),
        np.array(stages, np.int32),
        np.array(amounts, np.float32),
        np.array(shares, np.float32),
    )
