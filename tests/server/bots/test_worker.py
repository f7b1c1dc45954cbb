"""What a bot's process gets: a table dealt anew for its seat."""

from __future__ import annotations

from typing import Any, NoReturn

import pytest

import outremer
from outremer.bots import Chair
from outremer.bots.explaining import Ranked
from outremer.bots.levels import Searcher
from outremer.bots.search.search import Search
from outremer.server.bots.pool import imagined
from outremer.server.bots.worker import answer
from outremer.table.saves import numbers


def begun() -> tuple[outremer.Table, int]:
    table = outremer.new("council", seats=4, seed="the real one")
    assert isinstance(table.need, outremer.Ask)
    return table, table.need.seats[0]


def test_the_real_table_never_leaves_the_server() -> None:
    table, seat = begun()
    sent = outremer.load(imagined(table, seat, "seed"))
    assert sent.hash() != table.hash()
    assert sent.view(seat) == table.view(seat)
    assert sent.lines() == []


def test_a_bot_imagines_from_what_was_sent_what_it_could_imagine_from_the_real_table() -> None:
    table, seat = begun()
    sent = outremer.load(imagined(table, seat, "seed"))
    for seed in range(5):
        here, there = (Chair(one, seat).kernel(outremer.Seeded(seed)) for one in (sent, table))
        assert numbers(here) == numbers(there) != numbers(sent.kernel)


def answers(asked: dict[str, Any]) -> list[dict[str, Any]]:
    said: list[dict[str, Any]] = []
    answer(asked, said.append)
    return said


def question(bot: str, table: outremer.Table, seat: int) -> dict[str, Any]:
    return {"bot": bot, "seed": "seed", "seat": seat, "table": imagined(table, seat, "seed"), "time": (0.0, 1.0)}


def test_the_same_question_gets_the_same_answer() -> None:
    table, seat = begun()
    for bot in ("random", "greedy", "easy", "medium:iterations=20"):
        (said,) = answers(question(bot, table, seat))
        assert [said] == answers(question(bot, table, seat))
        assert table.refusal(seat, said["move"]) is None


def test_who_thinks_for_long_says_first_what_would_be_said_at_once() -> None:
    table, seat = begun()
    first, *_, last = answers(question("hard:seconds=0.05", table, seat))
    assert [{"move": first["so far"]}] == answers(question("greedy", table, seat))
    assert table.refusal(seat, last["move"]) is None


def test_who_thinks_for_long_says_now_and_then_what_its_tree_has_tried_most_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, seat = begun()
    searches: list[Search] = []
    search_of = Searcher.search

    def noted(*about: Any) -> Search:
        searches.append(search_of(*about))
        return searches[-1]

    monkeypatch.setattr(Searcher, "search", noted)
    best: list[str] = []

    def note(said: dict[str, Any]) -> None:
        if searches:
            best.append(str(table.game.lexicon.say(searches[0].choices()[0].plan[0])))
            assert list(said.values()) == best[-1:]

    answer(question("hard:seconds=1", table, seat), note)
    assert 2 < len(best) < 12, "not at every iteration"


def test_a_bot_that_fails_while_it_thinks_says_what_it_had_and_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> NoReturn:
        raise MemoryError

    monkeypatch.setattr(Searcher, "ranked", fail)
    table, seat = begun()
    first, last = answers(question("medium:seconds=0.05", table, seat))
    assert last == {"move": first["so far"], "error": "MemoryError"}
    (only,) = answers(question("medium:iterations=5", table, seat))
    assert only == last
    (nonsense,) = answers({"table": {}, "seat": seat})
    assert nonsense.keys() == {"error"}


def test_the_time_of_the_turn_and_of_those_who_wait_shortens_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []
    monkeypatch.setattr(Searcher, "ranked", lambda self, chair, table, plans: _noted(given, self, chair, plans))
    table, seat = begun()
    for spent, patience in ((0.0, 1.0), (0.0, 0.25), (7.0, 1.0), (7.0, 0.5), (99.0, 1.0)):
        answers({**question("hard:seconds=2", table, seat), "time": (spent, patience)})
    assert given == pytest.approx([2.0, 0.5, 0.5, 0.25, 0.04])


def _noted(given: list[float], searcher: Searcher, chair: Chair, plans: list[list[int]]) -> Ranked:
    given.append(searcher.seconds_for(chair))
    return [(plans[0], None)]
