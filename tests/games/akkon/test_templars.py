"""The Order's men, and what their bids are worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from outremer.games.akkon.templars import bids as totals
from outremer.games.akkon.vocabulary import CITIES, SEATS
from tests.games.akkon.position import BLUE, GREEN, RED, YELLOW, card, hand, position, seen_city, top, world
from tests.games.talking import asked, bar, free, idle, say, told

Heaps = Mapping[int, Sequence[str]]


def offers(heaps: Heaps, seneschal: str = "", first: int = RED, city: str = "tyre") -> list[int]:
    """What each of four seats offers in a city where these Templars lie."""
    table = position(turn=first, first=first, bids={city: heaps}, seneschal=seneschal)
    start = CITIES.index(city) * SEATS
    return totals(world(table))[start : start + 4]


def winner(heaps: Heaps) -> int | None:
    """Who gets the card of a city where these Templars lie."""
    table = position("resolution", bids={"tyre": heaps})
    won = [seat for seat in range(4) if "tyre-3" in hand(table, seat)]
    return won[0] if won else None


@pytest.mark.rule("templar.knight.value")
@pytest.mark.parametrize("value", [5, 6, 7, 8])
def test_a_knight_is_worth_its_number(value: int) -> None:
    assert offers({RED: [f"knight-{value}"]}) == [value, 0, 0, 0]


@pytest.mark.rule("templar.knight.no-ability")
def test_knights_only_add_up() -> None:
    assert offers({RED: ["knight-5", "knight-8"], BLUE: ["knight-6"]}) == [13, 6, 0, 0]


@pytest.mark.rule("templar.turcopole.value")
@pytest.mark.parametrize("others", range(6))
def test_a_turcopole_is_worth_two_and_two_more_for_each_other_templar(others: int) -> None:
    pieces = ["knight-5", "knight-6", "knight-7", "knight-8", "chaplain"][:others]
    assert offers({RED: ["turcopole"], BLUE: pieces})[RED] == 2 + 2 * others


@pytest.mark.rule("templar.turcopole.value")
def test_the_seneschal_is_no_templar_and_feeds_no_turcopole() -> None:
    assert offers({BLUE: ["turcopole"]}, seneschal="tyre") == [4, 2, 0, 0]


@pytest.mark.rule("templar.turcopole.any-colour")
def test_a_turcopole_counts_templars_of_every_colour() -> None:
    heaps = {RED: ["turcopole", "knight-5"], BLUE: ["chaplain"], GREEN: ["turcopole"]}
    assert offers(heaps) == [8 + 5, 0, 8, 0]


@pytest.mark.rule("templar.turcopole.not-with-own-sergeant")
def test_no_turcopole_beside_ones_own_sergeant() -> None:
    table = position(turn=RED, bids={"tyre": {RED: ["sergeant"]}, "jaffa": {BLUE: ["sergeant"]}})
    say(table, RED, "bid tyre")
    assert bar(table, RED, "lay turcopole") == "templar.turcopole.not-with-own-sergeant"
    table.undo(RED)
    say(table, RED, "bid jaffa")
    assert bar(table, RED, "lay turcopole") is None


@pytest.mark.rule("templar.turcopole.not-with-own-sergeant")
def test_the_ban_goes_by_who_lays_the_pieces_not_by_their_colour() -> None:
    loans = [(RED, BLUE, "sergeant", "plague", "tyre")]
    table = position(turn=RED, borrowed=loans)
    say(table, RED, "bid tyre")
    assert bar(table, RED, "lay turcopole") == "templar.turcopole.not-with-own-sergeant"
    other = position(turn=BLUE, first=BLUE, borrowed=loans)
    say(other, BLUE, "bid tyre")
    assert bar(other, BLUE, "lay turcopole") is None


@pytest.mark.rule("templar.sergeant.no-value")
def test_a_sergeant_alone_is_worth_nothing() -> None:
    assert offers({RED: ["sergeant"]}) == [0, 0, 0, 0]
    assert winner({RED: ["sergeant"]}) is None


@pytest.mark.rule("templar.sergeant.doubles")
def test_a_sergeant_doubles_the_whole_bid_of_its_player_and_of_nobody_else() -> None:
    assert offers({RED: ["sergeant", "knight-5", "knight-8"], BLUE: ["knight-7"]}) == [26, 7, 0, 0]
    assert offers({RED: ["sergeant", "knight-5"]}, seneschal="tyre") == [18, 0, 0, 0]


@pytest.mark.rule("templar.sergeant.doubles")
def test_two_sergeants_of_one_player_double_twice() -> None:
    table = position(
        turn=RED, bids={"tyre": {RED: ["sergeant", "knight-5"]}}, borrowed=[(RED, BLUE, "sergeant", "plague", "tyre")]
    )
    assert totals(world(table))[RED] == 20


@pytest.mark.rule("templar.sergeant.not-with-own-turcopole")
def test_no_sergeant_beside_ones_own_turcopole() -> None:
    table = position(turn=RED, bids={"tyre": {RED: ["turcopole"]}})
    say(table, RED, "bid tyre")
    assert bar(table, RED, "lay sergeant") == "templar.sergeant.not-with-own-turcopole"
    assert free(table, RED, "lay") == ["knight-5", "knight-6", "knight-7", "knight-8", "chaplain"]


@pytest.mark.rule("templar.sergeant.not-with-own-turcopole")
def test_a_last_templar_that_is_banned_bars_the_city_itself() -> None:
    knights = {"jaffa": {RED: ["knight-5", "knight-6"]}, "akkon": {RED: ["knight-7", "knight-8", "chaplain"]}}
    table = position(turn=RED, bids={"tyre": {RED: ["turcopole"]}, **knights})
    assert bar(table, RED, "bid tyre") == "templar.sergeant.not-with-own-turcopole"
    assert free(table, RED, "bid") == ["jaffa", "caesarea", "sidon", "jerusalem", "akkon"]


@pytest.mark.rule("templar.chaplain.no-value")
def test_a_chaplain_adds_nothing_but_looks_like_any_other() -> None:
    assert offers({RED: ["chaplain", "knight-6"]}) == [6, 0, 0, 0]
    table = position(turn=RED, bids={"tyre": {BLUE: ["chaplain"], GREEN: ["knight-8"]}})
    shown = seen_city(table, "tyre", RED)["bids"]
    assert [(one["seat"], one["hidden"]) for one in shown] == [(BLUE, 1), (GREEN, 1)]


@pytest.mark.rule("templar.chaplain.alone-wins-nothing")
def test_a_chaplain_alone_wins_no_card() -> None:
    table = position("resolution", bids={"tyre": {RED: ["chaplain"]}})
    assert hand(table, RED) == []
    assert top(table, "tyre") == "tyre-3"


@pytest.mark.rule("templar.chaplain.usual-use")
def test_a_chaplain_bid_in_the_auction_makes_cards_cheaper_in_the_second_phase() -> None:
    lance = card("holy-lance", city="tyre", cost=2)
    table = position(hands={RED: [lance]})
    say(table, RED, "bid tyre", "lay chaplain")
    idle(table, "Actions")
    say(table, RED, f"play {lance}")
    assert told(table, "played")[-1]["cost"] == 1


@pytest.mark.rule("templar.seneschal.first-player-only")
def test_only_the_first_player_has_the_seneschal_and_lays_it_as_a_turn() -> None:
    table = position()
    say(table, RED, "seneschal tyre")
    assert asked(table)[1] == YELLOW
    assert bar(table, YELLOW, "seneschal jaffa") == "templar.seneschal.first-player-only"
    for seat in (YELLOW, GREEN, BLUE):
        say(table, seat, "pass")
    assert bar(table, RED, "seneschal jaffa") == "auction.used.stay-at-city"


@pytest.mark.rule("templar.seneschal.first-player-only")
def test_nobody_else_may_lay_a_seneschal_that_its_player_keeps_for_later() -> None:
    table = position()
    say(table, RED, "bid jaffa", "lay knight-5")
    for seat in (YELLOW, GREEN, BLUE):
        assert bar(table, seat, "seneschal jaffa") == "templar.seneschal.first-player-only"
        say(table, seat, "pass")
    assert free(table, RED, "seneschal") == CITIES


@pytest.mark.rule("templar.seneschal.value")
def test_the_seneschal_is_worth_four() -> None:
    assert offers({BLUE: ["knight-5"]}, seneschal="tyre", first=GREEN) == [0, 5, 4, 0]


@pytest.mark.rule("templar.seneschal.opens-present")
def test_the_seneschal_turns_up_what_lies_in_its_city_and_nowhere_else() -> None:
    bids = {"tyre": {BLUE: ["sergeant"], GREEN: ["knight-8"]}, "jaffa": {BLUE: ["chaplain"]}}
    table = position(turn=RED, bids=bids)
    say(table, RED, "seneschal tyre")
    assert [one["piece"] for one in seen_city(table, "tyre", YELLOW)["bids"]] == ["sergeant", "knight-8"]
    assert seen_city(table, "jaffa", YELLOW)["bids"] == [{"seat": BLUE, "colour": BLUE, "hidden": 1}]
    assert not table.may_undo(RED)  # what has been seen cannot be unseen


@pytest.mark.rule("templar.seneschal.opens-later")
def test_what_is_laid_beside_the_seneschal_later_lies_open() -> None:
    table = position()
    say(table, RED, "seneschal tyre")
    say(table, YELLOW, "bid tyre", "lay turcopole")
    shown = seen_city(table, "tyre", None)["bids"]
    assert [(one["piece"], one["open"]) for one in shown] == [("turcopole", True)]
    assert "3: lay turcopole" in table.record(None)
    assert not table.may_undo(YELLOW)


# -- the rulebook's examples ------------------------------------------------------------------------------------------


@pytest.mark.rule("auction.example.chaplain")
def test_example_a_chaplain_adds_nothing_to_seven() -> None:
    heaps = {GREEN: ["knight-7", "chaplain"], BLUE: ["knight-6"]}
    assert offers(heaps) == [0, 6, 7, 0]
    assert winner(heaps) == GREEN


@pytest.mark.rule("auction.example.sergeant")
def test_example_a_sergeant_doubles_the_others() -> None:
    heaps = {RED: ["knight-5", "sergeant"], BLUE: ["knight-8"]}
    assert offers(heaps) == [10, 8, 0, 0]
    assert winner(heaps) == RED


@pytest.mark.rule("auction.example.turcopole")
def test_example_a_turcopole_gains_four_by_two_others() -> None:
    heaps = {RED: ["turcopole"], BLUE: ["knight-5"], GREEN: ["chaplain"]}
    assert offers(heaps) == [6, 5, 0, 0]
    assert winner(heaps) == RED
