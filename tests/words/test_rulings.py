"""What a rulebook leaves open, and how it is played, stands in every language and is found by its words."""

from collections.abc import Iterator
from itertools import islice

import pytest

import outremer
from outremer.cli.rules import plain, search
from outremer.words import LANGUAGES, RULINGS, Words
from tests.words.test_texts import FOLDERS, messages

# Every game in every language but English, in which the ledger itself speaks.
TOLD = [(game, "it") for game in outremer.games()] + [("fief", "de")]


def asked(words: Words) -> list[str]:
    """The rules that leave something open; of an expansion that nobody can play yet they need no words."""
    played = {"", "base", *(module.name for module in words.game.modules)}
    return [entry.id for entry in words.ledger.entries.values() if entry.module in played and entry.question]


@pytest.mark.parametrize(("game", "lang"), TOLD)
def test_no_question_and_no_ruling_is_without_its_words(game: str, lang: str) -> None:
    words, english = Words(game, lang), Words(game)
    wanted = set()
    for rule in asked(words):
        wanted |= {f"{kind}-{rule.replace('.', '_')}" for kind in ("question", "ruling")}
        assert words.question(rule) != english.question(rule)
        assert words.ruling(rule) != english.ruling(rule)
    assert set(messages(FOLDERS[game] / lang / RULINGS)) == wanted


def only_there(said: dict[str, str], elsewhere: str) -> Iterator[tuple[str, str]]:
    """Rules with a word that stands in nothing else that is said of any rule."""
    everything = plain(f"{elsewhere} {' '.join(said.values())}")
    for rule, text in said.items():
        for word in plain(text).split():
            if word.isalpha() and len(word) > 6 and everything.count(word) == 1:
                yield rule, word


@pytest.mark.parametrize(("game", "lang"), [*TOLD, *((game, LANGUAGES[0]) for game in outremer.games())])
@pytest.mark.parametrize("kind", ["question", "ruling"])
def test_a_rule_is_found_by_a_word_that_only_its_question_or_its_ruling_has(game: str, lang: str, kind: str) -> None:
    words = Words(game, lang)
    questions = {rule: words.question(rule) for rule in words.ledger.ids()}
    rulings = {rule: words.ruling(rule) for rule in words.ledger.ids()}
    said, others = (questions, rulings) if kind == "question" else (rulings, questions)
    elsewhere = " ".join([*(f"{rule} {words.rule(rule)}" for rule in said), *others.values()])
    found = list(islice(only_there(said, elsewhere), 5))
    assert len(found) == 5
    for rule, word in found:
        assert [entry.id for entry in search(words, word)] == [rule], word


def test_what_is_typed_in_a_hurry_finds_accents_and_printed_apostrophes() -> None:
    words = Words("council", "it")
    printed = [entry.id for entry in search(words, "parità l’eccedenza")]
    assert "action.elect.earns-coins" in [entry.id for entry in search(words, "L'ECCEDENZA")]
    assert printed == [entry.id for entry in search(words, "parita l'eccedenza")]
    assert "end.winner.tie" in [entry.id for entry in search(words, "parita condivisa")]
