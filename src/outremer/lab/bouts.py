"""Games in numbers, played by judges that look one move ahead: much quicker than bots at a table that speaks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import outremer
from outremer.bots.ahead import greedy_move
from outremer.bots.judge import Judge
from outremer.kernel.chance import Driver
from outremer.kernel.forms import Ask, Roll
from outremer.kernel.playouts import first_seat
from outremer.kernel.table import Table

Choice = Callable[[Table[Any], int], int]  # what the seat that is asked says


def bout(
    name: str, seats: int, options: Sequence[tuple[str, str]], driver: Driver, choose: Choice
) -> Table[Any] | None:
    """One game to its end, or nothing where it does not come to one."""
    game = outremer.game(name)
    table = game.table(game.rules(game.setting(seats, dict(options))))
    for _ in range(20 * game.longest):
        need = table.need
        if isinstance(need, Roll):
            table.roll(driver.pick(need.odds, need.words))
        elif isinstance(need, Ask):
            seat = first_seat(need.seats)
            table.take(seat, choose(table, seat))
        else:
            return table
    return None


def now_and_then_astray(judge: Judge[Any], table: Table[Any], seat: int, driver: Driver, astray: int) -> int:
    """The move that the judge likes best; once in so many decisions anything worth trying."""
    if driver.below(astray) == 0:
        plans = judge.worth_trying(table, seat)
        return plans[driver.below(len(plans))][0]
    return greedy_move(judge, table, seat, driver)
