"""What each listener gets of a table: its view piece by piece, what changed in it, and what was told to it.

A listener is a seat, or None for everybody who looks on.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

from outremer.kernel.forms import NOBODY
from outremer.kernel.journal import EVERYONE, MOVED, NOTHING, ROLLED, Entry
from outremer.opening import game
from outremer.server.protocol import Patch
from outremer.table import Table

Listener = int | None
Event = dict[str, Any]

EVENTS_SHOWN = 200

_canonical = msgspec.json.Encoder(order="sorted").encode
_MISSING = object()
_WORLD = "world"


# -- views --------------------------------------------------------------------------------------------------------


class Seen:
    """A part of a view as it was last told: what all listeners see alike, or what one sees beside it.

    `hash` is the exclusive or of the hashes of its keys; see `outremer.kernel.saves.view_digest`.
    """

    __slots__ = ("hash", "hashes", "view")

    def __init__(self) -> None:
        self.view: dict[str, Any] = {_WORLD: {}}
        self.hashes: dict[str, int] = {}
        self.hash = 0


class Comparing:
    """Brings what was seen up to date; what several listeners share is compared once."""

    def __init__(self) -> None:
        self._compared: dict[tuple[int, int, tuple[str | int, ...]], Patch] = {}

    def advance(self, seen: Seen, view: dict[str, Any]) -> tuple[Patch, Patch]:
        """Which keys are gone, and what has changed; `seen` is up to date afterwards."""
        gone: Patch = []
        changed: Patch = []
        self._keys(seen, seen.view, view, "", gone, changed)
        self._keys(seen, seen.view[_WORLD], view[_WORLD], "world.", gone, changed)
        seen.view = view
        return gone, changed

    def _keys(
        self, seen: Seen, was: dict[str, Any], now: dict[str, Any], prefix: str, gone: Patch, changed: Patch
    ) -> None:
        for name, value in now.items():
            before = was.get(name, _MISSING)
            if before is value or (name == _WORLD and not prefix) or before == value:
                continue
            path: list[str | int] = [_WORLD, name] if prefix else [name]
            _rehash(seen, prefix + name, value)
            self._differences(before, value, path, changed)
        if was.keys() != now.keys():
            for name in was:
                if name not in now:
                    seen.hash ^= seen.hashes.pop(prefix + name)
                    gone.append([[_WORLD, name] if prefix else [name]])

    def _differences(self, was: Any, now: Any, path: list[str | int], patch: Patch) -> None:
        if not (isinstance(was, list) and isinstance(now, list) and len(was) == len(now)):
            differences(was, now, path, patch)
            return
        for at, value in enumerate(now):
            if was[at] is value or was[at] == value:
                continue
            pair = (id(was[at]), id(value), (*path, at))
            found = self._compared.get(pair)
            if found is None:
                found = self._compared[pair] = []
                differences(was[at], value, [*path, at], found)
            patch += found


def _rehash(seen: Seen, name: str, value: Any) -> None:
    digest = blake2b(b"%b=%b" % (name.encode(), _canonical(value)), digest_size=16).digest()
    fresh = int.from_bytes(digest, "big")
    seen.hash ^= seen.hashes.get(name, 0) ^ fresh
    seen.hashes[name] = fresh


def hash_of(common: Seen, own: Seen) -> str:
    """The hash of a whole view."""
    return f"{common.hash ^ own.hash:032x}"


def whole(common: Seen, own: Seen) -> dict[str, Any]:
    """A whole view."""
    return {**common.view, **own.view, _WORLD: {**common.view[_WORLD], **own.view[_WORLD]}}


def differences(was: Any, now: Any, path: list[str | int], patch: Patch) -> None:
    """Add to the patch what turns `was` into `now`."""
    if isinstance(was, dict) and isinstance(now, dict):
        for name, value in now.items():
            if name not in was:
                patch.append([[*path, name], value])
            elif was[name] is not value and was[name] != value:
                differences(was[name], value, [*path, name], patch)
        for name in was:
            if name not in now:
                patch.append([[*path, name]])
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        for at, value in enumerate(now):
            if was[at] is not value and was[at] != value:
                differences(was[at], value, [*path, at], patch)
    else:
        patch.append([path, now])


# -- what is told -------------------------------------------------------------------------------------------------


class Heard:
    """What one listener notices of some entries of the journal."""

    __slots__ = ("events", "noticed", "spoken")

    def __init__(self) -> None:
        self.noticed = False  # anything at all
        self.spoken = False  # a move or a roll, so that it may know who moved
        self.events: list[Event] = []


def heard(table: Table, entries: Sequence[Entry], listeners: Sequence[Listener]) -> list[Heard]:
    found = [Heard() for _ in listeners]
    for entry in entries:
        if entry.audience == EVERYONE:
            shared = None if entry.kind in (MOVED, ROLLED) else _event(table, entry, entry.number)
            for one in found:
                _add(one, shared)
        else:
            for listener, one in zip(listeners, found, strict=True):
                _hear(table, entry, listener, one)
    return found


def _add(one: Heard, event: Event | None) -> None:
    one.noticed = True
    if event is None:
        one.spoken = True
    else:
        one.events.append(event)


def _hear(table: Table, entry: Entry, listener: Listener, one: Heard) -> None:
    if entry.kind == ROLLED:
        _add(one, None)  # that something was rolled, if not what
    elif entry.kind == MOVED:
        if entry.is_heard_by(listener) or entry.others != NOTHING:
            _add(one, None)
    else:
        number = entry.number if entry.is_heard_by(listener) else entry.others
        if number != NOBODY:
            _add(one, _event(table, entry, number))


def _event(table: Table, entry: Entry, number: int) -> Event:
    annals = table.game.annals
    return {"name": annals.names[number], "arguments": annals.say(number, entry.arguments)}


def last_events(table: Table, listener: Listener) -> list[Event]:
    """The end of the log."""
    found: list[Event] = []
    for entry in reversed(table.journal.entries):
        if len(found) == EVENTS_SHOWN:
            break
        found += heard(table, [entry], [listener])[0].events
    return found[::-1]


# -- what may be said ---------------------------------------------------------------------------------------------


@cache
def sentences(name: str) -> list[str]:
    """All sentences of a game by their numbers."""
    lexicon = game(name).lexicon
    return [str(lexicon.say(move)) for move in range(len(lexicon))]


def free_moves(table: Table, listener: Listener) -> list[str]:
    kernel = table.kernel
    if listener is None or not (kernel.asked(listener) or kernel.rules.has_offers):
        return []
    said = sentences(table.game.name)
    return [said[move] for move in kernel.legal(listener)]
