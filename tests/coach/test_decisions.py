"""A decision is judged by what its player could know, on the same deals as what the bot would have done."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from math import inf, isclose
from typing import Any

import pytest

import outremer
from outremer.bots import Chair, bot
from outremer.bots.ahead import outlooks
from outremer.coach.decisions import Decision, Examiner, mean_and_error
from outremer.coach.effort import Effort
from outremer.coach.walking import Moment
from outremer.kernel.chance import Seeded
from outremer.table.saves import numbers
from tests.bots.peeking import Peeking
from tests.bots.positions import on_the_way
from tests.coach.games import walked

LITTLE = Effort(looks=2, suspects=2, iterations=40, deals=6)
POSITIONS = 6


@pytest.mark.parametrize("name", outremer.games())
def test_what_lay_hidden_from_whoever_decided_makes_no_difference(name: str) -> None:
    examiner, apart, thought_about = Examiner(outremer.game(name), LITTLE, 5), 0, 0
    positions = on_the_way(name, 30)
    for number in range(POSITIONS):
        table, seat = next(positions)
        twin = examiner.game.redealt(table, seat, Seeded(number))
        apart += numbers(twin) != numbers(table)
        move = table.answers(seat)[-1]
        real, other = Moment(table, seat, move), Moment(twin, seat, move)
        assert examiner.suspicion(number, real) == examiner.suspicion(number, other)
        decision = examiner.decide(number, real)
        assert decision == examiner.decide(number, other)
        thought_about += decision is not None
    assert apart > 0, "something else lay hidden"
    assert thought_about > 0


@pytest.mark.parametrize("name", outremer.games())
def test_what_the_bot_would_have_done_is_what_hard_would_have_done(name: str) -> None:
    examiner = Examiner(outremer.game(name), LITTLE, 5)
    for number, (table, seat) in enumerate(islice(on_the_way(name, 60), 2 * POSITIONS)):
        hard: Any = bot(f"hard:iterations={LITTLE.iterations}")
        hard._driver = examiner.driver(number, 1)
        seated = outremer.Table(examiner.game, examiner.game.setting(table.rules.seats, {}), table, None)
        better = examiner.best_move(number, Moment(table, seat))
        assert examiner.game.lexicon.say(better) == hard.choose(Chair(seated, seat))


def test_what_would_have_been_worth_trying_is_never_read_off_the_real_table() -> None:
    examiner, suspected = Examiner(outremer.game("fief"), LITTLE, 5), 0
    examiner.guide = Peeking(examiner.guide)
    positions = on_the_way("fief", 30)
    for number in range(2 * POSITIONS):
        table, seat = next(positions)
        twin, move = examiner.game.redealt(table, seat, Seeded(number)), table.answers(seat)[-1]
        suspicion = examiner.suspicion(number, Moment(table, seat, move))
        assert suspicion == examiner.suspicion(number, Moment(twin, seat, move))
        suspected += suspicion is not None
    assert suspected > POSITIONS


def test_a_blunder_is_found_and_told_with_its_reasons() -> None:
    """Whoever says what the judge likes least has given something away."""
    examiner = Examiner(outremer.game("jerusalem"), replace(LITTLE, deals=30, iterations=120), 5)
    positions, costly = on_the_way("jerusalem", 40), 0
    for number in range(24):
        table, seat = next(positions)
        plans = examiner.guide.worth_trying(table, seat)
        worths = outlooks(examiner.judge, table, seat, plans)
        worst = plans[worths.index(min(worths))][0]
        decision = examiner.decide(number, Moment(table, seat, worst))
        if decision is not None and decision.is_costly:
            costly += 1
            assert decision.played == str(examiner.game.lexicon.say(worst))
            assert decision.better != decision.played
            assert isclose(decision.better_share, decision.share + decision.loss)
            assert {sway.part for sway in decision.sways} <= set(examiner.judge.parts)
    assert costly >= 10


def test_only_what_exceeds_twice_its_error_is_costly() -> None:
    decision = Decision(3, 0, "pass", "raise 4", 0.2, 0.3, 0.1, 0.04, 30, ())
    assert decision.is_costly
    assert not replace(decision, error=0.06).is_costly
    assert not replace(decision, loss=-0.1, error=0.0).is_costly
    assert not replace(decision, loss=0.004, error=0.0).is_costly, "less is not worth a word"


def test_of_one_deal_nobody_knows_how_sure_it_is() -> None:
    assert mean_and_error([0.3]) == (0.3, inf)
    mean, error = mean_and_error([0.1, 0.3])
    assert isclose(mean, 0.2)
    assert isclose(error, 0.1)


def test_where_there_is_no_choice_nothing_is_suspected() -> None:
    way = walked("council", 3)
    examiner = Examiner(way.game, LITTLE, 1)
    forced = [
        moment
        for moment in way.moments[:-1]
        if moment.seat >= 0 and examiner.guide.worth_trying(moment.table, moment.seat) == [[moment.move]]
    ]
    assert forced
    assert all(examiner.suspicion(at, moment) is None for at, moment in enumerate(forced))
    rolled = next(moment for moment in way.moments if moment.seat < 0)
    assert examiner.suspicion(0, rolled) is None


def test_of_each_seat_the_worst_are_suspected_first() -> None:
    way = walked("akkon", 3)
    by_seat, choices = Examiner(way.game, LITTLE, 1).suspects(way)
    assert [len(one) for one in by_seat] == [2, 2, 2]
    for seat, one in enumerate(by_seat):
        assert one[0].loss >= one[1].loss
        assert all(way.moments[suspicion.at].seat == seat for suspicion in one)
    assert choices > 20
