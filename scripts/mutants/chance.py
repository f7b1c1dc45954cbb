"""The doors of chance: a test that opens one is stopped there; what it asserted before proves a rule, the rest not."""

from __future__ import annotations

import functools
import importlib
from operator import attrgetter
from typing import Any, NoReturn


class Chance(BaseException):
    """Raised in a test that plays at random; nothing but pytest itself catches it."""


class Doors:
    """Guards them while a test runs, and remembers who has opened one."""

    def __init__(self, doors: tuple[str, ...]) -> None:
        self.test = ""  # the one that runs now
        self.opened_by: list[str] = []
        for door in doors:
            self._guard(door)

    def _guard(self, door: str) -> None:
        module, _, path = door.partition(":")
        owner, _, name = path.rpartition(".")
        holder = importlib.import_module(module)
        place = attrgetter(owner)(holder) if owner else holder
        behind = getattr(place, name)

        @functools.wraps(behind)
        def guarded(*arguments: Any, **named: Any) -> Any:
            return self._open() if self.test else behind(*arguments, **named)

        if isinstance(place, type) and not place.__module__.startswith(("outremer", "subprocess")):
            guarded_type = type(place.__name__, (place,), {name: guarded})  # a built-in type cannot be changed itself
            setattr(holder, owner, guarded_type)
        else:
            setattr(place, name, guarded)

    def _open(self) -> NoReturn:
        self.opened_by.append(self.test)
        raise Chance
