"""What a bot's process gets: a table dealt anew for its seat."""

from __future__ import annotations

import outremer
from outremer.bots import Chair
from outremer.server.bots.pool import imagined
from outremer.server.bots.worker import choose
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


def test_the_same_question_gets_the_same_answer() -> None:
    table, seat = begun()
    for bot in ("random", "greedy"):
        question = {"bot": bot, "seed": "seed", "seat": seat, "table": imagined(table, seat, "seed")}
        move = choose(question)
        assert move == choose(question)
        assert table.refusal(seat, move) is None
