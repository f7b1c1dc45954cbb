"""Mills are pillaged by who controls or besieges the village."""

from __future__ import annotations

import pytest

import outremer
from tests.games.fief.position import coins, france, position, village
from tests.games.talking import asked, bar, free, say, told


def plundered(at: str = "pillage") -> outremer.Table:
    return position(
        at,
        lords={"henri": (1, "bourg"), "charles": (0, "bourg"), "eric": (0, "sigy"), "othon": (2, "pugnac")},
        troops={(1, "bourg"): (1, 0), (0, "bourg"): (1, 0)},
        walls={"bourg": "stronghold"},
        besiegers={"bourg": [0]},
        mills={"bourg": 2, "sigy": 1, "pugnac": 1},
        coins={0: 5, 1: 5},
    )


@pytest.mark.rule("pillage.where", "pillage.result")
def test_mills_of_controlled_and_besieged_villages_yield_a_coin_each_and_are_gone() -> None:
    table = plundered()
    assert asked(table) == ("Pillage", 0)
    assert free(table, 0, "pillage") == ["bourg", "sigy"]
    assert bar(table, 0, "pillage pugnac") == "pillage.where"
    say(table, 0, "pillage bourg", "pillage sigy")
    assert coins(table, 0) == 7
    assert (france(table).mills(village("bourg")), france(table).mills(village("sigy"))) == (1, 0)
    assert bar(table, 0, "pillage sigy") == "pillage.where"
    assert told(table, "pillaged") == [{"seat": 0, "village": "bourg"}, {"seat": 0, "village": "sigy"}]


@pytest.mark.rule("pillage.when")
def test_players_pillage_in_turn_order_after_all_battles() -> None:
    table = plundered("battles")
    assert bar(table, 0, "pillage bourg") == "pillage.when"
    say(table, 0, "done")
    say(table, 1, "done")
    assert asked(table) == ("Pillage", 0)
    assert bar(table, 1, "pillage bourg") == "pillage.when"
    say(table, 0, "done")
    assert asked(table) == ("Pillage", 1)
    say(table, 1, "pillage bourg", "pillage bourg")
    assert asked(table) == ("Pillage", 2)
