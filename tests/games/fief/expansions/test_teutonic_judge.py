"""What the greedy bot does with the Teutonic Knights."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fief.expansions.test_teutonic import MEN, brothers, order
from tests.games.fief.position import titles
from tests.games.greedy import chosen, goes_on, lead
from tests.games.talking import asked, say

POSITION: dict[str, Any] = {"lords": {**MEN, "philippe": (2, "sigy")}, "coins": {0: 6}}


def test_lords_of_the_order_its_walls_and_its_knights_make_a_position_better() -> None:
    plain = lead(order("march", 0, **POSITION), 0)
    one = lead(order("march", 0, titles=brothers("charles"), **POSITION), 0)
    two = lead(order("march", 0, titles=brothers("charles", "eric"), **POSITION), 0)
    assert plain < one < two
    walled = lead(order("march", 0, walls={"bourg": "stronghold"}, **POSITION), 0)
    assert lead(order("march", 0, houses={"bourg": "stronghold"}, **POSITION), 0) > walled


def test_greedy_takes_the_vows_with_two_lords_and_makes_one_of_them_grand_master() -> None:
    table = order("draws", **POSITION)
    assert sorted(goes_on(table, 0, "Draws")) == ["vow-teutonic charles", "vow-teutonic eric"]
    table = order("teutonic-master", 0, titles=brothers("charles", "eric"), **POSITION)
    assert asked(table) == ("Nominations", 0)
    say(table, 0, chosen(table, 0))
    say(table, 0, chosen(table, 0))
    assert "teutonic-master" in [*titles(table, "charles"), *titles(table, "eric")]


def test_greedy_gives_no_vote_for_anothers_grand_master() -> None:
    table = order("teutonic-master", 0, 1, titles=brothers("charles", "henri"), **POSITION)
    say(table, 0, "pass")
    say(table, 1, "nominate henri")
    assert chosen(table, 0) == "vote nobody nobody"


@pytest.mark.parametrize(("coins", "word"), [(30, "teutonic-raise bourg"), (0, "pass")])
def test_greedy_raises_walls_when_it_has_coins_to_spare(coins: int, word: str) -> None:
    table = order(
        "purchases",
        0,
        lords=MEN,
        titles={**brothers("charles", "eric"), "charles": ["teutonic", "teutonic-master"]},
        walls={"bourg": "stronghold"},
        coins={0: coins},
    )
    said = goes_on(table, 0, "Purchases")
    assert word in said
    assert (coins == 0) == (said == ["pass"])


def test_greedy_takes_teutonic_knights_along() -> None:
    table = order(
        "march",
        0,
        lords={"charles": (0, "bourg"), "henri": (1, "st-vivien")},
        troops={(0, "bourg"): {"teutonic-knight": 3}, (1, "st-vivien"): (0, 1)},
        titles=brothers("charles"),
    )
    said = goes_on(table, 0, "March") + goes_on(table, 0, "Army")
    assert "take teutonic-knight 3" in said
