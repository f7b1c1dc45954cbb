"""What a judge owes: how good a position is for every seat, as weights times named parts.

A game's judge counts what each seat has, part by part: points, coins, lords, hopes. What one of each is worth is said
by weights, by the stage of the game. There are two sets of them: by hand, in the units of the game, and fitted to the
results of many games, in which case the worths of all seats together tell each seat's share of the win. A judge looks
at the position as it stands and tries no moves: that is what bots do.
"""

from __future__ import annotations

from math import exp, log
from typing import ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import W
from outremer.kernel.table import Table

SMALLEST: Final = 1e-20  # share of the win, as far as logarithms go


class Sheet:
    """What one seat has, and what that is worth by the weights of the stage."""

    def __init__(self, weights: list[float], keeps: bool) -> None:
        self.weights: Final = weights
        self.worth = 0.0
        self.amounts: Final[list[float]] = [0.0] * len(weights) if keeps else []  # by part, where somebody asks why

    def add(self, part: int, amount: float) -> None:
        self.worth += self.weights[part] * amount
        if self.amounts:
            self.amounts[part] += amount


class Weights:
    """What one of each part is worth, by stage; and how much one unit of it moves the shares of the win."""

    def __init__(self, rows: list[list[float]], sharpness: list[float], fitted: bool) -> None:
        self.rows: Final = rows
        self.sharpness: Final = sharpness
        self.fitted: Final = fitted  # else by hand


@mypyc_attr(allow_interpreted_subclasses=True)  # for games that are not compiled with us
class Judge(Generic[W]):
    """The judge of one game, with one set of weights."""

    parts: ClassVar[tuple[str, ...]] = ()  # the names of what is counted, in order
    stages: ClassVar[int] = 1
    rival: ClassVar[float] = 0.5  # how much the strongest rival's worth counts against one's own

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights

    # -- what a game says ----------------------------------------------------------------------------------------------

    def stage(self, g: W) -> int:
        """How far the game has come, from 0 on. Pure."""
        return 0

    def count(self, table: Table[W], sheets: list[Sheet], resting: int) -> None:
        """Put on each seat's sheet what it has. `resting` lets things be: it is counted as if it had ended. Pure."""
        raise NotImplementedError

    def winners(self, g: W) -> int:
        """Who has won a game that is over, a bit per seat. Pure."""
        raise NotImplementedError

    def shared(self, g: W, shares: list[float]) -> list[float]:
        """These shares of the win, evened out among those who would win together."""
        return shares

    def is_half_said(self, table: Table[W], seat: int) -> bool:
        """Is the seat's next word one of a few that end what it has begun to say? Then its best end counts. Pure."""
        return False

    def plans(self, table: Table[W], seat: int) -> list[list[int]]:
        """What is worth trying, each a row of the seat's own moves. Pure."""
        return [[move] for move in table.legal(seat)]

    def rests(self, table: Table[W], seat: int) -> list[int]:
        """The moves by which the seat lets things be. Pure."""
        return []

    # -- what bots ask -------------------------------------------------------------------------------------------------

    def worth_trying(self, table: Table[W], seat: int) -> list[list[int]]:
        """The plans; where the game finds none, everything that the seat may say."""
        found = self.plans(table, seat)
        if not found:
            for move in table.legal(seat):
                found.append([move])
        return found

    def sheets(self, table: Table[W], keeps: bool, resting: int = NOBODY) -> list[Sheet]:
        row = self.weights.rows[self.stage(table.world)]
        sheets: list[Sheet] = []
        for _ in range(table.rules.seats):
            sheets.append(Sheet(row, keeps))
        self.count(table, sheets, resting)
        return sheets

    def worths(self, table: Table[W], resting: int = NOBODY) -> list[float]:
        """What the position is worth to each seat."""
        worths: list[float] = []
        for sheet in self.sheets(table, False, resting):
            worths.append(sheet.worth)
        return worths

    def lead(self, table: Table[W], seat: int, resting: int = NOBODY) -> float:
        """How far the seat is ahead: by fitted weights, the logarithm of its share of the win."""
        worths = self.worths(table, resting)
        if self.weights.fitted:
            return log(max(SMALLEST, self.shared(table.world, shares_of(worths, 1.0))[seat]))
        return self.lead_by_hand(table.world, worths, seat)

    def lead_by_hand(self, g: W, worths: list[float], seat: int) -> float:
        """The seat's worth, less part of its strongest rival's."""
        strongest = -1e300
        for other in range(len(worths)):
            if other != seat and worths[other] > strongest:
                strongest = worths[other]
        return worths[seat] - self.rival * strongest

    def shares(self, table: Table[W]) -> list[float]:
        """What share of the win each seat may hope for, of a game that goes on."""
        sharpness = self.weights.sharpness[self.stage(table.world)]
        return self.shared(table.world, shares_of(self.worths(table), sharpness))

    def won(self, g: W, seats: int) -> list[float]:
        """What share of the win each seat has, of a game that is over."""
        winners = self.winners(g)
        count = 0
        for seat in range(seats):
            count += winners >> seat & 1
        return [1.0 / count if winners >> seat & 1 else 0.0 for seat in range(seats)]


def shares_of(worths: list[float], sharpness: float) -> list[float]:
    """Worths as shares of one whole: a unit more is worth e to the power of `sharpness` times as much."""
    best = max(worths)
    total = 0.0
    shares: list[float] = []
    for worth in worths:
        share = exp(sharpness * (worth - best))
        shares.append(share)
        total += share
    for at in range(len(shares)):
        shares[at] /= total
    return shares
