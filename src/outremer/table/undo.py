"""What could be taken back: the moves since the last roll or reveal, and how far back each seat may go by itself.

A seat may take back its own last move as long as it has noticed nothing of another since. What it did not notice, such
as a proposal that is still being drafted, must not end its undo, or the end would tell of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from outremer.kernel.journal import EVERYONE, NOTHING, Entry
from outremer.kernel.table import Table as Kernel

FURTHEST_BACK: Final = 32  # moves that could be taken back if everybody agreed; each is a copy of the position


class Step:
    """One move, and where taking it back leads."""

    def __init__(self, seat: int, move: int, table: Kernel[Any], written: int) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.table: Final = table  # before the move
        self.written: Final = written  # entries of the journal before the move
        self.number = 0  # moves are counted through
        self.shown = False  # it showed a secret to somebody, so nobody may agree to go behind it


class Steps:
    """The steps since the last roll or reveal, the oldest first."""

    def __init__(self, seats: int) -> None:
        self.taken: list[Step] = []
        self._count = 0
        self._noticed = [0] * seats  # by seat: the number of the last step of another that it noticed

    def __len__(self) -> int:
        """How many could be taken back if everybody agreed."""
        for back in range(1, len(self.taken) + 1):
            if self.taken[-back].shown:
                return back - 1
        return len(self.taken)

    def copy(self) -> Steps:
        twin = Steps(len(self._noticed))
        twin.taken, twin._count, twin._noticed = self.taken[:], self._count, self._noticed[:]
        return twin

    def add(self, step: Step, entries: Sequence[Entry], revealed: int = 0) -> None:
        """A move was made; `entries` are what the journal says of it, `revealed` (bits) who was shown a secret by it.

        What was shown to some ends the undo of those, and of who showed it; the others notice nothing.
        """
        if revealed == EVERYONE:
            self.clear()
            return
        step.shown = revealed != 0
        self._count += 1
        step.number = self._count
        if len(self.taken) == FURTHEST_BACK:
            del self.taken[0]
        self.taken.append(step)
        first = entries[0]  # the move itself
        open_to_all = first.audience == EVERYONE or first.others != NOTHING
        for seat in range(len(self._noticed)):
            if seat != step.seat and (open_to_all or any(entry.is_noticed_by(seat) for entry in entries)):
                self._noticed[seat] = self._count
            if step.shown and (seat == step.seat or revealed >> seat & 1):
                self._noticed[seat] = self._count

    def clear(self) -> None:
        self.taken.clear()

    def back_to(self, seat: int) -> int:
        """How many steps lead back to this seat's last move, if it may take that back by itself; 0 if it may not."""
        for back in range(1, len(self.taken) + 1):
            step = self.taken[-back]
            if step.number <= self._noticed[seat]:
                return 0
            if step.seat == seat:
                return back
        return 0

    def since(self, seat: int) -> int:
        """How many steps, of whomever, lead back to this seat's last move."""
        for back in range(1, len(self) + 1):
            if self.taken[-back].seat == seat:
                return back
        return 0

    def pop(self, count: int) -> list[Step]:
        """The last steps, the oldest first; they are steps no longer."""
        popped = self.taken[-count:]
        del self.taken[-count:]
        return popped

    def close(self) -> None:
        """Nobody may go further back by itself."""
        for seat in range(len(self._noticed)):
            self._noticed[seat] = self._count
