"""What a live client is told."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from outremer.server.protocol.looking_back import Patch
from outremer.server.protocol.tables import TableInfo
from outremer.server.shapes import Told, Viewed


class News(Struct, tag_field="type"):
    """Anything that the server tells by itself."""


class Said(Struct, tag="talk", tag_field="type", rename={"sender": "from"}):
    """A line of talk. Spectators have a room of their own; a private one has members, who alone may ever read it."""

    sender: str
    seat: int | None
    text: str
    at: str
    room: str
    members: list[int] | None
    guest: bool = False  # said by somebody without an account
    key: int = 0  # by which it can be reported


class Guidance(Struct):
    """Where a learner is in a guided first game, once they know of this entry."""

    sequence: int
    step: int
    steps: int  # when `step` has come to it, the guide is at its end
    id: str  # of its texts
    form: str  # under which they are asked
    rows: list[list[str]]  # patterns of the moves that are led to, each with those that follow it


class State(News, tag="state"):
    sequence: int
    hash: str | None
    view: Viewed | None
    moves: list[str]
    offers: list[str]
    events: list[Told]
    event_count: int
    table: TableInfo
    talk: list[Said]
    rooms: dict[str, list[int]]
    may_undo: bool
    undo_asked: UndoAsked | None
    standing: dict[str, str]
    unconcerned: list[str]  # the forms of these that are answered only where they do not concern the seat
    spoken_for: bool  # is an answer that stands on its way?
    clock: Clock | None
    guide: Guidance | None


class Change(News, tag="change"):
    sequence: int
    hash: str
    patch: Patch
    moves: list[str]
    events: list[Told]
    event_count: int
    may_undo: bool
    by: int | None
    spoken_for: bool
    offers: list[str] | UnsetType = UNSET  # when they have changed for this listener
    rooms: dict[str, list[int]] | UnsetType = UNSET


class Ack(News, tag="ack"):
    id: str
    sequence: int


class MoveRefused(News, tag="refused"):
    id: str
    move: str
    rule: str
    nouns: list[int | str]
    text: str


class Stale(News, tag="stale"):
    id: str
    sequence: int
    moves: list[str]


class TableNews(News, tag="table"):
    table: TableInfo


class UndoAsked(News, tag="undo-asked"):
    by: int
    answers: dict[str, bool | None]


class UndoAnswered(News, tag="undo-answered"):
    granted: bool


class StandingNews(News, tag="standing"):
    """What stands for this seat: the move by the form."""

    answers: dict[str, str]
    unconcerned: list[str]
    spoken_for: bool


class Clock(News, tag="clock"):
    """Milliseconds that are left, when this is said."""

    limit: int | None
    seats: dict[str, int]  # to those who are asked
    talks: dict[str, int]  # to the private talks in which the listener is


class GuideNews(News, tag="guide"):
    """The next step of a guided first game; None: it is left."""

    guide: Guidance | None


class Because(News, tag="why"):
    id: str
    move: str
    rule: str | None
    text: str | None
    nouns: list[int | str]


class Sole(News, tag="sole"):
    id: str
    move: str | None  # None: there is a choice, or this seat must see to it


class Pong(News, tag="pong"):
    id: str


class Wrong(News, tag="error", omit_defaults=True):
    code: str
    text: str
    id: str | UnsetType = UNSET


class Awaited(News, tag="awaited"):
    tables: list[str]  # where this person must choose
    may_answer: list[str]  # and where else they have a proposal to answer


class LobbyChanged(News, tag="lobby"):
    pass


LiveNews = (
    State
    | Change
    | Ack
    | MoveRefused
    | Stale
    | TableNews
    | Said
    | UndoAsked
    | UndoAnswered
    | StandingNews
    | Clock
    | GuideNews
    | Because
    | Sole
    | Pong
    | Wrong
)
PersonalNews = Awaited | LobbyChanged | Pong | Wrong
