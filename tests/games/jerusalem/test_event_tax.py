"""TASSAZIONE STRAORDINARIA."""

from __future__ import annotations

import pytest

import outremer
from tests.games.jerusalem.position import BLUE, GREEN, RED, YELLOW, behind, bezants, men, position, sector, supply
from tests.games.talking import asked, bar, free, say


def tax(
    men: dict[str, list[int]],
    bezants: list[int],
    offices: tuple[str, ...] = ("constable", "treasurer", "marshal", "admiral"),
    barons: dict[int, str] | None = None,
    edition: str = "it",
) -> outremer.Table:
    return position("event", event="tax", men=men, bezants=bezants, offices=offices, barons=barons,
                    options={"edition": edition}, driver=outremer.Scripted("war"))  # fmt: skip


SPREAD = {"market-large": [2], "market-left": [1], "market-right": [1], "palace-left": [3]}


@pytest.mark.rule("event.tax.remove-market")
def test_the_market_is_emptied() -> None:
    table = tax(SPREAD, [9])
    assert bar(table, BLUE, "keep palace-left") == "event.tax.remove-market"
    say(table, BLUE, "end")
    assert sector(table, "market") == [0, 0, 0, 0]
    assert men(table, "palace-left")[BLUE] == 3


@pytest.mark.rule("event.tax.remove-market")
def test_an_admiral_without_squires_in_the_market_is_not_asked() -> None:
    table = tax({"market-large": [1, 0, 1, 0]}, [9])
    assert asked(say(table, BLUE, "end")) == ("Tax", YELLOW)
    assert asked(say(table, YELLOW, "end"))[0] != "Tax"


@pytest.mark.rule("event.tax.baron-no-protection")
def test_a_baron_does_not_protect() -> None:
    table = say(tax(SPREAD, [9], barons={BLUE: "market-large"}), BLUE, "end")
    assert men(table, "market-large")[BLUE] == 0


@pytest.mark.rule("event.tax.pay-to-keep")
def test_a_bezant_keeps_a_squire_and_four_keep_all() -> None:
    table = say(tax(SPREAD, [9]), BLUE, "keep market-large", "keep market-large", "keep market-left")
    assert free(table, BLUE, "keep") == ["market-right"]
    say(table, BLUE, "keep market-right", "end")
    assert (sector(table, "market")[BLUE], bezants(table)) == (4, [5, 12, 12, 12])
    poor = say(tax(SPREAD, [1]), BLUE, "keep market-large")
    assert bar(poor, BLUE, "keep market-large") == "event.tax.pay-to-keep"


@pytest.mark.rule("event.tax.unpaid-to-supply")
def test_the_unpaid_go_to_the_supply() -> None:
    table = say(tax(SPREAD, [9]), BLUE, "keep market-left", "end")
    assert men(table, "market-left")[BLUE] == 1
    assert (supply(table)[BLUE], behind(table)[BLUE]) == (50 - 1 - 3, 0)


@pytest.mark.rule("event.tax.turn-order.de")
@pytest.mark.parametrize("edition", ["it", "de"])
def test_the_players_decide_in_order_of_office(edition: str) -> None:
    offices = ("admiral", "marshal", "constable", "treasurer")
    table = tax({"market-large": [1, 0, 1, 1]}, [1, 1, 1, 1], offices, edition=edition)
    assert bar(table, BLUE, "keep market-large") == "auction.character.turn-order"
    order = []
    for _ in range(3):
        order.append(asked(table)[1])
        say(table, order[-1], "end")
    assert order == [YELLOW, RED, BLUE]


def rulebook(blue: list[int], edition: str) -> outremer.Table:
    """In the order Blue, Green, Yellow, Red: each pays as in the example."""
    stand = {"market-large": [blue[0], 2, 1, 1], "market-left": [blue[1], 1, 1, 0], "market-right": [blue[2], 1, 0, 0]}
    table = tax(stand, [9, 9, 0, 9], edition=edition)
    say(table, BLUE, *["keep market-large"] * 2, *["keep market-right"] * 2, "end")
    say(table, GREEN, "keep market-large", "keep market-large", "keep market-right", "end")
    assert free(table, YELLOW, "keep") == []
    say(table, YELLOW, "end")
    return say(table, RED, "keep market-large", "end")


@pytest.mark.rule("event.tax.example.it")
def test_the_italian_example() -> None:
    table = rulebook([2, 2, 2], "it")
    assert sector(table, "market") == [4, 3, 0, 1]
    assert supply(table) == [46, 47, 50, 49]
    assert men(table, "market-left") == [0, 0, 0, 0]
    assert men(table, "market-large")[RED] == 1
    assert bezants(table) == [5, 6, 0, 8]


@pytest.mark.rule("event.tax.example.de")
def test_the_german_example() -> None:
    table = rulebook([2, 3, 2], "de")
    assert sector(table, "market") == [4, 3, 0, 1]
    assert men(table, "market-large")[RED] == 1
    assert bezants(table) == [5, 6, 0, 8]
