"""Who may know what: views, and tables dealt anew among those a seat cannot tell apart."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

import outremer
from outremer.games.council.acquiring import no_satisfying
from outremer.games.council.vocabulary import CARDS, KINDS
from outremer.kernel.chance import Driver
from tests.games import leaks
from tests.games.council.position import hand, position, world
from tests.games.talking import say, seen

DEALS = 4000


class Dice(Driver):
    """Many thousand draws, quickly."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)

    def below(self, n: int) -> int:
        return int(self.dice.random() * n)


def hands_dealt(table: outremer.Table, seat: int, other: int, deals: int = DEALS) -> Counter[tuple[str, ...]]:
    """How often each hand of another seat comes up when the table is dealt anew for this one."""
    driver = Dice(7)
    kingdoms = (world(table.redeal(seat, driver)) for _ in range(deals))
    return Counter(tuple(named(kingdom.hand(other))) for kingdom in kingdoms)


def named(counts: list[int]) -> list[str]:
    return [CARDS[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def assert_close(found: Counter[tuple[str, ...]], expected: Counter[tuple[str, ...]]) -> None:
    """Every hand that could be comes up about as often as it should, and no other."""
    total, weight = found.total(), expected.total()
    assert set(found) == set(expected)
    for cards, ways in expected.items():
        share = ways / weight
        spread = (share * (1 - share) / total) ** 0.5
        assert abs(found[cards] / total - share) < 5 * spread + 0.005, cards


def subsets(cards: list[str], size: int) -> Counter[tuple[str, ...]]:
    """By what it shows: in how many ways so many of these cards can be a hand."""
    return Counter(tuple(sorted(some, key=CARDS.index)) for some in combinations(cards, size))


def test_only_the_own_hand_is_seen() -> None:
    table = position(hands={0: ["white", "wild"], 1: ["pink"]})
    assert seen(table, 0)["hand"] == {"white": 1, "wild": 1}
    assert seen(table, 1)["hand"] == {"pink": 1}
    assert seen(table, None)["hand"] is None
    for seat in (0, 1, 2, 3):
        here, onlooker = seen(table, seat), seen(table, None)
        assert {key for key in here if here[key] != onlooker[key]} <= {"hand", "preview"}
    assert [shown["cards"] for shown in seen(table, 2)["players"]] == [2, 1, 0, 0]


def test_a_hand_is_dealt_from_all_cards_unseen() -> None:
    own = ["white"] * 13 + ["black"] * 13 + ["orange"] * 13 + ["pink"] * 13 + ["purple"] * 12 + ["wild"] * 10
    table = position(seats=2, turn=1, hands={0: own, 1: ["light-blue", "wild"]})
    unseen = ["purple"] + ["light-blue"] * 13 + ["wild"] * 2
    assert_close(hands_dealt(table, 0, 1), subsets(unseen, 2))
    assert hand(table.redeal(0, Dice(1)), 0) == own


def test_the_deck_is_what_the_hands_leave() -> None:
    table = position(hands={0: ["white"] * 5, 1: ["wild"] * 4, 2: ["pink"] * 6})
    for seed in range(20):
        dealt = table.redeal(0, Dice(seed))
        kingdom = world(dealt)
        for kind in range(KINDS):
            held = sum(kingdom.hand(seat)[kind] for seat in range(4))
            assert kingdom.deck[kind] + held == (13 if kind < 6 else 12)
        assert [shown["cards"] for shown in seen(dealt)["players"]] == [5, 4, 6, 0]


def reshuffled() -> outremer.Table:
    """Two players. All old cards but four of seat 1 lie with seat 0; the deck was made of these discards."""
    table = position(
        seats=2,
        turn=0,
        deck=["white", "white", "black", "wild"],
        hands={1: []},
    )
    saved = table.save()
    hands = saved["world"]["cards"]["hand"]
    for card in CARDS:  # give all that seat 1 holds to seat 0, but for four old cards
        kept = {"orange": 2, "pink": 1, "wild": 1}.get(card, 0)
        hands[0][card] += hands[1][card] - kept
        hands[1][card] = kept
    assert sum(saved["world"]["deck"].values()) == 4
    return outremer.load(saved)


def draws_white(saved: dict[str, Any]) -> None:
    """Seat 1 draws a white card from the deck."""
    saved["world"]["deck"]["white"] -= 1
    for where in ("hand", "fresh"):
        saved["world"]["cards"][where][1]["white"] += 1


def test_right_after_a_shuffle_everybody_knows_the_deck() -> None:
    table = reshuffled()
    for seed in range(10):
        dealt = world(table.redeal(0, Dice(seed)))
        assert dealt.deck == world(table).deck
        assert dealt.cards == world(table).cards


def test_a_card_drawn_since_comes_from_the_deck_as_it_was_shuffled() -> None:
    saved = reshuffled().save()
    draws_white(saved)
    table = outremer.load(saved)
    old = ("orange", "orange", "pink", "wild")
    expected = Counter(
        {
            tuple(sorted((*old, fresh), key=CARDS.index)): ways
            for fresh, ways in {"white": 2, "black": 1, "wild": 1}.items()
        }
    )
    assert_close(hands_dealt(table, 0, 1), expected)


def test_nobody_knows_whether_a_card_played_since_was_an_old_one() -> None:
    """Seat 1 had four old cards, drew one of four, and played a wild card: old or fresh?

    Counted over all ways to draw, and to pick one of five cards blindly: the old wild card was played in 4 of 20 ways,
    a fresh one in 1 of 4 draws and 1 of 5 picks.
    """
    saved = reshuffled().save()
    draws_white(saved)
    saved["world"]["cards"]["hand"][1]["wild"] -= 1
    saved["world"]["cards"]["played"][1]["wild"] += 1
    table = outremer.load(saved)
    expected = Counter[tuple[str, ...]]()
    old = ["orange", "orange", "pink", "wild"]
    for fresh in ("white", "white", "black", "wild"):
        for played in range(5):
            five = [*old, fresh]
            if five.pop(played) == "wild":
                expected[tuple(sorted(five, key=CARDS.index))] += 1
    assert_close(hands_dealt(table, 0, 1), expected)


def test_whoever_turned_to_a_council_is_dealt_cards_that_can_satisfy_it() -> None:
    table = position(hands={0: ["white", "black", "orange"], 1: ["pink"]}, coins=[4])
    say(table, 0, "acquire coast", "lay white")
    laid = set()
    for seed in range(60):
        dealt = table.redeal(1, Dice(seed))
        assert no_satisfying(world(dealt), 0, 0) is None
        laid.add(tuple(dealt.view(0)["forms"][-1]["laid"].values()))
        assert dealt.view(1) == table.view(1)
    assert len(laid) > 4
    own = table.redeal(0, Dice(1))
    assert own.view(0)["forms"][-1]["laid"] == {card: card == "white" for card in CARDS}


@pytest.mark.parametrize("seed", range(4))
def test_dealing_anew_keeps_what_a_seat_knows_through_a_whole_game(seed: int) -> None:
    table = outremer.new("council", 2 + seed % 3, seed=seed)
    dice = Random(seed)
    while not table.over:
        need = table.need
        assert isinstance(need, outremer.Ask)
        (mover,) = need.seats
        table.play(mover, dice.choice(table.moves(mover)))
        if dice.random() < 0.05:
            for seat in range(table.seats):
                dealt = table.redeal(seat, Dice(seed))
                assert dealt.view(seat) == table.view(seat)
                assert dealt.need == table.need
                assert dealt.moves(seat) == table.moves(seat)


def test_cards_heard_by_everybody_as_they_are_drawn_are_found() -> None:
    assert "hearing a roll" in leaks.found("drawn cards")
