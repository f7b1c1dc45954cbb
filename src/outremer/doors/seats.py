"""A seat as the MCP door needs it, at a table in this process or on a server: it sees, asks why, and speaks."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from outremer.doors.against import Against
from outremer.table.game import Game, Setting
from outremer.table.table import Table
from outremer.table.values import Event, Refusal
from outremer.words import Words


class CannotSit(ValueError):
    """No seat can be had there; the text says why."""


class NotNow(Exception):
    """What was wished could not be done, and no rule of the game is the reason; the text says what to do."""


@dataclass(frozen=True)
class Sight:
    """What a seat knows at one moment."""

    view: Mapping[str, Any] | None  # None: the game has not begun
    moves: Sequence[str]  # what it may say, offers included
    news: Sequence[Event]  # what it has heard since it looked the last time
    result: Mapping[str, Any] | None = None  # ranking and hash, once all is over


class Seat(ABC):
    """One seat at one table."""

    game: Game
    setting: Setting
    seat: int

    @abstractmethod
    async def look(self, seconds: float) -> Sight:
        """What the seat knows; where others are to speak, wait so long for its turn."""

    @abstractmethod
    async def why(self, sentence: str) -> Refusal | None:
        """The rule that forbids this now, or None; raises NoSuchMove."""

    @abstractmethod
    async def play(self, sentence: str) -> None:
        """Say this; raises Refused, NoSuchMove or NotNow."""

    def names(self, words: Words) -> list[str]:
        """What the players are called."""
        return words.players(self.setting.seats)


class LocalSeat(Seat):
    """A seat against bots in this process, which think in a thread of their own: the loop goes on meanwhile."""

    def __init__(self, table: Table, seat: int, bots: Sequence[str], seed: int | str) -> None:
        self.game = table.game
        self.setting = table.setting
        self.seat = seat
        self._against = Against(table, seat, bots, seed)
        self._told = 0  # events that the seat has been told of
        self._thinking: asyncio.Task[None] | None = None

    async def look(self, seconds: float) -> Sight:
        await self._thought()
        table = self._against.table
        news = table.events(self.seat, self._told)
        self._told += len(news)
        moves = [str(move) for move in table.moves(self.seat)]
        return Sight(table.view(self.seat), moves, news, _ended(table))

    async def why(self, sentence: str) -> Refusal | None:
        await self._thought()
        return self._against.table.refusal(self.seat, sentence)

    async def play(self, sentence: str) -> None:
        await self._thought()
        self._thinking = asyncio.create_task(asyncio.to_thread(self._against.play, sentence))
        await asyncio.shield(self._thinking)

    async def _thought(self) -> None:
        """Whoever asked may have gone while the bots think; the table must not be touched before they have spoken."""
        if self._thinking is not None:
            await asyncio.wait({self._thinking})


def _ended(table: Table) -> dict[str, Any] | None:
    """As servers tell it."""
    result = table.result()
    if result is None:
        return None
    standings = [asdict(standing) for standing in result.standings]
    return {"standings": standings, "winners": list(result.winners), "hash": table.hash()}
