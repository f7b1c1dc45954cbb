"""Bots' turns at a table: what each says when it is asked, and how long each seat has thought in its turn. Whoever
plays many small moves in a row has less time for each.

A turn lasts until another seat has said something in earnest: an offer, an answer to one, or a word that lets a window
pass ends nobody's turn.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from time import perf_counter

from outremer.bots.bot import Bot, Chair
from outremer.bots.speaking import speak
from outremer.kernel.journal import MOVED
from outremer.kernel.lexicon import Move
from outremer.table.table import Table

log = logging.getLogger("outremer")


def warn(seat: int, failure: str) -> None:
    log.warning("The bot in seat %s has failed (%s); what it had found is played, or something simpler.", seat, failure)


class Turns:
    """Kept by whoever lets bots think at a table; `tell` hears of a seat whose bot fails, once."""

    def __init__(self, tell: Callable[[int, str], None] = warn) -> None:
        self._tell = tell
        self._failed: set[int] = set()  # seats
        self._thought: dict[int, tuple[int, float]] = {}  # by seat: how long the journal was, and seconds in all

    def let(self, table: Table, seat: int, player: Bot, replies: Sequence[Move] = ()) -> Move:
        """What the seat's bot says, or replies; its chair tells it how long it has thought in this turn."""
        chair = Chair(table, seat, self.spent(table, seat))
        begun = perf_counter()
        said = speak(player, chair, replies)
        self.add(table, seat, perf_counter() - begun)
        if said.failure and seat not in self._failed:
            self._failed.add(seat)
            self._tell(seat, said.failure)
        return said.move

    def spent(self, table: Table, seat: int) -> float:
        """The seconds that this seat has thought in the turn that goes on."""
        written, seconds = self._thought.get(seat, (0, 0.0))
        return 0.0 if _others_spoke(table, seat, written) else seconds

    def add(self, table: Table, seat: int, seconds: float) -> None:
        """The seat has thought, and not yet spoken."""
        self._thought[seat] = len(table.journal.entries), self.spent(table, seat) + seconds


def _others_spoke(table: Table, seat: int, written: int) -> bool:
    """Has another seat said something in earnest since the journal was so long?"""
    lexicon, passing = table.game.lexicon, set(table.game.windows.values())
    is_answer = table.kernel.rules.is_answer
    return any(
        entry.kind == MOVED
        and entry.seat != seat
        and is_answer[entry.number]
        and lexicon.say(entry.number).verb not in passing
        for entry in table.journal.entries[written:]
    )
