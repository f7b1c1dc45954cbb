"""Hands, draws and chosen cards stand in nobody else's record; where a hole is put in on purpose, it is found."""

from __future__ import annotations

import pytest

import outremer
from tests.games.council.leaks import LEAKS, found
from tests.games.council.position import position, roll
from tests.games.council.secrets import first_leak
from tests.games.talking import say


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybodys_record_of_a_whole_game_is_the_one_kept_by_hand(seats: int) -> None:
    assert first_leak(seats, seed=seats) == ""


@pytest.mark.rule("setup.player.draw-six")
def test_the_six_cards_of_a_hand_stand_in_its_own_record_alone() -> None:
    options = {"first-player": "first-seat", "map": "aba"}
    table = outremer.new("council", 3, options, by_hand=True)
    while not (isinstance(table.need, outremer.Roll) and table.need.form == "Hands"):
        assert isinstance(table.need, outremer.Roll)
        table.roll(next(iter(table.need.odds)))
    hands = (["white"] * 6, ["pink"] * 6, ["wild"] * 6)
    for dealt in hands:
        roll(table, *dealt)
    for seat in range(3):
        lines = table.record(seat).splitlines()[-18:]
        expected = [f"roll {card if seat == owner else '...'}" for owner in range(3) for card in hands[owner]]
        assert lines == expected
    assert table.record(None).splitlines()[-18:] == ["roll ..."] * 18


def test_the_cards_of_a_permit_are_drawn_in_secret_and_the_next_permit_is_not() -> None:
    table = position(hands={0: ["white", "black", "orange", "pink"]}, shown={"coast": ["permit-b", "permit-abe"]})
    say(table, 0, "acquire coast", "lay white", "lay black", "lay orange", "lay pink", "pay", "take permit-b")
    roll(table, "wild", "wild", "purple", "permit-d")
    moves = ["0: acquire coast", "0: pay", "0: take permit-b"]
    own = table.record(0).partition("begin\n")[2].splitlines()
    assert own[-5:] == [moves[2], "roll wild", "roll wild", "roll purple", "roll permit-d"]
    for other in (1, None):
        theirs = table.record(other).partition("begin\n")[2].splitlines()
        assert theirs == [*moves, "roll ...", "roll ...", "roll ...", "roll permit-d"]


def test_cards_chosen_and_taken_back_unpaid_are_nobodys_business() -> None:
    table = position(hands={0: ["white", "black"]}, coins=[20])
    say(table, 0, "king", "lay black")
    table.undo(0)
    say(table, 0, "lay white", "pay")
    for other in (1, 2, None):
        assert ": lay" not in table.record(other)
        assert "black" not in [one.arguments.get("card") for one in table.events(other)]
    assert "0: lay white" in table.record(0)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_put_in_on_purpose_is_found(leak: str) -> None:
    assert found(leak) != ""
