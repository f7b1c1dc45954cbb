"""REPUTAZIONE (IMPERATORE BARBAROSSA): a card on offer for one from hand, at any time in the auction phase."""

from __future__ import annotations

import pytest

import outremer
from outremer.games.akkon.vocabulary import CITIES
from tests.games.akkon.position import BLUE, GREEN, RED, YELLOW, card, deck_size, hand, paid, position, top
from tests.games.talking import asked, bar, free, say, told

LANCE = card("holy-lance", city="tyre", cost=2)
PLAGUE = card("plague")
OWN_TURN = {"barbarossa_swaps": "own-turn"}


@pytest.mark.rule("privilege.reputation")
def test_barbarossa_swaps_a_card_on_offer_with_one_from_hand_on_top_of_the_bid() -> None:
    siege = card("siege", city="jaffa")
    table = position(hands={RED: [LANCE, card("plague")]}, tops={"jaffa": siege}, privileges={"reputation": RED})
    say(table, RED, "swap jaffa")
    assert bar(table, RED, f"give {siege}") == "privilege.reputation"
    say(table, RED, f"give {LANCE}")
    assert top(table, "jaffa") == LANCE  # a card of Tyre lies on Jaffa now
    assert siege in hand(table, RED)
    assert LANCE not in hand(table, RED)
    assert deck_size(table, "jaffa") == 10
    assert asked(table) == ("Auction", RED)
    say(table, RED, "bid jaffa", "lay knight-5")
    for seat in (YELLOW, GREEN, BLUE, RED):
        say(table, seat, "pass")
    assert LANCE in hand(table, RED)


@pytest.mark.rule("privilege.reputation")
def test_a_swapped_card_is_played_in_the_city_printed_on_it() -> None:
    bids, hands = {"jaffa": {RED: ["knight-5"]}}, {RED: [card("siege")]}
    table = position(tops={"jaffa": LANCE}, bids=bids, hands=hands, turn=RED, passed=[BLUE, GREEN, YELLOW])
    say(table, RED, "pass", f"play {LANCE}")
    assert (paid(table, RED, "tyre"), paid(table, RED, "jaffa")) == (2, 0)


@pytest.mark.rule("privilege.reputation")
def test_only_the_holder_may_swap_and_only_with_a_card_in_hand() -> None:
    table = position(hands={YELLOW: [LANCE]}, privileges={"reputation": RED})
    assert bar(table, RED, "swap jaffa") == "privilege.reputation"
    say(table, RED, "bid tyre", "lay knight-5")
    assert bar(table, YELLOW, "swap jaffa") == "privilege.reputation"


SPENT_ALL = {
    "tyre": {BLUE: ["knight-5", "knight-6", "turcopole"]},
    "sidon": {BLUE: ["knight-7", "knight-8", "chaplain"]},
    "akkon": {BLUE: ["sergeant"]},
}


@pytest.mark.rule("privilege.reputation")
def test_at_any_time_in_the_auction_out_of_turn_and_after_passing_too() -> None:
    hands = {BLUE: [LANCE, PLAGUE]}
    table = position(hands=hands, privileges={"reputation": BLUE}, driver=outremer.Scripted())
    assert asked(table) == ("Auction", RED)
    assert free(table, BLUE, "swap") == CITIES
    say(table, RED, "bid tyre")
    say(table, BLUE, "swap sidon")  # while Red still thinks about which Templar to lay
    assert asked(table) == ("Exchange", BLUE)
    say(table, BLUE, f"give {LANCE}")
    assert top(table, "sidon") == LANCE
    assert asked(table) == ("Laying", RED)
    assert bar(table, BLUE, "swap tyre") == "privilege.reputation"  # once a round

    passed = position(hands=hands, privileges={"reputation": BLUE}, first=BLUE)
    say(passed, BLUE, "pass")
    assert asked(passed) == ("Auction", RED)
    say(passed, BLUE, "swap jaffa", f"give {PLAGUE}")
    assert top(passed, "jaffa") == PLAGUE
    assert asked(passed) == ("Auction", RED)


@pytest.mark.rule("privilege.reputation")
def test_without_a_templar_left_one_passes_unasked_and_may_still_swap() -> None:
    table = position(seats=2, turn=RED, bids=SPENT_ALL, hands={BLUE: [LANCE]}, privileges={"reputation": BLUE})
    say(table, RED, "bid tyre", "lay knight-5")
    assert told(table, "passed") == [{"seat": BLUE}]
    assert asked(table) == ("Auction", RED)
    say(table, BLUE, "swap jaffa")  # with the only card there is
    assert top(table, "jaffa") == LANCE


@pytest.mark.rule("privilege.reputation")
@pytest.mark.parametrize("part", ["saladin", "actions"])
def test_once_all_have_passed_it_is_too_late(part: str) -> None:
    holds = {"reputation": BLUE, "gold": RED}
    table = position(part, hands={BLUE: [LANCE], RED: [PLAGUE]}, bids={"tyre": {RED: ["knight-5"]}}, privileges=holds)
    for seat in (BLUE, RED):
        assert bar(table, seat, "swap jaffa") == "privilege.reputation"


@pytest.mark.rule("privilege.reputation")
def test_who_does_not_hold_it_hears_of_the_privilege_and_not_of_laying_templars() -> None:
    table = position(hands={RED: [LANCE], BLUE: [PLAGUE]}, privileges={"reputation": BLUE}, options=OWN_TURN)
    say(table, RED, "bid tyre")
    assert asked(table) == ("Laying", RED)
    for seat in (RED, BLUE, GREEN):
        assert bar(table, seat, "swap jaffa") == "privilege.reputation"


@pytest.mark.rule("privilege.reputation")
def test_by_option_a_swap_waits_for_the_holders_own_turn() -> None:
    table = position(hands={BLUE: [LANCE, PLAGUE]}, privileges={"reputation": BLUE}, options=OWN_TURN, seats=2)
    assert bar(table, BLUE, "swap jaffa") == "privilege.reputation"
    say(table, RED, "pass")
    say(table, BLUE, "swap jaffa", f"give {LANCE}")
    assert top(table, "jaffa") == LANCE
    assert asked(table) == ("Auction", BLUE)
    late = position(hands={BLUE: [LANCE]}, privileges={"reputation": BLUE}, options=OWN_TURN, first=BLUE)
    say(late, BLUE, "pass")
    assert bar(late, BLUE, "swap jaffa") == "privilege.reputation"


@pytest.mark.rule("privilege.reputation")
def test_by_option_who_has_only_a_swap_left_is_asked() -> None:
    holds = {"reputation": BLUE}
    table = position(seats=2, turn=RED, bids=SPENT_ALL, hands={BLUE: [LANCE]}, privileges=holds, options=OWN_TURN)
    say(table, RED, "bid tyre", "lay knight-5")
    assert asked(table) == ("Auction", BLUE)
    say(table, BLUE, "swap jaffa", "pass")
    assert top(table, "jaffa") == LANCE
    assert asked(table) == ("Auction", RED)
