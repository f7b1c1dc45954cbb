"""Cards played in phase 2: new lords, harvests and good weather, taxes of fiefs and sees."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.layout import DISCARDED_PILE, FIEF_TAXER, HARVESTS, LAID, SEE_TAX_RANK, SEE_TAXER, WEATHERS
from outremer.games.fief.offices import is_governed
from outremer.games.fief.vocabulary import FAMINE, FIEFS, HARVEST, LORDS, RAIN, SEES, TAX, WEATHER
from tests.games.fief.position import france, hand, map_with, place, position
from tests.games.talking import asked, bar, free, say, told

FAMILIES = {"charles": (0, "bourg"), "henri": (1, "sigy"), "eric": (2, "pugnac"), "othon": (3, "tournus")}


def plays(**written: Any) -> outremer.Table:
    return position("plays", **{"lords": FAMILIES, **written})


def where(table: outremer.Table, kind: int) -> list[int]:
    g = france(table)
    return g.card[g.rules.box.first_of[kind] : g.rules.box.first_of[kind + 1]]


def taxed(table: outremer.Table, see: str) -> tuple[int, str]:
    g = france(table)
    at = SEES.index(see)
    return g.see[SEE_TAXER + at], ["none", "pope", "cardinal", "bishop"][g.see[SEE_TAX_RANK + at]]


@pytest.mark.rule("cards.play.turn_order", "phase2.turn_order")
def test_each_plays_in_turn_order_one_whole_go() -> None:
    table = plays(first=2, hands={0: ["harvest"], 2: ["weather", "harvest"], 3: ["justice"]})
    assert asked(table) == ("Plays", 2)
    assert bar(table, 0, "harvest see-bourg") == "phase2.turn_order"
    assert bar(table, 2, "tax-fief duchy-bourg") == "cards.play.turn_order"
    say(table, 2, "harvest see-bourg")
    assert asked(table) == ("Plays", 2)
    say(table, 2, "weather see-bourg")
    assert asked(table) == ("Plays", 3)
    say(table, 3, "pass")
    assert asked(table) == ("Plays", 0)


# -- lords -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("card.lord.phase")
def test_lord_cards_are_played_only_in_phase_two() -> None:
    table = position("weddings", lords={**FAMILIES, "jeanne": (3, "tournus")}, hands={0: ["thierry"]})
    assert bar(table, 0, "play-lord thierry") == "card.lord.phase"


@pytest.mark.rule("card.lord.card_on_board", "card.lord.token")
def test_a_new_lord_comes_to_a_place_by_the_order_of_preference() -> None:
    table = plays(hands={0: ["thierry"]}, walls={"bourg": "stronghold", "sigy": "city"})
    say(table, 0, "play-lord thierry")
    assert place(table, "thierry") == "bourg"
    assert france(table).card[LORDS.index("thierry")] == LAID
    assert told(table, "lord-came") == [{"seat": 0, "lord": "thierry", "village": "bourg"}]


@pytest.mark.rule("card.lord.token")
def test_where_several_places_fit_the_player_chooses() -> None:
    table = plays(
        hands={0: ["thierry"]}, troops={(0, "blaye"): (1, 0)}, walls={"bourg": "stronghold", "blaye": "stronghold"}
    )
    say(table, 0, "play-lord thierry")
    assert asked(table) == ("NewLord", 0)
    assert free(table, 0, "place") == ["blaye", "bourg"]
    assert bar(table, 0, "place sigy") == "card.lord.token"
    say(table, 0, "place blaye")
    assert place(table, "thierry") == "blaye"


@pytest.mark.rule("card.lord.token")
def test_a_family_without_anything_comes_back_into_an_empty_village_else_to_an_ally() -> None:
    lords = {name: at for name, at in FAMILIES.items() if name != "charles"}
    table = plays(lords=lords, hands={0: ["thierry"]})
    say(table, 0, "play-lord thierry")
    assert "bourg" in free(table, 0, "place")
    assert bar(table, 0, "place sigy") == "card.lord.token"


@pytest.mark.rule("prisoner.family_limit")
def test_a_family_of_four_captives_counted_takes_no_fifth_lord() -> None:
    lords = {
        **FAMILIES,
        "arthur": (0, "bourg"),
        "baudoin": (0, "bourg"),
        "jeanne": (0, "blaye"),
    }
    table = plays(lords=lords, captives={"jeanne": 1}, troops={(1, "blaye"): (0, 1)}, hands={0: ["thierry", "tax"]})
    assert bar(table, 0, "play-lord thierry") == "prisoner.family_limit"
    assert bar(table, 0, "play-lord quentin") == "cards.play.turn_order"


# -- harvest and weather ---------------------------------------------------------------------------------------------


@pytest.mark.rule("card.harvest.mill_bonus", "card.good_weather.mill_bonus")
def test_harvest_and_good_weather_lie_on_a_see_until_income() -> None:
    table = plays(hands={0: ["harvest", "weather", "justice"]})
    say(table, 0, "harvest see-bourg", "weather see-bourg")
    g = france(table)
    see = SEES.index("see-bourg")
    assert (g.see[HARVESTS + see], g.see[WEATHERS + see]) == (1, 1)
    assert LAID in where(table, HARVEST)
    assert LAID in where(table, WEATHER)


@pytest.mark.rule("card.famine.cancelled_by_harvest", "card.famine.no_good_weather")
def test_a_harvest_ends_a_famine_and_good_weather_cannot_be_played_on_it() -> None:
    table = plays(hands={0: ["harvest", "weather"]}, struck={"see-bourg": ["famine"]})
    assert bar(table, 0, "weather see-bourg") == "card.famine.no_good_weather"
    say(table, 0, "harvest see-bourg")
    g = france(table)
    assert not g.is_struck(17, FAMINE)
    assert DISCARDED_PILE in where(table, HARVEST)
    assert DISCARDED_PILE in where(table, FAMINE)
    assert g.see[HARVESTS + SEES.index("see-bourg")] == 0
    assert bar(table, 0, "weather see-bourg") is None


@pytest.mark.rule("card.heavy_rain.cancelled_by_good_weather", "card.heavy_rain.no_harvest")
def test_good_weather_ends_heavy_rain_and_no_harvest_is_played_in_it() -> None:
    table = plays(hands={0: ["harvest", "weather"]}, struck={"see-bourg": ["rain"], "see-sigy": ["rain", "famine"]})
    assert bar(table, 0, "harvest see-bourg") == "card.heavy_rain.no_harvest"
    assert bar(table, 0, "harvest see-sigy") == "card.heavy_rain.no_harvest"
    assert bar(table, 0, "weather see-sigy") == "card.famine.no_good_weather"
    say(table, 0, "weather see-bourg")
    assert not france(table).is_struck(17, RAIN)
    assert DISCARDED_PILE in where(table, WEATHER)
    assert DISCARDED_PILE in where(table, RAIN)
    assert bar(table, 0, "harvest see-bourg") is None


# -- taxes -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("feudal_title.tax", "card.tax.targets", "card.tax.marker")
def test_a_fief_is_taxed_by_its_lord_once() -> None:
    table = plays(titles={"charles": ["duchy-bourg"], "henri": ["county-sigy"]}, hands={0: ["tax", "tax"]})
    assert free(table, 0, "tax-fief") == ["duchy-bourg"]
    assert bar(table, 0, "tax-fief county-sigy") == "feudal_title.tax"
    assert bar(table, 0, "tax-fief duchy-blaye") == "king.tax_ungoverned"
    say(table, 0, "tax-fief duchy-bourg")
    assert france(table).fief[FIEF_TAXER + FIEFS.index("duchy-bourg")] == 0
    assert where(table, TAX).count(DISCARDED_PILE) == 1
    assert hand(table, 0) == ["tax"]
    assert bar(table, 0, "tax-fief duchy-bourg") == "card.tax.marker"


@pytest.mark.rule("card.tax.captive_ok")
def test_a_captive_lord_taxes_all_the_same() -> None:
    held = {"charles": ["duchy-bourg", "see-bourg"]}
    table = plays(
        titles=held, captives={"charles": 1}, troops={(1, "bourg"): (0, 1)}, hands={0: ["tax", "tax", "justice"]}
    )
    say(table, 0, "tax-fief duchy-bourg", "tax-see see-bourg")
    assert taxed(table, "see-bourg") == (0, "bishop")


@pytest.mark.rule("king.tax_ungoverned")
def test_the_king_taxes_fiefs_that_nobody_governs() -> None:
    table = plays(titles={"charles": ["king"], "henri": ["county-sigy"]}, hands={0: ["tax"]})
    assert free(table, 0, "tax-fief") == [fief for fief in FIEFS if fief != "county-sigy"]


@pytest.mark.rule("bishop.tax_own_see", "govern.bishopric", "cardinal.tax_any")
def test_a_bishop_taxes_his_see_and_a_cardinal_any_that_has_a_bishop() -> None:
    held = {"charles": ["see-bourg"], "henri": ["see-sigy", "cardinal"]}
    table = plays(titles=held, hands={0: ["tax"], 1: ["tax"]})
    assert free(table, 0, "tax-see") == ["see-bourg"]
    assert bar(table, 0, "tax-see see-sigy") == "bishop.tax_own_see"
    say(table, 0, "pass")
    assert free(table, 1, "tax-see") == ["see-bourg", "see-sigy"]
    assert bar(table, 1, "tax-see see-blaye") == "cardinal.tax_any"
    say(table, 1, "tax-see see-bourg")
    assert taxed(table, "see-bourg") == (1, "cardinal")
    assert not is_governed(map_with(), SEES.index("see-bourg"))


@pytest.mark.rule("church_tax.precedence.bishop", "church_tax.precedence.cardinal", "card.tax.marker")
def test_a_bishop_displaces_a_cardinal_who_displaces_a_pope_and_no_cardinal_another() -> None:
    held = {
        "charles": ["see-blaye", "pope"],
        "henri": ["see-sigy", "cardinal"],
        "eric": ["see-tournus", "cardinal"],
        "othon": ["see-bourg"],
    }
    table = plays(titles=held, hands={0: ["tax"], 1: ["tax"], 2: ["tax"], 3: ["tax", "tax"]})
    say(table, 0, "tax-church")
    assert [taxed(table, see) for see in ("see-blaye", "see-bourg", "see-sigy")] == [(0, "pope")] * 3
    say(table, 1, "tax-see see-bourg")
    assert taxed(table, "see-bourg") == (1, "cardinal")
    assert bar(table, 2, "tax-see see-bourg") == "church_tax.precedence.cardinal"
    say(table, 2, "tax-see see-tournus")
    say(table, 3, "tax-see see-bourg")
    assert taxed(table, "see-bourg") == (3, "bishop")
    assert bar(table, 3, "tax-see see-bourg") == "card.tax.marker"


@pytest.mark.rule("pope.tax_all")
def test_a_pope_taxes_all_governed_sees_that_are_not_taxed_yet() -> None:
    held = {"charles": ["see-bourg"], "henri": ["see-sigy", "pope"], "eric": ["see-tournus"]}
    table = plays(titles=held, hands={0: ["tax"], 1: ["tax", "tax"], 2: ["tax"]})
    assert bar(table, 0, "tax-church") == "pope.tax_all"
    say(table, 0, "tax-see see-bourg")
    say(table, 1, "tax-church")
    assert [taxed(table, see) for see in ("see-bourg", "see-sigy", "see-tournus", "see-blaye")] == [
        (0, "bishop"),
        (1, "pope"),
        (1, "pope"),
        (-1, "none"),
    ]
    assert bar(table, 1, "tax-church") == "pope.tax_all"


@pytest.mark.rule("cardinal.tax_any", "church_tax.precedence.bishop")
def test_a_cardinal_does_not_tax_what_its_bishop_has_taxed() -> None:
    held = {"charles": ["see-bourg"], "henri": ["see-sigy", "cardinal"]}
    table = plays(titles=held, hands={0: ["tax"], 1: ["tax"]})
    say(table, 0, "tax-see see-bourg")
    assert bar(table, 1, "tax-see see-bourg") == "cardinal.tax_any"
    assert bar(table, 1, "tax-see see-tournus") == "cardinal.tax_any"  # which nobody governs
    assert bar(table, 1, "tax-see see-sigy") is None
