"""What people report to administrators, and what those do, on the wire."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from outremer.server.protocol.basics import Body, Id, Name, Number


class ReportWish(Body):
    """To the administrators: about a line of talk, or about the name at a seat."""

    table: Id
    words: Annotated[str, Meta(min_length=1, max_length=500)]
    line: Number | None = None
    seat: Number | None = None


class PlayerChange(Body):
    """By an administrator: another name, or else whether they are suspended."""

    name: Name | None = None
    suspended: bool = True


class TableClosing(Body):
    """By an administrator."""

    closed: bool = True


class ReportInfo(Struct):
    """What administrators read: who reports what about whom."""

    id: int
    at: str
    by: str
    table: str
    line: int | None  # None: it is about the name
    text: str  # the name or the line, as it was
    words: str
    player: str | None  # the id of whom it is about
    name: str
    guest: bool
    suspended: bool
    settled: bool


class ActInfo(Struct):
    """What an administrator has done; `by` is null for the command line."""

    at: str
    by: str | None
    act: str
    subject: str
    words: str
