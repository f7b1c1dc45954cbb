"""Where two expansions meet and the book is silent: each ruling of the ledger is played."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.vocabulary import LORDS, PLACES, TROOPS
from tests.games.fief.expansions.courtly import SERVED
from tests.games.fief.expansions.crusade import GUARDS, HOME, in_france, overseas, until
from tests.games.fief.expansions.temple_position import with_templars
from tests.games.fief.position import france, place, position
from tests.games.talking import bar, say, told


def traits(shown: tuple[str, ...] = (), **by_lord: str) -> dict[str, Any]:
    """Politics beside whatever else is in play, with these traits, face down."""
    piece = {"attendant": list(SERVED), "trait": {**dict.fromkeys(LORDS), **by_lord}, "shown": list(shown)}
    return {"options": {"politics": "yes"}, "pieces": {"politics": piece}}


CARAVAN = "caravan-damascus"
HOST = {(0, CARAVAN): (8, 0)}


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


@pytest.mark.rule("royal_guard.follow", "crusade.end.return")
def test_guards_come_home_with_a_king_who_went_overseas() -> None:
    table = overseas(
        "homecoming",
        {"charles": (0, CARAVAN)},
        {(0, CARAVAN): {"king-knight": 2}, (0, "bourg"): {"footman": 1}},
        [CARAVAN],
        crusade={"held": [CARAVAN]},
        options={"tactics": "yes"},
        titles={"charles": ["king"]},
        walls={"bourg": "stronghold"},
        pieces={"tactics": {"guarded": {"kings": "charles", "queens": None}}},
    )
    until(table, "Weddings")
    home = place(table, "charles")
    assert home is not None
    assert france(table).troops_of(0, PLACES.index(home), TROOPS.index("king-knight")) == 2
