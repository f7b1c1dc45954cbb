"""A numbered menu of moves: few numbers at a time, however many moves there are.

Up to nine moves stand in one list. More are gathered by verb, and a verb opens into its nouns: `3` opens the third,
`3 10` plays its noun number 10 at once. A noun keeps its number, so that a board can show it; an amount is its own
number, and never stands in a list where it would have another.
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


def choices(lexicon: Lexicon, moves: Sequence[Move], beginning: tuple[Noun, ...] = ()) -> list[Choice]:
    """What can be chosen after this beginning."""
    if not beginning and len(moves) <= IN_ONE_LIST and not _ask_for_an_amount(moves):
        return [Choice(at, _words(move), (move,)) for at, move in enumerate(moves, start=1)]
    depth = len(beginning)
    gathered: dict[Noun, list[Move]] = {}
    for move in moves:
        if _words(move)[:depth] == beginning and len(_words(move)) > depth:
            gathered.setdefault(_words(move)[depth], []).append(move)
    made = []
    for at, (word, alike) in enumerate(gathered.items(), start=1):
        number = at if depth == 0 else _number(lexicon, beginning, word)
        made.append(Choice(number, (*beginning, word), tuple(alike)))
    if len(made) == 1 and not made[0].is_move:  # nothing to choose here
        return choices(lexicon, moves, made[0].beginning)
    return made


def walk(lexicon: Lexicon, moves: Sequence[Move], beginning: tuple[Noun, ...], numbers: Sequence[int]) -> Choice | int:
    """Follow the numbers from this beginning; the choice they lead to, or the first number that leads nowhere."""
    found: Choice | None = None
    for number in numbers:
        if found is not None and found.is_move:
            return number
        there = choices(lexicon, moves, found.beginning if found else beginning)
        found = next((choice for choice in there if choice.number == number), None)
        if found is None:
            return number
    assert found is not None
    return found


def matching(moves: Sequence[Move], sentence: str) -> list[Move]:
    """The moves that a sentence may mean, each of its words being the beginning of the move's own."""
    typed = sentence.lower().split()
    found = []
    for move in moves:
        words = [str(word) for word in _words(move)]
        if len(words) == len(typed) and all(map(_begins, words, typed)):
            found.append(move)
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


def _begins(word: str, typed: str) -> bool:
    return word == typed if word.isdigit() else word.startswith(typed)


def _words(move: Move) -> tuple[Noun, ...]:
    return (move.verb, *move.nouns)


def _number(lexicon: Lexicon, beginning: tuple[Noun, ...], word: Noun) -> int:
    if isinstance(word, int):
        return word
    nouns = lexicon.nouns_of(str(beginning[0]))
    assert nouns is not None
    return nouns[len(beginning) - 1].index(word) + 1
