"""What a rulebook leaves open, and how it is played here, is told and found in every language."""

from __future__ import annotations

import pytest

import outremer
from outremer.words import LANGUAGES, RULINGS, Words
from outremer.words.searching import search
from tests.words.test_texts import FOLDERS, messages

TOLD_IN = LANGUAGES[1:]
ONLY_IN_THE_RULING = [
    ("jerusalem", "de", "Zählsteine", "component.coins.count"),
    ("akkon", "de", "Vorderseite", "auction.no-looking"),
    ("council", "de", "kürzesten Weg", "build.king.move"),
    ("fief", "de", "sonst würde nie etwas", "edict.hidden.templar_payout"),
    ("jerusalem", "it", "anche dal proprio: il testo", "tower-of-david.not-into-blocked"),
    ("akkon", "it", "tradotto male", "setup.cards.take-out.minting-right"),
    ("council", "it", "via più breve", "build.king.move"),
    ("fief", "it", "prima della distruzione", "edict.hidden.templar_payout"),
]
ONLY_IN_THE_QUESTION = [
    ("jerusalem", "de", "Geldnöten", "dismiss.rate"),
    ("akkon", "de", "Hackbeil", "setup.cards.take-out.minting-right"),
    ("council", "de", "Juvelar wird nicht", "emporium.example"),
    ("fief", "de", "weder Aufbau noch Landkarte", "turn.phases.sequence"),
    ("jerusalem", "it", "a corto di Bisanti", "dismiss.rate"),
    ("akkon", "it", "coniare monete", "setup.cards.take-out.minting-right"),
    ("council", "it", "Juvelar non è nominata", "emporium.example"),
    ("fief", "it", "composizione dei mazzi", "turn.phases.sequence"),
]


@pytest.mark.parametrize("name", outremer.games())
@pytest.mark.parametrize("lang", TOLD_IN)
def test_no_question_and_no_ruling_lacks_its_translation(name: str, lang: str) -> None:
    entries = Words(name).ledger.entries.values()
    wanted = {f"question-{entry.id.replace('.', '_')}" for entry in entries if entry.question}
    wanted |= {f"ruling-{entry.id.replace('.', '_')}" for entry in entries if entry.ruling}
    assert set(messages(FOLDERS[name] / lang / RULINGS)) == wanted
    said = Words(name, lang)
    assert [entry.id for entry in entries if entry.question and said.question(entry.id) == entry.question] == []
    assert [entry.id for entry in entries if entry.ruling and said.ruling(entry.id) == entry.ruling] == []


@pytest.mark.parametrize(("name", "lang", "query", "rule"), ONLY_IN_THE_RULING)
def test_a_word_that_only_a_ruling_has_finds_its_rule(name: str, lang: str, query: str, rule: str) -> None:
    words = Words(name, lang)
    assert query in words.ruling(rule)
    assert query not in words.rule(rule) + words.question(rule)
    assert [entry.id for entry in search(words, query)] == [rule]


@pytest.mark.parametrize(("name", "lang", "query", "rule"), ONLY_IN_THE_QUESTION)
def test_a_word_that_only_a_question_has_finds_its_rule(name: str, lang: str, query: str, rule: str) -> None:
    words = Words(name, lang)
    assert query in words.question(rule)
    assert query not in words.rule(rule) + words.ruling(rule)
    assert [entry.id for entry in search(words, query)] == [rule]


def test_what_is_typed_in_a_hurry_finds_accents_and_printed_apostrophes() -> None:
    words = Words("council", "it")
    assert "end.others-final-turn" in [entry.id for entry in search(words, "L'ULTIMO EMPORIO DI")]
    assert [entry.id for entry in search(words, "l’ultimo")] == [entry.id for entry in search(words, "l'ultimo")]
    assert "end.winner.tie" in [entry.id for entry in search(words, "parita condivisa")]
