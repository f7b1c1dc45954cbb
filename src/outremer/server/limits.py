"""Against floods: buckets that fill slowly and are emptied by whoever asks."""

from __future__ import annotations

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, ip_address
from weakref import WeakValueDictionary

from outremer.server.errors import Fault
from outremer.server.metrics import LIMITS_HIT

MOST_BUCKETS = 10_000  # of each kind
SHARED_BUCKETS = 1024  # for those who come when there are that many
HOUSEHOLD = 64  # bits of an address of version 6 that a provider gives to one household


class TooFast(Fault):
    """Not now: after so many seconds."""

    def __init__(self, seconds: int = 1) -> None:
        super().__init__("too-fast", seconds=seconds)


def household(address: str) -> str:
    """Where this address belongs to: whoever has one of version 6 has as many as they like."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> HOUSEHOLD << HOUSEHOLD)}/{HOUSEHOLD}"


class Bucket:
    """Holds `size` tokens, gets `rate` new ones a second."""

    __slots__ = ("_left", "_since", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._left = size
        self._since = time.monotonic()

    def take(self) -> bool:
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def seconds(self) -> int:
        """Until there is one to take."""
        return max(1, math.ceil((1 - self._left) / self.rate))

    def is_full(self) -> bool:
        self._fill()
        return self._left >= self.size

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self.size, self._left + (now - self._since) * self.rate)
        self._since = now


# Per second, and at once: for an address (requests, guests, passwords, openings of tables), a player (tables, talk),
# both (reports, and passwords of those who are known: right ones take time, too), a connection.
RATES = {
    "requests": (30.0, 300.0),
    "guests": (0.5, 40.0),
    "passwords": (0.2, 10.0),
    "known": (1.0, 30.0),
    "tables": (0.5, 30.0),
    "openings": (0.5, 60.0),
    "talk": (1.0, 10.0),
    "reports": (0.02, 10.0),
    "hints": (0.2, 10.0),
    "messages": (30.0, 150.0),
}
MOST_SOCKETS = 60  # of one player, or of one address without a session
MOST_SOCKETS_AT = 300  # of one address in all
MOST_WAITING = 10  # tables that one player has opened and that wait for others
MOST_WAITING_AT = 40  # those of one address


class Limits:
    def __init__(self, on: bool) -> None:
        self.on = on
        self._buckets: dict[str, OrderedDict[str, Bucket]] = {what: OrderedDict() for what in RATES}
        self._sockets: dict[str, int] = {}
        self._opened: dict[str, list[int]] = {}  # the keys of tables that may still wait, by address
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def check(self, what: str, who: str) -> None:
        """Raise Fault if there was too much of this from there."""
        if not self.on:
            return
        bucket = self._bucket(self._buckets[what], what, who)
        if not bucket.take():
            LIMITS_HIT.labels(what).inc()
            raise TooFast(bucket.seconds())

    def check_known(self, player: str, address: str) -> None:
        """The same of a password that somebody known gives: of this account, and from there."""
        self.check("known", player)
        self.check("known", address)

    def _bucket(self, buckets: OrderedDict[str, Bucket], what: str, who: str) -> Bucket:
        """Only a bucket that is full again makes room for another: nobody pushes out what they have emptied."""
        if who not in buckets and len(buckets) >= MOST_BUCKETS:
            oldest = next(iter(buckets))
            if buckets[oldest].is_full():
                del buckets[oldest]
            else:
                who = f"one of many {hash(who) % SHARED_BUCKETS}"
        if who not in buckets:
            buckets[who] = Bucket(*RATES[what])
        buckets.move_to_end(who)
        return buckets[who]

    def messages(self) -> Bucket | None:
        """The bucket of a new connection; None where nothing is limited."""
        return Bucket(*RATES["messages"]) if self.on else None

    def open_socket(self, who: str, address: str) -> None:
        for one, most in ((who, MOST_SOCKETS), (f"at {address}", MOST_SOCKETS_AT)):
            if self.on and self._sockets.get(one, 0) >= most:
                LIMITS_HIT.labels("sockets").inc()
                raise Fault("too-many-connections", most=most)
        for one in (who, f"at {address}"):
            self._sockets[one] = self._sockets.get(one, 0) + 1

    def close_socket(self, who: str, address: str) -> None:
        for one in (who, f"at {address}"):
            self._sockets[one] -= 1
            if not self._sockets[one]:
                del self._sockets[one]

    # -- tables that wait -----------------------------------------------------------------------------------------

    @asynccontextmanager
    async def one_opens(self, player: str, address: str) -> AsyncIterator[None]:
        """Nobody opens another table meanwhile, of this player or there: else many at once would all be the last."""
        async with self._one_at_a_time(f"at {address}"), self._one_at_a_time(player):
            yield

    def _one_at_a_time(self, who: str) -> asyncio.Lock:
        """The lock is there as long as somebody holds it or waits."""
        return self._opening.setdefault(who, asyncio.Lock())

    def opened_at(self, address: str) -> list[int]:
        """The tables that were opened from there, as far as it is known."""
        return self._opened.get(address, [])

    def may_open(self, address: str, own: int, waiting: list[int]) -> None:
        """Raise Fault if enough tables wait: `own` of this player, and of the address those of `opened_at` that do."""
        if waiting:
            self._opened[address] = waiting
        else:
            self._opened.pop(address, None)
        for number, most in ((own, MOST_WAITING), (len(waiting), MOST_WAITING_AT)):
            if self.on and number >= most:
                LIMITS_HIT.labels("waiting").inc()
                raise Fault("too-many-waiting", most=most)

    def forget_openings(self, waiting: set[int]) -> None:
        """Only these tables still wait."""
        kept = {address: [key for key in keys if key in waiting] for address, keys in self._opened.items()}
        self._opened = {address: keys for address, keys in kept.items() if keys}

    def has_opened(self, address: str, table: int) -> None:
        self._opened.setdefault(address, []).append(table)
