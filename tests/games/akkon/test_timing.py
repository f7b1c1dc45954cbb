"""What is said at the wrong time is refused with the rule that names its time."""

from __future__ import annotations

import outremer
from tests.games.akkon.position import BLUE, GREEN, RED, card, position
from tests.games.talking import asked, bar, say

LANCE = card("holy-lance", city="tyre", cost=1)
PLAGUE = card("plague")
WRITINGS = card("forbidden-writings")


def auction() -> outremer.Table:
    return position("auction", hands={RED: [LANCE], BLUE: [PLAGUE]})


def actions() -> outremer.Table:
    return position("actions", hands={RED: [LANCE, PLAGUE, WRITINGS], BLUE: [card("siege")]})


def test_cards_are_for_the_action_phase() -> None:
    table = auction()
    assert asked(table) == ("Auction", RED)
    assert bar(table, RED, f"play {LANCE}") == "round.two-phases"
    assert bar(table, BLUE, f"play {PLAGUE}") == "round.two-phases"
    assert bar(table, RED, "recover tyre") == "privilege.power"
    assert bar(table, RED, f"discard {LANCE}") == "action.hand.limit-five"
    assert bar(table, RED, f"against {BLUE}") == "action.effect.at-once"


def test_bids_are_for_the_auction_phase() -> None:
    table = actions()
    assert asked(table) == ("Actions", RED)
    for seat in (RED, BLUE):
        assert bar(table, seat, "bid tyre") == "auction.ends-when-all-passed"
        assert bar(table, seat, f"bid-borrowed plague {GREEN} tyre") == "auction.ends-when-all-passed"
        assert bar(table, seat, "seneschal tyre") == "auction.ends-when-all-passed"
        assert bar(table, seat, "swap tyre") == "privilege.reputation"
        assert bar(table, seat, "shift tyre jaffa") == "privilege.gold"
        assert bar(table, seat, "pass") == "auction.ends-when-all-passed"


def test_out_of_turn_the_order_of_the_phase_is_cited() -> None:
    assert bar(auction(), BLUE, "bid tyre") == "auction.place-one"
    table = say(actions(), RED, f"play {PLAGUE}")
    assert asked(table) == ("Opponent", RED)
    assert bar(table, BLUE, f"play {card('siege')}") == "action.order"


def test_what_was_begun_comes_first() -> None:
    table = say(actions(), RED, f"play {PLAGUE}")
    assert bar(table, RED, f"play {LANCE}") == "action.effect.announce"
    assert bar(table, RED, "bid tyre") == "auction.ends-when-all-passed"
    assert bar(table, RED, "pass") == "auction.ends-when-all-passed"
    laying = say(auction(), RED, "bid tyre")
    assert asked(laying) == ("Laying", RED)
    assert bar(laying, RED, "bid jaffa") == "auction.place-one"
    assert bar(laying, BLUE, "bid jaffa") == "auction.place-one"


def test_words_for_a_card_wait_for_that_card() -> None:
    table = actions()
    assert bar(table, RED, f"against {BLUE}") == "action.effect.at-once"
    assert bar(table, RED, "advance gold") == "action.effect.at-once"
    assert bar(table, RED, "retreat gold") == "card.forbidden-writings.back"
    assert bar(table, RED, "take tyre") == "card.minting-right"
    writings = say(table, RED, f"play {WRITINGS}")
    assert bar(writings, RED, "retreat gold") == "card.forbidden-writings.back"
    assert bar(writings, RED, f"play {LANCE}") == "action.effect.at-once"
    assert bar(say(writings, RED, "advance gold"), RED, "advance faith") == "card.forbidden-writings.advance"


def test_when_the_turns_of_a_phase_are_over_the_rule_that_ended_them_is_cited() -> None:
    saladin = position("saladin", privileges={"gold": RED}, bids={"tyre": {RED: ["knight-5"]}}, hands={RED: [LANCE]})
    assert asked(saladin) == ("Saladin", RED)
    assert bar(saladin, RED, "bid tyre") == "auction.ends-when-all-passed"
    assert bar(saladin, RED, f"play {LANCE}") == "round.two-phases"
    hand = [card("siege", nth=number) for number in range(6)]
    limit = position("hand-limit", hands={RED: hand})
    assert asked(limit) == ("HandLimit", RED)
    assert bar(limit, RED, f"play {hand[0]}") == "action.hand.discard-to-five"
    assert bar(limit, RED, "bid tyre") == "auction.ends-when-all-passed"
