"""PASSO 3. RENDITE."""

from __future__ import annotations

import pytest

import outremer
from tests.games.jerusalem.position import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    behind,
    bezants,
    floors,
    men,
    points,
    position,
    seen_form,
    supply,
)
from tests.games.talking import asked, bar, say, seen, told

KINDS_OF_INCOME = ("squire", "bezant", "point")

# Blue, Green, Yellow, Red: in all 4, 4, 7 and 3.
RULEBOOKS_MARKET = {"market-large": [0, 4, 3, 0], "market-left": [0, 0, 2, 3], "market-right": [4, 0, 2, 0]}


def due(table: outremer.Table) -> tuple[int, int, int]:
    form = seen_form(table)
    return form["squires"], form["bezants"], form["points"]


@pytest.mark.rule("income.phase.purpose")
def test_controlled_areas_are_paid_for() -> None:
    table = position("income", men={"market-left": [1], "market-right": [1], "templars-left": [1, 2]})
    assert (asked(table), due(table)) == (("Collecting", BLUE), (2, 4, 0))


@pytest.mark.rule("income.kinds")
def test_income_is_money_squires_and_points() -> None:
    table = position("income", men={"nobility-large": [1], "templars-left": [1]})
    assert due(table) == (2, 4, 2)


@pytest.mark.rule("income.points-needed-for-floors")
def test_points_pay_for_floors() -> None:
    table = position("income", men={"palace-large": [1]}, bezants=[60])
    say(table, BLUE, "collect")
    assert (floors(table)[BLUE], points(table)[BLUE], bezants(table)[BLUE]) == (1, 1, 60)


@pytest.mark.rule("income.order-of-sectors")
def test_control_is_worked_out_from_the_palace_to_the_nobility() -> None:
    sectors = ["nobility", "market", "patriarchate", "templars", "palace"]
    stand = {f"{sector}-left": [int(seat == at % 4) for seat in range(4)] for at, sector in enumerate(sectors)}
    table = position("david", men={**stand, "david": [9]})
    while asked(table)[0] != "Collecting":
        form, seat = asked(table)
        say(table, seat, "buy 0" if form == "Materials" else "pass")
    order = [earned["area"] for earned in told(table, "earned")]
    assert order == ["palace-left", "templars-left", "patriarchate-left", "market-left", "nobility-left"]


@pytest.mark.rule("income.most-squires-earns")
def test_the_most_squires_in_an_area_earn_its_income() -> None:
    table = position("income", men={"market-large": [1, 3, 2, 2]})
    assert (asked(table), due(table)) == (("Collecting", GREEN), (2, 4, 0))


@pytest.mark.rule("income.tie")
def test_a_tie_pays_all_to_the_lower_office() -> None:
    table = position(
        "income", men={"market-large": [2, 2, 0, 2]}, offices=["marshal", "treasurer", "constable", "admiral"]
    )
    assert (asked(table), due(table)) == (("Collecting", GREEN), (2, 4, 0))
    say(table, GREEN, "collect")
    assert len(told(table, "collected")) == 1


@pytest.mark.rule("income.money-from-bank", "income.squires-from-supply", "income.points-on-track")
def test_where_income_comes_from() -> None:
    table = position("income", men={"market-large": [1], "nobility-left": [1], "templars-left": [0, 1]})
    assert supply(table)[BLUE] == 48
    say(table, BLUE, "collect")
    assert bezants(table) == [12 + 4 + 2, 12, 12, 12]
    assert supply(table) == [46, 49, 50, 50]
    assert points(table) == [1, 0, 0, 0]
    assert told(table, "collected") == [{"seat": BLUE, "squires": 2, "bezants": 6, "points": 1}]


@pytest.mark.rule("income.squires-from-supply")
def test_an_empty_supply_cuts_the_income() -> None:
    table = position("income", men={"templars-large": [1]}, behind=[46])
    say(table, BLUE, "collect")
    assert (behind(table)[BLUE], supply(table)[BLUE]) == (49, 0)


@pytest.mark.rule("income.behind-screen")
def test_it_all_goes_behind_the_screen() -> None:
    table = position("income", men={"market-large": [1], "templars-left": [0, 1]}, bezants=[0])
    say(table, BLUE, "collect")
    assert (behind(table)[BLUE], bezants(table)[BLUE]) == (2, 4)
    assert men(table, "market-large") == [1, 0, 0, 0]
    assert seen(table, GREEN)["players"][BLUE]["squires"] is None


@pytest.mark.rule("income.may-take-less")
def test_one_may_take_less() -> None:
    table = position("income", men={"market-large": [1]}, bezants=[0])
    say(table, BLUE, "leave squire", "leave bezant", "leave bezant", "collect")
    assert (behind(table)[BLUE], bezants(table)[BLUE]) == (1, 2)
    crowns = position("income", men={"palace-left": [1]})
    silver = position("income", men={"market-left": [1]})
    assert [bar(crowns, BLUE, f"leave {kind}") for kind in KINDS_OF_INCOME] == ["income.may-take-less"] * 2 + [None]
    assert [bar(silver, BLUE, f"leave {kind}") for kind in KINDS_OF_INCOME] == [None, None, "income.may-take-less"]


@pytest.mark.rule("income.may-take-none")
def test_one_may_take_nothing() -> None:
    table = position("income", men={"palace-left": [1], "templars-left": [0, 1]})
    say(table, BLUE, "leave point", "leave point")
    assert asked(table) == ("Collecting", GREEN)
    assert points(table)[BLUE] == 0


@pytest.mark.rule("income.market.example", "income.market.example.yellow-nothing.de")
def test_the_rulebooks_market_pays() -> None:
    table = position("income", men=RULEBOOKS_MARKET, bezants=[0, 0, 0, 0])
    for seat in (BLUE, GREEN, RED):
        assert asked(table) == ("Collecting", seat)
        say(table, seat, "collect")
    assert [behind(table)[seat] for seat in (GREEN, RED, BLUE)] == [2, 1, 1]
    assert [bezants(table)[seat] for seat in (GREEN, RED, BLUE)] == [4, 2, 2]
    assert (behind(table)[YELLOW], bezants(table)[YELLOW]) == (0, 0)


@pytest.mark.rule("component.squires")
def test_who_collects_nothing_is_told_so_and_an_area_that_pays_nothing_is_silent() -> None:
    own = {"income": {"templars": {"large": {"squires": 4}, "small": {}}}}
    stand = {"templars-large": [1], "templars-left": [1], "market-left": [0, 1]}
    table = say(position("privileges", men=stand, behind=[48, 40], data=own), GREEN, "buy 0")
    assert [event["area"] for event in told(table, "earned")] == ["templars-large", "market-left"]
    say(table, BLUE, "collect")
    assert (told(table, "collected"), told(table, "empty-handed")) == ([], [{"seat": BLUE}])
    say(table, GREEN, "collect")
    assert told(table, "collected") == [{"seat": GREEN, "squires": 1, "bezants": 2, "points": 0}]
    assert told(table, "empty-handed") == [{"seat": BLUE}]


def test_what_comes_of_each_kind_alone_is_told_as_collected() -> None:
    silver = say(position("income", men={"market-left": [1]}), BLUE, "leave squire", "collect")
    assert told(silver, "collected") == [{"seat": BLUE, "squires": 0, "bezants": 2, "points": 0}]
    crowns = say(position("income", men={"palace-left": [1]}), BLUE, "collect")
    assert told(crowns, "collected") == [{"seat": BLUE, "squires": 0, "bezants": 0, "points": due_of("palace-left")}]
    assert told(silver, "empty-handed") == told(crowns, "empty-handed") == []


def due_of(area: str) -> int:
    """The points that the board prints on an area which pays nothing else."""
    return due(position("income", men={area: [1]}))[2]
