"""The table of cases that both translators pass: this one, and the browser's in web/tests/cases.test.ts."""

import json
from collections import Counter
from collections.abc import Callable
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


def tie_of(case: dict[str, Any]) -> Tie:
    tie = case["tie"]
    return Tie(tuple(tie["seats"]), tuple(tie["others"]), "", *tie["told"])


SAID: dict[str, Callable[[Words, dict[str, Any]], str]] = {
    "title": lambda words, case: words.title,
    "player": lambda words, case: words.name(case["seat"], NAMES),
    "noun": lambda words, case: words.noun(case["word"]),
    "field": lambda words, case: words.field(case["key"]),
    "option": lambda words, case: words.option(case["option"]),
    "choice": lambda words, case: words.choice(case["option"], case["choice"]),
    "move": lambda words, case: words.move(Move.parse(case["move"]), NAMES),
    "outline": lambda words, case: words.outline(case["verb"], case["nouns"], NAMES),
    "event": lambda words, case: words.event(Event(case["event"], case["arguments"]), NAMES),
    "prompt": lambda words, case: words.prompt(case["form"], case["blanks"], NAMES),
    "refusal": lambda words, case: words.refusal(Refusal(case["rule"], ()), Move.parse(case["move"]), NAMES),
    "score": lambda words, case: words.score(case["points"]),
    "tie": lambda words, case: words.tie(tie_of(case), NAMES),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", outremer.games())
def test_every_case_is_said_so(name: str, lang: str) -> None:
    words = Words(name, lang)
    cases = [case for case in CASES if case["game"] == name]
    wrong = [(case, found) for case in cases if (found := SAID[case["kind"]](words, case)) != case["says"][lang]]
    assert wrong == []


@pytest.mark.parametrize("name", outremer.games())
def test_the_cases_reach_every_kind_of_sentence(name: str) -> None:
    found = Counter(case["kind"] for case in CASES if case["game"] == name)
    assert set(found) == set(SAID)
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
