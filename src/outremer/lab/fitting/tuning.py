"""Weights to play by, found in rounds: each is fitted to games that were played by those of the round before.

Weights that foretell well who wins do not yet choose well: where all play alike, what goes along with winning is not
always what brings it about. So every seat plays by weights of its own, drawn around those of the round, and positions
are looked at as turns begin. At last one seat plays by what was found against all others by hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from outremer.bots.ahead import greedy_move
from outremer.bots.weighing import HAND, judge_of
from outremer.kernel.chance import Quick
from outremer.kernel.table import Table
from outremer.lab.bouts import bout
from outremer.lab.fitting.regression import Fit, fit
from outremer.lab.fitting.samples import Recipe, Rows, Samples, judge_by, sample


@dataclass(frozen=True)
class Round:
    """What came of one round."""

    number: int
    samples: Samples
    fits: list[Fit]

    @property
    def rows(self) -> Rows:
        return tuple(tuple(float(weight) for weight in one.weights) for one in self.fits)


def rounds(recipe: Recipe, count: int, workers: int) -> Iterator[Round]:
    """One round after the other; the first is played by the weights that the recipe names."""
    by_hand, rows = judge_of(recipe.game, HAND).weights.rows, None
    for number in range(count):
        samples = sample(replace(recipe, first=recipe.first + number * recipe.games), workers, rows)
        found = Round(number, samples, fit(samples, by_hand))
        rows = found.rows
        yield found


def tried(recipe: Recipe, rows: Rows, games: int, workers: int) -> float:
    """The share of the win of one seat that looks one move ahead by these weights, against all others by hand."""
    with ProcessPoolExecutor(workers) as pool:
        return sum(pool.map(partial(duel, recipe, rows), range(games), chunksize=4)) / games


def duel(recipe: Recipe, rows: Rows, number: int) -> float:
    """The share of the win of the one seat in this game; seats take turns."""
    own, others = judge_by(recipe, rows), judge_of(recipe.game, HAND)
    driver, mine = Quick(number * 104_729 + 77), number % recipe.seats

    def choose(table: Table[Any], seat: int) -> int:
        return greedy_move(own if seat == mine else others, table, seat, driver)

    table = bout(recipe.game, recipe.seats, recipe.options, driver, choose)
    return own.won(table.world, recipe.seats)[mine] if table else 0.0
