"""The end of the game, its score, its ties, and the short game."""

from __future__ import annotations

from collections import Counter

import pytest

import outremer
from outremer.games.akkon.tracks import winners
from outremer.games.akkon.vocabulary import CARDS, CITIES
from tests.games.akkon.position import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    card,
    deck_size,
    hand,
    place,
    position,
    printed,
    rules,
    top,
    track,
    world,
)
from tests.games.talking import asked, idle, say, seen, told

LANCE = card("holy-lance", city="jaffa", cost=2)


def finished(values: dict[int, list[int]], seats: int = 4) -> outremer.Result:
    """The result of a game that ends with these markers."""
    table = position("close", seats=seats, tracks=values, idle_rounds=2)
    assert table.over
    result = table.result()
    assert result is not None
    assert winners(world(table)) == sum(1 << seat for seat in result.winners), "judges count the same"
    return result


@pytest.mark.rule("end.trigger")
def test_the_round_in_which_a_deck_runs_out_is_the_last() -> None:
    table = position(last=["tyre"], turn=RED, passed=[BLUE, GREEN, YELLOW], hands={BLUE: [LANCE]})
    say(table, RED, "bid tyre", "lay knight-5", "pass")
    assert top(table, "tyre") is None
    assert told(table, "last-round") == [{"city": "tyre"}]
    assert not table.over
    assert idle(table).over
    assert world(table).round == 2


@pytest.mark.rule("end.trigger")
def test_minting_right_may_take_the_last_card_too() -> None:
    minting = card("minting-right")
    table = position("actions", last=["tyre"], hands={RED: [minting], BLUE: [LANCE]})
    say(table, RED, f"play {minting}", "take tyre")
    assert told(table, "last-round") == [{"city": "tyre"}]
    assert len(hand(table, RED)) == 1
    assert idle(table).over


@pytest.mark.rule("end.trigger")
def test_one_card_left_is_not_yet_the_end() -> None:
    table = idle(position(last=["tyre"]), "Auction", round_=3)
    assert not table.over
    assert deck_size(table, "tyre") == 1


@pytest.mark.rule("end.after-action-phase")
def test_the_last_action_phase_is_played_and_then_nothing_more() -> None:
    bids = {"tyre": {RED: ["knight-5"]}}
    table = position(last=["tyre"], turn=RED, passed=[BLUE, GREEN, YELLOW], bids=bids, hands={BLUE: [LANCE]})
    say(table, RED, "pass")
    while asked(table)[1] != BLUE:
        say(table, asked(table)[1], "end")
    say(table, BLUE, f"play {LANCE}")
    assert track(table, BLUE, "power") == 4
    assert table.over
    assert table.moves(RED) == []
    refusal = table.refusal(RED, "pass")
    assert refusal is not None
    assert refusal.rule == "end.after-action-phase"


@pytest.mark.rule("end.score")
def test_victory_points_are_the_highest_plus_the_lowest() -> None:
    result = finished({RED: [13, 5, 4, 2], BLUE: [7, 7, 7, 7], GREEN: [0, 9, 9, 9], YELLOW: [1, 2, 3, 4]})
    assert {standing.seat: standing.points for standing in result.standings} == {RED: 15, BLUE: 14, GREEN: 9, YELLOW: 5}
    assert seen(position(tracks={RED: [13, 5, 4, 2]}))["points"][RED] == 15


@pytest.mark.rule("end.winner")
def test_most_victory_points_win() -> None:
    result = finished({RED: [8, 8, 8, 1], BLUE: [9, 2, 2, 1], GREEN: [4, 4, 4, 4], YELLOW: [5, 5, 5, 2]})
    assert result.winners == (BLUE,)
    assert [standing.seat for standing in result.standings] == [BLUE, RED, GREEN, YELLOW]
    assert [standing.rank for standing in result.standings] == [1, 2, 3, 4]


@pytest.mark.rule("end.tie")
def test_a_tie_is_decided_by_the_second_highest() -> None:
    result = finished({RED: [10, 6, 5, 4], BLUE: [9, 8, 5, 5]}, seats=2)
    assert [standing.points for standing in result.standings] == [14, 14]
    assert result.winners == (BLUE,)
    assert [standing.decided_by for standing in result.standings] == ["end.tie", ""]


@pytest.mark.rule("end.tie")
def test_the_second_highest_decides_before_the_third_and_that_before_the_fourth() -> None:
    """Whoever has the higher second, or third, has the lower ones that follow."""
    assert finished({RED: [10, 8, 4, 4], BLUE: [9, 6, 6, 5]}, seats=2).winners == (RED,)
    assert finished({RED: [10, 6, 6, 4], BLUE: [9, 6, 5, 5]}, seats=2).winners == (RED,)


@pytest.mark.rule("end.tie")
def test_the_third_and_the_fourth_decide_in_turn() -> None:
    third = finished({RED: [10, 6, 4, 4], BLUE: [10, 6, 5, 4]}, seats=2)
    assert third.winners == (BLUE,)
    fourth = finished({RED: [9, 6, 5, 5], BLUE: [10, 6, 5, 4]}, seats=2)
    assert fourth.winners == (RED,)


@pytest.mark.rule("end.tie")
def test_still_tied_they_share_the_victory() -> None:
    result = finished({RED: [9, 8, 5, 4], GREEN: [4, 5, 9, 8], BLUE: [3, 3, 3, 3], YELLOW: [2, 2, 2, 2]})
    assert result.winners == (RED, GREEN)
    assert [standing.rank for standing in result.standings] == [1, 1, 3, 4]


# -- the short game ---------------------------------------------------------------------------------------------------


def left_out(length: str = "short") -> list[str]:
    """What a game of this length leaves out."""
    table = outremer.new("akkon", options={"length": length}, by_hand=True)
    return [name for name in CARDS if place(table, name) == "out"]


@pytest.mark.rule("short-game.siege")
def test_the_short_game_leaves_out_two_sieges_in_each_harbour() -> None:
    sieges = Counter(printed(name)["city"] for name in left_out() if printed(name)["kind"] == "siege")
    assert sieges == {"tyre": 2, "jaffa": 2, "caesarea": 2, "sidon": 2}
    table = outremer.new("akkon", options={"length": "short"}, seed=1)
    assert [deck_size(table, city) for city in CITIES] == [8] * 6


@pytest.mark.rule("short-game.forbidden-writings")
def test_the_short_game_leaves_out_two_forbidden_writings() -> None:
    out = [name for name in left_out() if printed(name)["city"] == "jerusalem"]
    assert [printed(name)["kind"] for name in out] == ["forbidden-writings"] * 2
    assert not set(out) & {CARDS[number] for number in rules().starting}
    assert not set(out) & set(left_out("standard"))


@pytest.mark.rule("short-game.minting-right")
def test_the_short_game_leaves_out_two_minting_rights() -> None:
    out = [name for name in left_out() if printed(name)["city"] == "akkon"]
    assert [printed(name)["kind"] for name in out] == ["minting-right"] * 2
    assert not set(out) & {CARDS[number] for number in rules().starting}


@pytest.mark.rule("action.chaplain.discount")
def test_a_chaplains_discount_ends_with_its_round() -> None:
    table = position("actions", turn=RED, bids={"tyre": {RED: ["chaplain", "knight-5"]}})
    assert table.save()["world"]["discount"][RED] == ["tyre"]
    after = idle(table, "Auction", round_=3).save()["world"]["discount"]
    assert after == [[]] * 4
