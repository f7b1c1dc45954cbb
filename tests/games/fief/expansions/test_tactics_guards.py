"""Tactics: royal guards come with the crown, follow, fight and turn back."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.crown import crown
from outremer.games.fief.deaths import kill
from outremer.games.fief.layout import CAPTOR
from outremer.games.fief.places import note_presence
from outremer.games.fief.titles import strip
from outremer.games.fief.vocabulary import BY_JUSTICE, KING
from tests.games.fief.any_time import checked
from tests.games.fief.expansions.test_tactics_mercenaries import NO_HITS, TACTICS, men
from tests.games.fief.position import france, lord, place, position, titles, village
from tests.games.fief.test_battle import BOTH, hush
from tests.games.fief.test_cavalcade import refused
from tests.games.talking import asked, bar, free, say, seen, told

COURT = {"charles": (0, "bourg"), "isabelle": (1, "sigy"), "henri": (2, "blaye")}
COUPLE = {"charles": "isabelle"}
ARMIES = {(0, "bourg"): (3, 3), (1, "sigy"): (2, 3)}
OF_THE_KING = {"guarded": {"kings": "charles", "queens": None}}
OF_BOTH = {"guarded": {"kings": "charles", "queens": "isabelle"}}
GUARDED = {"knight": 1, "footman": 1, "king-knight": 2, "king-footman": 2}


def court(at: str = "plays", **written: Any) -> outremer.Table:
    return position(at, **{"options": TACTICS, "lords": COURT, "spouses": COUPLE, "troops": ARMIES, **written})


def crowned(**written: Any) -> outremer.Table:
    table = court(**written)
    crown(france(table), lord("charles"))
    table.kernel.settle()
    return table


def kingdom(at: str = "plays", **written: Any) -> outremer.Table:
    """Charles is King and has all his guards about him."""
    return court(
        at,
        **{
            "titles": {"charles": ["king"], "isabelle": ["queen"]},
            "troops": {(0, "bourg"): GUARDED, (1, "sigy"): (2, 3)},
            "pieces": {"tactics": OF_BOTH},
            **written,
        },
    )


# -- they come ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("royal_guard.king.conversion")
def test_who_becomes_king_may_make_two_knights_and_two_footmen_his_guards() -> None:
    table = crowned()
    assert asked(table) == ("GuardsCalled", 0)
    say(table, 0, "guard knight", "guard knight")
    assert bar(table, 0, "guard knight") == "royal_guard.king.conversion"
    say(table, 0, "guard footman")
    say(table, 0, "pass")
    assert men(table, 0, "bourg") == {"knight": 1, "footman": 2, "king-knight": 2, "king-footman": 1}
    assert seen(table)["tactics"]["guarded"] == {"kings": "charles", "queens": "isabelle"}


@pytest.mark.rule("royal_guard.king.conversion")
def test_only_troops_in_his_own_village_and_by_choice() -> None:
    table = crowned(troops={(0, "sennecy"): (3, 3), (1, "sigy"): (2, 3)})
    assert asked(table) == ("GuardsCalled", 1)  # the King has nobody about him
    table = crowned(troops={(0, "bourg"): (0, 1), (1, "sigy"): (0, 1)})
    assert bar(table, 0, "guard knight") == "royal_guard.king.conversion"
    say(table, 0, "pass")
    assert men(table, 0, "bourg") == {"footman": 1}
    assert bar(table, 1, "guard knight") == "royal_guard.queen.conversion"


@pytest.mark.rule("royal_guard.king.conversion")
def test_who_is_a_captive_as_he_becomes_king_is_not_asked_for_guards() -> None:
    table = crowned(lords={**COURT, "henri": (2, "bourg"), "eric": (0, "bourg")}, captives={"charles": 2})
    assert asked(table) == ("GuardsCalled", 1)  # the Queen is free
    assert men(table, 0, "bourg") == {"knight": 3, "footman": 3}


@pytest.mark.rule("royal_guard.queen.conversion")
def test_the_queen_has_one_knight_and_two_footmen_once() -> None:
    table = crowned()
    say(table, 0, "pass")
    assert asked(table) == ("GuardsCalled", 1)
    say(table, 1, "guard knight")
    assert bar(table, 1, "guard knight") == "royal_guard.queen.conversion"
    say(table, 1, "guard footman", "guard footman")
    assert men(table, 1, "sigy") == {"knight": 1, "footman": 1, "queen-knight": 1, "queen-footman": 2}
    kill(france(table), lord("charles"), BY_JUSTICE)
    table.kernel.settle()
    assert titles(table, "isabelle") == ["regent"]
    assert men(table, 1, "sigy")["queen-footman"] == 2  # she keeps them, and gets no others
    assert isinstance(table.need, outremer.Ask)
    assert table.need.form != "GuardsCalled"


@pytest.mark.rule("royal_guard.king.conversion", "crown_prince.becomes_king")
def test_a_prince_who_follows_his_father_has_guards_too() -> None:
    lords = {**COURT, "eric": (1, "sigy")}
    table = kingdom(lords=lords, titles={"charles": ["king"], "isabelle": ["queen"], "eric": ["prince"]})
    kill(france(table), lord("charles"), BY_JUSTICE)
    table.kernel.settle()
    assert asked(table) == ("GuardsCalled", 1)
    say(table, 1, "guard knight")
    assert men(table, 1, "sigy")["king-knight"] == 1
    assert men(table, 0, "bourg") == {"knight": 3, "footman": 3}


@pytest.mark.rule("royal_guard.king.conversion")
def test_guards_are_not_for_sale() -> None:
    table = court("purchases", coins={0: 50})
    assert bar(table, 0, "buy king-knight bourg") == "royal_guard.king.conversion"
    assert bar(table, 0, "buy queen-footman bourg") == "royal_guard.queen.conversion"


# -- they turn back ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("royal_guard.reverts")
def test_when_the_king_dies_they_are_ordinary_troops_again() -> None:
    table = kingdom()
    kill(france(table), lord("charles"), BY_JUSTICE)
    table.kernel.settle()
    assert men(table, 0, "bourg") == {"knight": 3, "footman": 3}
    assert seen(table)["tactics"]["guarded"]["kings"] is None
    assert [one["troop"] for one in told(table, "guards-reverted")] == ["king-knight", "king-footman"]


@pytest.mark.rule("royal_guard.reverts")
def test_when_the_office_is_lost_they_are_too_as_far_as_the_counters_go() -> None:
    table = kingdom(troops={(0, "bourg"): {"knight": 7, "king-knight": 2}, (1, "sigy"): (2, 3)})
    strip(france(table), lord("charles"), KING)
    table.kernel.settle()
    assert men(table, 0, "bourg") == {"knight": 8}


# -- they follow -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("royal_guard.reverts", "feudal_title.inheritance.troops_replaced")
def test_when_a_king_dies_in_his_city_those_who_guarded_him_change_sides_like_all_troops_there() -> None:
    table = kingdom(
        "window",
        titles={"charles": ["duchy-bourg", "king"], "isabelle": ["queen"]},
        walls={"bourg": "city"},
        troops={(0, "bourg"): {"king-knight": 2, "king-footman": 1, "footman": 1}},
        hands={2: ["assassination"]},
        driver=outremer.Scripted("1"),
    )
    say(table, 2, "strike charles")
    assert not france(table).occupies(0, village("bourg"))
    assert men(table, 1, "bourg") == {"knight": 2, "footman": 2}
    assert titles(table, "isabelle") == ["duchy-bourg", "regent"]


@pytest.mark.rule("royal_guard.follow")
def test_guards_go_where_their_king_goes_and_with_nobody_else() -> None:
    table = kingdom("march", lords={**COURT, "eric": (0, "bourg")})
    say(table, 0, "lead eric")
    assert bar(table, 0, "take king-knight 1") == "royal_guard.follow"
    say(table, 0, "go villeneuve", "halt")
    assert men(table, 0, "bourg") == GUARDED
    say(table, 0, "lead charles", "take footman 1", "go la-bussiere")
    assert men(table, 0, "la-bussiere") == {"footman": 1, "king-knight": 2, "king-footman": 2}
    assert men(table, 0, "bourg") == {"knight": 1}
    assert bar(table, 0, "drop king-knight 1") == "royal_guard.follow"
    assert free(table, 0, "drop") == ["footman 1"]


@pytest.mark.rule("royal_guard.follow")
def test_they_follow_beside_another_leader_and_stay_with_a_king_who_parts() -> None:
    table = kingdom("march", lords={**COURT, "eric": (0, "bourg")})
    say(table, 0, "lead eric", "beside charles", "go la-bussiere", "part-with charles", "go st-andre")
    assert men(table, 0, "la-bussiere") == {"king-knight": 2, "king-footman": 2}
    assert place(table, "eric") == "st-andre"


@pytest.mark.rule("royal_guard.follow")
def test_the_queens_guards_go_where_she_goes_and_with_nobody_else() -> None:
    hers = {"footman": 1, "queen-knight": 1, "queen-footman": 2}
    table = kingdom(
        "march", lords={**COURT, "othon": (1, "sigy")}, troops={(0, "bourg"): GUARDED, (1, "sigy"): hers}, first=1
    )
    say(table, 1, "lead othon")
    assert bar(table, 1, "take queen-knight 1") == "royal_guard.follow"
    say(table, 1, "go st-ciers", "halt", "lead isabelle", "go st-paul")
    assert men(table, 1, "st-paul") == {"queen-knight": 1, "queen-footman": 2}
    assert men(table, 1, "sigy") == {"footman": 1}
    assert bar(table, 1, "drop queen-footman 1") == "royal_guard.follow"


@pytest.mark.rule("royal_guard.follow", "cavalcade.composition")
def test_a_king_with_guards_on_foot_does_not_ride() -> None:
    written: dict[str, Any] = {
        "options": TACTICS,
        "titles": {"charles": ["king"]},
        "pieces": {"tactics": OF_THE_KING},
    }
    foot = {(0, "bourg"): {"knight": 2, "king-footman": 1}, (1, "st-vivien"): (1, 0)}
    assert bar(refused("take knight 2", troops=foot, **written), 0, "ride") == "cavalcade.composition"
    mounted = {(0, "bourg"): {"knight": 2, "king-knight": 1}, (1, "st-vivien"): (1, 0)}
    table = say(refused("take knight 2", troops=mounted, **written), 0, "ride")
    assert men(table, 0, "st-vivien") == {"knight": 2, "king-knight": 1}


@pytest.mark.rule("royal_guard.follow")
def test_guards_of_a_captive_stay_and_only_defend() -> None:
    table = kingdom("march", lords={**COURT, "eric": (0, "bourg")})
    g = france(table)
    g.lord[CAPTOR + lord("charles")] = 2
    note_presence(g, 0, village("bourg"))
    table.kernel.settle()
    say(table, 0, "lead eric", "take knight 1", "take footman 1", "go la-bussiere")
    assert men(table, 0, "bourg") == {"king-knight": 2, "king-footman": 2}
    assert bar(table, 0, "take king-knight 1") == "royal_guard.follow"


# -- they fight --------------------------------------------------------------------------------------------------------


def battle(mine: dict[str, int], theirs: dict[str, int], *dice: str, **written: Any) -> outremer.Table:
    table = position(
        "battles",
        **{
            "options": TACTICS,
            "lords": BOTH,
            "titles": {"charles": ["king"]},
            "troops": {(1, "bourg"): theirs, (0, "bourg"): mine},
            "pieces": {"tactics": OF_THE_KING},
            "driver": outremer.Scripted(*dice, *NO_HITS),
            **written,
        },
    )
    return hush(say(table, 0, "attack bourg"))


@pytest.mark.rule("royal_guard.battle_bonus")
@pytest.mark.parametrize("guards", [{"king-knight": 1}, {"king-knight": 2, "king-footman": 2}])
def test_guards_add_a_hit_however_many_they_are(guards: dict[str, int]) -> None:
    table = battle(guards, {"footman": 9}, "0", "0", "0")
    assert [one["hits"] for one in told(table, "hits") if one["side"] == "attacker"] == [1]


@pytest.mark.rule("royal_guard.battle_bonus")
def test_each_of_the_two_groups_adds_its_own() -> None:
    lords = {**BOTH, "isabelle": (0, "bourg")}
    written: dict[str, Any] = {
        "lords": lords,
        "titles": {"charles": ["king"], "isabelle": ["queen"]},
        "pieces": {"tactics": OF_BOTH},
    }
    table = battle({"king-knight": 1, "queen-footman": 1}, {"footman": 9}, "0", "0", "0", **written)
    assert [one["hits"] for one in told(table, "hits") if one["side"] == "attacker"] == [2]


@pytest.mark.rule("royal_guard.immune_archers")
def test_archers_cannot_hit_guards() -> None:
    table = battle({"king-footman": 2, "footman": 3, "archer": 1}, {"archer": 3, "footman": 5}, "0", "0")
    assert asked(table) == ("Losses", 0)
    assert bar(table, 0, "lose king-footman") == "royal_guard.immune_archers"
    table = battle({"king-footman": 2}, {"archer": 3, "footman": 5}, "3")
    assert men(table, 0, "bourg") == {"king-footman": 2}
    assert told(table, "captured") == []
    hers: dict[str, Any] = {
        "lords": {"isabelle": (0, "bourg"), "henri": (1, "bourg"), "othon": (2, "sigy")},
        "titles": {"othon": ["king"], "isabelle": ["queen"]},
        "spouses": {"othon": "isabelle"},
        "pieces": {"tactics": {"guarded": {"kings": "othon", "queens": "isabelle"}}},
    }
    table = battle({"queen-footman": 2, "footman": 3, "archer": 1}, {"archer": 3, "footman": 5}, "0", "0", **hers)
    assert asked(table) == ("Losses", 0)
    assert bar(table, 0, "lose queen-footman") == "royal_guard.immune_archers"


@pytest.mark.rule("royal_guard.immune_archers")
def test_in_the_battle_itself_guards_fall_like_others() -> None:
    table = battle({"king-footman": 2, "footman": 1}, {"footman": 9}, "0", "1")
    assert asked(table) == ("Losses", 0)
    say(table, 0, "lose king-footman")
    assert men(table, 0, "bourg") == {"king-footman": 1, "footman": 1}


def test_a_kingdom_with_guards_plays_on_without_a_leak() -> None:
    assert checked(kingdom("march", options={**TACTICS, "turn_limit": "4"}, turn=4), 1).decisions


@pytest.mark.rule("royal_guard.reverts", "card.plague.entering_lord_roll")
def test_a_king_who_dies_of_the_plague_leaves_ordinary_troops() -> None:
    struck: dict[str, Any] = {"struck": {"see-st-gerome": ["plague"]}, "driver": outremer.Scripted("1")}
    table = kingdom("march", lords={**COURT, "eric": (0, "la-bussiere")}, **struck)
    say(table, 0, "lead charles", "go la-bussiere")
    assert men(table, 0, "la-bussiere") == {"knight": 2, "footman": 2}
    assert seen(table)["tactics"]["guarded"]["kings"] is None


@pytest.mark.rule("royal_guard.reverts", "cavalcade.composition")
def test_guards_who_stayed_inside_with_a_king_who_dies_come_out_as_ordinary_troops() -> None:
    written: dict[str, Any] = {
        "options": TACTICS,
        "lords": {
            "charles": (0, "bourg"),
            "eric": (0, "bourg"),
            "henri": (1, "bourg"),
            "othon": (3, "belleville"),
            "isabelle": (2, "sigy"),
        },
        "titles": {"charles": ["king"]},
        "troops": {(0, "bourg"): {"knight": 3, "king-knight": 2}, (1, "bourg"): (0, 1)},
        "walls": {"bourg": "stronghold"},
        "besiegers": {"bourg": [1]},
        "pieces": {"tactics": OF_THE_KING},
        "hands": {2: ["assassination"]},
        "driver": outremer.Scripted("1", "0", "0"),
    }
    table = position("march", **written)
    say(table, 0, "lead eric", "take knight 3", "go la-bussiere", "ask-leave")
    say(table, 1, "refuse")
    say(table, 0, "ride")
    assert isinstance(table.need, outremer.Ask)
    assert table.need.form == "BattleBegins"
    assert france(table).men(0, village("bourg")) == 3  # the guards are inside with Charles
    kill(france(table), lord("charles"), BY_JUSTICE)
    table.kernel.settle()
    hush(table)
    assert men(table, 0, "bourg") == {"knight": 5}
