"""What was shown of a table to each viewpoint, part by part, and what has changed since.

A view is common to all viewpoints but for a few parts. A part is a key of the view or of its world; where the value is
a list of objects, each of them is a part of its own: `asked`, `forms.2`, `world.round`, `world.areas.9`.
`outremer.table.saves.view_digest` says how the parts' hashes make the hash of a view.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

from outremer.server.protocol.looking_back import Patch

Path = list[str | int]

_canonical = msgspec.json.Encoder(order="sorted").encode
_MISSING = object()


@cache
def path_of(name: str) -> Path:
    """Where a part lies in the view."""
    return [int(word) if word.isdigit() else word for word in name.split(".")]


@cache
def row_of(name: str) -> str:
    """The list that a part is an element of, "" for the others."""
    key, _, at = name.rpartition(".")
    return key if at.isdigit() else ""


@cache
def in_world(name: str) -> str:
    return f"world.{name}"


@cache
def element(key: str, at: int) -> str:
    return f"{key}.{at}"


def is_row(value: Any) -> bool:
    """Is this a list of objects, each of which is a part?"""
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


@cache
def _before_value(name: str) -> bytes:
    return f"{name}=".encode()


def part_hash(name: str, value: Any) -> int:
    return int.from_bytes(blake2b(_before_value(name) + _canonical(value), digest_size=16).digest(), "big")


def whole_hash(name: str, value: Any) -> int:
    """The hash of a key with all its parts."""
    if not is_row(value):
        return part_hash(name, value)
    whole = 0
    for at, one in enumerate(value):
        whole ^= part_hash(element(name, at), one)
    return whole


class Common:
    """What all viewpoints see alike."""

    def __init__(self) -> None:
        self.values: dict[str, Any] = {}  # by key
        self.hashes: dict[str, int] = {}  # by part
        self.hash = 0
        self.changes: list[tuple[str, Patch]] = []  # of the last step, by part or by key
        self.replaced: set[str] = set()  # keys that were exchanged as a whole, or went, in the last step

    def advance(self, view: Mapping[str, Any]) -> None:
        """Take over a new view; `changes` says what is new."""
        values = {in_world(name): value for name, value in view["world"].items()}
        values.update(view)
        del values["world"]
        was, self.values = self.values, values
        self.changes, self.replaced = [], set()
        if was.keys() != values.keys():
            for key in was:
                if key not in values:
                    self._forget(key, was[key])
                    self.replaced.add(key)
                    self.changes.append((key, [[path_of(key)]]))
        for key, value in values.items():
            before = was.get(key, _MISSING)
            if before is value:
                continue
            if is_row(before) and is_row(value) and len(before) == len(value):
                self._change_row(key, before, value)
            elif before != value:
                self._exchange(key, before, value)

    def _change_row(self, key: str, before: list[Any], row: list[Any]) -> None:
        for at, one in enumerate(row):
            if before[at] is not one and before[at] != one:
                name = element(key, at)
                self._rehash(name, one)
                patch: Patch = []
                differences(before[at], one, path_of(name), patch)
                self.changes.append((name, patch))

    def _exchange(self, key: str, before: Any, value: Any) -> None:
        self._forget(key, before)
        if is_row(value):
            for at, one in enumerate(value):
                self._rehash(element(key, at), one)
        else:
            self._rehash(key, value)
        self.replaced.add(key)
        patch: Patch = []
        differences(before, value, path_of(key), patch)
        self.changes.append((key, patch))

    def _rehash(self, name: str, value: Any) -> None:
        fresh = part_hash(name, value)
        self.hash ^= self.hashes.get(name, 0) ^ fresh
        self.hashes[name] = fresh

    def _forget(self, key: str, value: Any) -> None:
        if value is not _MISSING:
            for name in [element(key, at) for at in range(len(value))] if is_row(value) else [key]:
                self.hash ^= self.hashes.pop(name)


class Own:
    """The parts that one viewpoint sees differently from the others, or alone."""

    def __init__(self) -> None:
        self.parts: dict[str, Any] = {}
        self.hashes: dict[str, int] = {}
        self._apart = 0  # what turns the common hash into this viewpoint's

    def advance(self, common: Common, parts: dict[str, Any]) -> Patch:
        """Take over new parts, after the common ones; returns all that has changed for this viewpoint."""
        was, self.parts = self.parts, parts
        gone: Patch = []
        patch: Patch = []
        is_apart = bool(common.replaced)  # has anything changed of what this viewpoint sees apart?
        for name, changes in common.changes:
            if name in parts or name in was:  # what changed for the others does not fit what is shown here
                is_apart = True
            else:
                patch += changes
        kept = 0
        for name, value in parts.items():
            before = was.get(name, _MISSING)
            kept += before is not _MISSING
            exchanged = bool(common.replaced) and row_of(name) in common.replaced
            if before is value or before == value:
                if exchanged:
                    patch.append([path_of(name), value])
                continue
            is_apart = True
            self.hashes[name] = whole_hash(name, value)
            if exchanged or before is _MISSING:
                patch.append([path_of(name), value])
            else:
                differences(before, value, path_of(name), patch)
        if kept < len(was):
            is_apart = True
            for name in was:
                if name not in parts:
                    del self.hashes[name]
                    self._uncover(common, name, gone, patch)
        if is_apart:
            self._apart = 0
            for name, hash_ in self.hashes.items():
                self._apart ^= hash_ ^ common.hashes.get(name, 0)
        return gone + patch if gone else patch

    def _uncover(self, common: Common, name: str, gone: Patch, patch: Patch) -> None:
        """From now on this viewpoint sees what all see, or nothing."""
        row = row_of(name)
        if row:
            if name in common.hashes and row not in common.replaced:
                patch.append([path_of(name), common.values[row][path_of(name)[-1]]])
        elif name in common.values:
            patch.append([path_of(name), common.values[name]])
        else:
            gone.append([path_of(name)])

    def hash(self, common: Common) -> str:
        """Of the whole view."""
        return (common.hash ^ self._apart).to_bytes(16, "big").hex()

    def view(self, common: Common) -> dict[str, Any]:
        """The whole view."""
        values = dict(common.values)
        for name, value in self.parts.items():
            row = row_of(name)
            if row:
                values[row] = list(values[row])
                values[row][path_of(name)[-1]] = value
            else:
                values[name] = value
        view: dict[str, Any] = {"world": {}}
        for name, value in values.items():
            if name.startswith("world."):
                view["world"][path_of(name)[-1]] = value
            else:
                view[name] = value
        return view


def differences(was: Any, now: Any, path: Path, patch: Patch) -> None:
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
