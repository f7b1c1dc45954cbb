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


# -- views --------------------------------------------------------------------------------------------------------


class Seen:
    """A view as its listener knows it, with the hash of each of its parts; see `outremer.kernel.saves.view_digest`."""

    __slots__ = ("hash", "parts", "view", "world")

    def __init__(self, view: dict[str, Any], parts: dict[str, bytes], world: dict[str, bytes]) -> None:
        self.view = view
        self.parts = parts  # by the view's keys but the world, in alphabetical order
        self.world = world  # by the world's keys, in alphabetical order
        self.hash = blake2b(b"".join(parts.values()) + b"".join(world.values()), digest_size=16).hexdigest()


NOTHING_SEEN = Seen({"world": {}}, {}, {})


class Comparing:
    """Brings several listeners up to date at once; what their views share is compared and hashed once."""

    def __init__(self) -> None:
        self._hashed: dict[tuple[int, str], bytes] = {}
        self._compared: dict[tuple[int, int, str, int], Patch] = {}

    def advance(self, old: Seen, view: dict[str, Any]) -> tuple[Seen, Patch]:
        patch: Patch = []
        parts = self._parts(old.view, old.parts, view, [], patch)
        world = self._parts(old.view["world"], old.world, view["world"], ["world"], patch)
        return Seen(view, parts, world), patch

    def _parts(
        self, was: dict[str, Any], old: dict[str, bytes], now: dict[str, Any], path: list[str | int], patch: Patch
    ) -> dict[str, bytes]:
        parts = old.copy()
        if was.keys() != now.keys():
            parts = {name: old.get(name, b"") for name in sorted(now) if name != "world" or path}
            patch += [[[*path, name]] for name in was if name not in now]
        for name in parts:
            value, before = now[name], was.get(name, _MISSING)
            if before is not value and before != value:
                parts[name] = self._hash(name, value)
                patch += self._differences(before, value, path, name)
        return parts

    def _hash(self, name: str, value: Any) -> bytes:
        key = (id(value), name)
        part = self._hashed.get(key)
        if part is None:
            text = b'"%b":%b' % (name.encode(), _canonical(value))
            part = self._hashed[key] = blake2b(text, digest_size=16).digest()
        return part

    def _differences(self, was: Any, now: Any, path: list[str | int], name: str) -> Patch:
        pair = (id(was), id(now), name, len(path))
        found = self._compared.get(pair)
        if found is None:
            found = self._compared[pair] = []
            differences(was, now, [*path, name], found)
        return found


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
