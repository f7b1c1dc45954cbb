"""ELEZIONE DEL PATRIARCA."""

from __future__ import annotations

import pytest

import outremer
from tests.games.jerusalem.position import BLUE, GREEN, behind, men, position, supply


def election(men: dict[str, list[int]], barons: dict[int, str] | None = None) -> outremer.Table:
    return position("event", event="patriarch", men=men, barons=barons, driver=outremer.Scripted("tax"))


@pytest.mark.rule("event.patriarch.reduce-to-weakest")
@pytest.mark.parametrize("sector", ["patriarchate", "nobility"])
def test_each_area_shrinks_to_its_weakest(sector: str) -> None:
    table = election({f"{sector}-large": [5, 2, 3, 2], f"{sector}-left": [4, 0, 3], f"{sector}-right": [1, 6]})
    assert men(table, f"{sector}-large") == [2, 2, 2, 2]
    assert men(table, f"{sector}-left") == [3, 0, 3, 0]
    assert men(table, f"{sector}-right") == [1, 1, 0, 0]
    elsewhere = election({"market-large": [5, 2], "palace-left": [5, 2], "templars-right": [5, 2], "david": [5, 2]})
    assert all(
        men(elsewhere, area)[:2] == [5, 2] for area in ("market-large", "palace-left", "templars-right", "david")
    )


@pytest.mark.rule("event.patriarch.to-supply")
def test_the_removed_go_to_the_supply() -> None:
    table = election({"nobility-left": [5, 2]})
    assert (supply(table)[BLUE], behind(table)[BLUE]) == (48, 0)


@pytest.mark.rule("event.patriarch.baron-no-protection")
def test_a_baron_does_not_protect() -> None:
    table = election({"nobility-left": [5, 2]}, {BLUE: "nobility-left"})
    assert men(table, "nobility-left") == [2, 2, 0, 0]


@pytest.mark.rule("event.patriarch.only-present-players")
def test_only_those_present_are_compared() -> None:
    table = election({"patriarchate-left": [0, 4, 3, 0]})
    assert men(table, "patriarchate-left") == [0, 3, 3, 0]


@pytest.mark.rule("event.patriarch.single-colour-safe")
def test_whoever_is_alone_loses_none() -> None:
    table = election({"patriarchate-left": [0, 4, 0, 0]})
    assert men(table, "patriarchate-left")[GREEN] == 4


@pytest.mark.rule("event.patriarch.example")
def test_the_rulebooks_election() -> None:
    """Blue, Green, Yellow, Red."""
    before = {
        "patriarchate-large": [4, 0, 2, 0],
        "patriarchate-left": [0, 2, 0, 2],
        "patriarchate-right": [0, 0, 3, 0],
        "nobility-large": [1, 0, 0, 3],
        "nobility-left": [0, 0, 2, 1],
        "nobility-right": [4, 0, 0, 0],
    }
    after = {
        **before,
        "patriarchate-large": [2, 0, 2, 0],
        "nobility-large": [1, 0, 0, 1],
        "nobility-left": [0, 0, 1, 1],
    }
    table = election(before)
    assert {area: men(table, area) for area in before} == after
