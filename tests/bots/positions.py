"""Tables in numbers, in the middle of games of random play, with somebody asked who has a choice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import outremer
from outremer.bots.weighing import judge_of
from outremer.kernel.chance import Quick
from outremer.kernel.forms import Ask, Roll
from outremer.kernel.playouts import first_seat, play_out
from outremer.kernel.table import Table

APART = 23  # decisions between two of them


def opened(name: str, seats: int | None = None, options: Mapping[str, str] | None = None) -> Table[Any]:
    game = outremer.game(name)
    return game.table(game.rules(game.setting(game.most_seats if seats is None else seats, options or {})))


def on_the_way(name: str, seed: int, seats: int | None = None) -> Iterator[tuple[Table[Any], int]]:
    """Positions of one game after another, each with the seat that is asked; they are not to be played on."""
    while True:
        seed += 1
        table, dice = opened(name, seats), Quick(seed)
        play_out(table, dice, dice.below(APART))
        while play_out(table, dice, APART) == APART:
            while isinstance(table.need, Roll):
                table.roll(dice.pick(table.need.odds, table.need.words))
            if isinstance(table.need, Ask):
                seat = first_seat(table.need.seats)
                if len(judge_of(name).worth_trying(table, seat)) > 1:
                    yield table, seat


def played_out(name: str, seed: int, seats: int | None = None) -> Table[Any]:
    """The end of a game of random play."""
    table = opened(name, seats)
    play_out(table, Quick(seed), 4 * outremer.game(name).longest)
    assert table.over()
    return table
