"""Passwords are hashed slowly, on purpose: in threads of their own, so that nobody else waits for that."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from outremer.server.limits import TooFast

T = TypeVar("T")
MOST_WAITING = 8  # for a lane's thread; each takes it for a fraction of a second
MOST_OF_ONE = 2  # of them for the same account, so that nobody has all places
MOST_FROM_ONE = 3  # and from the same address, so that nobody has them by many accounts
BUSY_SECONDS = 5

_hasher = PasswordHasher()
# Checked where there is no such login, so that the time of the answer tells nothing.
NOBODYS_PASSWORD = _hasher.hash("nobody")


class Asking(NamedTuple):
    """For whom a password is hashed."""

    address: str
    player: int | None = None  # whose account it is, where that is no stranger's guess


class Lane:
    """One thread, and a short queue before it."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=f"outremer-passwords-{name}")
        self._waiting: list[Asking] = []

    async def hash(self, password: str, asking: Asking) -> str:
        return await self._done(lambda: _hasher.hash(password), asking)

    async def is_right(self, hashed: str, password: str, asking: Asking) -> bool:
        return await self._done(lambda: _is_right(hashed, password), asking)

    async def _done(self, work: Callable[[], T], asking: Asking) -> T:
        if len(self._waiting) >= MOST_WAITING or self._has_enough(asking):
            raise TooFast(BUSY_SECONDS)
        self._waiting.append(asking)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting.remove(asking)

    def _has_enough(self, asking: Asking) -> bool:
        from_there = sum(one.address == asking.address for one in self._waiting)
        of_them = sum(one.player == asking.player for one in self._waiting if one.player is not None)
        return from_there >= MOST_FROM_ONE or of_them >= MOST_OF_ONE

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


class Passwords:
    """Strangers have a lane, those who were here before another, and guests who become accounts a third: however many
    guess, an owner gets in, and whoever wants an account has it.
    """

    def __init__(self) -> None:
        self.strangers = Lane("strangers")
        self.known = Lane("known")
        self.newcomers = Lane("newcomers")

    def stop(self) -> None:
        for lane in (self.strangers, self.known, self.newcomers):
            lane.stop()


def _is_right(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except (VerifyMismatchError, InvalidHashError):
        return False
