"""Traits in battle and in captivity."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from tests.games.fief.any_time import asked_together
from tests.games.fief.expansions.courtly import BOTH, court, is_up
from tests.games.fief.position import controller, france, lord, place, titles, troops
from tests.games.talking import asked, bar, say, told

NO_HITS = ("0",) * 40


def battle(*dice: str, ours: tuple[int, int] = (2, 3), theirs: tuple[int, int] = (1, 2), **written: Any) -> Any:
    """Charles of seat 0 and Henri of seat 1 in Bourg, and it is seat 0's go."""
    return court(
        "battles",
        **{
            "lords": BOTH,
            "troops": {(0, "bourg"): ours, (1, "bourg"): theirs},
            "driver": outremer.Scripted(*(dice or NO_HITS)),
            **written,
        },
    )


def attack(table: outremer.Table, seat: int = 0) -> outremer.Table:
    say(table, seat, "attack bourg")
    while not table.over and asked_together(table)[0] in ("Persuasion", "BattleBegins", "RoundBegins"):
        for one in asked_together(table)[1]:
            say(table, one, "pass")
    return table


def captor(table: outremer.Table, name: str) -> int:
    return france(table).captor(lord(name))


@pytest.mark.rule("trait.coward.no_start", "trait.face", "phase6.active")
def test_a_coward_starts_no_battle_without_another_lord_and_nobody_else_can_tell() -> None:
    table = battle(traits={"charles": "coward"})
    assert asked(table) == ("Battles", 0)
    assert bar(table, 0, "attack bourg") == "trait.coward.no_start"
    assert not is_up(table, "charles")
    together = battle(traits={"charles": "coward"}, lords={**BOTH, "eric": (0, "bourg")})
    assert bar(together, 0, "attack bourg") is None


@pytest.mark.rule("trait.coward.no_start", "cavalcade.use.pass_through")
@pytest.mark.parametrize(("name", "rule"), [("coward", "trait.coward.no_start"), ("brave", None)])
def test_a_coward_alone_does_not_ride_anybody_down(name: str, rule: str | None) -> None:
    table = court(
        "march",
        lords={"charles": (0, "bourg"), "henri": (1, "st-vivien")},
        troops={(0, "bourg"): (2, 0), (1, "st-vivien"): (1, 0)},
        traits={"charles": name},
    )
    say(table, 0, "lead charles", "take knight 2", "go st-vivien", "ask-leave")
    say(table, 1, "refuse")
    assert bar(table, 0, "ride") == rule


@pytest.mark.rule("trait.coward.no_start")
def test_a_coward_alone_may_join_a_battle_that_another_started() -> None:
    armies = {(0, "bourg"): (2, 2), (1, "bourg"): (2, 2), (2, "bourg"): (1, 0)}
    table = battle(traits={"eric": "coward"}, lords={**BOTH, "eric": (2, "bourg")}, troops=armies)
    say(table, 0, "attack bourg", "against 1", "done")
    assert bar(table, 2, "join attacker") is None


@pytest.mark.rule("trait.coward.surrender", "phase6.active")
def test_a_coward_surrenders_to_stronger_attackers_at_once() -> None:
    table = attack(battle(traits={"henri": "coward"}))
    assert told(table, "gave-up") == [{"seat": 1, "lord": "henri", "village": "bourg"}]
    assert captor(table, "henri") == 0
    assert troops(table, 1, "bourg") == (0, 0)
    assert troops(table, 0, "bourg") == (2, 3)
    assert is_up(table, "henri")
    assert controller(table, "bourg") == 0


@pytest.mark.rule("trait.coward.surrender")
def test_a_coward_fights_those_who_are_not_stronger() -> None:
    table = attack(battle(traits={"henri": "coward"}, theirs=(2, 3)))
    assert told(table, "gave-up") == []
    assert not is_up(table, "henri")
    assert captor(table, "henri") == -1


@pytest.mark.rule("trait.coward.surrender")
def test_beside_another_lord_a_coward_surrenders_too_unless_the_table_says_otherwise() -> None:
    lords = {**BOTH, "eric": (1, "bourg")}
    table = attack(battle(traits={"henri": "coward"}, lords=lords))
    assert captor(table, "henri") == 0
    assert captor(table, "eric") == 0  # no troops protect him any more
    table = attack(battle(traits={"henri": "coward"}, lords=lords, options={"coward": "alone"}))
    assert told(table, "gave-up") == []
    table = attack(battle(traits={"henri": "coward"}, options={"coward": "alone"}))
    assert captor(table, "henri") == 0


@pytest.mark.rule("trait.cruel", "phase6.active")
def test_the_cruel_kills_whoever_his_army_captures() -> None:
    table = attack(battle("1", "0", "0", theirs=(0, 1), traits={"charles": "cruel"}))
    assert place(table, "henri") is None
    assert is_up(table, "charles")
    assert [one["cause"] for one in told(table, "died")] == ["battle"]


@pytest.mark.rule("trait.cruel")
def test_elsewhere_the_cruel_has_no_part_in_it() -> None:
    lords = {**BOTH, "eric": (0, "sigy")}
    table = attack(battle("1", "0", "0", theirs=(0, 1), traits={"eric": "cruel"}, lords=lords))
    assert captor(table, "henri") == 0
    assert not is_up(table, "eric")


@pytest.mark.rule("trait.cunning", "phase6.active")
def test_the_cunning_cancels_a_die_of_walls_without_a_siege() -> None:
    walls: dict[str, Any] = {"walls": {"bourg": "stronghold"}, "controllers": {"bourg": 1}}
    plain = attack(battle(**walls))
    cunning = attack(battle(traits={"charles": "cunning"}, **walls))
    dice = [next(one["dice"] for one in told(table, "strength")) for table in (plain, cunning)]
    assert dice == [1, 2]  # ten points throw two, the stronghold takes one off
    assert is_up(cunning, "charles")
    assert not is_up(attack(battle(traits={"charles": "cunning"})), "charles")  # no walls, nothing to show


@pytest.mark.rule("trait.brave", "phase6.active")
def test_the_brave_adds_a_hit_when_he_attacks_with_dice() -> None:
    table = attack(battle(traits={"charles": "brave"}))
    assert next(one["hits"] for one in told(table, "hits") if one["side"] == "attacker") == 1
    assert next(one["hits"] for one in told(table, "hits") if one["side"] == "defender") == 0
    assert is_up(table, "charles")
    defends = attack(battle(traits={"henri": "brave"}))
    assert next(one["hits"] for one in told(defends, "hits") if one["side"] == "defender") == 0
    assert not is_up(defends, "henri")
    city: dict[str, Any] = {"walls": {"bourg": "city"}, "controllers": {"bourg": 1}}
    none = attack(battle(traits={"charles": "brave"}, ours=(1, 0), **city))
    say(none, 0, "fight")  # asked before the dice, since he might be the Shadow
    assert next(one["dice"] for one in told(none, "strength")) == 0
    assert next(one["hits"] for one in told(none, "hits")) == 0
    assert not is_up(none, "charles")


@pytest.mark.rule("trait.loyal", "trait.face", "phase6.active")
def test_the_loyal_never_attacks_the_ally_by_marriage_and_defends_against_him() -> None:
    allied: dict[str, Any] = {
        "lords": {**BOTH, "isabelle": (1, "sigy"), "eric": (2, "bourg")},
        "spouses": {"charles": "isabelle"},
    }
    table = battle(traits={"charles": "loyal"}, **allied)
    assert asked(table) == ("Battles", 0)
    say(table, 0, "attack bourg")
    assert asked(table) == ("Sides", 0)  # two foes for all to see, so he is asked, and one of them is barred
    assert bar(table, 0, "against 1") == "trait.loyal"
    assert bar(table, 0, "against 2") is None
    alone = battle(
        traits={"charles": "loyal"}, lords={**BOTH, "isabelle": (1, "sigy")}, spouses={"charles": "isabelle"}
    )
    assert asked(alone) == ("Battles", 0)
    assert bar(alone, 0, "attack bourg") == "trait.loyal"
    say(alone, 0, "done")
    assert asked(alone) == ("Battles", 1)
    attack(alone, 1)
    assert told(alone, "hits") != []
    assert not is_up(alone, "charles")


@pytest.mark.rule("trait.loyal")
def test_an_army_with_the_loyal_in_it_joins_nobody_against_the_ally() -> None:
    table = battle(
        lords={"charles": (0, "bourg"), "henri": (1, "bourg"), "eric": (2, "bourg"), "isabelle": (1, "sigy")},
        troops={(0, "bourg"): (1, 0), (1, "bourg"): (1, 0), (2, "bourg"): (1, 0)},
        spouses={"eric": "isabelle"},
        traits={"eric": "loyal"},
    )
    say(table, 0, "attack bourg", "against 1", "done")
    assert asked(table) == ("Sides", 2)
    assert bar(table, 2, "join attacker") == "trait.loyal"
    assert bar(table, 2, "join defender") is None


@pytest.mark.rule("trait.persuasive", "phase6.active")
def test_the_persuasive_wins_over_a_footman_before_the_battle() -> None:
    table = say(battle(traits={"henri": "persuasive"}, shown=["henri"]), 0, "attack bourg")
    assert asked(table) == ("Persuasion", 1)
    assert bar(table, 1, "persuade 2") == "trait.persuasive"
    say(table, 1, "persuade 0")
    assert (troops(table, 0, "bourg"), troops(table, 1, "bourg")) == ((2, 2), (1, 3))
    assert told(table, "persuaded") == [{"seat": 1, "lord": "henri", "other": 0}]


@pytest.mark.rule("trait.persuasive", "trait.face")
def test_whoever_might_have_the_persuasive_is_asked_and_passing_tells_nothing() -> None:
    table = say(battle(traits={"charles": "cruel", "henri": "persuasive"}), 0, "attack bourg")
    assert asked(table) == ("Persuasion", 0)
    assert bar(table, 0, "persuade 1") == "trait.persuasive"
    say(table, 0, "pass")
    assert asked(table) == ("Persuasion", 1)
    say(table, 1, "pass")
    assert not is_up(table, "henri")
    assert troops(table, 1, "bourg") == (1, 2)


@pytest.mark.rule("trait.persuasive")
def test_without_a_counter_or_an_enemy_footman_nobody_is_won_over() -> None:
    stock = france(battle()).rules.kinds[1].stock
    full = battle(
        traits={"henri": "persuasive"},
        shown=["henri"],
        troops={(0, "bourg"): (2, 3), (1, "bourg"): (1, 2), (1, "sigy"): (0, stock - 2)},
    )
    assert asked_together(say(full, 0, "attack bourg"))[0] != "Persuasion"
    riders = battle(traits={"henri": "persuasive"}, shown=["henri"], ours=(3, 0))
    assert asked_together(say(riders, 0, "attack bourg"))[0] != "Persuasion"


@pytest.mark.rule("trait.heartbreaker")
def test_the_heartbreaker_breaks_the_marriage_of_a_captive_he_helped_to_take() -> None:
    table = battle(
        "1",
        "0",
        "0",
        theirs=(0, 1),
        lords={**BOTH, "isabelle": (2, "sigy")},
        spouses={"henri": "isabelle"},
        titles={"henri": ["king", "duchy-blaye"], "isabelle": ["queen"]},
        walls={"blaye": "city"},
        traits={"charles": "heartbreaker"},
    )
    attack(table)
    assert captor(table, "henri") == 0
    assert bar(table, 1, "break-marriage henri") == "trait.heartbreaker"
    say(table, 0, "break-marriage henri")
    assert france(table).spouse(lord("henri")) == france(table).spouse(lord("isabelle")) == -1
    assert titles(table, "isabelle") == []
    assert is_up(table, "charles")


@pytest.mark.rule("trait.heartbreaker")
def test_who_was_not_there_breaks_no_heart_nor_that_of_an_unmarried_captive() -> None:
    written: dict[str, Any] = {"theirs": (0, 1), "lords": {**BOTH, "isabelle": (2, "sigy"), "eric": (0, "sennecy")}}
    away = attack(battle("1", "0", "0", traits={"eric": "heartbreaker"}, spouses={"henri": "isabelle"}, **written))
    assert captor(away, "henri") == 0
    assert bar(away, 0, "break-marriage henri") == "trait.heartbreaker"
    single = attack(battle("1", "0", "0", traits={"charles": "heartbreaker"}, **written))
    assert bar(single, 0, "break-marriage henri") == "trait.heartbreaker"
