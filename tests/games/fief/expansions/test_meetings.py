"""Where two expansions meet and the book is silent: each ruling of the ledger is played."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.vocabulary import LORDS, PLACES, TROOPS
from tests.games.fief.expansions.courtly import SERVED, is_up
from tests.games.fief.expansions.crusade import GUARDS, HOME, crusade_of, in_france, overseas, until, windows_pass
from tests.games.fief.expansions.temple_position import with_templars
from tests.games.fief.position import france, lord, place, position, title, titles, troops
from tests.games.talking import asked, bar, say, told


def traits(shown: tuple[str, ...] = (), **by_lord: str) -> dict[str, Any]:
    """Politics beside whatever else is in play, with these traits, face down."""
    piece = {"attendant": list(SERVED), "trait": {**dict.fromkeys(LORDS), **by_lord}, "shown": list(shown)}
    return {"options": {"politics": "yes"}, "pieces": {"politics": piece}}


# -- the Coward ------------------------------------------------------------------------------------------------------

CARAVAN = "caravan-damascus"
HOST = {(0, CARAVAN): (8, 0)}


@pytest.mark.rule("trait.coward.no_start", "crusade.battle.choice")
def test_a_coward_alone_overseas_begins_no_battle_and_lies_before_the_objective() -> None:
    table = overseas("assaults", {"charles": (0, CARAVAN)}, HOST, [CARAVAN], **traits(charles="coward"))
    assert asked(table) == ("Assaults", 0)
    assert bar(table, 0, "assail") == "trait.coward.no_start"
    say(table, 0, "lie-before")
    assert told(table, "invested") == [{"lord": "charles", "objective": CARAVAN}]
    assert not is_up(table, "charles")
    walls = overseas(
        "assaults", {"charles": (0, "edessa")}, {(0, "edessa"): (8, 0)}, ["edessa"], **traits(charles="coward")
    )
    assert bar(walls, 0, "storm") == "trait.coward.no_start"
    assert bar(walls, 0, "assail") == "crusade.battle.fort_siege_only"


@pytest.mark.rule("trait.coward.no_start", "crusade.battle.choice")
def test_any_other_crusader_beside_him_is_company() -> None:
    lords = {"charles": (0, CARAVAN), "henri": (1, CARAVAN)}
    table = overseas("assaults", lords, HOST, [CARAVAN], ranks=["charles", "henri"], **traits(charles="coward"))
    assert asked(table) == ("Assaults", 0)
    assert bar(table, 0, "assail") is None


@pytest.mark.rule("trait.coward.no_start", "revenge.battle.besiegers_choice")
def test_before_saladin_a_coward_alone_can_only_retreat() -> None:
    written: dict[str, Any] = {"crusade": {"besieged": [CARAVAN]}, **traits(charles="coward")}
    table = overseas("saladin", {"charles": (0, CARAVAN)}, HOST, [CARAVAN], **written)
    assert asked(table) == ("Saladin", 0)
    assert bar(table, 0, "storm") == "trait.coward.no_start"
    say(table, 0, "retreat")
    assert told(table, "retreated") == [{"seat": 0, "lord": "charles", "objective": CARAVAN}]


@pytest.mark.rule("trait.coward.surrender", "revenge.battle.crusader_walls")
def test_nobody_surrenders_to_saracens() -> None:
    written: dict[str, Any] = {"crusade": {"held": ["cyprus"]}, "garrison": {"cyprus": 0}, **traits(charles="coward")}
    table = overseas("saladin", {"charles": (0, "cyprus")}, {(0, "cyprus"): (1, 0)}, ["cyprus"], 0, 0, 0, **written)
    windows_pass(table)
    assert asked(table) == ("Rounds", 0)  # he fights, or comes out
    assert troops(table, 0, "cyprus") == (1, 0)
    assert not is_up(table, "charles")


@pytest.mark.rule("trait.loyal", "crusade.battle.choice")
def test_saracens_are_nobodys_allies_so_the_loyal_attack_them() -> None:
    table = overseas("assaults", {"charles": (0, CARAVAN)}, HOST, [CARAVAN], **traits(charles="loyal"))
    assert bar(table, 0, "assail") is None


# -- the Cruel -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("trait.cruel", "revenge.saladin.stopped")
def test_a_cruel_captor_of_saladin_has_no_part_in_his_end() -> None:
    table = overseas(
        "saladin",
        {"charles": (0, CARAVAN)},
        HOST,
        [CARAVAN],
        *(3, 3, 3, 0, 0, 0),
        *(3, 3, 3, 0, 0),
        crusade={"besieged": [CARAVAN]},
        **traits(charles="cruel"),
    )
    say(table, 0, "storm")
    until(table, "Weddings")
    assert len(told(table, "saladin-killed") + told(table, "saladin-captured")) == 1
    assert not is_up(table, "charles")


# -- orders ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("renegade.loses_church_titles", "renegade.as_excommunicated", "election.teutonic_master.votes")
def test_a_teutonic_lord_who_turns_renegade_keeps_his_order_but_has_no_vote_in_it() -> None:
    table = in_france(
        "battles",
        "invasion",
        first=1,
        options={"crusades": "yes", "teutonic": "yes"},
        lords={**HOME, "charles": (0, "ship-1"), "henri": (1, "bourg"), "lambert": (1, "blaye")},
        troops={**GUARDS, (0, "bourg"): (0, 2), (1, "bourg"): {"knight": 2, "teutonic-knight": 1}},
        walls={"bourg": "stronghold"},
        titles={"henri": ["teutonic"], "lambert": ["teutonic"]},
        crusade={"families": [0], "sailed": 1, "marked": ["bourg"]},
        pieces={"teutonic": {"reserve": [1]}},
    )
    g = france(table)
    office = g.rules.office_of(title("teutonic-master"))
    assert office.votes(g, 1) == 2
    say(table, 1, "attack bourg")
    assert crusade_of(table)["renegades"] == ["henri"]
    g = france(table)
    assert titles(table, "henri") == ["teutonic"]
    assert g.troops_of(1, PLACES.index("bourg"), TROOPS.index("teutonic-knight")) == 1
    assert office.votes(g, 1) == 1
    assert office.no_candidate(g, lord("henri")) == "renegade.as_excommunicated"
    assert office.no_candidate(g, lord("lambert")) is None


def bound_knights(table: outremer.Table, where: str) -> int:
    return france(table).troops_of(0, PLACES.index(where), TROOPS.index("templar-knight"))


@pytest.mark.rule("templar_knight.bound_to_lord", "crusade.join.troops")
def test_a_templar_goes_overseas_with_his_knight() -> None:
    table = with_templars(
        "march", brothers=["charles"], options={"crusades": "yes"}, others={"crusades": {"stage": "called"}}
    )
    say(table, 0, "embark charles")
    ship = place(table, "charles")
    assert ship == "ship-1"
    assert (bound_knights(table, ship), bound_knights(table, "bourg")) == (1, 0)


@pytest.mark.rule("templar_knight.bound_to_lord", "templar_lord.no_attack", "crusade.end.return")
def test_he_fights_saracens_and_comes_home_with_his_knight() -> None:
    knights = {"templars": {"knights": {**dict.fromkeys(LORDS), "charles": CARAVAN}}}
    written: dict[str, Any] = {
        "options": {"templars": "yes"},
        "pieces": knights,
        "titles": {"charles": ["templar"]},
        "walls": {"bourg": "stronghold"},
    }
    army: Any = {(0, CARAVAN): {"templar-knight": 1}, (0, "bourg"): {"footman": 1}}
    table = overseas("assaults", {"charles": (0, CARAVAN)}, army, [CARAVAN], **written)
    assert bar(table, 0, "assail") is None
    written["crusade"] = {"held": [CARAVAN]}
    table = overseas("homecoming", {"charles": (0, CARAVAN)}, army, [CARAVAN], **written)
    until(table, "Weddings")
    home = place(table, "charles")
    assert home is not None
    assert bound_knights(table, home) == 1


# -- the Tyrant, the Thief -------------------------------------------------------------------------------------------


@pytest.mark.rule("trait.tyrant.uprising")
def test_overseas_nobody_rises_against_a_tyrant() -> None:
    written = {"hands": {1: ["uprising"]}, **traits(("charles",), charles="tyrant")}
    table = overseas("assaults", {"charles": (0, CARAVAN)}, HOST, [CARAVAN], **written)
    assert bar(table, 1, "rise-against charles") == "trait.tyrant.uprising"
    at_home = in_france("battles", "none", **{**written, "options": {"crusades": "yes", "politics": "yes"}})
    assert bar(at_home, 1, "rise-against charles") is None


@pytest.mark.rule("attendant.thief", "mercenary.auction.secret_bid")
def test_the_thief_steals_before_a_bid_and_after_it_but_not_from_hands_that_are_closed() -> None:
    both = traits()
    both["options"] = {"politics": "yes", "tactics": "yes"}
    written: dict[str, Any] = {"lords": HOME, "troops": GUARDS, "coins": {0: 3, 1: 9, 2: 0, 3: 0}, **both}
    assert bar(position("weddings", **written), 0, "steal 1") is None
    table = position("auction", **written)
    assert bar(table, 0, "steal 1") == "any_time.not_mid_roll"
    say(table, 1, "bid 5")
    assert bar(table, 0, "steal 1") == "any_time.not_mid_roll"  # else the winner could not pay
    say(table, 0, "bid 2")
    assert told(table, "mercenaries-hired")[0]["seat"] == 1
    assert bar(table, 0, "steal 1") is None
