"""The engine owns no randomness: a Roll states the odds, and a driver answers it.

Weights are drawn as whole numbers, without bias, and no driver touches any global random state.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Driver:
    """Answers rolls. `below(n)` is a whole number from 0 to n - 1, each as likely as any other."""

    def below(self, n: int) -> int:
        raise NotImplementedError

    def pick(self, odds: list[int], words: list[str]) -> int:
        """An outcome, each with its weight."""
        at = self.below(sum(odds))
        for outcome, weight in enumerate(odds):
            at -= weight
            if at < 0:
                return outcome
        raise ValueError("no outcome has any weight")

    def copy(self) -> Driver:
        """A driver that would answer as this one does from here on."""
        return self

    def shuffle(self, things: list[int]) -> None:
        for at in range(len(things) - 1, 0, -1):
            other = self.below(at + 1)
            things[at], things[other] = things[other], things[at]


class Seeded(Driver):
    """The same seed gives the same game, on every machine: draw number k is a hash of the seed and k."""

    def __init__(self, seed: int | str, drawn: int = 0) -> None:
        self.seed: Final = seed
        self.drawn = drawn
        self._key: Final = hashlib.blake2b(repr(seed).encode(), digest_size=32).digest()

    def below(self, n: int) -> int:
        if n <= 0:
            raise ValueError("no outcome has any weight")
        if n > 1 << 64:
            raise ValueError(f"weights of {n} in all are more than one draw can tell apart")
        limit = (1 << 64) // n * n
        while True:
            block = hashlib.blake2b(self.drawn.to_bytes(8, "big"), key=self._key, digest_size=8).digest()
            self.drawn += 1
            value = int.from_bytes(block, "big")
            if value < limit:  # the few values beyond would favour small outcomes
                return value % n

    def copy(self) -> Seeded:
        return Seeded(self.seed, self.drawn)

    def __reduce__(self) -> tuple[object, ...]:
        return Seeded, (self.seed, self.drawn)


class Entropy(Driver):
    """From the operating system, so that nobody can know what comes."""

    def below(self, n: int) -> int:
        if n <= 0:
            raise ValueError("no outcome has any weight")
        return secrets.randbelow(n)

    def __reduce__(self) -> tuple[object, ...]:
        return Entropy, ()


DRAWN: Final = 31  # bits of one draw of a quick driver
SCRAMBLED: Final = 0x5DEECE66D  # by this a seed is made the first state
SPARE: Final = 15  # bits by which what is drawn is longer than what is asked for, so that hardly any value is favoured


class Quick(Driver):
    """For imagined tables and playouts, never for dealing a real game: what it drew tells what it will draw."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = (seed ^ SCRAMBLED) & 0xFFFFFFFFFFFF  # a machine's number when compiled, and never too long

    def below(self, n: int) -> int:
        if n <= 0:
            raise ValueError("no outcome has any weight")
        value, bits = self._drawn(), DRAWN
        while n >> (bits - SPARE):
            value = value << DRAWN | self._drawn()
            bits += DRAWN
        return value % n

    def _drawn(self) -> int:
        self.x = (self.x * 0x5DEECE66D + 11) & 0xFFFFFFFFFFFF
        return self.x >> 17  # the lower ones repeat themselves too soon

    def pick(self, odds: list[int], words: list[str]) -> int:
        total = 0
        for weight in odds:
            total += weight
        at = self.below(total)
        for outcome in range(len(odds)):
            at -= odds[outcome]
            if at < 0:
                return outcome
        raise ValueError("no outcome has any weight")

    def copy(self) -> Quick:
        twin = Quick(0)
        twin.x = self.x
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return Quick, (int(self.x) ^ SCRAMBLED,)


class OutOfScript(LookupError):
    """A scripted driver was asked for more, or for something else, than it was given."""


class Scripted(Driver):
    """Answers with what it was told, word by word or outcome by outcome: `Scripted(3, "templars")`."""

    def __init__(self, *answers: int | str) -> None:
        self.answers: Final = list(answers)

    def below(self, n: int) -> int:
        return self._next(n)

    def pick(self, odds: list[int], words: list[str]) -> int:
        if not self.answers:
            raise OutOfScript(f"the script has no more answers; a roll waits for one of {', '.join(words)}")
        answer = self.answers[0]
        outcome = words.index(answer) if isinstance(answer, str) and answer in words else answer
        if not isinstance(outcome, int) or not 0 <= outcome < len(odds) or not odds[outcome]:
            raise OutOfScript(f"the script says {answer!r}, but the roll is one of {', '.join(words)}")
        del self.answers[0]
        return outcome

    def copy(self) -> Scripted:
        return Scripted(*self.answers)

    def __reduce__(self) -> tuple[object, ...]:
        return Scripted, tuple(self.answers)

    def _next(self, n: int) -> int:
        if not self.answers:
            raise OutOfScript("the script has no more answers")
        answer = self.answers.pop(0)
        if not isinstance(answer, int) or not 0 <= answer < n:
            raise OutOfScript(f"the script says {answer!r}, but a number below {n} is asked for")
        return answer
