"""LA FASE DELL'ASTA, its end: who gets which card."""

from __future__ import annotations

import pytest

from outremer.games.akkon.vocabulary import CITIES
from tests.games.akkon.position import BLUE, GREEN, RED, YELLOW, card, deck_size, hand, position, top
from tests.games.talking import asked, bar, say, told


@pytest.mark.rule("auction.resolve.city-by-city")
def test_cities_are_settled_one_after_another_each_for_itself() -> None:
    bids = {
        "jaffa": {GREEN: ["knight-5"], RED: ["knight-6"]},
        "tyre": {RED: ["knight-5"]},
        "akkon": {BLUE: ["knight-8"], GREEN: ["knight-7"]},
    }
    table = position(turn=YELLOW, passed=[RED, BLUE, GREEN], bids=bids)
    say(table, YELLOW, "pass")
    assert [(one["city"], one["seat"]) for one in told(table, "won")] == [
        ("tyre", RED),
        ("jaffa", RED),
        ("akkon", BLUE),
    ]
    settled = [event.arguments["city"] for event in table.events(None) if event.name in ("won", "unsold", "tied")]
    assert settled == CITIES


@pytest.mark.rule("auction.resolve.highest-wins")
def test_the_highest_bid_takes_the_card_on_show() -> None:
    wanted = card("siege", city="tyre")
    table = position("resolution", tops={"tyre": wanted}, bids={"tyre": {RED: ["knight-5"], BLUE: ["knight-6"]}})
    assert hand(table, BLUE) == [wanted]
    assert hand(table, RED) == []
    assert top(table, "tyre") not in (None, wanted)
    assert deck_size(table, "tyre") == 9
    assert asked(table) == ("Actions", BLUE)  # and may be played at once
    assert bar(table, BLUE, f"play {wanted}") is None


@pytest.mark.rule("auction.resolve.highest-wins")
def test_without_a_bid_the_card_stays() -> None:
    table = position("resolution", bids={"tyre": {RED: ["knight-5"]}})
    assert top(table, "jaffa") == "jaffa-3"
    assert deck_size(table, "jaffa") == 10


@pytest.mark.rule("auction.resolve.tie-no-card")
def test_at_a_tie_nobody_gets_the_card_not_even_the_next_lower_bidder() -> None:
    bids = {"tyre": {RED: ["knight-7"], GREEN: ["knight-7"], BLUE: ["knight-5"]}}
    table = position("resolution", bids=bids)
    assert [hand(table, seat) for seat in range(4)] == [[], [], [], []]


@pytest.mark.rule("auction.resolve.tie-no-card")
def test_a_tie_below_the_highest_bid_does_not_matter() -> None:
    bids = {"tyre": {RED: ["knight-6"], GREEN: ["knight-6"], BLUE: ["knight-7"]}}
    assert len(hand(position("resolution", bids=bids), BLUE)) == 1


@pytest.mark.rule("auction.resolve.tie-card-stays")
def test_after_a_tie_the_card_stays_on_its_deck() -> None:
    bids = {"tyre": {RED: ["knight-7"], GREEN: ["knight-7"]}}
    table = position(turn=YELLOW, passed=[RED, BLUE, GREEN], bids=bids)
    before = top(table, "tyre")
    say(table, YELLOW, "pass")
    assert top(table, "tyre") == before
    assert deck_size(table, "tyre") == 10
    assert {"city": "tyre"} in told(table, "tied")


@pytest.mark.rule("templar.chaplain.alone-wins-nothing", "auction.resolve.highest-wins")
@pytest.mark.parametrize("piece", ["chaplain", "sergeant"])
def test_a_bid_that_is_worth_nothing_is_told_apart_from_no_bid(piece: str) -> None:
    table = position(turn=YELLOW, passed=[RED, BLUE, GREEN], bids={"tyre": {RED: [piece]}})
    say(table, YELLOW, "pass")
    assert told(table, "worthless") == [{"city": "tyre"}]
    assert {"city": "tyre"} not in told(table, "unsold")
    assert len(told(table, "unsold")) == 5
