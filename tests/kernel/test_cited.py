"""Which rules refusals cite: counted by states, by words and by the option that settles them, faults and gaps named."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from outremer import Game
from outremer.kernel.forms import Form
from outremer.proof.bars import barred_by_code, never_bars
from outremer.proof.checks import random_setting
from outremer.proof.cited import Cited, cited_in_game
from outremer.proof.ledger import Ledger
from tests.kernel import faults, ledgers
from tests.kernel.court import COURT


def counted(game: Game, seeds: range, ledger: Ledger = ledgers.COURT, **options: str) -> Cited:
    cited = Cited()
    for seed in seeds:
        cited.add(cited_in_game(game, random_setting(game, seed, options=options), seed, ledger))
    return cited


def test_refusals_are_counted_by_rule_and_word_in_all_games() -> None:
    cited = counted(COURT, range(60))
    assert cited.games == 60
    assert cited.faults == {}
    assert cited.rules["reign.end"].states == 60  # after the end nothing else is said, and it is looked at once a game
    assert set(cited.rules["coronation.owner"].verbs) <= set(COURT.lexicon.verbs.values())
    for citation in cited.rules.values():
        assert max(citation.verbs.values()) <= citation.states <= cited.states


def test_a_word_that_a_rule_refuses_is_named_with_it() -> None:
    cited = counted(faults.planted(faults.ForbidsByADescription), range(9))
    assert set(cited.rules["season.describes"].verbs) == {"spurn"}


def test_rules_that_forbid_and_are_never_cited_are_listed_in_the_order_of_the_book() -> None:
    cited = counted(COURT, range(60))
    never = [entry.id for entry in cited.never(ledgers.COURT)]
    assert "season.french" in never  # of an edition that nobody plays
    assert "season.describes" not in never  # forbids nothing
    assert set(never).isdisjoint(cited.rules)
    assert never == [rule for rule in ledgers.COURT.ids() if rule in never]


@pytest.mark.parametrize(
    ("form", "rule", "wrong"),
    [
        (faults.ForbidsByADescription, "season.describes", "which forbids nothing"),
        (faults.RefusesByNoRule, "coronation.nonsense", "which the ledger does not know"),
        (faults.ForbidsByAnotherEdition, "season.french", "which is not of the edition in play, 'it'"),
    ],
)
def test_a_rule_that_is_no_reason_is_a_fault(form: type[Form[Any]], rule: str, wrong: str) -> None:
    cited = counted(faults.planted(form), range(9), edition="it")
    assert list(cited.faults) == [(rule, wrong)]
    fault = cited.faults[rule, wrong]
    assert str(fault).startswith(f"[{rule}], {wrong}, refuses 'spurn' of seat {fault.seat} (seed {fault.seed} with ")


def test_a_rule_of_a_module_that_is_not_in_play_is_a_fault_there_alone() -> None:
    game = faults.planted(faults.ForbidsByAnAbsentModule)
    (fault,) = counted(game, range(9), tournament="no").faults.values()
    assert fault.wrong == "which is of the module 'tournament', and that is not in play"
    assert counted(game, range(9), tournament="yes").faults == {}


def test_citations_are_told_apart_by_the_option_that_settles_the_rule() -> None:
    entries = [
        replace(entry, option="seasons") if entry.id == "reign.end" else entry
        for entry in ledgers.COURT.entries.values()
    ]
    cited = Cited()
    for seasons, seeds in (("1", range(2)), ("3", range(5))):
        cited.add(counted(COURT, seeds, Ledger(entries), seasons=seasons))
    assert cited.rules["reign.end"].choices == {"1": 2, "3": 5}
    assert cited.rules["coronation.owner"].choices == {}


def test_the_same_seed_counts_the_same() -> None:
    assert counted(COURT, range(3)) == counted(COURT, range(3)) != counted(COURT, range(3, 6))


def test_only_a_text_in_the_code_can_become_a_refusal(tmp_path: Path) -> None:
    source = '"""[coronation.owner] is cited."""\n\nBAR = "battle.foe"  # [dagger.hand]\nAGAIN = "battle.foe"\n'
    source += 'WAYS = Option("ways", ("a", "b"), "a", "protest.ruse")\n'
    (tmp_path / "war.py").write_text(source)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "cards.toml").write_text(
        '# "losses.owner"\n[dagger]\nbar = "dagger.target"  # [dagger.passage]\n'
    )
    (tmp_path / "lesson.toml").write_text('[[section]]\nrules = ["coronation.owner", "dagger.target"]\n')
    found = barred_by_code(tmp_path, ledgers.COURT)
    places = {rule: (place.path.name, place.line) for rule, place in found.items()}
    assert places == {"battle.foe": ("war.py", 3), "dagger.target": ("cards.toml", 3)}
    some = Ledger([ledgers.COURT[rule] for rule in ("battle.foe", "coronation.owner", "protest.ruse")])
    assert never_bars(tmp_path, some) == ["coronation.owner", "protest.ruse"], "a lesson and an option refuse nothing"
    assert never_bars(tmp_path, Ledger([ledgers.COURT["season.describes"]])) == []  # forbids nothing
