"""What the greedy bot does in Akkon: it does not end its actions with a gain in hand, and plays nothing for nothing."""

from __future__ import annotations

import pytest

from outremer.bots.weighing import judge_of
from outremer.games.akkon.vocabulary import CITIES
from tests.games.akkon.position import BLUE, GREEN, RED, YELLOW, card, hand, place, position, track
from tests.games.greedy import chosen, lead, lead_at_rest, says_in_turn

LANCE = card("holy-lance", city="tyre", cost=1)  # gold
MINTING = card("minting-right")
PLAGUE = card("plague")
TRAILING = {RED: [2, 2, 2, 2], BLUE: [9, 8, 7, 9], GREEN: [8, 8, 8, 8], YELLOW: [7, 7, 7, 7]}


@pytest.mark.parametrize("first", [RED, BLUE])
@pytest.mark.parametrize("name", [LANCE, MINTING, PLAGUE], ids=["lance", "minting", "plague"])
def test_a_card_that_helps_is_played_before_the_turn_ends(first: int, name: str) -> None:
    """Whoever acts last too, behind whom a new round with new hopes begins."""
    table = position("actions", first=first, turn=RED, hands={RED: [name, LANCE]}, tracks=TRAILING)
    says_in_turn(table, RED)
    assert place(table, name) != "hand-0"


def test_in_the_last_round_everything_that_helps_is_played() -> None:
    cards = [LANCE, *(card("holy-lance", nth) for nth in (2, 3))]
    table = position("actions", turn=RED, hands={RED: cards}, last=list(CITIES), tracks=TRAILING)
    before = sum(track(table, RED, name) for name in ("gold", "faith", "power", "reputation"))
    says_in_turn(table, RED)
    assert hand(table, RED) == []
    assert sum(track(table, RED, name) for name in ("gold", "faith", "power", "reputation")) > before


def test_to_end_is_worth_what_the_markers_and_waiting_cards_are() -> None:
    table = position("actions", turn=RED, hands={RED: [LANCE]}, tracks=TRAILING)
    bare = position("actions", turn=RED, hands={RED: [], BLUE: [LANCE]}, tracks=TRAILING)
    assert lead(bare, RED) < lead_at_rest(table, RED) < lead(table, RED)
    assert judge_of("akkon").rests(position("auction", turn=RED).kernel, RED) == []


def test_a_templar_to_be_taken_is_worth_something_and_one_to_be_lent_costs_it() -> None:
    table = position("actions", turn=RED, hands={RED: [PLAGUE, LANCE]}, tracks=TRAILING)
    free = position("actions", turn=RED, hands={RED: [LANCE]}, tracks=TRAILING)
    table.play(RED, f"play {PLAGUE}")
    table.play(RED, f"against {BLUE}")
    assert lead(table, RED) > lead(free, RED)
    assert lead(table, BLUE) < lead(free, BLUE)


def test_a_siege_that_costs_more_than_it_brings_is_kept() -> None:
    """In the last round the highest and the lowest marker count, and this one lowers the lowest."""
    siege = card("siege", track="gold", loss="faith")
    table = position("actions", turn=RED, hands={RED: [siege]}, last=list(CITIES), tracks={RED: [5, 2, 8, 5]})
    assert chosen(table, RED) == "end"
