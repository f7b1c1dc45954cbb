"""The hash of what a seat has heard: the same exactly where it cannot tell two histories apart."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import outremer
from outremer.kernel.forms import Ask, Roll
from outremer.kernel.journal import Ears
from outremer.kernel.table import Table as Kernel
from tests.kernel.whole import whole

BEGINNINGS = 4
BRANCHES = 40
STEPS = 4


def opened(name: str, seed: int) -> outremer.Table:
    game = outremer.game(name)
    return outremer.new(name, seats=game.most_seats, options=whole(game), seed=seed)


def by_hand(table: outremer.Table) -> outremer.Table:
    """The same table, with nobody to roll for it."""
    twin = table.clone()
    twin.driver = None
    return twin


def step(table: outremer.Table, dice: Random) -> None:
    """A roll or a move, one of the first few, so that histories often begin alike."""
    need = table.kernel.need
    if isinstance(need, Roll):
        table.roll(dice.choice([at for at, weight in enumerate(need.odds) if weight][:4]))
    elif isinstance(need, Ask):
        seat = dice.choice([one for one in range(table.seats) if need.seats >> one & 1])
        table.play(seat, dice.choice(table.moves(seat)[:3]))


def branches(name: str) -> list[outremer.Table]:
    """Many ways in which the same games may have gone on."""
    dice = Random(7)
    found = []
    for seed in range(BEGINNINGS):
        table = opened(name, seed)
        for _ in range(12 * seed):
            step(table, dice)
        for _ in range(BRANCHES):
            found.append(by_hand(table))
            for _ in range(dice.randrange(STEPS + 1)):
                step(found[-1], dice)
    return found


@pytest.mark.parametrize("name", outremer.games())
def test_hashes_are_alike_exactly_where_all_that_was_heard_is(name: str) -> None:
    tables = branches(name)
    hashes = [table.hash() for table in tables]
    listeners: list[int | None] = [*range(tables[0].seats), None]
    hidden = 0
    for seat in listeners:
        heard: dict[str, str] = {}
        stories: dict[str, str] = {}
        views: dict[str, Any] = {}
        worlds: dict[str, set[str]] = {}
        for table, world in zip(tables, hashes, strict=True):
            story, hashed = repr((table.lines(seat), table.events(seat))), table.heard(seat)
            assert heard.setdefault(story, hashed) == hashed
            assert stories.setdefault(hashed, story) == story
            view = table.view(seat)
            assert views.setdefault(hashed, view) == view
            worlds.setdefault(hashed, set()).add(world)
        hidden += sum(len(found) > 1 for found in worlds.values())
    assert hidden, "nobody was kept from knowing anything, so nothing was tried"


@pytest.mark.parametrize("name", outremer.games())
def test_clones_go_on_hearing(name: str) -> None:
    table = opened(name, 3)
    game, rules = table.game, table.kernel.rules
    kernel = game.table(rules, game.ears(rules))
    follow(kernel, table)
    dice = Random(4)
    for _ in range(40):
        written = len(table.lines())
        step(table, dice)
        kernel = kernel.clone()
        follow(kernel, table, written)
    assert told(kernel) == [table.heard(seat) for seat in (*range(table.seats), None)]


def follow(kernel: Kernel[Any], table: outremer.Table, written: int = 0) -> None:
    """Play in numbers what was played in words since the record had this many lines."""
    for line in table.lines()[written:]:
        who, _, said = line.partition(" ")
        if who == "roll":
            assert isinstance(kernel.need, Roll)
            kernel.roll(kernel.need.words.index(said))
        else:
            kernel.take(int(who[:-1]), table.game.lexicon.spoken[said][1])


def told(kernel: Kernel[Any]) -> list[str]:
    ears = kernel.world.journal
    assert isinstance(ears, Ears)
    return [f"{ears.heard(seat):016x}" for seat in (*range(kernel.rules.seats), None)]


def test_the_hash_is_the_same_on_every_machine() -> None:
    table = outremer.new("akkon", seats=3, seed=7)
    table.play(2, ["bid sidon", "lay knight-5"])
    assert table.heard(2) == "3d8b899cea6dbaa5"
    assert table.heard(0) == table.heard(None) == "26dd86b324f45e56"


def test_common_histories_are_told_apart_by_both_halves_of_their_hash() -> None:
    """Numbers that leave the same remainder, as hashes with their halves exchanged do, must not be heard alike."""
    rules = outremer.game("akkon").rules(outremer.game("akkon").setting(3, {}))
    histories = [Ears(rules, [], common=half << 31 | 1000 - half) for half in range(1000)]
    assert len({ears.heard(0) for ears in histories}) == 1000
    for ears in histories:
        ears.show(1, [5])
    assert len({ears.heard(0) for ears in histories}) == 1000


def test_what_was_taken_back_was_not_heard() -> None:
    table = outremer.new("council", seats=3, seed=1)
    before = table.heard(0)
    table.play(0, "elect orange")
    assert table.heard(0) != before
    table.undo(0)
    assert table.heard(0) == before


@pytest.mark.parametrize("name", outremer.games())
def test_a_table_dealt_anew_has_heard_what_its_seat_has(name: str) -> None:
    """What the others have heard of secrets does not go along: it would tell of the real ones."""
    table, dice, secret = opened(name, 5), Random(5), 0
    for number in range(60):
        step(table, dice)
        for seat in range(table.seats):
            dealt = by_hand(table).redeal(seat, Random(number))
            if isinstance(table.need, outremer.Ask):
                assert dealt.heard(seat) == table.heard(seat)
                again = dealt.redeal(seat, Random(number + 1))
                assert again.heard(seat) == table.clone().redeal(seat, Random(1)).heard(seat) == table.heard(seat)
                secret += sum(dealt.heard(other) != table.heard(other) for other in range(table.seats))
    assert secret, "nobody had heard anything that was kept from others, so nothing was tried"


@pytest.mark.parametrize("name", outremer.games())
def test_what_is_heard_bit_by_bit_is_what_is_heard_at_once(name: str) -> None:
    table, dice = opened(name, 6), Random(6)
    for _ in range(80):
        step(table, dice)
        seats = [seat for seat in range(table.seats) if table.may_undo(seat)]
        if seats and dice.random() < 0.3:
            table.undo(seats[0])
        assert table.heard(0) == table.clone().heard(0)
