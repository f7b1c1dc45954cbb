"""Whatever becomes of a bot's thoughts, something sensible is said in its place, and whoever plays hears of it once."""

from __future__ import annotations

import logging
from itertools import count, islice
from typing import Any, NoReturn

import pytest

import outremer
from outremer.bots import Chair, bot
from outremer.bots.greedy import Greedy
from outremer.bots.levels import Plans, Searcher
from outremer.bots.proposals import replies_due
from outremer.bots.search.search import Manner, Search
from outremer.bots.speaking import speak
from outremer.bots.turns import Turns
from outremer.bots.weighing import judge_of
from outremer.kernel.chance import Driver
from outremer.kernel.table import Table as Kernel
from outremer.lab.arena import play_seated
from tests.bots.test_levels import moments

ENOUGH = 60  # iterations before a search fails


def fail(*_: object) -> NoReturn:
    raise MemoryError("too big")


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Search]:
    """The searches that were begun; each fails after a while."""
    found: list[Search] = []

    def search(self: Searcher, chair: Chair, table: Kernel[Any], plans: Plans) -> Search:
        game, judge, deals = outremer.game(chair.game), judge_of(chair.game), count()

        def deal(one: Kernel[Any], seat: int, driver: Driver) -> Kernel[Any]:
            return game.redealt(one, seat, driver) if next(deals) < ENOUGH else fail()

        found.append(Search(deal, judge, judge, table, chair.seat, self._driver, Manner(), plans))
        return found[-1]

    monkeypatch.setattr(Searcher, "search", search)
    return found


@pytest.mark.parametrize("name", ["akkon", "council"])
def test_whoever_fails_in_a_search_says_what_its_tree_had_tried_most(name: str, begun: list[Search]) -> None:
    unlike_greedy = 0
    for table, seat in islice(moments(name, 8), 24):
        said = speak(bot("hard:iterations=2000", 1), Chair(table, seat))
        if said.failure:  # else it was decided before
            assert said.failure == "MemoryError: too big"
            best = max(begun[-1].root.edges.values(), key=lambda edge: (edge.visits, edge.prior))
            assert said.move == table.game.lexicon.say(best.plan[0])
            assert table.refusal(seat, said.move) is None
            unlike_greedy += said.move != Greedy(1).choose(Chair(table, seat))
    assert unlike_greedy


def test_whoever_has_found_nothing_says_what_greedy_would_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Searcher, "ranked", fail)
    for table, seat in islice(moments("council", 8), 4):
        move, failure = speak(bot("hard", 3), Chair(table, seat))
        assert (move, failure) == (Greedy(3).choose(Chair(table, seat)), "MemoryError: too big")


def test_where_greedy_fails_too_a_move_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Searcher, "ranked", fail)
    monkeypatch.setattr(Greedy, "choose", fail)
    table, seat = next(moments("council", 8))
    said = [speak(bot("hard", seed), Chair(table, seat)) for seed in range(12)]
    assert {failure for _, failure in said} == {"MemoryError: too big"}
    assert len({move for move, _ in said}) > 2
    assert all(table.refusal(seat, move) is None for move, _ in said)


def test_a_proposal_is_answered_by_whoever_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    table, walker = outremer.new("fief", seats=5, seed=11), bot("random", 12)
    while isinstance(need := table.need, outremer.Ask) and not (due := list(replies_due(table))):
        table.play(need.seats[0], walker.choose(Chair(table, need.seats[0])))
    ((seat, replies),) = due
    player = bot("hard", 1)
    monkeypatch.setattr(player, "reply", fail)
    assert speak(player, Chair(table, seat), replies).move in replies


def test_of_an_earlier_thought_nothing_is_said() -> None:
    (table, seat), player = next(moments("council", 8)), bot("hard:iterations=40")
    player.choose(Chair(table, seat))
    assert player.so_far(Chair(table, seat)) is None


def test_what_is_wrong_with_a_game_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    def ill_set(*_: object) -> NoReturn:
        raise outremer.BadSetting("the judge has no weights")

    monkeypatch.setattr(Searcher, "ranked", ill_set)
    table, seat = next(moments("council", 8))
    with pytest.raises(outremer.BadSetting):
        speak(bot("hard"), Chair(table, seat))


def test_a_failure_is_told_once_for_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, str]] = []
    turns = Turns(lambda seat, failure: told.append((seat, failure)))
    monkeypatch.setattr(Searcher, "ranked", fail)
    for table, seat in islice(moments("council", 8), 6):
        turns.let(table, seat, bot("hard"))
        turns.let(table, seat, bot("hard"))
    assert sorted({seat for seat, _ in told}) == sorted(seat for seat, _ in told)
    assert {failure for _, failure in told} == {"MemoryError: too big"}


def test_a_game_of_the_arena_goes_on_and_names_who_failed_in_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Searcher, "ranked", fail)
    with caplog.at_level(logging.WARNING, "outremer"):
        match = play_seated("jerusalem", ("medium", "random"), {}, "1 0", 0)
    assert match.ranks == (1, 2), "greedy plays in its place"
    (line,) = caplog.messages
    assert line.startswith("The bot medium has failed in the game of the seed '1 0' (MemoryError: too big)")
