"""What goes over the wire about people: who they are, how they come in, and what is theirs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from outremer.server.protocol.basics import Body, Name
from outremer.server.store.keys import Device, Token
from outremer.server.store.tables import Stands

Login = Annotated[str, Meta(min_length=3, max_length=64)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Scope = Literal["watch", "play", "manage"]  # what a token may do; none may do what asks for the password


class Naming(Body):
    name: Name


class Credentials(Body):
    login: Login
    password: Password


class NewPassword(Body):
    password: Password
    new: Password


class Confirmation(Body):
    """The password of an account; a guest has none."""

    password: Password | None = None


class Recovery(Body):
    """A code on paper, and the password from now on."""

    login: Login
    code: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Password


class NewPasskey(Body):
    """What the browser made."""

    label: Annotated[str, Meta(min_length=1, max_length=80)]
    credential: dict[str, Any]


class PasskeyAnswer(Body):
    credential: dict[str, Any]


class TokenWish(Body):
    label: Annotated[str, Meta(min_length=1, max_length=80)]
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=3)] = msgspec.field(
        default_factory=lambda: ["watch", "play"]
    )
    days: Annotated[int, Meta(ge=1, le=366)] = 365


class Person(Struct):
    id: str
    name: str
    account: bool
    administrator: bool = False


class Session(Struct):
    player: Person | None


class NewToken(Struct):
    id: str
    token: str


class Asked(Struct):
    """What a browser needs to make or to show a passkey, as WebAuthn writes it in JSON."""

    options: dict[str, Any]


class RecoveryCodes(Struct):
    """Shown this once."""

    codes: list[str]


class OwnMove(Struct):
    at: str
    moves: list[str]


class OwnStanding(Struct):
    """What is said for a seat without asking, by the form that asks; null: this seat wishes to be asked."""

    seat: int
    answers: dict[str, Stands | None]


class OwnTable(Struct):
    id: str
    game: str
    state: str
    created: str
    owner: bool
    seats: list[int]
    moves: list[OwnMove]
    hints: int  # that they took there
    standing: list[OwnStanding]


class OwnLine(Struct):
    """A line of talk."""

    table: str
    room: str
    text: str
    at: str


class OwnReport(Struct):
    """What somebody has asked administrators to look at: a name, or a line of talk, and why."""

    table: str
    text: str
    words: str
    at: str
    settled: bool


class ReportAbout(Struct):
    """What others have asked administrators to look at: who they are, and what they wrote, stays between those."""

    table: str
    text: str
    at: str
    settled: bool


class ActAbout(Struct):
    """What an administrator did about somebody; which of them stays between those."""

    act: str
    words: str
    at: str


class Belongings(Struct):
    """Everything that is kept about somebody, but for what only hashes are kept of, and what would tell of others."""

    id: str
    name: str
    login: str | None
    created: str
    devices: list[Device]
    tokens: list[Token]
    passkeys: list[str]
    recovery_codes: int
    role: str | None
    suspended: str | None  # since when they are not let in
    tables: list[OwnTable]
    talk: list[OwnLine]
    reports: list[OwnReport]
    reports_about: list[ReportAbout]
    acts_about: list[ActAbout]
