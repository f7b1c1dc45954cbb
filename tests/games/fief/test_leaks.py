"""Leaks put in on purpose are each found by the checks: else nobody could trust them where they find nothing."""

from __future__ import annotations

import pytest

from tests.games.fief.leaks import found


def test_an_exchange_told_to_all_is_found() -> None:
    assert "without reveal()" in found("exchange")


def test_a_window_that_asks_by_hand_is_found() -> None:
    assert "learns what it must not know" in found("window")


def test_a_kind_under_fog_that_shows_is_found() -> None:
    assert "its view: world.knights-of-seat-1-in-blaye" in found("kind")


def test_the_card_of_a_proposal_that_shows_is_found() -> None:
    assert "its view: world.cards-seat-0-gives" in found("proposal")


def test_the_colour_of_a_vote_that_shows_is_found() -> None:
    assert "whites" in found("colour")


@pytest.mark.parametrize("options", ["none", "none in the fog", "none in free diplomacy"])
def test_without_a_leak_nothing_is_found_in_the_same_positions(options: str) -> None:
    assert found(options) == ""
