"""Tactics: archers before battles and assaults, a shot at a lord, bombardiers."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from tests.games.fief.any_time import asked_together
from tests.games.fief.expansions.crusade import overseas, windows_pass
from tests.games.fief.expansions.test_tactics_mercenaries import NO_HITS, TACTICS, men
from tests.games.fief.position import coins, france, lord, position, village
from tests.games.fief.test_battle import BOTH, captor, hush
from tests.games.fief.test_cavalcade import refused
from tests.games.talking import asked, bar, free, say, told

Army = dict[str, int]


def field(theirs: Army, mine: Army, *dice: str, **written: Any) -> outremer.Table:
    """Charles of seat 0 has come to Bourg, where Henri of seat 1 was before; the battle has begun."""
    armies = {(1, "bourg"): theirs, (0, "bourg"): mine, **written.pop("others", {})}
    driver = outremer.Scripted(*dice, *NO_HITS)
    table = position("battles", **{"options": TACTICS, "lords": BOTH, "troops": armies, "driver": driver, **written})
    return hush(say(table, 0, "attack bourg"))


def walled(theirs: Army, mine: Army, *dice: str, walls: str = "stronghold", **written: Any) -> outremer.Table:
    return field(theirs, mine, *dice, walls={"bourg": walls}, **written)


def volleys(table: outremer.Table) -> dict[str, tuple[int, int]]:
    """By side how many archers shot, and their hits."""
    return {one["side"]: (one["archers"], one["hits"]) for one in told(table, "volley-shot")}


def buying(**written: Any) -> outremer.Table:
    homes = {"charles": (0, "bourg"), "henri": (1, "blaye")}
    return position("purchases", options=TACTICS, lords=homes, troops={(0, "bourg"): (1, 1)}, **written)


# -- what they are -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("troop.archer", "troop.bombardier")
def test_archers_cost_two_coins_and_bombardiers_four() -> None:
    table = buying(coins={0: 9})
    say(table, 0, "buy archer bourg", "buy archer bourg", "buy bombardier bourg")
    assert coins(table, 0) == 9 - 2 - 2 - 4
    assert men(table, 0, "bourg") == {"knight": 1, "footman": 1, "archer": 2, "bombardier": 1}
    assert bar(table, 0, "buy archer bourg") == "troop.archer"
    assert bar(table, 0, "buy bombardier bourg") == "troop.bombardier"


@pytest.mark.rule("troop.bombardier", "troop.placement.max_four")
def test_both_count_among_the_four_new_troops_of_a_village() -> None:
    table = buying(coins={0: 40})
    say(table, 0, "buy archer bourg", "buy archer bourg", "buy bombardier bourg", "buy bombardier bourg")
    for kind in ("archer", "bombardier", "footman"):
        assert bar(table, 0, f"buy {kind} bourg") == "troop.placement.max_four"


@pytest.mark.rule("troop.archer", "troop.bombardier")
def test_an_archer_adds_a_point_of_strength_and_a_bombardier_none() -> None:
    table = field({"footman": 9}, {"knight": 1, "archer": 3, "bombardier": 3}, "0", "0")
    say(table, 0, "pass")
    strength = {one["side"]: one["strength"] for one in told(table, "strength")}
    assert strength == {"attacker": 3 + 3 + 1, "defender": 9 - 2 + 1}  # two archers have hit


@pytest.mark.rule("troop.bombardier", "cavalcade.composition")
@pytest.mark.parametrize("kind", ["archer", "bombardier"])
def test_neither_rides_in_a_cavalcade(kind: str) -> None:
    armies = {(0, "bourg"): {"knight": 2, kind: 1}, (1, "st-vivien"): (1, 0)}
    assert bar(refused(f"take knight 2, take {kind} 1", options=TACTICS, troops=armies), 0, "ride") == (
        "cavalcade.composition"
    )


# -- the volley --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("prebattle.archers.dice", "prebattle.archers.order")
def test_before_the_battle_both_sides_shoot_a_die_and_a_hit_for_every_further_archer() -> None:
    table = field({"footman": 5, "archer": 2}, {"footman": 6, "archer": 3}, "1", "0")
    assert volleys(table) == {"attacker": (3, 3), "defender": (2, 1)}
    assert told(table, "strength") == []  # no dice of the battle before those hits are taken
    assert asked(table) == ("Losses", 1)


@pytest.mark.rule("prebattle.archers.order")
def test_both_shoot_at_once_so_archers_who_fall_have_shot() -> None:
    table = field({"archer": 1}, {"archer": 3}, "3", "2")
    assert volleys(table) == {"attacker": (3, 5), "defender": (1, 2)}
    assert men(table, 0, "bourg") == {"archer": 1}
    assert told(table, "battle-won") == [{"side": "attacker", "village": "bourg"}]
    assert captor(table, "henri") == 0
    assert told(table, "strength") == []


@pytest.mark.rule("prebattle.archers.losses")
def test_each_chooses_the_own_losses_and_no_lord_falls_to_arrows() -> None:
    table = field({"footman": 2, "archer": 1}, {"knight": 2, "archer": 1}, "2", "1")
    assert asked(table) == ("Losses", 1)
    assert bar(table, 1, "lose-lord henri") == "battle.losses.troops_before_lords"
    say(table, 1, "lose archer")
    assert men(table, 1, "bourg") == {"footman": 1}
    assert men(table, 0, "bourg") == {"knight": 2}  # one hit takes no knight, so it took the archer
    table = field({"footman": 1}, {"archer": 3}, "3")
    assert told(table, "died") == []
    assert captor(table, "henri") == 0


@pytest.mark.rule("prebattle.archers.dice", "royal_guard.battle_bonus")
def test_guards_add_no_hit_to_what_archers_shoot() -> None:
    guards = {"titles": {"charles": ["king"]}, "pieces": {"tactics": {"guarded": {"kings": "charles", "queens": None}}}}
    table = field({"footman": 6}, {"king-knight": 1, "archer": 1}, "1", "1", **guards)
    assert volleys(table) == {"attacker": (1, 1)}
    assert {one["side"]: one["hits"] for one in told(table, "hits")}["attacker"] == 2  # on the dice of the battle


@pytest.mark.rule("prebattle.archers.dice", "cavalcade.defender_bonus")
def test_nor_does_it_help_archers_that_riders_come() -> None:
    armies = {(0, "bourg"): {"knight": 2}, (1, "st-vivien"): {"footman": 3, "archer": 1}}
    table = refused("take knight 2", options=TACTICS, troops=armies, driver=outremer.Scripted("1", *NO_HITS))
    hush(say(table, 0, "ride"))
    assert volleys(table) == {"defender": (1, 1)}


@pytest.mark.rule("prebattle.archers.order")
def test_without_archers_nobody_shoots() -> None:
    table = field({"footman": 5}, {"footman": 5})
    assert volleys(table) == {}
    assert len(told(table, "strength")) == 2


@pytest.mark.rule("prebattle.archers.dice", "battle.coalition")
def test_archers_shoot_once_and_not_before_every_round() -> None:
    table = field({"footman": 5, "archer": 1}, {"footman": 5}, "0", "0", "0")
    say(table, 0, "fight")
    hush(say(table, 1, "fight"))
    assert len(told(table, "volley-shot")) == 1
    assert len(told(table, "strength")) == 4


@pytest.mark.rule("siege.prebattle.stronghold", "siege.prebattle.city")
@pytest.mark.parametrize(
    ("walls", "archers", "hits"),
    [("stronghold", 1, None), ("stronghold", 2, 1), ("stronghold", 3, 2), ("city", 2, None), ("city", 3, 1)],
)
def test_against_walls_it_takes_two_archers_or_three(walls: str, archers: int, hits: int | None) -> None:
    table = walled({"footman": 9}, {"footman": 6, "archer": archers}, "1", walls=walls)
    assert volleys(table) == ({} if hits is None else {"attacker": (archers, hits)})


@pytest.mark.rule("siege.prebattle.allied_archers")
def test_archers_of_allies_shoot_together_and_walls_do_not_hinder_who_is_behind_them() -> None:
    lords = {**BOTH, "isabelle": (2, "bourg")}
    written: dict[str, Any] = {"lords": lords, "others": {(2, "bourg"): {"archer": 2}}, "walls": {"bourg": "city"}}
    table = field({"footman": 9, "archer": 1}, {"footman": 6, "archer": 2}, "1", "2", **written)
    say(table, 0, "against 1", "done")
    hush(say(table, 2, "join attacker"))
    assert asked(table) == ("Volley", 1)
    hush(say(table, 1, "pass"))
    assert volleys(table) == {"attacker": (4, 2), "defender": (1, 2)}


# -- a shot at a lord --------------------------------------------------------------------------------------------------


@pytest.mark.rule("siege.prebattle.snipe", "siege.prebattle.snipe.one_roll", "siege.prebattle.snipe.kill")
def test_from_walls_archers_may_shoot_at_a_lord_instead_and_a_six_kills() -> None:
    lords = {**BOTH, "eric": (0, "bourg")}
    table = walled({"footman": 9, "archer": 3}, {"footman": 9}, "6", lords=lords)
    assert asked(table) == ("Volley", 1)
    assert free(table, 1, "snipe") == ["charles", "eric"]
    assert bar(table, 1, "snipe henri") == "siege.prebattle.snipe"
    say(table, 1, "snipe eric")
    assert told(table, "sniped") == [{"lord": "eric", "die": 6}]  # one die for three archers
    assert [one["lord"] for one in told(table, "died")] == ["eric"]
    assert volleys(table) == {}
    assert men(table, 0, "bourg") == {"footman": 9}
    assert len(told(table, "strength")) == 2  # Charles leads on


@pytest.mark.rule("siege.prebattle.snipe.archer_strength", "siege.prebattle.snipe.kill")
def test_who_shot_in_vain_fights_on_with_a_point_of_strength_each() -> None:
    table = walled({"footman": 2, "archer": 3}, {"footman": 9}, "5")
    say(table, 1, "snipe charles")
    assert told(table, "died") == []
    assert [one["strength"] for one in told(table, "strength") if one["side"] == "defender"] == [2 + 3 + 1]


@pytest.mark.rule("siege.prebattle.snipe.last_lord")
def test_if_the_last_lord_falls_there_is_no_battle() -> None:
    table = walled({"footman": 2, "archer": 1}, {"footman": 9}, "6")
    say(table, 1, "snipe charles")
    assert [one["lord"] for one in told(table, "died")] == ["charles"]
    assert told(table, "strength") == []
    assert told(table, "battle-ends") == [{"village": "bourg"}]
    assert men(table, 0, "bourg") == {"footman": 9}


@pytest.mark.rule("siege.prebattle.snipe", "siege.prebattle.allied_archers")
def test_whoever_holds_the_walls_says_whom_to_shoot_at_be_an_ally_stronger() -> None:
    lords = {**BOTH, "isabelle": (2, "bourg")}
    others = {(2, "bourg"): {"knight": 4, "archer": 1}}
    table = walled({"footman": 2}, {"footman": 6}, "6", lords=lords, others=others)
    say(table, 0, "against 1", "done")
    hush(say(table, 2, "join defender"))
    assert asked(table) == ("Volley", 1)
    say(table, 1, "snipe charles")
    assert [one["lord"] for one in told(table, "died")] == ["charles"]


@pytest.mark.rule("siege.prebattle.snipe")
def test_in_the_open_nobody_shoots_at_lords() -> None:
    table = field({"footman": 5, "archer": 1}, {"footman": 5}, "0")
    assert bar(table, 1, "snipe charles") == "siege.prebattle.snipe"
    assert volleys(table) == {"defender": (1, 0)}


@pytest.mark.rule("siege.prebattle.snipe")
def test_where_no_lord_attacks_nobody_is_asked_whom_to_shoot_at() -> None:
    table = overseas(
        "saladin",
        {"charles": (0, "jerusalem")},
        {(0, "jerusalem"): {"knight": 2, "archer": 2}},
        ["jerusalem"],
        *["1"] * 9,
        garrison={"jerusalem": 0},
        crusade={"held": ["jerusalem"]},
        options=TACTICS,
    )
    windows_pass(table)
    assert volleys(table) == {"defender": (2, 2)}


@pytest.mark.rule("siege.prebattle.snipe.no_secret_passage")
def test_who_comes_by_a_secret_passage_is_not_shot_at() -> None:
    table = walled({"footman": 5, "archer": 1}, {"footman": 5}, "0", "0", hands={0: ["passage"]})
    assert asked(table) == ("Rounds", 0)
    hush(say(table, 0, "tunnel"))
    assert bar(table, 1, "snipe charles") == "siege.prebattle.snipe"
    assert volleys(table) == {"defender": (1, 0)}
    assert table.save()["world"]["tactics"]["tunnel"] is True
    while asked_together(table)[0] in ("Rounds", "RoundBegins", "Losses"):
        say(table, asked_together(table)[1][0], "truce")
    assert table.save()["world"]["tactics"]["tunnel"] is False  # it is of this battle only


# -- bombardiers -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("troop.bombardier.reroll")
def test_each_bombardier_lets_a_die_of_its_side_be_thrown_again() -> None:
    table = field({"footman": 5}, {"knight": 2, "footman": 1, "bombardier": 2}, "0", "2", "0", "3", "1")
    assert asked(table) == ("Dice", 0)
    assert free(table, 0, "re-roll") == ["0", "2"]
    assert bar(table, 0, "re-roll 3") == "troop.bombardier.reroll"
    say(table, 0, "re-roll 0")  # it falls on 0 again
    assert asked(table) == ("Dice", 0)
    say(table, 0, "re-roll 0")  # both on one die, and it falls on 3
    assert [one["hits"] for one in told(table, "hits")] == [5, 1]
    assert told(table, "thrown-again") == [{"seat": 0, "die": 0}] * 2


@pytest.mark.rule("troop.bombardier.reroll")
def test_they_may_be_kept_and_are_asked_again_in_every_round() -> None:
    table = field({"footman": 5, "bombardier": 1}, {"knight": 2, "footman": 1}, "0", "0", "0")
    assert asked(table) == ("Dice", 1)
    hush(say(table, 1, "pass"))
    say(table, 0, "fight")
    hush(say(table, 1, "fight"))
    assert asked(table) == ("Dice", 1)


@pytest.mark.rule("troop.bombardier.reroll", "any_time.not_mid_roll")
def test_while_dice_lie_nobody_breaks_in() -> None:
    table = field({"footman": 5}, {"knight": 2, "bombardier": 1}, "0", "0", hands={1: ["assassination"]})
    assert asked(table) == ("Dice", 0)
    assert bar(table, 1, "assassinate charles") == "any_time.not_mid_roll"


@pytest.mark.rule("troop.bombardier.reroll")
def test_they_serve_before_the_battle_too_and_at_the_shot_at_a_lord() -> None:
    table = field({"footman": 5}, {"knight": 2, "archer": 1, "bombardier": 1}, "0", "3")
    assert asked(table) == ("VolleyDice", 0)
    say(table, 0, "re-roll 0")
    assert volleys(table) == {"attacker": (1, 3)}
    table = walled({"footman": 2, "archer": 1, "bombardier": 1}, {"footman": 9}, "2", "6")
    say(table, 1, "snipe charles")
    assert asked(table) == ("Sniped", 1)
    assert free(table, 1, "re-roll") == ["2"]
    say(table, 1, "re-roll 2")
    assert [one["lord"] for one in told(table, "died")] == ["charles"]


@pytest.mark.rule("troop.bombardier.reroll", "battle.coalition.leader_losses")
def test_of_a_coalition_the_strongest_with_bombardiers_speaks() -> None:
    lords = {**BOTH, "isabelle": (2, "bourg")}
    written: dict[str, Any] = {"lords": lords, "others": {(2, "bourg"): {"footman": 1, "bombardier": 2}}}
    table = field({"footman": 5}, {"knight": 2}, "0", "0", "0", **written)
    say(table, 0, "against 1", "done")
    hush(say(table, 2, "join attacker"))
    assert asked(table) == ("Dice", 2)
    say(table, 2, "re-roll 0")
    assert asked(table) == ("Dice", 2)


@pytest.mark.rule("troop.bombardier.loss")
def test_hits_pass_over_bombardiers_until_the_last_troop_falls() -> None:
    table = field({"footman": 3, "archer": 1, "bombardier": 2}, {"knight": 3}, "0", "2", "1", "0")
    say(table, 1, "pass")  # the die of the volley
    say(table, 1, "pass")  # and of the battle
    assert asked(table) == ("Losses", 1)
    assert bar(table, 1, "lose bombardier") == "troop.bombardier.loss"
    say(table, 1, "lose footman", "lose footman", "lose footman")
    assert men(table, 1, "bourg") == {"archer": 1, "bombardier": 2}
    assert told(table, "captured") == []


@pytest.mark.rule("troop.bombardier.loss")
def test_with_the_last_troop_they_fall_and_their_lord_is_taken() -> None:
    table = field({"footman": 2, "bombardier": 2}, {"knight": 3}, "1", "1", "0")
    say(table, 1, "pass")
    assert captor(table, "henri") == 0
    assert france(table).men(1, village("bourg")) == 0
    lost = [one["troop"] for one in told(table, "troop-lost")]
    assert lost == ["footman", "footman", "bombardier", "bombardier"]


@pytest.mark.rule("troop.bombardier.loss")
def test_alone_they_are_gone_as_a_battle_or_an_uprising_begins() -> None:
    table = field({"bombardier": 3}, {"knight": 1})
    assert captor(table, "henri") == 0
    assert [one["troop"] for one in told(table, "troop-lost")] == ["bombardier"] * 3
    homes = {"charles": (0, "bourg"), "henri": (1, "blaye")}
    rising: dict[str, Any] = {"hands": {1: ["uprising"]}, "fief_taxes": {"duchy-bourg": 0}}
    armies = {(0, "bourg"): {"bombardier": 2}}
    table = position("window", options=TACTICS, lords=homes, troops=armies, driver=outremer.Scripted("0"), **rising)
    say(table, 1, "uprising bourg")
    assert france(table).men(0, village("bourg")) == 0
    assert not france(table).is_in_play(lord("charles"))


@pytest.mark.rule("troop.bombardier.loss")
def test_an_uprising_takes_them_with_the_last_troop_too() -> None:
    homes = {"charles": (0, "bourg"), "henri": (1, "blaye")}
    rising: dict[str, Any] = {"hands": {1: ["uprising"]}, "fief_taxes": {"duchy-bourg": 0}}
    armies = {(0, "bourg"): {"footman": 2, "bombardier": 2}}
    table = position("window", options=TACTICS, lords=homes, troops=armies, driver=outremer.Scripted("0"), **rising)
    say(table, 1, "uprising bourg")
    assert bar(table, 0, "lose bombardier") == "troop.bombardier.loss"
    say(table, 0, "lose footman")
    assert men(table, 0, "bourg") == {"footman": 1, "bombardier": 2}
