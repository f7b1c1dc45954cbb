"""Archbishops: bishops of two sees, where an order of knights is in play."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.offices import Bishop, Crown, Papacy
from tests.games.fief.position import france, lord, map_with, position, title, titles
from tests.games.talking import bar, free, say, told

TEUTONIC = {"teutonic": "yes"}
TOURNUS = 1  # the see: chateauneuf, mazilles, st-andromy, and tournus
MEN = {"charles": (0, "tournus"), "arthur": (0, "tournus"), "henri": (1, "mazilles"), "philippe": (2, "chateauneuf")}


def see_of_tournus(**written: Any) -> outremer.Table:
    return position("bishops", **{"options": TEUTONIC, "lords": MEN, "troops": {(0, "st-andromy"): (0, 1)}, **written})


@pytest.mark.rule("archbishop.second_see", "archbishop.availability", "election.bishop.candidate")
def test_a_bishop_is_elected_in_a_second_see_where_an_order_is_in_play() -> None:
    held = {"charles": ["see-bourg"]}
    assert bar(see_of_tournus(titles=held, options={}), 0, "nominate charles") == "election.bishop.candidate"
    table = see_of_tournus(titles=held)
    say(table, 0, "nominate charles")
    say(table, 1, "pass")
    say(table, 2, "pass")
    say(table, 0, "vote charles nobody")
    say(table, 1, "vote nobody nobody")
    say(table, 2, "vote nobody nobody")
    assert titles(table, "charles") == ["see-tournus", "see-bourg"]
    assert told(table, "elected")[0]["lord"] == "charles"


@pytest.mark.rule("archbishop.second_see")
def test_he_wins_no_third_see_and_a_cardinal_wins_a_second() -> None:
    table = see_of_tournus(titles={"charles": ["see-bourg", "see-sigy"]})
    assert bar(table, 0, "nominate charles") == "archbishop.second_see"
    assert bar(see_of_tournus(titles={"charles": ["see-bourg", "cardinal"]}), 0, "nominate charles") is None
    assert bar(see_of_tournus(titles={"charles": ["see-bourg", "king"]}), 0, "nominate charles") is not None
    with pytest.raises(outremer.BadSave, match=r"^world\.lord\.titles.charles: is bishop of 2 sees at most"):
        see_of_tournus(titles={"charles": ["see-bourg", "see-sigy", "see-blaye"]})


@pytest.mark.rule("archbishop.votes.bishop_election")
def test_he_has_a_bishops_two_votes_and_no_more() -> None:
    g = map_with(
        options=TEUTONIC,
        lords=MEN,
        titles={"charles": ["see-bourg", "see-sigy"], "henri": ["see-blaye"]},
        flags={"charles": ["senior"], "henri": ["senior"]},
    )
    office = Bishop(TOURNUS)
    assert office.votes(g, 0) == 2 + 2  # the main village, and he
    assert office.votes(g, 1) == 1 + 2


@pytest.mark.rule("archbishop.tax_both")
def test_he_taxes_both_sees_with_two_cards() -> None:
    table = position(
        "plays",
        options=TEUTONIC,
        lords=MEN,
        titles={"charles": ["see-bourg", "see-sigy"]},
        hands={0: ["tax", "tax"]},
    )
    assert free(table, 0, "tax-see") == ["see-bourg", "see-sigy"]
    say(table, 0, "tax-see see-bourg", "tax-see see-sigy")
    assert told(table, "see-taxed") == [{"seat": 0, "see": "see-bourg"}, {"seat": 0, "see": "see-sigy"}]


@pytest.mark.rule("archbishop.counts_as_cardinal")
def test_for_the_king_he_counts_as_a_cardinal_and_for_the_pope_as_a_bishop() -> None:
    held = {"charles": ["see-bourg", "see-sigy"], "henri": ["duchy-blaye"], "philippe": ["county-sennecy"]}
    g = map_with(options=TEUTONIC, lords=MEN, titles=held, walls={"blaye": "city", "sennecy": "city"})
    crown, papacy = Crown(), Papacy()
    assert crown.is_open(g)
    assert crown.is_backed(g, 1)
    assert crown.votes(g, 0) == 1
    assert papacy.votes(g, 0) == 0
    assert not papacy.is_open(g)
    assert papacy.no_candidate(g, lord("charles")) is None  # to stand for Pope a bishop will do
    both = {"charles": ["see-bourg", "see-sigy"], "arthur": ["see-blaye", "see-tournus"]}
    assert not papacy.is_open(map_with(options=TEUTONIC, lords=MEN, titles=both))  # two of them are not two Cardinals
    held["charles"] = ["see-bourg"]
    g = map_with(options=TEUTONIC, lords=MEN, titles=held, walls={"blaye": "city", "sennecy": "city"})
    assert not crown.is_open(g)
    assert not crown.is_backed(g, 1)


@pytest.mark.rule("archbishop.availability")
@pytest.mark.parametrize(("options", "is_there"), [({}, False), (TEUTONIC, True), ({"templars": "yes"}, True)])
def test_archbishops_come_with_an_order_and_have_no_option_of_their_own(
    options: dict[str, str], is_there: bool
) -> None:
    g = france(position("draws", options=options, lords=MEN, titles={"charles": ["see-bourg"]}))
    assert ("archbishop" in [module.name for module in g.rules.modules]) is is_there
    bars = g.rules.office_of(title("see-sigy")).no_candidate(g, lord("charles"))
    assert bars == (None if is_there else "election.bishop.candidate")
    with pytest.raises(outremer.BadSetting, match="archbishop"):
        outremer.new("fief", 3, {"archbishop": "yes"})
