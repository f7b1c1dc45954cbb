"""What the engine hands out as plain dictionaries, described for programs.

To the server they are dictionaries that it passes on unread; the types below only stand in the description.
"""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from msgspec import Meta

REFERENCE = "#/components/schemas/{name}"


class View(TypedDict):
    """What one seat, or a spectator, may know of a table."""

    game: str
    seats: int
    seat: int | None
    options: dict[str, str]
    world: dict[str, Any]
    forms: list[dict[str, Any]]
    asked: list[int]
    rolling: bool
    over: bool


class GameEvent(TypedDict):
    name: str
    arguments: dict[str, int | str]


class Rank(TypedDict):
    seat: int
    rank: int
    points: int
    decided_by: str


class Result(TypedDict):
    standings: list[Rank]
    winners: list[int]
    hash: str


SHAPES = (View, GameEvent, Result)


def _described_as(shape: type) -> Meta:
    return Meta(extra_json_schema={"$ref": REFERENCE.format(name=shape.__name__)})


Viewed = Annotated[dict[str, Any], _described_as(View)]
Told = Annotated[dict[str, Any], _described_as(GameEvent)]
Ended = Annotated[dict[str, Any], _described_as(Result)]
