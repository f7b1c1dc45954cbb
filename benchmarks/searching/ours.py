"""What our search does in a second, and what it is made of."""

from __future__ import annotations

from pathlib import Path

import outremer
from benchmarks.searching.positions import Position, kept
from benchmarks.searching.rates import a_second
from outremer.bots.search.search import Manner, Search
from outremer.bots.weighing import FITTED, judge_of
from outremer.kernel.chance import Quick
from outremer.kernel.playouts import play_out

ITERATIONS = 50  # of a search at one position
AT_ONCE = 20  # of what takes microseconds


def measure_ours(name: str, folder: Path, budget: float) -> dict[str, float]:
    game, guide, judge = outremer.game(name), judge_of(name), judge_of(name, FITTED)
    places, dice = kept(folder, name), Quick(3)

    def search(place: Position) -> int:
        table, seat = place
        thinker = Search(game.redealt, guide, judge, table, seat, dice, Manner())
        for _ in range(ITERATIONS):
            thinker.iterate()
        return ITERATIONS

    def play(place: Position) -> int:
        play_out(place[0].clone(), dice, game.longest)
        return 1

    def redeal(place: Position) -> int:
        for _ in range(AT_ONCE):
            game.redealt(*place, dice)
        return AT_ONCE

    def clone(place: Position) -> int:
        for _ in range(AT_ONCE):
            place[0].clone()
        return AT_ONCE

    def evaluate(place: Position) -> int:
        for _ in range(AT_ONCE):
            judge.worths(place[0])
        return AT_ONCE

    part = budget / 4
    return {
        "iterations": a_second(search, places, budget),
        "playouts": a_second(play, places, part),
        "redeals": a_second(redeal, places, part),
        "clones": a_second(clone, places, part),
        "evaluations": a_second(evaluate, places, part),
        "compiled": float(outremer.engine.running == "compiled"),
    }
