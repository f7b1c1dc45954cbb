"""Disasters are turned up and strike; the Plague, where it breaks out and where one enters it."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.disasters import (
    PlagueEntered,
    roll_for_life,
    spare_newcomer,
)
from outremer.games.fief.knowing import count_at
from outremer.games.fief.layout import DISCARDED_PILE
from outremer.games.fief.vocabulary import FOOTMAN, IMMUNE, KNIGHT, LOSE, RAIN
from outremer.kernel.forms import Ask, Done, Roll
from tests.games.fief.position import france, lord, map_with, place, position, troops, village
from tests.games.talking import asked, bar, free, say, told


def struck(*rolls: str, **more: Any) -> outremer.Table:
    """Disasters are turned up with these rolls."""
    return position("disasters", driver=outremer.Scripted(*rolls), **more)


@pytest.mark.rule("disaster.location_roll")
def test_each_disaster_is_turned_up_and_a_die_says_which_see_it_strikes() -> None:
    table = struck("famine", "2", "rain", "5", track=2)
    assert told(table, "disaster-struck") == [
        {"card": "famine", "see": "see-tournus"},
        {"card": "rain", "see": "see-sigy"},
    ]
    g = france(table)
    assert g.track == 0


@pytest.mark.rule("disaster.location_roll.six")
def test_on_a_six_the_disaster_is_discarded() -> None:
    table = struck("rain", "6", track=1)
    assert told(table, "disaster-discarded") == [{"card": "rain"}]
    assert told(table, "disaster-struck") == []
    assert count_at(france(table), RAIN, DISCARDED_PILE) == 1


@pytest.mark.rule("disaster.no_duplicate")
def test_a_second_like_disaster_of_a_see_is_discarded() -> None:
    table = struck("rain", "3", "rain", "3", "famine", "3", track=3)
    assert told(table, "disaster-struck") == [
        {"card": "rain", "see": "see-st-gerome"},
        {"card": "famine", "see": "see-st-gerome"},
    ]
    assert told(table, "disaster-discarded") == [{"card": "rain"}]


SICK = {"charles": (0, "bourg"), "henri": (1, "st-vivien"), "eric": (0, "sigy"), "othon": (2, "bourg")}


def plague(*rolls: str, **more: Any) -> outremer.Table:
    """The Plague breaks out in the see of Bourg; lords roll in the order of their names."""
    return struck("plague", "4", *rolls, track=1, **more)


@pytest.mark.rule("card.plague.all_villages", "card.plague.lord_roll")
def test_each_lord_in_the_see_dies_on_three_or_less_captives_too() -> None:
    table = plague("3", "4", "1", lords=SICK, troops={(0, "bourg"): (1, 0)}, captives={"othon": 0})
    assert [one["lord"] for one in told(table, "plague-roll")] == ["charles", "henri", "othon"]
    assert [place(table, name) for name in ("charles", "henri", "othon", "eric")] == [None, "st-vivien", None, "sigy"]
    assert [one["cause"] for one in told(table, "died")] == ["plague", "plague"]


@pytest.mark.rule("card.plague.all_villages", "card.plague.troops_half")
def test_each_army_in_each_village_loses_half_of_its_troops_rounded_down() -> None:
    armies = {(0, "bourg"): (0, 5), (1, "bourg"): (1, 0), (1, "st-vivien"): (4, 0), (0, "sigy"): (0, 4)}
    table = plague(troops=armies)
    assert troops(table, 0, "bourg") == (0, 3)
    assert troops(table, 1, "bourg") == (1, 0)
    assert troops(table, 1, "st-vivien") == (2, 0)
    assert troops(table, 0, "sigy") == (0, 4)


@pytest.mark.rule("card.plague.owner_chooses")
def test_the_owner_says_which_troops_the_plague_takes() -> None:
    table = plague(troops={(1, "bourg"): (1, 3)})
    assert asked(table) == ("PlagueLosses", 1)
    assert bar(table, 0, "lose knight") == "card.plague.owner_chooses"
    say(table, 1, "lose knight")
    assert troops(table, 1, "bourg") == (0, 2)


@pytest.mark.rule("card.plague.owner_chooses")
def test_who_has_no_more_of_a_kind_loses_the_other() -> None:
    table = plague(troops={(1, "bourg"): (4, 4)})
    say(table, 1, "lose knight", "lose knight", "lose footman")
    assert free(table, 1, "lose") == ["knight", "footman"]
    say(table, 1, "lose knight")
    assert troops(table, 1, "bourg") == (1, 3)


@pytest.mark.rule("card.plague.siege_engines_stay")
def test_engines_stay() -> None:
    table = plague(
        troops={(1, "bourg"): (1, 0), (0, "bourg"): (2, 0)},
        walls={"bourg": "city"},
        besiegers={"bourg": [0]},
        engines={0: [("bourg", 2)]},
    )
    assert troops(table, 0, "bourg") == (1, 0)
    assert france(table).engine_dice(0, village("bourg")) == 2
    assert france(table).besieges(0, village("bourg"))


@pytest.mark.rule("card.plague.survivor_immune")
def test_a_survivor_is_immune_on_entering_but_rolls_where_a_new_plague_finds_him() -> None:
    table = plague("4", lords={"charles": (0, "bourg")})
    assert france(table).is_marked(lord("charles"), IMMUNE)
    table = plague("1", lords={"charles": (0, "bourg")}, flags={"charles": ["immune"]})
    assert place(table, "charles") is None


@pytest.mark.rule("card.plague.survivor_immune")
@pytest.mark.parametrize(("immunity", "lasts"), [("game", True), ("outbreak", False)])
def test_immunity_lasts_for_the_game_or_by_the_other_reading_for_the_outbreak(immunity: str, lasts: bool) -> None:
    table = position(
        "pillage",
        options={"plague_immunity": immunity},
        lords={"charles": (0, "bourg")},
        mills={"bourg": 1},
        flags={"charles": ["immune"]},
        struck={"see-bourg": ["plague"]},
    )
    say(table, 0, "done")
    assert france(table).is_marked(lord("charles"), IMMUNE) == lasts


@pytest.mark.rule("card.plague.entering_lord_roll", "card.plague.survivor_immune")
def test_a_lord_who_enters_rolls_once_and_never_again() -> None:
    lords = {"charles": (0, "bourg"), "eric": (0, "bourg")}
    g = map_with(lords=lords, flags={"eric": ["immune"]}, struck={"see-bourg": ["plague"]})
    form = PlagueEntered(0, village("bourg"), 1 << lord("charles") | 1 << lord("eric"))
    form.enter(g)
    assert isinstance(form.needs(g), Roll)
    form.rolled(g, 3)  # a four
    assert isinstance(form.needs(g), Done)  # Eric is immune
    assert g.is_marked(lord("charles"), IMMUNE)
    again = PlagueEntered(0, village("bourg"), 1 << lord("charles"))
    again.enter(g)
    assert isinstance(again.needs(g), Done)
    roll_for_life(g, lord("eric"), 2)
    assert not g.is_in_play(lord("eric"))


@pytest.mark.rule("card.plague.entering_troops_half", "card.plague.owner_chooses")
def test_troops_that_enter_are_halved_and_their_owner_chooses() -> None:
    g = map_with(
        lords={"charles": (0, "bourg")},
        troops={(0, "bourg"): (2, 5)},
        flags={"charles": ["immune"]},
        struck={"see-bourg": ["plague"]},
    )
    form = PlagueEntered(0, village("bourg"), 1 << lord("charles"), knights=2, footmen=3)
    form.enter(g)
    assert isinstance(form.needs(g), Ask)
    form.answer(g, 0, LOSE, FOOTMAN)
    form.answer(g, 0, LOSE, KNIGHT)
    assert isinstance(form.needs(g), Done)
    assert (form.knights, form.footmen) == (1, 2)
    assert (g.troops_of(0, village("bourg"), KNIGHT), g.troops_of(0, village("bourg"), FOOTMAN)) == (1, 4)
    alone = PlagueEntered(0, village("bourg"), 0, knights=1)
    alone.enter(g)
    assert (alone.left, alone.knights) == (0, 1)


@pytest.mark.rule("card.plague.entering_troops_half", "card.plague.entering_lord_roll")
def test_an_army_is_halved_as_it_enters_and_whoever_stood_there_is_spared() -> None:
    table = position(
        "march",
        lords={"charles": (0, "st-paul"), "othon": (3, "belleville")},
        troops={(0, "st-paul"): (0, 4), (0, "st-vivien"): (0, 5)},
        struck={"see-bourg": ["plague"]},
        driver=outremer.Scripted("6"),
    )
    say(table, 0, "lead charles", "take footman 4", "go st-vivien")
    assert told(table, "plague-roll") == [{"lord": "charles", "die": 6}]
    assert troops(table, 0, "st-vivien") == (0, 7)


@pytest.mark.rule("card.plague.new_lords_immune")
def test_a_lord_played_into_an_infected_see_is_immune_and_elsewhere_he_is_not() -> None:
    for see, is_immune in (("see-bourg", True), ("see-sigy", False)):
        table = position("plays", lords={"charles": (0, "bourg")}, hands={0: ["eric"]}, struck={see: ["plague"]})
        say(table, 0, "play-lord eric")
        assert place(table, "eric") == "bourg"
        assert france(table).is_marked(lord("eric"), IMMUNE) == is_immune


@pytest.mark.rule("card.plague.new_lords_immune")
def test_a_new_lord_placed_in_an_infected_see_is_immune() -> None:
    lords = {"charles": (0, "bourg"), "eric": (0, "sigy")}
    g = map_with(lords=lords, struck={"see-bourg": ["plague"]})
    spare_newcomer(g, lord("charles"))
    spare_newcomer(g, lord("eric"))
    assert g.is_marked(lord("charles"), IMMUNE)
    assert not g.is_marked(lord("eric"), IMMUNE)
