"""GUERRA."""

from __future__ import annotations

import pytest

import outremer
from tests.games.jerusalem.position import BLUE, GREEN, RED, YELLOW, behind, men, position, sector, supply
from tests.games.talking import asked, bar, free, say


def war(
    men: dict[str, list[int]],
    offices: tuple[str, ...] = ("constable", "treasurer", "marshal", "admiral"),
    barons: dict[int, str] | None = None,
    options: dict[str, str] | None = None,
) -> outremer.Table:
    return position("event", event="war", men=men, offices=offices, barons=barons, options=options,
                    driver=outremer.Scripted("tax"))  # fmt: skip


@pytest.mark.rule("event.war.remove-templars")
def test_the_templars_are_emptied() -> None:
    table = war(
        {"templars-large": [1, 2], "templars-left": [0, 0, 3], "templars-right": [0, 0, 0, 4], "market-left": [5]}
    )
    while asked(table)[0] == "War":
        say(table, asked(table)[1], "end")
    assert sector(table, "templars") == [0, 0, 0, 0]
    assert men(table, "market-left")[BLUE] == 5


@pytest.mark.rule("event.war.baron-no-protection")
def test_a_baron_does_not_protect() -> None:
    assert sector(war({"templars-large": [3]}, barons={BLUE: "templars-large"}), "templars") == [0, 0, 0, 0]


@pytest.mark.rule("event.war.turn-order")
def test_the_squires_fall_in_order_of_office() -> None:
    table = war({"templars-left": [1, 1, 1], "david": [5, 5, 5]}, ("admiral", "constable", "marshal", "treasurer"))
    assert asked(table) == ("War", GREEN)
    assert men(table, "templars-left") == [1, 0, 1, 0]
    assert bar(table, BLUE, "end") == "event.war.turn-order"
    say(table, GREEN, "end")
    assert asked(table) == ("War", YELLOW)
    assert men(table, "templars-left") == [1, 0, 0, 0]


@pytest.mark.rule("event.war.hit-opponents")
def test_for_each_squire_lost_one_may_be_struck_anywhere() -> None:
    table = war({"templars-left": [2, 2], "david": [5, 5, 5], "palace-left": [0, 0, 0, 1]})
    targets = ["1 templars-left", "1 david", "2 david", "3 palace-left"]
    assert sorted(free(table, BLUE, "target")) == sorted(targets)  # the Templars too
    assert bar(table, BLUE, "target 0 david") == "event.war.hit-opponents"
    assert bar(table, BLUE, "target 1 market-left") == "event.war.hit-opponents"
    say(table, BLUE, "target 1 templars-left", "target 3 palace-left")
    assert asked(table) == ("War", GREEN)  # two lost, two struck
    say(table, GREEN, "target 2 david")
    assert asked(table)[0] == "Sale"  # Green had but one left to lose
    optional = war({"templars-left": [2], "david": [0, 5]})
    assert bar(optional, BLUE, "end") is None


@pytest.mark.rule("event.war.blocked-areas-too.de", "event.war.unblocked-only")
@pytest.mark.parametrize("edition", ["it", "de"])
@pytest.mark.parametrize("ruling", ["everywhere", "unblocked"])
def test_squires_in_blocked_areas_may_be_struck_too(edition: str, ruling: str) -> None:
    stand = {"templars-left": [2], "david": [0, 1], "palace-left": [0, 1]}
    table = war(stand, barons={GREEN: "david"}, options={"edition": edition, "war": ruling})
    assert bar(table, BLUE, "target 1 david") == (None if ruling == "everywhere" else "event.war.unblocked-only")
    assert bar(table, BLUE, "target 1 palace-left") is None


@pytest.mark.rule("event.war.blocked-areas-too.de")
@pytest.mark.parametrize("edition", ["it", "de"])
def test_both_editions_strike_everywhere(edition: str) -> None:
    table = war({"templars-left": [2], "david": [0, 1]}, barons={GREEN: "david"}, options={"edition": edition})
    assert bar(table, BLUE, "target 1 david") is None


@pytest.mark.rule("event.war.max-two-per-opponent")
def test_no_more_than_two_of_one_opponent() -> None:
    table = say(war({"templars-left": [5], "david": [0, 5, 5]}), BLUE, "target 1 david", "target 1 david")
    assert bar(table, BLUE, "target 1 david") == "event.war.max-two-per-opponent"
    assert bar(table, BLUE, "target 2 david") is None


@pytest.mark.rule("event.war.to-supply")
def test_all_go_to_the_supply() -> None:
    table = say(war({"templars-left": [1], "david": [0, 1]}), BLUE, "target 1 david")
    assert (supply(table), behind(table)) == ([50, 50, 50, 50], [0, 0, 0, 0])


@pytest.mark.rule("event.war.example")
def test_the_rulebooks_war() -> None:
    stand = {"templars-large": [1, 4, 0, 2], "templars-left": [0, 3, 0, 2], "market-large": [9, 9, 9, 9],
             "patriarchate-left": [0, 0, 0, 1]}  # fmt: skip
    table = war(stand, ("marshal", "treasurer", "admiral", "constable"))
    say(table, RED, "target 1 market-large", "target 1 market-large", "target 0 market-large", "target 0 market-large")
    assert asked(table) == ("War", GREEN)
    for other in (RED, BLUE, YELLOW):
        say(table, GREEN, *[f"target {other} market-large"] * 2)
    assert asked(table) == ("War", BLUE)  # seven lost, but six is all that Green may strike
    say(table, BLUE, "target 3 patriarchate-left")
    assert asked(table)[0] == "Sale"  # Yellow had none in the Templars
    assert sector(table, "templars") == [0, 0, 0, 0]
    assert men(table, "market-large") == [9 - 4, 9 - 2, 9 - 2, 9 - 2]
    assert men(table, "patriarchate-left") == [0, 0, 0, 0]
