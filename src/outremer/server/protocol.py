"""What goes over the wire, as types: everything that comes in is checked against them, everything that goes out is one.

docs/protocol.md tells the same to people.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from outremer.server.shapes import Ended, Told, Viewed

VERSION = 1

# -- what HTTP requests hold --------------------------------------------------------------------------------------

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Login = Annotated[str, Meta(min_length=3, max_length=64)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Sentence = Annotated[str, Meta(min_length=1, max_length=200)]


When = Literal["always", "unconcerned"]  # is what stands for a seat said even where the question concerns it?
Windows = Literal["ask", "unconcerned", "always"]  # and what windows get where a seat has not said otherwise


class Body(Struct, forbid_unknown_fields=True):
    """A body with exactly these fields."""


class Naming(Body):
    name: Name


class Credentials(Body):
    login: Login
    password: Password


class TokenWish(Body):
    label: Annotated[str, Meta(min_length=1, max_length=80)]


class SeatWish(Body):
    """Who shall sit there: whoever comes, the one who asks, or a bot."""

    kind: Literal["person", "me", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class TableWish(Body):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Meta(max_length=60)] = {}
    visibility: Literal["open", "link", "private"] = "open"
    windows: Windows = "ask"
    clock: Annotated[int, Meta(ge=10, le=7 * 24 * 3600)] | None = None  # seconds for each decision


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


class Nothing(Body):
    pass


# -- what HTTP answers hold ---------------------------------------------------------------------------------------


class Person(Struct):
    id: str
    name: str
    account: bool


class Session(Struct):
    player: Person | None


class NewToken(Struct):
    id: str
    token: str


class OptionInfo(Struct):
    name: str
    choices: list[str]
    default: str
    rule: str
    by_edition: dict[str, str]


class GameInfo(Struct):
    name: str
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    bots: list[str]
    version: int
    form_rules: dict[str, str]  # the rule behind what each form asks
    form_seats: dict[str, list[str]]  # the blanks of a form that hold a seat
    event_seats: dict[str, list[str]]  # the arguments of an event that are seats
    offers: list[str]  # the verbs that may be said beside whatever is asked
    replies: list[str]  # those of them by which a proposal is answered
    windows: dict[str, str]  # the forms that ask many just in case, and the word that lets each pass
    guide: bool  # is there a guided first game?


class RuleInfo(Struct):
    id: str
    kind: str
    text: str
    question: str  # what the rulebook leaves open
    ruling: str  # how it is played here
    option: str
    source: str
    module: str  # the expansion that it is a rule of; empty: it holds at every table


class SectionInfo(Struct):
    """A part of what a newcomer reads."""

    name: str
    title: str
    paragraphs: list[str]
    rules: list[str]  # of the ledger: those that it tells
    scene: str  # the board that is seen beside it; empty: none
    part: str  # which part of a table's page that is: board, seats or screen
    seen: str  # what is seen there


class SignInfo(Struct):
    """An icon that a client may have, and what it stands for."""

    sign: str
    text: str


class LessonInfo(Struct):
    sections: list[SectionInfo]
    signs: list[SignInfo]


class SceneInfo(Struct):
    """A table at a moment of a recorded game, as one seat saw it."""

    seat: int
    view: Viewed
    moves: list[str]
    modules: list[str]


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


class Invitation(Struct):
    invitation: str
    url: str


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


class FaultText(Struct):
    code: str
    text: str


class FaultAnswer(Struct):
    error: FaultText


# -- what a live client says --------------------------------------------------------------------------------------


class Message(Struct, tag_field="type", forbid_unknown_fields=True):
    id: Id


class Play(Message, tag="play"):
    sequence: Number
    moves: Annotated[list[Sentence], Meta(min_length=1, max_length=50)]


class Undo(Message, tag="undo"):
    sequence: Number


class AskUndo(Message, tag="ask-undo"):
    pass


class AnswerUndo(Message, tag="answer-undo"):
    grant: bool


class LetStand(Message, tag="standing"):
    """Say this move whenever this seat is asked under this form; None: no longer."""

    form: Annotated[str, Meta(min_length=1, max_length=60)]
    move: Sentence | None
    when: When = "always"


class Why(Message, tag="why"):
    move: Sentence


class AskSole(Message, tag="sole"):
    """May the one answer that this seat has be said for them?"""


class Talk(Message, tag="talk"):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    room: Annotated[str, Meta(min_length=1, max_length=40)] | None = None  # None: where everybody of one's kind talks


class Refresh(Message, tag="refresh"):
    pass


class Ping(Message, tag="ping"):
    pass


LiveMessage = Play | Undo | AskUndo | AnswerUndo | LetStand | Why | AskSole | Talk | Refresh | Ping


class Sketch(Struct):
    """The one field that every message has, if nothing else of it can be read."""

    id: str | None = None


read_message = msgspec.json.Decoder(LiveMessage).decode

# -- what a live client is told -----------------------------------------------------------------------------------


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

encode = msgspec.json.Encoder().encode
