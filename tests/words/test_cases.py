"""The table of cases that both translators pass: this one, and the browser's in web/tests/cases.test.ts."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import outremer
from outremer.kernel.blanks import Seat
from outremer.kernel.lexicon import SEAT, Move
from outremer.table.breakdown import Tie
from outremer.table.table import Event, Refusal
from outremer.words import LANGUAGES, Words

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "cases.json").read_text(encoding="utf-8"))
NAMES = ("Anna", "Bruno")  # of the seats 0 and 1; the others have no name of their own
KINDS = [
    *["title", "player", "noun", "field", "option", "choice", "move", "outline", "event", "prompt", "refusal"],
    *["score", "tie"],
]


def said(words: Words, case: dict[str, Any]) -> str:
    match case["kind"]:
        case "title":
            return words.title
        case "player":
            return words.name(case["seat"], NAMES)
        case "noun":
            return words.noun(case["word"])
        case "field":
            return words.field(case["key"])
        case "option":
            return words.option(case["option"])
        case "choice":
            return words.choice(case["option"], case["choice"])
        case "move":
            return words.move(Move.parse(case["move"]), NAMES)
        case "outline":
            return words.outline(case["verb"], case["nouns"], NAMES)
        case "event":
            return words.event(Event(case["event"], case["arguments"]), NAMES)
        case "prompt":
            return words.prompt(case["form"], case["blanks"], NAMES)
        case "refusal":
            return words.refusal(Refusal(case["rule"], ()), Move.parse(case["move"]), NAMES)
        case "score":
            return words.score(case["points"])
        case "tie":
            tie = case["tie"]
            return words.tie(Tie(tuple(tie["seats"]), tuple(tie["others"]), "", *tie["told"]), NAMES)
    raise ValueError(f"there is no kind of sentence {case['kind']!r}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", outremer.games())
def test_every_case_is_said_so(name: str, lang: str) -> None:
    words = Words(name, lang)
    wrong = [
        (case, found) for case in CASES if case["game"] == name and (found := said(words, case)) != case["says"][lang]
    ]
    assert wrong == []


@pytest.mark.parametrize("name", outremer.games())
def test_the_cases_reach_every_kind_of_sentence(name: str) -> None:
    found = Counter(case["kind"] for case in CASES if case["game"] == name)
    assert set(found) == set(KINDS)
    assert found["move"] >= 5 <= found["event"]


def test_the_cases_name_the_seats_and_rules_that_the_game_does() -> None:
    """The browser reads them from the server, and its test from here."""
    for case in CASES:
        game = outremer.game(case["game"])
        if case["kind"] == "event":
            kinds = dict(zip(game.annals.names, game.annals.arguments, strict=True))[case["event"]]
            assert list(kinds) == list(case["arguments"]), case
            assert [name for name, kind in kinds.items() if kind == SEAT] == case["seats"], case
            listed = [(case["arguments"][name], kind) for name, kind in kinds.items() if isinstance(kind, list)]
            assert all(word in kind for word, kind in listed), case
        elif case["kind"] == "prompt":
            blanks = next(form.blanks for form in game.forms if form.__name__ == case["form"])
            assert [name for name in case["blanks"] if isinstance(blanks.get(name), Seat)] == case["seats"], case
        elif case["kind"] == "refusal":
            assert {lang: Words(game, lang, strict=True).rule(case["rule"]) for lang in LANGUAGES} == case["texts"]
