"""SUCCESSIONE DEL RE."""

from __future__ import annotations

import pytest

import outremer
from tests.games.jerusalem.position import BLUE, GREEN, RED, YELLOW, behind, men, position, sector, supply
from tests.games.talking import asked, bar, free, say

PALACE = {"palace-large": [3, 1, 1, 1], "palace-left": [1, 2, 0, 0], "palace-right": [0, 0, 2, 2]}


def succession(barons: dict[int, str], men: dict[str, list[int]] = PALACE, edition: str = "it") -> outremer.Table:
    return position("event", event="succession", men=men, barons=barons, options={"edition": edition},
                    driver=outremer.Scripted("tax"))  # fmt: skip


@pytest.mark.rule("event.succession.remove-all")
def test_the_palace_is_emptied_into_the_supply() -> None:
    table = succession({})
    assert sector(table, "palace") == [0, 0, 0, 0]
    assert (supply(table), behind(table)) == ([50] * 4, [0] * 4)


@pytest.mark.rule("event.succession.baron-no-protection")
def test_a_baron_does_not_protect_the_area() -> None:
    table = say(succession({BLUE: "palace-large"}), BLUE, "save 0")
    assert sector(table, "palace") == [0, 0, 0, 0]


@pytest.mark.rule("event.succession.save-two")
def test_up_to_two_flee_to_the_baron() -> None:
    table = succession({BLUE: "david"})
    assert asked(table) == ("Succession", BLUE)
    assert free(table, BLUE, "save") == ["0", "1", "2"]
    say(table, BLUE, "save 2")
    assert men(table, "david") == [2, 0, 0, 0]
    assert (sector(table, "palace"), supply(table)[BLUE]) == ([0, 0, 0, 0], 48)
    one = succession({BLUE: "david"}, {"palace-left": [1]})
    assert bar(one, BLUE, "save 2") == "event.succession.save-two"


@pytest.mark.rule("event.succession.no-baron-no-saving")
def test_without_a_baron_nobody_is_asked() -> None:
    table = succession({GREEN: "david"})
    assert asked(table) == ("Succession", GREEN)
    say(table, GREEN, "save 2")
    assert [supply(table)[seat] for seat in (BLUE, YELLOW, RED)] == [50, 50, 50]
    assert asked(table)[0] == "Sale"


@pytest.mark.rule("event.succession.baron-in-palace")
def test_a_baron_in_the_palace_takes_two_of_any_of_its_squires_back() -> None:
    table = say(succession({BLUE: "palace-left"}), BLUE, "save 2")  # only one of them stood in that area
    assert men(table, "palace-left") == [2, 0, 0, 0]
    assert sector(table, "palace") == [2, 0, 0, 0]


RULEBOOK = {"palace-large": [0, 3, 2, 1], "palace-left": [0, 1, 0, 2], "palace-right": [0, 0, 1, 0]}


@pytest.mark.rule("event.succession.example.it")
def test_the_italian_example() -> None:
    table = succession({GREEN: "palace-large", RED: "patriarchate-large"}, RULEBOOK)
    say(table, GREEN, "save 2")
    say(table, RED, "save 2")
    assert men(table, "palace-large") == [0, 2, 0, 0]
    assert sector(table, "palace") == [0, 2, 0, 0]
    assert men(table, "patriarchate-large") == [0, 0, 0, 2]
    assert supply(table) == [50, 48, 50, 48]


@pytest.mark.rule("event.succession.example.de")
def test_the_german_example() -> None:
    table = succession({GREEN: "david", RED: "patriarchate-large"}, RULEBOOK, "de")
    say(table, GREEN, "save 2")
    say(table, RED, "save 2")
    assert men(table, "david") == [0, 2, 0, 0]
    assert men(table, "patriarchate-large") == [0, 0, 0, 2]
    assert (sector(table, "palace"), supply(table)) == ([0, 0, 0, 0], [50, 48, 50, 48])


@pytest.mark.rule("event.succession.save-two")
def test_who_has_saved_hears_so_and_who_comes_later_hears_of_the_order() -> None:
    table = say(succession({GREEN: "palace-left", BLUE: "palace-large", RED: "david"}), BLUE, "save 2")
    assert asked(table) == ("Succession", GREEN)
    assert men(table, "palace-large")[BLUE] == 2
    assert bar(table, BLUE, "save 1") == "event.succession.save-two"
    assert bar(table, RED, "save 1") not in (None, "event.succession.save-two")
