"""The ranges of blanks, each declared once: what may stand there, and how it is said outside the engine.

Inside, a blank is a number, a word or a flat list of numbers; in saves, views and prompts it speaks: `"city": "tyre"`,
`"passed": [0, 3]`, `"turn": null` for nobody. `fault` judges what was said, `say` and `read` translate.
"""

from __future__ import annotations

from reprlib import Repr
from typing import Final

from mypy_extensions import mypyc_attr

from outremer.kernel.lexicon import Lexicon

NOBODY: Final = -1  # no seat, no city, no card: said as null
_SHORT: Final = Repr()


@mypyc_attr(allow_interpreted_subclasses=True)
class Blank:
    """What may stand in one blank. Its marks say who fills it in and who may see it."""

    given = False  # by the form that calls this one, and never changed
    secret = False  # not everybody may see it
    decides = False  # what its form calls for
    later = False  # came after games were kept: said only where it is not empty, so that those stay true

    def fault(self, said: object, seats: int) -> str | None:
        """Why this cannot stand here at a table of so many seats, as `: must be ...` behind the name; None if it can.

        A fault further in begins with the way to it: `.coins[2]: must be ...`.
        """
        raise NotImplementedError

    def say(self, value: object, seats: int) -> object:
        """The engine's value as saves and views have it."""
        return value

    def read(self, said: object, seats: int) -> object:
        """The engine's value of what was said without fault."""
        return said


def shown(value: object) -> str:
    """A value as an error quotes it: in short, however long, deep or huge it is."""
    try:
        return _SHORT.repr(value)
    except ValueError:  # Python writes no number of thousands of digits
        return "a number of thousands of digits"


def is_whole(value: object) -> bool:
    """Asked before any `isinstance(value, int)`: behind it, compiled code has already made a number of true."""
    return isinstance(value, int) and not isinstance(value, bool)


class Marked(Blank):
    """A blank with marks; it speaks as the one it was made from."""

    def __init__(
        self, blank: Blank, given: bool = False, secret: bool = False, decides: bool = False, later: bool = False
    ) -> None:
        self.blank: Final = blank
        self.given = given or blank.given
        self.secret = secret or blank.secret
        self.decides = decides or blank.decides
        self.later = later or blank.later

    def fault(self, said: object, seats: int) -> str | None:
        return self.blank.fault(said, seats)

    def say(self, value: object, seats: int) -> object:
        return self.blank.say(value, seats)

    def read(self, said: object, seats: int) -> object:
        return self.blank.read(said, seats)


def unmarked(blank: Blank) -> Blank:
    """The blank itself, whatever is said of it."""
    while isinstance(blank, Marked):
        blank = blank.blank
    return blank


def given(blank: Blank) -> Blank:
    """The caller fills it in, and it stays as it is: a save in which the two disagree is refused."""
    return Marked(blank, given=True)


def secret(blank: Blank) -> Blank:
    """Not shown to everybody; a form's `glimpse` says who may know what of it."""
    return Marked(blank, secret=True)


def decides(blank: Blank) -> Blank:
    """It decides which paragraph its form calls for; a save in which another lies on it is refused by its name."""
    return Marked(blank, decides=True)


def later(blank: Blank) -> Blank:
    """It came after games were kept: an empty list, 0, false or nobody is not said, and what is not said is that.

    Its parameter has that value as its default.
    """
    return Marked(blank, later=True)


def is_said(blank: Blank, value: object) -> bool:
    """Must this value stand in saves and views?"""
    return not blank.later or not (value in (0, NOBODY) or value == [])


class Number(Blank):
    """A whole number from low to high; by leave also nobody, which is said as null."""

    def __init__(self, low: int, high: int, nobody: bool = False) -> None:
        self.low: Final = low
        self.high: Final = high
        self.nobody: Final = nobody

    def fault(self, said: object, seats: int) -> str | None:
        if said is None and self.nobody:
            return None
        if is_whole(said) and isinstance(said, int) and self.low <= said <= self.high:
            return None
        nobody = " or null" if self.nobody else ""
        return f": must be a whole number from {self.low} to {self.high}{nobody}, not {shown(said)}"

    def say(self, value: object, seats: int) -> object:
        return None if self.nobody and value == NOBODY else value

    def read(self, said: object, seats: int) -> object:
        return NOBODY if said is None else said


class Seat(Blank):
    """A seat of this table; null for nobody, where that is allowed."""

    def __init__(self, nobody: bool = False) -> None:
        self.nobody: Final = nobody

    def fault(self, said: object, seats: int) -> str | None:
        if said is None and self.nobody:
            return None
        if is_whole(said) and isinstance(said, int) and 0 <= said < seats:
            return None
        return f": must be a seat from 0 to {seats - 1}{' or null' if self.nobody else ''}, not {shown(said)}"

    def say(self, value: object, seats: int) -> object:
        return None if self.nobody and value == NOBODY else value

    def read(self, said: object, seats: int) -> object:
        return NOBODY if said is None else said


class Flag(Blank):
    """true or false; inside, a bool or, in a list of numbers, 1 or 0."""

    def fault(self, said: object, seats: int) -> str | None:
        return None if isinstance(said, bool) else f": must be true or false, not {shown(said)}"

    def say(self, value: object, seats: int) -> object:
        return bool(value)


class AnyWord(Blank):
    """A word of which the rules in play say whether there is such a one."""

    def fault(self, said: object, seats: int) -> str | None:
        return None if isinstance(said, str) else f": must be a word, not {shown(said)}"


class Noun(Blank):
    """One of these words; inside, its number. By leave also nobody, which is said as null."""

    def __init__(self, words: list[str], nobody: bool = False) -> None:
        self.words: Final = words
        self.nobody: Final = nobody
        self._numbers: Final = {word: number for number, word in enumerate(words)}

    def fault(self, said: object, seats: int) -> str | None:
        if (said is None and self.nobody) or (isinstance(said, str) and said in self._numbers):
            return None
        return f": must be one of {', '.join(self.words)}{' or null' if self.nobody else ''}, not {shown(said)}"

    def say(self, value: object, seats: int) -> object:
        assert isinstance(value, int)
        return None if self.nobody and value == NOBODY else self.words[value]

    def read(self, said: object, seats: int) -> object:
        return self._numbers[said] if isinstance(said, str) else NOBODY


class Seats(Blank):
    """A set of seats of this table; inside, a bit for each."""

    def fault(self, said: object, seats: int) -> str | None:
        if not isinstance(said, list):
            return f": must be a list of seats, not {shown(said)}"
        for at, seat in enumerate(said):
            if not is_whole(seat) or not 0 <= seat < seats or seat in said[:at]:
                return f"[{at}]: must be a seat from 0 to {seats - 1} that stands here once, not {shown(seat)}"
        return None

    def say(self, value: object, seats: int) -> object:
        assert isinstance(value, int)
        return [seat for seat in range(seats) if value >> seat & 1]

    def read(self, said: object, seats: int) -> object:
        assert isinstance(said, list)
        return sum([1 << seat for seat in said])


class Nouns(Blank):
    """A set of these words; inside, a bit for each."""

    def __init__(self, words: list[str]) -> None:
        self.words: Final = words

    def fault(self, said: object, seats: int) -> str | None:
        if not isinstance(said, list):
            return f": must be a list of words, not {shown(said)}"
        for at, word in enumerate(said):
            if word not in self.words or word in said[:at]:
                return f"[{at}]: must be one of {', '.join(self.words)} that stands here once, not {shown(word)}"
        return None

    def say(self, value: object, seats: int) -> object:
        assert isinstance(value, int)
        return [word for number, word in enumerate(self.words) if value >> number & 1]

    def read(self, said: object, seats: int) -> object:
        assert isinstance(said, list)
        return sum([1 << self.words.index(word) for word in said])


class Sentence(Blank):
    """A move of the game, such as the action whose own paragraph comes first; null for none."""

    def __init__(self, lexicon: Lexicon, verbs: list[int]) -> None:
        self.lexicon: Final = lexicon
        self.verbs: Final = verbs  # of which verbs it may be

    def fault(self, said: object, seats: int) -> str | None:
        if said is None:
            return None
        known = self.lexicon.spoken.get(said) if isinstance(said, str) else None
        if known is not None and self.lexicon.verb_of[known[1]] in self.verbs:
            return None
        verbs = ", ".join([self.lexicon.verbs[verb] for verb in self.verbs])
        return f": must be a sentence with {verbs}, or null, not {shown(said)}"

    def say(self, value: object, seats: int) -> object:
        assert isinstance(value, int)
        return None if value == NOBODY else self.lexicon.sentences[value]

    def read(self, said: object, seats: int) -> object:
        return self.lexicon.spoken[said][1] if isinstance(said, str) else NOBODY
