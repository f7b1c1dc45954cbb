"""Levels choose what is allowed in every game, keep to their budgets, and know no more than their seat."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import exp
from statistics import quantiles
from time import perf_counter
from typing import Any

import pytest

import outremer
from outremer.bots import Bot, Chair, bot, levels
from outremer.bots.ahead import outlooks
from outremer.bots.levels import KEPT, TURN, Easy, Searcher, nearly_best
from outremer.bots.proposals import replies_due
from outremer.bots.thinking import LIMITS, read_thinking, thinking_of
from outremer.bots.turns import Turns
from outremer.bots.weighing import FITTED, judge_of
from outremer.kernel.chance import Quick, Seeded
from outremer.lab.arena import Plan
from outremer.table.saves import numbers
from tests.bots.peeking import Peeking

QUICKLY = ["easy", "medium:iterations=8", "hard:iterations=12"]
APART = 17  # decisions between two moments


def moments(name: str, seed: int) -> Iterator[tuple[outremer.Table, int]]:
    """Tables in the middle of games of random play, with a seat that has a choice; they are not to be played on."""
    while True:
        seed += 1
        table, walker, said = outremer.new(name, seed=seed), bot("random", seed), 0
        while isinstance(need := table.need, outremer.Ask):
            seat, said = need.seats[0], said + 1
            if said % APART == 0 and len(judge_of(name).worth_trying(table.kernel, seat)) > 1:
                yield table, seat
            table.play(seat, walker.choose(Chair(table, seat)))


@pytest.mark.parametrize("written", QUICKLY)
@pytest.mark.parametrize("name", outremer.games())
def test_every_level_says_what_is_allowed_and_with_the_same_seed_the_same(name: str, written: str) -> None:
    for table, seat in islice(moments(name, 3), 8):
        stood = numbers(table.kernel)
        move = bot(written, "s").choose(Chair(table, seat))
        assert table.refusal(seat, move) is None
        assert bot(written, "s").choose(Chair(table, seat)) == move
        assert numbers(table.kernel) == stood, "nothing is played on the table itself"


@pytest.mark.parametrize("written", QUICKLY)
@pytest.mark.parametrize("name", outremer.games())
def test_what_is_hidden_from_the_seat_makes_no_difference(name: str, written: str) -> None:
    apart = 0
    for number, (table, seat) in enumerate(islice(moments(name, 40), 10)):
        twin = table.redeal(seat, Seeded(number))
        apart += numbers(twin.kernel) != numbers(table.kernel)
        chosen, other = (bot(written, number).choose(Chair(one, seat)) for one in (table, twin))
        assert chosen == other
    assert apart > 5, "in most of them something else lay hidden"


def test_a_search_considers_what_is_worth_trying_in_any_of_several_imagined_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """To a judge that peeks one thing is worth trying in each."""
    monkeypatch.setattr(levels, "judge_of", lambda name, *kind: Peeking(judge_of(name, *kind)))
    considered = [
        bot("hard:iterations=12", 1).explain(Chair(*moment)).considered for moment in islice(moments("fief", 40), 4)
    ]
    assert max(considered) > 1


@pytest.mark.parametrize("written", QUICKLY)
def test_levels_answer_proposals(written: str) -> None:
    table, walker, answered = outremer.new("fief", seats=5, seed=11), bot("random", 12), 0
    while isinstance(need := table.need, outremer.Ask) and answered < 2:
        for seat, replies in replies_due(table):
            said = bot(written, answered).reply(Chair(table, seat), replies)
            assert said in replies
            table.play(seat, said)
            answered += 1
        if table.need == need:
            table.play(need.seats[0], walker.choose(Chair(table, need.seats[0])))
    assert answered >= 2


def test_what_is_nearly_best_by_hand_but_dear_by_the_fitted_weights_is_nothing_for_easy() -> None:
    """In Jerusalem, to pass where a small bid is nearly as good may cost a fifth of the win."""
    name, kept_out, easy = "jerusalem", 0, Easy(1)
    table, judge, fitted = outremer.new(name, seed="e 1"), judge_of(name), judge_of(name, FITTED)
    while isinstance(need := table.need, outremer.Ask):
        seat = need.seats[0]
        imagined = Chair(table, seat).kernel(Quick(len(table.journal.entries)))
        plans = judge.worth_trying(imagined, seat)
        worths, shares = ([*outlooks(one, imagined, seat, plans)] for one in (judge, fitted))
        best = exp(shares[worths.index(max(worths))])
        for place in nearly_best(worths, thinking_of(name, "easy").near):
            is_dear = best - exp(shares[place]) > 0.08
            assert (place in easy.good(name, imagined, seat, plans, worths)) != is_dear
            kept_out += is_dear
        table.play(seat, easy.choose(Chair(table, seat)))
    assert kept_out > 2


@pytest.mark.parametrize("name", outremer.games())
def test_easy_plays_what_is_nearly_best_and_not_always_the_same(name: str) -> None:
    """On the table that it imagined itself."""
    near, others, varied = thinking_of(name, "easy").near, 0, 0
    judge = judge_of(name)
    for table, seat in islice(moments(name, 5), 12):
        said = set()
        for seed in range(6):
            easy = bot("easy", seed)
            imagined = Chair(table, seat).kernel(_same_driver(easy))
            plans = judge.worth_trying(imagined, seat)
            worths = outlooks(judge, imagined, seat, plans)
            good = {plans[place][0] for place in nearly_best(worths, near)}
            move = table.game.lexicon.spoken[str(easy.choose(Chair(table, seat)))][1]
            assert move in good
            others += len(good) < len({plan[0] for plan in plans})
            said.add(move)
        varied += len(said) > 1
    assert others > 12, "what is worse was left out"
    assert varied > 1


def _same_driver(one: Bot) -> Quick:
    driver: Any = one
    twin = driver._driver.copy()
    assert isinstance(twin, Quick)
    return twin


def test_whatever_falls_behind_is_not_nearly_best() -> None:
    assert nearly_best([1.0, 0.0, -9.0, 1.0], 0.1) == [0, 3]
    assert nearly_best([2.0, 2.0], 0.3) == [0, 1]
    assert nearly_best([0.0, -100.0, -1.0], 0.3) == [0, 2]


@pytest.mark.parametrize("written", ["easy", "medium:iterations=16"])
@pytest.mark.parametrize("name", ["akkon", "council", "jerusalem"])
def test_levels_win_against_chance(name: str, written: str) -> None:
    plan = Plan(name, (written, "random", "random"), games=2, seed="levels")
    for number in range(plan.games):
        match = plan.match(number)
        assert match.ranks[match.bots.index(written)] == 1


@pytest.mark.parametrize("written", ["medium:seconds=0.06", "hard:seconds=0.06"])
@pytest.mark.parametrize("name", outremer.games())
def test_who_thinks_by_the_clock_is_not_late(name: str, written: str) -> None:
    """The longest that a level of some seconds may take, at a small part of its time."""
    took = []
    for table, seat in islice(moments(name, 9), 20):
        chair = Chair(table, seat)
        begun = perf_counter()
        bot(written, 1).choose(chair)
        took.append(perf_counter() - begun)
    assert quantiles(took, n=10)[-2] < 0.5, took  # of a machine that does other things too


def test_a_turn_of_many_small_moves_has_an_end() -> None:
    table = outremer.new("jerusalem", seats=3, seed=1)
    assert isinstance(table.need, outremer.Ask)
    seat = table.need.seats[0]
    thinker = bot("hard:seconds=2")
    assert isinstance(thinker, Searcher)
    spent = 0.0
    for _ in range(40):
        spent += thinker.seconds_for(Chair(table, seat, spent))
    assert thinker.seconds_for(Chair(table, seat)) == 2
    assert TURN * (1 - KEPT) * 2 < spent <= TURN * 2
    untimed = bot("hard:iterations=5")
    assert isinstance(untimed, Searcher)
    assert untimed.seconds_for(Chair(table, seat, 99.0)) == float("inf")


def test_a_turn_lasts_until_another_seat_speaks_in_earnest() -> None:
    table, turns, walker = outremer.new("jerusalem", seats=3, seed=4), Turns(), bot("random", 2)
    while isinstance(need := table.need, outremer.Ask):
        seat = need.seats[0]
        before = turns.spent(table, seat)
        turns.add(table, seat, 1.0)
        assert turns.spent(table, seat) == before + 1.0
        table.play(seat, walker.choose(Chair(table, seat)))
        assert turns.spent(table, seat) == before + 1.0
        for other in set(range(3)) - {seat}:
            assert turns.spent(table, other) == 0.0
        if len(table.journal.entries) > 200:
            break


def test_words_that_let_a_window_pass_end_no_turn() -> None:
    table, walker, turns, kept = outremer.new("fief", seats=4, seed=4), bot("random", 2), Turns(), 0
    for _ in range(600):
        need = table.need
        assert isinstance(need, outremer.Ask)
        seat = need.seats[-1]
        others = [one for one in range(4) if one != seat]
        for one in others:
            turns.add(table, one, 1.0)
        spent = [turns.spent(table, one) for one in others]
        move = walker.choose(Chair(table, seat))
        table.play(seat, move)
        goes_on = move.verb == "pass" or table.game.lexicon.offers(move)
        assert [turns.spent(table, one) for one in others] == (spent if goes_on else [0.0] * 3)
        kept += goes_on
    assert kept > 30


def test_the_arena_knows_which_levels_go_by_the_clock() -> None:
    for written, by_clock in (
        ("hard", True),
        ("medium:seconds=1", True),
        ("medium:seconds=1,iterations=20", True),
        ("medium:iterations=20", False),
        ("easy", False),
        ("greedy", False),
    ):
        assert Plan("akkon", (written, "random"), 1).goes_by_the_clock == by_clock, written


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("expert", "there is no bot 'expert'; the bots are random, greedy, easy, medium, hard"),
        ("hard:seconds=0", "the setting seconds of the bot hard is a number from 0.01 to 60, not '0'"),
        ("medium:iterations=0", "the setting iterations of the bot medium is a whole number from 1 to"),
        ("easy:seconds=1", "the bot easy takes no settings"),
    ],
)
def test_an_unknown_level_and_a_budget_of_nothing_cost_a_sentence(written: str, said: str) -> None:
    with pytest.raises(outremer.BadSetting) as refused:
        bot(written)
    assert said in str(refused.value)


@pytest.mark.parametrize("name", outremer.games())
def test_no_game_thinks_longer_than_its_levels_may(name: str) -> None:
    for level, limit in LIMITS.items():
        assert 0 < thinking_of(name, level).seconds < limit
    assert thinking_of(name, "medium").seconds < thinking_of(name, "hard").seconds


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"expert": {}}, "levels have no part 'expert'; they have easy, search, medium, hard"),
        ({"easy": {"seconds": 1}}, "easy knows no 'seconds'; it knows near, loss"),
        ({"search": {"leaf": "random"}}, "the leaf of medium is hand, fitted or tuned, not 'random'"),
        ({"medium": {"seconds": 1.5}}, "medium thinks for more than 0 and at most 1 seconds, not 1.5"),
        ({"search": {"wide": 0}}, "wide of medium is a number from 1 on, not 0"),
    ],
)
def test_nonsense_about_levels_is_told(said: dict[str, Any], why: str) -> None:
    with pytest.raises(outremer.BadSetting) as refused:
        read_thinking(said, "medium")
    assert str(refused.value) == why


def test_easy_may_not_be_told_to_give_less_than_nothing_away() -> None:
    assert read_thinking({"easy": {"loss": 0.2}}, "easy").loss == 0.2
    with pytest.raises(outremer.BadSetting, match="loss of easy is a number from 0 on, not -1"):
        read_thinking({"easy": {"loss": -1}}, "easy")


def test_a_level_may_differ_from_what_both_share() -> None:
    said = {"search": {"turns": 2, "explore": 0.5}, "hard": {"turns": 1, "seconds": 2}}
    assert read_thinking(said, "medium").turns == 2
    assert (read_thinking(said, "hard").turns, read_thinking(said, "hard").explore) == (1, 0.5)
    assert read_thinking(said, "easy").turns == 0
