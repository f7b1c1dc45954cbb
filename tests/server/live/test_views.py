"""Views travel as changes: applied one after the other they give the view itself, and its hash."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import outremer
from outremer.server.live.views import Common, Own
from outremer.table.saves import view_digest
from tests.server.clients import apply
from tests.server.live.house import written


def through_json(data: Any) -> Any:
    """As it comes out of the wire."""
    return json.loads(json.dumps(data))


@pytest.mark.parametrize(
    ("game", "options"), [*((game, {}) for game in outremer.games()), ("fief", {"fog": "yes", "relics": "yes"})]
)
def test_patches_lead_from_view_to_view(game: str, options: dict[str, str]) -> None:
    dice = random.Random(game)
    table = outremer.new(game, seed=game, options=options)
    viewpoints = (*range(table.seats), None)
    common, owns = Common(), {viewpoint: Own() for viewpoint in viewpoints}
    shown: dict[int | None, dict[str, Any]] = {viewpoint: {"world": {}} for viewpoint in viewpoints}
    for _ in range(250):
        if table.over or not isinstance(table.need, outremer.Ask):
            break
        seat = dice.choice(table.need.seats)
        table.play(seat, dice.choice(table.moves(seat)))
        shared, parts = table.views(viewpoints)
        common.advance(shared)
        for viewpoint, own in zip(viewpoints, parts, strict=True):
            apply(through_json(owns[viewpoint].advance(common, own)), shown[viewpoint])
            view = table.view(viewpoint)
            assert shown[viewpoint] == through_json(view)
            assert owns[viewpoint].view(common) == view
            assert owns[viewpoint].hash(common) == table.view_hash(viewpoint) == view_digest(shown[viewpoint])


def test_what_a_module_shows_one_seat_is_nobody_elses_whoever_came_first() -> None:
    """Whoever joins while somebody is here sees their own share, and not that of the first."""
    table = written("politics-hidden-traits-in-a-battle")
    for others in ((), (1,), (0, None)):
        common = Common()
        common.advance(table.views([0, *others])[0])
        for viewpoint in (0, 1, None):
            own = Own()
            own.advance(common, table.views([viewpoint])[1][0])
            assert own.view(common) == table.view(viewpoint)


def step(common: Common, own: Own, shown: dict[str, Any], shared: dict[str, Any], parts: dict[str, Any]) -> None:
    common.advance(shared)
    apply(through_json(own.advance(common, parts)), shown)
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
        ({"forms": [], "world": {"troops": {"men": 3}}}, {"world.troops": {"knights": 1, "footmen": 2}}),
        ({"forms": [], "world": {"troops": {"men": 3}}}, {}),
        ({"forms": [], "world": {"troops": {"men": 3}}}, {"world.troops": {"knights": 1, "footmen": 2}}),
        ({"forms": [], "world": {"troops": {"none": True}}}, {}),
        ({"forms": [], "world": {"hands": [{"backs": 1}, {}]}}, {"world.hands.0": {"card": "ace"}}),
        ({"forms": [], "world": {"hands": [{"faces": 1}, {}]}}, {}),
    ):
        step(common, own, shown, shared, parts)
