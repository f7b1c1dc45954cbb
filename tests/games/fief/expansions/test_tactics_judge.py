"""What the greedy bot does with archers, bombardiers, guards and mercenaries."""

from __future__ import annotations

import pytest

from tests.games.fief.expansions.test_tactics_archers import field, walled
from tests.games.fief.expansions.test_tactics_guards import crowned
from tests.games.fief.expansions.test_tactics_mercenaries import field as battle
from tests.games.fief.expansions.test_tactics_mercenaries import market, reserve
from tests.games.fief.position import position
from tests.games.greedy import chosen, lead
from tests.games.talking import asked, say


def test_mercenaries_archers_and_a_bombardier_make_a_position_better() -> None:
    plain = lead(market("purchases"), 0)
    assert lead(market("purchases", pieces=reserve(3)), 0) > plain
    assert lead(market("purchases", pieces=reserve(0, 3)), 0) < plain
    men = {(0, "bourg"): {"knight": 3}}
    bare = lead(market("purchases", troops=men), 0)
    assert lead(market("purchases", troops={(0, "bourg"): {"knight": 3, "bombardier": 1}}), 0) > bare
    footmen = lead(market("purchases", troops={(0, "bourg"): {"knight": 3, "footman": 2}}), 0)
    assert lead(market("purchases", troops={(0, "bourg"): {"knight": 3, "archer": 2}}), 0) > footmen


@pytest.mark.parametrize(("coins", "word"), [(20, "bid 6"), (8, "bid 4"), (1, "bid 0")])
def test_greedy_bids_what_they_are_worth_within_half_of_its_purse(coins: int, word: str) -> None:
    assert chosen(market(coins={0: coins, 1: 9}), 0) == word


def test_greedy_bids_one_more_when_it_has_tied() -> None:
    table = market(coins={0: 20, 1: 9, 2: 0, 3: 0})
    say(table, 0, "bid 6")
    say(table, 1, "bid 6")
    assert chosen(table, 0) == "bid 7"


def test_greedy_pays_its_mercenaries() -> None:
    assert chosen(market(pieces=reserve(2), coins={0: 9}), 0) == "keep 2"


def test_greedy_sends_mercenaries_where_they_are_needed() -> None:
    assert chosen(say(battle(theirs=(2, 2), pieces=reserve(3)), 0, "attack bourg"), 0) == "deploy 3"
    assert chosen(say(battle(theirs=(0, 1), mine=(4, 4), pieces=reserve(3)), 0, "attack bourg"), 0) == "deploy 0"


def test_greedy_throws_bad_dice_again_and_keeps_good_ones() -> None:
    table = field({"footman": 5}, {"knight": 2, "footman": 1, "bombardier": 2}, "0", "2", "2")
    assert asked(table) == ("Dice", 0)
    assert chosen(table, 0) == "re-roll 0"
    say(table, 0, "re-roll 0")
    assert chosen(table, 0) == "pass"  # twos are kept


def test_greedy_shoots_at_a_lone_lord_with_a_lone_archer_only() -> None:
    assert chosen(walled({"footman": 2, "archer": 1}, {"footman": 9}), 1) == "snipe charles"
    assert chosen(walled({"footman": 2, "archer": 3}, {"footman": 9}), 1) == "pass"


def test_greedy_takes_one_guard_for_the_hit() -> None:
    table = crowned()
    assert chosen(table, 0) == "guard knight"
    say(table, 0, "guard knight")
    assert chosen(table, 0) == "pass"


@pytest.mark.parametrize(("mercenaries", "is_roused"), [(5, True), (1, False)])
def test_greedy_rouses_a_large_reserve_of_a_rival(mercenaries: int, is_roused: bool) -> None:
    hands = {0: ["uprising"]}
    table = position(
        "purchases",
        options={"tactics": "yes"},
        lords={"charles": (0, "bourg"), "henri": (1, "blaye")},
        troops={(0, "bourg"): (1, 2), (1, "blaye"): (1, 2)},
        hands=hands,
        pieces=reserve(0, mercenaries),
    )
    assert (chosen(table, 0) == "rouse-reserve 1") == is_roused
