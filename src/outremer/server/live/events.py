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


class Free(NamedTuple):
    """What may be said from a viewpoint: to what is asked, and beside it."""

    moves: list[str]
    offers: list[str]


NOTHING_FREE = Free([], [])


def free_moves(table: Table, viewpoint: Viewpoint) -> Free:
    kernel = table.kernel
    if viewpoint is None or not (kernel.asked(viewpoint) or kernel.rules.has_offers):
        return NOTHING_FREE
    said, is_offer = table.game.lexicon.sentences, kernel.rules.is_offer
    free = Free([], [])
    for move in kernel.legal(viewpoint):
        (free.offers if is_offer[move] else free.moves).append(said[move])
    return free


def free_answers(table: Table, seat: int) -> list[str]:
    """What this seat may say to what it is asked; its offers are not even looked for."""
    said = table.game.lexicon.sentences
    return [said[move] for move in table.kernel.answers(seat)]


def free_replies(table: Table, seat: int) -> list[str]:
    """What this seat may say to proposals."""
    kernel, said = table.kernel, table.game.lexicon.sentences
    replies = kernel.rules.replies
    return [said[move] for move in kernel.legal(seat) if kernel.rules.verb_of[move] in replies]


# -- where may be talked ------------------------------------------------------------------------------------------


def rooms_of(table: Table, viewpoint: Viewpoint) -> dict[str, list[int]]:
    """The private rooms in which this viewpoint is, with their members."""
    kernel = table.kernel
    if viewpoint is None:
        return {}
    return {
        talk.name: [seat for seat in range(table.seats) if talk.members >> seat & 1]
        for talk in kernel.rules.talks(kernel.world)
        if talk.members >> viewpoint & 1
    }


def awaited(table: Table) -> int:
    """The seats (bits) that are asked."""
    return sum(1 << seat for seat in range(table.seats) if table.kernel.asked(seat))


def addressed(table: Table) -> int:
    """The seats (bits) that have a proposal to answer, and may now."""
    kernel = table.kernel
    return kernel.rules.addressed(kernel.world) if kernel.open_to_offers() else 0
