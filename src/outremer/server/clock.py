"""Times, as the store and the protocol write them; what runs out, and when."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def iso(milliseconds: int) -> str:
    """A time as messages write it: `2026-11-15T18:30:00Z`."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(milliseconds / 1000))


class Timer(Protocol):
    """Something that will be done."""

    def cancel(self) -> None: ...


class Watch:
    """The time by which decisions and talks run out; another one may be wound by hand."""

    def now(self) -> int:
        return now()

    def call_at(self, when: int, action: Callable[[], None]) -> Timer:
        """Do this at that time, or at once where it has passed."""
        seconds = max(0.0, (when - self.now()) / 1000)
        return asyncio.get_running_loop().call_later(seconds, action)


class Deadlines(Struct, frozen=True):
    """When what is open at a table runs out."""

    seats: dict[int, int] = {}  # of those who are asked
    talks: dict[str, int] = {}  # by the names of their rooms

    def __bool__(self) -> bool:
        return bool(self.seats or self.talks)


NO_DEADLINES = Deadlines()
