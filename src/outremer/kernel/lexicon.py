"""Inside, a move is a number; outside, it is a sentence.

Each verb owns a run of numbers and *is* the first of them: `RAISE + 4` makes a move, `verb == RAISE` reads it.
The whole lexicon is a fixed action space, so a mask over it serves PettingZoo and OpenSpiel as it stands.
"""

from __future__ import annotations

from typing import TypeVar

Noun = int | str
T = TypeVar("T")

_MOST_DIGITS = 9  # no noun of a game is longer; Python itself refuses to read numbers of thousands of digits


class Move:
    """What a player says: a verb and its nouns. Made at the edge only.

    >>> Move("open", "marshal", 7)
    Move('open', 'marshal', 7)
    >>> str(Move.parse("open marshal 7"))
    'open marshal 7'
    """

    def __init__(self, verb: str, *nouns: Noun) -> None:
        self.verb = verb
        self.nouns = nouns

    @staticmethod
    def parse(sentence: str) -> Move:
        """Read a sentence as a person types it; a word of digits is a number."""
        verb, *nouns = sentence.split() or [""]
        return Move(verb, *(int(noun) if _is_number(noun) else noun for noun in nouns))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.verb == other.verb and self.nouns == other.nouns

    def __hash__(self) -> int:
        return hash((self.verb, self.nouns))

    def __repr__(self) -> str:
        return f"Move({', '.join(map(repr, (self.verb, *self.nouns)))})"

    def __str__(self) -> str:
        return " ".join(map(str, (self.verb, *self.nouns)))


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS


class Lexicon:
    """The words of one game, in the order in which they were declared."""

    def __init__(self) -> None:
        self.verb_of: list[int] = []  # move -> first number of its verb
        self.size_of: list[int] = []  # by move: how many sentences a verb has; 0 where none begins
        self.is_offer: list[bool] = []  # by move: may be said at any time
        self.is_guest: list[bool] = []  # by move: a module's word inside a paragraph that is not its own
        self.said_to: dict[int, tuple[str, ...]] = {}  # by verb: the forms it answers
        self.otherwise: dict[int, str] = {}  # by verb: the rule for whoever says it while none of those is open
        self.module_of: dict[int, str] = {}  # by verb, where it is a module's
        self.verbs: dict[int, str] = {}
        self.nouns: dict[int, tuple[list[Noun], ...]] = {}
        self.sentences: list[str] = []  # by move
        self.spoken: dict[str, tuple[Move, int]] = {}  # by sentence, for those who spell it as we do
        self._said: list[Move] = []
        self._numbers: dict[Move, int] = {}

    def verb(
        self,
        name: str,
        *nouns: int | list[str],
        offer: bool = False,
        guest: bool = False,
        said_to: tuple[str, ...] = (),
        otherwise: str = "",
        module: str = "",
    ) -> int:
        """Declare a verb; each noun is a count (0 .. n-1) or a list of names. Returns its first number.

        Its time is when one of the forms `said_to` is open; whoever says it at another one is told `otherwise`.
        """
        first = len(self.verb_of)
        self.verbs[first] = name
        self.nouns[first] = tuple(list(range(n)) if isinstance(n, int) else list(n) for n in nouns)
        size = 1
        for words in self.nouns[first]:
            size *= len(words)
        if not size:
            raise ValueError(f"the verb {name!r} has a noun without any words")
        if guest and not said_to:
            raise ValueError(f"the verb {name!r} is a guest's word, and does not say in which forms")
        self.verb_of += [first] * size
        self.size_of += [size] + [0] * (size - 1)
        self.is_offer += [offer] * size
        self.is_guest += [guest] * size
        if said_to:
            self.said_to[first] = said_to
            self.otherwise[first] = otherwise
        if module:
            self.module_of[first] = module
        for move in range(first, first + size):
            said = self._compose(first, move - first)
            if said in self._numbers:
                raise ValueError(f"{str(said)!r} is declared twice")
            self._said.append(said)
            self.sentences.append(str(said))
            self.spoken[str(said)] = said, move
            self._numbers[said] = move
        return first

    def _compose(self, verb: int, noun: int) -> Move:
        said: list[Noun] = []
        for words in reversed(self.nouns[verb]):  # the last noun runs fastest
            noun, at = divmod(noun, len(words))
            said.insert(0, words[at])
        return Move(self.verbs[verb], *said)

    def __len__(self) -> int:
        return len(self.verb_of)

    def answers(self) -> list[bool]:
        """By move: is it said to the open form itself?"""
        return [not offer and not guest for offer, guest in zip(self.is_offer, self.is_guest, strict=True)]

    def by_module(self, modules: dict[str, T]) -> dict[int, T]:
        """What is said of modules, by each of their verbs."""
        return {verb: modules[name] for verb, name in self.module_of.items() if name in modules}

    def say(self, move: int) -> Move:
        return self._said[move]

    def offers(self, move: Move) -> bool:
        """Is this sentence an offer, which may be made at any time?"""
        return self.is_offer[self._numbers[move]]

    def has_offer(self, sentences: list[str]) -> bool:
        """Is any of these an offer?"""
        for sentence in sentences:
            if sentence in self.spoken and self.is_offer[self.spoken[sentence][1]]:
                return True
        return False

    def number(self, move: Move) -> int | None:
        """None if this is no sentence of the game."""
        return self._numbers.get(move)

    def nouns_of(self, verb: str) -> tuple[list[Noun], ...] | None:
        """The nouns this verb takes, or None if the game has no such verb."""
        for first, name in self.verbs.items():
            if name == verb:
                return self.nouns[first]
        return None

    def mask(self, moves: list[int]) -> bytearray:
        mask = bytearray(len(self.verb_of))
        for move in moves:
            mask[move] = 1
        return mask


class Annals:
    """The things that can happen in one game, as told to log, animation, replay and terminal.

    Each argument of an event is a number, a seat, or one of a list of names:
    `annals.event("sold", seat=SEAT, office=OFFICES, price=NUMBER)`.
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.arguments: list[dict[str, list[str] | str]] = []

    def event(self, name: str, **arguments: list[str] | str) -> int:
        self.names.append(name)
        self.arguments.append(dict(arguments))
        return len(self.names) - 1

    def say(self, event: int, numbers: list[int]) -> dict[str, Noun]:
        """The event's arguments by name, with words where words were declared."""
        said: dict[str, Noun] = {}
        for at, (name, kind) in enumerate(self.arguments[event].items()):
            number = numbers[at]
            if isinstance(kind, str):
                said[name] = number
            elif 0 <= number < len(kind):
                said[name] = kind[number]
            else:
                raise IndexError(f"the event {self.names[event]!r} has no word for {name} {number}")
        return said


SEAT = "seat"
NUMBER = "number"
