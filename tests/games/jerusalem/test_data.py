"""Boards and decks: where each value comes from, and an owner's own values in their place."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.jerusalem.game import printed_incomes
from tests.games.jerusalem.position import BLUE, position, seen_area, seen_form
from tests.games.talking import seen

KINDS_PAID = {
    "palace": {"points"},
    "templars": {"squires"},
    "patriarchate": {"points", "squires"},
    "market": {"squires", "bezants"},
    "nobility": {"bezants", "points"},
}


def test_every_table_says_where_it_comes_from() -> None:
    incomes = printed_incomes()
    assert set(incomes) == set(KINDS_PAID)
    for sector, table in incomes.items():
        assert table["provenance"] == ("rulebook" if sector == "market" else "reconstructed")
        assert table["source" if sector == "market" else "constraint"]


def test_reconstructed_incomes_meet_what_is_known() -> None:
    for sector, table in printed_incomes().items():
        assert set(table["large"]) | set(table["small"]) == KINDS_PAID[sector]
        assert sum(table["large"].values()) > sum(table["small"].values())


@pytest.mark.rule("income.market.example")
def test_the_markets_incomes_are_the_rulebooks() -> None:
    market = printed_incomes()["market"]
    assert market["large"] == {"squires": 2, "bezants": 4}
    assert market["small"] == {"squires": 1, "bezants": 2}


@pytest.mark.rule("control.pays-in-phase-3")
def test_an_owner_may_replace_the_reconstructed_values() -> None:
    own = {"income": {"palace": {"large": {"points": 5}, "small": {"points": 3}}}}
    table = position("income", men={"palace-large": [1], "templars-left": [1]}, data=own)
    assert (seen_form(table)["points"], seen_form(table)["squires"]) == (5, 2)
    assert seen_area(table, "palace-right")["pays"]["points"] == 3
    assert outremer.load(table.save()).save() == table.save()


@pytest.mark.rule("auction.open.any-bid")
def test_the_richest_board_of_an_owner_still_lets_every_purse_be_bid() -> None:
    rich = {"income": {"nobility": {"large": {"bezants": 10}, "small": {"bezants": 9}}}}
    assert sum(area["pays"]["bezants"] for area in seen(outremer.new("jerusalem", data=rich, seed=1))["areas"]) == 36
    before_the_last = (
        12 + 12 + 4 * (1 + 1 + 16 + 36) + 7
    )  # start, cards; office, Tower, dismissal, areas; cards' squires
    highest = outremer.new("jerusalem", seed=1).game.lexicon.nouns_of("raise")
    assert highest is not None
    assert before_the_last in highest[0]


@pytest.mark.parametrize(("data", "wrong"), [
    ({"incomes": {}}, "only the table 'income'"),
    ({"income": {"harbour": {}}}, "income.harbour: there is no such sector"),
    ({"income": {"palace": {"large": {}}}}, "income.palace: needs exactly"),
    ({"income": {"palace": {"large": 3, "small": {}}}}, "income.palace.large: must be a table"),
    ({"income": {"palace": {"large": {"gold": 3}, "small": {}}}}, "income.palace.large.gold"),
    ({"income": {"palace": {"large": {"points": -3}, "small": {}}}}, "income.palace.large.points: must be a whole"),
    ({"income": {"palace": {"large": {"points": 1}, "small": {"points": 2}}}}, "at least as much"),
    ({"income": {"nobility": {"large": {"bezants": 11}, "small": {"bezants": 9}}}}, "pay 37 bezants; more than 36"),
    ({"income": {"market": {"large": {"bezants": 9}, "small": {"bezants": 2}}}}, "the rulebook prints"),
])  # fmt: skip
def test_a_wrong_data_file_is_refused_and_the_line_named(data: dict[str, Any], wrong: str) -> None:
    with pytest.raises(outremer.BadSetting, match=wrong):
        outremer.new("jerusalem", data=data)


@pytest.mark.parametrize(("change", "wrong"), [
    (lambda world: world["men"]["david"].__setitem__(0, 1), "50 squires of seat 0"),
    (lambda world: world["deck"].update({"one-squire": 1}), "3 action cards one-squire"),
    (lambda world: world["lock"].update(david=1), "the Baron of seat 1"),
    (lambda world: (world["hand"][0].update(turncoat=1), world["deck"].update(turncoat=1)), "action cards of seat 0"),
])  # fmt: skip
def test_an_edited_save_with_wrong_totals_is_refused(change: Any, wrong: str) -> None:
    saved = position().save()
    change(saved["world"])
    with pytest.raises(outremer.BadSave, match=wrong):
        outremer.load(saved)


@pytest.mark.rule("component.squires")
def test_fifty_squires_of_each_of_four_colours() -> None:
    table = outremer.new("jerusalem", seed=1)
    squires = [total for total in table.game.totals(table.kernel.world, []) if total.name.startswith("squires")]
    assert [total.wanted for total in squires] == [50, 50, 50, 50]
    assert sum(total.found for total in squires) == 200
    assert BLUE == 0
