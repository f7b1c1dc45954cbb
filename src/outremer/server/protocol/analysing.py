"""What the coach says of a finished game, on the wire."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from outremer.server.protocol.basics import FaultText


class SharesAt(Struct):
    """The shares of the win that the seats might hope for at a moment, each with its standard error."""

    moment: int
    shares: list[float]
    errors: list[float]


class Sway(Struct):
    """Of one thing that the judge counts: what the player has some turns later, the one way and the other."""

    part: str
    played: float
    better: float
    worth: float  # of the difference, in logarithms of odds to win


class CostlyDecision(Struct):
    """What was played and what the bot would have done, by shares of the win for whoever decided."""

    moment: int  # at which it was to be decided
    line: int  # of the record, the first being 1
    seat: int
    played: str
    better: str
    share: float
    better_share: float
    loss: float
    error: float  # the standard error of the loss
    deals: int
    sways: list[Sway]


class Analysis(Struct):
    """What the coach has to say, so far."""

    winners: list[int]
    points: list[SharesAt]
    playouts: int  # in all, behind the curve
    decisions: list[CostlyDecision]  # of each seat the costliest first
    examined: int  # decisions that were thought about
    choices: int  # decisions at which there was a choice
    thought: float  # how much is thought through, from 0 to 1
    is_done: bool
    is_cut: bool  # time ran out before all was done


class Effect(Struct):
    """On one thing that the judge counts: what the seat has of it before the move and right behind it."""

    part: str
    before: float
    after: float
    worth: float  # of the difference, in logarithms of odds to win


class Promise(Struct):
    """A share of the win, and between which ones it lies in 95 cases of 100, as far as deals and chance go."""

    share: float
    low: float
    high: float
    tried: int


class Option(Struct):
    """One of the best moves, with what is to follow it."""

    moves: list[str]
    promise: Promise
    effects: list[Effect]


class Hint(Struct):
    """What a bot would say for this seat, the best first, by what the seat may know."""

    sequence: int  # as the seat counts
    considered: int  # of how many moves or rows of moves
    options: list[Option]


AnalysisState = Literal["none", "waiting", "thinking", "done", "failed"]


class AnalysisInfo(Struct):
    """How the analysis of a table stands."""

    state: AnalysisState
    step: int = 0  # counts what is new
    ahead: int = 0  # other games that come first
    analysis: Analysis | None = None
    error: FaultText | None = None  # of one that failed
