"""With all five expansions in play, a save that was edited is refused by the field that is wrong."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import outremer
from tests.games.edits import refusal

POSITIONS = Path(__file__).parents[1] / "positions"
World = dict[str, Any]


def saved(name: str = "before-the-call") -> dict[str, Any]:
    return {**json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8")), "record": []}


def a_templar_count(world: World) -> None:
    world["lord"]["titles"]["isabelle"].remove("county-sigy")
    world["lord"]["titles"]["baudoin"].insert(0, "county-sigy")
    world["holder"]["county-sigy"] = "baudoin"


def a_templar_knight_too_many(world: World) -> None:
    world["troops"]["st-gerome"][4]["templar-knight"] = 1


def teutonic_knights_of_nobody(world: World) -> None:
    world["troops"]["sigy"][2]["teutonic-knight"] = 1


def both_orders_in_a_family(world: World) -> None:
    world["lord"]["titles"]["charles"].append("teutonic")


def a_trait_on_two_lords(world: World) -> None:
    world["politics"]["trait"]["gauvain"] = "brave"


def a_spy_for_two(world: World) -> None:
    world["politics"]["attendant"][1] = "spy"


def six_mercenaries(world: World) -> None:
    world["tactics"]["reserve"][0:2] = [3, 3]


def a_crusader_on_the_map(world: World) -> None:
    world["crusades"]["rank"]["charles"] = 1


def a_lord_overseas_in_peace(world: World) -> None:
    world["lord"]["place"]["charles"] = "jerusalem"


def a_state_that_nobody_won(world: World) -> None:
    world["lord"]["titles"]["charles"].append("state-jerusalem")


EDITS: dict[Callable[[World], None], str] = {
    a_templar_count: "world.lord.titles.baudoin: a Templar holds no other title",
    a_templar_knight_too_many: "world.troops.st-gerome[4].templar-knight: must be one for each lord who has one",
    teutonic_knights_of_nobody: "world.troops.sigy[2]: seat 2 has no Teutonic knights",
    both_orders_in_a_family: "world.lord.titles.charles: ",
    a_trait_on_two_lords: "world.politics.trait.arthur: brave is the trait of another lord too",
    a_spy_for_two: "world.politics.attendant: one serves two families",
    six_mercenaries: "world.tactics.reserve: there are 5 mercenaries in all",
    a_crusader_on_the_map: "world.crusades.rank.charles: is a crusader's, and charles is not overseas",
    a_lord_overseas_in_peace: "world.lord.place.charles: nobody can be at jerusalem now",
    a_state_that_nobody_won: "world.lord.titles.charles: jerusalem has not been conquered",
}


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: str(edit.__name__))
def test_an_edited_save_of_all_five_is_refused_by_its_field(edit: Callable[[World], None]) -> None:
    before = saved()
    outremer.load(copy.deepcopy(before))
    edit(before["world"])
    assert refusal(before).startswith(EDITS[edit])
