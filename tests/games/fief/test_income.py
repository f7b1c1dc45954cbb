"""Phase 3: what villages, mills, taxes and the Queen bring, and what goes afterwards."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.income import PayIncome
from outremer.games.fief.layout import FIEF_TAXER, NO_TAX, SEE_TAX_RANK, SEE_TAXER
from outremer.games.fief.vocabulary import (
    CHURCH_TAX_INCOME,
    FIEFS,
    INCOME_TOTAL,
    MILL_INCOME,
    QUEEN_INCOME,
    SEES,
    VILLAGE_INCOME,
)
from outremer.kernel.blanks import NOBODY
from outremer.kernel.journal import Journal
from tests.games.fief.position import coins, france, lord, map_with, position, village
from tests.games.talking import asked


def paid(**written: Any) -> outremer.Table:
    """Four empty purses; the year has gone on to the purchases, where somebody is asked."""
    written.setdefault("lords", {"charles": (0, "bourg")})
    return position("coins", coins=dict.fromkeys(range(4), 0), **written)


def lines(event: int, **written: Any) -> list[list[int]]:
    """What is told of such income, number by number."""
    g = map_with(**written)
    g.journal = Journal()
    PayIncome().enter(g)
    return [entry.arguments for entry in g.journal.entries if entry.number == event]


@pytest.mark.rule("income.village", "phase3.simultaneous")
def test_each_controlled_village_brings_a_coin_to_all_at_once() -> None:
    written: dict[str, Any] = {
        "lords": {"charles": (0, "bourg"), "henri": (1, "sigy")},
        "troops": {(0, "pugnac"): (0, 1)},
    }
    assert [coins(paid(**written), seat) for seat in range(4)] == [2, 1, 0, 0]
    assert [line[:3] for line in lines(VILLAGE_INCOME, **written)] == [[0, 2, 2], [1, 1, 1]]
    assert [line[:2] for line in lines(INCOME_TOTAL, **written)] == [[0, 2], [1, 1], [2, 0], [3, 0]]


@pytest.mark.rule("phase3.simultaneous")
def test_nobody_is_asked_anything_about_income() -> None:
    assert asked(paid()) == ("Purchases", 0)


@pytest.mark.rule("income.mill")
def test_each_mill_brings_two_coins_to_whoever_controls_its_village() -> None:
    table = paid(mills={"bourg": 2, "sigy": 1})
    assert coins(table, 0) == 1 + 4  # nobody controls Sigy
    told = lines(MILL_INCOME, lords={"charles": (0, "bourg")}, mills={"bourg": 2, "sigy": 1})
    assert [line[:3] for line in told] == [[0, village("bourg"), 4]]


@pytest.mark.rule("income.mill.bonus_card")
def test_each_harvest_and_good_weather_on_the_see_brings_a_coin_more_a_mill() -> None:
    table = paid(mills={"bourg": 2}, harvests={"see-bourg": 2, "see-sigy": 1}, weathers={"see-bourg": 1})
    assert coins(table, 0) == 1 + 2 * (2 + 3)


@pytest.mark.rule("card.famine.no_mill_income")
def test_in_a_famine_mills_bring_nothing_and_villages_do() -> None:
    table = paid(mills={"bourg": 2}, struck={"see-bourg": ["famine"]})
    assert coins(table, 0) == 1


@pytest.mark.rule("income.feudal_tax")
def test_a_feudal_tax_brings_two_coins_for_each_village_of_the_fief_from_the_bank() -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "st-vivien")}
    table = paid(lords=lords, fief_taxes={"duchy-bourg": 0})
    assert [coins(table, 0), coins(table, 1)] == [1 + 4 * 2, 1]


@pytest.mark.rule("income.church_tax")
def test_under_a_church_tax_the_mills_of_the_see_pay_the_taxer() -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "st-vivien"), "eric": (1, "sigy")}
    mills = {"bourg": 1, "st-vivien": 2, "sigy": 1}
    table = paid(lords=lords, mills=mills, see_taxes={"see-bourg": (2, "bishop")})
    assert [coins(table, seat) for seat in range(3)] == [1, 2 + 2, 6]
    told = lines(CHURCH_TAX_INCOME, lords=lords, mills=mills, see_taxes={"see-bourg": (2, "bishop")})
    assert [line[:3] for line in told] == [[2, SEES.index("see-bourg"), 6]]


@pytest.mark.rule("income.church_tax")
def test_mills_that_nobody_controls_pay_the_tithe_too() -> None:
    table = paid(mills={"bourg": 1, "st-vivien": 2}, see_taxes={"see-bourg": (2, "bishop")})
    assert [coins(table, seat) for seat in range(3)] == [1, 0, 6]


@pytest.mark.rule("queen.income")
def test_the_queen_brings_two_coins_as_a_captive_too() -> None:
    written: dict[str, Any] = {
        "lords": {"isabelle": (2, "bourg")},
        "troops": {(1, "bourg"): (1, 0)},
        "captives": {"isabelle": 1},
        "titles": {"isabelle": ["queen"]},
    }
    assert [line[:3] for line in lines(QUEEN_INCOME, **written)] == [[2, lord("isabelle"), 2]]
    assert lines(INCOME_TOTAL, **written)[2][:2] == [2, 2]


@pytest.mark.rule("siege.no_income")
def test_a_besieged_village_brings_nothing_to_anyone() -> None:
    table = paid(
        lords={"charles": (0, "bourg"), "henri": (1, "bourg")},
        troops={(0, "bourg"): (1, 0), (1, "bourg"): (1, 0)},
        walls={"bourg": "stronghold"},
        mills={"bourg": 2},
        besiegers={"bourg": [1]},
        fief_taxes={"duchy-bourg": 2},
        see_taxes={"see-bourg": (3, "bishop")},
    )
    assert [coins(table, seat) for seat in range(4)] == [0, 0, 3 * 2, 0]


@pytest.mark.rule("govern.income_unoccupied")
def test_empty_villages_pay_the_governor_of_their_fief_and_nobody_else() -> None:
    table = paid(titles={"charles": ["duchy-bourg"]}, walls={"bourg": "city"})
    assert coins(table, 0) == 4
    assert coins(paid(), 0) == 1


@pytest.mark.rule("income.cleanup")
def test_taxes_harvests_and_good_weather_go_and_disasters_stay() -> None:
    table = paid(
        harvests={"see-bourg": 2},
        weathers={"see-sigy": 1},
        struck={"see-sigy": ["famine"]},
        fief_taxes={"duchy-bourg": 0},
        see_taxes={"see-bourg": (0, "pope")},
    )
    g = france(table)
    assert g.fief[FIEF_TAXER + FIEFS.index("duchy-bourg")] == NOBODY
    bourg, sigy = SEES.index("see-bourg"), SEES.index("see-sigy")
    assert (g.see[SEE_TAXER + bourg], g.see[SEE_TAX_RANK + bourg]) == (NOBODY, NO_TAX)
    world = table.save()["world"]
    assert (world["see"]["harvests"]["see-bourg"], world["see"]["weathers"]["see-sigy"]) == (0, 0)
    assert world["see"]["struck"]["see-sigy"] == ["famine"]
    assert world["card"].count("discards") == 3
    assert g.see[sigy] != 0
