"""Commanderies, and the treasure of the Temple."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.expansions.templars.temple import temple
from outremer.games.fief.pillage import no_pillage
from outremer.games.fief.unrest import ruin
from tests.games.fief.any_time import all_pass
from tests.games.fief.expansions.temple_position import FAMILIES, order, with_templars
from tests.games.fief.position import coins, france, next_turn, place, troops, village
from tests.games.talking import asked, bar, free, say, told

# Roads used here: villeneuve - bourg - st-vivien, charolles - villeneuve - les-essarts. Villeneuve and Charolles lie in
# the see of Blaye, Bourg, Les Essarts and St-Vivien in that of Bourg.


# -- commanderies ----------------------------------------------------------------------------------------------------


def market(**written: Any) -> outremer.Table:
    return with_templars("purchases", **{"brothers": ["eric"], "coins": {0: 9, 1: 9}, **written})


@pytest.mark.rule("commandery.cost", "commandery.placement", "commandery.once_per_phase")
def test_a_family_with_a_templar_builds_one_in_a_village_it_controls_for_two_coins() -> None:
    lords = {**FAMILIES, "arthur": (0, "villeneuve")}
    table = market(lords=lords)
    assert free(table, 0, "build-commandery") == ["villeneuve", "bourg"]
    assert bar(table, 0, "build-commandery sigy") == "commandery.placement"
    say(table, 0, "build-commandery bourg")
    assert coins(table, 0) == 7
    assert order(table)["commanderies"] == ["bourg"]
    assert bar(table, 0, "build-commandery villeneuve") == "commandery.once_per_phase"
    say(table, 0, "pass")
    assert bar(table, 1, "build-commandery sigy") == "commandery.once_per_phase"  # no Templar in this family
    next_turn(table)
    assert order(table)["built"] == []


@pytest.mark.rule("commandery.cost", "commandery.max_one")
def test_it_costs_two_coins_and_a_village_holds_one() -> None:
    assert bar(market(coins={0: 1}), 0, "build-commandery bourg") == "commandery.cost"
    table = market(temple={"commanderies": ["bourg"]})
    assert bar(table, 0, "build-commandery bourg") == "commandery.max_one"


@pytest.mark.rule("commandery.coexists")
def test_it_stands_beside_mills_and_walls() -> None:
    table = market(walls={"bourg": "city"}, mills={"bourg": 2})
    say(table, 0, "build-commandery bourg")
    assert order(table)["commanderies"] == ["bourg"]
    assert france(table).mills(village("bourg")) == 2


@pytest.mark.rule("commandery.once_per_phase")
def test_a_captive_templar_still_counts_for_his_family() -> None:
    table = market(lords={**FAMILIES, "eric": (0, "sigy")}, captives={"eric": 1}, knightless=["eric"])
    assert bar(table, 0, "build-commandery bourg") is None


@pytest.mark.rule("commandery.placement")
def test_there_are_five_in_the_box() -> None:
    table = market(temple={"commanderies": ["sigy", "tournus", "pugnac", "blaye", "st-ciers"]})
    assert bar(table, 0, "build-commandery bourg") == "component.stock"


def income(**written: Any) -> outremer.Table:
    """Eric's family holds Bourg; a commandery stands there and one in Sigy, which seat 1 holds without a Templar."""
    temple = {"commanderies": ["bourg", "sigy"]}
    table = with_templars("window", **{"brothers": ["eric"], "temple": temple, "hands": {3: ["tax"]}, **written})
    all_pass(table, "BeforeIncome")
    return table


def of_commanderies(table: outremer.Table) -> dict[int, int]:
    return {one["seat"]: one["coins"] for one in told(table, "commandery-income")}


@pytest.mark.rule("commandery.income", "commandery.placement")
def test_each_yields_two_coins_to_whoever_controls_its_village() -> None:
    assert of_commanderies(income()) == {0: 2, 1: 2}
    assert [coins(income(), seat) - coins(income(temple={}), seat) for seat in range(4)] == [2, 2, 0, 0]


@pytest.mark.rule("commandery.income")
def test_a_besieged_one_yields_nothing() -> None:
    table = income(
        walls={"bourg": "stronghold"}, troops={(0, "bourg"): (1, 0), (1, "bourg"): (1, 1)}, besiegers={"bourg": [1]}
    )
    assert of_commanderies(table) == {1: 2}


@pytest.mark.rule("commandery.income.bonus")
@pytest.mark.parametrize(
    "written",
    [
        {"harvests": {"see-bourg": 1}},
        {"weathers": {"see-bourg": 2}},
        {"harvests": {"see-bourg": 1}, "weathers": {"see-bourg": 1}},
    ],
)
def test_harvest_and_good_weather_bring_one_more_together(written: dict[str, Any]) -> None:
    assert of_commanderies(income(**written)) == {0: 3, 1: 2}


@pytest.mark.rule("commandery.immune_famine_tax")
def test_neither_famine_nor_tithe_touches_them() -> None:
    famine = income(struck={"see-bourg": ["famine"]}, mills={"bourg": 2})
    assert of_commanderies(famine) == {0: 2, 1: 2}
    assert told(famine, "mill-income") == []
    tithe = income(see_taxes={"see-bourg": (3, "pope")}, mills={"bourg": 1})
    assert of_commanderies(tithe) == {0: 2, 1: 2}
    assert told(tithe, "church-tax-income") == [{"seat": 3, "see": "see-bourg", "coins": 2}]


@pytest.mark.rule("commandery.no_pillage")
def test_nobody_pillages_a_commandery() -> None:
    table = with_templars("pillage", brothers=["eric"], temple={"commanderies": ["bourg"]}, mills={"sigy": 1})
    assert no_pillage(france(table), 0, village("bourg")) == "pillage.where"
    say(table, 1, "pillage sigy")
    assert order(table)["commanderies"] == ["bourg"]


@pytest.mark.rule("commandery.destroyed_only_by_edict")
def test_an_uprising_leaves_the_commandery_standing_and_nothing_else() -> None:
    table = with_templars(
        "window", brothers=["othon"], temple={"commanderies": ["bourg"]}, mills={"bourg": 2}, hands={1: ["tax"]}
    )
    g = france(table)
    ruin(g, village("bourg"))
    assert g.mills(village("bourg")) == 0
    assert place(table, "charles") is None
    assert temple(g).has_commandery(village("bourg"))


@pytest.mark.rule("commandery.plague_shelter")
def test_the_plague_passes_over_lords_and_troops_beside_a_commandery() -> None:
    lords = {"charles": (0, "bourg"), "eric": (0, "st-vivien"), "othon": (3, "tournus")}
    written: dict[str, Any] = {"lords": lords, "troops": {(0, "bourg"): (2, 2), (0, "st-vivien"): (2, 0)}, "track": 1}
    table = with_templars("disasters", "plague", "4", "1", temple={"commanderies": ["bourg"]}, **written)
    assert [one["lord"] for one in told(table, "plague-roll")] == ["eric"]
    assert place(table, "eric") is None
    assert troops(table, 0, "bourg") == (2, 2)
    assert troops(table, 0, "st-vivien") == (1, 0)


@pytest.mark.rule("commandery.plague_shelter")
def test_who_leaves_the_shelter_meets_the_plague() -> None:
    lords = {"charles": (0, "bourg"), "othon": (3, "tournus")}
    written: dict[str, Any] = {"lords": lords, "troops": {(0, "bourg"): (2, 0)}, "struck": {"see-bourg": ["plague"]}}
    sheltered = with_templars("march", "5", temple={"commanderies": ["bourg"]}, **written)
    say(sheltered, 0, "lead charles", "take knight 2", "go st-vivien")
    assert told(sheltered, "plague-roll") == [{"lord": "charles", "die": 5}]
    assert troops(sheltered, 0, "st-vivien") == (1, 0)
    among_all = with_templars("march", temple={"commanderies": ["sigy"]}, **written)
    say(among_all, 0, "lead charles", "take knight 2", "go st-vivien")
    assert told(among_all, "plague-roll") == []  # the Plague struck him at its outbreak


@pytest.mark.rule("commandery.plague_shelter")
def test_who_enters_a_commandery_is_spared() -> None:
    lords = {"charles": (0, "villeneuve"), "othon": (3, "tournus")}
    table = with_templars(
        lords=lords,
        troops={(0, "villeneuve"): (2, 2)},
        struck={"see-bourg": ["plague"]},
        temple={"commanderies": ["bourg"]},
    )
    say(table, 0, "lead charles", "take knight 2", "take footman 2", "go bourg")
    assert told(table, "plague-roll") == []
    assert troops(table, 0, "bourg") == (2, 2)


@pytest.mark.rule("commandery.plague_shelter", "card.plague.troops_half")
def test_whom_the_plague_has_struck_before_it_does_not_strike_again_behind_a_commandery() -> None:
    lords = {"charles": (0, "st-paul"), "othon": (3, "tournus")}
    infected: dict[str, Any] = {"lords": lords, "struck": {"see-sigy": ["plague"]}}
    table = with_templars(troops={(0, "st-paul"): (2, 0)}, temple={"commanderies": ["sigy"]}, **infected)
    say(table, 0, "lead charles", "take knight 2", "go sigy", "go st-ciers")
    assert told(table, "plague-roll") == []
    assert troops(table, 0, "st-ciers") == (2, 0)


@pytest.mark.rule("commandery.plague_shelter", "card.plague.entering_troops_half")
def test_who_comes_into_the_see_by_a_commandery_meets_the_plague_behind_it() -> None:
    lords = {"charles": (0, "villeneuve"), "othon": (3, "tournus")}
    infected: dict[str, Any] = {"lords": lords, "struck": {"see-bourg": ["plague"]}}
    table = with_templars(
        "march", "6", troops={(0, "villeneuve"): (2, 0)}, temple={"commanderies": ["bourg"]}, **infected
    )
    say(table, 0, "lead charles", "take knight 2", "go bourg")
    assert outremer.load(table.save()).save() == table.save()
    say(table, 0, "go st-vivien")
    assert told(table, "plague-roll") == [{"lord": "charles", "die": 6}]
    assert troops(table, 0, "st-vivien") == (1, 0)


@pytest.mark.rule("commandery.plague_shelter", "commandery.placement")
def test_a_commandery_built_after_the_outbreak_has_sheltered_nobody_from_it() -> None:
    lords = {"charles": (0, "bourg"), "othon": (3, "tournus")}
    table = with_templars(
        "purchases",
        brothers=["charles"],
        lords=lords,
        troops={(0, "bourg"): (2, 0)},
        struck={"see-bourg": ["plague"]},
        coins={0: 2},
    )
    say(table, 0, "build-commandery bourg")
    while asked(table)[0] == "Purchases":
        say(table, asked(table)[1], "pass")
    say(table, 0, "lead charles", "take knight 2", "go st-vivien")
    assert told(table, "plague-roll") == []
    assert troops(table, 0, "st-vivien") == (2, 0)


# -- the treasure ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("treasure.attempt", "treasure.roll")
@pytest.mark.parametrize(("die", "is_hidden"), [("3", False), ("4", True)])
def test_two_templars_of_one_family_hide_it_on_four_or_more(die: str, is_hidden: bool) -> None:
    table = with_templars("march", die, brothers=["charles", "eric"])
    assert free(table, 0, "hide-treasure") == ["bourg"]
    say(table, 0, "hide-treasure bourg")
    assert told(table, "treasure-roll") == [{"seat": 0, "die": int(die)}]
    assert order(table)["treasure"] is is_hidden
    assert asked(table) == ("March", 0)


@pytest.mark.rule("treasure.once_per_turn")
def test_it_is_tried_once_a_turn_in_all() -> None:
    table = with_templars("march", "1", brothers=["charles", "eric", "henri", "baudoin"], lords=PAIRS)
    say(table, 0, "hide-treasure bourg")
    assert bar(table, 0, "hide-treasure bourg") == "treasure.once_per_turn"
    say(table, 0, "pass")
    assert bar(table, 1, "hide-treasure sigy") == "treasure.once_per_turn"
    assert order(next_turn(table))["sought"] is False


PAIRS = {**FAMILIES, "baudoin": (1, "sigy")}


@pytest.mark.rule("treasure.attempt")
def test_once_hidden_it_stays_hidden_and_nobody_hides_it_again() -> None:
    table = with_templars(brothers=["charles", "eric"], temple={"hidden": True})
    assert bar(table, 0, "hide-treasure bourg") == "treasure.attempt"


@pytest.mark.rule("treasure.attempt")
@pytest.mark.parametrize(
    "written",
    [
        {"brothers": ["charles"]},
        {"brothers": ["charles", "henri"]},
        {"brothers": ["charles", "eric"], "captives": {"eric": 1}},
        {"brothers": ["baudoin", "henri"]},
    ],
)
def test_it_takes_two_free_templars_in_one_village_and_one_of_the_own(written: dict[str, Any]) -> None:
    table = with_templars(**written)
    assert bar(table, 0, "hide-treasure bourg") == "treasure.attempt"


@pytest.mark.rule("treasure.roll", "treasure.attempt")
def test_with_another_familys_templar_that_family_must_agree() -> None:
    table = with_templars("march", "6", brothers=["charles", "baudoin"])
    say(table, 0, "hide-treasure bourg")
    assert asked(table) == ("TreasureSought", 1)
    say(table, 1, "accept")
    assert told(table, "treasure-roll") == [{"seat": 0, "die": 6}]
    assert order(table)["treasure"] is True


@pytest.mark.rule("treasure.roll", "treasure.once_per_turn")
def test_a_refusal_is_no_attempt_but_who_refused_is_not_asked_again_in_this_turn() -> None:
    table = say(with_templars(brothers=["charles", "baudoin"]), 0, "hide-treasure bourg")
    say(table, 1, "refuse")
    assert order(table)["sought"] is False
    assert bar(table, 0, "hide-treasure bourg") == "treasure.attempt"
    say(table, 0, "pass")
    assert bar(table, 1, "hide-treasure bourg") is None  # it is Baudoin's family now that asks
    next_turn(table)
    while asked(table) != ("March", 0):
        say(table, asked(table)[1], "pass")
    assert bar(table, 0, "hide-treasure bourg") is None  # and in the next turn may be asked again


@pytest.mark.rule("treasure.attempt", "treasure.roll")
def test_a_second_family_is_asked_when_the_first_refuses() -> None:
    lords = {**FAMILIES, "othon": (3, "bourg")}
    table = say(
        with_templars("march", "2", lords=lords, brothers=["charles", "baudoin", "othon"]), 0, "hide-treasure bourg"
    )
    say(table, 1, "refuse")
    assert asked(table) == ("TreasureSought", 3)
    say(table, 3, "accept")
    assert told(table, "treasure-roll") == [{"seat": 0, "die": 2}]


@pytest.mark.rule("treasure.attempt")
def test_who_has_marched_may_still_try_in_the_own_go() -> None:
    lords = {"charles": (0, "bourg"), "eric": (0, "st-vivien"), "othon": (3, "tournus")}
    table = with_templars("march", "6", lords=lords, brothers=["charles", "eric"])
    say(table, 0, "lead charles", "go st-vivien", "halt", "lead eric", "halt")
    assert asked(table) == ("March", 0)
    assert free(table, 0, "lead") == []
    say(table, 0, "hide-treasure st-vivien")
    assert order(table)["treasure"] is True
    assert asked(table)[1] == 3
