"""Sieges: begun, continued, lifted, broken by a sally."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from tests.games.fief.position import controller, france, position, village
from tests.games.fief.test_battle import BOTH
from tests.games.talking import asked, bar, free, say, told

BOURG = village("bourg")


def camp(at: str = "sieges", **more: Any) -> outremer.Table:
    """Charles of seat 0 stands before the walls of Bourg, where Henri of seat 1 is."""
    lords = more.pop("lords", BOTH)
    armies = {(1, "bourg"): (1, 0), (0, "bourg"): (2, 0), **more.pop("others", {})}
    return position(at, lords=lords, troops=armies, walls={"bourg": "stronghold", **more.pop("walls", {})}, **more)


@pytest.mark.rule("siege.start", "siege.engine.first", "siege.control")
def test_a_siege_begins_after_the_battles_with_an_engine_of_one_die() -> None:
    table = camp()
    assert asked(table) == ("Sieges", 0)
    assert free(table, 0, "besiege") == ["bourg"]
    assert bar(table, 0, "besiege sigy") == "siege.start"
    assert bar(table, 1, "besiege bourg") == "battle.player_order"
    say(table, 0, "besiege bourg")
    assert told(table, "siege-begins") == [{"seat": 0, "village": "bourg"}]
    assert france(table).engine_dice(0, BOURG) == 1
    assert controller(table, "bourg") == 1


@pytest.mark.rule("siege.start")
def test_no_siege_begins_while_battles_are_fought() -> None:
    assert bar(camp("battles"), 0, "besiege bourg") == "siege.start"


@pytest.mark.rule("siege.start")
def test_empty_walls_and_own_walls_are_not_besieged() -> None:
    table = camp(
        others={(0, "sigy"): (1, 0), (0, "pugnac"): (1, 0)},
        walls={"sigy": "stronghold", "pugnac": "stronghold"},
        controllers={"sigy": 0, "pugnac": 2},
    )
    assert free(table, 0, "besiege") == ["bourg"]
    assert bar(table, 0, "besiege sigy") == "siege.start"
    assert bar(table, 0, "besiege pugnac") == "siege.start"


@pytest.mark.rule("siege.start")
@pytest.mark.parametrize(("siege", "open_to"), [("troops", ["bourg", "sigy"]), ("lord", ["bourg"])])
def test_by_one_reading_troops_besiege_alone_by_the_other_with_a_lord(siege: str, open_to: list[str]) -> None:
    table = camp(
        options={"siege": siege},
        others={(2, "sigy"): (1, 0), (0, "sigy"): (1, 0)},
        walls={"sigy": "stronghold"},
    )
    assert free(table, 0, "besiege") == open_to


@pytest.mark.rule("siege.engine.first")
def test_a_third_siege_is_held_without_an_engine() -> None:
    others = {
        (2, "sigy"): (1, 0),
        (0, "sigy"): (1, 0),
        (2, "pugnac"): (1, 0),
        (0, "pugnac"): (1, 0),
    }
    table = camp(others=others, walls={"sigy": "stronghold", "pugnac": "stronghold"})
    say(table, 0, "besiege bourg", "besiege sigy", "besiege pugnac")
    engines = [told(table, "engine-grows")[at]["village"] for at in range(2)]
    assert engines == ["bourg", "sigy"]
    assert [one["village"] for one in told(table, "siege-begins")] == ["bourg", "sigy", "pugnac"]


@pytest.mark.rule("siege.engine.second")
def test_a_siege_that_goes_on_turns_its_engine_to_two_dice_after_the_battles() -> None:
    table = camp("battles", besiegers={"bourg": [0]}, engines={0: [("bourg", 1)]})
    assert france(table).engine_dice(0, BOURG) == 1
    say(table, 0, "done")
    say(table, 1, "done")
    assert told(table, "engine-grows")[0] == {"seat": 0, "village": "bourg", "dice": 2}


@pytest.mark.rule("siege.engine.allies")
def test_each_besieger_adds_an_engine() -> None:
    table = camp(lords={**BOTH, "othon": (2, "bourg")}, others={(2, "bourg"): (1, 0)})
    say(table, 0, "besiege bourg")
    say(table, 2, "besiege bourg")
    assert [one["seat"] for one in told(table, "engine-grows")[:2]] == [0, 2]
    assert [one["seat"] for one in told(table, "siege-begins")] == [0, 2]


@pytest.mark.rule("siege.sally")
def test_the_besieged_may_start_a_battle_and_give_up_the_walls() -> None:
    table = camp(
        "battles",
        first=1,
        besiegers={"bourg": [0]},
        engines={0: [("bourg", 1)]},
        driver=outremer.Scripted("0", "0", "0"),
    )
    assert bar(table, 1, "attack bourg") == "siege.sally"
    assert bar(table, 1, "sally-at sigy") == "siege.sally"
    say(table, 1, "sally-at bourg")
    assert told(table, "strength") == [
        {"side": "attacker", "strength": 4, "dice": 1},
        {"side": "defender", "strength": 7, "dice": 2},
    ]


@pytest.mark.rule("siege.sally")
def test_only_the_besieged_sally() -> None:
    table = camp("battles", besiegers={"bourg": [0]})
    assert bar(table, 0, "sally-at bourg") == "siege.sally"
    assert free(table, 0, "attack") == ["bourg"]


@pytest.mark.rule("siege.lift")
def test_the_besieger_lifts_the_siege_at_any_time_and_its_engines_go() -> None:
    table = camp("battles", besiegers={"bourg": [0]}, engines={0: [("bourg", 2)]})
    assert bar(table, 1, "lift bourg") == "siege.lift"
    assert bar(table, 0, "lift sigy") == "siege.lift"
    say(table, 0, "lift bourg")
    assert told(table, "siege-ends") == [{"seat": 0, "village": "bourg"}]
    assert france(table).engine_dice(0, BOURG) == 0
    assert not france(table).is_besieged(BOURG)


@pytest.mark.rule("siege.control", "battle.ends.eliminated")
def test_a_siege_ends_with_the_fall_of_the_besieged() -> None:
    table = camp(
        "battles",
        besiegers={"bourg": [0]},
        engines={0: [("bourg", 1)]},
        others={(1, "bourg"): (0, 1)},
        driver=outremer.Scripted("1", "0", "0"),
    )
    say(table, 0, "attack bourg")
    assert controller(table, "bourg") == 0
    assert not france(table).is_besieged(BOURG)


@pytest.mark.rule("card.heavy_rain.no_battle")
def test_under_heavy_rain_a_siege_goes_on() -> None:
    table = camp(
        besiegers={"bourg": [0]},
        engines={0: [("bourg", 1)]},
        struck={"see-bourg": ["rain"]},
        turn=8,
        options={"turn_limit": "8"},
        mills={"bourg": 1},
    )
    assert france(table).engine_dice(0, BOURG) == 2
