"""A leak put into the auction on purpose is found, and without it nothing is."""

from __future__ import annotations

from tests.games.fief.expansions.tactics_leaks import found


def test_a_bid_that_shows_in_the_order_of_answers_is_found() -> None:
    assert "learns what it must not know" in found("order")


def test_a_sound_auction_is_found_sound() -> None:
    assert found("none") == ""
