"""Who may know what."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import outremer
from tests.games.jerusalem.position import BLUE, GREEN, position, seen_form
from tests.games.soundness import unsound
from tests.games.talking import say, seen, told

CITY = {"round", "event", "events_left", "face_down", "deck", "discards", "unveiled", "areas", "players"}
PLAYER = {"seat", "floors", "points", "office", "baron", "cards", "squires", "bezants", "hand"}


def test_a_view_has_these_keys_and_no_others() -> None:
    table = position()
    city = seen(table, BLUE)
    assert set(city) == CITY
    assert set(city["players"][BLUE]) == PLAYER | {"supply"}
    assert set(city["players"][GREEN]) == PLAYER
    assert set(city["areas"][0]) == {"area", "sector", "large", "open", "squires", "baron", "controller", "pays"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_are_json_all_game_long(seats: int) -> None:
    table = outremer.new("jerusalem", seats=seats, seed=seats)
    dice = random.Random(1)
    for _ in range(60):
        for listener in (*range(seats), None):
            json.dumps(table.view(listener))
        assert isinstance(table.need, outremer.Ask)
        table.play(table.need.seats[0], dice.choice(table.moves(table.need.seats[0])))


def test_whose_turn_it_is_reads_how_many_squires_are_left_and_nobody_else_does() -> None:
    table = position(turn="constable", behind=[2])
    left = seen_form(table, BLUE)["left"]
    assert left == seen(table, BLUE)["players"][BLUE]["squires"]
    say(table, BLUE, "place david")
    assert seen_form(table, BLUE)["left"] == left - 1
    for listener in (GREEN, None):
        assert "left" not in seen_form(table, listener)


def strip(record: str) -> list[str]:
    return [line for line in record.splitlines() if line[:1].isdigit() or line.startswith("roll")]


@pytest.mark.rule("action-cards.secret")
def test_a_pick_is_heard_by_its_player_alone() -> None:
    drawn = outremer.Scripted("one-squire", "turncoat", "move-two", "two-points")
    table = position("cards", driver=drawn)
    say(table, 0, "pick turncoat")
    assert told(table, "picked", BLUE) == [{"seat": BLUE, "card": "turncoat"}]
    assert told(table, "took-card", GREEN) == [{"seat": BLUE}]
    assert "turncoat" not in "".join(strip(table.record(GREEN)))
    assert "turncoat" not in "".join(strip(table.record(None)))
    assert strip(table.record(BLUE))[-1] == "0: pick turncoat"


def test_nobody_takes_back_a_pick() -> None:
    drawn = outremer.Scripted("one-squire", "turncoat", "move-two", "two-points")
    table = say(position("cards", driver=drawn), BLUE, "pick turncoat")
    assert not table.may_undo(BLUE)


def test_the_tray_is_seen_by_whoever_holds_it() -> None:
    drawn = outremer.Scripted("one-squire", "turncoat", "move-two", "two-points")
    table = say(position("cards", driver=drawn), BLUE, "pick turncoat")
    assert seen_form(table, GREEN)["tray"] == {"one-squire": 1, "two-points": 1, "move-two": 1}
    assert [("tray" in seen_form(table, other)) for other in (0, 2, 3, None)] == [False] * 4


def test_a_tie_is_nobodys_while_the_offices_are_not_sold() -> None:
    def controller(table: outremer.Table) -> Any:
        return next(area["controller"] for area in seen(table)["areas"] if area["area"] == "david")

    assert controller(position("auction", men={"david": [2, 2]})) is None
    assert controller(position("auction", men={"david": [3, 2]})) == BLUE
    assert controller(position(men={"david": [2, 2]})) == BLUE


@pytest.mark.parametrize(
    "other",
    [
        {"barons": {1: "palace-left"}}, {"barons": {0: "palace-left"}}, {"offices": ["treasurer", "constable"]},
        {"floors": [0, 1]}, {"floors": [0, 0, 1]}, {"points": [0, 1]}, {"points": [1]}, {"hands": {1: ["turncoat"]}},
        {"men": {"palace-left": [2, 1]}}, {"men": {"palace-left": [1, 2]}}, {"men": {"palace-right": [1, 1]}},
        {"floors": [2], "points": [0, 2]}, {"points": [8192]}, {"floors": [1], "points": [8192]},
        {"barons": {0: "palace-large"}, "floors": [8192]},
    ],
)  # fmt: skip
def test_what_is_remembered_of_one_position_is_not_shown_of_another(other: dict[str, Any]) -> None:
    plain = {"offices": ["constable", "treasurer", "marshal", "admiral"], "men": {"palace-left": [1, 1]}}
    more = {**plain, **other}
    more["offices"] = [*more["offices"][:2], "marshal", "admiral"]
    for given in (plain, {**plain, "floors": [8192]}, more, plain):
        assert unsound(position(**given)) == ""


def test_what_has_not_changed_is_the_very_same_object_as_before() -> None:
    """Whoever sends views on finds by that what to send again."""
    table = position(turn="constable", behind=[2])
    before, _ = table.views([BLUE, None])
    again, _ = table.views([BLUE, None])
    for part in ("areas", "players"):
        for one, other in zip(before["world"][part], again["world"][part], strict=True):
            assert one is other
    say(table, BLUE, "place david")
    after, _ = table.views([BLUE, None])
    changed = [
        area["area"]
        for old, area in zip(again["world"]["areas"], after["world"]["areas"], strict=True)
        if old is not area
    ]
    assert changed == ["david"]
