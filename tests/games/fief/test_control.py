"""A lord without troops: what he controls, and what becomes of him."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fief.position import controller, france, lord, place, position
from tests.games.talking import asked, bar, free, say, told

ALONE: dict[str, Any] = {
    "lords": {"henri": (1, "bourg"), "charles": (0, "bourg"), "othon": (3, "pugnac")},
    "troops": {(0, "bourg"): (0, 1), (3, "pugnac"): (0, 1)},
    "controllers": {"bourg": 1},
}


@pytest.mark.rule("control.lone_lord.capture")
@pytest.mark.parametrize("walls", [{}, {"bourg": "stronghold"}, {"bourg": "city"}])
def test_troops_with_a_lord_take_a_lone_lord_without_dice_behind_walls_too(walls: dict[str, str]) -> None:
    table = position("battles", **ALONE, walls=walls)
    assert asked(table) == ("Battles", 0)
    say(table, 0, "attack bourg")
    assert france(table).captor(lord("henri")) == 0
    assert not told(table, "die")
    assert controller(table, "bourg") == 0


@pytest.mark.rule("control.lone_lord.capture", "battle.leaderless")
def test_troops_without_a_lord_do_not_take_him() -> None:
    lords = {"henri": (1, "bourg"), "charles": (0, "pugnac"), "eric": (2, "pugnac")}
    table = position("battles", lords=lords, troops={(0, "bourg"): (0, 1), (0, "pugnac"): (0, 1)})
    assert free(table, 0, "attack") == ["pugnac"]
    assert bar(table, 0, "attack bourg") == "battle.leaderless"


@pytest.mark.rule("control.lone_lord", "control.by_occupation")
def test_a_lone_lord_controls_the_village_he_comes_to() -> None:
    table = position("march", lords={"charles": (0, "bourg"), "othon": (3, "pugnac")})
    say(table, 0, "lead charles", "go st-vivien")
    assert (place(table, "charles"), controller(table, "st-vivien"), controller(table, "bourg")) == (
        "st-vivien",
        0,
        None,
    )
    assert free(table, 0, "go")


@pytest.mark.rule("control.transfer")
def test_a_village_handed_over_may_be_handed_on_in_the_next_phase() -> None:
    lords = {"henri": (1, "bourg"), "charles": (0, "bourg"), "othon": (3, "pugnac")}
    table = position("march", lords=lords, troops={(1, "bourg"): (0, 1), (0, "bourg"): (0, 1)})
    say(table, 1, "hand-over bourg 0")
    assert bar(table, 0, "hand-over bourg 1") == "control.transfer"
    while asked(table)[0] == "March":
        say(table, asked(table)[1], "pass")
    assert asked(table)[0] == "Battles"
    say(table, 0, "hand-over bourg 1")
    assert controller(table, "bourg") == 1
