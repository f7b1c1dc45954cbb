"""What the greedy bot does in Jerusalem: it gives nothing away, and an onlooker sees why it does what it does."""

from __future__ import annotations

import pytest

import outremer
from outremer.bots import Chair, bot
from tests.games.greedy import chosen, lead, says_in_turn
from tests.games.jerusalem.position import BLUE, GREEN, RED, YELLOW, hand, men, points, position
from tests.games.talking import asked

MARKET_OF_RED = {"market-large": [0, 0, 0, 2], "templars-large": [0, 0, 2, 0], "palace-large": [0, 3, 0, 0]}


@pytest.mark.parametrize("seat", [BLUE, GREEN, YELLOW, RED])
@pytest.mark.parametrize("round_", [1, 3, 5])
def test_income_is_collected_whole(seat: int, round_: int) -> None:
    """The last one to collect too, though then the others build."""
    stand = {
        area: [int(one == seat) for one in range(4)] for area in ("market-large", "templars-left", "nobility-left")
    }
    table = position("income", men=stand, round_=round_, points=[1, 1, 1, 1], event="war")
    assert asked(table) == ("Collecting", seat)
    assert chosen(table, seat) == "collect"


@pytest.mark.parametrize("office", ["constable", "admiral"])
@pytest.mark.parametrize("round_", [2, 5])
def test_a_turn_in_which_all_stand_well_is_ended_and_nobody_is_dismissed(office: str, round_: int) -> None:
    seat = ["constable", "treasurer", "marshal", "admiral"].index(office)
    stand = {
        area: [4 * (one == seat) for one in range(4)] for area in ("market-large", "templars-left", "nobility-left")
    }
    table = position("placement", turn=office, men=stand, round_=round_, bezants=[0, 0, 0, 0], event="war")
    words = says_in_turn(table, seat)
    assert words[-1] == "end"
    assert not [word for word in words if word.startswith("dismiss")]
    assert all(men(table, area)[seat] >= 4 for area in stand)


def test_in_whole_games_nothing_is_left_and_nobody_dismissed() -> None:
    table = outremer.new("jerusalem", seats=4, seed=11)
    players = [bot("greedy", f"whole {seat}") for seat in range(4)]
    said = []
    while isinstance(table.need, outremer.Ask):
        seat = table.need.seats[0]
        said.append(players[seat].choose(Chair(table, seat)))
        table.play(seat, said[-1])
    verbs = [move.verb for move in said]
    assert "leave" not in verbs
    assert "dismiss" not in verbs
    assert verbs.count("collect") >= 10


def test_every_strike_of_a_war_is_struck() -> None:
    table = position("event", event="war", men={"templars-left": [3], "market-large": [0, 2], "david": [0, 0, 2]},
                     driver=outremer.Scripted("tax"))  # fmt: skip
    strikes = []
    while not table.over and asked(table) == ("War", BLUE):
        strikes.append(chosen(table, BLUE))
        table.play(BLUE, strikes[-1])
    assert len(strikes) == 3
    assert all(word.startswith("target") for word in strikes)


def test_all_that_a_baron_can_save_are_saved() -> None:
    table = position("event", event="succession", men={"palace-large": [3], "market-left": [9]},
                     barons={BLUE: "market-left"}, driver=outremer.Scripted("tax"))  # fmt: skip
    assert [chosen(table, BLUE) for _ in range(3)] == ["save 2"] * 3


def test_squires_of_the_market_are_kept_as_long_as_they_are_worth_the_bezant() -> None:
    table = position("event", event="tax", men={"market-large": [2, 1]}, bezants=[5, 0, 0, 0],
                     driver=outremer.Scripted("war"))  # fmt: skip
    words = says_in_turn(table, BLUE)
    assert "keep market-large" in words
    assert words[-1] == "end"


def test_cheap_mercenaries_are_not_called_without_the_money_for_two() -> None:
    cards = {BLUE: ["cheap-mercenaries"]}
    poor = position("placement", turn="constable", behind=[0], bezants=[3], hands=cards)
    assert "play cheap-mercenaries" not in says_in_turn(poor, BLUE)
    assert hand(poor, BLUE) == ["cheap-mercenaries"]


def test_a_card_that_moves_squires_is_played_to_move_them() -> None:
    """Squires that are beaten where they stand win an area elsewhere; the card is not played to pass."""
    table = position("placement", turn="constable", men={"market-large": [2, 9]}, behind=[0, 0, 0, 0],
                     bezants=[0, 0, 0, 0], hands={BLUE: ["move-two"]}, round_=4, event="war")  # fmt: skip
    words = says_in_turn(table, BLUE)
    played = words.index("play move-two")
    assert [word.split()[0] for word in words[played + 1 : played + 3]] == ["lift", "drop"]
    assert words[played + 1] == "lift market-large"


def test_two_resources_are_taken_as_points_when_rounds_are_few() -> None:
    table = position("placement", turn="constable", round_=5, behind=[0], bezants=[0],
                     hands={BLUE: ["two-resources", "one-squire"]})  # fmt: skip
    says_in_turn(table, BLUE)
    assert points(table)[BLUE] == 2


def test_the_last_card_is_kept_for_the_kings_gift() -> None:
    """A card in hand when the king rewards is a point; a squire more, after all have placed theirs, is nothing."""
    table = position("placement", turn="admiral", round_=5, men=MARKET_OF_RED, behind=[0, 0, 0, 0],
                     bezants=[0, 0, 0, 0], hands={RED: ["one-squire"]})  # fmt: skip
    says_in_turn(table, RED)
    assert hand(table, RED) == ["one-squire"]


def test_what_a_seat_gains_makes_its_position_better() -> None:
    plain = position("placement", turn="constable")
    for better in (
        position("placement", turn="constable", points=[1]),
        position("placement", turn="constable", floors=[1]),
        position("placement", turn="constable", bezants=[30]),
        position("placement", turn="constable", behind=[30]),
        position("placement", turn="constable", hands={BLUE: ["one-squire"]}),
        position("placement", turn="constable", men={"market-large": [2]}),
    ):
        assert lead(better, BLUE) > lead(plain, BLUE)
