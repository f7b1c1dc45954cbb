"""Views travel as changes: applied one after the other they give the view itself, and its hash."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import outremer
from outremer.kernel.saves import view_digest
from outremer.server.seeing import Common, Own


def applied(view: dict[str, Any], patch: list[list[Any]]) -> None:
    """As a client does it, after the wire."""
    for path, *value in json.loads(json.dumps(patch)):
        place = view
        for step in path[:-1]:
            place = place[step]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]


@pytest.mark.parametrize("game", outremer.games())
def test_patches_lead_from_view_to_view(game: str) -> None:
    dice = random.Random(game)
    table = outremer.new(game, seed=game)
    listeners = (*range(table.seats), None)
    common, owns = Common(), {listener: Own() for listener in listeners}
    shown: dict[int | None, dict[str, Any]] = {listener: {"world": {}} for listener in listeners}
    for _ in range(250):
        if table.over or not isinstance(table.need, outremer.Ask):
            break
        seat = dice.choice(table.need.seats)
        table.play(seat, dice.choice(table.moves(seat)))
        shared, parts = table.views(listeners)
        common.advance(shared)
        for listener, own in zip(listeners, parts, strict=True):
            applied(shown[listener], owns[listener].advance(common, own))
            view = table.view(listener)
            assert shown[listener] == json.loads(json.dumps(view))
            assert owns[listener].view(common) == view
            assert owns[listener].hash(common) == table.view_hash(listener) == view_digest(shown[listener])


def step(common: Common, own: Own, shown: dict[str, Any], shared: dict[str, Any], parts: dict[str, Any]) -> None:
    common.advance(shared)
    applied(shown, own.advance(common, parts))
    assert shown == own.view(common)
    assert own.hash(common) == view_digest(shown)


def test_parts_pass_between_what_is_common_and_what_is_ones_own() -> None:
    common, own = Common(), Own()
    shown: dict[str, Any] = {"world": {}}
    row = [{"card": None}, {"card": None}]
    for shared, parts in (
        ({"forms": [{"a": 1}], "world": {"hands": row}}, {"seat": 0, "world.hands.0": {"card": "ace"}}),
        ({"forms": [{"a": 1}], "world": {"hands": row}}, {"seat": 0}),
        ({"forms": [{"a": 1}, {"b": 2}], "world": {"hands": row}}, {"seat": 0, "forms.1": {"b": 2, "tray": [3]}}),
        ({"forms": [{"a": 2}, {"b": 2}], "world": {"hands": row}}, {"seat": 0, "forms.1": {"b": 2, "tray": [3]}}),
        ({"forms": [{"a": 2}], "world": {"hands": [*row, {}]}}, {"seat": 0, "world.hands.0": {"card": "ace"}}),
        ({"forms": [], "world": {"hands": row}}, {"seat": 0, "world.hands.0": {"card": "ace"}}),
        ({"forms": [], "world": {}}, {"seat": 0, "world.hands": row}),
        ({"forms": [], "world": {"hands": row, "new": 1}}, {"seat": 0, "world.only": {"x": 1}}),
        ({"forms": [], "world": {"hands": []}}, {"seat": 0, "world.only": {"y": 1}}),
        ({"forms": [], "world": {}}, {}),
    ):
        step(common, own, shown, shared, parts)
