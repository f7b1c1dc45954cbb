"""What the greedy bot does with crusades."""

from __future__ import annotations

from typing import Any

from tests.games.fief.expansions.crusade import GUARDS, crusade_of, in_france, overseas
from tests.games.fief.position import place, titles, troops
from tests.games.greedy import chosen, lead
from tests.games.talking import asked, say

HOST: dict[str, Any] = {"troops": {**GUARDS, (0, "bourg"): (4, 5)}, "titles": {"arthur": ["see-bourg", "cardinal"]}}


def test_greedy_calls_a_crusade_when_it_has_a_host_to_send() -> None:
    assert chosen(in_france("weddings", "none", **HOST), 0) == "call-crusade"
    weak = {**HOST, "troops": {**GUARDS, (0, "bourg"): (1, 1)}}
    assert chosen(in_france("weddings", "none", **weak), 0) != "call-crusade"


def test_greedy_sets_out_with_its_knights_and_leaves_guards_at_home() -> None:
    table = in_france(**HOST)
    assert chosen(table, 0).startswith("embark ")
    while asked(table) in (("March", 0), ("Embarkation", 0)) and crusade_of(table)["sailed"] < 2:
        before = asked(table)
        say(table, 0, chosen(table, 0))
        if before[0] == "Embarkation" and asked(table)[0] == "March":
            break
    assert troops(table, 0, "ship-1") == (4, 2)
    assert troops(table, 0, "bourg") == (0, 3)


def test_greedy_lets_no_rival_go() -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "bourg"), "isabelle": (2, "sigy"), "othon": (3, "tournus")}
    table = say(in_france(lords=lords, captives={"henri": 0}), 1, "embark henri")
    assert chosen(table, 0) == "refuse"


def test_greedy_lands_where_it_can_win_and_attacks_what_it_can_beat() -> None:
    track = ["caravan-damascus", "jerusalem", "cyprus"]
    strong = overseas("landing", {"charles": (0, "ship-1")}, {(0, "ship-1"): (8, 6)}, track)
    assert chosen(strong, 0) == "land-at cyprus"
    weak = overseas("landing", {"charles": (0, "ship-1")}, {(0, "ship-1"): (0, 2)}, track)
    assert chosen(weak, 0) == "land-at caravan-damascus"
    before = overseas("assaults", {"charles": (0, "cyprus")}, {(0, "cyprus"): (8, 4)}, ["cyprus"])
    assert chosen(before, 0) == "storm"
    before = overseas("assaults", {"charles": (0, "jerusalem")}, {(0, "jerusalem"): (1, 0)}, ["jerusalem"])
    assert chosen(before, 0) == "lie-before"


def test_greedy_retreats_from_a_stronger_saladin_and_betrays_a_rival() -> None:
    lords = {"charles": (0, "cyprus")}
    weak = overseas("saladin", lords, {(0, "cyprus"): (1, 0)}, ["cyprus"], crusade={"besieged": ["cyprus"]})
    assert chosen(weak, 0) == "retreat"
    held: dict[str, Any] = {"crusade": {"held": ["cyprus"]}, "garrison": {"cyprus": 0}, "hands": {2: ["passage"]}}
    table = overseas("saladin", lords, {(0, "cyprus"): (1, 0)}, ["cyprus"], **held)
    assert chosen(table, 2) == "betray"


def test_greedy_takes_the_title_and_saves_its_own() -> None:
    table = overseas(
        "bestowal", {"charles": (0, "cyprus")}, {(0, "cyprus"): (1, 0)}, ["cyprus"], crusade={"held": ["cyprus"]}
    )
    say(table, 0, chosen(table, 0))
    assert "state-cyprus" in [*titles(table, "charles"), *titles(table, "arthur")]
    lords = {"charles": (0, "arab-doctor"), "arthur": (0, "caravan-mecca"), "henri": (1, "caravan-mecca")}
    for victim, choice in (("arthur", "heal"), ("henri", "pass")):
        table = overseas(
            "assaults",
            lords,
            {(0, "caravan-mecca"): (1, 0), (1, "caravan-mecca"): (1, 0)},
            ["arab-doctor", "caravan-mecca"],
            1,
            hands={2: ["assassination"]},
        )
        say(table, 2, f"assassinate {victim}")
        assert chosen(table, 0) == choice
        assert place(table, victim) == "caravan-mecca"


def test_states_in_hand_make_a_position_better_and_prison_makes_it_worse() -> None:
    lords = {"charles": (0, "cyprus")}
    army = {(0, "cyprus"): (2, 0)}
    before = lead(overseas("assaults", lords, army, ["cyprus"]), 0)
    held = overseas("bestowal", lords, army, ["cyprus"], crusade={"held": ["cyprus"]}, garrison={"cyprus": 0})
    assert lead(held, 0) > before
    free = lead(in_france("march", "none"), 0)
    away = {"charles": (0, "prison"), "arthur": (0, "bourg"), "henri": (1, "blaye"), "isabelle": (2, "sigy")}
    assert lead(in_france("march", "none", lords={**away, "othon": (3, "tournus")}), 0) < free
