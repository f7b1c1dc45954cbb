"""What a table says: what it waits for, why it refuses, what has happened. Plain values, that travel between processes.

They stay out of the compiled engine, whose frozen classes cannot be pickled.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from outremer.kernel.lexicon import Move, Noun


@dataclass(frozen=True)
class Ask:
    """These seats must each choose; `table.moves(seat)` says from what."""

    form: str
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Roll:
    """Chance must choose; the weight of each outcome by its word."""

    form: str
    odds: dict[str, int]


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed: a rule of the ledger, and the nouns of the move."""

    rule: str
    nouns: tuple[Noun, ...] = ()


class Refused(ValueError):
    """A move that the rules forbid."""

    def __init__(self, refusal: Refusal, move: Move) -> None:
        super().__init__(f"{str(move)!r} is forbidden by [{refusal.rule}]")
        self.rule = refusal.rule
        self.nouns = refusal.nouns
        self.move = move


class NoSuchMove(ValueError):
    """Words that are no sentence of the game, or a seat or an outcome that does not exist; the text says what does."""


@dataclass(frozen=True)
class Event:
    """Something that happened, as one listener may know it."""

    name: str
    arguments: dict[str, Noun] = field(default_factory=dict)
