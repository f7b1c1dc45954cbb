"""SCEGLIERE LE CARTE AZIONE."""

from __future__ import annotations

import pytest

import outremer
from tests.games import leaks
from tests.games.jerusalem.position import BLUE, GREEN, RED, YELLOW, hand, position, seen_form
from tests.games.talking import asked, bar, free, say, seen

DRAWN = ("one-squire", "turncoat", "move-two", "two-points")


def picking() -> outremer.Table:
    """Red is Constable, then Yellow, Blue, and Green is Admiral."""
    offices = ["marshal", "admiral", "treasurer", "constable"]
    return position("cards", offices=offices, driver=outremer.Scripted(*DRAWN))


def laid_out() -> outremer.Table:
    table = position("auction", driver=outremer.Scripted(*DRAWN))
    for office in ("constable", "treasurer"):
        _, opener = asked(table)
        say(table, opener, f"open {office} 0")
        while asked(table)[1] != (opener + 1) % 4 or seen_form(table)["office"] != "none":
            say(table, asked(table)[1], "pass")
    return table


@pytest.mark.rule("actionpick.after-auction")
def test_the_cards_are_handed_out_once_the_offices_are() -> None:
    table = laid_out()
    assert asked(table) == ("Sale", YELLOW)
    assert bar(table, YELLOW, "pick one-squire") is not None
    say(table, YELLOW, "open marshal 0")
    say(table, RED, "pass")
    assert asked(table) == ("Picking", BLUE)
    assert sum(seen_form(table, BLUE)["tray"].values()) == 4


@pytest.mark.rule("actionpick.first-player", "character.constable.picks-card-first.de")
def test_the_lowest_office_looks_at_all_and_keeps_one() -> None:
    table = picking()
    assert asked(table) == ("Picking", RED)
    assert free(table, RED, "pick") == ["one-squire", "two-points", "turncoat", "move-two"]
    assert seen_form(table, RED)["tray"] == dict.fromkeys(DRAWN, 1)
    assert all("tray" not in seen_form(table, other) for other in (BLUE, GREEN, YELLOW, None))
    say(table, RED, "pick move-two")
    assert hand(table, RED) == ["move-two"]


@pytest.mark.rule("actionpick.first-player")
def test_what_is_turned_up_for_the_lowest_office_stands_in_no_other_record() -> None:
    table = picking()
    for seat in (BLUE, GREEN, YELLOW, RED, None):
        lines = table.record(seat).splitlines()[-len(DRAWN) :]
        assert lines == [f"roll {card if seat == RED else '...'}" for card in DRAWN]


@pytest.mark.rule("actionpick.pass-on")
def test_the_rest_goes_to_the_next_office() -> None:
    table = say(picking(), RED, "pick move-two")
    assert asked(table) == ("Picking", YELLOW)
    assert free(table, YELLOW, "pick") == ["one-squire", "two-points", "turncoat"]
    say(table, YELLOW, "pick turncoat")
    assert asked(table) == ("Picking", BLUE)
    assert seen_form(table, BLUE)["tray"] == {"one-squire": 1, "two-points": 1}


@pytest.mark.rule("actionpick.pass-on")
def test_what_is_left_of_the_cards_is_heard_by_whoever_gets_them_and_by_nobody_else() -> None:
    one, other = say(picking(), RED, "pick move-two"), say(picking(), RED, "pick turncoat")
    assert [one.heard(seat) == other.heard(seat) for seat in (YELLOW, BLUE, GREEN)] == [False, True, True]


@pytest.mark.rule("actionpick.one-each", "action-cards.one-per-round")
def test_everybody_gets_exactly_one() -> None:
    table = picking()
    assert bar(table, RED, "pick two-bezants") == "actionpick.one-each"
    for seat, card in ((RED, "move-two"), (YELLOW, "turncoat"), (BLUE, "two-points")):
        say(table, seat, f"pick {card}")
    assert [player["cards"] for player in seen(table)["players"]] == [1, 1, 1, 1]
    assert asked(table)[0] == "Turn"


@pytest.mark.rule("actionpick.last-has-no-choice")
def test_the_admiral_takes_what_is_left() -> None:
    table = picking()
    for seat, card in ((RED, "move-two"), (YELLOW, "turncoat"), (BLUE, "two-points")):
        say(table, seat, f"pick {card}")
    assert asked(table) == ("Turn", RED)  # Green was never asked
    assert hand(table, GREEN) == ["one-squire"]


@pytest.mark.rule("actionpick.four-players.example.it")
def test_the_constable_sees_four_and_hands_three_on() -> None:
    table = picking()
    assert len(free(table, RED, "pick")) == 4
    say(table, RED, "pick one-squire")
    assert len(free(table, YELLOW, "pick")) == 3
    say(table, YELLOW, "pick two-points")
    assert len(free(table, BLUE, "pick")) == 2


def test_cards_told_to_everybody_as_they_are_picked_are_found() -> None:
    assert "tells it picked" in leaks.found("picked cards")
