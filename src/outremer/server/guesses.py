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

    def wrong(self, address: str, login: str, kept: tuple[int, int]) -> tuple[int, int]:
        """A stranger was wrong; the day and the number that the store is to know."""
        self.blame(address)
        count = (self.today, self._of_today(login, kept) + 1)
        self._logins[login] = count
        self._logins.move_to_end(login)
        if len(self._logins) > MOST_LOGINS:  # those of accounts are in the store too
            self._logins.popitem(last=False)
        return count

    def _of_today(self, login: str, kept: tuple[int, int]) -> int:
        return max((number for day, number in (self._logins.get(login, (0, 0)), kept) if day == self.today), default=0)

    def blame(self, address: str) -> None:
        """Whoever is there was wrong, and waits longer each time.

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

    def _counted_as(self, address: str) -> str:
        """Where very many are wrong, those who come later share what they wait for."""
        if address in self._senders or len(self._senders) < MOST_SENDERS:
            return address
        return f"one of many {hash(address) % 1024}"

    # -- devices that were in before ------------------------------------------------------------------------------

    def is_trusted(self, device: int) -> bool:
        return not self.on or self._devices.get(device, 0) < MOST_OF_A_DEVICE

    def device_was(self, device: int, right: bool) -> None:
        if right:
            self._devices.pop(device, None)
        else:
            self._devices[device] = self._devices.get(device, 0) + 1
            if len(self._devices) > MOST_LOGINS:
                self._devices.popitem(last=False)
