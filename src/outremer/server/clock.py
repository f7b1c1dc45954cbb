"""Times, as the store and the protocol write them."""

from __future__ import annotations

import time


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def iso(milliseconds: int) -> str:
    """A time as messages write it: `2026-11-15T18:30:00Z`."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(milliseconds / 1000))
