"""The ledger is whole for the base game, its options and expansions: every rule is carried out, and tested."""

from __future__ import annotations

from pathlib import Path

import pytest

from outremer.games.fief.game import GAME
from outremer.proof.ledger import Coverage, Ledger, cited_by_code, cited_by_tests

LEDGER = Ledger.read(GAME.folder / "rules.toml")
COVERAGE = Coverage(LEDGER, cited_by_code(GAME.folder, LEDGER), cited_by_tests(Path(__file__).parent))
ENTRIES = {
    "base": 321,
    "relics": 17,
    "fog": 2,
    "free_diplomacy": 2,
    "teutonic": 37,
    "templars": 47,
    "archbishop": 5,
    "tactics": 36,
    "crusades": 97,
    "politics": 49,
}


def of_these(ids: list[str]) -> list[str]:
    return [rule for rule in ids if LEDGER[rule].module in ENTRIES]


def test_the_ledger_holds_the_base_game_and_its_options() -> None:
    for module, count in ENTRIES.items():
        assert sum(entry.module == module for entry in LEDGER.entries.values()) == count, module


@pytest.mark.parametrize("without", [Coverage.without_code, Coverage.without_test, Coverage.only_mentioned])
def test_every_rule_has_code_that_carries_it_out_and_a_test(without: object) -> None:
    assert callable(without)
    assert of_these(without(COVERAGE)) == []


def test_nothing_is_cited_that_the_ledger_does_not_know() -> None:
    assert COVERAGE.unknown() == []


def test_every_question_has_its_ruling() -> None:
    open_questions = [entry.id for entry in LEDGER.entries.values() if entry.question and not entry.ruling]
    assert of_these(open_questions) == []


def test_every_option_stands_in_the_ledger_where_its_rule_is_and_no_other_does() -> None:
    named = {entry.option: entry.id for entry in LEDGER.entries.values() if entry.option}
    assert named == {option.name: option.rule for option in GAME.options}
