"""Positions a few decisions ahead, counted by hand."""

from __future__ import annotations

import pytest

import outremer
from tests.games.counting import positions_ahead


@pytest.mark.parametrize(("seats", "offices"), [(2, 2), (3, 3), (4, 4)])
def test_the_first_auction_opens_with_any_office_and_any_bid_of_the_purse(seats: int, offices: int) -> None:
    """Twelve bezants make 13 opening bids for each office; a bid of b leaves a pass and 12 - b raises."""
    table = outremer.new("jerusalem", seats=seats, options={"first_opener": "0"}, by_hand=True).kernel
    assert positions_ahead(table, 1) == offices * 13
    assert positions_ahead(table, 2) == offices * sum(1 + 12 - bid for bid in range(13))


def test_without_a_first_opener_chance_names_one_of_the_seats() -> None:
    table = outremer.new("jerusalem", seats=3, by_hand=True).kernel
    assert positions_ahead(table, 1) == 3 * 3 * 13


def test_two_players_see_a_pair_of_cards_in_every_order_before_the_first_picks() -> None:
    """Of 12 kinds left for two, those with one card cannot come twice; a pair of a kind leaves one choice."""
    table = outremer.new("jerusalem", seats=2, options={"first_opener": "0"}, by_hand=True)
    table.play(0, "open marshal 0")
    table.play(1, "pass")
    several, single = 8, 4  # kinds with two cards or more, and the four influence cards that two players keep
    kinds = several + single
    alike, different = several, kinds * (kinds - 1)
    assert positions_ahead(table.kernel, 1) == alike * 1 + different * 2
