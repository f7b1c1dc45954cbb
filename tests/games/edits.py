"""Saves as people might edit them: other blanks in a form, another number in the world, or any one change at random."""

from __future__ import annotations

import random
from typing import Any

import pytest

import outremer
from outremer.kernel.playouts import Dice, play_out

Edit = dict[str, Any]


def on_top(saved: Edit, **blanks: Any) -> Edit:
    """The same position with other blanks in its open form."""
    saved["stack"][-1].update(blanks)
    return saved


def below(saved: Edit, level: int, **blanks: Any) -> Edit:
    saved["stack"][level].update(blanks)
    return saved


def with_number(saved: Edit, field: str, index: int, value: int) -> Edit:
    saved["world"][field][index] = value
    return saved


def with_field(saved: Edit, field: str, value: object) -> Edit:
    saved["world"][field] = value
    return saved


def refusal(saved: Edit) -> str:
    """What loading this position answers."""
    with pytest.raises(outremer.BadSave) as refused:
        outremer.load({**saved, "record": []})
    return str(refused.value)


def saves_of_a_random_game(game: str, seats: int, seed: str) -> list[Edit]:
    """Every position of it in which somebody is asked."""
    dice = random.Random(seed)
    table = outremer.new(game, seats, seed=seed)
    saves = []
    while not table.over:
        saves.append({**table.save(), "record": []})
        seat = table.need.seats[0]  # type: ignore[union-attr]  # with a driver only Asks are left
        table.play(seat, dice.choice(table.moves(seat)))
    return saves


def with_one_change(saved: Edit, dice: random.Random) -> Edit:
    parts = [saved["world"], *saved["stack"]]
    at = dice.randrange(len(parts))
    part = dict(parts[at])
    name = dice.choice([name for name in part if name != "form"] or ["form"])
    value = dice.randrange(-1, 6)
    if isinstance(part[name], list) and part[name]:
        part[name] = list(part[name])
        part[name][dice.randrange(len(part[name]))] = value
    elif isinstance(part[name], int):
        part[name] = value if not isinstance(part[name], bool) else not part[name]
    stack = [part if level == at else form for level, form in enumerate(parts)][1:]
    return {**saved, "world": part if at == 0 else saved["world"], "stack": stack}


def edits_that_load(game: str, seats: int, count: int) -> int:
    """How many small changes at random are not refused; each of those is seen, dealt anew and played to its end."""
    dice = random.Random("edits")
    saves, loaded = saves_of_a_random_game(game, seats, "edits"), 0
    for number in range(count):
        try:
            edited = outremer.load(with_one_change(dice.choice(saves), dice))
        except outremer.BadSave:
            continue
        loaded += 1
        for seat in range(seats):
            edited.view(seat)
            edited.game.redealt(edited.kernel, seat, outremer.Seeded(number))
        play_out(edited.kernel, Dice(number), edited.game.longest)
        assert edited.result() is not None
        assert not any(total.found != total.wanted for total in edited.game.totals(edited.kernel.world, []))
    return loaded
