"""Positions of games that were played to their end, each as the judge's parts for every seat, and who won.

Bots that look one move ahead play, and now and then one of them does anything worth trying at all: so the positions are
such as a search comes to, not only such as good play leads to.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import outremer
from outremer.bots.ahead import greedy_move
from outremer.bots.judge import Judge
from outremer.bots.weighing import HAND, judge_of
from outremer.kernel.chance import Quick
from outremer.kernel.forms import Ask, Roll
from outremer.kernel.playouts import first_seat
from outremer.kernel.table import Table

Numbers = NDArray[np.float32]


@dataclass(frozen=True)
class Samples:
    """A row for each position."""

    games: NDArray[np.int32]  # which game it is of
    stages: NDArray[np.int32]
    amounts: Numbers  # by position, seat and part
    shares: Numbers  # by position and seat: of the win, in the end

    def save(self, file: Path) -> None:
        short = self.amounts.astype(np.float16)  # three digits tell all there is to tell
        np.savez_compressed(file, games=self.games, stages=self.stages, amounts=short, shares=self.shares)

    @staticmethod
    def load(file: Path) -> Samples:
        with np.load(file) as kept:
            return Samples(kept["games"], kept["stages"], kept["amounts"].astype(np.float32), kept["shares"])

    def of(self, chosen: NDArray[np.bool_]) -> Samples:
        return Samples(self.games[chosen], self.stages[chosen], self.amounts[chosen], self.shares[chosen])


Position = tuple[int, list[list[float]]]  # the stage, and by seat the amounts


def look(judge: Judge[Any], table: Table[Any]) -> Position:
    return judge.stage(table.world), [sheet.amounts for sheet in judge.sheets(table, True)]


def play(
    name: str, seats: int, options: Mapping[str, str], weights: str, every: int, astray: int, number: int
) -> tuple[list[Position], list[float]]:
    """One game: every so many decisions a position, on average; and one in so many decisions at random."""
    game, judge, driver = outremer.game(name), judge_of(name, weights), Quick(number * 7919 + 13)
    table = game.table(game.rules(game.setting(seats, options)))
    found: list[Position] = []
    for _ in range(20 * game.longest):
        need = table.need
        if isinstance(need, Roll):
            table.roll(driver.pick(need.odds, need.words))
        elif isinstance(need, Ask):
            seat = first_seat(need.seats)
            if driver.below(every) == 0 and not judge.is_half_said(table, seat):
                found.append(look(judge, table))
            table.take(seat, _move(judge, table, seat, driver, astray))
        else:
            break
    return found, judge.won(table.world, seats)


def _move(judge: Judge[Any], table: Table[Any], seat: int, driver: Quick, astray: int) -> int:
    if driver.below(astray) == 0:
        plans = judge.worth_trying(table, seat)
        return plans[driver.below(len(plans))][0]
    return greedy_move(judge, table, seat, driver)


def sample(
    name: str,
    seats: int,
    games: range,
    options: Mapping[str, str] | None = None,
    weights: str = HAND,
    every: int = 16,
    astray: int = 20,
    workers: int = 2,
) -> Samples:
    """Positions of these games, by their numbers; the same numbers give the same positions."""
    one = partial(play, name, seats, dict(options or {}), weights, every, astray)
    numbers: list[int] = []
    stages: list[int] = []
    amounts: list[list[list[float]]] = []
    shares: list[list[float]] = []
    with ProcessPoolExecutor(workers) as pool:
        for number, (positions, won) in zip(games, pool.map(one, games, chunksize=8), strict=True):
            for stage, parts in positions:
                numbers.append(number)
                stages.append(stage)
                amounts.append(parts)
                shares.append(won)
    return Samples(
        np.array(numbers, np.int32),
        np.array(stages, np.int32),
        np.array(amounts, np.float32),
        np.array(shares, np.float32),
    )
