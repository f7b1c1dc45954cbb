"""Teutonic fortifications: built, raised, by title; no tunnels, no ruin; the network of three."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.counters import counts_by_village
from outremer.games.fief.expansions.teutonic.chapter import KNIGHTS
from outremer.games.fief.expansions.teutonic.fortifications import linked_to
from outremer.games.fief.purchases import Purchases
from outremer.games.fief.vocabulary import FOOTMAN, VILLAGES
from tests.cli.test_fief_board import drawn, line
from tests.games.fief.any_time import all_pass
from tests.games.fief.expansions.test_teutonic import brothers, order
from tests.games.fief.position import coins, controller, france, next_turn, place, titles, troops, village
from tests.games.talking import asked, bar, free, say, seen, told

# Roads used here: villeneuve - bourg - st-vivien - st-paul - sigy - st-ciers; bourg and sigy are three roads apart.
HOUSE = {"charles": (0, "bourg"), "eric": (0, "sigy"), "henri": (1, "blaye")}
HOUSES = {"bourg": "stronghold", "sigy": "stronghold"}


def market(**written: Any) -> outremer.Table:
    """Seat 0 with Charles, a Teutonic lord, in Bourg."""
    return order(
        "purchases",
        0,
        **{"lords": HOUSE, "troops": {}, "titles": brothers("charles"), "coins": {0: 30, 1: 30}, **written},
    )


def at_march(**written: Any) -> outremer.Table:
    lords = {"othon": (3, "belleville"), **written.pop("lords", HOUSE)}  # who marches last, so that the phase goes on
    return order(
        "march",
        0,
        **{
            "lords": lords,
            "troops": {(0, "bourg"): (1, 1)},
            "titles": brothers("charles"),
            "houses": HOUSES,
            **written,
        },
    )


# -- built and raised ------------------------------------------------------------------------------------------------


@pytest.mark.rule("teutonic_stronghold.build", "teutonic_fort.once_per_phase")
def test_a_new_stronghold_costs_ten_coins_and_goes_into_an_own_village_without_walls() -> None:
    table = market(walls={"sigy": "stronghold"})
    assert free(table, 0, "teutonic-stronghold") == ["bourg"]
    assert bar(table, 0, "teutonic-stronghold sigy") == "teutonic_stronghold.build"  # has one
    assert bar(table, 0, "teutonic-stronghold blaye") == "teutonic_stronghold.build"  # another's
    left = france(table).strongholds_left()
    say(table, 0, "teutonic-stronghold bourg")
    assert told(table, "teutonic-built") == [{"seat": 0, "village": "bourg", "coins": 10}]
    assert coins(table, 0) == 20
    assert seen(table, 1)["teutonic"]["fortifications"] == ["bourg"]
    assert france(table).strongholds_left() == left  # it is none of the common stock
    assert bar(table, 0, "teutonic-raise sigy") == "teutonic_fort.once_per_phase"
    assert bar(market(coins={0: 9}), 0, "teutonic-stronghold bourg") == "teutonic_stronghold.build"


@pytest.mark.rule("teutonic_fort.once_per_phase")
def test_only_a_family_with_a_teutonic_lord_builds_and_once_in_a_phase() -> None:
    table = market(titles={})
    assert bar(table, 0, "teutonic-stronghold bourg") == "teutonic_fort.once_per_phase"
    table = market(walls={"sigy": "stronghold"})
    say(table, 0, "teutonic-raise sigy")
    assert seen(table)["teutonic"]["built"] == [0]
    assert bar(table, 0, "teutonic-stronghold bourg") == "teutonic_fort.once_per_phase"
    next_turn(table)
    assert seen(table)["teutonic"]["built"] == []


@pytest.mark.rule("teutonic_fort.once_per_phase", "component.stock")
def test_there_are_as_many_as_there_are_markers() -> None:
    houses = dict.fromkeys(["beaujeu", "la-salle", "charolles", "sennecy", "epervier", "chateauneuf"], "stronghold")
    table = market(houses=houses, walls={"sigy": "stronghold"})
    assert seen(table)["teutonic"]["fortifications_left"] == 0
    assert bar(table, 0, "teutonic-stronghold bourg") == "component.stock"
    assert bar(table, 0, "teutonic-raise sigy") == "component.stock"


@pytest.mark.rule("teutonic_stronghold.upgrade")
def test_an_own_stronghold_becomes_teutonic_for_four_coins_and_its_counter_goes_back() -> None:
    table = market(walls={"sigy": "stronghold", "blaye": "stronghold"})
    assert free(table, 0, "teutonic-raise") == ["sigy"]
    assert bar(table, 0, "teutonic-raise bourg") == "teutonic_stronghold.upgrade"  # has none
    assert bar(table, 0, "teutonic-raise blaye") == "teutonic_stronghold.upgrade"  # another's
    left = france(table).strongholds_left()
    say(table, 0, "teutonic-raise sigy")
    assert coins(table, 0) == 26
    assert france(table).strongholds_left() == left + 1
    assert told(table, "teutonic-raised") == [{"seat": 0, "village": "sigy", "walls": "stronghold", "coins": 4}]
    assert bar(market(walls={"sigy": "stronghold"}, coins={0: 3}), 0, "teutonic-raise sigy") == (
        "teutonic_stronghold.upgrade"
    )


@pytest.mark.rule("teutonic_city.upgrade")
def test_a_city_becomes_teutonic_for_four_coins_if_a_brother_is_in_it() -> None:
    table = market(walls={"bourg": "city", "sigy": "city"})
    assert bar(table, 0, "teutonic-raise sigy") == "teutonic_city.upgrade"  # eric is no brother
    say(table, 0, "teutonic-raise bourg")
    assert coins(table, 0) == 26
    assert told(table, "teutonic-raised")[0]["walls"] == "city"


@pytest.mark.rule("teutonic_city.by_title")
def test_a_teutonic_stronghold_becomes_a_teutonic_city_with_the_title_of_its_fief() -> None:
    table = market(
        lords={"charles": (0, "st-paul"), "henri": (1, "blaye")},
        troops={(0, "les-essarts"): (0, 1)},
        houses={"st-paul": "stronghold"},
    )
    say(table, 0, "title barony-st-paul")
    assert titles(table, "charles") == ["barony-st-paul", "teutonic"]
    assert seen(table)["teutonic"]["fortifications"] == ["st-paul"]
    assert france(table).walls(village("st-paul")) == 2
    assert seen(table)["teutonic"]["built"] == []  # no purchase of its own


# -- in war ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("teutonic_fort.penalty", "teutonic_fort.no_tunnel", "battle.penalty.walls")
@pytest.mark.parametrize(("walls", "dice"), [("stronghold", 2), ("city", 1)])
def test_they_take_dice_off_and_no_tunnel_leads_under_them(walls: str, dice: int) -> None:
    table = order(
        "battles",
        1,
        lords={"charles": (0, "bourg"), "henri": (1, "bourg")},
        troops={(0, "bourg"): (5, 0), (1, "bourg"): (1, 0)},
        controllers={"bourg": 1},
        houses={"bourg": walls},
        hands={0: ["passage"]},
        driver=outremer.Scripted(*["0"] * (dice + 1)),
    )
    say(table, 0, "attack bourg")
    all_pass(table, "BattleBegins")
    all_pass(table, "RoundBegins")
    assert asked(table) == ("Rounds", 0)
    assert bar(table, 0, "tunnel") == "teutonic_fort.no_tunnel"
    say(table, 0, "fight")
    assert told(table, "strength")[0] == {"side": "attacker", "strength": 16, "dice": dice}


@pytest.mark.rule("teutonic_fort.no_tunnel", "card.uprising.secret_passage")
def test_nor_does_an_uprising_dig_under_them() -> None:
    def risen(**written: Any) -> outremer.Table:
        table = order(
            "plays",
            0,
            lords={"charles": (0, "bourg"), "henri": (1, "blaye")},
            troops={(0, "bourg"): (0, 1)},
            fief_taxes={"duchy-bourg": 0},
            hands={1: ["uprising", "passage", "uprising"]},
            first=1,
            **written,
        )
        return say(table, 1, "uprising bourg")

    assert bar(risen(walls={"bourg": "stronghold"}), 1, "tunnel") is None
    assert bar(risen(houses={"bourg": "stronghold"}), 1, "tunnel") == "teutonic_fort.no_tunnel"


@pytest.mark.rule("teutonic_fort.no_uprising_destruction", "card.uprising.all_dead.buildings")
@pytest.mark.parametrize("is_teutonic", [True, False])
def test_an_uprising_ruins_the_mills_and_not_the_teutonic_walls(is_teutonic: bool) -> None:
    walls = {"bourg": "stronghold"}
    table = order(
        "plays",
        0,
        lords={"charles": (0, "sigy"), "henri": (1, "blaye")},
        troops={},
        mills={"bourg": 1},
        fief_taxes={"duchy-bourg": 0},
        hands={1: ["uprising"]},
        first=1,
        driver=outremer.Scripted("0"),
        **({"houses": walls} if is_teutonic else {"walls": walls}),
    )
    say(table, 1, "uprising bourg")
    g = france(table)
    assert g.mills(village("bourg")) == 0
    assert g.walls(village("bourg")) == (1 if is_teutonic else 0)
    assert told(table, "buildings-fell")[0]["walls"] == ("none" if is_teutonic else "stronghold")


# -- the network -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("teutonic_fort.network")
def test_teutonic_walls_three_roads_apart_are_linked_and_no_others() -> None:
    table = at_march(houses={"bourg": "stronghold", "sigy": "stronghold", "st-ciers": "city", "villeneuve": "city"})
    g = france(table)
    links = {name: linked_to(g, village(name)) for name in VILLAGES}

    def named(name: str) -> list[str]:
        return [other for at, other in enumerate(VILLAGES) if links[name] >> at & 1]

    assert named("bourg") == ["sigy"]  # villeneuve is a neighbour, st-ciers four roads away
    assert named("sigy") == ["villeneuve", "bourg"]  # st-ciers is a neighbour
    assert named("st-ciers") == ["villeneuve"]
    assert named("st-vivien") == []


@pytest.mark.rule("teutonic_fort.network")
def test_an_army_goes_from_one_to_the_other_in_one_step_with_any_lord() -> None:
    table = at_march(titles=brothers("eric"))
    say(table, 0, "lead charles", "take knight 1")
    assert sorted(free(table, 0, "go")) == ["la-bussiere", "sigy", "st-vivien", "villeneuve"]
    say(table, 0, "go sigy", "go st-ciers")
    assert place(table, "charles") == "st-ciers"
    assert troops(table, 0, "st-ciers") == (1, 0)
    assert controller(table, "st-ciers") == 0
    table = at_march(houses={"bourg": "stronghold"}, walls={"sigy": "stronghold"})
    say(table, 0, "lead charles")
    assert bar(table, 0, "go sigy") == "move.roads"


@pytest.mark.rule("teutonic_fort.network", "card.heavy_rain.no_move")
def test_rain_at_either_end_holds_there_too() -> None:
    table = at_march(struck={"see-sigy": ["rain"]})
    say(table, 0, "lead charles")
    assert bar(table, 0, "go sigy") == "card.heavy_rain.no_move"


@pytest.mark.rule("teutonic_fort.network.permission")
def test_into_anothers_walls_an_army_goes_by_leave_alone_occupied_or_not() -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "blaye")}
    table = at_march(lords=lords, troops={(0, "bourg"): (2, 0)}, controllers={"sigy": 1})
    say(table, 0, "lead charles", "take knight 2", "go sigy")
    assert bar(table, 0, "enter") == "teutonic_fort.network.permission"
    say(table, 0, "ask-leave")
    assert asked(table) == ("Leave", 1)
    say(table, 1, "refuse")
    assert bar(table, 0, "ask-leave") == "teutonic_fort.network.permission"
    assert bar(table, 0, "ride") == "cavalcade.immediate_battle"
    say(table, 0, "stay")
    assert place(table, "charles") == "bourg"
    table = at_march(lords=lords, troops={(0, "bourg"): (2, 0)}, controllers={"sigy": 1})
    say(table, 0, "lead charles", "take knight 2", "go sigy", "ask-leave")
    say(table, 1, "accept")
    assert place(table, "charles") == "sigy"


@pytest.mark.rule("teutonic_fort.network.permission", "move.cross.consent")
def test_who_was_let_in_goes_on_by_the_same_leave() -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "sigy")}
    houses = {"bourg": "stronghold", "sigy": "stronghold", "les-essarts": "stronghold"}
    table = at_march(lords=lords, houses=houses, troops={(1, "sigy"): (1, 0)}, controllers={"les-essarts": 0})
    say(table, 0, "lead charles", "go sigy", "ask-leave")
    say(table, 1, "accept")
    assert asked(table) == ("Army", 0)
    say(table, 0, "go les-essarts")
    assert place(table, "charles") == "les-essarts"


@pytest.mark.rule("teutonic_fort.network.permission")
def test_an_army_that_stands_in_anothers_walls_asks_before_it_leaves_by_the_link() -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "bourg")}
    table = at_march(lords=lords, troops={(1, "bourg"): (1, 0)}, controllers={"bourg": 1})
    say(table, 0, "lead charles", "go sigy", "ask-leave")
    assert asked(table) == ("Leave", 1)
    table = at_march(lords=lords, troops={(1, "bourg"): (1, 0)}, controllers={"bourg": 1})
    say(table, 0, "lead charles", "go st-vivien")  # by road it came from nowhere in particular, so it just goes
    assert place(table, "charles") == "st-vivien"


@pytest.mark.rule("teutonic_fort.network.permission")
def test_no_secret_passage_leads_along_a_link() -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "blaye")}
    table = at_march(lords=lords, troops={(0, "bourg"): (2, 0)}, controllers={"sigy": 1}, hands={0: ["passage"]})
    say(table, 0, "lead charles", "take knight 2", "go sigy")
    assert bar(table, 0, "tunnel") == "teutonic_fort.network.permission"
    siege = {"lords": {"charles": (0, "bourg"), "henri": (1, "bourg")}, "besiegers": {"bourg": [1]}}
    armies = {(0, "bourg"): (2, 0), (1, "bourg"): (1, 1)}
    table = at_march(**siege, troops=armies, controllers={"sigy": 0}, hands={0: ["passage"]})
    say(table, 0, "lead charles", "take knight 2", "go sigy")
    assert bar(table, 0, "tunnel") == "teutonic_fort.network.permission"
    say(table, 0, "stay", "go st-vivien", "tunnel")
    assert place(table, "charles") == "st-vivien"


@pytest.mark.rule("teutonic_fort.network")
def test_a_saved_army_that_came_by_a_link_is_read_back_and_others_are_refused() -> None:
    table = at_march(first=0, titles={**brothers("charles"), "eric": []})
    say(table, 0, "lead charles", "go sigy")
    saved = table.save()
    assert outremer.load(saved).save() == saved
    assert saved["stack"][-1]["came"] == "bourg"
    saved["stack"][-1]["came"] = "tournus"
    with pytest.raises(outremer.BadSave, match="came: must be a village at the other end of a road"):
        outremer.load(saved)


def test_the_terminal_shows_what_is_teutonic() -> None:
    table = at_march(houses={"bourg": "stronghold"}, troops={(0, "bourg"): {"teutonic-knight": 2}})
    bourg = line(drawn(table, 0, width=160), "18 Bourg")
    assert "Teutonic fortification" in bourg
    assert "2" in bourg
    assert "Teutonic" not in line(drawn(table, 0, width=160), "23 Sigy")


@pytest.mark.rule("troop.teutonic_knight.placement", "fog.purchase")
def test_in_the_fog_all_know_that_a_teutonic_knight_goes_into_teutonic_walls() -> None:
    table = market(
        options={"teutonic": "yes", "fog": "yes"},
        houses={"bourg": "stronghold"},
        walls={"sigy": "stronghold"},
        troops={(0, "bourg"): (1, 0), (0, "sigy"): (1, 0)},
    )
    say(table, 0, "buy teutonic-knight bourg", "buy footman bourg")
    assert told(table, "bought-unseen", 1) == [
        {"seat": 0, "troop": "teutonic-knight"},
        {"seat": 0, "troop": "footman"},
    ]
    rooms = set()
    for seed in range(20):
        purchases = table.game.redealt(table.kernel, 1, outremer.Seeded(seed)).stack[-1]
        assert isinstance(purchases, Purchases)
        bought = counts_by_village(purchases.bought)
        rooms |= {(village, kind) for village, row in bought.items() for kind, count in enumerate(row) if count}
    assert rooms == {("bourg", KNIGHTS), ("bourg", FOOTMAN), ("sigy", FOOTMAN)}
