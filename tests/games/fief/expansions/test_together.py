"""Any of the 32 subsets of the expansions, with any options of the base, side by side in one process."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import outremer
from outremer.games.fief.game import GAME
from outremer.proof.checks import check_game, check_side_by_side
from tests.games.fief.any_time import LEDGER
from tests.games.fief.expansions.together import EXPANSIONS, SUBSETS, crowded, options_of

KEPT = Path(__file__).parents[3] / "records" / "fief"
BEFORE = {  # kept before there were expansions, with the hash at which each ends, or stands
    "version-1-three-families.record": "e2a5d1d3fdd0f72a1e63c7422b04e70b",
    "version-1-six-families.record": "61f9d2584aec1f5ee73ce3118a61513c",
    "version-1-ballot.json": "e7b316cbc6c582a9dd84b8164e0b203c",
}
PARTS = ("march", "weddings", "ransoms", "draws")
ALONE = [option for option in GAME.options if option.name not in (*EXPANSIONS, "turn_limit")]


def some_options(seed: int) -> dict[str, str]:
    """Each option that is no expansion, now one way and now another."""
    dice = Random(seed)
    return {option.name: dice.choice(option.choices) for option in ALONE}


def test_there_are_thirty_two_subsets() -> None:
    assert len(set(SUBSETS)) == 32
    assert set(EXPANSIONS) < {module.name for module in GAME.modules}


@pytest.mark.parametrize("number", range(32), ids=lambda number: "-".join(SUBSETS[number]) or "base")
def test_each_subset_assembles_and_plays_under_the_checks(number: int) -> None:
    subset = SUBSETS[number]
    table = crowded(subset, PARTS[number % 4], some_options(number))
    assert {module.name for module in GAME.in_play(table.setting)} & set(EXPANSIONS) == set(subset)
    seed = 30 * number + 3  # one of those that make offers seldom, as people do, and sample the words
    report = check_game(GAME, table.setting, seed, full=False, ledger=LEDGER, begun_at=table.save())
    assert report.decisions


def test_tables_of_different_subsets_play_side_by_side() -> None:
    settings = [
        GAME.setting(3 + number % 4, options_of(SUBSETS[number], **some_options(number))) for number in (0, 5, 19, 31)
    ]
    check_side_by_side(GAME, settings, seed=10)


@pytest.mark.rule("module.scope")
@pytest.mark.parametrize("absent", EXPANSIONS)
def test_every_word_of_the_one_expansion_that_is_absent_is_out_of_scope(absent: str) -> None:
    present = [name for name in EXPANSIONS if name != absent]
    table = crowded(present, "march")
    need = table.need
    assert isinstance(need, outremer.Ask)
    lexicon, bar = GAME.lexicon, table.kernel.bar
    owner = [lexicon.module_of.get(verb) for verb in lexicon.verb_of]
    words = [move for move, module in enumerate(owner) if module == absent]
    assert words
    assert {bar(need.seats[0], move) for move in words} == {"module.scope"}
    others = [move for move, module in enumerate(owner) if module in present]
    assert "module.scope" not in {bar(need.seats[0], move) for move in others}


@pytest.mark.parametrize("name", BEFORE)
def test_what_was_kept_before_the_expansions_goes_on_unchanged(name: str) -> None:
    text = KEPT.joinpath(name).read_text(encoding="utf-8")
    table = outremer.load(json.loads(text)) if name.endswith(".json") else outremer.replay(text)
    assert table.hash() == BEFORE[name]
    later = {option.name for option in GAME.options if option.later}
    assert not later & set(table.save()["options"])  # nothing of theirs comes into an old table's save
    assert not {module.name for module in GAME.in_play(table.setting)} & set(EXPANSIONS)


def test_the_kept_game_with_all_five_saw_a_crusade_go_out_and_come_home() -> None:
    table = outremer.replay(KEPT.joinpath("version-1-all-five.record").read_text(encoding="utf-8"))
    assert {module.name for module in GAME.in_play(table.setting)} >= set(EXPANSIONS)
    told = [event.name for event in table.events(None)]
    steps = ("crusade-called", "departed", "landed", "conquered", "saladin-comes", "came-home", "crusade-ends")
    at = [told.index(step) for step in steps]
    assert at == sorted(at)
