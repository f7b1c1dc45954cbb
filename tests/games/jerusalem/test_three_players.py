"""A game of three: the Constable stays in the box, all else is as ever."""

from __future__ import annotations

import pytest

import outremer
from tests.games.jerusalem.position import offices, position
from tests.games.talking import asked, idle, say, seen, told


@pytest.mark.rule("setup.three-players.no-constable")
def test_treasurer_marshal_and_admiral_play_five_rounds() -> None:
    table = outremer.new("jerusalem", seats=3, seed=5)
    for round_ in range(1, 6):
        idle(table, until="Turn", round_=round_)
        assert sorted(offices(table)) == ["admiral", "marshal", "treasurer"]
    idle(table)
    assert [event["round"] for event in told(table, "round-begins")] == [1, 2, 3, 4, 5]


@pytest.mark.rule("actionpick.first-player")
def test_the_treasurer_picks_and_places_first() -> None:
    drawn = outremer.Scripted("one-squire", "turncoat", "move-two")
    table = position("cards", seats=3, offices=["admiral", "treasurer", "marshal"], driver=drawn)
    assert asked(table) == ("Picking", 1)
    say(table, 1, "pick turncoat")
    say(table, 2, "pick move-two")
    assert asked(table) == ("Turn", 1)
    assert [player["cards"] for player in seen(table)["players"]] == [1, 1, 1]


@pytest.mark.rule("city.sectors.names")
def test_the_whole_city_is_open() -> None:
    assert all(area["open"] for area in seen(outremer.new("jerusalem", seats=3, seed=1))["areas"])
