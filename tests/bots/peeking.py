"""Judges that judge as another does, but for what seems worth trying to them."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from outremer.bots.judge import Judge, Sheet
from outremer.kernel.table import Table
from outremer.table.saves import numbers


class LikeAnother(Judge[Any]):
    """It judges as this other judge does."""

    def __init__(self, judge: Judge[Any]) -> None:
        super().__init__(judge.weights)
        self.judge = judge

    def stage(self, g: Any) -> int:
        return self.judge.stage(g)

    def count(self, table: Table[Any], sheets: list[Sheet], resting: int) -> None:
        self.judge.count(table, sheets, resting)

    def winners(self, g: Any) -> int:
        return self.judge.winners(g)


class Peeking(LikeAnother):
    """Only one thing is worth trying: which, hangs on all that there is on the table."""

    def plans(self, table: Table[Any], seat: int) -> list[list[int]]:
        legal = table.legal(seat)
        return [[legal[crc32(repr(numbers(table)).encode()) % len(legal)]]] if legal else []
