"""A table at which one seat is somebody's and bots have all the others: it goes on until that seat has the word.

Bots answer proposals at once, asked or not; otherwise nobody speaks out of turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from outremer.bots import bot
from outremer.bots.proposals import replies_due
from outremer.bots.turns import Turns
from outremer.doors.play import in_turn
from outremer.kernel.lexicon import Move
from outremer.table.game import BadSetting, Game
from outremer.table.table import Table

USUAL = "greedy"


class Against:
    """One game of one seat against bots, named in the order of their seats."""

    def __init__(self, table: Table, seat: int, bots: Sequence[str], seed: int | str) -> None:
        self.table = table
        self.seat = seat
        others = [one for one in range(table.seats) if one != seat]
        self._turns = Turns()
        self._bots = {one: bot(name, f"{seed} {one}") for one, name in zip(others, bots, strict=True)}
        self.go_on()

    @property
    def in_turn(self) -> bool:
        """Has the seat the word? Else all is over."""
        return in_turn(self.table.kernel) == self.seat

    def play(self, move: Move | str) -> None:
        """Say this, and hear the others until it is this seat's word again; raises Refused, which names the rule."""
        self.table.play(self.seat, move)
        self.go_on()

    def go_on(self) -> None:
        """Let the bots speak until it is this seat's word, or all is over."""
        self._answer_proposals()
        while (speaker := in_turn(self.table.kernel)) is not None and speaker != self.seat:
            self._let(speaker)
            self._answer_proposals()

    def _answer_proposals(self) -> None:
        for seat, replies in replies_due(self.table):
            if seat != self.seat:
                self._let(seat, replies)

    def _let(self, seat: int, replies: Sequence[Move] = ()) -> None:
        self.table.play(seat, self._turns.let(self.table, seat, self._bots[seat], replies))


def company(game: Game, seat: int, bots: Sequence[str] | None) -> list[str]:
    """The bots at the other seats in their order, looked up before the game begins; usually a full table of them."""
    if isinstance(bots, str):
        raise BadSetting(f"bots are a list of names, such as {bots.split(',')}, not {bots!r}")
    named = [USUAL] * (game.most_seats - 1) if bots is None else list(bots)
    if not 0 <= seat <= len(named):
        raise BadSetting(f"there is no seat {seat}; the seats are 0 to {len(named)}")
    for name in named:
        bot(name)
    return named
