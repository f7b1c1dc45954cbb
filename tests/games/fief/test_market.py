"""Phase 4: ransoms, then troops, mills and strongholds."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.ransoms import ransom_of
from tests.games.fief.position import coins, france, lord, map_with, place, position, titles, troops, village
from tests.games.talking import asked, bar, free, say, told


def at_market(**written: Any) -> outremer.Table:
    """Charles of seat 0 in Bourg with a stronghold, and twenty coins, unless written otherwise."""
    written.setdefault("lords", {"charles": (0, "bourg")})
    written.setdefault("walls", {"bourg": "stronghold"})
    written.setdefault("coins", {0: 20})
    return position("purchases", **written)


# -- ransoms ---------------------------------------------------------------------------------------------------------


def held(**written: Any) -> outremer.Table:
    """Charles and Eric of seat 0 are captives of seat 1."""
    written.setdefault("coins", {0: 10, 1: 0})
    return position(
        "ransoms",
        lords={"charles": (0, "sigy"), "eric": (0, "sigy"), "henri": (1, "sigy"), "othon": (2, "pugnac")},
        captives={"charles": 1, "eric": 1},
        titles={"charles": ["county-tournus", "arc"]},
        **written,
    )


@pytest.mark.rule("ransom.amount")
def test_a_ransom_is_two_coins_and_two_for_each_title_of_any_kind() -> None:
    g = map_with(
        lords={"charles": (0, "sigy"), "eric": (0, "sigy"), "jeanne": (0, "sigy")},
        titles={"charles": ["county-sigy", "king"], "jeanne": ["arc"]},
    )
    assert [ransom_of(g, lord(name)) for name in ("eric", "charles", "jeanne")] == [2, 6, 4]


@pytest.mark.rule("ransom.pay_mandatory", "phase4.ransom_first", "ransom.accept_mandatory")
def test_who_can_pay_must_before_anybody_buys_and_the_captor_gets_it() -> None:
    table = held(coins={0: 7, 1: 0})
    assert asked(table) == ("Ransoms", 0)
    assert bar(table, 0, "pass") == "ransom.pay_mandatory"
    assert bar(table, 0, "buy footman sigy") == "phase4.turn_order"
    assert free(table, 0, "ransom") == ["charles", "eric"]
    say(table, 0, "ransom charles")
    assert told(table, "ransomed") == [{"seat": 0, "lord": "charles", "coins": 6, "captor": 1}]
    assert (coins(table, 0), coins(table, 1)) == (1, 6)


@pytest.mark.rule("ransom.accept_mandatory", "ransom.pay_mandatory")
def test_the_ransomed_lord_is_free_at_once_and_his_family_places_him() -> None:
    table = held(troops={(0, "bourg"): (1, 0)})
    say(table, 0, "ransom charles")
    assert asked(table) == ("Freed", 0)
    say(table, 0, "place bourg")
    assert place(table, "charles") == "bourg"
    assert not france(table).is_captive(lord("charles"))
    assert free(table, 0, "ransom") == ["eric"]  # the other can be paid for too, and must
    say(table, 0, "ransom eric")
    assert place(table, "eric") == "bourg"  # where a lord of his family is now
    assert coins(table, 0) == 2
    assert asked(table) == ("Purchases", 0)


@pytest.mark.rule("ransom.amount", "ransom.pay_mandatory")
def test_with_too_few_coins_for_all_the_player_chooses_and_without_enough_pays_nothing() -> None:
    table = held(coins={0: 3})
    assert bar(table, 0, "ransom charles") == "ransom.amount"
    assert free(table, 0, "ransom") == ["eric"]
    assert bar(table, 0, "ransom henri") == "ransom.pay_mandatory"
    assert asked(held(coins={0: 1})) == ("Purchases", 0)


@pytest.mark.rule("phase4.ransom_first", "phase4.turn_order")
def test_ransoms_are_paid_in_turn_order() -> None:
    table = position(
        "ransoms",
        first=2,
        lords={"charles": (0, "sigy"), "henri": (1, "bourg"), "eric": (2, "bourg")},
        troops={(3, "sigy"): (1, 0), (3, "bourg"): (1, 0)},
        captives={"charles": 3, "henri": 3},
    )
    assert asked(table) == ("Ransoms", 0)
    say(table, 0, "ransom charles")
    assert bar(table, 2, "ransom eric") == "phase4.turn_order"


@pytest.mark.rule("ransom.counteroffer")
def test_even_where_there_is_no_choice_the_payer_is_asked_so_that_other_terms_can_be_agreed() -> None:
    table = position("ransoms", lords={"charles": (0, "sigy")}, troops={(1, "sigy"): (1, 0)}, captives={"charles": 1})
    assert asked(table) == ("Ransoms", 0)
    assert not told(table, "ransomed")


# -- troops ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("phase4.turn_order")
def test_each_buys_in_turn_order_and_in_one_go() -> None:
    table = at_market(first=3)
    assert asked(table) == ("Purchases", 3)
    assert bar(table, 0, "buy footman bourg") == "phase4.turn_order"
    say(table, 3, "pass")
    say(table, 0, "buy footman bourg", "mill bourg", "buy footman bourg", "pass")
    assert asked(table) == ("Purchases", 1)
    assert bar(table, 0, "buy footman bourg") == "phase4.turn_order"


@pytest.mark.rule("troop.knight", "troop.man_at_arms")
def test_a_knight_costs_three_coins_and_a_footman_one() -> None:
    table = at_market(coins={0: 4})
    say(table, 0, "buy knight bourg")
    assert bar(table, 0, "buy knight bourg") == "troop.knight"
    say(table, 0, "buy footman bourg")
    assert bar(table, 0, "buy footman bourg") == "troop.man_at_arms"
    assert (coins(table, 0), troops(table, 0, "bourg")) == (0, (1, 1))
    assert [(kind.strength, kind.life) for kind in france(table).rules.kinds[:2]] == [(3, 3), (1, 1)]


@pytest.mark.rule("troop.placement")
def test_new_troops_come_to_free_lords_and_into_own_walls() -> None:
    table = at_market(
        lords={"charles": (0, "bourg"), "eric": (0, "sigy"), "henri": (1, "pugnac"), "othon": (0, "tournus")},
        troops={(0, "beaujeu"): (0, 1), (0, "blaye"): (0, 1), (2, "tournus"): (1, 0)},
        walls={"blaye": "stronghold", "pugnac": "city"},
        captives={"othon": 2},
    )
    places = {one.removeprefix("knight ").removeprefix("footman ") for one in free(table, 0, "buy")}
    assert places == {"blaye", "bourg", "sigy"}
    for where in ("beaujeu", "pugnac", "tournus", "st-paul"):
        assert bar(table, 0, f"buy knight {where}") == "troop.placement"


@pytest.mark.rule("troop.placement.max_four")
def test_four_troops_a_village_and_turn_at_most() -> None:
    table = at_market(lords={"charles": (0, "bourg"), "eric": (0, "sigy")})
    say(table, 0, *["buy footman bourg"] * 3, "buy knight bourg")
    assert bar(table, 0, "buy footman bourg") == "troop.placement.max_four"
    say(table, 0, "buy footman sigy", "pass")
    assert troops(table, 0, "bourg") == (1, 3)


@pytest.mark.rule("troop.placement.max_four", "troop.no_stack_limit")
def test_the_limit_counts_new_troops_of_each_player_and_a_village_holds_any_number() -> None:
    table = at_market(
        lords={"charles": (0, "bourg"), "henri": (1, "bourg")}, troops={(0, "bourg"): (3, 9)}, coins={0: 20, 1: 20}
    )
    say(table, 0, *["buy footman bourg"] * 4, "pass")
    say(table, 1, *["buy footman bourg"] * 4)
    assert (troops(table, 0, "bourg"), troops(table, 1, "bourg")) == ((3, 13), (0, 4))


@pytest.mark.rule("troop.placement", "component.family")
def test_nothing_is_bought_once_its_counters_are_used_up() -> None:
    table = at_market(troops={(0, "bourg"): (8, 0)})
    assert bar(table, 0, "buy knight bourg") == "component.family"
    assert bar(table, 0, "buy footman bourg") is None


SIEGE: dict[str, Any] = {
    "lords": {"charles": (0, "bourg"), "henri": (1, "bourg")},
    "troops": {(0, "bourg"): (1, 0), (1, "bourg"): (1, 0)},
    "besiegers": {"bourg": [1]},
    "coins": {0: 20, 1: 20},
}


@pytest.mark.rule("siege.reinforce.no_new_troops", "siege.besieger.new_troops")
def test_no_new_troops_for_the_besieged_but_for_the_besieger() -> None:
    table = at_market(**SIEGE)
    assert bar(table, 0, "buy footman bourg") == "siege.reinforce.no_new_troops"
    say(table, 0, "pass")
    say(table, 1, "buy footman bourg")
    assert troops(table, 1, "bourg") == (1, 1)


@pytest.mark.rule("card.plague.bought_troops_exempt")
def test_troops_bought_into_the_plague_suffer_nothing() -> None:
    table = at_market(struck={"see-bourg": ["plague"]})
    say(table, 0, *["buy footman bourg"] * 4, "pass")
    assert troops(table, 0, "bourg") == (0, 4)


# -- buildings -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("building.mill.cost", "building.mill.placement", "building.mill.max_two")
def test_a_mill_costs_three_coins_in_a_controlled_village_with_fewer_than_two() -> None:
    table = at_market(coins={0: 7})
    assert free(table, 0, "mill") == ["bourg"]
    assert bar(table, 0, "mill sigy") == "building.mill.placement"
    say(table, 0, "mill bourg")
    assert coins(table, 0) == 4
    say(table, 0, "mill bourg")
    assert bar(table, 0, "mill bourg") == "building.mill.max_two"
    assert bar(at_market(coins={0: 2}), 0, "mill bourg") == "building.mill.cost"


@pytest.mark.rule("component.stock")
def test_there_are_fifteen_mills_and_twelve_strongholds() -> None:
    full = ("blaye", "sennecy", "mazilles", "tournus", "st-gerome", "sigy", "st-paul")
    table = at_market(mills={**dict.fromkeys(full, 2), "pugnac": 1})
    assert bar(table, 0, "mill bourg") == "component.stock"
    walled = ("blaye", "sennecy", "mazilles", "tournus", "st-gerome", "sigy", "st-paul", "pugnac", "st-andre")
    table = at_market(walls=dict.fromkeys((*walled, "beaujeu", "charolles", "marcamps"), "stronghold"))
    assert bar(table, 0, "stronghold bourg") == "component.stock"


@pytest.mark.rule("building.stronghold.cost", "building.stronghold.placement", "building.stronghold.max_one")
def test_a_stronghold_costs_ten_coins_in_a_controlled_village_without_walls() -> None:
    table = at_market(
        lords={"charles": (0, "bourg"), "eric": (0, "sigy"), "lambert": (0, "blaye")}, walls={"blaye": "city"}
    )
    assert bar(table, 0, "stronghold blaye") == "building.stronghold.max_one"
    assert bar(table, 0, "stronghold pugnac") == "building.stronghold.placement"
    say(table, 0, "stronghold bourg")
    assert coins(table, 0) == 10
    assert france(table).walls(village("bourg")) == 1
    assert bar(table, 0, "stronghold bourg") == "building.stronghold.max_one"
    say(table, 0, "mill bourg")
    assert bar(table, 0, "stronghold sigy") == "building.stronghold.cost"


@pytest.mark.rule("building.stronghold.destroyed_only_by_uprising")
def test_a_stronghold_stands_when_its_lord_is_gone_and_serves_whoever_comes() -> None:
    table = position(
        "march",
        lords={"charles": (0, "bourg"), "henri": (1, "villeneuve"), "othon": (3, "sigy")},
        walls={"bourg": "stronghold"},
    )
    say(table, 0, "lead charles", "go st-vivien", "halt")
    say(table, 1, "lead henri", "go bourg")
    assert france(table).walls(village("bourg")) == 1
    assert france(table).controls(1, village("bourg"))


@pytest.mark.rule("cardinal.by_purchase", "cardinal.candidate")
def test_the_one_hat_on_sale_makes_a_bishop_cardinal() -> None:
    table = at_market(
        lords={"charles": (0, "bourg"), "eric": (0, "bourg"), "lambert": (0, "bourg")},
        titles={"charles": ["see-bourg"], "lambert": ["see-sigy"]},
    )
    assert bar(table, 0, "biretta eric") == "cardinal.candidate"
    say(table, 0, "biretta charles")
    assert titles(table, "charles") == ["see-bourg", "cardinal"]
    assert coins(table, 0) == 15
    assert bar(table, 0, "biretta lambert") == "cardinal.by_purchase"


@pytest.mark.rule("ransom.pay_mandatory", "phase4.ransom_first")
def test_whoever_can_pay_a_ransom_with_what_anothers_ransom_brought_in_must_pay_it() -> None:
    table = position(
        "ransoms",
        lords={"charles": (0, "bourg"), "henri": (1, "sigy"), "eric": (0, "sigy"), "arthur": (1, "bourg")},
        troops={(0, "bourg"): (0, 1), (1, "sigy"): (0, 1)},
        captives={"eric": 1, "arthur": 0},
        coins={0: 0, 1: 2},
    )
    assert asked(table) == ("Ransoms", 1)  # the first in turn order has not a coin yet
    say(table, 1, "ransom arthur")
    assert coins(table, 0) == 2
    assert asked(table) == ("Ransoms", 0)
    assert bar(table, 0, "pass") == "ransom.pay_mandatory"
    say(table, 0, "ransom eric")
    assert (coins(table, 0), coins(table, 1)) == (0, 2)
    assert asked(table) == ("Purchases", 0)
