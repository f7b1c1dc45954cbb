"""What the greedy bot does with the Templars."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fief.expansions.temple_position import FAMILIES, order, with_templars
from tests.games.fief.position import titles
from tests.games.greedy import chosen, goes_on, lead
from tests.games.talking import asked, say

THREE = {**FAMILIES, "arthur": (0, "bourg")}
CROWNED = {"lambert": ["county-tournus", "king"], "othon": ["see-tournus", "pope"]}  # of seats 2 and 3
HOUSES = ["bourg", "sigy", "pugnac"]


def test_templars_and_commanderies_make_a_position_better_and_a_curse_worse() -> None:
    def worth(**written: Any) -> float:
        return lead(with_templars("march", lords=THREE, **written), 0)

    plain = worth()
    assert plain < worth(brothers=["eric"]) < worth(brothers=["eric", "arthur"])
    assert worth(temple={"commanderies": ["bourg"]}) > plain
    assert worth(temple={"issued": True, "abolished": True, "cursed": ["charles"]}) < plain


def test_greedy_takes_vows_and_keeps_a_leader() -> None:
    table = with_templars("draws", lords=THREE)
    said = [word for word in goes_on(table, 0, "Draws") if word.startswith("take-vow")]
    assert said
    assert len(said) < 3


def test_greedy_elects_its_own_grand_master() -> None:
    table = with_templars("templar-master", lords=THREE, brothers=["charles", "eric"])
    assert asked(table) == ("Nominations", 0)
    say(table, 0, chosen(table, 0))
    say(table, 0, chosen(table, 0))
    assert "templar-master" in [*titles(table, "charles"), *titles(table, "eric")]


@pytest.mark.parametrize(("turn", "is_built"), [(2, True), (12, False)])
def test_greedy_builds_commanderies_while_they_can_still_pay(turn: int, is_built: bool) -> None:
    table = with_templars("purchases", lords=THREE, brothers=["eric"], coins={0: 2}, turn=turn)
    said = goes_on(table, 0, "Purchases")
    assert ("build-commandery bourg" in said) == is_built


def test_greedy_hides_the_treasure_and_helps_to_hide_it() -> None:
    table = with_templars("march", 6, lords=THREE, brothers=["eric", "baudoin"])
    assert "hide-treasure bourg" in goes_on(table, 0, "March")
    assert asked(table) == ("TreasureSought", 1)
    assert chosen(table, 1) == "accept"


def hearing(**written: Any) -> Any:
    return with_templars(
        "edict-moment",
        **{"lords": FAMILIES, "titles": CROWNED, "brothers": ["charles", "henri"], **written},
    )


def test_a_greedy_king_issues_the_edict_for_spoils_and_not_against_his_own() -> None:
    assert chosen(hearing(temple={"commanderies": HOUSES}), 2) == "proclaim alone"
    assert chosen(hearing(temple={"commanderies": ["sigy"]}), 2) == "pass"
    lords = {**FAMILIES, "gauvain": (2, "pugnac")}
    own = hearing(temple={"commanderies": HOUSES}, lords=lords, brothers=["charles", "gauvain"])
    assert chosen(own, 2) == "pass"


def test_against_a_rivals_grand_master_he_asks_the_pope() -> None:
    table = hearing(temple={"commanderies": HOUSES}, master="henri")
    say(table, 2, chosen(table, 2))
    assert asked(table) == ("EdictAsked", 3)
    assert order(table)["edict"] is False
    answer = goes_on(table, 3, "EdictAsked")[-1]
    assert order(table)["abolished"] == (answer == "accept")
