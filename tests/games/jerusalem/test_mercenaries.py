"""ACQUISTARE MERCENARI."""

from __future__ import annotations

import pytest

from tests.games.jerusalem.position import BLUE, GREEN, behind, bezants, men, position, supply
from tests.games.talking import bar, say


@pytest.mark.rule("mercenaries.when")
def test_mercenaries_are_hired_in_ones_own_turn() -> None:
    table = position()
    assert bar(table, BLUE, "hire") is None
    assert bar(table, GREEN, "hire") == "placement.order"
    assert bar(position("auction"), BLUE, "hire") == "mercenaries.when"
    assert bar(position("david", men={"david": [1]}), BLUE, "hire") == "mercenaries.when"


@pytest.mark.rule("mercenaries.price")
def test_three_bezants_each_as_many_as_one_can_pay() -> None:
    table = say(position(), BLUE, "hire")
    assert bezants(table)[BLUE] == 9
    say(table, BLUE, "hire", "hire", "hire")
    assert (bezants(table)[BLUE], behind(table)[BLUE]) == (0, 11)
    assert bar(table, BLUE, "hire") == "mercenaries.price"
    assert bar(position(bezants=[2]), BLUE, "hire") == "mercenaries.price"


@pytest.mark.rule("mercenaries.from-supply")
def test_they_come_from_the_supply() -> None:
    table = say(position(), BLUE, "hire")
    assert (behind(table)[BLUE], supply(table)[BLUE]) == (8, 42)
    assert bar(position(behind=[43]), BLUE, "hire") == "mercenaries.from-supply"


@pytest.mark.rule("mercenaries.use-or-keep")
def test_they_may_be_placed_at_once_or_kept() -> None:
    table = say(position(turn="admiral", offices=["admiral", "constable", "treasurer", "marshal"]), BLUE, "hire")
    say(table, BLUE, *["place david"] * 5)
    assert men(table, "david")[BLUE] == 5
    kept = say(position(men={"david": [1]}), BLUE, "hire", "end")
    assert behind(kept)[BLUE] == 8
