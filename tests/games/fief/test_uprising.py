"""Uprisings: where, by whom, with which force, who calms them, and what is left."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from tests.games.fief.any_time import all_pass, asked_together, before_income
from tests.games.fief.position import coins, controller, france, hand, lord, place, titles, troops, village
from tests.games.talking import bar, free, say, seen, told

TAXED = {"duchy-bourg": 0}  # by seat 0, who also lives there


def unrest(*dice: int | str, **written: Any) -> outremer.Table:
    """Bourg is taxed by its own lord; seat 1 holds an uprising."""
    given = {"hands": {1: ["uprising"]}, "fief_taxes": TAXED, **written}
    return before_income(driver=outremer.Scripted(*dice), **given)


@pytest.mark.rule("card.uprising.target")
def test_a_village_rises_under_any_tax_or_under_famine_and_at_no_other_time() -> None:
    board = france(before_income()).rules.board
    of_fief = set(board.villages_of_fief[5])
    table = unrest()
    assert {village(name) for name in free(table, 1, "uprising")} == of_fief
    assert bar(table, 1, "uprising sigy") == "card.uprising.target"
    of_see = set(board.villages_of_see[4])
    for written in ({"see_taxes": {"see-sigy": (2, "bishop")}}, {"struck": {"see-sigy": ["famine"]}}):
        there = unrest(**{"fief_taxes": {}, **written})
        assert {village(name) for name in free(there, 1, "uprising")} == of_see
    assert bar(unrest(hands={1: ["tax"]}), 1, "uprising bourg") == "card.uprising.target"


@pytest.mark.rule("card.uprising.not_own_cause")
def test_whoever_levied_the_tax_cannot_rouse_against_it_unless_there_is_another_cause() -> None:
    hands = {0: ["uprising"]}
    assert bar(unrest(hands=hands), 0, "uprising bourg") == "card.uprising.not_own_cause"
    assert bar(unrest(hands=hands, struck={"see-bourg": ["famine"]}), 0, "uprising bourg") is None
    assert bar(unrest(hands=hands, see_taxes={"see-bourg": (3, "pope")}), 0, "uprising bourg") is None


@pytest.mark.rule("card.uprising.attack", "card.uprising.discard", "card.uprising.max_hits")
@pytest.mark.parametrize(("die", "hits"), [("0", 1), ("1", 2), ("2", 3), ("3", 4)])
def test_one_die_and_one_more_hit(die: str, hits: int) -> None:
    table = unrest(die, troops={(0, "bourg"): (0, 9)})
    say(table, 1, "uprising bourg")
    all_pass(table, "UprisingAnnounced")
    assert told(table, "uprising-die") == [{"village": "bourg", "hits": int(die)}]
    assert told(table, "uprising-hits") == [{"village": "bourg", "hits": hits}]
    for _ in range(hits):
        assert asked_together(table) == ("UprisingLosses", [0])
        say(table, 0, "lose footman")
    assert troops(table, 0, "bourg") == (0, 9 - hits)
    assert hand(table, 1) == []
    assert seen(table)["discards"]["uprising"] == 1


@pytest.mark.rule("card.uprising.max_hits")
def test_a_card_never_scores_more_than_four() -> None:
    options = before_income().setting.options
    given = {"hands": {1: ["uprising"]}, "fief_taxes": TAXED, "troops": {(0, "bourg"): (0, 9)}}
    table = before_income(options=options, **given)
    g = france(table)
    odds = g.rules.box.hit_odds[:]
    g.rules.box.hit_odds[:] = [0] * 6 + [6]  # a die that an owner's list might have
    try:
        say(table, 1, "uprising bourg")
        all_pass(table, "UprisingAnnounced")
        assert told(table, "uprising-hits")[0]["hits"] == 4
    finally:
        g.rules.box.hit_odds[:] = odds


@pytest.mark.rule("card.uprising.attack")
def test_hits_are_taken_as_far_as_they_go_by_whole_men() -> None:
    table = unrest("2", troops={(0, "bourg"): (1, 2)})  # three hits: the knight, for the footmen are but two
    say(table, 1, "uprising bourg")
    all_pass(table, "UprisingAnnounced")
    assert bar(table, 0, "lose footman") == "battle.losses.maximum"
    say(table, 0, "lose knight")
    assert troops(table, 0, "bourg") == (0, 2)


@pytest.mark.rule("card.uprising.order_of_victims")
def test_the_cards_player_says_whose_troops_are_attacked_first_and_the_rest_goes_on() -> None:
    table = unrest("3", troops={(0, "bourg"): (0, 2), (2, "bourg"): (0, 3), (3, "sigy"): (0, 1)})
    say(table, 1, "uprising bourg")
    all_pass(table, "UprisingAnnounced")
    assert asked_together(table) == ("Victims", [1])
    assert bar(table, 1, "first 3") == "card.uprising.order_of_victims"
    say(table, 1, "first 2")
    say(table, 2, "lose footman", "lose footman", "lose footman")
    say(table, 0, "lose footman")
    assert (troops(table, 0, "bourg"), troops(table, 2, "bourg")) == ((0, 1), (0, 0))


@pytest.mark.rule("card.uprising.fort_penalty", "card.uprising.no_die_no_bonus")
@pytest.mark.parametrize("walls", ["stronghold", "city"])
def test_walls_take_their_dice_off_and_without_a_die_there_is_no_bonus(walls: str) -> None:
    table = unrest(walls={"bourg": walls})
    say(table, 1, "uprising bourg")
    all_pass(table, "UprisingAnnounced")
    assert troops(table, 0, "bourg") == (1, 2)
    assert told(table, "uprising-hits") == [{"village": "bourg", "hits": 0}]


@pytest.mark.rule("card.uprising.secret_passage", "card.secret_passage.discard", "card.secret_passage.by_moment")
def test_anybody_may_cancel_the_penalty_by_a_tunnel() -> None:
    table = unrest("0", hands={1: ["uprising"], 3: ["passage"], 2: ["tax"]}, walls={"bourg": "city"})
    say(table, 1, "uprising bourg")
    assert asked_together(table) == ("UprisingAnnounced", [2, 3])
    assert bar(table, 2, "tunnel") == "card.secret_passage.by_moment"
    say(table, 2, "pass")
    say(table, 3, "tunnel")
    assert seen(table)["discards"]["passage"] == 1
    all_pass(table, "UprisingAnnounced")
    assert told(table, "uprising-hits") == [{"village": "bourg", "hits": 1}]


@pytest.mark.rule("card.uprising.secret_passage")
def test_where_no_walls_are_there_is_nothing_to_dig_under() -> None:
    table = unrest(hands={1: ["uprising"], 3: ["passage", "uprising"]})
    say(table, 1, "uprising bourg")
    assert bar(table, 3, "tunnel") == "card.uprising.secret_passage"


@pytest.mark.rule("card.uprising.stack", "card.uprising.stack_bonus")
def test_several_cards_of_several_players_add_up_and_walls_count_once() -> None:
    table = unrest(
        "3",
        "2",
        hands={1: ["uprising"], 2: ["uprising"], 3: ["uprising"]},
        walls={"bourg": "stronghold"},
        troops={(0, "bourg"): (0, 9)},
    )
    say(table, 1, "uprising bourg")
    say(table, 2, "rouse")
    say(table, 3, "rouse")
    assert [one["cards"] for one in told(table, "rose-up")] == [1, 2]  # all were asked again after the first
    say(table, 3, "rouse")
    assert [one["cards"] for one in told(table, "rose-up")] == [1, 2, 3]
    assert told(table, "uprising-hits") == [{"village": "bourg", "hits": 3 + 3 + 2}]  # three cards, two dice


@pytest.mark.rule("card.uprising.not_own_cause", "card.uprising.stack")
def test_the_author_of_the_tax_cannot_add_a_card_either() -> None:
    table = unrest(hands={1: ["uprising"], 0: ["uprising"], 2: ["uprising"]})
    say(table, 1, "uprising bourg")
    assert asked_together(table) == ("UprisingAnnounced", [2])
    assert bar(table, 0, "rouse") == "any_time.window"


@pytest.mark.rule("card.uprising.all_dead.lords", "card.uprising.all_dead.buildings")
def test_when_all_troops_are_dead_all_lords_die_and_mills_and_strongholds_fall() -> None:
    table = unrest(
        "2",
        lords={"charles": (0, "bourg"), "henri": (1, "blaye"), "isabelle": (2, "bourg"), "othon": (3, "bourg")},
        troops={(0, "bourg"): (0, 2)},
        captives={"othon": 0},
        mills={"bourg": 2},
        hands={1: ["uprising"]},
    )
    say(table, 1, "uprising bourg")
    say(table, 0, "lose footman", "lose footman")
    assert [place(table, name) for name in ("charles", "isabelle", "othon")] == [None, None, None]
    assert place(table, "henri") == "blaye"
    assert france(table).mills(village("bourg")) == 0
    assert told(table, "buildings-fell") == [{"village": "bourg", "mills": 2, "walls": "none"}]


@pytest.mark.rule("card.uprising.all_dead.buildings")
@pytest.mark.parametrize(("walls", "left"), [("stronghold", 0), ("city", 2)])
def test_a_stronghold_falls_and_a_city_stands(walls: str, left: int) -> None:
    table = unrest(
        "0",
        hands={1: ["uprising"], 2: ["passage"]},
        troops={(0, "bourg"): (0, 1)},
        walls={"bourg": walls},
    )
    say(table, 1, "uprising bourg")
    say(table, 2, "tunnel")
    say(table, 0, "lose footman")
    assert france(table).walls(village("bourg")) == left


@pytest.mark.rule("card.uprising.all_dead.buildings", "card.uprising.fort_penalty")
def test_walls_with_nobody_inside_fall_at_once_with_the_mills() -> None:
    held = {"charles": ["duchy-bourg"]}
    table = unrest("0", titles=held, walls={"bourg": "city", "la-bussiere": "stronghold"}, mills={"la-bussiere": 1})
    assert controller(table, "la-bussiere") == 0
    say(table, 1, "uprising la-bussiere")
    assert told(table, "buildings-fell") == [{"village": "la-bussiere", "mills": 1, "walls": "stronghold"}]
    assert france(table).walls(village("la-bussiere")) == 0


@pytest.mark.rule("card.uprising.secret_passage")
def test_one_tunnel_is_enough() -> None:
    hands = {1: ["uprising", "uprising"], 2: ["passage", "passage"]}
    table = unrest("0", hands=hands, walls={"bourg": "stronghold"})
    say(table, 1, "uprising bourg", "pass")
    say(table, 2, "tunnel")
    assert hand(table, 2) == ["passage"]
    assert bar(table, 2, "tunnel") == "card.uprising.secret_passage"


@pytest.mark.rule("card.uprising.all_dead.lords", "control.lone_lord.uprising")
def test_a_lord_without_troops_dies_at_once() -> None:
    table = say(unrest("0", troops={}), 1, "uprising bourg")
    assert place(table, "charles") is None


@pytest.mark.rule("card.heavy_rain.cards_ok")
def test_in_the_rain_villages_rise_and_tunnels_are_dug() -> None:
    hands = {1: ["uprising"], 2: ["passage"]}
    table = unrest("0", hands=hands, walls={"bourg": "stronghold"}, struck={"see-bourg": ["rain"]})
    say(table, 1, "uprising bourg")
    assert bar(table, 2, "tunnel") is None
    say(table, 2, "tunnel")
    all_pass(table, "UprisingAnnounced")
    assert told(table, "uprising-hits") == [{"village": "bourg", "hits": 1}]  # the walls did not stop it


@pytest.mark.rule("card.uprising.fort_penalty", "card.uprising.all_dead.buildings")
def test_walls_with_nobody_inside_do_not_count_and_fall() -> None:
    table = unrest(
        "0",
        lords={"charles": (0, "sennecy"), "henri": (1, "blaye")},
        troops={},
        walls={"bourg": "stronghold"},
    )
    say(table, 1, "uprising bourg")
    assert france(table).walls(village("bourg")) == 0


BISHOP = {"othon": ["see-bourg"]}


@pytest.mark.rule("bishop.quell_uprising", "bishop.quell_uprising.roll", "card.uprising.clergy")
@pytest.mark.parametrize("die", ["1", "4"])
def test_a_bishop_calms_his_see_on_four_or_less_from_wherever_he_is(die: str) -> None:
    table = unrest(die, titles=BISHOP)
    say(table, 1, "uprising bourg")
    assert asked_together(table) == ("UprisingAnnounced", [3])
    say(table, 3, "calm othon")
    assert told(table, "calmed") == [{"village": "bourg"}]
    assert troops(table, 0, "bourg") == (1, 2)
    assert place(table, "othon") == "tournus"


@pytest.mark.rule("bishop.quell_uprising.roll", "card.uprising.clergy")
@pytest.mark.parametrize("die", ["5", "6"])
def test_on_five_or_six_the_bishop_is_killed_and_the_uprising_goes_on(die: str) -> None:
    table = unrest(die, "0", titles=BISHOP)
    say(table, 1, "uprising bourg")
    say(table, 3, "calm othon")
    assert place(table, "othon") is None
    assert told(table, "uprising-hits") == [{"village": "bourg", "hits": 1}]


@pytest.mark.rule("bishop.quell_uprising")
def test_neither_a_captive_nor_a_bishop_of_another_see_calms_it() -> None:
    titles = {"othon": ["see-bourg"], "henri": ["see-blaye"]}
    table = unrest(titles=titles, hands={1: ["uprising", "uprising"]}, captives={"othon": 3 - 1})
    say(table, 1, "uprising bourg")
    assert asked_together(table) == ("UprisingAnnounced", [1])
    assert bar(table, 1, "calm henri") == "bishop.quell_uprising"
    assert bar(table, 1, "calm othon") == "bishop.quell_uprising"


CARDINAL = {"othon": ["see-tournus", "cardinal"]}


@pytest.mark.rule("cardinal.quell_uprising", "cardinal.quell_uprising.roll", "cardinal.quell_uprising.own_see")
@pytest.mark.parametrize(("die", "hits"), [("4", 0), ("5", 1)])
def test_a_cardinal_calms_any_see_for_three_coins_and_never_dies_of_it(die: str, hits: int) -> None:
    table = unrest(die, "0", titles=CARDINAL, coins={3: 4}, hands={1: ["uprising"], 2: ["tax"]})
    say(table, 1, "uprising bourg")
    assert bar(table, 3, "calm othon") == "cardinal.quell_uprising.own_see"
    say(table, 2, "pass")
    say(table, 3, "calm-by-coins othon")
    all_pass(table, "UprisingAnnounced")
    assert coins(table, 3) == 1
    assert told(table, "calm-paid") == [{"seat": 3, "lord": "othon", "coins": 3}]
    assert place(table, "othon") == "tournus"
    assert len(told(table, "uprising-hits")) == hits


@pytest.mark.rule("cardinal.quell_uprising")
def test_a_cardinal_without_coins_or_in_captivity_cannot() -> None:
    hands = {1: ["uprising"], 3: ["uprising"]}
    poor = say(unrest(titles=CARDINAL, coins={3: 2}, hands=hands), 1, "uprising bourg")
    assert bar(poor, 3, "calm-by-coins othon") == "cardinal.quell_uprising"
    lords = {"charles": (0, "bourg"), "henri": (1, "blaye"), "othon": (3, "bourg")}
    held = unrest(titles=CARDINAL, coins={3: 9}, hands=hands, lords=lords, captives={"othon": 0})
    say(held, 1, "uprising bourg")
    assert bar(held, 3, "calm-by-coins othon") == "cardinal.quell_uprising"


@pytest.mark.rule("cardinal.quell_uprising.own_see")
def test_in_his_own_see_a_cardinal_may_use_the_bishops_way() -> None:
    table = unrest("1", titles={"othon": ["see-bourg", "cardinal"]}, coins={3: 0})
    say(table, 1, "uprising bourg")
    say(table, 3, "calm othon")
    assert told(table, "calmed")


@pytest.mark.rule("card.uprising.clergy", "cardinal.quell_uprising")
def test_every_card_is_calmed_on_its_own_with_one_try_each() -> None:
    table = unrest(
        "5", "1", "0", titles=CARDINAL, coins={3: 9}, hands={1: ["uprising", "uprising"]}, troops={(0, "bourg"): (0, 9)}
    )
    say(table, 1, "uprising bourg")
    say(table, 1, "pass")
    say(table, 3, "calm-by-coins othon")  # five: not calmed
    assert asked_together(table) == ("UprisingAnnounced", [1])  # he has no second try at the same card
    say(table, 1, "rouse")
    say(table, 3, "calm-by-coins othon")  # the other card
    assert coins(table, 3) == 3
    assert told(table, "uprising-hits") == [{"village": "bourg", "hits": 1}]


@pytest.mark.rule("bishop.quell_uprising.inheritance")
def test_the_fiefs_of_a_bishop_who_dies_of_it_go_to_his_family() -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "blaye"), "othon": (3, "tournus"), "eric": (3, "tournus")}
    held = {"othon": ["see-bourg", "county-tournus"]}
    table = unrest("6", "0", lords=lords, titles=held, walls={"tournus": "city"})
    say(table, 1, "uprising bourg")
    say(table, 3, "calm othon")
    assert titles(table, "eric") == ["county-tournus"]


def test_only_the_named_lord_is_a_cleric_here() -> None:
    assert france(unrest(titles=BISHOP)).is_cleric(lord("othon"))
