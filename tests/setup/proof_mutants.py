"""The tool that breaks rules, with all that `make mutants` installs: operators, the draw, and who comes by a line."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.mutants.__main__ import reach_of, try_all
from scripts.mutants.changes import changed, draw, places
from tests.setup.toy_rules import toy


def mutants(*lines: str) -> set[str]:
    """All that a function with these lines may become, by the line that differs."""
    source = "\n".join(["def rule(a: int, b: int) -> bool:", *(f"    {line}" for line in lines), ""])
    found = (changed(place, source) for place in places("rule.py", source))
    return {change.after for change in found if change is not None}


@pytest.mark.parametrize(
    ("line", "afters"),
    [
        ("return a < b", {"return a <= b", "return a >= b", "return not (a < b)"}),
        ("a += b", {"a -= b"}),
        ("b = a + 7", {"b = a - 7", "b = a + 8", "b = a + 6"}),
        ("b = a in (b,)", {"b = a not in (b,)"}),
        ("b = a or b", {"b = a and b", "b = b", "b = a"}),
        ("b = 'plain + text'", set()),
        ("assert a > 0", set()),
        ("b: int | None = a", set()),
    ],
)
def test_each_operator_changes_what_a_rule_says_and_nothing_else(line: str, afters: set[str]) -> None:
    assert mutants(line) == afters


def test_a_condition_is_turned_round_held_and_dropped() -> None:
    assert mutants("if a:", "    pass") == {"if not a:", "if True:", "if False:"}


def test_outside_of_functions_only_a_number_that_cites_a_rule_is_one() -> None:
    source = "from typing import Final\n\nKIND: Final = 2\nPRICE: Final = 3  # coins [hire.price]\n"
    assert {place.line for place in places("prices.py", source)} == {4}


def test_what_bots_guess_is_no_rule() -> None:
    source = "def redeal(a: int) -> int:\n    return a + 1\n"
    assert places("form.py", source) == []


def test_the_same_seed_draws_the_same_and_a_change_elsewhere_leaves_the_rest(tmp_path: Path) -> None:
    ground = toy(tmp_path)
    drawn, every = draw(ground, 6, "1")
    assert len(drawn) == 6 < every
    assert [change.name for change in draw(ground, 6, "1")[0]] == [change.name for change in drawn]
    assert [change.name for change in draw(ground, 6, "2")[0]] != [change.name for change in drawn]
    path = ground.source("rules.py")
    path.write_text('"""A line more."""\n\n' + path.read_text())
    assert [change.name for change in draw(ground, 6, "1")[0]] == [change.name for change in drawn]


def test_from_the_draw_to_the_verdict(tmp_path: Path) -> None:
    ground = toy(tmp_path)
    reach = reach_of(ground)
    assert reach.chance == ["tests/test_rules.py::test_at_random"]
    assert [test.rpartition("_")[2] for test in reach.lines["rules.py"][5]] == ["enough", "not"]
    assert reach.by_files["rules.py"][16] == ["tests/test_rules.py"]
    assert {1, 4, 8, 15} <= set(reach.at_import["rules.py"])
    changes = [change for change in draw(ground, 40, "1")[0] if change.line in (5, 18)]
    verdicts = try_all(ground, changes, reach)
    outcomes = {(change.line, change.after): verdicts[change.name].outcome for change in changes}
    assert outcomes[5, "return coins > PRICE"] == "killed"
    assert outcomes[18, "bonus += tile // 2"] == "killed", "by what a test asserts before it leaves the rest to chance"
    assert outcomes[18, "bonus += tile * 1"] == "killed"
