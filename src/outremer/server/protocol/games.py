"""What a server tells about the games that it has, and how one learns them."""

from __future__ import annotations

from msgspec import Struct

from outremer.server.shapes import Viewed


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
