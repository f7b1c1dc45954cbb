"""What each viewpoint notices of what happens at a table, and what each may say.

A viewpoint is a seat, or None for everybody who looks on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from outremer.kernel.blanks import NOBODY
from outremer.kernel.journal import EVERYONE, MOVED, NOTHING, ROLLED, Entry
from outremer.table.table import Table

Viewpoint = int | None
Event = dict[str, Any]

EVENTS_SHOWN = 200


class Presence(NamedTuple):
    """Who is connected."""

    seats: frozenset[int]
    spectators: int


NOBODY_PRESENT = Presence(frozenset(), 0)

# -- what is told -------------------------------------------------------------------------------------------------


class Heard:
    """What one viewpoint notices of some entries of the journal."""

    __slots__ = ("events", "noticed", "spoken")

    def __init__(self) -> None:
        self.noticed = False  # anything at all
        self.spoken = False  # a move or a roll, so that it may know who moved
        self.events: list[Event] = []


def heard(table: Table, entries: Sequence[Entry], viewpoints: Sequence[Viewpoint]) -> list[Heard]:
    found = [Heard() for _ in viewpoints]
    for entry in entries:
        if entry.audience == EVERYONE:
            shared = None if entry.kind in (MOVED, ROLLED) else _event(table, entry, entry.number)
            for one in found:
                _add(one, shared)
        else:
            for viewpoint, one in zip(viewpoints, found, strict=True):
                _hear(table, entry, viewpoint, one)
    return found


def _add(one: Heard, event: Event | None) -> None:
    one.noticed = True
    if event is None:
        one.spoken = True
    else:
        one.events.append(event)


def _hear(table: Table, entry: Entry, viewpoint: Viewpoint, one: Heard) -> None:
    if entry.kind == ROLLED:
        _add(one, None)  # that something was rolled, if not what
    elif entry.kind == MOVED:
        if entry.is_heard_by(viewpoint) or entry.others != NOTHING:
            _add(one, None)
    else:
        number = entry.number if entry.is_heard_by(viewpoint) else entry.others
        if number != NOBODY:
            _add(one, _event(table, entry, number))


def _event(table: Table, entry: Entry, number: int) -> Event:
    annals = table.game.annals
    return {"name": annals.names[number], "arguments": annals.say(number, entry.arguments)}


def last_events(table: Table, viewpoint: Viewpoint) -> list[Event]:
    """The end of the log."""
    found: list[Event] = []
    for entry in reversed(table.journal.entries):
        if len(found) == EVENTS_SHOWN:
            break
        found += heard(table, [entry], [viewpoint])[0].events
    return found[::-1]


# -- what may be said ---------------------------------------------------------------------------------------------


def free_moves(table: Table, viewpoint: Viewpoint) -> list[str]:
    kernel = table.kernel
    if viewpoint is None or not (kernel.asked(viewpoint) or kernel.rules.has_offers):
        return []
    said = table.game.lexicon.sentences
    return [said[move] for move in kernel.legal(viewpoint)]
