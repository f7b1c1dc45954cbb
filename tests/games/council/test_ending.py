"""FINE DEL GIOCO E PUNTEGGIO FINALE."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import outremer
from outremer.games.council.ending import winners
from outremer.games.council.vocabulary import CITIES
from tests.games.council.position import pass_turns, player, position, roll_first
from tests.games.talking import asked, bar, say, seen, told

NINE = ["arkon", "burgen", "dorful", "framek", "graden", "kultos", "lyram", "merkatim", "naris"]


def last_turn(**given: Any) -> outremer.Table:
    """The last turn of all, of seat 3; seat 0 has set it off. Nothing is scored by the way."""
    table = position(turn=3, last=0, **given)
    return pass_turns(table, 1)


def final_points(**given: Any) -> list[int]:
    table = last_turn(**given)
    assert table.over
    return [int(player(table, seat)["points"]) for seat in range(table.seats)]


def uneven(permits: Sequence[int]) -> dict[int, list[str]]:
    """So many used permits for each seat, none of them lying on the board."""
    names = iter(["permit-a", "permit-b", "permit-d", "permit-e", "permit-f", "permit-g", "permit-h", "permit-i"])
    return {seat: [next(names) for _ in range(count)] for seat, count in enumerate(permits)}


@pytest.mark.rule("end.last-emporium.immediate-points")
def test_three_points_for_the_tenth_emporium() -> None:
    table = say(position(built={0: NINE}, permits={0: ["permit-j"]}, tokens={}), 0, "build permit-j")
    assert player(table)["points"] == 3
    assert seen(table)["ended_by"] == 0
    second = position(turn=1, built={0: CITIES[:10], 1: NINE}, last=0, permits={1: ["permit-j"]}, tokens={})
    say(second, 1, "build permit-j")
    assert player(second, 1)["points"] == 3
    assert seen(second)["ended_by"] == 0
    first_only = position(
        turn=1,
        built={0: CITIES[:10], 1: NINE},
        last=0,
        permits={1: ["permit-j"]},
        tokens={},
        options={"last-emporium": "first-only"},
    )
    assert player(say(first_only, 1, "build permit-j"), 1)["points"] == 0


@pytest.mark.rule("end.others-final-turn", "end.game-over")
def test_every_other_player_has_one_turn_more() -> None:
    table = position(turn=2, built={2: NINE}, permits={2: ["permit-j"]}, tokens={}, coins=[10, 10, 10, 10])
    say(table, 2, "build permit-j", "hire")  # the player finishes the turn
    order = []
    while not table.over:
        roll_first(table)
        order.append(asked(table)[1])
        pass_turns(table, 1)
    assert order == [3, 0, 1]
    assert bar(table, 2, "end") == "end.game-over"
    assert len(told(table, "finished")) == 4


def test_a_second_tenth_emporium_adds_no_turns() -> None:
    table = position(turn=3, built={0: CITIES[:10], 3: NINE}, last=0, permits={3: ["permit-j"]}, tokens={})
    say(table, 3, "build permit-j", "end")
    assert table.over


@pytest.mark.rule("end.bonus-and-king-tiles-score")
def test_tiles_score_at_the_end_and_not_before() -> None:
    before = position(prizes={"gold": 1, "iron": 2}, king_tiles=[1, 2])
    assert [player(before, seat)["points"] for seat in range(4)] == [0, 0, 0, 0]
    assert [player(before, seat)["tile_points"] for seat in range(4)] == [0, 45, 23, 0]
    points = final_points(prizes={"gold": 1, "iron": 2}, king_tiles=[1, 2], nobility=[4, 3, 2, 1], used=uneven([2]))
    assert points == [5 + 3, 45 + 2, 23, 0]


@pytest.mark.rule("end.nobility.first", "end.nobility.second")
def test_the_noblest_and_the_second_noblest_score() -> None:
    points = final_points(nobility=[1, 9, 4, 2], used=uneven([0, 0, 0, 2]))
    assert points[1] == 5
    assert points[2] == 2
    assert points[0] == 0
    assert points[3] == 3  # for permits alone


@pytest.mark.rule("end.nobility.tie-first")
def test_all_who_are_first_score_five_and_nobody_scores_two() -> None:
    assert final_points(nobility=[7, 7, 4, 2], used=uneven([0, 0, 0, 2])) == [5, 5, 0, 3]
    assert final_points(used=uneven([0, 0, 0, 2])) == [5, 5, 5, 8]


@pytest.mark.rule("end.nobility.tie-second")
def test_all_who_are_second_score_two() -> None:
    assert final_points(nobility=[9, 4, 4, 2], used=uneven([0, 0, 0, 2])) == [5, 2, 2, 3]


@pytest.mark.rule("end.most-permits")
def test_three_points_for_the_most_permits_used_or_not() -> None:
    nobility = [4, 3, 2, 1]
    assert final_points(nobility=nobility, used=uneven([0, 0, 2, 1])) == [5, 2, 3, 0]
    assert final_points(nobility=nobility, used=uneven([0, 0, 2, 2])) == [5, 2, 3, 3]
    nobody = final_points(nobility=nobility, used=uneven([0, 0, 2, 2]), options={"permit-tie": "nobody-scores"})
    assert nobody == [5, 2, 0, 0]
    face_up = {3: ["permit-k"]}
    assert final_points(nobility=nobility, used=uneven([0, 0, 2]), permits=face_up) == [5, 2, 3, 0]
    only = final_points(
        nobility=nobility, used=uneven([0, 0, 2]), permits=face_up, options={"used-permits": "do-not-count"}
    )
    assert only == [5, 2, 0, 3]


@pytest.mark.rule("end.winner")
def test_most_points_win() -> None:
    table = last_turn(points=[10, 30, 20, 5], nobility=[4, 3, 2, 1], used=uneven([1]))
    result = table.result()
    assert result is not None
    assert result.winners == (1,)
    assert [(one.seat, one.rank, one.points) for one in result.standings] == [
        (1, 1, 32),
        (2, 2, 20),
        (0, 3, 18),
        (3, 4, 5),
    ]
    assert {one.decided_by for one in result.standings} == {""}


@pytest.mark.rule("end.winner.tie")
def test_a_tie_goes_to_assistants_and_cards_together() -> None:
    hands = {0: ["white"] * 3, 1: ["black"] * 2, 2: ["pink"]}
    level = {"points": [20, 20, 20, 0], "nobility": [1, 1, 1, 0], "used": uneven([0, 0, 0, 1])}
    result = last_turn(hands=hands, assistants=[1, 3, 2, 2], **level).result()
    assert result is not None
    assert [(one.seat, one.rank, one.decided_by) for one in result.standings] == [
        (1, 1, "end.winner.tie"),
        (0, 2, "end.winner.tie"),
        (2, 3, ""),
        (3, 4, ""),
    ]
    shared = last_turn(hands=hands, assistants=[1, 2, 2, 2], **level).result()
    assert shared is not None
    assert shared.winners == (0, 1)


@pytest.mark.rule("end.winner", "end.winner.tie")
def test_judges_count_the_same_winners() -> None:
    hands = {0: ["white"] * 3, 1: ["black"] * 2, 2: ["pink"]}
    level = {"points": [20, 20, 20, 0], "nobility": [1, 1, 1, 0], "used": uneven([0, 0, 0, 1])}
    most_points = last_turn(points=[10, 30, 20, 5], nobility=[4, 3, 2, 1], used=uneven([1]))
    most_assistants = last_turn(hands=hands, assistants=[1, 3, 2, 2], **level)
    the_last = last_turn(hands=hands, assistants=[1, 2, 4, 2], **level)
    shared = last_turn(hands=hands, assistants=[1, 2, 2, 2], **level)
    found = [winners(table.kernel.world) for table in (most_points, most_assistants, the_last, shared)]
    assert found == [0b10, 0b10, 0b100, 0b11]


@pytest.mark.rule("end.most-permits")
def test_where_ties_score_nothing_the_most_permits_alone_still_do() -> None:
    ruled = {"permit-tie": "nobody-scores"}
    assert final_points(used=uneven([1, 3, 2, 1]), nobility=[5, 5, 5, 5], options=ruled) == [5, 5 + 3, 5, 5]
    assert final_points(used=uneven([1, 2, 2, 1]), nobility=[5, 5, 5, 5], options=ruled) == [5, 5, 5, 5]
