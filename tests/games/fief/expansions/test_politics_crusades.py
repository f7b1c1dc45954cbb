"""Traits and attendants of crusaders: what the book says of each holds overseas too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import outremer
from outremer.games.fief.vocabulary import LORDS
from tests.games.fief.expansions.courtly import SERVED, is_up
from tests.games.fief.expansions.crusade import CRUSADES, HOME, crusade_of, in_france, overseas, windows_pass
from tests.games.fief.position import coins, place, position, troops
from tests.games.talking import asked, bar, free, say, told

ALL = {**CRUSADES, "politics": "yes"}


def court_with(traits: Mapping[str, str]) -> dict[str, Any]:
    return {"attendant": list(SERVED), "trait": {**dict.fromkeys(LORDS), **traits}}


def crusading(at: str, traits: Mapping[str, str], *written: Any, **more: Any) -> outremer.Table:
    """As `overseas`, with these traits, face down."""
    options = {"politics": "yes", **more.pop("options", {})}
    return overseas(at, *written, options=options, pieces={"politics": court_with(traits)}, **more)


def leaving(traits: Mapping[str, str], **written: Any) -> outremer.Table:
    """As `in_france`, with these traits, face down."""
    return in_france(**{"options": ALL, "pieces": {"politics": court_with(traits)}, **written})


CARAVAN = "caravan-mecca"


@pytest.mark.rule("trait.coward.no_start")
@pytest.mark.parametrize(("where", "verb"), [(CARAVAN, "assail"), ("jerusalem", "storm")])
def test_a_coward_who_leads_alone_lies_before_an_objective_and_attacks_it_with_others_only(
    where: str, verb: str
) -> None:
    lords = {"charles": (0, where)}
    table = crusading("assaults", {"charles": "coward"}, lords, {(0, where): (3, 0)}, [where])
    assert bar(table, 0, verb) == "trait.coward.no_start"
    assert bar(table, 0, "lie-before") is None
    assert not is_up(table, "charles")
    plain = crusading("assaults", {"charles": "brave"}, lords, {(0, where): (3, 0)}, [where])
    assert asked(plain) == asked(table)
    assert bar(plain, 0, verb) is None
    both = {**lords, "henri": (1, where)}
    assert bar(crusading("assaults", {"charles": "coward"}, both, {(0, where): (3, 0)}, [where]), 0, verb) is None


@pytest.mark.rule("trait.coward.no_start", "revenge.battle.besiegers_choice")
def test_before_saladin_a_coward_alone_can_only_retreat() -> None:
    written: Any = ({"charles": (0, "edessa")}, {(0, "edessa"): (3, 0)}, ["edessa"])
    table = crusading("saladin", {"charles": "coward"}, *written, crusade={"besieged": ["edessa"]})
    assert asked(table) == ("Saladin", 0)
    assert bar(table, 0, "storm") == "trait.coward.no_start"
    assert free(table, 0, "retreat") == [""]


@pytest.mark.rule("trait.coward.surrender", "saladin_prisoner.capture")
def test_a_coward_surrenders_to_a_stronger_saladin_and_the_others_fight_on() -> None:
    lords = {"charles": (0, "edessa"), "henri": (1, "edessa")}
    army = {(0, "edessa"): (1, 2), (1, "edessa"): (1, 0)}
    held: Any = {"crusade": {"held": ["edessa"]}, "garrison": {"edessa": 0}, "hands": {2: ["passage"]}}
    table = crusading("saladin", {"charles": "coward"}, lords, army, ["edessa"], **held)
    windows_pass(table)
    assert told(table, "gave-up") == [{"seat": 0, "lord": "charles", "village": "edessa"}]
    assert (place(table, "charles"), troops(table, 0, "edessa")) == ("prison", (0, 0))
    assert is_up(table, "charles")
    alone = crusading(
        "saladin", {"charles": "coward"}, {"charles": (0, "edessa")}, {(0, "edessa"): (1, 0)}, ["edessa"], **held
    )
    windows_pass(alone)
    assert crusade_of(alone)["prisoners"] == ["charles"]
    assert told(alone, "saladin-takes") == [{"objective": "edessa"}]


@pytest.mark.rule("trait.cruel", "revenge.saladin.stopped")
@pytest.mark.parametrize(("trait", "event"), [("cruel", "saladin-killed"), ("ordinary", "saladin-captured")])
def test_of_the_cruel_saladin_is_no_prisoner(trait: str, event: str) -> None:
    """His four knights fall to twelve hits, and he stands there alone."""
    table = crusading(
        "saladin",
        {"charles": trait},
        {"charles": (0, "cyprus")},
        {(0, "cyprus"): (8, 0)},
        ["cyprus"],
        *(0, 0, 3, 3, 3),
        *(0, 3, 0, 0),
        crusade={"held": ["cyprus"]},
        garrison={"cyprus": 0},
    )
    windows_pass(table)
    say(table, 0, "fight")
    windows_pass(table)
    assert [one.name for one in table.events(None) if one.name.startswith("saladin-")][-1] == event
    assert crusade_of(table)["stopped"]
    assert is_up(table, "charles") == (trait == "cruel")


@pytest.mark.rule("trait.blessed", "card.plague.revenge.lord_roll")
def test_the_plague_overseas_passes_over_the_blessed_and_turns_him_up() -> None:
    table = crusading(
        "saladin",
        {"charles": "blessed"},
        {"charles": (0, "cyprus"), "henri": (1, "cyprus")},
        {(0, "cyprus"): (2, 0)},
        ["cyprus"],
        5,
        crusade={"held": ["cyprus"], "plague": True, "outbreak": True},
        hands={2: ["passage"]},
    )
    say(table, 2, "pass")
    assert [one["lord"] for one in told(table, "plague-roll")] == ["henri"]
    assert is_up(table, "charles")
    assert troops(table, 0, "cyprus") == (1, 0)


RAIN: dict[str, Any] = {"struck": {"see-bourg": ["rain"]}}


@pytest.mark.rule("trait.storm", "trait.face", "crusade.join.rain")
def test_the_storm_sets_out_through_the_rain_and_is_turned_up_but_not_if_a_passage_leads_him() -> None:
    table = say(leaving({"charles": "storm"}, **RAIN), 0, "embark charles", "sail")
    assert place(table, "charles") == "ship-1"
    assert is_up(table, "charles")
    assert bar(leaving({"charles": "brave"}, **RAIN), 0, "embark charles") == "crusade.join.rain"


@pytest.mark.rule("trait.face", "crusade.departure.when")
def test_who_is_asked_in_the_rain_does_not_betray_the_storm() -> None:
    """Nobody of the first family can march; that it is asked says only that one of its lords could be the Storm."""
    home: Any = {"lords": {**HOME, "arthur": (0, "bourg")}, "flags": {"charles": ["moved"], "arthur": ["moved"]}}
    for trait in ("storm", "brave"):
        assert asked(leaving({"charles": trait}, **RAIN, **home)) == ("March", 0)
    without = leaving({}, **RAIN, **home)
    assert asked(without) == ("March", 1)


@pytest.mark.rule("trait.extravagant")
@pytest.mark.parametrize(
    ("option", "title"),
    [("crusades", "state-cyprus"), ("teutonic", "teutonic-master"), ("templars", "templar-master")],
)
def test_every_title_that_scores_makes_the_extravagant_costlier(option: str, title: str) -> None:
    order = title.removesuffix("-master")
    pieces: dict[str, Any] = {
        "crusades": {"gone": ["cyprus"]},
        "teutonic": {"reserve": [0]},
        "templars": {},
    }
    titles = {"charles": [title] if option == "crusades" else [order, title]}

    def purse(trait: str) -> outremer.Table:
        return position(
            "coins",
            options={"politics": "yes", option: "yes"},
            lords=HOME,
            mills={"bourg": 2},
            titles=titles,
            pieces={option: pieces[option], "politics": court_with({"charles": trait})},
        )

    plain, costly = purse("ordinary"), purse("extravagant")
    assert coins(plain, 0) - coins(costly, 0) == 2
    assert is_up(costly, "charles")


@pytest.mark.rule("trait.cursed", "trait.face")
def test_the_curse_of_a_prisoner_of_saladin_does_not_work_and_is_not_turned_up() -> None:
    lords = {**HOME, "charles": (0, "prison")}
    pieces = {"crusades": {}, "politics": court_with({"charles": "cursed"})}
    table = position(
        "disasters", options=ALL, lords=lords, track=1, pieces=pieces, driver=outremer.Scripted("famine", 0)
    )
    assert told(table, "ill-omen") == []
    assert not is_up(table, "charles")


@pytest.mark.rule("attendant.thief")
def test_the_thief_steals_from_somebody_in_a_battle_overseas() -> None:
    lords = {"henri": (1, CARAVAN)}
    dice = (1, 0, 0)
    table = crusading("assaults", {}, lords, {(1, CARAVAN): (3, 0)}, [CARAVAN], *dice, coins={0: 0, 1: 6})
    windows_pass(say(table, 1, "assail"))
    assert asked(table) == ("Rounds", 1)
    say(table, 0, "steal 1")
    say(table, 1, "split 6")
    say(table, 0, "pick left-hand")
    assert (coins(table, 0), coins(table, 1)) == (6, 0)
    assert asked(table) == ("Rounds", 1)


@pytest.mark.rule("trait.brave", "trait.cunning", "crusade.battle.saracens")
def test_the_brave_strikes_harder_overseas_and_the_cunning_takes_a_die_off_walls() -> None:
    brave = crusading(
        "assaults", {"charles": "brave"}, {"charles": (0, CARAVAN)}, {(0, CARAVAN): (3, 0)}, [CARAVAN], *(1, 1, 0, 0)
    )
    windows_pass(say(brave, 0, "assail"))
    assert told(brave, "hits")[0] == {"side": "attacker", "hits": 1 + 1 + 1}
    assert is_up(brave, "charles")
    dice = []
    for trait in ("ordinary", "cunning"):
        army = {(0, "jerusalem"): (4, 0)}
        table = crusading("assaults", {"charles": trait}, {"charles": (0, "jerusalem")}, army, ["jerusalem"], *(0,) * 6)
        windows_pass(say(table, 0, "storm"))
        dice.append(told(table, "strength")[0]["dice"])
        assert is_up(table, "charles") == (trait == "cunning")
    assert dice[1] == dice[0] + 1
