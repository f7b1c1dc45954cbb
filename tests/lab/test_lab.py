"""The arena seats everybody fairly, and says what came of it."""

from __future__ import annotations

from itertools import takewhile

import pytest

import outremer
from outremer.lab.accounts import account
from outremer.lab.arena import Plan, Sitting, play_match, play_matches
from outremer.lab.scores import Score, carried, scores
from outremer.table.table import Event
from tests.games.fief.position import position
from tests.lab.matches import a_match


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    played = play_matches("jerusalem", ["random", "greedy"], 4)
    assert [match.bots.index("greedy") for match in played] == [1, 0, 1, 0]


def test_worker_processes_play_the_same_games() -> None:
    alone, shared = (list(play_matches("jerusalem", ["random"] * 3, 6, workers=count)) for count in (1, 2))
    assert alone == shared


def test_worker_processes_play_the_same_games_of_bots_that_think_in_iterations() -> None:
    bots = ["medium:iterations=4", "greedy"]
    alone, shared = (list(play_matches("jerusalem", bots, 4, workers=count)) for count in (1, 2))
    assert alone == shared
    assert alone != list(play_matches("jerusalem", ["medium:iterations=1", "greedy"], 4))


def test_a_match_says_what_came_of_its_record_and_who_thought_how_long() -> None:
    match = play_match("akkon", ["random", "greedy"], {"length": "short"}, "5", 1)
    table = outremer.replay(match.record)
    assert (match.bots, match.seed, match.options["length"]) == (("greedy", "random"), "5 1", "short")
    result = table.result()
    assert result is not None
    assert {one.seat: one.rank for one in result.standings} == dict(enumerate(match.ranks))
    assert sum(match.decisions) == sum(line[0].isdigit() for line in table.lines())
    assert match.seconds[0] > match.seconds[1] > 0


def test_a_proposal_is_answered_by_a_seat_that_is_not_asked() -> None:
    table = position(
        "march",
        lords={"charles": (0, "bourg"), "henri": (1, "blaye"), "isabelle": (2, "sigy")},
        troops={(0, "bourg"): (1, 2)},
        coins={0: 9},
        driver=outremer.Seeded(1),
    )
    assert isinstance(table.need, outremer.Ask)
    assert table.need.seats == (0,)
    table.play(0, ["address 1", "give-coins 3", "send"])
    before = len(table.lines())
    Sitting(table, ["greedy", "greedy", "random", "random"], "1").play()
    assert table.lines()[before] == "1: accept-deal 0"


def test_a_plan_that_cannot_be_played_is_refused_before_any_game() -> None:
    with pytest.raises(outremer.BadSetting, match="jerusalem is for 2 to 4 players, not 5"):
        Plan("jerusalem", ("greedy",) * 5, 10).check()


def test_varied_games_draw_players_and_options_for_every_other_game() -> None:
    plan = Plan("jerusalem", ("random",), 12, "5", {"edition": "de"}, varied=True)
    played = [plan.match(number) for number in range(plan.games)]
    assert {len(match.bots) for match in played} == {2, 3, 4}
    usual = {outremer.new("jerusalem", options={"edition": "de"}).setting.options["war"]}
    assert {match.options["war"] for match in played[::2]} == usual
    assert len({tuple(match.options.items()) for match in played[1::2]}) > 3
    assert {match.options["edition"] for match in played} == {"de"}
    assert plan.match(3) == played[3]


def test_wins_are_counted_by_bot_and_shared_at_a_tie() -> None:
    rows = scores([a_match(("a", "b"), (1, 2)), a_match(("a", "b"), (1, 1), (3, 3))])
    assert [(row.bot, row.wins) for row in rows] == [("a", 1.5), ("b", 0.5)]


def test_allies_who_win_together_count_for_whoever_has_half_of_their_points() -> None:
    led = a_match(("a", "b", "c"), (1, 1, 3), (3, 1, 2))
    even = a_match(("a", "b", "c"), (1, 1, 3), (2, 2, 2))
    alone = a_match(("a", "b", "c"), (2, 1, 2), (0, 3, 0))
    rows = scores([led, even, alone], share=carried)
    assert {row.bot: row.wins for row in rows} == {"a": 2.0, "b": 2.0, "c": 0.0}


def test_the_interval_holds_the_rate_and_narrows_with_more_games() -> None:
    few, many = Score("a", 20, 18), Score("a", 2000, 1800)
    for score in (few, many):
        low, high = score.interval
        assert 0 <= low < score.rate < high <= 1
    assert many.interval[1] - many.interval[0] < few.interval[1] - few.interval[0]


def test_the_interval_holds_the_rate_of_whoever_never_or_always_wins() -> None:
    for games in range(1, 400):
        assert Score("a", games, 0).interval[0] == 0
        assert Score("a", games, games).interval[1] == 1


def test_an_account_counts_what_its_record_tells() -> None:
    match = play_match("council", ["greedy", "greedy"], {}, "2", 0)
    told = account(match)
    assert told.shares in ((1.0, 0.0), (0.0, 1.0), (0.5, 0.5))
    built = outremer.replay(match.record).events(None)
    for seat in range(2):
        assert told.things["emporiums"][seat] == built_by(built, seat) > 0
        assert told.openings[seat] == first_words(outremer.replay(match.record), seat)
    assert 0 < told.lead_changes < told.decisions == sum(match.decisions)
    assert match.record.splitlines()[match.record.splitlines().index("begin") + 1].startswith(
        ("roll", f"{told.first}: ")
    )


def built_by(events: list[Event], seat: int) -> int:
    return sum(event.name == "built" and event.arguments["seat"] == seat for event in events)


def first_words(table: outremer.Table, seat: int) -> str:
    """All that this seat says before another one does."""
    said = [line.split(": ") for line in table.lines() if ": " in line]
    begun = next(at for at, (who, _) in enumerate(said) if who == str(seat))
    return ", ".join(words for _, words in takewhile(lambda one: one[0] == str(seat), said[begun:]))
