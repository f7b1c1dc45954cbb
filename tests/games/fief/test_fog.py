"""Fog of war: what others see of troops, when they are turned up, and how it is dealt anew."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import outremer
from outremer.games.fief.fog import fog_bank
from outremer.games.fief.places import replace_troops
from tests.games.fief.any_time import all_pass, at_years_end, before_income, checked
from tests.games.fief.position import coins, france, position, troops, village
from tests.games.talking import bar, say, seen, told

FOG = {"fog": "yes"}


def foggy(**written: Any) -> outremer.Table:
    return before_income(**{"options": FOG, "hands": {1: ["uprising"]}, "fief_taxes": {"duchy-bourg": 0}, **written})


def army(table: outremer.Table, seat: int | None, owner: int, name: str) -> dict[str, Any]:
    armies = seen(table, seat)["villages"][name]["armies"]
    found: dict[str, Any] = next(one for one in armies if one["seat"] == owner)
    return found


@pytest.mark.rule("fog.face_down")
def test_others_see_the_number_of_counters_and_not_their_kinds() -> None:
    table = foggy()
    assert army(table, 0, 0, "bourg")["troops"] == {"knight": 1, "footman": 2}
    for other in (1, 2, None):
        assert army(table, other, 0, "bourg")["men"] == 3
        assert "troops" not in army(table, other, 0, "bourg")


@pytest.mark.rule("fog.face_down")
def test_without_the_option_all_is_open() -> None:
    assert army(before_income(hands={1: ["tax"]}), 1, 0, "bourg")["troops"] == {"knight": 1, "footman": 2}


@pytest.mark.rule("fog.face_down")
def test_what_an_uprising_attacks_is_turned_up_for_that_fight_and_then_down_again() -> None:
    table = foggy(driver=outremer.Scripted("1"))
    say(table, 1, "uprising bourg")
    all_pass(table, "UprisingAnnounced")
    assert army(table, 2, 0, "bourg")["troops"] == {"knight": 1, "footman": 2}
    assert "troops" not in army(table, 0, 1, "blaye")
    say(table, 0, "lose footman", "lose footman")
    assert fog_bank(france(table)).lifted == 0
    assert army(table, 2, 0, "bourg")["troops"] == {"knight": 1, "footman": 0}  # face down, and everybody has seen it


@pytest.mark.rule("fog.face_down")
def test_a_battle_turns_them_up_until_it_ends() -> None:
    table = foggy()
    g = france(table)
    g.rules.asks.attacked(g, 1, village("bourg"))
    assert "troops" in army(table, 2, 0, "bourg")
    assert not g.rules.asks.hides_troops(g, 0, village("bourg"))
    g.rules.asks.battle_ends(g, village("bourg"))
    assert g.rules.asks.hides_troops(g, 0, village("bourg"))


@pytest.mark.rule("fog.purchase", "fog.face_down")
def test_a_redeal_mixes_hidden_counters_evenly_and_keeps_the_number_of_each_kind() -> None:
    table = foggy(troops={(0, "bourg"): (1, 1), (0, "sennecy"): (0, 1), (1, "blaye"): (1, 2)})
    counts: Counter[tuple[int, int]] = Counter()
    for seed in range(600):
        dealt = table.redeal(1, outremer.Seeded(seed))
        assert troops(dealt, 1, "blaye") == (1, 2)  # one's own
        here, there = troops(dealt, 0, "bourg"), troops(dealt, 0, "sennecy")
        assert (sum(here), sum(there), here[0] + there[0]) == (2, 1, 1)
        counts[here] += 1
    assert set(counts) == {(1, 1), (0, 2)}
    assert 350 < counts[(1, 1)] < 450  # the knight is one of three counters, two of which stand in bourg


def seen_in_a_fight(**written: Any) -> outremer.Table:
    """Everybody has seen what stands in Bourg, and it is the time to march."""
    remembered = [["bourg"], [], [], []]
    lords = {"charles": (0, "bourg"), "eric": (0, "sennecy"), "henri": (1, "blaye"), "othon": (3, "tournus")}
    spread = {(0, "bourg"): (1, 2), (0, "sennecy"): (1, 1), (1, "blaye"): (1, 2)}
    pieces = {"fog": {"remembered": remembered}}
    return position("march", **{"options": FOG, "lords": lords, "troops": spread, "pieces": pieces, **written})


@pytest.mark.rule("fog.face_down")
def test_what_was_seen_in_a_fight_is_known_while_it_stays_together_and_goes_along_with_it() -> None:
    table = seen_in_a_fight()
    assert army(table, 1, 0, "bourg")["troops"] == {"knight": 1, "footman": 2}
    assert "troops" not in army(table, 1, 0, "sennecy")
    for seed in range(20):
        dealt = table.redeal(1, outremer.Seeded(seed))
        assert troops(dealt, 0, "bourg") == (1, 2)
        assert troops(dealt, 0, "sennecy") == (1, 1)  # the other knight of two is known
    say(table, 0, "lead charles", "take knight 1", "take footman 2", "go villeneuve")
    assert army(table, 1, 0, "villeneuve")["troops"] == {"knight": 1, "footman": 2}


@pytest.mark.rule("fog.face_down")
def test_who_splits_what_was_seen_is_not_seen_through_any_more() -> None:
    table = seen_in_a_fight()
    say(table, 0, "lead charles", "take knight 1", "go villeneuve")
    for where in ("villeneuve", "bourg"):
        assert "troops" not in army(table, 1, 0, where)
    kinds = {troops(table.redeal(1, outremer.Seeded(seed)), 0, "villeneuve") for seed in range(60)}
    assert kinds == {(1, 0), (0, 1)}


@pytest.mark.rule("fog.face_down")
def test_of_one_kind_a_part_is_known_as_the_whole_was() -> None:
    table = seen_in_a_fight(troops={(0, "bourg"): (0, 3), (0, "sennecy"): (1, 1), (1, "blaye"): (1, 2)})
    say(table, 0, "lead charles", "take footman 1", "go villeneuve")
    assert army(table, 1, 0, "villeneuve")["troops"] == {"knight": 0, "footman": 1}
    assert army(table, 1, 0, "bourg")["troops"] == {"knight": 0, "footman": 2}


@pytest.mark.rule("fog.purchase")
def test_the_troops_of_the_set_up_are_known_to_all() -> None:
    table = outremer.new("fief", 3, FOG, driver=outremer.Seeded(3))
    while france(table).turn == 0:
        assert isinstance(table.need, outremer.Ask)
        table.play(table.need.seats[0], table.moves(table.need.seats[0])[0])
    for owner in range(3):
        where = seen(table)["lords"]
        home = next(one["village"] for one in where.values() if one["seat"] == owner)
        assert army(table, None, owner, home)["troops"] == {"knight": 1, "footman": 3}


@pytest.mark.rule("fog.purchase")
def test_what_is_bought_is_announced_and_placed_together_when_the_go_is_over() -> None:
    lords = {"charles": (0, "bourg"), "eric": (0, "sennecy"), "henri": (1, "blaye")}
    table = position("purchases", options=FOG, lords=lords, coins={0: 10}, troops={(1, "blaye"): (1, 0)})
    say(table, 0, "buy knight bourg", "buy footman sennecy", "buy footman bourg")
    assert coins(table, 0) == 5
    assert [one["troop"] for one in told(table, "bought-unseen", 1)] == ["knight", "footman", "footman"]
    assert [one["village"] for one in told(table, "bought", 0)] == ["bourg", "sennecy", "bourg"]
    assert army(table, 1, 0, "bourg")["men"] == army(table, 1, 0, "sennecy")["men"] == 0
    assert [("bought" in table.view(seat)["forms"][-1]) for seat in (0, 1, None)] == [True, False, False]
    shared = {troops_to_come(table.redeal(1, outremer.Seeded(seed))) for seed in range(60)}
    assert {sum(there) for _here, there in shared} >= {0, 1, 2, 3}  # where they go, the others cannot tell
    assert all((here[0] + there[0], here[1] + there[1]) == (1, 2) for here, there in shared)
    assert {troops_to_come(table.redeal(0, outremer.Seeded(seed))) for seed in range(5)} == {((1, 1), (0, 1))}
    say(table, 0, "pass")
    assert (troops(table, 0, "bourg"), troops(table, 0, "sennecy")) == ((1, 1), (0, 1))
    assert (army(table, 1, 0, "bourg")["men"], army(table, 1, 0, "sennecy")["men"]) == (2, 1)
    placed = [(one["men"], one["village"]) for one in told(table, "placed-unseen", 1)]
    assert sorted(placed) == [(1, "sennecy"), (2, "bourg")]


def troops_to_come(table: outremer.Table) -> tuple[tuple[int, int], tuple[int, int]]:
    """What will be placed in Bourg and in Sennecy."""
    (form,) = [one for one in table.save()["stack"] if one["form"] == "Purchases"]
    here, there = form["bought"]["bourg"], form["bought"]["sennecy"]
    return (here["knight"], here["footman"]), (there["knight"], there["footman"])


@pytest.mark.rule("fog.purchase", "feudal_title.inheritance.troops_replaced")
def test_counters_that_change_hands_are_seen_by_all() -> None:
    table = foggy()
    g = france(table)
    assert "troops" not in army(table, 2, 0, "bourg")
    replace_troops(g, village("bourg"), 0, 1)
    for viewer in (0, 2, None):
        assert army(table, viewer, 1, "bourg")["troops"] == {"knight": 1, "footman": 2}
    g.rules.asks.troops_came(g, 1, village("bourg"))  # with newcomers among them they are not known any more
    assert army(table, 2, 1, "bourg")["men"] == 3


@pytest.mark.rule("fog.purchase", "troop.placement.max_four", "component.family")
def test_what_is_to_be_placed_counts_for_the_four_of_a_village_and_for_the_stock() -> None:
    table = position("purchases", options=FOG, lords={"charles": (0, "bourg"), "eric": (0, "sigy")}, coins={0: 40})
    say(table, 0, *["buy knight bourg"] * 4)
    assert bar(table, 0, "buy footman bourg") == "troop.placement.max_four"
    say(table, 0, *["buy knight sigy"] * 4)
    assert bar(table, 0, "buy knight sigy") == "troop.placement.max_four"
    table = position(
        "purchases", options=FOG, lords={"charles": (0, "bourg")}, troops={(0, "bourg"): (7, 0)}, coins={0: 40}
    )
    say(table, 0, "buy knight bourg")
    assert bar(table, 0, "buy knight bourg") == "component.family"


@pytest.mark.rule("fog.face_down", "cavalcade.composition")
def test_riders_are_turned_up_and_who_stays_inside_is_not() -> None:
    table = position(
        "march",
        options=FOG,
        lords={"charles": (0, "bourg"), "henri": (1, "st-vivien"), "othon": (3, "tournus"), "eric": (1, "bourg")},
        troops={(0, "bourg"): (2, 2), (1, "bourg"): (0, 1), (1, "st-vivien"): (0, 1), (0, "sigy"): (1, 1)},
        walls={"bourg": "stronghold"},
        besiegers={"bourg": [1]},
        hands={2: ["tax"], 3: ["tax"]},
    )
    say(table, 0, "lead charles", "take knight 1", "go st-vivien", "ask-leave")
    say(table, 1, "refuse")
    say(table, 0, "ride")
    assert army(table, 1, 0, "bourg")["troops"] == {"knight": 1, "footman": 0}
    forms = table.view(1)["forms"]
    (ridden,) = [one for one in forms if one["form"] == "Cavalcade"]
    assert (ridden["men_inside"], "knights_inside" in ridden) == (3, False)
    inside = set()
    for seed in range(60):
        (form,) = [one for one in table.redeal(1, outremer.Seeded(seed)).save()["stack"] if one["form"] == "Cavalcade"]
        inside.add((form["knights_inside"], form["footmen_inside"]))
    assert inside == {(0, 3), (1, 2), (2, 1)}


@pytest.mark.rule("fog.face_down", "card.plague.entering_troops_half")
def test_an_army_that_enters_the_plague_shows_what_it_loses_and_not_what_it_is() -> None:
    table = seen_in_a_fight(
        pieces={"fog": {"remembered": [[], [], [], []]}},
        lords={"charles": (0, "villeneuve"), "henri": (1, "blaye"), "othon": (3, "tournus")},
        troops={(0, "villeneuve"): (2, 2), (0, "sigy"): (1, 1)},
        struck={"see-bourg": ["plague"]},
        driver=outremer.Scripted("6"),
    )
    say(table, 0, "lead charles", "take knight 2", "take footman 2", "go bourg")
    forms = {one["form"]: one for one in table.view(1)["forms"]}
    assert "knights" not in forms["PlagueEntered"]
    assert {one["form"]: one for one in table.view(0)["forms"]}["PlagueEntered"]["knights"] == 2
    for seed in range(20):
        dealt = table.redeal(1, outremer.Seeded(seed))
        forms = {one["form"]: one for one in dealt.save()["stack"]}
        entered = forms["PlagueEntered"]
        assert (entered["knights"], entered["footmen"]) == troops(dealt, 0, "bourg")
    say(table, 0, "lose footman", "lose footman")
    assert troops(table, 0, "bourg") == (2, 0)


@pytest.mark.parametrize("seed", range(1, 5))
def test_fog_passes_the_checks(seed: int) -> None:
    spread = {(0, "bourg"): (1, 2), (0, "sennecy"): (1, 1), (1, "blaye"): (2, 1), (1, "bourg"): (0, 2)}
    hands = {0: ["assassination"], 1: ["uprising"], 2: ["uprising"], 3: ["passage"]}
    table = foggy(hands=hands, troops=spread, turn=12)
    report = checked(at_years_end(table), seed)
    assert "world.troops" in report.varied
