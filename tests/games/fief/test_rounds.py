"""The rounds of a battle: strength, dice, walls, ends; ambushes."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from tests.games.fief.position import controller, france, hand, position, troops, village
from tests.games.fief.test_battle import BOTH, act, captor, field
from tests.games.talking import asked, bar, free, say, told

NO_HITS = ("0",) * 40


def calm(**more: Any) -> outremer.Table:
    """A battle in which no die hits, after its first round."""
    return act(field(**more, driver=outremer.Scripted(*NO_HITS)), 0, "attack bourg")


def dice(table: outremer.Table, side: str) -> list[int]:
    return [one["dice"] for one in told(table, "strength") if one["side"] == side]


@pytest.mark.rule("battle.ends.eliminated", "battle.losses.lords_captured", "prisoner.marking")
def test_an_army_without_troops_has_lost_and_its_lords_are_captured() -> None:
    table = field(theirs=(0, 1), driver=outremer.Scripted("1", "0", "0"))
    say(table, 0, "attack bourg")
    assert told(table, "battle-won") == [{"side": "attacker", "village": "bourg"}]
    assert told(table, "captured") == [{"seat": 0, "lord": "henri", "village": "bourg"}]
    assert captor(table, "henri") == 0
    assert controller(table, "bourg") == 0
    assert france(table).field == -1


@pytest.mark.rule("battle.ends.truce", "battle.end.stay")
def test_a_battle_ends_when_all_who_fight_want_a_truce() -> None:
    table = calm()
    assert asked(table) == ("Rounds", 0)
    say(table, 0, "truce")
    say(table, 1, "fight")
    assert len(dice(table, "attacker")) == 2
    say(table, 0, "truce")
    say(table, 1, "truce")
    assert told(table, "truce-made") == [{"village": "bourg"}]
    assert told(table, "battle-ends") == [{"village": "bourg"}]
    assert (troops(table, 0, "bourg"), troops(table, 1, "bourg")) == ((2, 3), (1, 2))


@pytest.mark.rule("battle.ends.no_losses", "battle.end.stay")
def test_a_battle_ends_after_three_rounds_without_losses() -> None:
    table = calm()
    for _ in range(2):
        assert told(table, "battle-ends") == []
        say(table, 0, "fight")
        say(table, 1, "fight")
    assert len(dice(table, "attacker")) == 3
    assert told(table, "battle-ends") == [{"village": "bourg"}]
    assert (troops(table, 0, "bourg"), troops(table, 1, "bourg")) == ((2, 3), (1, 2))


@pytest.mark.rule("battle.ends.no_losses")
def test_a_loss_begins_the_count_of_rounds_anew() -> None:
    driver = outremer.Scripted("0", "0", "0", "0", "0", "0", "1", "0", "0", *NO_HITS)
    table = say(field(driver=driver), 0, "attack bourg")
    for _ in range(4):
        say(table, 0, "fight")
        say(table, 1, "fight")
    assert len(dice(table, "attacker")) == 5
    assert told(table, "battle-ends") == []


@pytest.mark.rule("battle.ends.surrender", "battle.surrender.outcome")
def test_who_yields_loses_all_troops_there_and_the_lords() -> None:
    table = calm()
    say(table, 0, "fight")
    say(table, 1, "yield")
    assert troops(table, 1, "bourg") == (0, 0)
    assert captor(table, "henri") == 0
    assert told(table, "battle-won") == [{"side": "attacker", "village": "bourg"}]


@pytest.mark.rule("battle.ends.surrender", "battle.surrender.outcome")
def test_the_attacker_may_yield_too() -> None:
    table = calm()
    say(table, 0, "yield")
    assert troops(table, 0, "bourg") == (0, 0)
    assert captor(table, "charles") == 1
    assert told(table, "battle-won") == [{"side": "defender", "village": "bourg"}]


@pytest.mark.rule("battle.surrender.when", "battle.ends.truce", "battle.fort_attacker_stops")
def test_nobody_yields_or_stops_before_the_first_dice() -> None:
    table = field(walls={"bourg": "stronghold"}, hands={0: ["tax"]})
    act(table, 0, "attack bourg")
    assert asked(table) == ("Rounds", 0)
    assert bar(table, 0, "yield") == "battle.surrender.when"
    assert bar(table, 0, "truce") == "battle.ends.truce"
    assert bar(table, 0, "stop") == "battle.fort_attacker_stops"
    assert "fight" in [str(move) for move in table.moves(0)]


@pytest.mark.rule("battle.fort_attacker_stops")
def test_only_the_attacker_of_walls_ends_a_battle_alone() -> None:
    assert bar(calm(), 0, "stop") == "battle.fort_attacker_stops"
    table = calm(walls={"bourg": "stronghold"})
    say(table, 0, "fight")
    assert bar(table, 1, "stop") == "battle.fort_attacker_stops"
    say(table, 1, "fight")
    say(table, 0, "stop")
    assert told(table, "assault-ended") == [{"seat": 0, "village": "bourg"}]
    say(table, 1, "pass")
    assert told(table, "battle-ends") == [{"village": "bourg"}]


@pytest.mark.rule("battle.fort_attacker_stops", "battle.coalition")
def test_when_the_army_of_whoever_began_it_is_gone_his_ally_may_end_the_assault() -> None:
    table = position(
        "battles",
        lords={"henri": (1, "bourg"), "charles": (0, "bourg"), "othon": (2, "bourg")},
        troops={(1, "bourg"): (2, 0), (0, "bourg"): (0, 1), (2, "bourg"): (2, 1)},
        walls={"bourg": "stronghold"},
        driver=outremer.Scripted("0", "1", "0"),
    )
    act(table, 0, "attack bourg", "against 1", "done")
    act(table, 2, "join attacker")
    assert asked(table) == ("Losses", 2)
    act(table, 2, "lose-of 0 footman")
    act(table, 2, "join attacker")
    act(table, 1, "fight")
    assert asked(table) == ("Rounds", 2)
    act(table, 2, "stop")
    assert told(table, "assault-ended") == [{"seat": 2, "village": "bourg"}]


@pytest.mark.rule("battle.penalty.walls", "battle.coalition")
def test_walls_are_of_no_help_once_their_owner_has_no_man_left_in_them() -> None:
    table = position(
        "battles",
        lords={"charles": (0, "bourg"), "othon": (2, "bourg")},
        troops={(1, "bourg"): (0, 1), (0, "bourg"): (2, 0), (2, "bourg"): (1, 1)},
        walls={"bourg": "stronghold"},
        driver=outremer.Scripted("1", "0", "0", "0", "0"),
    )
    act(table, 0, "attack bourg", "against 1", "done")
    act(table, 2, "join defender")
    assert asked(table) == ("Losses", 2)
    act(table, 2, "lose-of 1 footman", "join defender")
    act(table, 0, "fight")
    act(table, 2, "fight")
    assert dice(table, "attacker") == [1, 2]


@pytest.mark.rule("battle.coalition.leader_losses")
@pytest.mark.parametrize("crusades", ["no", "yes"])  # in France a crusade changes nothing about it
def test_of_equals_the_earlier_in_turn_order_leads_a_coalition(crusades: str) -> None:
    table = position(
        "battles",
        options={"crusades": crusades},
        first=3,
        lords={"henri": (1, "bourg"), "othon": (2, "bourg"), "charles": (3, "bourg")},
        troops={(3, "bourg"): (2, 0), (1, "bourg"): (0, 2), (2, "bourg"): (0, 2)},
        driver=outremer.Scripted("1", "0", "0"),
    )
    act(table, 3, "attack bourg", "against 1", "done")
    act(table, 2, "join defender")
    assert asked(table) == ("Losses", 1)


@pytest.mark.rule("battle.fort_attacker_stops.siege_goes_on")
def test_the_siege_goes_on_when_an_assault_is_ended() -> None:
    table = calm(walls={"bourg": "city"}, besiegers={"bourg": [0]}, engines={0: [("bourg", 1)]})
    say(table, 0, "stop")
    say(table, 1, "pass")
    assert told(table, "battle-ends") == [{"village": "bourg"}]
    assert france(table).besieges(0, village("bourg"))
    assert told(table, "siege-ends") == []


@pytest.mark.rule("battle.fort_defender_forces", "siege.sally")
def test_the_defender_forces_the_battle_to_go_on_in_the_open() -> None:
    table = calm(walls={"bourg": "stronghold"})
    assert dice(table, "attacker") == [1]
    say(table, 0, "stop")
    assert asked(table) == ("Rounds", 1)
    say(table, 1, "sally")
    assert told(table, "sallied") == [{"seat": 1, "village": "bourg"}]
    assert dice(table, "attacker") == [1, 2]
    assert bar(table, 0, "stop") == "battle.fort_attacker_stops"


@pytest.mark.rule("battle.fort_defender_forces")
def test_without_a_lord_nobody_comes_out() -> None:
    table = calm(lords={"charles": (0, "bourg")}, walls={"bourg": "stronghold"})
    say(table, 0, "stop")
    assert told(table, "battle-ends") == [{"village": "bourg"}]


@pytest.mark.rule("battle.strength.sum", "battle.strength.male_lord", "battle.strength.titled_lady")
def test_knights_count_three_footmen_lords_and_titled_ladies_one() -> None:
    lords = {**BOTH, "isabelle": (0, "bourg"), "blanche": (1, "bourg")}
    table = calm(lords=lords, titles={"blanche": ["county-sigy"]})
    assert [one["strength"] for one in told(table, "strength")] == [6 + 3 + 1, 3 + 2 + 1 + 1]


@pytest.mark.rule("battle.dice.table")
@pytest.mark.parametrize(
    ("army", "wanted"), [((0, 1), 1), ((0, 5), 1), ((0, 6), 2), ((3, 2), 2), ((4, 0), 3), ((8, 9), 3)]
)
def test_strength_gives_dice(army: tuple[int, int], wanted: int) -> None:
    assert dice(calm(mine=army), "attacker") == [wanted]


@pytest.mark.rule("battle.dice.arc")
def test_the_lady_with_the_title_of_arc_brings_a_die() -> None:
    lords = {**BOTH, "jeanne": (0, "bourg")}
    table = calm(mine=(0, 1), lords=lords, titles={"jeanne": ["arc"]})
    assert told(table, "strength")[0] == {"side": "attacker", "strength": 3, "dice": 2}


@pytest.mark.rule("battle.penalty.walls")
@pytest.mark.parametrize(
    ("walls", "army", "wanted"), [("stronghold", (4, 0), 2), ("city", (4, 0), 1), ("city", (0, 3), 0)]
)
def test_walls_take_dice_off_the_attacker(walls: str, army: tuple[int, int], wanted: int) -> None:
    table = calm(mine=army, walls={"bourg": walls})
    assert dice(table, "attacker") == [wanted]
    assert dice(table, "defender") == [1]


@pytest.mark.rule("battle.penalty.walls")
def test_walls_protect_their_owner_only() -> None:
    table = position(
        "battles",
        first=1,
        lords=BOTH,
        troops={(1, "bourg"): (4, 0), (0, "bourg"): (1, 0)},
        walls={"bourg": "city"},
        driver=outremer.Scripted(*NO_HITS),
    )
    say(table, 1, "attack bourg")
    assert dice(table, "attacker") == [3]


@pytest.mark.rule("battle.penalty.siege_engine", "siege.engine.cancels")
@pytest.mark.parametrize(("engine", "wanted"), [(1, 2), (2, 3)])
def test_engines_cancel_the_penalty_of_walls(engine: int, wanted: int) -> None:
    table = calm(mine=(4, 0), walls={"bourg": "city"}, besiegers={"bourg": [0]}, engines={0: [("bourg", engine)]})
    assert dice(table, "attacker") == [wanted]


@pytest.mark.rule("battle.penalty.siege_engine")
def test_engines_cancel_what_walls_take_and_add_nothing() -> None:
    table = calm(mine=(4, 0), walls={"bourg": "stronghold"}, besiegers={"bourg": [0]}, engines={0: [("bourg", 2)]})
    assert dice(table, "attacker") == [3]


@pytest.mark.rule("battle.penalty.secret_passage")
def test_a_secret_passage_cancels_walls_for_the_whole_battle() -> None:
    table = calm(mine=(4, 0), walls={"bourg": "city"}, hands={0: ["passage"], 1: ["passage"]})
    act(table, 0, "tunnel")
    assert hand(table, 0) == []
    assert bar(table, 1, "tunnel") == "battle.player_order"
    assert dice(table, "attacker") == [3]
    act(table, 0, "fight")
    assert bar(table, 1, "tunnel") == "card.secret_passage.by_moment"
    act(table, 1, "fight")
    assert dice(table, "attacker") == [3, 3]


@pytest.mark.rule("battle.penalty.secret_passage")
def test_without_walls_or_without_the_card_nobody_tunnels() -> None:
    assert bar(calm(hands={0: ["passage"]}), 0, "tunnel") == "card.secret_passage.by_moment"
    walled = field(walls={"bourg": "city"}, hands={0: ["tax"]})
    act(walled, 0, "attack bourg")
    assert bar(walled, 0, "tunnel") == "card.secret_passage.by_moment"


@pytest.mark.rule("card.ambush.timing", "card.ambush.capture")
def test_an_ambush_captures_a_lord_of_the_enemy_and_his_troops_fight_on_in_defence() -> None:
    table = calm(hands={0: ["ambush"]})
    assert bar(table, 0, "ambush charles") == "card.ambush.capture"
    assert free(table, 0, "ambush") == ["henri"]
    act(table, 0, "ambush henri")
    assert captor(table, "henri") == 0
    assert hand(table, 0) == []
    assert troops(table, 1, "bourg") == (1, 2)
    assert asked(table) == ("Rounds", 0)


@pytest.mark.rule("card.ambush.capture", "battle.leaderless")
def test_a_battle_ends_when_an_ambush_takes_the_last_lord_of_the_attackers() -> None:
    table = calm(hands={1: ["ambush"]})
    act(table, 1, "ambush charles")
    assert captor(table, "charles") == 1
    assert told(table, "battle-ends") == [{"village": "bourg"}]
    assert (troops(table, 0, "bourg"), troops(table, 1, "bourg")) == ((2, 3), (1, 2))


@pytest.mark.rule("card.ambush.timing")
def test_an_ambush_needs_a_battle_with_an_own_lord_and_the_card() -> None:
    before = field(hands={0: ["ambush"]})
    assert bar(before, 0, "ambush henri") == "card.ambush.timing"
    table = calm(hands={2: ["ambush"], 1: ["tax"]})
    assert bar(table, 2, "ambush henri") == "card.ambush.timing"
    assert bar(table, 1, "ambush charles") == "card.ambush.timing"


@pytest.mark.rule("card.ambush.timing")
def test_troops_without_a_lord_of_theirs_lay_no_ambush() -> None:
    table = field(lords={"charles": (0, "bourg")}, hands={1: ["ambush"]}, driver=outremer.Scripted(*NO_HITS))
    say(table, 0, "attack bourg")
    assert bar(table, 1, "ambush charles") == "card.ambush.timing"


@pytest.mark.rule("battle.dice.table", "battle.penalty.walls")
def test_all_see_what_each_side_would_throw_before_they_choose() -> None:
    """A view of the rounds says strength, dice and what the walls take off, to everybody alike."""
    table = calm(walls={"bourg": "stronghold"})
    for seat in (0, 1, 2, None):
        shown = next(form for form in table.view(seat)["forms"] if form["form"] == "Rounds")
        forces = {side: (force["strength"], force["dice"]) for side, force in shown["forces"].items()}
        told_now = {one["side"]: (one["strength"], one["dice"]) for one in told(table, "strength")}
        assert forces == told_now
        assert shown["penalty"] == 1
