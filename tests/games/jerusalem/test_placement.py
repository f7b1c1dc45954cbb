"""FASE 2. PIAZZAMENTO: the turn, the squires, and who controls what."""

from __future__ import annotations

import pytest

import outremer
from tests.games.jerusalem.position import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    behind,
    bezants,
    hand,
    men,
    offices,
    position,
    seen_area,
    supply,
)
from tests.games.talking import asked, bar, free, idle, say, seen

EVERY_AREA = [area["area"] for area in seen(outremer.new("jerusalem", seed=1))["areas"]]


def controllers(table: outremer.Table, *areas: str) -> list[int | None]:
    return [seen_area(table, area)["controller"] for area in areas]


@pytest.mark.rule("placement.starts-after-auction-phase")
def test_placement_starts_when_all_have_office_and_card() -> None:
    table = idle(outremer.new("jerusalem", seed=1), until="Turn")
    assert "none" not in offices(table)
    assert [len(hand(table, seat)) for seat in range(4)] == [1, 1, 1, 1]
    early = position("cards", driver=outremer.Seeded(1))
    assert bar(early, BLUE, "place david") == "round.phases.order"


@pytest.mark.rule("placement.order")
def test_one_turn_each_from_the_lowest_office_to_the_highest() -> None:
    table = position(offices=["admiral", "constable", "marshal", "treasurer"], men={"david": [1]})
    for seat in (GREEN, RED, YELLOW, BLUE):
        assert asked(table) == ("Turn", seat)
        assert bar(table, (seat + 1) % 4, "place david") == "placement.order"
        say(table, seat, "end")
    assert asked(table) == ("TowerOfDavid", BLUE)


@pytest.mark.rule("placement.purpose")
def test_squires_on_the_board_gain_control() -> None:
    table = position(men={"market-left": [0, 1]})
    assert controllers(table, "market-left") == [GREEN]
    say(table, BLUE, "place market-left", "place market-left")
    assert controllers(table, "market-left") == [BLUE]


@pytest.mark.rule("placement.receive.first")
def test_a_turn_begins_with_new_squires_then_all_is_free() -> None:
    table = position(turn="constable", behind=[0], hands={BLUE: ["two-bezants", "one-squire"]}, bezants=[3])
    assert behind(table)[BLUE] == 7
    say(table, BLUE, "place david", "play two-bezants", "place david", "hire", "place market-large", "play one-squire")
    say(table, BLUE, "place market-large", "lock david", "dismiss david", "dismiss david", "dismiss market-large")
    assert asked(table) == ("Turn", BLUE)


@pytest.mark.parametrize(
    ("office", "count"),
    [
        pytest.param("constable", 7, marks=pytest.mark.rule("placement.receive.constable")),
        pytest.param("treasurer", 6, marks=pytest.mark.rule("placement.receive.treasurer")),
        pytest.param("marshal", 5, marks=pytest.mark.rule("placement.receive.marshal")),
        pytest.param("admiral", 4, marks=pytest.mark.rule("placement.receive.admiral")),
    ],
)
def test_each_office_brings_its_number(office: str, count: int) -> None:
    table = position(turn=office, offices=[office, *OTHERS[office]])
    assert behind(table) == [count, 0, 0, 0]


OTHERS = {
    office: [other for other in ("constable", "treasurer", "marshal", "admiral") if other != office]
    for office in ("constable", "treasurer", "marshal", "admiral")
}


@pytest.mark.rule("placement.receive.from-supply.it")
def test_they_come_from_the_supply_as_far_as_it_goes() -> None:
    table = position(turn="constable", behind=[10])
    assert (behind(table)[BLUE], supply(table)[BLUE]) == (17, 33)
    short = position(turn="constable", behind=[10], men={"david": [38]})
    assert (behind(short)[BLUE], supply(short)[BLUE]) == (12, 0)


@pytest.mark.rule("placement.from-screen-only")
def test_squires_are_placed_from_behind_the_screen_only() -> None:
    table = position(turn="admiral")
    say(table, RED, *["place david"] * 4)
    assert (behind(table)[RED], supply(table)[RED]) == (0, 46)
    assert bar(table, RED, "place david") == "placement.from-screen-only"


@pytest.mark.rule("placement.optional", "placement.keep-for-later")
def test_squires_may_be_kept_for_later_rounds() -> None:
    table = position(turn="admiral", round_=1, behind=[0, 0, 0, 3], driver=outremer.Seeded(1))
    say(table, RED, "place david", "end")
    assert behind(table)[RED] == 6
    idle(table, until="Turn", round_=2)
    assert behind(table)[RED] >= 6


@pytest.mark.rule("placement.any-areas", "placement.tower-of-david-allowed")
def test_squires_may_go_to_as_many_areas_as_one_likes() -> None:
    table = position(behind=[9])
    assert free(table, BLUE, "place") == EVERY_AREA
    say(table, BLUE, *[f"place {area}" for area in EVERY_AREA])
    assert [men(table, area)[BLUE] for area in EVERY_AREA] == [1] * 16
    assert men(table, "david")[BLUE] == 1


@pytest.mark.rule("placement.any-number-per-area")
def test_an_area_holds_any_number() -> None:
    table = position(behind=[43])
    say(table, BLUE, *["place palace-left"] * 50)
    assert men(table, "palace-left")[BLUE] == 50


@pytest.mark.rule("placement.clear-position", "placement.group-advice.it")
def test_everybody_sees_how_many_of_each_colour_stand_where() -> None:
    table = position(men={"market-left": [2, 0, 1, 3]})
    say(table, BLUE, "place market-left")
    assert seen_area(table, "market-left")["squires"] == [3, 0, 1, 3]
    assert all(sum(seen_area(table, area)["squires"]) == 0 for area in EVERY_AREA if area != "market-left")


@pytest.mark.rule("placement.squires-stay")
def test_squires_stay_for_the_next_round() -> None:
    table = position("building", round_=1, men={"market-left": [2, 0, 1, 3]}, driver=outremer.Scripted("tax"))
    assert asked(table)[0] == "Sale"
    assert seen(table)["round"] == 2
    assert men(table, "market-left") == [2, 0, 1, 3]


@pytest.mark.rule("city.sectors.count.it", "city.sectors.count.de", "city.sectors.names")
def test_the_city_has_five_sectors_and_the_tower_of_david() -> None:
    for edition in ("it", "de"):
        areas = seen(position(options={"edition": edition}))["areas"]
        assert len({area["sector"] for area in areas}) == 6
    others = {area["sector"] for area in areas} - {"david"}
    assert len(others) == 5
    assert others == {"palace", "templars", "patriarchate", "nobility", "market"}


@pytest.mark.rule("city.sectors.three-areas", "city.tower-of-david.one-large-area")
def test_a_sector_has_one_large_and_two_small_areas() -> None:
    for sector in ("palace", "templars", "patriarchate", "nobility", "market"):
        sizes = [seen_area(position(), f"{sector}-{size}")["large"] for size in ("large", "left", "right")]
        assert sizes == [True, False, False]
    david = [area["large"] for area in seen(position())["areas"] if area["sector"] == "david"]
    assert david == [True]


@pytest.mark.rule("control.pays-in-phase-3")
def test_control_pays_what_is_printed_in_the_area() -> None:
    table = position("income", men={"market-right": [1]}, bezants=[0])
    say(table, BLUE, "collect")
    printed = seen_area(table, "market-right")["pays"]
    assert printed == {"squires": 1, "bezants": 2, "points": 0}
    assert (behind(table)[BLUE], supply(table)[BLUE], bezants(table)[BLUE]) == (1, 48, 2)


@pytest.mark.rule("control.sole-presence")
def test_alone_one_controls_and_an_empty_area_is_nobodys() -> None:
    table = position(men={"palace-left": [0, 1]}, barons={RED: "palace-right"})
    assert controllers(table, "palace-left", "palace-right", "palace-large") == [GREEN, None, None]


@pytest.mark.rule("control.majority")
def test_most_squires_control_and_a_baron_is_none() -> None:
    table = position(men={"palace-left": [2, 3, 1, 2], "palace-right": [1, 2]}, barons={BLUE: "palace-right"})
    assert controllers(table, "palace-left", "palace-right") == [GREEN, GREEN]


@pytest.mark.rule("control.tie.lower-character")
def test_at_a_tie_the_lower_office_controls() -> None:
    table = position(men={"palace-left": [2, 2, 0, 2]}, offices=["admiral", "marshal", "constable", "treasurer"])
    assert controllers(table, "palace-left") == [RED]


@pytest.mark.rule("control.tie.constable-marshal.example")
def test_the_constable_beats_the_marshal() -> None:
    table = position(men={"palace-left": [2, 2]}, offices=["marshal", "constable", "treasurer", "admiral"])
    assert controllers(table, "palace-left") == [GREEN]


@pytest.mark.rule("control.sector.example", "control.sector.example.place.de")
def test_the_rulebooks_sector() -> None:
    """Blue is Constable, Red Treasurer, Yellow Marshal; the sector is the Patriarchate."""
    stand = {"patriarchate-large": [1, 0, 2, 2], "patriarchate-left": [0, 0, 2, 1], "patriarchate-right": [1]}
    table = position(men=stand, offices=["constable", "admiral", "marshal", "treasurer"])
    areas = ("patriarchate-large", "patriarchate-left", "patriarchate-right")
    assert controllers(table, *areas) == [RED, YELLOW, BLUE]
    assert [seen_area(table, area)["sector"] for area in areas] == ["patriarchate"] * 3
