"""What a bot's process gets: a table dealt anew for its seat, once."""

from __future__ import annotations

import outremer
from outremer.server.bots.pool import imagined
from outremer.server.bots.worker import DealtChair, choose


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


def test_what_was_dealt_on_the_way_is_imagined_first_and_then_others() -> None:
    table, seat = begun()
    sent = outremer.load(imagined(table, seat, "seed"))
    chair = DealtChair(sent, seat)
    driver = outremer.Seeded("thoughts")
    first, second = chair.imagine(driver), chair.imagine(driver)
    assert first.hash() == sent.hash() != second.hash()
    assert first.view(seat) == second.view(seat) == chair.view()
    assert first.driver is driver
    first.play(seat, first.moves(seat)[0])
    assert chair.view() == sent.view(seat) == table.view(seat)


def test_the_same_question_gets_the_same_answer() -> None:
    table, seat = begun()
    for bot in ("random", "greedy"):
        question = {"bot": bot, "seed": "seed", "seat": seat, "table": imagined(table, seat, "seed")}
        move = choose(question)
        assert move == choose(question)
        assert table.refusal(seat, move) is None
