"""Crusades: an owner's own objectives, and saves that contradict themselves."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import outremer
from outremer.games.fief.components import BadComponents, check, components
from outremer.games.fief.expansions.crusades.words import STATES
from outremer.games.fief.objectives import PRINTED_OBJECTIVES
from tests.games.fief.any_time import checked
from tests.games.fief.expansions.crusade import CRUSADES, crusade_of, in_france, overseas
from tests.games.fief.position import france


def rows(**changed: dict[str, Any]) -> list[dict[str, Any]]:
    """The printed objectives, with these fields of those named changed."""
    found = copy.deepcopy(PRINTED_OBJECTIVES)
    for row in found:
        row.update(changed.get(row["name"].replace("-", "_"), {}))
    return found


def wrong(objective: object) -> str:
    with pytest.raises(BadComponents) as caught:
        check({"objective": objective})
    return str(caught.value)


def test_what_is_known_of_the_objectives_holds_and_the_rest_is_marked_as_ours() -> None:
    by_name = {row["name"]: row for row in PRINTED_OBJECTIVES}
    orders = [row["order"] for row in PRINTED_OBJECTIVES]
    assert len(set(orders)) == len(orders) >= 9
    kinds = [row["kind"] for row in PRINTED_OBJECTIVES]
    assert (kinds.count("title"), kinds.count("doctor")) == (5, 1)
    assert kinds.count("caravan") >= 2
    assert kinds.count("sack") >= 1
    weakest = min((row for row in PRINTED_OBJECTIVES if row["saracens"]), key=lambda row: row["saracens"])
    assert (weakest["kind"], weakest["saracens"], weakest["coins"]) == ("caravan", 1, 4)
    assert (by_name["jerusalem"]["walls"], by_name["jerusalem"]["saracens"]) == ("city", 7)
    assert max(row["saracens"] for row in PRINTED_OBJECTIVES) == 7
    for row in PRINTED_OBJECTIVES:
        assert "order" in row["reconstructed"]
        assert set(row["reconstructed"]) < set(row)


@pytest.mark.parametrize("field", ["order", "saracens", "reinforcements", "coins"])
def test_the_most_that_may_be_printed_on_an_objective_may_be_and_no_more(field: str) -> None:
    most = int(wrong(rows(caravan_mecca={field: 10_000})).partition(" to ")[2].partition(",")[0])
    check({"objective": rows(caravan_mecca={field: most})})
    assert f"{field}: must be a whole number" in wrong(rows(caravan_mecca={field: most + 1}))


def test_an_owners_list_replaces_ours() -> None:
    own = [row for row in rows(jerusalem={"saracens": 9, "order": 77}) if row["name"] != "aleppo"]
    check({"objective": own})
    box = components({"objective": own})
    names = [box.objectives[one].name for one in box.objective_order]
    assert names[-1] == "jerusalem"
    assert "aleppo" not in names
    table = outremer.new("fief", 4, CRUSADES, data={"objective": own})
    assert crusade_of(table)["heap"] == names


def test_a_list_that_cannot_be_played_with_is_refused_by_its_line() -> None:
    assert wrong("many").startswith("objective: must be a list")
    assert wrong(rows(tripoli={"order": 1})) == "objective[7].order: 1 is that of objective[0] already"
    assert wrong([*rows(), rows()[0]]).startswith("objective[12].name: ")
    without = [row for row in rows() if row["kind"] != "caravan"]
    assert wrong(without) == "objective: there must be a caravan among them"
    six = wrong(rows(aleppo={"kind": "title"}))
    assert six.startswith("objective[2].kind: there are 5 state titles")
    assert wrong(rows(aleppo={"kind": "doctor", "saracens": 0, "walls": "none"})) == (
        "objective: there is one Arab Doctor at most"
    )
    assert wrong(rows(aleppo={"saracens": 0})) == "objective[2].saracens: somebody must guard it"
    assert wrong(rows(aleppo={"saracens": -1})).startswith("objective[2].saracens: must be a whole number")
    assert wrong(rows(aleppo={"walls": "tower"})).startswith("objective[2].walls: must be one of")
    assert wrong(rows(aleppo={"camels": 3})) == "objective[2].camels: there is no such field"
    assert wrong([{"name": "aleppo"}]).startswith("objective[0].kind: is missing")
    assert wrong(rows(arab_doctor={"saracens": 1})).startswith("objective[5].saracens: nobody guards")


def edited(**fields: Any) -> str:
    """What is said of a save of a crusade with these fields of its piece changed."""
    saved = overseas("assaults", {"charles": (0, "cyprus")}, {(0, "cyprus"): (1, 0)}, ["cyprus", "tripoli"]).save()
    saved["world"]["crusades"].update(fields)
    with pytest.raises(outremer.BadSave) as caught:
        outremer.load(saved)
    return str(caught.value)


def test_edited_saves_are_refused_by_the_field() -> None:
    saved = overseas("assaults", {"charles": (0, "cyprus")}, {(0, "cyprus"): (1, 0)}, ["cyprus"]).save()
    saved["world"]["lord"]["place"]["charles"] = "bourg"
    saved["world"]["presence"]["arrival"]["bourg"][0] = 1
    with pytest.raises(outremer.BadSave, match=r"world\.crusades\.rank\.charles: is a crusader's"):
        outremer.load(saved)
    assert edited(stage="none").startswith("world.crusades.families")
    assert edited(track=["tripoli"]).startswith("world.crusades.garrison.cyprus")
    assert edited(held=["jerusalem"]).startswith("world.crusades.held")
    assert edited(saladin="cyprus").startswith("world.crusades.saladin")
    assert edited(knights=2).startswith("world.crusades.knights")
    assert edited(side="attacker").startswith("world.crusades.side")
    assert edited(gone=["cyprus"]).startswith("world: there must be 12 objectives")
    assert edited(doctor="gauvain").startswith("world.crusades.doctor")
    assert edited(renegades=["gauvain"]).startswith("world.crusades.renegades")
    assert edited(fresh=["charles"]).startswith("world.crusades.fresh")
    assert edited(reached=["jerusalem"]).startswith("world.crusades.reached")
    assert edited(stopped=True).startswith("world.crusades.stopped")
    assert edited(asked=["gauvain"]).startswith("world.crusades.asked")
    heirs = {**dict.fromkeys(STATES), "state-tripoli": 0}
    assert edited(heir=heirs).startswith("world.crusades.heir.state-tripoli")


def test_a_plague_breaks_out_overseas_only_with_crusaders_there() -> None:
    saved = in_france("march", "none").save()
    saved["world"]["crusades"]["outbreak"] = True
    with pytest.raises(outremer.BadSave, match=r"^world\.crusades\.outbreak: nobody is overseas"):
        outremer.load(saved)


def test_nobody_is_overseas_without_a_crusade_and_titles_are_won_before_they_are_borne() -> None:
    saved = in_france("march", "none").save()
    saved["world"]["lord"]["titles"]["charles"] = ["state-cyprus"]
    with pytest.raises(outremer.BadSave, match=r"world\.lord\.titles\.charles: cyprus has not been conquered"):
        outremer.load(saved)
    saved = in_france("march", "none").save()
    saved["world"]["troops"]["shore"][0]["knight"] = 1
    with pytest.raises(outremer.BadSave, match=r"world\.troops\.shore"):
        outremer.load(saved)


def test_a_table_without_crusades_knows_nothing_of_them() -> None:
    table = outremer.new("fief", 4, {}, seed=1)
    assert "crusades" not in table.save()["world"]
    assert france(table).rules.place_count == 24


def test_a_game_with_a_crusade_called_every_other_turn_comes_to_its_end() -> None:
    written: dict[str, Any] = {
        "titles": {"arthur": ["see-bourg", "cardinal"], "henri": ["see-blaye", "cardinal"]},
        "options": {**CRUSADES, "turn_limit": "4"},
        "turn": 3,
    }
    table = in_france("weddings", "none", **written)
    table.play(0, "call-crusade")
    assert checked(table, 3).games == 1
