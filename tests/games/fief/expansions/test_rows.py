"""Rules of the expansions that are tables in the rulebook, row by row."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import outremer
from outremer.games.fief.expansions.crusades.ranks import class_of, class_of_family
from outremer.games.fief.layout import HELD
from outremer.games.fief.objectives import PRINTED_OBJECTIVES, objectives, order_of, wrong_objectives
from outremer.games.fief.vocabulary import OBJECTIVES, TITLES, WALLS
from tests.games.fief.any_time import before_income
from tests.games.fief.position import lord, map_with
from tests.games.talking import bar, say

EVERY_ORDER = {"crusades": "yes", "templars": "yes", "teutonic": "yes"}

# From the first to the last; what stands in one row is of the same rank. [crusade.rank.order]
RANKS = [
    ["king", "regent"],
    ["queen"],
    ["templar-master"],
    ["teutonic-master"],
    ["state-jerusalem"],
    ["state-antioch", "state-tripoli", "state-edessa", "state-cyprus"],
    ["duchy-blaye", "duchy-bourg"],
    ["county-sennecy", "county-tournus", "county-st-gerome", "county-sigy"],
    ["barony-mazilles", "barony-st-paul"],
    ["see-sigy", "cardinal", "arc", "prince", ""],
]


def class_with(*titles: str) -> tuple[int, int]:
    """Of Henri, who has these titles, and of his family."""
    g = map_with(options=EVERY_ORDER, lords={"charles": (0, "bourg"), "henri": (1, "blaye"), "othon": (2, "tournus")})
    g.lord[HELD + lord("henri")] = sum(1 << TITLES.index(title) for title in titles if title)
    return class_of(g, lord("henri")), class_of_family(g, 1)


@pytest.mark.rule("crusade.rank.order")
def test_crusaders_rank_by_their_best_title() -> None:
    classes = [{class_with(title) for title in row} for row in RANKS]
    assert all(len(row) == 1 for row in classes)
    firsts = [next(iter(row)) for row in classes]
    assert all(higher < lower for higher, lower in pairwise(firsts))
    for (one, *_), (other, *_) in pairwise(RANKS):
        assert class_with(one, other) == class_with(one), "the better of two counts"


def owners_list(name: str, **fields: Any) -> list[dict[str, Any]]:
    """The printed objectives, one of them with other fields."""
    return [{**row, **(fields if row["name"] == name else {})} for row in PRINTED_OBJECTIVES]


@pytest.mark.parametrize(
    ("name", "fields", "sentence"),
    [
        ("jerusalem", {}, None),
        ("arab-doctor", {"walls": "stronghold"}, "saracens: nobody guards the Arab Doctor"),
        ("arab-doctor", {"saracens": 1}, "saracens: nobody guards the Arab Doctor"),
        ("cyprus", {"saracens": 0}, "saracens: somebody must guard it"),
        ("caravan-mecca", {"kind": "title"}, "kind: there are 5 state titles"),
        ("ascalon", {"kind": "doctor", "saracens": 0, "walls": "none"}, "objective: there is one Arab Doctor at most"),
    ],
)
def test_an_owners_list_of_objectives_is_refused_by_what_is_wrong_in_it(
    name: str, fields: dict[str, Any], sentence: str | None
) -> None:
    found = wrong_objectives(owners_list(name, **fields))
    assert (found is None) if sentence is None else (found is not None and sentence in found)


def test_an_owners_objective_takes_the_place_of_the_printed_one() -> None:
    rows = owners_list("cyprus", saracens=9, coins=7, reinforcements=5, walls="city")
    made = objectives(rows)
    cyprus, tripoli = made[OBJECTIVES.index("cyprus")], made[OBJECTIVES.index("tripoli")]
    assert (cyprus.saracens, cyprus.coins, cyprus.reinforcements, cyprus.walls) == (9, 7, 5, WALLS.index("city"))
    printed = next(row for row in PRINTED_OBJECTIVES if row["name"] == "tripoli")
    assert (tripoli.saracens, tripoli.coins) == (printed["saracens"], printed["coins"])
    assert len(objectives(rows[:2])) == len(OBJECTIVES)
    assert [OBJECTIVES[one] for one in order_of(rows)] == [
        row["name"] for row in sorted(rows, key=lambda row: row["order"])
    ]


@pytest.mark.rule("deal.addressee")
@pytest.mark.parametrize(("purse", "rule"), [(4, None), (3, "deal.addressee")])
def test_who_has_spent_the_coins_of_a_draft_cannot_send_it(purse: int, rule: str | None) -> None:
    table = say(before_income(coins={1: 4}, hands={1: ["tax"]}), 1, "address 2", "give-coins 4")
    saved = table.save()
    saved["world"]["family"]["coins"][1] = purse
    assert bar(outremer.load({**saved, "record": []}), 1, "send") == rule
