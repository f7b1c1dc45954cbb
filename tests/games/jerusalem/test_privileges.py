"""PASSO 2. PRIVILEGI."""

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
    points,
    position,
    saved_world,
    seen_area,
    supply,
)
from tests.games.talking import asked, bar, free, idle, say, seen, told

THREE_LEADERS = {"patriarchate-left": [1], "market-left": [0, 1], "nobility-left": [0, 0, 1]}


def holders(table: outremer.Table) -> dict[str, int]:
    """Who is asked about which privilege; everybody declines."""
    found = {}
    while isinstance(table.need, outremer.Ask) and table.need.form in ("Scholars", "Materials", "Intrigue"):
        form, seat = asked(table)
        found[form] = seat
        say(table, seat, "buy 0" if form == "Materials" else "pass")
    return found


@pytest.mark.rule("privilege.sectors")
def test_three_sectors_grant_a_privilege() -> None:
    everywhere = {f"{sector}-left": [1] for sector in ("palace", "templars", "patriarchate", "market", "nobility")}
    assert list(holders(position("privileges", men=everywhere))) == ["Scholars", "Materials", "Intrigue"]
    assert holders(position("privileges", men={"palace-left": [1], "templars-left": [1]})) == {}


@pytest.mark.rule("privilege.count-whole-sector", "privilege.most-squires")
def test_the_whole_sector_is_counted() -> None:
    stand = {"market-large": [3, 1], "market-left": [0, 2], "market-right": [0, 2]}
    assert holders(position("privileges", men=stand)) == {"Materials": GREEN}  # 3 against 5
    more = {"market-large": [1, 0, 2, 1], "market-left": [1, 0, 2, 1]}
    assert holders(position("privileges", men=more)) == {"Materials": YELLOW}


@pytest.mark.rule("privilege.tie")
def test_at_a_tie_the_lower_office_has_it() -> None:
    stand = {"market-large": [2], "market-left": [0, 2, 1, 2]}
    offices = ["marshal", "admiral", "constable", "treasurer"]
    assert holders(position("privileges", men=stand, offices=offices)) == {"Materials": RED}


@pytest.mark.rule("privilege.no-area-needed")
def test_no_area_need_be_controlled() -> None:
    stand = {"market-large": [3, 2], "market-left": [0, 2, 3], "market-right": [0, 2, 0, 3]}
    table = position("privileges", men=stand)
    assert GREEN not in [seen_area(table, area)["controller"] for area in stand]
    assert holders(table) == {"Materials": GREEN}


@pytest.mark.rule("privilege.several-per-player")
def test_one_player_may_have_all_three() -> None:
    table = position("privileges", men={area: [0, 1] for area in THREE_LEADERS})
    assert holders(table) == {"Scholars": GREEN, "Materials": GREEN, "Intrigue": GREEN}


@pytest.mark.rule("privilege.order")
def test_patriarchate_then_market_then_nobility() -> None:
    table = position("privileges", men=THREE_LEADERS, offices=["admiral", "marshal", "treasurer", "constable"])
    assert list(holders(table).items()) == [("Scholars", BLUE), ("Materials", GREEN), ("Intrigue", YELLOW)]


def scholars(behind: int) -> outremer.Table:
    stand = {"patriarchate-left": [1], "market-left": [0, 1]}
    return position("privileges", men=stand, behind=[behind], driver=outremer.Scripted("turncoat"))


@pytest.mark.rule("privilege.patriarchate")
def test_a_squire_behind_the_screen_buys_the_top_card_once() -> None:
    table = scholars(2)
    assert bar(table, BLUE, "pass") is None
    say(table, BLUE, "study")
    assert (hand(table, BLUE), behind(table)[BLUE]) == (["turncoat"], 1)
    assert asked(table) == ("Materials", GREEN)  # once only
    assert bar(scholars(0), BLUE, "study") == "privilege.patriarchate"
    assert told(table, "drew", GREEN) == []
    assert told(table, "drew-card", GREEN) == [{"seat": BLUE}]


@pytest.mark.rule("privilege.patriarchate.squire-to-supply")
def test_that_squire_goes_to_the_supply() -> None:
    table = scholars(2)
    assert supply(table)[BLUE] == 47
    say(table, BLUE, "study")
    assert supply(table)[BLUE] == 48


@pytest.mark.rule("privilege.patriarchate.keep-card.de", "action-cards.more-by-privilege")
def test_the_card_is_kept_in_hand() -> None:
    table = say(scholars(1), BLUE, "study")
    assert seen(table, BLUE)["players"][BLUE]["hand"] == {"turncoat": 1}
    assert seen(table)["discards"] == {}
    assert seen(table)["players"][BLUE]["cards"] == 1


def materials(bezants: int) -> outremer.Table:
    return position("privileges", men={"market-left": [1]}, bezants=[bezants])


@pytest.mark.rule("privilege.market")
def test_up_to_four_points_at_two_bezants_each() -> None:
    assert free(materials(20), BLUE, "buy") == ["0", "1", "2", "3", "4"]
    assert free(materials(5), BLUE, "buy") == ["0", "1", "2"]
    assert bar(materials(5), BLUE, "buy 3") == "privilege.market"
    table = say(materials(20), BLUE, "buy 4")
    assert asked(table)[0] == "Collecting"


@pytest.mark.rule("privilege.market.bookkeeping")
def test_the_money_goes_to_the_bank_and_the_points_onto_the_track() -> None:
    table = say(materials(9), BLUE, "buy 3")
    assert bezants(table) == [3, 12, 12, 12]
    assert points(table) == [3, 0, 0, 0]


def intrigue() -> outremer.Table:
    return position("privileges", men={"nobility-left": [1]}, points=[2, 3, 0, 1])


@pytest.mark.rule("privilege.nobility")
def test_a_point_is_stolen_from_an_opponent() -> None:
    table = intrigue()
    assert bar(table, BLUE, "pass") is None
    assert free(table, BLUE, "steal") == ["1", "2", "3"]
    assert bar(table, BLUE, "steal 0") == "privilege.nobility"
    say(table, BLUE, "steal 1")
    assert points(table) == [3, 2, 0, 1]


@pytest.mark.rule("privilege.nobility")
def test_whoever_passes_steals_from_nobody() -> None:
    table = say(intrigue(), BLUE, "pass")
    assert points(table) == [2, 3, 0, 1]
    assert told(table, "stole") == []


@pytest.mark.rule("privilege.nobility.victim-at-zero")
def test_a_victim_at_zero_stays_there() -> None:
    assert points(say(intrigue(), BLUE, "steal 2")) == [3, 3, 0, 1]


@pytest.mark.rule("privilege.market.example")
def test_yellow_has_the_privilege_of_the_rulebooks_market() -> None:
    assert holders(position("privileges", men=RULEBOOKS_MARKET)) == {"Materials": YELLOW}


# Blue, Green, Yellow, Red: in all 4, 4, 7 and 3.
RULEBOOKS_MARKET = {"market-large": [0, 4, 3, 0], "market-left": [0, 0, 2, 3], "market-right": [4, 0, 2, 0]}


@pytest.mark.rule("privilege.nobility")
def test_a_point_is_stolen_from_somebody_at_the_table() -> None:
    table = position("privileges", seats=3, men={"nobility-left": [0, 1]})
    assert asked(table) == ("Intrigue", GREEN)
    assert free(table, GREEN, "steal") == ["0", "2"]
    assert bar(table, GREEN, "steal 3") == "privilege.nobility"


def test_a_privilege_is_told_of_its_holder_and_of_nobody_else() -> None:
    table = idle(position(turn="admiral", men={"market-left": [0, 1], "nobility-left": [0, 0, 2]}), "Intrigue")
    assert told(table, "privilege") == [{"seat": GREEN, "sector": "market"}, {"seat": YELLOW, "sector": "nobility"}]


@pytest.mark.rule("privilege.patriarchate")
def test_the_card_drawn_is_told_its_player_alone_and_written_down_for_its_round() -> None:
    stand, drawn_card = {"patriarchate-left": [0, 0, 1]}, outremer.Scripted("turncoat")
    table = position("privileges", round_=3, men=stand, behind=[1, 1, 1, 1], driver=drawn_card)
    say(table, YELLOW, "study")
    assert told(table, "drew", YELLOW) == [{"seat": YELLOW, "card": "turncoat"}]
    assert [told(table, "drew", other) for other in (BLUE, GREEN, RED, None)] == [[]] * 4
    drawn = saved_world(table)["past"]["drawn"]
    assert drawn == [[None] * 4, [None] * 4, [None, None, "turncoat", None], [None] * 4, [None] * 4]
