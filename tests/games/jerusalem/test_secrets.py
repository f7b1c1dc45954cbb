"""Hidden draws and picks stand in nobody else's record, and leaks put in on purpose are found."""

from __future__ import annotations

import pytest

from tests.games import leaks
from tests.games.jerusalem.position import BLUE, GREEN, RED, YELLOW
from tests.games.jerusalem.secrets import LISTENERS, dealt, drawn, overheard
from tests.games.talking import say, told


@pytest.mark.rule("action-cards.secret", "auction.action-cards.no-peek.de")
def test_nobody_learns_what_others_have_seen_kept_or_drawn() -> None:
    assert overheard() == ""


def test_each_record_has_what_its_own_seat_saw_and_dots_for_the_rest() -> None:
    table = drawn()
    cards = [line for line in table.lines(GREEN) if "roll" in line or "pick" in line]
    assert cards == ["roll ..."] * 4 + ["0: pick ...", "1: pick two-bezants", "2: pick ...", "roll cheap-mercenaries"]
    cards = [line for line in table.lines(RED) if "roll" in line or "pick" in line]
    assert cards == ["roll ..."] * 4 + ["0: pick ...", "1: pick ...", "2: pick ...", "roll ..."]
    assert told(table, "picked", RED) == [{"seat": RED, "card": "move-two"}], "the last card is Red's, and told to Red"


@pytest.mark.rule("auction.bid.shown-openly")
def test_bids_stand_in_everybodys_record() -> None:
    for listener in LISTENERS:
        assert dealt().lines(listener)[:2] == ["0: open constable 3", "1: pass"]


@pytest.mark.rule("action-cards.discard")
def test_a_card_that_is_played_is_everybodys_from_then_on_and_its_pick_stays_a_secret() -> None:
    table = dealt()
    say(table, GREEN, "pick two-bezants")
    say(table, YELLOW, "pick turncoat")
    say(table, BLUE, "play two-points")
    for listener in (GREEN, YELLOW, RED, None):
        assert table.lines(listener)[-1] == "0: play two-points"
        assert "0: pick two-points" not in table.lines(listener)
        assert "roll two-points" not in table.lines(listener)


@pytest.mark.parametrize(
    ("leak", "finding"),
    [
        ("no leak", ""),
        ("the tray is rolled before all", "seat 1 learns 'roll two-points' from the record"),
        ("picks are heard", "seat 1 learns '0: pick two-points' from the record"),
        ("picks are told", "seat 1 learns two-points from the event 'picked'"),
        ("scholars draw before all", "seat 0 learns 'roll cheap-mercenaries' from the record"),
        ("what scholars draw is told", "seat 0 learns cheap-mercenaries from the event 'drew'"),
        ("the tray is seen", "seat 0 learns the tray from the view"),
        ("screens are glass", "seat 0 learns the screen of seat 1 from the view"),
    ],
)
def test_a_leak_put_in_on_purpose_is_found(leak: str, finding: str) -> None:
    assert leaks.found(leak, "tests.games.jerusalem.secrets") == finding
