"""Wrong passwords: whoever sends them waits longer and longer, and an account bears only so many strangers a day.

The owner is not kept out by what others do: a device that was in the account before is no stranger to it.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from outremer.server.errors import Fault
from outremer.server.limits import TooFast

DAY = 24 * 3600
FREE = 5  # wrong passwords of an address that cost it no time
LONGEST_WAIT = 3600  # seconds
MOST_A_DAY = 1000  # wrong passwords of strangers for one account
MOST_OF_A_DEVICE = 20  # wrong passwords in a row, after which a known device counts as a stranger
MOST_SENDERS = 100_000
MOST_LOGINS = 100_000


class _Sender:
    __slots__ = ("failures", "last")

    def __init__(self) -> None:
        self.failures = 0
        self.last = 0.0


class Attempt:
    """A guess counts as wrong from the moment it is made: as many at once are no more than one after the other.

    If it is not even tried (an exception says so), or turns out right, it has never been.
    """

    def __init__(self, take_back: Callable[[], None], when_right: Callable[[], None] | None = None) -> None:
        self._take_back = take_back
        self._when_right = take_back if when_right is None else when_right

    def __enter__(self) -> Attempt:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: object) -> None:
        if kind is not None:
            self._take_back()

    def was_right(self) -> None:
        self._when_right()


class Guesses:
    def __init__(self, on: bool, seconds: Callable[[], float] = time.time) -> None:
        self.on = on
        self._seconds = seconds
        self._senders: OrderedDict[str, _Sender] = OrderedDict()  # by address, the longest quiet first
        self._logins: OrderedDict[str, tuple[int, int]] = OrderedDict()  # the day, and how many on it
        self._devices: OrderedDict[int, int] = OrderedDict()  # how many in a row

    @property
    def today(self) -> int:
        return int(self._seconds()) // DAY

    # -- strangers ------------------------------------------------------------------------------------------------

    def begin(self, address: str) -> Attempt:
        """Whoever is there guesses, unless they must wait."""
        self.check_sender(address)
        known = self._senders.get(self._counted_as(address))
        before = 0.0 if known is None else known.last
        blamed = self.blame(address)
        return Attempt(lambda: self._forgive(address, blamed, before))

    def begin_at(self, address: str, login: str, kept: tuple[int, int]) -> Attempt:
        """A stranger guesses at an account, unless they must wait or there was enough of that today."""
        self.check_sender(address)  # who must wait hears nothing of the account
        self.check_login(login, kept)
        attempt = self.begin(address)
        self._count(login, kept, 1)

        def take_back() -> None:
            attempt.was_right()
            self._count(login, kept, -1)

        return Attempt(take_back)

    def check_sender(self, address: str) -> None:
        """Raise TooFast while whoever is there must wait."""
        sender = self._senders.get(self._counted_as(address))
        if not self.on or sender is None or sender.failures < FREE:
            return
        wait = min(LONGEST_WAIT, 2 ** (sender.failures - FREE + 1))
        left = sender.last + wait - self._seconds()
        if left > 0:
            raise TooFast(math.ceil(left))

    def check_login(self, login: str, kept: tuple[int, int]) -> None:
        """Raise Fault if strangers have tried enough for today; `kept`: the day and number that the store knows."""
        if self.on and self._of_today(login, kept) >= MOST_A_DAY:
            raise Fault("too-many-guesses", seconds=DAY - int(self._seconds()) % DAY)  # then it is another day

    def counted(self, login: str, kept: tuple[int, int]) -> tuple[int, int]:
        """Today, and how often strangers were wrong: what the store is to know."""
        return self.today, self._of_today(login, kept)

    def _count(self, login: str, kept: tuple[int, int], more: int) -> None:
        self._logins[login] = (self.today, max(0, self._of_today(login, kept) + more))
        self._logins.move_to_end(login)
        if len(self._logins) > MOST_LOGINS:  # those of accounts are in the store too
            self._logins.popitem(last=False)

    def _of_today(self, login: str, kept: tuple[int, int]) -> int:
        return max((number for day, number in (self._logins.get(login, (0, 0)), kept) if day == self.today), default=0)

    def blame(self, address: str) -> float:
        """Whoever is there was wrong, now, and waits longer each time.

        Whoever has been quiet for a day is forgotten; whoever waits cannot be pushed out before that.
        """
        now = self._seconds()
        while self._senders and now - next(iter(self._senders.values())).last > DAY:
            self._senders.popitem(last=False)
        address = self._counted_as(address)
        sender = self._senders.setdefault(address, _Sender())
        sender.failures += 1
        sender.last = now
        self._senders.move_to_end(address)
        return now

    def _forgive(self, address: str, blamed: float, before: float) -> None:
        """It was no wrong password. What was wrong before, or meanwhile, still counts."""
        counted_as = self._counted_as(address)
        sender = self._senders.get(counted_as)
        if sender is None:
            return
        sender.failures -= 1
        if sender.last <= blamed:
            sender.last = before
        if not sender.failures:
            del self._senders[counted_as]

    def _counted_as(self, address: str) -> str:
        """Where very many are wrong, those who come later share what they wait for."""
        if address in self._senders or len(self._senders) < MOST_SENDERS:
            return address
        return f"one of many {hash(address) % 1024}"

    # -- devices that were in before ------------------------------------------------------------------------------

    def is_trusted(self, device: int) -> bool:
        return not self.on or self._devices.get(device, 0) < MOST_OF_A_DEVICE

    def begin_by(self, device: int) -> Attempt:
        """A device that was in before guesses."""
        self._devices[device] = self._devices.get(device, 0) + 1
        if len(self._devices) > MOST_LOGINS:
            self._devices.popitem(last=False)

        def take_back() -> None:
            self._devices[device] = max(0, self._devices.get(device, 0) - 1)

        return Attempt(take_back, lambda: self._forget_device(device))

    def _forget_device(self, device: int) -> None:
        self._devices.pop(device, None)
