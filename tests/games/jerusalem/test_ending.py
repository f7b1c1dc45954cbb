"""CONCLUSIONE DELLA PARTITA."""

from __future__ import annotations

import pytest

import outremer
from tests.games.jerusalem.position import BLUE, GREEN, RED, YELLOW, position
from tests.games.talking import idle, told


def ranking(floors: list[int], points: list[int], offices: list[str]) -> list[tuple[int, str]]:
    result = position("building", round_=5, floors=floors, points=points, offices=offices).result()
    assert isinstance(result, outremer.Result)
    return [(standing.seat, standing.decided_by) for standing in result.standings]


OFFICES = ["constable", "treasurer", "marshal", "admiral"]


@pytest.mark.rule("end.winner")
def test_the_highest_tower_wins() -> None:
    assert ranking([5, 8, 6, 7], [6, 0, 6, 6], OFFICES) == [
        (GREEN, "end.winner"),
        (RED, "end.winner"),
        (YELLOW, "end.winner"),
        (BLUE, ""),
    ]


@pytest.mark.rule("end.tie.points")
def test_then_the_most_points_left() -> None:
    assert ranking([8, 8, 8, 5], [1, 0, 4, 5], OFFICES)[:2] == [(YELLOW, "end.tie.points"), (BLUE, "end.tie.points")]


@pytest.mark.rule("end.tie.character")
def test_then_the_lowest_office_of_round_5() -> None:
    result = ranking([8, 8, 8, 5], [1, 4, 4, 5], ["constable", "admiral", "treasurer", "marshal"])
    assert result[:2] == [(YELLOW, "end.tie.character"), (GREEN, "end.tie.points")]


@pytest.mark.rule("end.winner", "end.tie.character")
def test_the_winner_is_told() -> None:
    for floors, offices, seat in (
        ([5, 8, 6, 7], OFFICES, GREEN),
        ([8, 5, 5, 5], OFFICES, BLUE),
        ([5, 8, 5, 8], ["constable", "admiral", "marshal", "treasurer"], RED),
        ([5, 8, 5, 8], ["marshal", "constable", "admiral", "treasurer"], GREEN),
    ):
        table = position(
            "privileges", round_=5, men={"market-left": [1]}, floors=floors, offices=offices, points=[0] * 4
        )
        assert told(idle(table), "finished") == [{"seat": seat}]
