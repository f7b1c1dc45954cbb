"""The arena seats everybody fairly, and the balance study counts what happened."""

from __future__ import annotations

from outremer.lab.arena import Match, Score, carried, play_matches, scores
from outremer.lab.balance import weights
from outremer.table.table import Event


def a_match(bots: tuple[str, ...], winner: int, earned: dict[int, int]) -> Match:
    events = tuple(
        Event("earned", {"seat": seat, "area": "palace-left"}) for seat, count in earned.items() for _ in range(count)
    )
    ranks = tuple(1 if seat == winner else 2 for seat in range(len(bots)))
    return Match(bots, ranks, (0,) * len(bots), 10, events)


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    played = list(play_matches("jerusalem", ["random", "greedy"], 4, workers=1))
    assert [match.bots.index("greedy") for match in played] == [1, 0, 1, 0]


def test_worker_processes_play_the_same_games_in_the_same_order() -> None:
    alone, shared = (list(play_matches("jerusalem", ["random"] * 3, 6, workers=count)) for count in (1, 2))
    assert alone == shared


def test_wins_are_counted_by_bot_and_shared_at_a_tie() -> None:
    tie = Match(("a", "b"), (1, 1), (3, 3), 5, ())
    rows = scores([a_match(("a", "b"), 0, {}), tie])
    assert [(row.bot, row.wins) for row in rows] == [("a", 1.5), ("b", 0.5)]


def test_allies_who_win_together_count_for_whoever_has_half_of_their_points() -> None:
    led = Match(("a", "b", "c"), (1, 1, 3), (3, 1, 2), 5, ())
    even = Match(("a", "b", "c"), (1, 1, 3), (2, 2, 2), 5, ())
    alone = Match(("a", "b", "c"), (2, 1, 2), (0, 3, 0), 5, ())
    rows = scores([led, even, alone], share=carried)
    assert {row.bot: row.wins for row in rows} == {"a": 2.0, "b": 2.0, "c": 0.0}


def test_the_interval_holds_the_rate_and_narrows_with_more_games() -> None:
    few, many = Score("a", 20, 18), Score("a", 2000, 1800)
    for score in (few, many):
        low, high = score.interval
        assert 0 <= low < score.rate < high <= 1
    assert many.interval[1] - many.interval[0] < few.interval[1] - few.interval[0]


def test_a_thing_that_decides_every_game_is_called_decisive() -> None:
    matches = [a_match(("a", "b"), game % 2, {game % 2: 3, 1 - game % 2: 1}) for game in range(30)]
    (palace,) = weights("jerusalem", matches)
    assert (palace.thing, palace.winner_has, palace.others_have) == ("income palace-small", 3.0, 1.0)
    assert palace.leader_wins == 1.0
    assert palace.verdict == "decisive"


def test_a_thing_that_winners_have_less_of_is_called_worthless() -> None:
    matches = [a_match(("a", "b"), game % 2, {game % 2: 1, 1 - game % 2: 3}) for game in range(30)]
    (palace,) = weights("jerusalem", matches)
    assert palace.leader_wins == 0.0
    assert palace.verdict == "worthless"
