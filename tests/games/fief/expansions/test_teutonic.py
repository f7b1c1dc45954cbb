"""The Teutonic Knights: who takes the vows, what a lord of the order may not do, the Grand Master, their knights."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import outremer
from outremer.games.fief.close import points
from outremer.games.fief.course import Hear
from outremer.games.fief.expansions.teutonic.chapter import KNIGHTS
from outremer.games.fief.vocabulary import ATTACKER, DEFENDER, LORDS, VILLAGES
from outremer.kernel.blanks import NOBODY
from tests.games.edits import on_top, refusal
from tests.games.fief.position import coins, france, hand, lord, map_with, position, title, titles, village
from tests.games.talking import asked, bar, free, say, seen, told

TEUTONIC = {"teutonic": "yes"}
ANY_FAMILY = {"teutonic": "yes", "teutonic_recruits": "any"}
MEN = {"charles": (0, "bourg"), "eric": (0, "bourg"), "henri": (1, "blaye"), "isabelle": (2, "sigy")}
TROOPS = {(0, "bourg"): (1, 2), (1, "blaye"): (1, 2), (2, "sigy"): (0, 3)}


def order(at: str, *seats: int, houses: Mapping[str, str] | None = None, **written: Any) -> outremer.Table:
    """These families have Teutonic knights, and these villages Teutonic walls."""
    own = houses or {}
    written["walls"] = {**written.get("walls", {}), **own}
    pieces = {"teutonic": {"reserve": list(seats), "walls": [name for name in VILLAGES if name in own]}}
    return position(at, **{"options": TEUTONIC, "lords": MEN, "troops": TROOPS, "pieces": pieces, **written})


def brothers(*names: str) -> dict[str, list[str]]:
    return {name: ["teutonic"] for name in names}


# -- vows ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("teutonic_lord.obtain", "teutonic_lord.knight_supply", "expansion.teutonic.contents")
def test_a_title_is_taken_in_place_of_a_card_and_put_on_a_lord_at_once() -> None:
    table = order("draws")
    assert seen(table)["teutonic"]["titles_left"] == 6
    say(table, 0, "vow-teutonic charles")
    assert titles(table, "charles") == ["teutonic"]
    assert told(table, "teutonic-knights-ready") == [{"seat": 0, "knights": 4}]
    assert seen(table, 2)["teutonic"] == {
        "fortifications": [],
        "built": [],
        "reserve": [0],
        "titles_left": 5,
        "fortifications_left": 6,
    }
    assert asked(table) == ("Draws", 0)
    say(table, 0, "draw fortune-deck")  # one draw is left
    assert len(hand(table, 0)) + france(table).track == 1


@pytest.mark.rule("teutonic_lord.obtain", "teutonic_lord.knight_supply")
def test_both_draws_may_be_traded_and_no_third_and_the_knights_come_once() -> None:
    lords = {**MEN, "arthur": (0, "bourg")}
    table = order("draws", lords=lords)
    say(table, 0, "vow-teutonic charles", "vow-teutonic eric")
    assert asked(table) == ("Draws", 1)  # nothing is left to draw
    assert titles(table, "eric") == ["teutonic"]
    assert len(told(table, "teutonic-knights-ready")) == 1
    table = order("draws", lords=lords, hands={0: ["tax"]}, driver=outremer.Scripted("fortune", "harvest"))
    say(table, 0, "vow-teutonic charles", "draw fortune-deck")
    assert bar(table, 0, "vow-teutonic eric") == "phase2.turn_order"
    assert bar(table, 1, "discard tax") == "cards.discard"


@pytest.mark.rule("teutonic_lord.obtain")
def test_a_vow_is_a_draw_so_it_is_too_late_to_discard_and_a_full_hand_does_not_forbid_it() -> None:
    table = order("draws", hands={0: ["tax", "harvest", "justice"]})
    assert bar(table, 0, "draw fortune-deck") == "cards.hand_limit"
    say(table, 0, "vow-teutonic charles")
    assert bar(table, 0, "discard tax") == "cards.discard"
    say(table, 0, "vow-teutonic eric")
    assert titles(table, "eric") == ["teutonic"]


@pytest.mark.rule("teutonic_lord.obtain")
def test_there_are_as_many_titles_as_markers_and_that_of_a_dead_lord_may_be_taken_again() -> None:
    saved = order("draws", 1, titles=brothers("henri"), hands={0: ["justice"]}, flags={"henri": ["assassin"]}).save()
    saved["data"] = {"markers": {"teutonic": 1}}
    table = outremer.load(saved)
    assert seen(table)["teutonic"]["titles_left"] == 0
    assert bar(table, 0, "vow-teutonic charles") == "teutonic_lord.obtain"
    say(table, 0, "justice henri")
    assert seen(table)["teutonic"]["titles_left"] == 1
    say(table, 0, "vow-teutonic charles")
    assert bar(table, 0, "vow-teutonic eric") == "teutonic_lord.obtain"


@pytest.mark.parametrize(
    ("markers", "wrong"),
    [
        ({"teutonic": 99}, r"markers\.teutonic: must be a whole number from 0 to 24"),
        ({"teutonic-walls": -1}, r"markers\.teutonic-walls: must be a whole number"),
        ({"hats": 1}, r"markers\.hats: this number cannot be replaced"),
    ],
)
def test_an_owners_list_with_impossible_markers_is_refused_by_its_line(markers: dict[str, int], wrong: str) -> None:
    with pytest.raises(outremer.BadSetting, match=wrong):
        outremer.new("fief", 3, TEUTONIC, data={"markers": markers})


@pytest.mark.rule("teutonic_lord.candidate")
def test_only_an_unmarried_free_layman_of_the_own_family_takes_the_vows() -> None:
    lords = {**MEN, "arthur": (0, "blaye"), "alienor": (0, "bourg"), "philippe": (2, "sigy")}

    def barred(name: str, **written: Any) -> str | None:
        return bar(order("draws", lords={**lords, **written.pop("lords", {})}, **written), 0, f"vow-teutonic {name}")

    rule = "teutonic_lord.candidate"
    assert barred("charles") is None
    assert barred("alienor") == rule
    assert barred("henri") == rule
    assert barred("lambert") == rule  # not in play
    assert barred("charles", spouses={"charles": "isabelle"}) == rule
    assert barred("arthur", captives={"arthur": 1}) == rule
    assert barred("charles", excommunicated="charles") == rule
    assert barred("charles", titles={"charles": ["see-bourg"]}) == rule
    assert barred("charles", titles={"charles": ["king"]}) == rule
    assert barred("charles", titles={"charles": ["duchy-bourg"]}, walls={"bourg": "city"}) is None
    table = order("draws", 0, titles=brothers("charles"))
    assert bar(table, 0, "vow-teutonic charles") == rule


@pytest.mark.rule("teutonic_lord.candidate", "teutonic_lord.not_king")
def test_a_crown_prince_who_takes_the_vows_is_prince_no_more() -> None:
    lords = {**MEN, "arthur": (1, "blaye")}
    table = order("draws", lords=lords, titles={"charles": ["prince"], "isabelle": ["queen"], "henri": ["king"]})
    say(table, 0, "vow-teutonic charles")
    assert titles(table, "charles") == ["teutonic"]
    assert told(table, "title-lost") == [{"seat": 0, "lord": "charles", "title": "prince"}]


@pytest.mark.rule("teutonic_lord.no_templar_in_family", "templar_lord.no_teutonic_in_family")
def test_a_family_of_another_order_takes_no_teutonic_title() -> None:
    both = {"teutonic": "yes", "templars": "yes"}
    templar: dict[str, Any] = {"titles": {"charles": ["templar"]}, "troops": {(0, "bourg"): {"templar-knight": 1}}}
    pieces = {"templars": {"knights": {**dict.fromkeys(LORDS), "charles": "bourg"}}}
    table = order("draws", options=both, pieces=pieces, **templar)
    assert bar(table, 0, "vow-teutonic eric") == "teutonic_lord.no_templar_in_family"
    g = france(table)
    assert g.rules.asks.order_of(g, 0) == title("templar")
    assert g.rules.asks.order_of(g, 1) == NOBODY
    table = order("draws", 0, options=both, titles=brothers("charles"))
    assert bar(table, 0, "vow-teutonic eric") is None
    assert france(table).rules.asks.order_of(france(table), 0) == title("teutonic")
    with pytest.raises(outremer.BadSave, match="of another order"):
        order("draws", 0, options=both, titles={**brothers("charles"), "eric": ["templar"]})


@pytest.mark.rule("orders.intermarriage")
def test_families_of_two_orders_may_be_allied_by_marriage() -> None:
    both = {"teutonic": "yes", "templars": "yes"}
    lords = {**MEN, "lambert": (2, "sigy")}
    held = {**brothers("charles"), "lambert": ["templar"]}
    troops = {(2, "sigy"): {"templar-knight": 1}}
    pieces = {
        "teutonic": {"reserve": [0]},
        "templars": {"knights": {**dict.fromkeys(LORDS), "lambert": "sigy"}},
    }
    table = order("weddings", options=both, lords=lords, titles=held, troops=troops, pieces=pieces)
    assert bar(table, 0, "wed eric isabelle") is None


@pytest.mark.rule("teutonic_lord.candidate")
def test_by_that_ruling_another_familys_lord_is_asked_for_and_who_is_refused_has_spent_the_draw() -> None:
    table = order("draws", options=ANY_FAMILY)
    say(table, 0, "vow-teutonic henri")
    assert asked(table) == ("VowAsked", 1)
    assert titles(table, "henri") == []
    assert outremer.load(table.save()).hash() == table.hash()
    assert refusal(on_top(table.save(), lord="isabelle")).endswith("lord: isabelle cannot take the vows")
    say(table, 1, "refuse")
    assert told(table, "teutonic-vow-refused") == [{"seat": 1, "lord": "henri"}]
    say(table, 0, "vow-teutonic henri")
    assert bar(table, 0, "vow-teutonic charles") is not None
    say(table, 1, "accept")
    assert titles(table, "henri") == ["teutonic"]
    assert seen(table)["teutonic"]["reserve"] == [1]
    assert asked(table) == ("Draws", 1)
    assert bar(order("draws"), 0, "vow-teutonic henri") == "teutonic_lord.candidate"


# -- what he may not do ----------------------------------------------------------------------------------------------


@pytest.mark.rule("teutonic_lord.no_marriage", "orders.intermarriage")
def test_a_teutonic_lord_does_not_marry_and_others_of_his_family_do() -> None:
    table = order("weddings", 0, titles=brothers("charles"))
    assert bar(table, 0, "wed charles isabelle") == "teutonic_lord.no_marriage"
    assert bar(table, 0, "wed eric isabelle") is None
    table = order("weddings", 0, titles={"charles": ["teutonic", "teutonic-master"]})
    assert bar(table, 0, "wed charles isabelle") == "teutonic_lord.no_marriage"  # nor does the Grand Master


@pytest.mark.rule("teutonic_lord.no_church_title")
def test_he_does_not_stand_for_bishop() -> None:
    see = {
        "charles": (0, "tournus"),
        "eric": (0, "st-andromy"),
        "henri": (1, "mazilles"),
        "philippe": (2, "chateauneuf"),
    }
    table = order("bishops", 0, lords=see, troops={}, titles=brothers("charles"))
    assert bar(table, 0, "nominate charles") == "teutonic_lord.no_church_title"
    assert bar(table, 0, "nominate eric") is None


@pytest.mark.rule("teutonic_lord.not_king", "teutonic_lord.feudal_title_ok")
def test_he_may_have_fiefs_and_cannot_stand_for_king() -> None:
    held = {
        "charles": ["teutonic", "duchy-bourg", "barony-st-paul"],
        "henri": ["duchy-blaye"],
        "othon": ["see-tournus", "cardinal"],
    }
    lords = {**MEN, "othon": (3, "tournus")}
    walls = {"bourg": "city", "st-paul": "city", "blaye": "city"}
    table = order("king", 0, lords=lords, titles=held, walls=walls, first=0)
    assert asked(table) == ("Nominations", 1)  # seat 0 has nobody who could stand
    assert bar(table, 1, "nominate henri") is None
    g = france(table)
    assert g.rules.asks.bars_candidate(g, title("king"), lord("charles")) == "teutonic_lord.not_king"
    assert points(g, 0) == 2


@pytest.mark.rule("teutonic_lord.feudal_title_ok")
@pytest.mark.parametrize("held", [[], ["duchy-bourg"]])
def test_a_title_is_bought_for_him_whatever_he_has_already(held: list[str]) -> None:
    lords = {"charles": (0, "st-paul"), "henri": (1, "blaye")}
    table = order(
        "purchases",
        0,
        lords=lords,
        troops={(0, "les-essarts"): (0, 1)},
        walls={"st-paul": "stronghold", "bourg": "city"},
        titles={"charles": [*held, "teutonic"]},
        coins={0: 4},
    )
    say(table, 0, "title barony-st-paul")
    assert sorted(titles(table, "charles")) == sorted([*held, "barony-st-paul", "teutonic"])


@pytest.mark.rule("teutonic_lord.never_assassin", "card.assassination.assassin")
def test_he_is_never_an_assassin_and_a_family_of_such_cannot_play_the_card() -> None:
    lords = {"charles": (0, "bourg"), "eric": (0, "bourg"), "henri": (1, "blaye")}
    table = order(
        "plays", 0, lords=lords, hands={0: ["assassination"]}, titles=brothers("charles"), driver=outremer.Scripted("6")
    )
    say(table, 0, "assassinate henri")
    assert free(table, 0, "blame") == ["eric"]
    assert bar(table, 0, "blame charles") == "teutonic_lord.never_assassin"
    assert bar(table, 0, "blame henri") == "card.assassination.assassin"
    table = order("plays", 0, lords=lords, hands={0: ["assassination"]}, titles=brothers("charles", "eric"))
    assert bar(table, 0, "assassinate henri") == "card.assassination.assassin"


@pytest.mark.rule("teutonic_lord.no_attack_teutonic")
def test_no_teutonic_lord_attacks_an_army_with_another_in_it() -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "bourg"), "philippe": (2, "bourg")}
    troops = {(0, "bourg"): (1, 0), (1, "bourg"): (1, 0), (2, "bourg"): (1, 0)}
    table = order("battles", 0, 1, lords=lords, troops=troops, titles=brothers("charles", "henri"))
    say(table, 0, "attack bourg")
    assert asked(table) == ("Sides", 1)  # seat 2 is the only foe that could be named
    assert bar(table, 1, "join defender") is None
    say(table, 1, "join neither")
    table = order("battles", 0, 1, lords=lords, troops=troops, titles=brothers("charles", "henri"), first=2)
    say(table, 2, "attack bourg", "against 0", "done")
    assert bar(table, 1, "join attacker") == "teutonic_lord.no_attack_teutonic"
    lords = {"charles": (0, "bourg"), "henri": (1, "bourg")}
    table = order("battles", 0, 1, lords=lords, troops=troops, titles=brothers("charles", "henri"), first=2)
    g = france(table)
    assert g.rules.asks.bars_attack(g, 0, 1, village("bourg")) == "teutonic_lord.no_attack_teutonic"


@pytest.mark.rule("teutonic_lord.no_attack_teutonic")
def test_nor_does_he_ride_one_down_but_others_of_his_family_do() -> None:
    lords = {"charles": (0, "bourg"), "eric": (0, "bourg"), "henri": (1, "st-vivien")}
    troops = {(0, "bourg"): (2, 0), (1, "st-vivien"): (0, 1)}
    table = order("march", 0, 1, lords=lords, troops=troops, titles=brothers("charles", "henri"))
    say(table, 0, "lead charles", "take knight 1", "go st-vivien", "ask-leave")
    say(table, 1, "refuse")
    assert bar(table, 0, "ride") == "teutonic_lord.no_attack_teutonic"
    say(table, 0, "stay", "halt", "lead eric", "take knight 1", "go st-vivien", "ask-leave")
    say(table, 1, "refuse")
    assert bar(table, 0, "ride") is None


# -- the Grand Master ------------------------------------------------------------------------------------------------


def chapter_election(**written: Any) -> outremer.Table:
    lords = {"charles": (0, "bourg"), "eric": (0, "bourg"), "henri": (1, "blaye"), "philippe": (2, "sigy")}
    return order(
        "teutonic-master", 0, 1, 2, **{"lords": lords, "titles": brothers("charles", "henri", "philippe"), **written}
    )


@pytest.mark.rule(
    "election.teutonic_master.candidate",
    "election.teutonic_master.votes",
    "election.teutonic_master.self_vote",
    "election.teutonic_master.majority",
    "teutonic_master.vp",
)
def test_teutonic_lords_elect_one_of_them_each_with_a_vote_be_it_for_himself() -> None:
    table = chapter_election()
    assert asked(table) == ("Nominations", 0)
    assert bar(table, 0, "nominate eric") == "election.teutonic_master.candidate"
    say(table, 0, "nominate charles")
    say(table, 1, "nominate henri")
    say(table, 2, "pass")
    assert points(france(table), 1) == 0
    say(table, 0, "vote charles nobody")
    say(table, 1, "vote henri nobody")
    say(table, 2, "vote henri charles")
    assert titles(table, "henri") == ["teutonic", "teutonic-master"]
    assert told(table, "elected") == [{"lord": "henri", "title": "teutonic-master", "votes": 2}]
    assert points(france(table), 1) == 1
    assert points(france(table), 0) == 0


@pytest.mark.rule("election.teutonic_master.majority")
def test_one_vote_does_not_make_a_master() -> None:
    table = chapter_election()
    say(table, 0, "nominate charles")
    say(table, 1, "pass")
    say(table, 2, "pass")
    say(table, 0, "vote charles nobody")
    say(table, 1, "vote nobody nobody")
    say(table, 2, "vote nobody charles")
    assert titles(table, "charles") == ["teutonic"]
    assert told(table, "nobody-elected")[0] == {"title": "teutonic-master"}


@pytest.mark.rule("election.teutonic_master.votes", "teutonic_lord.excommunicated")
def test_captives_and_the_excommunicated_neither_vote_nor_stand() -> None:
    table = chapter_election(excommunicated="charles")
    assert asked(table) == ("Nominations", 1)  # seat 0 has nobody
    g = france(table)
    office = g.rules.office_of(title("teutonic-master"))
    assert [office.votes(g, seat) for seat in range(3)] == [0, 1, 1]
    assert office.no_candidate(g, lord("charles")) == "excommunicated.no_election"
    lords = {"charles": (0, "bourg"), "henri": (1, "bourg"), "philippe": (2, "sigy"), "eric": (2, "sigy")}
    table = chapter_election(
        lords=lords, captives={"henri": 0}, titles=brothers("charles", "henri", "philippe", "eric")
    )
    g = france(table)
    assert [office.votes(g, seat) for seat in range(3)] == [1, 0, 2]
    assert office.no_candidate(g, lord("henri")) == "prisoner.no_election"


@pytest.mark.rule("election.teutonic_master.majority", "election.teutonic_master.condition")
def test_without_two_votes_in_all_or_beside_a_master_nobody_is_asked() -> None:
    assert asked(chapter_election(titles=brothers("charles")))[0] != "Nominations"
    held = {**brothers("charles", "henri", "philippe"), "henri": ["teutonic", "teutonic-master"]}
    assert asked(chapter_election(titles=held))[0] != "Nominations"


@pytest.mark.rule("phase1.steps.order")
def test_the_templars_elect_theirs_first() -> None:
    table = position("weddings", options={"teutonic": "yes", "templars": "yes"}, lords=MEN)
    names = [part.name for part in france(table).rules.parts_of("Hear", Hear.parts)]
    assert names.index("weddings") < names.index("templar-master") < names.index("teutonic-master")
    assert names.index("teutonic-master") + 1 == names.index("bishops")


@pytest.mark.rule("election.teutonic_master.condition", "phase1.steps.order", "module.scope")
def test_he_is_elected_after_the_weddings_and_before_the_bishops_where_the_order_is_in_play() -> None:
    table = position("weddings", options=TEUTONIC, lords=MEN)
    names = [part.name for part in france(table).rules.parts_of("Hear", Hear.parts)]
    assert names == ["weddings", "teutonic-master", "bishops", "pope", "king"]
    table = position("draws", lords=MEN)
    names = [part.name for part in france(table).rules.parts_of("Hear", Hear.parts)]
    assert names == ["weddings", "bishops", "pope", "king"]
    assert bar(table, 0, "vow-teutonic charles") == "module.scope"
    assert "teutonic" not in table.save()["world"]


@pytest.mark.rule("teutonic_lord.crusade.may_join", "teutonic_master.crusade_duty")
def test_who_may_join_late_and_who_must() -> None:
    lords = {
        "charles": (0, "bourg"),
        "eric": (0, "sigy"),
        "henri": (1, "bourg"),
        "philippe": (1, "blaye"),
        "arthur": (0, "blaye"),
    }
    troops = {(0, "bourg"): (1, 0), (1, "bourg"): (1, 0), (1, "blaye"): (1, 0)}
    held = brothers("charles", "eric", "philippe", "henri")
    table = order(
        "march",
        0,
        1,
        lords=lords,
        troops=troops,
        titles=held,
        captives={"eric": 2},
        walls={"bourg": "stronghold"},
        besiegers={"bourg": [1]},
    )
    g = france(table)
    answers = g.rules.asks
    names = ("charles", "eric", "henri", "philippe", "arthur")
    assert [answers.may_join_late(g, lord(name)) for name in names] == [False, False, True, True, False]
    assert [answers.must_join_late(g, lord(name)) for name in names] == [False] * 5
    assert [answers.troops_join_late(g, kind) for kind in (0, KNIGHTS)] == [False, True]
    held["charles"].append("teutonic-master")
    table = order(
        "march",
        0,
        1,
        lords=lords,
        troops=troops,
        titles=held,
        captives={"eric": 2},
        walls={"bourg": "stronghold"},
        besiegers={"bourg": [1]},
    )
    g = france(table)
    assert [answers.must_join_late(g, lord(name)) for name in names] == [False, False, True, True, False]


@pytest.mark.rule("election.king.candidate", "election.king.votes", "election.king.condition")
def test_a_grand_master_is_titled_and_a_brother_is_not() -> None:
    held = {"charles": ["teutonic", "teutonic-master"], "eric": ["teutonic"], "henri": ["see-blaye", "cardinal"]}
    pieces = {"teutonic": {"reserve": [0]}}
    g = map_with(options=TEUTONIC, lords=MEN, titles=held, pieces=pieces)
    assert [g.is_titled(lord(name)) for name in ("charles", "eric")] == [True, False]
    crown = g.rules.office_of(title("king"))
    assert crown.votes(g, 0) == 1
    assert crown.no_candidate(g, lord("charles")) == "teutonic_lord.not_king"


# -- knights ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("troop.teutonic_knight", "troop.teutonic_knight.placement", "teutonic_lord.knight_supply")
def test_knights_are_bought_for_three_coins_into_teutonic_walls_four_at_most() -> None:
    lords = {"charles": (0, "bourg"), "eric": (0, "sigy"), "henri": (1, "blaye")}
    table = order(
        "purchases",
        0,
        lords=lords,
        troops={},
        houses={"bourg": "stronghold", "les-essarts": "stronghold"},
        walls={"sigy": "stronghold"},
        controllers={"les-essarts": 0},
        titles=brothers("charles"),
        coins={0: 20},
    )
    assert free(table, 0, "buy teutonic-knight") == []
    assert sorted(free(table, 0, "buy"))[-2:] == ["teutonic-knight bourg", "teutonic-knight les-essarts"]
    assert bar(table, 0, "buy teutonic-knight sigy") == "troop.teutonic_knight.placement"
    say(table, 0, *["buy teutonic-knight bourg"] * 3, "buy teutonic-knight les-essarts")
    assert coins(table, 0) == 20 - 4 * 3
    assert bar(table, 0, "buy teutonic-knight bourg") == "component.family"
    g = france(table)
    assert g.troops_of(0, village("bourg"), KNIGHTS) == 3
    assert g.strength(0, village("bourg")) == 3 * 3 + 1
    assert g.rules.kinds[KNIGHTS].life == 3


@pytest.mark.rule("teutonic_lord.knight_supply", "troop.teutonic_knight.requires")
@pytest.mark.parametrize("templars", ["no", "yes"])
def test_each_family_buys_the_knights_of_its_own_order(templars: str) -> None:
    written: dict[str, Any] = {
        "options": {**TEUTONIC, "templars": templars},
        "first": 1,
        "houses": {"blaye": "stronghold"},
        "troops": {},
        "coins": {1: 9},
    }
    table = order("purchases", 1, titles=brothers("henri"), **written)
    say(table, 1, "buy teutonic-knight blaye")
    assert france(table).troops_of(1, village("blaye"), KNIGHTS) == 1
    assert bar(order("purchases", 1, **written), 1, "buy teutonic-knight blaye") == "troop.teutonic_knight.requires"


@pytest.mark.rule("troop.teutonic_knight.placement")
def test_into_the_teutonic_walls_of_another_family_none_is_bought_though_a_lord_stands_there() -> None:
    lords = {"charles": (0, "bourg"), "eric": (0, "blaye"), "henri": (1, "blaye")}
    table = order("purchases", 0, lords=lords, houses={"blaye": "stronghold"}, titles=brothers("charles"), coins={0: 9})
    assert bar(table, 0, "buy teutonic-knight blaye") == "troop.teutonic_knight.placement"
    assert bar(table, 0, "buy knight blaye") is None


@pytest.mark.rule("troop.teutonic_knight.requires", "teutonic_lord.knight_supply")
def test_without_a_lord_of_the_order_or_its_walls_none_is_bought_and_those_on_the_map_stay() -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "blaye")}
    house = {"bourg": "stronghold"}
    table = order("purchases", lords=lords, houses=house, coins={0: 20})
    assert bar(table, 0, "buy teutonic-knight bourg") == "troop.teutonic_knight.requires"
    lords["eric"] = (0, "sigy")
    table = order(
        "plays",
        0,
        lords=lords,
        troops={(0, "bourg"): {"teutonic-knight": 2}},
        houses=house,
        titles=brothers("eric"),
        flags={"eric": ["assassin"]},
        hands={1: ["justice"], 0: ["tax"]},
        coins={0: 20},
    )
    say(table, 1, "justice eric")
    g = france(table)
    assert g.troops_of(0, village("bourg"), KNIGHTS) == 2
    assert g.rules.asks.bars_purchase(g, 0, village("bourg"), KNIGHTS) == "troop.teutonic_knight.requires"
    assert g.stock_left(0, KNIGHTS) == 2
    assert g.stock_left(1, KNIGHTS) == 0


@pytest.mark.rule("troop.teutonic_knight.as_knight", "cavalcade.composition", "move.carry")
def test_they_march_and_ride_like_knights() -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "st-vivien")}
    table = order(
        "march",
        0,
        lords=lords,
        troops={(0, "bourg"): {"teutonic-knight": 2}, (1, "st-vivien"): (0, 1)},
        titles=brothers("charles"),
    )
    say(table, 0, "lead charles", "take teutonic-knight 2", "go st-vivien", "ask-leave")
    say(table, 1, "refuse")
    assert bar(table, 0, "ride") is None
    say(table, 0, "enter")
    assert france(table).troops_of(0, village("st-vivien"), KNIGHTS) == 2


def bonus(side: int, **written: Any) -> int:
    """Hits that are added on that side of a battle in Bourg, seat 0 against seat 1."""
    table = order(
        "battles",
        0,
        1,
        **{
            "lords": {"charles": (0, "bourg"), "henri": (1, "bourg"), "philippe": (2, "sigy")},
            "troops": {(0, "bourg"): {"teutonic-knight": 3}, (1, "bourg"): {"teutonic-knight": 2, "footman": 1}},
            "titles": brothers("charles"),
            **written,
        },
    )
    g = france(table)
    g.field = village("bourg")
    g.side[0], g.side[1] = ATTACKER, DEFENDER
    return g.rules.asks.bonus_hits(g, village("bourg"), side)


@pytest.mark.rule("troop.teutonic_knight.bonus.led", "teutonic_master.knight_bonus")
def test_two_knights_led_by_a_brother_are_a_hit_and_each_is_while_there_is_a_master() -> None:
    assert bonus(ATTACKER) == 1
    assert bonus(DEFENDER) == 0  # nobody of the order leads them
    assert bonus(DEFENDER, titles=brothers("henri")) == 1
    master = {"philippe": ["teutonic", "teutonic-master"]}
    pieces = {"teutonic": {"reserve": [0, 1, 2]}}
    assert bonus(ATTACKER, titles=master, pieces=pieces) == 3
    assert bonus(DEFENDER, titles=master, pieces=pieces) == 2
    held = {"captives": {"philippe": 1}, "titles": master, "pieces": pieces}
    assert bonus(ATTACKER, **held) == 3  # that he is in play will do, be he a captive


@pytest.mark.rule("troop.teutonic_knight.bonus.led")
def test_the_bonus_comes_with_the_dice() -> None:
    table = order(
        "battles",
        0,
        lords={"charles": (0, "bourg"), "henri": (1, "bourg")},
        troops={(0, "bourg"): {"teutonic-knight": 2}, (1, "bourg"): (2, 0)},
        titles=brothers("charles"),
        driver=outremer.Scripted("0", "0", "0", "0"),
    )
    say(table, 0, "attack bourg")
    assert told(table, "hits") == [{"side": "attacker", "hits": 1}, {"side": "defender", "hits": 0}]


# -- saves -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("teutonic_lord.candidate", "teutonic_lord.knight_supply")
@pytest.mark.parametrize(
    ("written", "field"),
    [
        ({"titles": {"isabelle": ["teutonic"]}}, "^world.lord.titles.isabelle: a Teutonic lord is an unmarried man"),
        (
            {"titles": {"lambert": ["teutonic"]}},
            "^world.lord.titles.lambert: a Teutonic lord is an unmarried man in play",
        ),
        ({"titles": {"charles": ["teutonic", "king"]}}, "^world.lord.titles.charles: .* neither of the Church nor"),
        (
            {"titles": {"charles": ["teutonic", "see-bourg"]}},
            "^world.lord.titles.charles: .* neither of the Church nor",
        ),
        ({"titles": {"henri": ["teutonic"]}}, "^world.lord.titles.henri: seat 1 has a Teutonic lord"),
        (
            {"titles": {"charles": ["teutonic-master"]}},
            "^world.lord.titles.charles: a Grand Master is a lord of his order",
        ),
        ({"troops": {(1, "blaye"): {"teutonic-knight": 1}}}, "^world.troops.blaye.1.: seat 1 has no Teutonic knights"),
        ({"pieces": {"teutonic": {"walls": ["bourg"]}}}, "^world.teutonic.walls: no walls stand in bourg"),
        ({"pieces": {"teutonic": {"asked": "henri"}}}, "^world.teutonic.asked: one seat asks"),
        (
            {"pieces": {"teutonic": {"asked": "henri", "asking": 1}}},
            "^world.teutonic.asked: henri is no lord of another",
        ),
    ],
)
def test_an_edited_save_is_refused_by_the_field(written: dict[str, Any], field: str) -> None:
    with pytest.raises(outremer.BadSave, match=field):
        order("draws", 0, **written)


def test_more_walls_or_titles_than_markers_are_refused() -> None:
    houses = dict.fromkeys(VILLAGES[:7], "stronghold")
    with pytest.raises(outremer.BadSave, match="Teutonic walls beyond the supply"):
        order("draws", 0, houses=houses)
