"""FASE 1: ASTA PER I PERSONAGGI."""

from __future__ import annotations

import pytest

import outremer
from tests.games.jerusalem.position import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    behind,
    bezants,
    offices,
    position,
    seen_form,
    world,
)
from tests.games.talking import asked, bar, free, say, seen, told


def open_and_pass(table: outremer.Table, office: str, bid: int) -> None:
    """Whoever opens gets this office for this bid, since all the others pass."""
    _, opener = asked(table)
    sold = len(told(table, "won"))
    say(table, opener, f"open {office} {bid}")
    while len(told(table, "won")) == sold:
        say(table, asked(table)[1], "pass")


@pytest.mark.rule("auction.action-cards.draw")
@pytest.mark.parametrize("seats", [2, 4])
def test_as_many_cards_are_laid_out_as_there_are_players(seats: int) -> None:
    table = outremer.new("jerusalem", seats=seats, seed=1)
    assert seen(table)["face_down"] == seats
    assert told(table, "cards-laid-out") == [{"count": seats}]


@pytest.mark.rule("auction.action-cards.draw.example")
def test_three_cards_for_three_players() -> None:
    assert seen(position("auction", seats=3))["face_down"] == 3


@pytest.mark.rule("auction.action-cards.face-down")
def test_the_cards_lie_face_down_during_the_auction() -> None:
    table = position("auction")
    assert seen(table, BLUE)["face_down"] == 4
    assert sum(world(table).tray) == 0  # not even the table knows them yet


@pytest.mark.rule("auction.action-cards.no-peek.de")
def test_nobody_sees_the_cards_before_the_auction_is_over() -> None:
    table = position("auction", options={"edition": "de"}, driver=outremer.Seeded(1))
    for office in ("constable", "treasurer"):
        assert all("tray" not in seen_form(table, seat) for seat in (0, 1, 2, 3, None))
        open_and_pass(table, office, 0)
    open_and_pass(table, "marshal", 0)
    assert sum(seen_form(table, BLUE)["tray"].values()) == 4


@pytest.mark.rule("auction.purpose", "auction.repeat-until-all-have-one")
def test_everybody_ends_with_an_office_of_their_own() -> None:
    table = position("auction")
    for count, office in enumerate(("marshal", "constable", "admiral"), start=1):
        assert sum(held != "none" for held in offices(table)) == count - 1
        open_and_pass(table, office, 0)
    assert offices(table) == ["marshal", "constable", "admiral", "treasurer"]
    assert sorted(offices(table)) == ["admiral", "constable", "marshal", "treasurer"]


@pytest.mark.rule("auction.opener.highest-tower")
def test_the_highest_tower_opens() -> None:
    table = position("auction", floors=[0, 1, 2, 1], points=[2, 2, 0, 2], offices_before=OTHER_WAY)
    assert asked(table) == ("Sale", YELLOW)


OTHER_WAY = ["constable", "treasurer", "admiral", "marshal"]


@pytest.mark.rule("auction.opener.tie.tower-points")
def test_of_equal_towers_the_one_with_more_points_opens() -> None:
    table = position("auction", floors=[2, 1, 2, 2], points=[0, 3, 1, 2], offices_before=OTHER_WAY)
    assert asked(table) == ("Sale", RED)


@pytest.mark.rule("auction.opener.tie.character.it")
def test_then_the_lowest_office_of_the_round_before_opens() -> None:
    table = position("auction", floors=[0, 1, 1, 1], points=[0, 2, 2, 2], offices_before=OTHER_WAY[::-1])
    assert OTHER_WAY[::-1] == ["marshal", "admiral", "treasurer", "constable"]
    assert asked(table) == ("Sale", RED)


@pytest.mark.rule("auction.opener.tie.character.de")
def test_only_those_who_are_tied_are_compared() -> None:
    table = position("auction", options={"edition": "de"}, floors=[0, 1, 1, 0], points=[0, 2, 2, 0])
    assert asked(table) == ("Sale", GREEN)  # not Blue, the Constable of the round before


@pytest.mark.rule("auction.open.choose-character")
def test_the_opener_chooses_the_office() -> None:
    table = position("auction", bezants=[1])
    assert bar(table, BLUE, "raise 1") == "auction.open.no-pass"
    assert {move.split()[0] for move in free(table, BLUE, "open")} == {"constable", "treasurer", "marshal", "admiral"}
    say(table, BLUE, "open admiral 0")
    assert seen_form(table)["office"] == "admiral"


@pytest.mark.rule("auction.open.any-bid")
def test_the_opening_bid_is_any_number_from_zero_on() -> None:
    table = position("auction", bezants=[5])
    assert [move for move in free(table, BLUE, "open") if move.startswith("marshal")] == [
        f"marshal {bid}" for bid in range(6)
    ]


@pytest.mark.rule("auction.open.no-pass")
def test_an_opener_may_not_pass() -> None:
    table = position("auction")
    assert bar(table, BLUE, "pass") == "auction.open.no-pass"
    say(table, BLUE, "open marshal 1")
    assert bar(table, GREEN, "pass") is None


@pytest.mark.rule("auction.bid.clockwise")
def test_the_bidding_goes_round_to_the_left_until_it_is_over() -> None:
    table = position("auction", floors=[0, 0, 1])
    say(table, YELLOW, "open marshal 1")
    assert bar(table, BLUE, "raise 2") == "auction.bid.clockwise"
    order = [YELLOW]
    for bid in range(2, 8):
        order.append(asked(table)[1])
        say(table, order[-1], f"raise {bid}")
    assert order == [YELLOW, RED, BLUE, GREEN, YELLOW, RED, BLUE]


@pytest.mark.rule("auction.bid.raise-or-pass")
def test_a_bid_is_raised_by_one_at_least() -> None:
    table = say(position("auction"), BLUE, "open marshal 4")
    assert bar(table, GREEN, "raise 4") == "auction.bid.raise-or-pass"
    assert bar(table, GREEN, "raise 3") == "auction.bid.raise-or-pass"
    assert bar(table, GREEN, "open admiral 5") == "auction.bid.raise-or-pass"
    assert bar(table, GREEN, "raise 5") is None
    assert bar(table, GREEN, "pass") is None


@pytest.mark.rule("auction.pass.out-of-this-auction")
def test_who_passes_is_out_of_this_sale() -> None:
    table = say(position("auction"), BLUE, "open marshal 0")
    say(table, GREEN, "pass")
    say(table, YELLOW, "raise 1")
    say(table, RED, "raise 2")
    say(table, BLUE, "raise 3")
    assert asked(table) == ("Sale", YELLOW)


@pytest.mark.rule("auction.pass.back-for-next.de")
@pytest.mark.parametrize("edition", ["it", "de"])
def test_who_passed_may_bid_for_the_next_office(edition: str) -> None:
    table = position("auction", options={"edition": edition})
    open_and_pass(table, "marshal", 0)
    say(table, GREEN, "open admiral 0")
    assert asked(table) == ("Sale", YELLOW)
    assert bar(table, YELLOW, "raise 1") is None


@pytest.mark.rule("auction.bid.shown-openly")
def test_every_bid_is_seen_by_all() -> None:
    table = say(position("auction"), BLUE, "open marshal 4")
    say(table, GREEN, "raise 7")
    assert [(seen_form(table, seat)["high"], seen_form(table, seat)["leader"]) for seat in (RED, None)] == [(7, 1)] * 2
    assert told(table, "raised", RED) == [{"seat": GREEN, "bid": 7}]


@pytest.mark.rule("auction.bid.not-more-than-owned")
def test_nobody_bids_more_than_they_have() -> None:
    table = position("auction", bezants=[5, 6])
    assert bar(table, BLUE, "open marshal 6") == "auction.bid.not-more-than-owned"
    say(table, BLUE, "open marshal 5")
    assert bar(table, GREEN, "raise 7") == "auction.bid.not-more-than-owned"
    assert bar(table, GREEN, "raise 6") is None


@pytest.mark.rule("auction.end.one-left")
def test_a_sale_ends_when_only_the_highest_bidder_is_left() -> None:
    table = say(position("auction"), BLUE, "open marshal 0")
    say(table, GREEN, "raise 2")
    say(table, YELLOW, "pass")
    say(table, RED, "pass")
    assert told(table, "won") == []
    say(table, BLUE, "pass")
    assert told(table, "won") == [{"seat": GREEN, "office": "marshal", "price": 2}]


@pytest.mark.rule("auction.winner.pays-bank", "auction.losers.keep-money.de", "auction.winner.card-face-up")
def test_only_the_winner_pays_and_lays_the_card_open() -> None:
    table = say(position("auction", options={"edition": "de"}), BLUE, "open marshal 5")
    say(table, GREEN, "raise 7")
    for loser in (YELLOW, RED, BLUE):
        say(table, loser, "pass")
    assert bezants(table)[GREEN] == 12 - 7
    assert [bezants(table)[loser] for loser in (BLUE, YELLOW, RED)] == [12, 12, 12]
    assert [player["office"] for player in seen(table)["players"]] == [None, "marshal", None, None]


@pytest.mark.rule("auction.winner.bids-no-more")
def test_whoever_has_an_office_bids_no_more() -> None:
    table = position("auction")
    open_and_pass(table, "marshal", 0)
    say(table, GREEN, "open constable 1")
    say(table, YELLOW, "raise 2")
    say(table, RED, "raise 3")
    assert asked(table) == ("Sale", GREEN)  # Blue has one already
    assert bar(table, BLUE, "raise 4") is not None


def auction_where_green_then_blue_win(edition: str) -> outremer.Table:
    table = say(position("auction", options={"edition": edition}), BLUE, "open marshal 0")
    say(table, GREEN, "raise 1")
    for loser in (YELLOW, RED, BLUE):
        say(table, loser, "pass")
    return table


@pytest.mark.rule("auction.next-opener.it")
def test_the_next_opener_is_the_first_to_the_left_without_an_office() -> None:
    table = auction_where_green_then_blue_win("it")
    assert asked(table) == ("Sale", YELLOW)
    say(table, YELLOW, "open admiral 0")
    say(table, RED, "pass")
    say(table, BLUE, "raise 1")
    say(table, YELLOW, "pass")
    assert offices(table)[:2] == ["admiral", "marshal"]
    assert asked(table) == ("Sale", YELLOW)  # to Blue's left sits Green, who has one
    other = say(position("auction"), BLUE, "open marshal 0")
    say(other, GREEN, "pass")
    say(other, YELLOW, "raise 1")
    say(other, RED, "pass")
    say(other, BLUE, "pass")
    assert asked(other) == ("Sale", RED)  # to the winner's left, not to the opener's


@pytest.mark.rule("auction.next-opener.de")
def test_the_left_neighbour_opens_unless_he_has_an_office() -> None:
    table = auction_where_green_then_blue_win("de")
    assert asked(table) == ("Sale", YELLOW)
    open_and_pass(table, "constable", 0)
    assert asked(table) == ("Sale", RED)


@pytest.mark.rule("auction.next.choose-from-remaining")
def test_a_later_sale_is_for_one_of_the_offices_left() -> None:
    table = position("auction", bezants=[0, 0, 0, 0])
    open_and_pass(table, "marshal", 0)
    assert bar(table, GREEN, "open marshal 0") == "auction.next.choose-from-remaining"
    assert free(table, GREEN, "open") == ["constable 0", "treasurer 0", "admiral 0"]


@pytest.mark.rule("auction.last-character-free")
def test_the_last_office_costs_nothing() -> None:
    table = position("auction")
    for office in ("marshal", "constable", "admiral"):
        open_and_pass(table, office, 2)
    assert offices(table)[RED] == "treasurer"
    assert bezants(table) == [10, 10, 10, 12]


@pytest.mark.rule("auction.character.benefits")
def test_an_office_brings_squires_and_an_advantage() -> None:
    table = position(turn="treasurer")
    assert behind(table)[GREEN] == 6
    assert told(say(table, GREEN, "hire"), "hired") == [{"seat": GREEN, "price": 1}]


@pytest.mark.rule("auction.character.turn-order")
def test_the_offices_set_the_order_of_turns() -> None:
    table = position(offices=["marshal", "admiral", "constable", "treasurer"])
    order = []
    for _ in range(4):
        form, seat = asked(table)
        assert form == "Turn"
        order.append(seat)
        say(table, seat, "end")
    assert order == [YELLOW, RED, BLUE, GREEN]


@pytest.mark.rule("auction.open.any-bid", "auction.bid.raise-or-pass")
def test_a_full_purse_may_be_bid_whole() -> None:
    table = position("auction", round_=5, bezants=[249, 200, 12, 12])
    assert free(table, BLUE, "open")[-1] == "admiral 249"
    say(table, BLUE, "open marshal 100")
    assert bar(table, GREEN, "raise 201") == "auction.bid.not-more-than-owned"
    assert bar(table, GREEN, "raise 100") == "auction.bid.raise-or-pass"
    say(table, GREEN, "raise 200")
    say(table, YELLOW, "pass")
    say(table, RED, "pass")
    say(table, BLUE, "raise 249")
    say(table, GREEN, "pass")
    assert (bezants(table), offices(table)[BLUE]) == ([0, 200, 12, 12], "marshal")


@pytest.mark.rule("auction.opener.tie.character.it")
def test_it_is_the_office_of_the_round_before_and_of_no_earlier_one() -> None:
    saved = position("auction", round_=4, floors=[1] * 4, points=[2] * 4).save()
    office = saved["world"]["past"]["office"]
    office[2] = ["admiral", "marshal", "constable", "treasurer"]
    saved["stack"] = [saved["stack"][0], {"form": "Round", "at": "auction"}]
    assert asked(outremer.load({**saved, "record": []})) == ("Sale", YELLOW)
