"""RECUPERARE CREDITI."""

from __future__ import annotations

import pytest

from tests.games.jerusalem.position import BLUE, GREEN, behind, bezants, men, position, supply
from tests.games.talking import asked, bar, free, say

SPREAD = {"david": [2], "market-large": [2], "palace-left": [2]}


@pytest.mark.rule("dismiss.rate")
def test_three_squires_earn_a_bezant_and_fewer_nothing() -> None:
    table = position(men={"david": [3]}, bezants=[12])
    say(table, BLUE, "dismiss david", "dismiss david")
    assert bezants(table)[BLUE] == 12
    assert bar(table, BLUE, "end") == "dismiss.rate"  # whole groups only
    say(table, BLUE, "dismiss david")
    assert (bezants(table)[BLUE], men(table, "david")[BLUE]) == (13, 0)
    assert asked(table) == ("Turn", BLUE)
    assert bar(position(men={"david": [2]}), BLUE, "dismiss david") == "dismiss.rate"
    assert bar(position("auction", men={"david": [3]}), BLUE, "dismiss david") == "round.phases.order"


@pytest.mark.rule("dismiss.rate.example.de")
def test_six_squires_earn_two() -> None:
    table = say(position(men={"david": [6]}, options={"edition": "de"}), BLUE, *["dismiss david"] * 6)
    assert bezants(table)[BLUE] == 14


@pytest.mark.rule("dismiss.to-supply")
def test_they_go_to_the_supply_and_not_behind_the_screen() -> None:
    table = position(men={"david": [3]})
    assert (behind(table)[BLUE], supply(table)[BLUE]) == (7, 40)
    say(table, BLUE, *["dismiss david"] * 3)
    assert (behind(table)[BLUE], supply(table)[BLUE]) == (7, 43)


@pytest.mark.rule("dismiss.from-any-areas.it")
def test_from_different_areas_blocked_ones_too() -> None:
    table = position(men=SPREAD, options={"edition": "it"}, barons={GREEN: "david"})
    assert free(table, BLUE, "dismiss") == ["palace-left", "market-large", "david"]
    say(table, BLUE, "dismiss david", "dismiss market-large", "dismiss palace-left")
    assert bezants(table)[BLUE] == 13


@pytest.mark.rule("dismiss.from-any-areas.de")
@pytest.mark.parametrize("owner", [BLUE, GREEN])
def test_from_different_areas_but_not_from_a_blocked_one(owner: int) -> None:
    table = position(men=SPREAD, options={"edition": "de"}, barons={owner: "david"})
    assert bar(table, BLUE, "dismiss david") == "dismiss.from-any-areas.de"
    say(table, BLUE, "dismiss market-large")
    assert bar(table, BLUE, "dismiss david") == "dismiss.from-any-areas.de"
    say(table, BLUE, "dismiss market-large", "dismiss palace-left")
    assert bezants(table)[BLUE] == 13
    few = position(men={"david": [2], "palace-left": [2]}, options={"edition": "de"}, barons={owner: "david"})
    assert free(few, BLUE, "dismiss") == []  # two outside, and the blocked ones do not make it three


@pytest.mark.rule("dismiss.from-any-areas.de")
@pytest.mark.parametrize(("edition", "ruling"), [("it", "unblocked"), ("de", "any-area")])
def test_each_edition_may_borrow_the_others_ruling(edition: str, ruling: str) -> None:
    table = position(men=SPREAD, options={"edition": edition, "dismissal": ruling}, barons={GREEN: "david"})
    assert ("david" in free(table, BLUE, "dismiss")) == (ruling == "any-area")
