"""What the player in turn is told beforehand is what happens."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import outremer
from outremer.games.council.vocabulary import CITIES
from tests.games.council.position import position
from tests.games.talking import seen

OTHER_READINGS = {"two-groups": "one-king-tile", "late-group": "king-tile", "last-emporium": "first-only"}


def foretold(table: outremer.Table, city: str) -> Any:
    preview = seen(table, 0)["preview"]
    return preview["cities"][city]


def test_only_the_player_in_turn_gets_one() -> None:
    table = position(turn=0)
    assert seen(table, 0)["preview"] is not None
    assert seen(table, 1)["preview"] is None
    assert seen(table)["preview"] is None


@pytest.mark.rule("action.acquire.satisfy", "action.acquire.price.by-councillors")
def test_a_council_asks_for_the_cheapest_way() -> None:
    table = position(hands={0: ["white", "white", "wild"]}, councils={"coast": ["white", "black", "orange", "pink"]})
    assert seen(table, 0)["preview"]["councils"]["coast"] == {"cards": 2, "price": 8}
    assert seen(table, 0)["preview"]["councils"]["mountains"] == {"cards": 1, "price": 11}
    assert seen(position(), 0)["preview"]["councils"]["coast"] == {"cards": 0, "price": None}
    whole = position(
        hands={0: ["white", "black", "orange", "pink"]}, councils={"coast": ["white", "black", "orange", "pink"]}
    )
    assert seen(whole, 0)["preview"]["councils"]["coast"] == {"cards": 4, "price": 0}


def test_a_build_pays_through_the_own_network_and_wins_tiles() -> None:
    table = position(built={0: ["framek", "graden", "hellar", "juvelar"], 1: ["indur"], 2: ["indur"]}, king="osium")
    assert foretold(table, "indur") == {
        "open": True,
        "assistants": 2,
        "coins": 6,
        "pays": {"coins": 5, "assistants": 1, "points": 2},
        "connected": ["framek", "graden", "hellar", "indur"],
        "bonus_tiles": ["hills"],
        "tile_points": 30,
    }
    assert not foretold(position(built={1: ["indur"]}, assistants=[0]), "indur")["open"], "an assistant is missing"
    assert "framek" not in seen(table, 0)["preview"]["cities"], "there is an own emporium already"


def test_the_last_emporium_brings_points_too() -> None:
    table = position(built={0: CITIES[:5] + CITIES[10:14]}, prizes={"coast": 1}, tokens={})
    assert foretold(table, "framek")["pays"] == {"points": 3}


@pytest.mark.parametrize("options", [{}, OTHER_READINGS])
def test_it_comes_true_in_whole_games(options: dict[str, str]) -> None:
    random, builds = Random(4), 0
    for seed in range(3):
        table = outremer.new("council", 3, {"map": "random", **options}, seed=seed)
        for _ in range(700):
            if table.over or not isinstance(table.need, outremer.Ask):
                break
            seat = table.need.seats[0]
            moves = table.moves(seat)
            move = random.choice([one for one in moves if one.verb in ("place", "travel", "pay", "build")] or moves)
            before = table.view(seat)["world"]
            heard = len(table.events(seat))
            table.play(seat, move)
            if move.verb in ("place", "travel"):
                builds += came_true(table, seat, str(move.nouns[0]), before, heard, move.verb == "travel")
    assert builds > 15


def came_true(table: outremer.Table, seat: int, city: str, before: dict[str, Any], heard: int, by_king: bool) -> bool:
    """Hold what was told beforehand against what happened; not where a step on the nobility track paid something."""
    told = before["preview"]["cities"][city]
    assert told["open"]
    if "steps" in told["pays"]:
        return False
    events = [event for event in table.events(seat)[heard:] if event.arguments.get("seat") == seat]
    of = {name: [event.arguments for event in events if event.name == name] for name in ("built", "rewarded")}
    assert of["built"][0]["assistants"] == told["assistants"]
    assert {event["city"] for event in of["rewarded"]} == set(told["connected"])
    won = [event.arguments["group"] for event in events if event.name == "bonus-tile"]
    assert won == told["bonus_tiles"]
    if by_king:
        assert next(event.arguments["price"] for event in events if event.name == "king-moved") == told["coins"]
    after, old = table.view(seat)["world"]["players"][seat], before["players"][seat]
    assert after["tile_points"] - old["tile_points"] == told["tile_points"]
    if not table.over:
        assert after["points"] - old["points"] == told["pays"].get("points", 0)
    return True


@pytest.mark.parametrize(("choice", "points"), [("everyone", {"points": 3}), ("first-only", {})])
def test_after_somebody_else_the_last_emporium_pays_as_the_table_rules(choice: str, points: dict[str, int]) -> None:
    nine = CITIES[:5] + CITIES[10:14]
    table = position(
        built={0: nine, 3: CITIES[:10]}, last=3, prizes={"coast": 1}, tokens={}, options={"last-emporium": choice}
    )
    assert foretold(table, "framek")["pays"] == points


def test_each_player_in_turn_is_told_of_the_cities_without_an_own_emporium() -> None:
    for seat in (1, 2, 3):
        table = position(turn=seat, built={0: ["arkon"], seat: ["burgen", "osium"]})
        told = seen(table, seat)["preview"]["cities"]
        assert sorted({*CITIES} - told.keys()) == ["burgen", "osium"]
