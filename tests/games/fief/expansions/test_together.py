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


OVERSEAS = ("land-at", "lie-before", "retreat", "come-home", "sail")
IDLE = ("pass", "done", "refuse", "halt", "decline", "bid 0", "keep 0")


def called_or_joined(table: outremer.Table) -> bool:
    """Whoever may calls a crusade, or sets out on it, at any time."""
    for seat in range(table.seats):
        for move in table.moves(seat):
            if move.verb in ("call-crusade", "embark"):
                table.play(seat, move)
                return True
    return False


def idly(table: outremer.Table, seat: int) -> str:
    """As little as possible, at home and overseas."""
    moves = [str(move) for move in table.moves(seat)]
    found = [move for move in moves if move.split()[0] in OVERSEAS]
    return found[0] if found else next((move for move in IDLE if move in moves), moves[0])


@pytest.mark.rule("crusade.two_turns", "game.turn_limit")
def test_with_a_crusade_called_every_other_turn_the_game_ends_in_bounds() -> None:
    few = {  # so that nobody has won before
        "lambert": ["cardinal", "pope"],
        "henri": ["king"],
        **{key: ["teutonic"] for key in ("arthur", "othon")},
        **{key: ["templar"] for key in ("thierry", "quentin")},
    }
    table = crowded(EXPANSIONS, "weddings", {"turn_limit": "8"}, turn=1, titles=few)
    decisions = 0
    while not table.over:
        need = table.need
        assert isinstance(need, outremer.Ask)
        if not called_or_joined(table):
            table.play(need.seats[0], idly(table, need.seats[0]))
        decisions += 1
        assert decisions < GAME.longest
    told = [event.name for event in table.events(None)]
    assert told.count("crusade-called") >= 2  # after the one that was called as it began
    assert told.count("crusade-ends") >= 2
