"""Teutonic lords and knights in Saladin's Revenge: who goes after the crusaders, and who must."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.expansions.teutonic.chapter import KNIGHTS, MASTER
from outremer.games.fief.offices import no_standing, no_vote
from outremer.games.fief.vocabulary import ATTACKER, DEFENDER, OBJECTIVES, PLACES
from outremer.games.fief.vocabulary import LORDS as NAMES
from tests.games.fief.expansions.crusade import PRINTED, until
from tests.games.fief.position import france, place, position, titles
from tests.games.talking import asked, bar, say, told

BOTH = {"teutonic": "yes", "crusades": "yes"}
LORDS = {"charles": (0, "bourg"), "eric": (0, "bourg"), "henri": (1, "blaye"), "othon": (3, "cyprus")}


def revenge(master: bool, **written: Any) -> outremer.Table:
    """Othon holds out before Cyprus while others march; Charles and Henri are Teutonic lords."""
    held = {"charles": ["teutonic"], "henri": ["teutonic", "teutonic-master"] if master else ["teutonic"]}
    crusade = {
        "stage": "revenge",
        "families": [3],
        "sailed": 1,
        "track": ["cyprus"],
        "besieged": ["cyprus"],
        "garrison": {name: PRINTED["cyprus"]["saracens"] if name == "cyprus" else 0 for name in OBJECTIVES},
        "rank": {**dict.fromkeys(NAMES, 0), "othon": 1},
    }
    pieces = {"teutonic": {"reserve": [0, 1]}, "crusades": crusade}
    troops = {(0, "bourg"): {"teutonic-knight": 2, "footman": 1}, (3, "cyprus"): {"knight": 1}}
    return position(
        "march", **{"options": BOTH, "lords": LORDS, "troops": troops, "titles": held, "pieces": pieces, **written}
    )


@pytest.mark.rule("teutonic_lord.crusade.may_join", "crusade.join.when")
def test_a_teutonic_lord_may_go_after_the_crusaders_and_take_his_knights_along() -> None:
    table = revenge(master=False)
    assert asked(table) == ("March", 0)
    assert bar(table, 0, "go-after eric cyprus") == "crusade.join.when"
    say(table, 0, "go-after charles cyprus")
    assert asked(table) == ("Following", 0)
    say(table, 0, "take-aboard teutonic-knight 2")
    assert place(table, "charles") == "cyprus"
    assert france(table).troops_of(0, PLACES.index("cyprus"), KNIGHTS) == 2
    table = revenge(master=False)
    until(table, "Battles")
    assert place(table, "charles") == "bourg"  # nobody must


@pytest.mark.rule("teutonic_master.crusade_duty")
def test_with_a_grand_master_in_play_all_who_can_must_go() -> None:
    table = revenge(master=True)
    until(table, "Obliged")
    assert asked(table) == ("Obliged", 0)
    say(table, 0, "land-at cyprus", "sail")
    say(table, 1, "land-at cyprus")
    assert [place(table, name) for name in ("charles", "henri", "eric")] == ["cyprus", "cyprus", "bourg"]


@pytest.mark.rule("teutonic_master.knight_bonus", "troop.teutonic_knight.bonus.led")
def test_their_knights_strike_overseas_as_at_home() -> None:
    for master, hits in ((True, 2), (False, 0)):
        table = revenge(master)
        say(table, 0, "go-after charles cyprus", "take-aboard teutonic-knight 2")
        g = france(table).twin()
        g.field = PLACES.index("cyprus")
        g.side[0], g.side[3] = ATTACKER, ATTACKER
        assert g.rules.asks.bonus_hits(g, g.field, ATTACKER) == hits  # Othon leads, who is no brother
        assert g.rules.asks.bonus_hits(g, g.field, DEFENDER) == 0


@pytest.mark.rule("renegade.loses_church_titles", "renegade.as_excommunicated", "renegade.cause")
def test_a_teutonic_lord_turned_renegade_stays_in_his_order_and_has_no_voice_in_it() -> None:
    """Henri attacks walls of a crusader; then the order would elect a Grand Master, and he alone is of it."""
    crusade = {"stage": "invasion", "families": [0], "sailed": 1, "marked": ["bourg"]}
    table = position(
        "battles",
        options=BOTH,
        first=1,
        lords={"charles": (0, "ship-1"), "henri": (1, "bourg"), "isabelle": (2, "sigy"), "othon": (3, "tournus")},
        troops={(0, "bourg"): (1, 1), (0, "ship-1"): (3, 0), (1, "bourg"): (4, 2)},
        walls={"bourg": "stronghold"},
        controllers={"bourg": 0},
        titles={"henri": ["teutonic"], "othon": ["teutonic"]},
        pieces={"teutonic": {"reserve": [1, 3]}, "crusades": crusade},
    )
    say(table, 1, "attack bourg")
    assert told(table, "renegade") == [{"seat": 1, "lord": "henri"}]
    assert titles(table, "henri") == ["teutonic"]
    g = france(table)
    office = g.rules.offices[g.rules.place_of(MASTER)]
    assert no_vote(g, office.title, NAMES.index("henri")) == "renegade.as_excommunicated"
    assert no_standing(g, office.title, NAMES.index("henri")) == "renegade.as_excommunicated"
    assert no_vote(g, office.title, NAMES.index("othon")) is None
