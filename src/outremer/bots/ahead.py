"""One move ahead, in numbers: what each thing that a seat could say would be worth, and the best of them."""

from __future__ import annotations

from typing import Any, Final

from outremer.bots.judge import Judge
from outremer.kernel.blanks import NOBODY
from outremer.kernel.chance import Driver
from outremer.kernel.forms import Ask, Roll
from outremer.kernel.playouts import first_seat
from outremer.kernel.table import Table

NOTHING: Final = -1e300
FEW: Final = 4  # imagined tables that together say what is worth trying
LONGEST: Final = 1000  # decisions and rolls of a game that is played on


def follow(table: Table[Any], seat: int, plan: list[int]) -> None:
    """Play a row of this seat's moves; what is not asked for, or not allowed any more, is left out."""
    table.take(seat, plan[0])
    for at in range(1, len(plan)):
        move = plan[at]
        if table.asked(seat) and move in table.answers(seat):
            table.take(seat, move)


def outlook(judge: Judge[Any], table: Table[Any], seat: int) -> float:
    """What a position is worth to a seat: a sentence half said is worth what its best end is worth."""
    if not (table.stack and table.asked(seat) and judge.is_half_said(table, seat)):
        return judge.lead(table, seat)
    best = NOTHING
    for move in table.legal(seat):
        tried = table.clone()
        tried.take(seat, move)
        worth = outlook(judge, tried, seat)
        if worth > best:
            best = worth
    return best


def outlook_of(judge: Judge[Any], table: Table[Any], seat: int, plan: list[int]) -> float:
    """What a plan is worth to the seat.

    Whoever lets things be is judged by how they stand, not by what others will make of them: or else anything that puts
    that off would look better, even giving things away.
    """
    if plan[0] in judge.rests(table, seat):
        return judge.lead(table, seat, seat)
    tried = table.clone()
    follow(tried, seat, plan)
    return outlook(judge, tried, seat)


def outlooks(judge: Judge[Any], table: Table[Any], seat: int, plans: list[list[int]]) -> list[float]:
    """What each of these plans is worth to the seat."""
    worths: list[float] = []
    for plan in plans:
        worths.append(outlook_of(judge, table, seat, plan))
    return worths


def plans_of(judge: Judge[Any], tables: list[Table[Any]], seat: int) -> list[list[int]]:
    """What is worth trying in any of these tables, each once.

    They are imagined ones, and several: what is worth trying may hang on what lies hidden.
    """
    found: list[list[int]] = []
    known: set[tuple[int, ...]] = set()
    for table in tables:
        for plan in judge.worth_trying(table, seat):
            key = tuple(plan)
            if key not in known:
                known.add(key)
                found.append(plan)
    return found


def best_of(worths: list[float], driver: Driver) -> int:
    """The place of the highest; equal ones are drawn among."""
    best, highest, equals = NOBODY, NOTHING, 0
    for at in range(len(worths)):
        if worths[at] > highest:
            best, highest, equals = at, worths[at], 1
        elif worths[at] == highest:
            equals += 1
            if driver.below(equals) == 0:
                best = at
    return best


def greedy_move(judge: Judge[Any], table: Table[Any], seat: int, driver: Driver) -> int:
    """The first move of the plan that the judge likes best."""
    plans = judge.worth_trying(table, seat)
    if len(plans) == 1:
        return plans[0][0]
    return plans[best_of(outlooks(judge, table, seat, plans), driver)][0]


def finish(judge: Judge[Any], table: Table[Any], driver: Driver) -> None:
    """Whoever has begun to say something ends it as the judge likes best, and chance decides what hangs on that."""
    for _ in range(LONGEST):
        need = table.need
        if isinstance(need, Roll):
            table.roll(driver.pick(need.odds, need.words))
        elif isinstance(need, Ask):
            seat = first_seat(need.seats)
            if not judge.is_half_said(table, seat):
                return
            table.take(seat, greedy_move(judge, table, seat, driver))
        else:
            return


def play_on(judge: Judge[Any], table: Table[Any], driver: Driver, turns: int) -> None:
    """Greedily, with chance, until the word has gone to another seat so many times."""
    last = NOBODY
    for _ in range(LONGEST):
        need = table.need
        if isinstance(need, Roll):
            table.roll(driver.pick(need.odds, need.words))
        elif isinstance(need, Ask):
            seat = first_seat(need.seats)
            if seat != last and not judge.is_half_said(table, seat):
                if turns == 0:
                    return
                turns -= 1
                last = seat
            table.take(seat, greedy_move(judge, table, seat, driver))
        else:
            return
