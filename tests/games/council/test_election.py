"""ELEGGERE UN CONSIGLIERE."""

from __future__ import annotations

import pytest

from tests.games.council.position import beside_the_board, player, position
from tests.games.talking import asked, bar, free, say, seen, told


@pytest.mark.rule("action.elect.choose-councillor")
def test_only_councillors_beside_the_board() -> None:
    table = position(
        councils={"king": ["white", "black", "purple", "purple"], "coast": ["white", "black", "pink", "pink"]}
    )
    assert beside_the_board(table)["pink"] == 1
    assert beside_the_board(table)["purple"] == 0
    assert bar(table, 0, "elect purple") == "action.elect.choose-councillor"
    assert bar(table, 0, "send purple") == "action.elect.choose-councillor"
    assert "purple" not in free(table, 0, "elect")
    poor = position(
        councils={"king": ["white", "black", "purple", "purple"], "coast": ["white", "black", "pink", "pink"]},
        assistants=[0],
    )
    assert bar(poor, 0, "send purple") == "action.elect.choose-councillor", "with an assistant it would be barred, too"
    assert bar(poor, 0, "send white") == "quick.elect.cost"


@pytest.mark.rule("action.elect.insert")
def test_any_of_the_four_councils_the_kings_too() -> None:
    table = say(position(), 0, "elect purple")
    assert asked(table) == ("Election", 0)
    assert free(table, 0, "into") == ["coast", "hills", "mountains", "king"]
    say(table, 0, "into king")
    assert seen(table)["councils"]["king"] == ["purple", "white", "black", "orange"]


@pytest.mark.rule("action.elect.queue")
def test_the_new_one_enters_at_the_arrow_and_the_oldest_falls() -> None:
    table = say(position(coins=[3]), 0, "elect purple", "into coast")
    assert seen(table)["councils"]["coast"] == ["purple", "white", "black", "orange"]
    say(table, 0, "send light-blue", "into coast")
    assert seen(table)["councils"]["coast"] == ["light-blue", "purple", "white", "black"]
    assert [one["fallen"] for one in told(table, "elected")] == ["pink", "orange"]


@pytest.mark.rule("action.elect.fallen-to-pool")
def test_the_fallen_one_stands_beside_the_board() -> None:
    table = position()
    before = beside_the_board(table)
    say(table, 0, "elect purple", "into coast")
    after = beside_the_board(table)
    assert (before["purple"], before["pink"]) == (2, 1)
    assert (after["purple"], after["pink"]) == (1, 2)


@pytest.mark.rule("action.elect.earns-coins")
def test_four_coins_as_far_as_the_track_goes() -> None:
    assert player(say(position(coins=[7]), 0, "elect white", "into king"))["coins"] == 11
    near_the_end = say(position(coins=[18]), 0, "elect white", "into king")
    assert player(near_the_end)["coins"] == 20
    assert told(near_the_end, "gained") == [{"seat": 0, "count": 2, "good": "coins"}]  # the log tells what came


def test_a_choice_can_be_taken_back_until_the_turn_passes() -> None:
    table = position()
    before = table.hash()
    say(table, 0, "elect purple", "into coast")
    table.undo(0)
    table.undo(0)
    assert table.hash() == before
