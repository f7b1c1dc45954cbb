"""What a bot gets, and what it owes.

A bot sits on a chair. From there it sees its seat's view and its moves, and it may imagine: ask for tables dealt at
random among those its seat cannot tell apart from the real one. The real table stays out of reach.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from outremer.bots.explaining import CHANCE, Explanation
from outremer.bots.written import Dial
from outremer.kernel.chance import Driver
from outremer.kernel.lexicon import Move
from outremer.kernel.table import Table as Kernel
from outremer.table.table import Table


class Chair:
    """A seat at a table, with what may be known from there."""

    def __init__(self, table: Table, seat: int, spent: float = 0.0, patience: float = 1.0) -> None:
        self.seat = seat
        self.game = table.game.name
        self.spent = spent  # seconds that the seat has thought in this turn already
        self.patience = patience  # part of its time that it may take, since others wait
        # The table itself is not kept where a bot could reach for it.
        self._view: Callable[[], dict[str, Any]] = lambda: table.view(seat)
        self._moves: Callable[[], list[Move]] = lambda: table.moves(seat)
        self._imagine: Callable[[Driver], Table] = lambda driver: table.redeal(seat, driver)
        self._kernel: Callable[[Driver], Kernel[Any]] = lambda driver: table.game.redealt(table.kernel, seat, driver)

    def view(self) -> dict[str, Any]:
        """What this seat knows."""
        return self._view()

    def moves(self) -> list[Move]:
        """What this seat may say."""
        return self._moves()

    def imagine(self, driver: Driver) -> Table:
        """A table that might be the real one, as far as this seat can tell; its future rolls come from `driver`."""
        return self._imagine(driver)

    def kernel(self, driver: Driver) -> Kernel[Any]:
        """Such a table in numbers, quickly: nobody rolls at it but whoever has it."""
        return self._kernel(driver)


class Bot:
    """Chooses a move whenever its seat is asked."""

    by_clock = False  # does it think for a time, so that it may play otherwise on another machine?
    dials: ClassVar[Mapping[str, Dial]] = {}  # what may be set on it; it takes each by name, behind the seed

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed
        self.tell: Callable[[Move], None] | None = None  # hears now and then of the best so far, from who thinks long

    def choose(self, chair: Chair) -> Move:
        raise NotImplementedError

    def explain(self, chair: Chair) -> Explanation:
        """What it would choose, and why; drawn by lot, where a bot says nothing else."""
        return Explanation(chair.game, chair.seat, CHANCE, len(chair.moves()), ())

    def so_far(self, chair: Chair) -> Move | None:
        """The best that it had found when it failed to choose; None where it had nothing."""
        return None

    def reply(self, chair: Chair, replies: list[Move]) -> Move:
        """Choose among these answers to a proposal, asked or not."""
        raise NotImplementedError
