"""Tables in numbers, in the middle of games of random play, with somebody asked who has a choice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import outremer
from outremer.kernel.chance import Quick
from outremer.kernel.playouts import play_out
from outremer.kernel.table import Table
from outremer.lab.fairness import positions


def opened(name: str, seats: int | None = None, options: Mapping[str, str] | None = None) -> Table[Any]:
    game = outremer.game(name)
    return game.table(game.rules(game.setting(game.most_seats if seats is None else seats, options or {})))


def on_the_way(
    name: str, seed: int, seats: int | None = None, options: Mapping[str, str] | None = None
) -> Iterator[tuple[Table[Any], int]]:
    """Positions of one game after another, each with the seat that is asked; they are not to be played on."""
    return positions(name, seed, lambda _: opened(name, seats, options))


def played_out(name: str, seed: int, seats: int | None = None) -> Table[Any]:
    """The end of a game of random play."""
    table = opened(name, seats)
    play_out(table, Quick(seed), 4 * outremer.game(name).longest)
    assert table.over()
    return table
