"""A position edited by hand is refused where its numbers contradict each other, with the field named."""

from __future__ import annotations

import random
from typing import Any

import pytest

import outremer
from outremer.games.jerusalem.world import BARON, DEALT, OFFICE, OFFICE_THEN
from outremer.kernel.blanks import NOBODY
from tests.games.edits import (
    Edit,
    below,
    on_top,
    refusal,
    saves_of_a_random_game,
    with_field,
    with_number,
    with_one_change,
)
from tests.games.jerusalem.position import BLUE, RED, position
from tests.games.talking import idle, say


def at(part: str, **more: Any) -> Edit:
    return position(part, **more).save()


def opened() -> Edit:
    return say(position("auction"), BLUE, "open marshal 3").save()


def turn(*moves: str, **more: Any) -> Edit:
    """The Admiral's turn, after these moves."""
    placed = {"men": {"market-left": [0, 0, 0, 4], "david": [1]}, **more}
    return say(position(turn="admiral", **placed), RED, *moves).save()


def marshal(*moves: str) -> Edit:
    return say(position(turn="marshal", men={"market-left": [0, 0, 1, 0]}), 2, *moves).save()


MARKET_LEFT_OF_RED = 10 * 4 + RED
EMPTY = 15  # the Tower of David, where the seat in turn has nobody
TWO = {"seats": 2, "round_": 2}


@pytest.mark.parametrize(
    ("saved", "sentence"),
    [
        (with_number(at("placement", turn="admiral"), "has", 4, -1), "world.has: [4] (bezants of seat 0) must be a"),
        (with_number(at("placement", turn="admiral"), "has", OFFICE, 2), "world.has[17]: seats 0 and 1 hold the same"),
        (with_number(at("auction"), "has", BARON, 16), "world.has: [20] (Baron of seat 0) must be a whole number"),
        (with_number(at("auction", **TWO), "has", OFFICE, 1), "world.has[16]: seat 0 cannot hold the office 1"),
        (with_number(at("auction"), "past", DEALT + 12, 0), "world: there must be 0 action cards of seat 0 of which"),
        (with_number(at("auction"), "past", OFFICE_THEN + 12, 1), "world.past[52]: must be -1, since this is round 2"),
        (
            with_number(at("placement", turn="admiral"), "past", OFFICE_THEN + 4, 3),
            "world.past[44]: must be the office of seat 0",
        ),
        (with_number(at("auction"), "fresh", 35, 2), "world.fresh[35]: must be 0, the sum of the new squires"),
        (with_number(at("auction", **TWO), "events", 1, 1), "world.events[1]: this event is left out"),
        (with_field(at("auction"), "events", [0, 0, 0, 0]), "world.events: too few are left for the rounds after 2"),
        (with_field(at("auction"), "event", NOBODY), "world.event: one must lie open in round 2"),
        (with_field(at("auction", round_=1), "event", 3), "world.event: must have been turned up in this round"),
        (with_field(at("auction"), "face_down", 1), "world.face_down: 1 cards beside the offices do not fit"),
        (with_field(at("auction"), "face_down", 0), "stack[2].opener: the cards of this round must lie face down"),
        (with_field(at("auction", round_=5), "round", 6), "world.round: nothing is played after round 5"),
        (below(at("auction"), 1, at="income"), "stack[1].at: is 'income', but the form above it is Auction"),
        (
            {**at("auction"), "stack": [{"form": "Play"}, {"form": "Round", "at": "income"}]},
            "world.has[16]: 0 of 4 offices are taken, which cannot be in the part 'income'",
        ),
        (
            below(at("income", men={"market-left": [1]}), 1, at="event-card"),
            "stack[1].at: is 'event-card', but the form",
        ),
        (below(at("auction", round_=1), 1, at="event"), "stack[1].at: must now be one of 'auction'"),
        (below(at("auction"), 1, at=""), "stack[1].at: must now be one of 'event-card', 'auction'"),
        (below(at("auction"), 2, opener=-1), "stack[2].opener: must be one of at least two seats"),
        (on_top(opened(), high=13), "stack[3].high: seat 0 has only 12 bezants"),
        (on_top(opened(), leader=-1), "stack[3].leader: must be a seat that has no office and has not passed"),
        (on_top(opened(), passed=2), "stack[3].turn: seat 1 has passed or has an office"),
        (on_top(opened(), office=0), "stack[3].office: while none is named, leader and high must be -1"),
        (on_top(at("auction", **TWO), office=1, leader=0, high=0), "stack[3].office: must be one that is still to be"),
        (on_top(at("cards"), office=2), "stack[2].office: 1 cards must have been kept before this one"),
        (on_top(at("cards", **TWO), office=1), "stack[2].office: must be from 3 to 3"),
        (on_top(marshal("march", "lift market-left"), origin=EMPTY), "stack[4].origin: seat 2 has 0 squires in david"),
        (on_top(turn("play move-two", "lift market-left", hands={3: ["move-two"]}), owner=-1), "stack[4].owner: owner"),
        (
            on_top(turn("play move-two", "lift market-left", hands={3: ["move-two"]}), origin=EMPTY),
            "stack[4].origin: seat 3 has 0 squires in david",
        ),
        (
            on_top(turn("play turncoat", "lift market-left", hands={3: ["turncoat"]}), own=EMPTY),
            "stack[4].own: seat 3 has 0 squires in david",
        ),
        (
            with_number(turn("dismiss market-left"), "men", MARKET_LEFT_OF_RED, 1),
            "world: there must be 50 squires of seat 3 in all",
        ),
        (below(turn(), 2, office=5), "stack[2].office: must be from 1 to 4"),
        (on_top(at("david", men={"david": [1]}), seat=1), "stack[2].seat: seat 1 has 0 squires in david"),
        (
            on_top(at("privileges", men={"patriarchate-large": [1]}), seat=-1, drawing=True),
            "stack[3].seat: somebody must be drawing",
        ),
        (
            on_top(at("event", men={"palace-left": [3, 3]}, barons={0: "market-large"}), office=2),
            "stack[2].office: whoever saves squires must have a Baron",
        ),
        (on_top(at("event", event="tax", men={"market-left": [2]}), kept=[1, 0, 0]), "stack[2].kept: more are paid"),
        (
            on_top(at("event", event="war", men={"templars-left": [2], "david": [0, 3]}), left=0),
            "stack[2].left: whoever is asked",
        ),
        ({**at("auction"), "stack": []}, "world: there must be 5 rounds behind us at the end in all, but there are 1"),
    ],
)
def test_numbers_that_contradict_each_other_are_refused(saved: Edit, sentence: str) -> None:
    assert sentence in refusal(saved)


def test_two_cards_drawn_by_privilege_in_one_round_are_refused() -> None:
    with pytest.raises(outremer.BadSave, match="only one seat draws a card by privilege in a round"):
        position("auction", hands={0: ["one-squire"] * 2, 1: ["two-points"] * 2})


def test_squires_in_a_sector_left_out_are_refused() -> None:
    with pytest.raises(outremer.BadSave, match="nobility-large is left out at a table of two"):
        position(seats=2, turn="marshal", men={"nobility-large": [1]})


def test_too_few_squires_to_go_on_dismissing_are_refused() -> None:
    saved = turn("dismiss market-left")
    saved["world"]["men"][MARKET_LEFT_OF_RED] -= 2
    saved["world"]["has"][27] += 2
    with pytest.raises(outremer.BadSave, match=r"stack\[4\].left: seat 3 has only 1 squires to dismiss"):
        outremer.load({**saved, "record": []})


def test_whatever_loads_can_be_played_to_the_end() -> None:
    """Small changes to a position, at random: refused with BadSave, or as good as any other position."""
    dice = random.Random("edits")
    saves, loaded = saves_of_a_random_game("jerusalem", 3, "edits"), 0
    for _ in range(250):
        saved = with_one_change(dice.choice(saves), dice)
        try:
            edited = outremer.load(saved)
        except outremer.BadSave:
            continue
        loaded += 1
        assert idle(edited).result() is not None
    assert loaded > 10
