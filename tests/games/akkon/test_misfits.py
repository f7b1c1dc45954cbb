"""A position of Akkon edited by hand is refused where its numbers contradict each other, with the field named."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.akkon.vocabulary import CARDS, KINDS, SERGEANT, TURCOPOLE
from outremer.games.akkon.world import DISCARD_PILE, SET_ASIDE
from tests.games.akkon.position import BLUE, GREEN, RED, YELLOW, card, position
from tests.games.edits import Edit, below, edits_that_load, on_top, refusal, with_field, with_number
from tests.games.talking import say

PLAGUE = card("plague")
SPARE = [card("plague", 1), card("plague", 2)]


def at(part: str, **more: Any) -> Edit:
    return position(part, **more).save()


def bidding(*moves: str, **more: Any) -> Edit:
    return say(position("auction", turn=RED, **more), RED, *moves).save()


def acting(*moves: str) -> Edit:
    return say(position("actions", turn=RED, hands={RED: [PLAGUE, *SPARE]}), RED, *moves).save()


def moving(option: str) -> Edit:
    """Saladin's turn."""
    laid = {"tyre": {RED: ["knight-5", "knight-6"], BLUE: ["knight-5", "knight-6"]}}
    return at("saladin", options={"saladin_moves": option}, bids=laid, privileges={"gold": RED})


def prepared(count: int) -> Edit:
    """The preparation after so many rolls."""
    table = outremer.new("akkon", 3, by_hand=True)
    for _ in range(count):
        assert isinstance(table.need, outremer.Roll)
        table.roll(next(iter(table.need.odds)))
    return table.save()


def banned() -> Edit:
    saved = bidding()
    for kind in (TURCOPOLE, SERGEANT):
        saved["world"]["at"][BLUE * KINDS + kind] = 2
    return saved


def unstarted(saved: Edit) -> Edit:
    """The same world, with the round's open part still to begin."""
    return {**saved, "stack": saved["stack"][:2]}


PIECE_OF_BLUE = BLUE * KINDS


@pytest.mark.parametrize(
    ("saved", "sentence"),
    [
        ({**bidding(), "stack": []}, "world.ended: must be true, since the stack is empty"),
        (with_field(bidding(), "ended", True), "world.ended: must be false, since the stack is not empty"),
        (with_field(bidding(), "first", -1), "world.first: must be a seat once the game has been set up"),
        (with_field(bidding(), "idle", 3), "world.idle: after 3 rounds without a sale the game is over"),
        (with_field(bidding(), "round", 990), "world.round: must be at most"),
        (with_number(bidding(), "loan", PIECE_OF_BLUE, 1), "world: there must be 0 Templars on loan"),
        (
            with_number(at("auction", borrowed=[(RED, BLUE, "knight-5", "plague", "camp")]), "holder", 8, RED),
            "world: there must be 1 Templars with somebody else",
        ),
        (with_number(bidding(), "at", 4 * KINDS, 2), "world.at[28]: seat 4 does not play"),
        (banned(), "world.at: a Turcopole and a Sergeant of one player lie face down in one city"),
        (with_field(acting(), "debts", [0]), "world.debts: must be threes of taker, owner and loan, not 1 numbers"),
        (with_field(acting(), "debts", [0, 4, 1]), "world.debts[0]: taker and owner must be two seats from 0 to 3"),
        (with_field(acting(), "debts", [1, 1, 1]), "world.debts[0]: taker and owner must be two seats"),
        (with_field(acting(), "debts", [0, 1, 0]), "world.debts[2]: must be 1 for the Plague or 2"),
        (with_field(acting(), "debts", [0, 1, 1]), "world.debts: in this round 0 Templars can have been claimed"),
        (with_field(bidding(), "debts", [0, 1, 1]), "world.debts: in this round 0 Templars can have been claimed"),
        (with_number(bidding(), "place", 3, SET_ASIDE), "world.place[3]: no card is set aside once"),
        (with_field(bidding(), "departed", 1), "world.departed: only 0 cards are in hands, played or discarded"),
        (with_number(bidding(), "paid", 0, 1), "world.paid: nothing is paid for before the part 'actions'"),
        (with_number(prepared(1), "paid", 0, 1), "world.paid: nothing is paid for before the auction"),
        (with_number(prepared(1), "at", 0, 2), "world.at[0]: all Templars are in their camps until the auction"),
        (with_number(prepared(0), "place", 0, RED), "stack[1].dealt: 1 starting cards are in the hands"),
        (on_top(prepared(3), dealt=0), "stack[1].dealt: 2 starting cards are in the hands"),
        (with_field(prepared(3), "first", -1), "world.first: must be known before cards are dealt"),
        (below(bidding("bid tyre"), 2, bid=-1), "stack[2].bid: Auction calls for nothing now, but Laying lies on it"),
        (on_top(bidding(), bid=2), "stack[2].bid: Auction calls for Laying, which does not lie on it"),
        (on_top(bidding("bid tyre"), city=3), "stack[3].city: must be 0, as Auction below it says"),
        (on_top(bidding("bid tyre"), seat=BLUE), "stack[3].seat: must be 0, as Auction below it says"),
        (below(bidding("bid tyre"), 2, turn=-1), "stack[3].seat: must be -1, as Auction below it says"),
        (on_top(bidding(), heap=4), "stack[2].heap: must be -1 while no Templar is being laid"),
        (below(bidding("bid tyre"), 2, swap=3), "stack[2].swap: must be -1 while a Templar is being laid"),
        (on_top(bidding(), passed=1), "stack[2].passed: seat 0 is in turn, so it has not passed"),
        (on_top(bidding(), laid=1), "stack[2].laid: seat 0 cannot have laid so many in this turn"),
        (
            on_top(bidding("bid tyre", "lay chaplain", options={"pieces_per_turn": "many"}), laid=2),
            "stack[2].laid: seat 0 cannot have laid so many in this turn",
        ),
        (on_top(moving("any"), rival=BLUE), "stack[2].rival: must be -1 unless a Templar of another player"),
        (on_top(moving("own"), rival=BLUE, heap=1), "stack[2].rival: must be -1 unless a Templar of another player"),
        (on_top(moving("any"), heap=0, city=3), "stack[2].heap: Saladin calls for Laying, which does not lie on it"),
        (on_top(acting(), turns=5), "stack[2].turns: there are no more than 4 in a round"),
        (on_top(acting(), turns=2), "stack[2].turns: after 2 turns from seat 0 on, turn must be 2, not 0"),
        (on_top(acting(), turns=4, turn=-1, blessing=True), "stack[2].card: must be -1 when all have had their turns"),
        (on_top(acting(), card=3), "stack[2].card: must have been played, and leave something to choose"),
        (
            below(acting(f"play {PLAGUE}"), 2, card=CARDS.index(SPARE[0])),
            "stack[2].card: must have been played, and leave something to choose",
        ),
        (on_top(acting(f"play {PLAGUE}"), seat=GREEN), "stack[3].seat: must be 0, as Actions below it says"),
        (
            {**acting(f"play {PLAGUE}"), "stack": acting(f"play {PLAGUE}")["stack"][:3]},
            "stack[2].card: Actions calls for Opponent, which does not lie on it",
        ),
    ],
)
def test_numbers_that_contradict_each_other_are_refused(saved: Edit, sentence: str) -> None:
    assert sentence in refusal(saved)


def test_who_has_a_templar_and_why_must_agree_for_each_of_them() -> None:
    saved = at("auction", borrowed=[(RED, BLUE, "knight-5", "plague", "camp")])
    saved["world"]["loan"][PIECE_OF_BLUE], saved["world"]["loan"][PIECE_OF_BLUE + 1] = 0, 1
    assert "world.loan[7]: must be 0 if the owner has this Templar" in refusal(saved)


@pytest.mark.parametrize("part", ["auction", "resolution"])
def test_every_deck_offers_a_card_before_it_is_sold(part: str) -> None:
    saved = unstarted(bidding())
    saved["stack"][1]["at"] = part
    saved["world"]["place"][saved["world"]["top"][2]] = DISCARD_PILE
    saved["world"]["top"][2] = -1
    assert f"world.top[2]: every deck must offer a card in the part {part!r}" in refusal(saved)


def test_in_the_part_of_loans_all_templars_are_at_home() -> None:
    saved = unstarted(bidding())
    saved["stack"][1]["at"] = "loans"
    saved["world"]["at"][3] = 1
    assert "world.at[3]: all Templars are in their camps until the auction begins" in refusal(saved)


def test_only_a_hand_of_more_than_five_is_cut_down() -> None:
    hands = {RED: [*CARDS[1:7]], YELLOW: [*CARDS[13:15]]}
    saved = at("hand-limit", hands=hands)
    assert saved["stack"][-1]["turn"] == RED
    assert "stack[2].turn: seat 3 has no more than 5 cards" in refusal(on_top(saved, turn=YELLOW))


def test_whatever_loads_can_be_played_to_the_end() -> None:
    """Small changes to a position, at random: refused with BadSave, or as good as any other position."""
    assert edits_that_load("akkon", 3, 200) > 10
    assert edits_that_load("akkon", 2, 100) > 10
