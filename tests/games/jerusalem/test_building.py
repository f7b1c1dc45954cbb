"""PASSO 4. COSTRUZIONE."""

from __future__ import annotations

import pytest

from tests.games.jerusalem.position import BLUE, GREEN, bezants, floors, points, position
from tests.games.talking import say, seen, told


@pytest.mark.rule("build.after-income")
def test_building_waits_for_the_last_income() -> None:
    table = position("david", men={"palace-left": [1], "market-left": [0, 1], "david": [1]}, points=[3])
    say(table, BLUE, "pass")
    say(table, GREEN, "buy 0")
    say(table, BLUE, "collect")
    assert floors(table)[BLUE] == 0
    say(table, GREEN, "collect")
    assert floors(table)[BLUE] == 1


@pytest.mark.rule("build.order")
def test_the_lower_office_builds_first() -> None:
    table = position("building", points=[3, 3, 3, 3], offices=["admiral", "constable", "marshal", "treasurer"])
    assert points(table) == [1, 0, 1, 1]  # only the Constable paid for being first
    assert floors(table) == [1, 1, 1, 1]


@pytest.mark.rule("build.cost")
@pytest.mark.parametrize("floor", range(1, 8))
def test_floor_n_costs_n_plus_one(floor: int) -> None:
    table = position("building", floors=[floor - 1, 9], points=[floor + 1])
    assert (floors(table)[BLUE], points(table)[BLUE]) == (floor, 0)
    short = position("building", floors=[floor - 1, 9], points=[floor])
    assert floors(short)[BLUE] == floor - 1


@pytest.mark.rule("build.cost.third-floor.example")
def test_the_third_floor_costs_four() -> None:
    table = position("building", floors=[2, 3], points=[4])
    assert (floors(table)[BLUE], points(table)[BLUE]) == (3, 0)


@pytest.mark.rule("build.first-surcharge")
def test_the_first_of_a_height_pays_one_more() -> None:
    table = position("building", floors=[2, 2], points=[4])
    assert (floors(table)[BLUE], points(table)[BLUE]) == (2, 4)  # four would do for the second builder only
    both = position("building", floors=[2, 2], points=[5, 5])
    assert (floors(both)[:2], points(both)[:2]) == ([3, 3], [0, 1])


@pytest.mark.rule("build.first-surcharge.third-floor.example")
def test_the_first_third_floor_costs_five() -> None:
    table = position("building", floors=[2, 2], points=[5])
    assert (floors(table)[BLUE], points(table)[BLUE]) == (3, 0)


@pytest.mark.rule("build.mandatory")
def test_nobody_is_asked_whether_to_build() -> None:
    table = position("income", men={"market-left": [1]}, points=[9, 9], round_=5)
    say(table, BLUE, "collect")
    assert table.over
    assert min(floors(table)[:2]) >= 2


@pytest.mark.rule("build.as-many-as-affordable", "build.leftover-carries-over")
def test_every_floor_is_built_that_can_be_paid_for() -> None:
    table = position("building", points=[15], floors=[0, 9])
    assert floors(table)[BLUE] == 4  # 2 + 3 + 4 + 5
    assert (points(table)[BLUE], seen(table)["round"]) == (1, 3)


@pytest.mark.rule("build.no-height-limit", "build.coins-as-floors", "build.coins-as-floors.from-bank.de")
def test_towers_rise_beyond_seven_at_nobodys_cost() -> None:
    table = position("building", floors=[7, 12], points=[9 + 10, 14], options={"edition": "de"})
    assert floors(table)[GREEN] == 12  # the thirteenth, the first of its height, would cost 15
    assert floors(table)[BLUE] == 9  # two more than there are pieces of wood
    assert bezants(table) == [12, 12, 12, 12]


@pytest.mark.rule("build.cost")
def test_each_floor_is_told_with_its_cost() -> None:
    table = say(position("income", men={"market-left": [1]}, points=[7], floors=[1]), BLUE, "collect")
    assert told(table, "built") == [{"seat": BLUE, "floor": 2, "cost": 4}]
