"""The words a player types: the game's own, and beside them those of the player's language.

A verb has a word in each language (`typed-<verb>` in `text/<lang>/typed.ftl`; in English it is the game's own). A noun
is typed as it is shown: `mercato-grande` for “Mercato (grande)”. Neither accents nor capitals matter, the first letters
of a word will do, and the game's own words are understood in every language.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from itertools import product

from outremer.kernel.lexicon import Lexicon, Move, Noun
from outremer.words import Words
from outremer.words.searching import bare

Fit = tuple[int, int]  # how well a typed word fits: written out before begun, the language's word before the game's


def plain(text: str) -> str:
    """A word as it is compared: bare, with hyphens for all that is no letter or digit."""
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"['`]", "", bare(text))).strip("-")


def shown_as_typed(name: str) -> str:
    """`mercato-grande` for “Mercato (grande)”; accents stay, for whoever has the keys."""
    return re.sub(r"[^\w]+", "-", re.sub(r"[’']", "", name.lower())).strip("-")


class Typed:
    """What is typed in one language, for one game."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.lexicon: Lexicon = words.game.lexicon
        self._spellings: dict[tuple[bool, Noun], list[str]] = {}

    # -- what is shown --------------------------------------------------------------------------------------------

    def verb(self, verb: str) -> str:
        return self.words.say(f"typed-{verb}") if self.words.has(f"typed-{verb}") else verb

    def noun(self, noun: Noun) -> str:
        if isinstance(noun, int) or self.words.lang == "en":
            return str(noun)
        return shown_as_typed(self.words.noun(noun))

    def sentence(self, move: Move) -> str:
        return " ".join([self.verb(move.verb), *map(self.noun, move.nouns)])

    def beginning(self, words: Sequence[Noun]) -> str:
        """The verb and the nouns so far, with dots for what is still open."""
        verb, *nouns = words
        return " ".join([self.verb(str(verb)), *map(self.noun, nouns), "…"])

    # -- what is understood ---------------------------------------------------------------------------------------

    def spellings(self, word: Noun, is_verb: bool = False) -> list[str]:
        """All that a word may be typed as, the best first."""
        key = is_verb, word
        if key not in self._spellings:
            said = [self.verb(str(word))] if is_verb else [self.noun(word)]
            if not is_verb and isinstance(word, str):
                said.append(self.words.noun(word))
            self._spellings[key] = list(dict.fromkeys(plain(one) for one in (*said, str(word))))
        return self._spellings[key]

    @cached_property
    def verbs(self) -> dict[str, str]:
        """Every verb by each of its spellings."""
        return {spelled: verb for verb in self.lexicon.verbs.values() for spelled in self.spellings(verb, is_verb=True)}

    def written_out(self, line: str) -> list[Move]:
        """The sentences of the game that this line says in full; several, where cards share a name."""
        verb, *nouns = map(plain, line.split())
        wanted = self.lexicon.nouns_of(self.verbs.get(verb, ""))
        if wanted is None:
            return []
        if len(wanted) == 1 and len(nouns) > 1:  # a name of several words
            nouns = ["-".join(nouns)]
        if len(nouns) != len(wanted):
            return []
        pairs = zip(nouns, wanted, strict=True)
        meant = [[noun for noun in words if typed in self.spellings(noun)] for typed, words in pairs]
        return [Move(self.verbs[verb], *chosen) for chosen in product(*meant)]

    def matching(self, moves: Sequence[Move], line: str) -> list[Move]:
        """The moves that a line may mean, each of its words being the beginning of the move's own.

        What fits best is meant: a word written out before one that is begun, and of words that are begun the
        language's own before the game's.
        """
        typed = list(map(plain, line.split()))
        found: list[tuple[list[Fit], Move]] = []
        for move in moves:
            fits = self.fits(move, typed)
            if fits is not None:
                found.append((fits, move))
        best = min((fits for fits, _ in found), default=[])
        return [move for fits, move in found if fits == best]

    def fits(self, move: Move, typed: Sequence[str]) -> list[Fit] | None:
        if len(move.nouns) == 1 and len(typed) > 2:  # a name of several words
            typed = [typed[0], "-".join(typed[1:])]
        if len(typed) != 1 + len(move.nouns):
            return None
        fits = [fit_of(self.spellings(move.verb, is_verb=True), typed[0])]
        fits += [fit_of(self.spellings(noun), word) for noun, word in zip(move.nouns, typed[1:], strict=True)]
        known = [fit for fit in fits if fit is not None]
        return known if len(known) == len(fits) else None

    def verbs_meant(self, moves: Sequence[Move], typed: str) -> list[str]:
        """The verbs, first of those that may be said now, that a word may mean."""
        now = list(dict.fromkeys(move.verb for move in moves))
        for verbs in (now, list(self.lexicon.verbs.values())):
            fits = {verb: fit_of(self.spellings(verb, is_verb=True), plain(typed)) for verb in verbs}
            ranked = [fit for fit in fits.values() if fit is not None]
            if ranked:
                return [verb for verb, fit in fits.items() if fit == min(ranked)]
        return []


def fit_of(spellings: Sequence[str], typed: str) -> Fit | None:
    """How a typed word fits one of these, or None. Digits are never only begun."""
    if typed in spellings:
        return 0, 0
    for rank, spelled in enumerate(spellings):
        if typed and not spelled.isdigit() and spelled.startswith(typed):
            return 1, rank
    return None
