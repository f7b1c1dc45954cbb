"""What lies face down stands in nobody else's record, events or view; and leaks put in on purpose are each found."""

from __future__ import annotations

import re

import pytest

import outremer
from tests.games.akkon.leaks import found
from tests.games.akkon.position import BLUE, GREEN, RED, position
from tests.games.akkon.secrets import first_leak
from tests.games.talking import say


@pytest.mark.rule("auction.place-face-down", "auction.no-looking", "card.plague.take-one", "card.brothers.take-two")
@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_nobody_learns_what_lies_face_down(seed: int, seats: int) -> None:
    assert first_leak(seed, seats) == ""


@pytest.mark.parametrize(
    ("leak", "finding"),
    [
        ("a borrowed Templar in all records", "'roll .*the record says 'roll"),
        ("a laid Templar in all records", "lay .*the record says '\\d: lay"),
        ("a displaced Templar in all records", "'roll .*the record says 'roll"),
        ("a borrowed Templar told", "told took"),
        ("a laid Templar told", "told laid"),
        ("faces in the view", "the view shows"),
    ],
)
def test_a_leak_put_in_on_purpose_is_found(leak: str, finding: str) -> None:
    assert re.search(finding, found(leak))


def test_without_a_leak_nothing_is_found_in_the_same_games() -> None:
    assert found("none") == ""


@pytest.mark.rule("auction.place-face-down")
def test_the_records_of_a_bid_by_hand() -> None:
    """Red lays a knight face down, then one beside the Seneschal; what Blue may read of it, and Red."""
    table = position(seats=3)
    say(table, RED, "bid tyre", "lay knight-7")
    say(table, GREEN, "pass")
    say(table, BLUE, "pass")
    say(table, RED, "seneschal jaffa", "bid jaffa", "lay knight-5", "pass")
    bids = ["0: bid tyre", "0: lay knight-7", "2: pass", "1: pass", "0: seneschal jaffa", "0: bid jaffa"]
    assert table.lines(RED)[:8] == [*bids, "0: lay knight-5", "0: pass"]
    for listener in (BLUE, GREEN, None):
        assert table.lines(listener)[:8] == [bids[0], "0: lay ...", *bids[2:], "0: lay knight-5", "0: pass"]


@pytest.mark.rule("card.plague.take-one", "card.brothers.take-two")
def test_the_records_of_what_is_borrowed_by_hand() -> None:
    saved = position("actions", seats=3).save()
    saved["world"]["debts"] = [
        {"taker": RED, "owner": BLUE, "loan": "plague"},
        {"taker": GREEN, "owner": RED, "loan": "brothers-in-arms"},
    ]
    saved["stack"] = [{"form": "Crusade"}, {"form": "Round", "at": "close"}]
    saved["world"]["bidder"] = None
    table = outremer.load(saved, outremer.Scripted("chaplain", "knight-8"))
    assert table.lines(RED) == ["roll chaplain", "roll knight-8"]
    assert table.lines(BLUE) == ["roll chaplain", "roll ..."]
    assert table.lines(GREEN) == ["roll ...", "roll knight-8"]
    assert table.lines(None) == ["roll ...", "roll ..."]
