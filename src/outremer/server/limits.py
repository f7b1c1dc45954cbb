"""Against floods: buckets that fill slowly and are emptied by whoever asks."""

from __future__ import annotations

import time
from collections import OrderedDict

from outremer.server.errors import Fault

MOST_BUCKETS = 10_000


class Bucket:
    """Holds `size` tokens, gets `rate` new ones a second."""

    __slots__ = ("_left", "_since", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._left = size
        self._since = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self.size, self._left + (now - self._since) * self.rate)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


# Per second, and at once: for an address (requests, guests, passwords), an account (logins), a player (tables, talk),
# a connection. An account bears more wrong passwords than one address may try, so that nobody can lock out another.
RATES = {
    "requests": (30.0, 300.0),
    "guests": (0.5, 40.0),
    "passwords": (0.2, 10.0),
    "logins": (1.0, 50.0),
    "tables": (0.5, 30.0),
    "talk": (1.0, 10.0),
    "messages": (30.0, 150.0),
}
MOST_SOCKETS = 60  # of one player, or of one address without a session


class Limits:
    def __init__(self, on: bool) -> None:
        self.on = on
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._sockets: dict[str, int] = {}

    def check(self, what: str, who: str) -> None:
        """Raise Fault if there was too much of this from there."""
        if not self.on:
            return
        key = (what, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(*RATES[what])
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        if not bucket.take():
            raise Fault("too-fast")

    def messages(self) -> Bucket | None:
        """The bucket of a new connection; None where nothing is limited."""
        return Bucket(*RATES["messages"]) if self.on else None

    def open_socket(self, who: str) -> None:
        if self.on and self._sockets.get(who, 0) >= MOST_SOCKETS:
            raise Fault("too-many-connections", most=MOST_SOCKETS)
        self._sockets[who] = self._sockets.get(who, 0) + 1

    def close_socket(self, who: str) -> None:
        self._sockets[who] -= 1
        if not self._sockets[who]:
            del self._sockets[who]
