"""Whoever wants much waits for themselves, and nobody else for them."""

from __future__ import annotations

import random

from outremer.server.turns import Asker, Turns


def test_each_gets_a_turn_whatever_others_have_asked_for_before() -> None:
    turns: Turns[str] = Turns()
    for number in range(3):
        turns.put(Asker("one house", "Ann"), f"Ann {number}")
    turns.put(Asker("one house", "Bea"), "Bea 0")
    turns.put(Asker("another", "Cid"), "Cid 0")
    turns.put(Asker("another", "Cid"), "Cid 1")
    assert turns.waiting_in("one house") == 4
    assert turns.waiting_of(Asker("one house", "Ann")) == 3
    assert [turns.take() for _ in range(len(turns))] == ["Ann 0", "Cid 0", "Bea 0", "Cid 1", "Ann 1", "Ann 2"]
    assert (len(turns), turns.waiting_in("one house"), turns.waiting_of(Asker("another", "Cid"))) == (0, 0, 0)


def test_nothing_is_lost_and_a_single_wish_waits_for_one_of_each_house_at_most() -> None:
    dice = random.Random(4)
    turns: Turns[int] = Turns()
    put, taken = list(range(1000)), []
    for number in put:
        turns.put(Asker(dice.randrange(7), dice.randrange(5)), number)
    turns.put(Asker("single", None), -1)
    while len(turns):
        taken.append(turns.take())
    assert taken.index(-1) <= 7
    assert sorted(taken) == [-1, *put]
