"""A small package with rules and tests, for trying the tool that breaks rules: `make mutants`."""

from __future__ import annotations

from pathlib import Path

from scripts.mutants.ground import Ground

RULES = """\
PRICE = 3


def can_pay(coins: int) -> bool:
    return coins >= PRICE


def pay(coins: int) -> int:
    paid = coins - PRICE
    while paid < 0:
        paid += 1
    return paid


def score(points: int, tiles: int) -> int:
    bonus = 0
    for tile in range(tiles):
        bonus += tile * 2
    return max(points + bonus, points)
"""

TESTS = """\
import random

import pytest

from toy.rules import PRICE, can_pay, pay, score

SCORE = score(1, 1)  # as the file is imported


def test_three_coins_are_enough() -> None:
    assert can_pay(3)


def test_two_are_not() -> None:
    assert not can_pay(2)


def test_it_costs_three() -> None:
    assert pay(5) == 2


def test_what_lacks_is_forgiven() -> None:
    assert pay(1) == 0


def test_points_are_counted() -> None:
    assert score(4, 0) == 4
    assert SCORE == 1


def test_at_random() -> None:
    assert score(0, 3) == 6
    assert score(random.Random(1).randrange(5), 3) >= 6
"""


def toy(folder: Path) -> Ground:
    for name, text in (("src/toy/__init__.py", ""), ("src/toy/rules.py", RULES), ("tests/test_rules.py", TESTS)):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    (folder / "results").mkdir()
    (folder / "pytest.ini").write_text("[pytest]\n")
    return Ground(str(folder), "src/toy", "tests", str(folder / "results"), doors=("random:Random.__init__",))
