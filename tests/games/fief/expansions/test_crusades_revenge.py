"""Crusades: Saladin's Revenge, prisoners, titles, the return, the Plague overseas."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.expansions.crusades.doctor import could_heal
from outremer.games.fief.vocabulary import BY_PLAGUE, IN_BATTLE, KNIGHT, LORDS
from tests.games.fief.any_time import checked, with_piece
from tests.games.fief.expansions.courtly import SERVED, court, is_up
from tests.games.fief.expansions.crusade import (
    HOME,
    PRINTED,
    crusade_of,
    in_france,
    on_track,
    overseas,
    until,
    windows_pass,
)
from tests.games.fief.position import coins, france, hand, place, position, titles, troops
from tests.games.talking import asked, bar, free, say, seen, told


def revenge(
    lords: dict[str, tuple[int, str]],
    army: dict[tuple[int, str], tuple[int, int]],
    track: list[str],
    *dice: int | str,
    **written: Any,
) -> outremer.Table:
    return overseas("saladin", lords, army, track, *dice, **written)


def held(name: str) -> dict[str, Any]:
    return {"crusade": {"held": [name]}, "garrison": {name: 0}}


@pytest.mark.rule("revenge.saladin.start", "revenge.saladin.knights", "revenge.saladin.reinforcements")
def test_saladin_comes_to_the_rightmost_objective_but_the_doctor_with_four_knights_and_reinforcements() -> None:
    table = revenge({"charles": (0, "tripoli")}, {(0, "tripoli"): (1, 0)}, ["arab-doctor", "tripoli"])
    assert crusade_of(table)["saladin"] == "tripoli"
    assert crusade_of(table)["host"] == {"knights": 4, "saracens": PRINTED["tripoli"]["reinforcements"]}
    assert asked(table) == ("Saladin", 0)


@pytest.mark.rule("revenge.advance.when", "revenge.advance.empty", "revenge.advance.until_end")
def test_he_goes_on_to_the_left_over_what_is_free_of_crusaders_with_its_reinforcements_only() -> None:
    track = ["jerusalem", "damietta", "cyprus"]
    table = revenge(
        {"charles": (0, "caravan-damascus")}, {(0, "caravan-damascus"): (1, 0)}, ["caravan-damascus", *track]
    )
    say(table, 0, "retreat")
    assert [one["objective"] for one in told(table, "saladin-takes")] == ["caravan-damascus", *track]
    came = told(table, "saladin-comes")
    # the caravan's own Saracen and its reinforcement, then reinforcements only, and none of the garrisons
    assert [(one["knights"], one["saracens"]) for one in came] == [(4, 2), (4, 4), (4, 6)]


@pytest.mark.rule("revenge.battle.besieged_joined", "revenge.battle.besiegers_choice", "crusade.battle.still_besieged")
def test_besiegers_attack_him_and_all_defenders_or_retreat_to_the_shore() -> None:
    lords = {"charles": (0, "cyprus"), "henri": (1, "cyprus")}
    army = {(0, "cyprus"): (4, 0), (1, "cyprus"): (2, 0)}
    written: dict[str, Any] = {"crusade": {"besieged": ["cyprus"]}, "engines": {0: [("cyprus", 1)]}}
    table = revenge(lords, army, ["cyprus"], 0, 0, 0, 0, 0, 0, **written)
    windows_pass(say(table, 0, "storm"))
    # 3 Saracens, 4 knights and Saladin himself behind a stronghold that the engine makes up for
    assert told(table, "strength")[:2] == [
        {"side": "attacker", "strength": 20, "dice": 3},
        {"side": "defender", "strength": 19, "dice": 3},
    ]
    table = revenge(lords, army, ["cyprus"], **written)
    say(table, 0, "retreat")
    assert told(table, "saladin-takes") == [{"objective": "cyprus"}]
    assert {one["lord"] for one in told(table, "retreated")} == {"charles", "henri"}
    until(table, "Weddings")
    assert place(table, "charles") == "bourg"
    assert troops(table, 0, "bourg") == (4, 0)
    assert troops(table, 1, str(place(table, "henri"))) == (2, 0)
    assert coins(table, 0) <= 6  # no reward


@pytest.mark.rule("revenge.battle.besieged_joined", "revenge.saladin.reinforcements")
def test_the_garrison_his_knights_and_the_reinforcements_fight_as_one_and_the_garrison_falls_first() -> None:
    besieged: dict[str, Any] = {"crusade": {"besieged": ["edessa"]}, "engines": {0: [("edessa", 1)]}}
    table = revenge({"charles": (0, "edessa")}, {(0, "edessa"): (8, 0)}, ["edessa"], 3, 3, 2, *[0] * 9, **besieged)
    windows_pass(say(table, 0, "storm"))
    # the 3 Saracens of the place and a fresh one, 4 knights and Saladin himself
    assert told(table, "strength")[1]["strength"] == 4 * 2 + 4 * 3 + 1
    assert told(table, "saracens-lost") == [{"count": 4, "objective": "edessa"}]
    assert on_track(table, "edessa")["garrison"] == 0
    assert crusade_of(table)["host"] == {"knights": 4, "saracens": 0}


@pytest.mark.rule("revenge.saladin.knights")
def test_each_of_saladins_knights_has_three_lives() -> None:
    table = revenge(
        {"charles": (0, "cyprus")}, {(0, "cyprus"): (8, 0)}, ["cyprus"], *[0, 0], 3, 2, *[0] * 12, **held("cyprus")
    )
    windows_pass(table)
    assert told(table, "saracen-knights-lost") == [{"count": 1, "objective": "cyprus"}]  # of five hits


@pytest.mark.rule("revenge.advance.moves")
def test_former_defenders_go_along_from_where_a_siege_was_lifted() -> None:
    lords = {"charles": (0, "edessa"), "henri": (1, "cyprus")}
    army = {(0, "edessa"): (1, 0), (1, "cyprus"): (1, 0)}
    table = revenge(lords, army, ["edessa", "cyprus"], crusade={"besieged": ["edessa", "cyprus"]})
    say(table, 0, "retreat")
    assert crusade_of(table)["saladin"] == "cyprus"
    assert crusade_of(table)["host"]["saracens"] == PRINTED["edessa"]["saracens"] + PRINTED["edessa"]["reinforcements"]


@pytest.mark.rule("revenge.battle.crusader_walls", "revenge.battle.crusader_walls_passage")
def test_crusaders_defend_walls_that_they_took_unless_another_lets_saladin_in() -> None:
    lords = {"charles": (0, "cyprus")}
    army = {(0, "cyprus"): (2, 0)}
    table = revenge(lords, army, ["cyprus"], 0, 0, 0, 0, 0, **held("cyprus"), hands={2: ["passage"]})
    windows_pass(table)
    assert told(table, "strength")[0] == {"side": "attacker", "strength": 13, "dice": 2}
    table = revenge(lords, army, ["cyprus"], 0, 0, 0, 0, 0, **held("cyprus"), hands={0: ["passage"], 2: ["passage"]})
    assert table.need == outremer.Ask("BeforeSaladin", (2,))  # not whoever defends them
    say(table, 2, "betray")
    windows_pass(table)
    assert hand(table, 2) == []
    assert told(table, "betrayed") == [{"seat": 2, "objective": "cyprus"}]
    assert told(table, "strength")[0] == {"side": "attacker", "strength": 13, "dice": 3}


@pytest.mark.rule("revenge.saladin.stopped", "revenge.after_saladin.fight", "crusade.reward.caravan.again")
def test_once_saladin_has_fallen_those_further_left_fight_for_what_they_besiege() -> None:
    lords = {"charles": (0, "edessa"), "henri": (1, "caravan-mecca"), "othon": (3, "cyprus")}
    army = {(0, "edessa"): (8, 0), (1, "caravan-mecca"): (5, 0), (3, "cyprus"): (3, 0)}
    table = revenge(
        lords,
        army,
        ["edessa", "caravan-mecca", "cyprus"],
        *(3, 3, 3, 0, 0),  # nine hits on the 1 + 12 + 1 + ... lives of his army
        *(3, 3, 3, 0, 0),
        *(3, 3, 3, 0, 0),
        crusade={"held": ["edessa", "caravan-mecca"], "besieged": ["cyprus"]},
        garrison={"edessa": 0, "caravan-mecca": 0},
    )
    until(table, "Assaults")
    assert told(table, "saladin-killed") + told(table, "saladin-captured") == [{"objective": "edessa"}]
    assert crusade_of(table)["saladin"] is None
    assert asked(table) == ("Assaults", 1)
    caravan = PRINTED["caravan-mecca"]["saracens"] + PRINTED["caravan-mecca"]["reinforcements"]
    assert on_track(table, "caravan-mecca")["garrison"] == caravan
    assert on_track(table, "cyprus")["garrison"] == 3  # his reinforcements never came there
    say(table, 1, "lie-before")
    assert asked(table) == ("Assaults", 3)
    assert bar(table, 3, "assail") is None


@pytest.mark.rule("revenge.saladin.stopped", "crusade.reward.coins")
def test_besiegers_who_beat_saladin_have_also_taken_the_objective() -> None:
    table = revenge(
        {"charles": (0, "caravan-damascus")},
        {(0, "caravan-damascus"): (8, 0)},
        ["caravan-damascus"],
        *(3, 3, 3, 0, 0, 0),
        *(3, 3, 3, 0, 0),
        crusade={"besieged": ["caravan-damascus"]},
    )
    had = coins(table, 0)
    say(table, 0, "storm")
    until(table, "Weddings")
    assert told(table, "conquered") == [{"lord": "charles", "objective": "caravan-damascus"}]
    assert coins(table, 0) >= had + 4
    assert crusade_of(table)["gone"] == ["caravan-damascus"]


@pytest.mark.rule("revenge.saladin.stopped", "crusade.reward.coins")
def test_where_no_coins_are_printed_nobody_shares_any() -> None:
    table = revenge(
        {"charles": (0, "edessa")},
        {(0, "edessa"): (8, 0)},
        ["edessa"],
        *(3, 3, 3, 0, 0, 0),
        *(3, 3, 3, 0, 0),
        *(3, 3, 3, 0, 0),
        crusade={"besieged": ["edessa"]},
        garrison={"edessa": 0},
    )
    assert PRINTED["edessa"]["coins"] == 0
    say(table, 0, "storm")
    until(table, "Weddings")
    assert told(table, "conquered") == [{"lord": "charles", "objective": "edessa"}]
    assert told(table, "spoils-shared") == []


@pytest.mark.rule("revenge.advance.when")
def test_after_three_rounds_without_losses_he_stops_and_all_keep_what_they_hold() -> None:
    lords = {"charles": (0, "edessa"), "henri": (1, "cyprus")}
    army = {(0, "edessa"): (4, 0), (1, "cyprus"): (1, 0)}
    written: dict[str, Any] = {"crusade": {"held": ["edessa", "cyprus"]}, "garrison": {"edessa": 0, "cyprus": 0}}
    table = revenge(lords, army, ["edessa", "cyprus"], *[0] * 15, **written)
    until(table, "Bestowal")
    assert told(table, "saladin-held") == [{"objective": "edessa"}]
    assert on_track(table, "edessa")["held"]
    assert on_track(table, "cyprus")["held"]
    assert told(table, "assault-begins") == []  # he was not stopped for good


@pytest.mark.rule("revenge.advance.when", "revenge.battle.besiegers_choice")
def test_to_break_off_an_assault_on_saladin_is_to_retreat() -> None:
    lords = {"charles": (0, "cyprus")}
    table = revenge(lords, {(0, "cyprus"): (4, 0)}, ["cyprus"], *[0] * 9, crusade={"besieged": ["cyprus"]})
    windows_pass(say(table, 0, "storm"))
    say(table, 0, "stop")
    assert told(table, "saladin-takes") == [{"objective": "cyprus"}]
    assert place(table, "charles") == "bourg"


@pytest.mark.rule("saladin_prisoner.capture", "revenge.advance.moves")
def test_saladin_captures_lords_and_takes_their_objective() -> None:
    lords = {"charles": (0, "cyprus"), "arthur": (0, "cyprus")}
    table = revenge(lords, {(0, "cyprus"): (0, 1)}, ["cyprus"], 1, 0, 0, **held("cyprus"))
    windows_pass(table)
    assert crusade_of(table)["prisoners"] == ["arthur", "charles"]
    assert not crusade_of(table)["gone"]  # Saladin has it back, and it goes back into the heap
    alone = revenge({"charles": (0, "cyprus")}, {}, ["cyprus"], **held("cyprus"))
    windows_pass(alone)
    assert place(alone, "charles") == "prison"  # a lord without troops is taken at once


@pytest.mark.rule("crusade.assassinate.after.defend", "crusade.assassinate.after.return")
def test_troops_without_a_lord_defend_against_saladin_and_come_home_without_reward() -> None:
    table = revenge({"henri": (1, "shore")}, {(0, "cyprus"): (3, 0)}, ["cyprus"], *[0] * 15, **held("cyprus"))
    until(table, "Weddings")
    # the walls are theirs, though no lord of theirs is there
    assert told(table, "strength")[0] == {"side": "attacker", "strength": 13, "dice": 2}
    assert told(table, "strength")[1] == {"side": "defender", "strength": 9, "dice": 2}
    assert troops(table, 0, "bourg") == (3, 0)
    assert told(table, "title-gained") == []


@pytest.mark.rule("saladin_prisoner.ransom", "saladin_prisoner.normal_rules", "crusade.end.prisoners")
def test_a_ransom_goes_to_the_bank_in_a_later_turn_and_must_be_paid() -> None:
    lords = {**HOME, "charles": (0, "prison")}
    table = in_france("ransoms", "none", lords=lords, troops={(0, "bourg"): (1, 0)}, coins={0: 9})
    assert asked(table) == ("Ransoms", 0)
    assert bar(table, 0, "pass") == "ransom.pay_mandatory"
    had = [coins(table, seat) for seat in range(4)]
    say(table, 0, "ransom charles")
    assert [coins(table, seat) - had[seat] for seat in range(4)] == [-2, 0, 0, 0]
    assert place(table, "charles") == "bourg"
    fresh = in_france(
        "ransoms", "revenge", lords=lords, troops={(0, "bourg"): (1, 0)}, coins={0: 9}, crusade={"fresh": ["charles"]}
    )
    assert asked(fresh)[0] == "Purchases"  # not in the turn in which he was taken
    assert france(fresh).rules.asks.bars_ransom(france(fresh), 2) == "saladin_prisoner.ransom"
    g = france(table)
    assert g.rules.asks.bars_vote(g, 13, 2) is None
    assert france(fresh).is_captive(2)


@pytest.mark.rule("saladin_prisoner.escape", "saladin_prisoner.return")
def test_a_prisoner_escapes_by_a_secret_passage_to_walls_of_his_family() -> None:
    table = in_france(
        "window",
        "none",
        lords={**HOME, "charles": (0, "prison"), "francois": (0, "sennecy")},
        walls={"sennecy": "stronghold"},
        hands={0: ["passage"], 1: ["tax"]},
    )
    say(table, 0, "escape charles")
    assert place(table, "charles") == "sennecy"
    assert hand(table, 0) == []


@pytest.mark.rule("crusade.end.return", "saladin_prisoner.return")
def test_crusaders_come_home_to_walls_of_their_own_or_as_freed_lords_do() -> None:
    lords = {"charles": (0, "cyprus"), "henri": (1, "shore")}
    table = overseas(
        "homecoming",
        lords,
        {(0, "cyprus"): (2, 1), (1, "shore"): (1, 0), (0, "bourg"): (1, 0)},
        ["cyprus"],
        walls={"bourg": "stronghold", "sennecy": "stronghold"},
        controllers={"sennecy": 0},
        lords_beside={"francois": (0, "sennecy")},
    )
    assert asked(table) == ("Homecoming", 0)
    assert free(table, 0, "come-home") == ["sennecy", "bourg"]
    assert bar(table, 0, "come-home blaye") == "crusade.end.return"
    say(table, 0, "come-home sennecy")
    assert (place(table, "charles"), troops(table, 0, "sennecy")) == ("sennecy", (2, 1))
    assert asked(table) == ("Homecoming", 1)  # without walls where a freed lord may be put
    say(table, 1, "come-home beaujeu")
    assert place(table, "henri") == "beaujeu"


@pytest.mark.rule(
    "crusade.end.markers_discarded", "crusade.end.call_marker", "crusade.end.objectives_removed", "crusade.call.retry"
)
def test_at_the_end_markers_go_and_only_what_was_conquered_leaves_the_game() -> None:
    table = overseas(
        "homecoming",
        {"charles": (0, "cyprus")},
        {(0, "cyprus"): (1, 0)},
        ["aleppo", "cyprus"],
        walls={"bourg": "stronghold"},
        crusade={
            "held": ["cyprus"],
            "marked": ["bourg"],
            "reached": ["aleppo"],
            "stopped": True,
            "renegades": ["henri"],
        },
    )
    until(table, "Weddings")
    after = crusade_of(table)
    assert (after["stage"], after["marked"], after["track"], after["gone"]) == ("none", [], [], ["cyprus"])
    assert "aleppo" in after["heap"]
    assert (after["families"], after["sailed"], after["ranks"]) == ([], 0, [])
    assert (after["stopped"], after["reached"]) == (False, [])  # the next Saladin begins anew
    assert after["renegades"] == ["henri"]  # a renegade stays one [renegade.duration]


@pytest.mark.rule(
    "crusade.reward.state_title.when", "crusade.reward.state_title.anyone", "crusade.reward.state_title.vp"
)
def test_the_leader_bestows_a_state_on_any_lord_and_another_family_must_agree() -> None:
    lords = {"charles": (0, "cyprus"), "henri": (1, "cyprus")}
    table = overseas(
        "bestowal",
        lords,
        {(0, "cyprus"): (1, 0)},
        ["aleppo", "cyprus"],
        ranks=["henri"],
        crusade={"held": ["cyprus"]},
        walls={"bourg": "stronghold", "sigy": "stronghold"},
    )
    assert asked(table) == ("Bestowal", 1)
    assert bar(table, 1, "bestow gauvain") == "crusade.reward.state_title.anyone"
    say(table, 1, "bestow isabelle")
    assert asked(table) == ("Bestowal", 2)
    say(table, 2, "refuse")
    assert bar(table, 1, "bestow isabelle") == "crusade.reward.state_title.anyone"
    say(table, 1, "bestow othon")
    say(table, 3, "accept")
    assert titles(table, "othon") == ["state-cyprus"]
    until(table, "Weddings")
    assert [one["points"] for one in told(table, "scored")][-4:] == [0, 0, 0, 1]


@pytest.mark.rule("crusade.reward.state_title.anyone", "templar_lord.no_titles")
def test_a_captive_may_rule_a_state_and_a_templar_may_not() -> None:
    table = overseas(
        "bestowal",
        {"charles": (0, "cyprus")},
        {(0, "cyprus"): (1, 0)},
        ["cyprus"],
        crusade={"held": ["cyprus"]},
        titles={"arthur": ["templar"]},
        captives={"henri": 3},
        lords_beside={"henri": (1, "tournus"), "baudoin": (1, "blaye")},
        options={"templars": "yes"},
    )
    assert bar(table, 0, "bestow arthur") == "templar_lord.no_titles"
    say(table, 0, "bestow henri")
    say(table, 1, "accept")
    assert titles(table, "henri") == ["state-cyprus"]


@pytest.mark.rule("crusade.reward.state_title.when")
def test_what_saladin_has_taken_back_is_not_bestowed_and_without_a_lord_nobody_bestows() -> None:
    lost = overseas("bestowal", {"charles": (0, "shore")}, {}, ["cyprus"])
    assert told(until(lost, "Weddings"), "title-gained") == []
    own = overseas("bestowal", {"charles": (0, "cyprus")}, {}, ["cyprus"], crusade={"held": ["cyprus"]})
    say(own, 0, "bestow charles")
    assert titles(own, "charles") == ["state-cyprus"]


@pytest.mark.rule("crusade.state_titles.kept")
def test_a_state_passes_to_another_of_the_family_or_leaves_the_game() -> None:
    written: dict[str, Any] = {
        "titles": {"charles": ["state-cyprus"], "henri": ["state-edessa"]},
        "flags": {"charles": ["assassin"], "henri": ["assassin"]},
        "hands": {2: ["justice"], 3: ["tax"]},
        "crusade": {"gone": ["cyprus", "edessa"]},
    }
    lords = {**HOME, "francois": (0, "bourg")}
    table = say(in_france("window", "none", lords=lords, **written), 2, "justice charles")
    assert asked(table) == ("StateHeir", 0)
    assert bar(table, 0, "name-heir isabelle") == "crusade.state_titles.kept"
    say(table, 0, "name-heir francois")
    assert titles(table, "francois") == ["state-cyprus"]
    table = say(in_france("window", "none", **written), 2, "justice charles")
    assert titles(table, "arthur") == ["state-cyprus"]  # the only one left
    table = say(in_france("window", "none", **written), 2, "justice henri")
    assert told(table, "state-lapses") == [{"state": "state-edessa"}]


@pytest.mark.rule("income.jerusalem")
def test_jerusalem_brings_a_coin_for_every_village_that_anybody_controls() -> None:
    table = in_france(
        "window",
        "none",
        titles={"charles": ["state-jerusalem"]},
        crusade={"gone": ["jerusalem"]},
        hands={1: ["assassination"]},
    )
    until(table, "Purchases")
    assert told(table, "jerusalem-income") == [{"seat": 0, "lord": "charles", "coins": 4}]
    assert [one["coins"] for one in told(table, "income-total")] == [5, 1, 1, 1]


@pytest.mark.rule("victory.pair.crusades", "crusade.reward.state_title.vp")
def test_a_pair_needs_five_points_and_one_alone_three() -> None:
    pair: dict[str, Any] = {
        "spouses": {"charles": "isabelle"},
        "crusade": {"gone": ["jerusalem", "cyprus", "edessa", "tripoli", "antioch"]},
    }
    four = {"charles": ["state-jerusalem", "state-cyprus"], "isabelle": ["state-edessa", "state-tripoli"]}
    assert not in_france("reckoning", "none", titles=four, **pair).over
    five = {
        "charles": ["state-jerusalem", "state-cyprus"],
        "isabelle": ["state-edessa", "state-tripoli", "county-sigy"],
    }
    table = in_france("reckoning", "none", titles=five, **pair)
    assert table.over
    alone = {"charles": ["state-jerusalem", "state-cyprus", "state-antioch"]}
    assert in_france("reckoning", "none", titles=alone, crusade=pair["crusade"]).over


@pytest.mark.rule(
    "card.plague.revenge.six_hits_outremer",
    "card.plague.revenge.lord_roll",
    "card.plague.revenge.troops_half",
    "card.plague.revenge.saracens_immune",
)
def test_in_the_second_turn_a_plague_on_a_six_strikes_outremer() -> None:
    lords = {**HOME, "charles": (0, "cyprus"), "henri": (1, "shore")}
    army = {(0, "cyprus"): (3, 2), (1, "shore"): (2, 0), (0, "bourg"): (2, 0)}
    away = {"track": ["cyprus"], "families": [0, 1], "sailed": 2, "held": [], "besieged": ["cyprus"]}
    saracens = {name: 3 if name == "cyprus" else 0 for name in PRINTED}

    def drawn(stage: str, *dice: int | str) -> outremer.Table:
        return position(
            "disasters",
            options={"crusades": "yes"},
            lords=lords,
            troops=army,
            track=1,
            pieces={"crusades": {"stage": stage, **away, "garrison": saracens}},
            driver=outremer.Scripted(*dice),
        )

    table = drawn("revenge", "plague", "6", "2", "5")
    assert place(table, "charles") is None
    assert place(table, "henri") == "shore"
    assert asked(table) == ("PlagueLosses", 0)
    say(table, 0, "lose footman", "lose knight")
    assert troops(table, 0, "cyprus") == (2, 1)
    assert (troops(table, 1, "shore"), troops(table, 0, "bourg")) == ((2, 0), (2, 0))
    assert on_track(table, "cyprus")["garrison"] == 3
    assert crusade_of(table)["plague"]
    france(table).rules.asks.turn_ends(france(table))
    assert not crusade_of(table)["plague"]
    table = drawn("invasion", "plague", "6")
    assert told(table, "plague-overseas") == []
    assert told(drawn("revenge", "rain", "6"), "disaster-discarded") == [{"card": "rain"}]


@pytest.mark.rule("trait.cursed.outremer")
@pytest.mark.parametrize(("disaster", "strikes"), [("plague", True), ("famine", False)])
def test_the_curse_of_a_crusader_leads_a_disaster_overseas_where_only_the_plague_does_harm(
    disaster: str, strikes: bool
) -> None:
    away = {"stage": "revenge", "track": ["cyprus"], "families": [0], "sailed": 1, "held": ["cyprus"]}
    table = court(
        "disasters",
        lords={"charles": (0, "cyprus"), "henri": (1, "bourg"), "isabelle": (2, "sigy"), "othon": (3, "tournus")},
        troops={(0, "cyprus"): (1, 0), (1, "bourg"): (1, 0)},
        track=1,
        traits={"charles": "cursed"},
        options={"crusades": "yes"},
        pieces={"crusades": away},
        driver=outremer.Scripted(disaster, "2", "6", *(["5"] if strikes else [])),
    )
    assert crusade_of(table)["plague"] is strikes
    assert seen(table)["discards"] == {disaster: 1}


@pytest.mark.rule("doctor.home.saves")
def test_at_home_the_doctor_saves_the_family_in_his_village_from_plague_and_daggers() -> None:
    written: dict[str, Any] = {
        "crusade": {"doctor": "charles", "gone": ["arab-doctor"]},
        "hands": {1: ["assassination"], 2: ["tax"]},
        "driver": outremer.Scripted("1"),
    }
    table = say(in_france("window", "none", **written), 1, "assassinate arthur")
    assert asked(table) == ("Deathbed", 0)
    say(table, 0, "heal")
    assert place(table, "arthur") == "bourg"
    written["driver"] = outremer.Scripted("1")
    elsewhere = {**HOME, "arthur": (0, "sennecy")}
    table = say(in_france("window", "none", lords=elsewhere, **written), 1, "assassinate arthur")
    assert place(table, "arthur") is None
    table = in_france(
        "disasters",
        "none",
        track=1,
        crusade=written["crusade"],
        driver=outremer.Scripted("plague", "4", "1", "5"),
    )
    assert asked(table) == ("Deathbed", 0)
    say(table, 0, "heal")
    assert place(table, "arthur") == "bourg"
    assert troops(table, 0, "bourg") == (2, 3)  # nobody falls there


@pytest.mark.rule("doctor.crusade.saves")
def test_a_doctor_at_home_is_no_help_to_crusaders_nor_in_battle() -> None:
    table = overseas(
        "assaults",
        {"henri": (1, "caravan-mecca")},
        {(1, "caravan-mecca"): (0, 1)},
        ["caravan-mecca"],
        *(0, 3),
        crusade={"doctor": "charles", "gone": ["arab-doctor"]},
    )
    windows_pass(say(table, 1, "assail"))
    assert place(table, "henri") is None
    g = france(table)
    assert could_heal(g, LORDS.index("arthur"), BY_PLAGUE) == 1 << 0
    assert could_heal(g, LORDS.index("arthur"), IN_BATTLE) == 0


@pytest.mark.rule("doctor.crusade.saves", "doctor.home.saves")
def test_a_doctor_overseas_is_no_help_to_those_at_home() -> None:
    table = overseas(
        "assaults",
        {"charles": (0, "cyprus")},
        {(0, "cyprus"): (1, 0)},
        ["cyprus"],
        1,
        crusade={"doctor": "charles", "gone": ["arab-doctor"]},
        hands={1: ["assassination"]},
    )
    say(table, 1, "assassinate arthur", "blame henri")
    assert place(table, "arthur") is None
    assert told(table, "healed") == []
    assert asked(table) == ("Assaults", 0)


def test_fuzz_of_a_crusade_about_to_land() -> None:
    lords = {"charles": (0, "ship-1"), "henri": (1, "ship-2"), "othon": (3, "ship-3")}
    army = {(0, "ship-1"): (3, 2), (1, "ship-2"): (2, 4), (3, "ship-3"): (4, 0), (0, "bourg"): (1, 1)}
    table = overseas(
        "landing",
        lords,
        army,
        ["caravan-cairo", "tripoli", "arab-doctor"],
        turn=3,
        options={"turn_limit": "4"},
        hands={0: ["passage"], 1: ["assassination"], 2: ["passage", "ambush"]},
    )
    assert checked(table, 1, 2).games == 2


def test_knights_of_saladin_are_as_strong_as_those_of_the_crusaders() -> None:
    table = revenge({"charles": (0, "cyprus")}, {(0, "cyprus"): (1, 0)}, ["cyprus"])
    assert france(table).rules.kinds[KNIGHT].strength == 3


def at_the_march(**written: Any) -> outremer.Table:
    """The movement of the second turn: Charles holds Cyprus, Henri and his Teutonic knights are at home."""
    army: dict[tuple[int, str], Any] = {
        (0, "cyprus"): (1, 0),
        (1, "blaye"): {"knight": 1, "teutonic-knight": 3},
        (3, "tournus"): (1, 0),
    }
    piece = {
        "stage": "revenge",
        "families": [0],
        "sailed": 1,
        "track": ["cyprus", "edessa"],
        "held": ["cyprus"],
        "garrison": {name: 3 if name == "edessa" else 0 for name in PRINTED},
        "rank": {name: 1 if name == "charles" else 0 for name in LORDS},
        **written.pop("crusade", {}),
    }
    return position(
        "march",
        options={"crusades": "yes", "teutonic": "yes", **written.pop("options", {})},
        first=1,
        lords={**HOME, "charles": (0, "cyprus"), **written.pop("lords", {})},
        troops={**army, **written.pop("troops", {})},
        titles={"henri": ["teutonic"], **written.pop("titles", {})},
        pieces={"crusades": piece, "teutonic": {"reserve": [1]}, **written.pop("pieces", {})},
        **written,
    )


@pytest.mark.rule("crusade.revenge.orders_deploy", "crusade.revenge.orders_no_limit", "crusade.phase7.revenge")
def test_in_the_second_turn_lords_and_troops_of_an_order_follow_to_any_objective() -> None:
    table = at_the_march()
    assert bar(table, 3, "go-after othon cyprus") == "crusade.join.when"
    assert bar(table, 1, "go-after henri aleppo") == "crusade.revenge.orders_deploy"
    say(table, 1, "go-after henri edessa")
    assert asked(table) == ("Following", 1)
    assert bar(table, 1, "take-aboard knight 1") == "crusade.revenge.orders_deploy"  # those of the order only
    say(table, 1, "take-aboard teutonic-knight 2", "sail")
    assert place(table, "henri") == "edessa"
    assert on_track(table, "edessa")["armies"][0]["troops"]["teutonic-knight"] == 2
    assert on_track(table, "edessa")["besieged"]
    assert crusade_of(table)["sailed"] == 1
    say(table, 1, "dispatch blaye cyprus", "take-aboard teutonic-knight 1")
    assert on_track(table, "cyprus")["armies"][1]["troops"]["teutonic-knight"] == 1


@pytest.mark.rule("crusade.revenge.orders_deploy", "crusade.join.captive", "crusade.join.rain")
def test_neither_captives_nor_the_besieged_follow_nor_whom_the_rain_keeps() -> None:
    captive = at_the_march(lords={"henri": (1, "tournus")}, captives={"henri": 3})
    assert bar(captive, 1, "go-after henri edessa") is not None
    rain = at_the_march(struck={"see-blaye": ["rain"]})
    assert bar(rain, 1, "go-after henri edessa") == "crusade.join.rain"


@pytest.mark.rule("crusade.revenge.orders_deploy")
def test_while_their_master_is_in_play_they_must_and_choose_only_where() -> None:
    table = at_the_march(titles={"henri": ["teutonic", "teutonic-master"]})
    until(table, "Obliged")
    assert asked(table) == ("Obliged", 1)
    assert bar(table, 1, "pass") is not None
    say(table, 1, "land-at cyprus", "sail")
    assert told(table, "landed") == [{"seat": 1, "lord": "henri", "objective": "cyprus"}]


@pytest.mark.rule("crusade.revenge.orders_plague")
def test_whoever_follows_into_the_plague_suffers_it_unless_the_family_has_the_doctor_there() -> None:
    table = at_the_march(crusade={"plague": True}, driver=outremer.Scripted("2"))
    say(table, 1, "go-after henri edessa", "take-aboard teutonic-knight 3")
    assert place(table, "henri") is None
    assert on_track(table, "edessa")["armies"][0]["troops"]["teutonic-knight"] == 2
    healed = {"plague": True, "doctor": "baudoin", "gone": ["arab-doctor"]}
    table = at_the_march(
        lords={"baudoin": (1, "cyprus")},
        crusade={**healed, "rank": {**dict.fromkeys(LORDS, 0), "charles": 1, "baudoin": 2}},
        driver=outremer.Scripted("2"),
    )
    say(table, 1, "go-after henri edessa", "take-aboard teutonic-knight 3")
    assert asked(table) == ("Deathbed", 1)
    say(table, 1, "heal")
    g = france(table)
    assert g.rules.asks.bars_ransom(g, LORDS.index("henri")) == "saladin_prisoner.ransom"  # not in this turn
    assert place(table, "henri") == "prison"
    assert on_track(table, "edessa")["armies"][0]["troops"]["teutonic-knight"] == 3


@pytest.mark.rule("crusade.join.markers", "crusade.join.protection")
def test_the_walls_of_whoever_follows_are_protected_from_then_on() -> None:
    table = at_the_march(walls={"blaye": "stronghold"})
    assert crusade_of(table)["marked"] == []
    say(table, 1, "go-after henri edessa")
    assert crusade_of(table)["marked"] == ["blaye"]
    assert told(table, "protected") == [{"seat": 1, "village": "blaye"}]


@pytest.mark.rule("crusade.join.rain", "trait.storm", "teutonic_master.crusade_duty")
def test_in_the_rain_nobody_must_go_but_the_storm_may() -> None:
    """So that nobody is asked tells nothing of a trait that lies face down."""
    for trait in ("storm", "brave"):
        politics = {"attendant": list(SERVED), "trait": {**dict.fromkeys(LORDS), "henri": trait}}
        table = at_the_march(
            options={"politics": "yes"},
            titles={"henri": ["teutonic", "teutonic-master"]},
            struck={"see-blaye": ["rain"]},
            pieces={"politics": politics},
        )
        assert (bar(table, 1, "go-after henri edessa") is None) == (trait == "storm")
        until(table, "Saladin") if trait == "brave" else say(table, 1, "go-after henri edessa")
        assert (place(table, "henri"), is_up(table, "henri")) == (
            ("edessa", True) if trait == "storm" else ("blaye", False)
        )


@pytest.mark.rule("revenge.battle.crusader_walls_passage", "crusade.assassinate.after.defend")
def test_walls_that_the_crusaders_only_besiege_are_nobodys_to_betray() -> None:
    """Troops without a lord lie before them, and defend themselves in the open."""
    lords = {"charles": (0, "tripoli")}
    army = {(0, "tripoli"): (1, 0), (1, "edessa"): (2, 0)}
    besieged = {"besieged": ["edessa", "tripoli"], "families": [0, 1]}
    table = revenge(lords, army, ["edessa", "tripoli"], *(0,) * 30, crusade=besieged, hands={2: ["passage"]})
    assert asked(table) == ("BattleBegins", 2)


@pytest.mark.rule("relic.moves_with_lord")
def test_the_relic_of_a_dead_crusader_comes_home() -> None:
    unborne = dict.fromkeys(("grail", "eyes", "tooth", "bones"))
    written: dict[str, Any] = {
        "options": {"relics": "yes"},
        "flags": {"charles": ["assassin"]},
        "hands": {1: ["justice"]},
        "crusade": {"besieged": ["cyprus"]},
    }
    table = revenge({"charles": (0, "cyprus")}, {(0, "cyprus"): (1, 0)}, ["cyprus"], **written)
    table = with_piece(
        table,
        "relics",
        hidden=["see-tournus", "see-st-gerome", "see-bourg", "see-sigy"],
        relic={"bearer": {**unborne, "lance": "charles"}},
    )
    assert bar(table, 0, "take-relic charles") == "relic.take"
    say(table, 1, "justice charles")
    assert seen(table)["relics"]["lance"] == {"lord": "arthur"}
