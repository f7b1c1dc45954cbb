"""Saves as people might edit them: other blanks in a form, another number in the world, or any one change at random."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import outremer
from outremer.kernel.chance import Quick
from outremer.kernel.playouts import play_out

Edit = dict[str, Any]


def on_top(saved: Edit, **blanks: Any) -> Edit:
    """The same position with other blanks in its open form."""
    saved["stack"][-1].update(blanks)
    return saved


def below(saved: Edit, level: int, **blanks: Any) -> Edit:
    saved["stack"][level].update(blanks)
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
    """Anywhere in the world or in a form: another number, nobody, or a word that stands elsewhere in the same field."""
    edited = copy.deepcopy(saved)
    box: Any = dice.choice([edited["world"], *edited["stack"]])
    key: Any = dice.choice([name for name in box if name != "form"] or ["form"])
    words = sorted(set(_words_in(box[key])))
    while isinstance(box[key], dict | list) and box[key]:
        box = box[key]
        key = dice.choice(list(box)) if isinstance(box, dict) else dice.randrange(len(box))
    old = box[key]
    if isinstance(old, bool):
        box[key] = not old
    elif isinstance(old, list):
        box[key] = [dice.choice([*words, dice.randrange(3)])]
    elif isinstance(old, str):
        box[key] = dice.choice([*words, None])
    else:
        box[key] = dice.choice([*words, None, *range(6)])
    return edited


def _words_in(said: object) -> list[str]:
    if isinstance(said, dict | list):
        return [word for one in (said.values() if isinstance(said, dict) else said) for word in _words_in(one)]
    return [said] if isinstance(said, str) else []


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
        play_out(edited.kernel, Quick(number), edited.game.longest)
        assert edited.result() is not None
        assert not any(total.found != total.wanted for total in edited.game.totals(edited.kernel.world, []))
    return loaded
