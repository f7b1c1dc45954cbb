"""LA FASE DELL'ASTA: turns, passing, and what lies face down."""

from __future__ import annotations

import pytest

import outremer
from outremer.games.akkon.vocabulary import CITIES
from tests.games.akkon.position import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    YELLOW,
    card,
    hand,
    lies,
    position,
    seen_city,
    top,
    world,
)
from tests.games.talking import asked, bar, free, idle, say, seen, told

ALL_BUT_CHAPLAIN = ["knight-5", "knight-6", "knight-7", "knight-8", "turcopole", "sergeant"]


@pytest.mark.rule("round.two-phases")
def test_a_round_is_an_auction_and_then_an_action_phase() -> None:
    lance = card("holy-lance", cost=1)
    table = position(hands={RED: [lance]})
    assert asked(table)[0] == "Auction"
    assert bar(table, RED, f"play {lance}") == "round.two-phases"
    idle(table, "Actions")
    assert world(table).round == 2
    assert bar(table, RED, "bid tyre") == "auction.ends-when-all-passed"
    idle(table, "Auction")
    assert world(table).round == 3


@pytest.mark.rule("round.auction-purpose")
def test_templars_acquire_new_cards() -> None:
    table = position(first=BLUE)
    wanted = top(table, "jaffa")
    say(table, BLUE, "bid jaffa", "lay knight-5")
    idle(table, "Actions")
    assert hand(table, BLUE) == [wanted]


@pytest.mark.rule("auction.first-player-starts")
@pytest.mark.parametrize("first", [RED, GREEN])
def test_the_first_player_bids_first(first: int) -> None:
    assert asked(position(first=first)) == ("Auction", first)


@pytest.mark.rule("auction.direction")
@pytest.mark.parametrize(
    ("direction", "order"), [("anticlockwise", [YELLOW, GREEN, BLUE, RED]), ("clockwise", [BLUE, GREEN, YELLOW, RED])]
)
def test_bidding_goes_round_anticlockwise_or_as_the_table_has_chosen(direction: str, order: list[int]) -> None:
    table = position(options={"bidding_direction": direction})
    turns = []
    for _ in range(4):
        say(table, asked(table)[1], "bid tyre", "lay knight-5")
        turns.append(asked(table)[1])
    assert turns == order


@pytest.mark.rule("auction.direction")
def test_by_default_bidding_goes_anticlockwise() -> None:
    table = position()
    say(table, RED, "bid tyre", "lay knight-5")
    assert asked(table)[1] == YELLOW


@pytest.mark.rule("auction.place-one")
def test_one_templar_a_turn_in_any_city_also_where_one_bids_already() -> None:
    table = position(seats=2)
    assert free(table, RED, "bid") == CITIES
    say(table, RED, "bid tyre", "lay knight-5")
    assert asked(table)[1] == BLUE
    assert bar(table, RED, "bid tyre") == "auction.place-one"
    assert bar(table, BLUE, "end") == "auction.place-one"
    say(table, BLUE, "pass")
    say(table, RED, "bid tyre", "lay knight-6")
    assert seen_city(table, "tyre", RED)["bids"][1]["piece"] == "knight-6"


@pytest.mark.rule("auction.place-one")
def test_by_another_ruling_one_or_more_templars_a_turn() -> None:
    table = position(options={"pieces_per_turn": "many"})
    say(table, RED, "bid tyre", "lay knight-5", "bid jaffa", "lay knight-6")
    assert bar(table, RED, "pass") == "auction.place-one"
    say(table, RED, "end")
    assert asked(table)[1] == YELLOW
    assert lies(table, RED, "knight-6") == "jaffa"


@pytest.mark.rule("auction.place-one", "auction.may-pass")
def test_who_may_lay_several_and_has_laid_the_last_is_done_unasked() -> None:
    bids = {"tyre": {BLUE: ALL_BUT_CHAPLAIN[:4]}, "jaffa": {BLUE: ["turcopole"]}, "sidon": {BLUE: ["sergeant"]}}
    table = position(seats=2, turn=BLUE, bids=bids, options={"pieces_per_turn": "many"})
    say(table, BLUE, "bid akkon")
    assert asked(table) == ("Auction", RED)
    assert told(table, "passed") == []  # it has bid in this turn, and passes in its next
    say(table, RED, "bid tyre", "lay knight-5", "end")
    assert told(table, "passed") == [{"seat": BLUE}]


@pytest.mark.rule("auction.may-pass", "card.plague.whole-round")
def test_who_has_only_a_borrowed_templar_left_is_still_asked() -> None:
    bids = {
        "tyre": {BLUE: ALL_BUT_CHAPLAIN[:4]},
        "jaffa": {BLUE: ["turcopole", "chaplain"]},
        "sidon": {BLUE: ["sergeant"]},
    }
    loans = [(BLUE, RED, "knight-8", "plague", "camp")]
    table = position(seats=2, turn=RED, bids=bids, borrowed=loans)
    say(table, RED, "pass")
    assert asked(table) == ("Auction", BLUE)
    assert free(table, BLUE, "bid") == []
    assert free(table, BLUE, "bid-borrowed") == [f"plague {RED} {city}" for city in CITIES]


@pytest.mark.rule("auction.place-face-down")
def test_the_others_see_where_a_templar_lies_and_not_which() -> None:
    table = position()
    say(table, RED, "bid tyre", "lay knight-7")
    assert seen_city(table, "tyre", BLUE)["bids"] == [{"seat": RED, "colour": RED, "hidden": 1}]
    assert seen_city(table, "tyre", None)["bids"] == [{"seat": RED, "colour": RED, "hidden": 1}]
    assert told(table, "laid", BLUE) == []
    assert told(table, "laid-one", BLUE) == [{"seat": RED, "city": "tyre", "colour": RED}]
    assert "lay knight-7" not in table.record(BLUE)
    assert "0: bid tyre\n0: lay ..." in table.record(BLUE)


@pytest.mark.rule("auction.place-face-down")
@pytest.mark.parametrize("seat", [RED, BLUE, GREEN, YELLOW])
def test_whoever_lays_a_templar_face_down_is_told_which_and_nobody_else_is(seat: int) -> None:
    table = say(position(first=seat), seat, "bid tyre", "lay knight-7")
    heard = {"seat": seat, "city": "tyre", "colour": seat}
    assert told(table, "laid", seat) == [{**heard, "piece": "knight-7"}]
    for other in {RED, BLUE, GREEN, YELLOW, None} - {seat}:
        assert told(table, "laid", other) == []
        assert told(table, "laid-one", other) == [heard]


@pytest.mark.rule("auction.no-looking")
def test_nobody_may_look_up_what_lies_there_but_everybody_knows_what_they_laid() -> None:
    table = position(turn=RED, bids={"tyre": {RED: ["knight-5", "sergeant"], BLUE: ["knight-8"]}})
    shown = seen_city(table, "tyre", RED)["bids"]
    assert [one.get("piece") for one in shown] == ["knight-5", "sergeant", None]
    assert shown[2] == {"seat": BLUE, "colour": BLUE, "hidden": 1}
    assert not any("piece" in one for one in seen_city(table, "tyre", GREEN)["bids"])
    assert seen(table, GREEN)["camps"][RED]["templars"] == [{"seat": RED, "colour": RED, "hidden": 5}]


@pytest.mark.rule("auction.may-pass")
def test_one_may_pass_instead_of_bidding() -> None:
    table = position()
    say(table, RED, "pass")
    assert asked(table) == ("Auction", YELLOW)
    assert told(table, "passed") == [{"seat": RED}]


@pytest.mark.rule("auction.may-pass")
def test_who_has_nothing_left_to_lay_passes_unasked() -> None:
    bids = {"tyre": {BLUE: ALL_BUT_CHAPLAIN[:3]}, "jaffa": {BLUE: ["knight-8", "turcopole", "chaplain"]}}
    table = position(first=BLUE, turn=BLUE, seats=2, bids=bids)
    say(table, BLUE, "bid sidon")  # the last Templar, so there is nothing to choose
    assert lies(table, BLUE, "sergeant") == "sidon"
    say(table, RED, "bid tyre", "lay knight-5")
    assert asked(table) == ("Auction", BLUE)  # the Seneschal is left
    say(table, BLUE, "seneschal akkon")
    say(table, RED, "bid tyre", "lay knight-6")
    assert asked(table) == ("Auction", RED)
    assert told(table, "passed") == [{"seat": BLUE}]


@pytest.mark.rule("auction.pass-is-final")
def test_who_has_passed_is_not_asked_again_in_this_round() -> None:
    table = position(seats=3)
    say(table, RED, "pass")
    for seat in (GREEN, BLUE, GREEN, BLUE):
        assert asked(table) == ("Auction", seat)
        assert bar(table, RED, "bid tyre") == "auction.pass-is-final"
        assert bar(table, RED, "pass") == "auction.pass-is-final"
        assert bar(table, RED, "seneschal tyre") == "auction.pass-is-final"
        say(table, seat, "bid tyre", f"lay {free_templar(table, seat)}")
    idle(table, "Auction", round_=3)
    assert bar(table, BLUE, "bid tyre") is None


def free_templar(table: outremer.Table, seat: int) -> str:
    """A Templar that this seat has not laid yet."""
    return str(seen(table, seat)["camps"][seat]["templars"][0]["piece"])


@pytest.mark.rule("auction.ends-when-all-passed")
def test_the_auction_ends_when_all_have_passed() -> None:
    table = position(hands={RED: [card("holy-lance", cost=1)]})
    for seat in (RED, YELLOW, GREEN):
        say(table, seat, "pass")
        assert asked(table)[0] == "Auction"
    say(table, BLUE, "pass")
    assert asked(table) == ("Actions", RED)


@pytest.mark.rule("auction.ends-when-all-passed")
def test_after_three_rounds_without_a_card_taken_the_game_ends() -> None:
    table = position(round_=4, tracks={GREEN: [5, 2, 2, 2]})
    for round_ in (4, 5, 6):
        assert world(table).round == round_
        for _ in range(4):
            say(table, asked(table)[1], "pass")
    assert table.over
    assert told(table, "stalled") == [{"rounds": 3}]
    result = table.result()
    assert result is not None
    assert result.winners == (GREEN,)


@pytest.mark.rule("auction.ends-when-all-passed")
def test_a_card_taken_in_between_starts_the_count_anew() -> None:
    table = position(idle_rounds=2)
    say(table, RED, "bid tyre", "lay knight-5")
    idle(table, "Auction", round_=3)
    assert world(table).idle == 0
    assert not table.over


@pytest.mark.rule("auction.templars-taken-up")
def test_when_the_auction_ends_all_templars_are_turned_over() -> None:
    lance = card("holy-lance", cost=1)
    bids = {"tyre": {RED: ["knight-7"], BLUE: ["knight-6"]}, "akkon": {GREEN: ["chaplain"]}}
    table = position(turn=RED, passed=[BLUE, GREEN, YELLOW], bids=bids, hands={YELLOW: [lance]})
    say(table, RED, "pass")
    shown = seen_city(table, "tyre", YELLOW)["bids"]
    assert [(one["piece"], one["open"]) for one in shown] == [("knight-7", True), ("knight-6", True)]
    assert seen_city(table, "akkon", None)["bids"][0]["piece"] == "chaplain"
    turned = {(one["seat"], one["piece"]) for one in told(table, "turned-up", YELLOW)}
    assert turned == {(RED, "knight-7"), (BLUE, "knight-6"), (GREEN, "chaplain")}


@pytest.mark.rule("auction.used.stay-at-city")
def test_templars_bid_stay_beside_their_cities() -> None:
    table = position(seats=2, turn=RED, bids={"tyre": {RED: ["knight-7"]}}, hands={RED: [card("holy-lance", cost=1)]})
    say(table, RED, "bid tyre")
    assert bar(table, RED, "lay knight-7") == "auction.used.stay-at-city"
    say(table, RED, "lay knight-6")
    idle(table, "Actions")
    assert lies(table, RED, "knight-7") == "tyre"
    assert lies(table, RED, "knight-6") == "tyre"


@pytest.mark.rule("auction.used.stay-at-city")
def test_the_seneschal_stays_beside_its_city_too() -> None:
    table = position(seats=2)
    say(table, RED, "seneschal tyre")
    say(table, BLUE, "pass")
    assert bar(table, RED, "seneschal jaffa") == "auction.used.stay-at-city"
    assert seen(table)["seneschal"] == "tyre"


@pytest.mark.rule("auction.used.stay-at-city")
def test_who_has_laid_all_seven_can_take_none_up_for_another_bid() -> None:
    bids = {
        "tyre": {RED: ALL_BUT_CHAPLAIN[:4]},
        "jaffa": {RED: ["turcopole", "chaplain"]},
        "sidon": {RED: ["sergeant"]},
    }
    table = position(seats=2, turn=RED, bids=bids)
    assert bar(table, RED, "bid akkon") == "auction.used.stay-at-city"
    assert free(table, RED, "seneschal") == CITIES


@pytest.mark.rule("auction.used.not-for-actions")
def test_templars_bid_do_not_pay_for_cards() -> None:
    lance = card("holy-lance", steps=3, cost=3)
    bids = {"jerusalem": {RED: ["knight-5", "knight-6"]}, "akkon": {RED: ["knight-7", "knight-8", "turcopole"]}}
    table = position("actions", bids=bids, hands={RED: [lance, card("holy-lance", cost=1)]})
    assert seen(table)["camps"][RED]["free"] == 2
    assert bar(table, RED, f"play {lance}") == "auction.used.not-for-actions"


@pytest.mark.rule("auction.used.not-for-actions", "action.cost.number", "action.play-while-templars-last")
def test_only_where_those_bid_would_have_paid_are_they_the_reason() -> None:
    lance = card("holy-lance", steps=3, cost=3)
    hands = {RED: [lance, card("holy-lance", cost=1, city="jaffa")]}
    spent = position("actions", hands=hands, paid={"akkon": {RED: 5}})
    assert bar(spent, RED, f"play {lance}") == "action.cost.number"  # 2 are left, none was bid
    both = position("actions", hands=hands, paid={"akkon": {RED: 4}}, bids={"sidon": {RED: ["knight-5"]}})
    assert bar(both, RED, f"play {lance}") == "auction.used.not-for-actions"  # 2 left and 1 bid would have been 3


@pytest.mark.rule("auction.used.back-next-round")
def test_all_templars_are_back_in_the_next_round() -> None:
    bids = {"tyre": {RED: ["knight-7"]}, "sidon": {BLUE: ["knight-5"]}}
    loans = [(GREEN, RED, "knight-8", "plague", "tyre"), (GREEN, BLUE, "knight-6", "brothers-in-arms", "jaffa")]
    table = position("actions", bids=bids, borrowed=loans, paid={"akkon": {YELLOW: 3}})
    idle(table, "Auction", round_=3)
    land = world(table)
    assert land.at == [6] * 35
    assert [land.holder[piece] for piece in range(28)] == [piece // 7 for piece in range(28)]
    assert land.lent == 0
    assert sum(land.paid) == 0


@pytest.mark.rule("component.templars", "game.players.count")
def test_with_five_players_all_five_colours_bid() -> None:
    table = position(seats=5)
    for seat in (RED, BLACK, YELLOW, GREEN, BLUE):
        assert asked(table)[1] == seat
        say(table, seat, "bid tyre", "lay knight-5")
    assert [one["colour"] for one in seen_city(table, "tyre")["bids"]] == [RED, BLUE, GREEN, YELLOW, BLACK]


def test_a_bid_may_be_taken_back_until_somebody_else_has_moved() -> None:
    table = position()
    say(table, RED, "bid tyre", "lay knight-5")
    assert table.may_undo(RED)
    table.undo(RED)
    table.undo(RED)
    assert lies(table, RED, "knight-5") == "camp"
    assert asked(table) == ("Auction", RED)
    say(table, RED, "bid tyre", "lay knight-5")
    say(table, YELLOW, "pass")
    assert not table.may_undo(RED)
