"""A numbered menu of moves: few numbers at a time, however many moves there are.

Up to nine moves stand in one list. More are gathered by verb, and a verb opens into its nouns: `3` opens the third,
`3 10` plays its noun number 10 at once. A noun keeps its number, so that a board can show it; an amount is its own
number, and never stands in a list where it would have another. What has had a number in a turn keeps it in that turn,
behind its verb as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from outremer.kernel.lexicon import Lexicon, Move, Noun

IN_ONE_LIST = 9


@dataclass(frozen=True)
class Choice:
    """One number of the menu: a move, or a beginning that several moves share."""

    number: int
    beginning: tuple[Noun, ...]  # the verb, and the nouns so far
    moves: tuple[Move, ...]

    @property
    def is_move(self) -> bool:
        return len(self.moves) == 1


@dataclass(frozen=True)
class Stray:
    """A typed number that leads nowhere: there are others here, or what stands before it says everything."""

    number: int
    there: tuple[int, ...]
    after: Choice | None = None


class Numbers:
    """What the numbers of a menu have meant while one player was asked the same thing, move after move."""

    def __init__(self) -> None:
        self.given: dict[tuple[Noun, ...], int] = {}
        self.verbs: set[str] = set()  # of the last menu
        self.is_gathered = False  # by verb
        self.taken = 0  # by the nouns of a verb that stood there alone

    def take(self, moves: Sequence[Move]) -> None:
        """These are listed now; if they have no verb in common with those before, they answer another question."""
        verbs = {move.verb for move in moves}
        if verbs.isdisjoint(self.verbs):
            self.given, self.is_gathered, self.taken = {}, False, 0
        self.verbs = verbs
        self.is_gathered = self.is_gathered or len(moves) > IN_ONE_LIST or _ask_for_an_amount(moves)

    def of(self, beginning: tuple[Noun, ...]) -> int:
        """The number it has had in this turn, or the next one."""
        return self.given.setdefault(beginning, self.taken + len(self.given) + 1)


def choices(
    lexicon: Lexicon, moves: Sequence[Move], beginning: tuple[Noun, ...] = (), numbers: Numbers | None = None
) -> list[Choice]:
    """What can be chosen after this beginning."""
    if numbers is None or not beginning:
        numbers = numbers or Numbers()
        numbers.take(moves)
    depth = len(beginning)
    if not numbers.is_gathered:
        begun = [move for move in moves if _words(move)[:depth] == beginning]
        listed = [Choice(numbers.of(_words(move)), _words(move), (move,)) for move in begun]
        return sorted(listed, key=lambda choice: choice.number)
    gathered: dict[Noun, list[Move]] = {}
    for move in moves:
        if _words(move)[:depth] == beginning and len(_words(move)) > depth:
            gathered.setdefault(_words(move)[depth], []).append(move)
    if len(gathered) == 1 and (depth or not numbers.given):
        ((alone, alike),) = gathered.items()
        if len(alike) > 1:  # nothing to choose here
            numbers.taken = max(numbers.taken, *map(len, lexicon.nouns_of(str((*beginning, alone)[0])) or ()))
            return choices(lexicon, moves, (*beginning, alone), numbers)
    made = []
    for word, alike in gathered.items():
        number = numbers.of((word,)) if depth == 0 else _number(lexicon, beginning, word)
        made.append(Choice(number, (*beginning, word), tuple(alike)))
    return sorted(made, key=lambda choice: choice.number)


def walk(
    lexicon: Lexicon,
    moves: Sequence[Move],
    beginning: tuple[Noun, ...],
    typed: Sequence[int],
    numbers: Numbers | None = None,
) -> Choice | Stray:
    """Follow the numbers typed from this beginning; the choice they lead to, or the first that leads nowhere."""
    found: Choice | None = None
    for number in typed:
        if found is not None and found.is_move:
            return Stray(number, (), found)
        there = choices(lexicon, moves, found.beginning if found else beginning, numbers)
        found = next((choice for choice in there if choice.number == number), None)
        if found is None:
            return Stray(number, tuple(choice.number for choice in there))
    assert found is not None
    return found


def spans(numbers: Sequence[int]) -> str:
    """Numbers in order, runs of them joined: 1–4, 7."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and number == spans[-1][-1] + 1:
            spans[-1].append(number)
        else:
            spans.append([number])
    return ", ".join(f"{span[0]}–{span[-1]}" if len(span) > 1 else str(span[0]) for span in spans)


def _ask_for_an_amount(moves: Sequence[Move]) -> bool:
    """Do some differ only in a number? Then that number must be the one to type."""
    amounts = [_words(move)[:-1] for move in moves if move.nouns and isinstance(move.nouns[-1], int)]
    return len(set(amounts)) < len(amounts)


def _words(move: Move) -> tuple[Noun, ...]:
    return (move.verb, *move.nouns)


def _number(lexicon: Lexicon, beginning: tuple[Noun, ...], word: Noun) -> int:
    if isinstance(word, int):
        return word
    nouns = lexicon.nouns_of(str(beginning[0]))
    assert nouns is not None
    return nouns[len(beginning) - 1].index(word) + 1
