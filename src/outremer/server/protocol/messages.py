"""What a live client says."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from outremer.server.protocol.basics import Id, Number, Sentence
from outremer.server.protocol.tables import When


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
