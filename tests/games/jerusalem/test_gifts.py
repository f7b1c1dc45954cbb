"""DONO DEL RE."""

from __future__ import annotations

import pytest

import outremer
from tests.games.jerusalem.position import BLUE, GREEN, YELLOW, floors, position
from tests.games.talking import say, seen, told

HIGH = [20, 20, 20, 20]  # so high that no gift is spent on a floor at once


def gifts(
    behind: list[int], bezants: list[int], hands: dict[int, list[str]] | None = None, edition: str = "it"
) -> outremer.Table:
    """The end of the fifth round, when Blue has collected the last income. Blue's one squire stands in the Market."""
    behind, bezants = [behind[0] - 1, *behind[1:]], [bezants[0] - 2, *bezants[1:]]
    table = position("income", round_=5, men={"market-left": [1]}, behind=behind, bezants=bezants, hands=hands,
                     floors=HIGH, options={"edition": edition})  # fmt: skip
    return say(table, BLUE, "collect")


def given(table: outremer.Table, gift: str) -> dict[int, int]:
    return {event["seat"]: event["points"] for event in told(table, "gift") if event["gift"] == gift}


@pytest.mark.rule("gift.when")
def test_gifts_come_in_round_5_before_the_building() -> None:
    table = gifts([5, 1, 1, 1], [5, 1, 1, 1])
    assert given(table, "most-squires") == {BLUE: 3}
    earlier = position("income", round_=4, event="war", men={"market-left": [1]}, behind=[5])
    assert told(say(earlier, BLUE, "collect"), "gift") == []


@pytest.mark.rule("gift.reveal")
def test_the_screens_come_down_first() -> None:
    before = position("income", round_=5, men={"market-left": [1]}, behind=[1, 4], hands={GREEN: ["turncoat"]})
    assert seen(before, BLUE)["players"][GREEN]["squires"] is None
    say(before, BLUE, "collect")
    green = seen(before, BLUE)["players"][GREEN]
    assert (green["squires"], green["bezants"], green["hand"]) == (4, 12, {"turncoat": 1})
    names = [event.name for event in before.events(None)]
    assert names.index("unveiled") < names.index("gift")


@pytest.mark.rule("gift.most-squires.it")
def test_most_squires_earn_three_points() -> None:
    assert given(gifts([2, 5, 4, 1], [3, 1, 1, 1]), "most-squires") == {GREEN: 3}


@pytest.mark.rule("gift.most-squires.de", "gift.most-squires.it")
@pytest.mark.parametrize("edition", ["it", "de"])
def test_squires_on_the_board_do_not_count(edition: str) -> None:
    table = position("income", round_=5, men={"market-left": [9]}, behind=[1, 3, 1, 1], floors=HIGH,
                     options={"edition": edition})  # fmt: skip
    assert given(say(table, BLUE, "collect"), "most-squires") == {GREEN: 3}


@pytest.mark.rule("gift.most-money")
def test_most_money_earns_three_points() -> None:
    assert given(gifts([3, 1, 1, 1], [4, 6, 9, 8]), "most-bezants") == {YELLOW: 3}


@pytest.mark.rule("gift.action-card", "action-cards.end-bonus")
def test_a_card_kept_earns_one_point_however_many() -> None:
    table = gifts([3, 1, 1, 1], [4, 1, 1, 1], {GREEN: ["turncoat", "move-two", "move-two"]})
    assert given(table, "action-card") == {GREEN: 1}
    result = table.result()
    assert result is not None


@pytest.mark.rule("gift.action-card.all-may-qualify")
def test_everybody_may_have_kept_a_card() -> None:
    table = gifts([3, 1, 1, 1], [4, 1, 1, 1], {seat: ["move-two"] for seat in range(4)})
    assert given(table, "action-card") == {0: 1, 1: 1, 2: 1, 3: 1}


@pytest.mark.rule("gift.tie")
def test_at_a_tie_each_gets_one_point() -> None:
    table = gifts([5, 5, 1, 1], [2, 8, 8, 8])
    assert given(table, "most-squires") == {BLUE: 1, GREEN: 1}
    assert given(table, "most-bezants") == {1: 1, 2: 1, 3: 1}
    nothing = position("building", round_=4, event="war", driver=outremer.Seeded(1))
    assert told(nothing, "gift") == []


@pytest.mark.rule("gift.tie")
def test_a_tie_at_zero_pays_too() -> None:
    table = position("income", round_=5, men={"palace-left": [1]}, bezants=[0, 0, 0, 0], floors=HIGH)
    say(table, BLUE, "collect")
    assert given(table, "most-squires") == {0: 1, 1: 1, 2: 1, 3: 1}
    assert given(table, "most-bezants") == {0: 1, 1: 1, 2: 1, 3: 1}


@pytest.mark.rule("end.gifts-first")
def test_gifts_pay_for_floors() -> None:
    table = position("gifts", round_=5, behind=[3, 1, 1, 1], bezants=[3, 1, 1, 1], floors=[0, 9])
    assert floors(table)[BLUE] == 2  # six points: 2 + 3, and one left
