"""A table on the wire: how it is wished for, who sits there, how it stands."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from outremer.server.protocol.basics import Body, Number
from outremer.server.shapes import Ended

When = Literal["always", "unconcerned"]  # is what stands for a seat said even where the question concerns it?
Windows = Literal["ask", "unconcerned", "always"]  # and what windows get where a seat has not said otherwise


class SeatWish(Body):
    """Who shall sit there: whoever comes, the one who asks, or a bot."""

    kind: Literal["person", "me", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class TableWish(Body):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Meta(max_length=60)] = field(default_factory=dict)
    visibility: Literal["open", "link", "private"] = "open"
    windows: Windows = "ask"
    clock: Annotated[int, Meta(ge=10, le=7 * 24 * 3600)] | None = None  # seconds for each decision
    hints: bool = False  # may they be taken?


class SeatChange(Body):
    kind: Literal["person", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Taking(Body):
    invitation: Annotated[str, Meta(max_length=64)] | None = None


class Readiness(Body):
    ready: bool = True


class CopyWish(Body):
    """Go on alone against bots from this moment, on a copy, at this seat."""

    moment: Number
    seat: Number


class SeatInfo(Struct):
    seat: int
    kind: str
    name: str | None
    player: str | None
    bot: str | None
    ready: bool
    connected: bool
    mine: bool
    substitute: bool
    guest: bool  # somebody without an account, whose name may look like anybody's
    hints: int  # that were taken for this seat


class CopyOf(Struct):
    """The table of which another is a copy, and the moment at which it was made."""

    table: str
    moment: int


class TableInfo(Struct):
    id: str
    game: str
    options: dict[str, str]
    modules: list[str]  # what these options bring in
    visibility: str
    state: Literal["waiting", "playing", "finished", "frozen"]
    why_frozen: str | None
    seats: list[SeatInfo]
    owner: bool
    sequence: int
    awaited: list[int]
    addressed: list[int]
    windows: Windows
    clock: int | None
    spectators: int
    created: str
    result: Ended | None
    rematch: str | None
    copy_of: CopyOf | None
    guided: bool  # a guided first game that nobody has left yet
    hints: bool  # may they be taken?


class Invitation(Struct):
    invitation: str
    url: str
