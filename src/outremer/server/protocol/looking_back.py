"""Looking back on the wire: positions, the way between them, and why a game ended as it did."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from outremer.server.shapes import Told, Viewed

Patch = list[list[Any]]


class Position(Struct):
    sequence: int  # as this viewpoint counts
    last: int
    moment: int  # as all who look count
    last_moment: int
    view: Viewed
    events: list[Told]
    event_count: int
    seat: int | None


class Stride(Struct):
    """What one entry changed for whoever looks."""

    sequence: int
    moment: int
    patch: Patch
    events: list[Told]
    event_count: int
    by: int | None  # who moved, where they may know
    said: list[str]  # the moves, as far as they may know them


class Stretch(Struct):
    """A stretch of a game: a position, and what changed it afterwards, one entry after the other."""

    position: Position
    strides: list[Stride]


class Chronicle(Struct):
    """Everything that was told, and where."""

    events: list[Told]
    sequences: list[int]  # by event: the entry that told it
    moments: list[int]  # by entry: how all who look count it
    movers: list[int | None]  # by entry: who moved, where one may know; None also where it was taken back


class Height(Struct):
    """How far each seat had come at a moment."""

    moment: int
    heights: list[float]


class Part(Struct):
    """One of the things that a sum is made of."""

    name: str
    counts: list[int]  # by seat
    counted: list[bool]  # by seat: what does not count stands there to be compared


class Sum(Struct):
    """Something that is counted in the end."""

    name: str
    parts: list[Part]
    totals: list[int]  # by seat


class Tie(Struct):
    """What put some above others who have as many points."""

    seats: list[int]
    others: list[int]
    rule: str
    what: str
    has: int | str
    others_have: int | str


class Breakdown(Struct):
    """Why a finished game ended so. The first sum is that of the points; there is none where a game does not tell."""

    sums: list[Sum]
    ties: list[Tie]
    how: str


class WhyAnswer(Struct):
    rule: str | None
    text: str | None
    nouns: list[int | str]
