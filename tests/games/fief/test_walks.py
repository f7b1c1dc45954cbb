"""Every crowded position again, in the fog and with a dagger in every hand: many die in the middle of something.

Words are said in other orders than in `test_turned.py`, once those that kill first. Held at every step: who hears
what (`hearing.py`) and sees what (`sights.py`), what is told and what has changed (`chronicle.py`, `inventory.py`),
every purse, every word that is listed or missing; a clone and a table loaded from its save stand where this one stands.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import outremer
from outremer.games.fief.game import GAME
from outremer.games.fief.vocabulary import CARDS
from tests.games.fief.allowed import wrongly_listed
from tests.games.fief.chronicle import Chronicle
from tests.games.fief.expansions.crowded import OVERSEAS
from tests.games.fief.hearing import Ears
from tests.games.fief.inventory import Inventory
from tests.games.fief.owed import wrongly_barred
from tests.games.fief.position import rules
from tests.games.fief.reckoning import Purses
from tests.games.fief.sights import seen_together_otherwise, wrongly_seen

outremer.add_game(GAME)
POSITIONS = sorted((Path(__file__).parent / "positions").glob("*.json"))
STEPS = 25
ARMS = ("assassination", "justice", "uprising", "passage", "ambush")
DEADLY = ("strike", "condemn", "incite", "rouse", "calm", "attack", "assail", "storm", "play-lord", "lead", "go")
MURDERS = 4  # of one kind, and then other words come
TALK = ("address", "give-coins", "want-coins", "give-card", "want-card", "promise", "want-promise", "talk", "withdraw")
LOADED_EVERY = 4  # steps
PASSING = ("pass", "done", "halt", "fight", "refuse", "stop")
AT_ANY_TIME = (*TALK, "send", "accept-deal", "decline-deal", "leave-talk", "sell-relic", "hand-over", "release", "lift")
ACTIVE = 2  # times in each paragraph, and from then on everybody passes there


def armed_in_the_fog(path: Path) -> outremer.Table:
    saved: dict[str, Any] = {**json.loads(path.read_text(encoding="utf-8")), "record": []}
    world, seats = saved["world"], saved["seats"]
    if saved["options"]["fog"] != "yes":
        saved["options"]["fog"] = "yes"
        field = world["field"]
        world["fog"] = {"lifted": [] if field is None else [field], "remembered": [[] for _ in range(seats)]}
    box = rules(seats, saved["options"]).box
    for at in range(seats):
        kind = CARDS.index(ARMS[at % len(ARMS)])
        for card in range(box.first_of[kind], box.first_of[kind + 1]):
            if world["card"][card] == "deck" and world["card"].count(f"hand-{at}") < 3:
                world["card"][card], world["seen"][card] = f"hand-{at}", [at]
                break
    return outremer.load(saved, outremer.Seeded(3))


def where(table: outremer.Table) -> dict[str, Any]:
    saved = table.save()
    return {part: saved[part] for part in ("world", "stack")}


def copied_otherwise(table: outremer.Table, step: int) -> str:
    """What a clone, or now and then a table loaded from the save, has otherwise."""
    here = where(table)
    if where(table.clone()) != here:
        return "a clone stands elsewhere"
    if step % LOADED_EVERY == 0:
        loaded = outremer.load({**table.save(), "record": []}, outremer.Seeded(3))
        if where(loaded) != here:
            return "a loaded table stands elsewhere"
    return ""


Word = Callable[[outremer.Table, Counter[str]], tuple[int, str]]


def deadliest(table: outremer.Table, said: Counter[str]) -> tuple[int, str]:
    """The deadliest that was said least; of several the last."""
    every = [(seat, move) for seat in reversed(range(table.seats)) for move in reversed(table.moves(seat))]
    seat, move = min(every, key=lambda one: (is_spared(one[1].verb, said), said[one[1].verb], said[str(one[1])]))
    return seat, str(move)


def is_spared(verb: str, said: Counter[str]) -> bool:
    return verb not in DEADLY or said[verb] > MURDERS


def midmost(table: outremer.Table, said: Counter[str]) -> tuple[int, str]:
    """What was said least; of several one from the middle of the list. Few talk."""
    every = [(seat, move) for seat in range(table.seats) for move in table.moves(seat)]
    least = min(said[move.verb] + 2 * (move.verb in TALK) for _, move in every)
    rarest = [(seat, move) for seat, move in every if said[move.verb] + 2 * (move.verb in TALK) == least]
    seat, move = rarest[len(rarest) // 2]
    return seat, str(move)


def swiftest(table: outremer.Table, said: Counter[str]) -> tuple[int, str]:
    """What was said least, twice in each paragraph; from then on everybody passes there, so that years go by."""
    assert isinstance(table.need, outremer.Ask)
    every = [(seat, move) for seat in table.need.seats for move in table.moves(seat)]
    passing = [(seat, str(move)) for seat, move in every if move.verb in PASSING]
    if passing and said[table.need.form] >= ACTIVE:
        return passing[0]
    said[table.need.form] += 1
    busy = [(seat, move) for seat, move in every if move.verb not in (*PASSING, *AT_ANY_TIME)] or every
    least = min(said[move.verb] for _, move in busy)
    rarest = [(seat, str(move)) for seat, move in busy if said[move.verb] == least]
    return rarest[len(rarest) // 2]


def walk(table: outremer.Table, next_word: Word, steps: int = STEPS) -> None:
    purses, chronicle, inventory, ears = Purses(table), Chronicle(table), Inventory(table), Ears(table)
    said: Counter[str] = Counter()
    step = 0
    while step < steps and not table.over:
        seat, move = next_word(table, said)
        said.update([move.split()[0], move])
        table.play(seat, move)
        found = purses.amiss() or chronicle.amiss() or inventory.amiss() or ears.amiss()
        if next_word is not swiftest or move not in PASSING:
            found = found or amiss(table, step)
            step += 1
        assert found == "", f"after {move} of seat {seat}"


def amiss(table: outremer.Table, step: int) -> str:
    """What is wrong with the table as it stands."""
    found = copied_otherwise(table, step) or wrongly_listed(table) or wrongly_barred(table)
    found = found or wrongly_seen(table, [*range(table.seats), None][step % (table.seats + 1)])
    return found or (seen_together_otherwise(table) if step % LOADED_EVERY == 0 else "")


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_in_the_fog_and_with_daggers_everybody_hears_and_sees_what_is_theirs(path: Path) -> None:
    walk(armed_in_the_fog(path), deadliest)


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_in_plain_sight_everybody_hears_and_sees_what_is_theirs(path: Path) -> None:
    saved = {**json.loads(path.read_text(encoding="utf-8")), "record": []}
    walk(outremer.load(saved, outremer.Seeded(5)), midmost, 20)


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_as_years_go_by_everybody_hears_and_sees_what_is_theirs(path: Path) -> None:
    saved = {**json.loads(path.read_text(encoding="utf-8")), "record": []}
    walk(outremer.load(saved, outremer.Seeded(7)), swiftest, 16)


@pytest.mark.parametrize("name", OVERSEAS)
def test_overseas_everybody_hears_and_sees_what_is_theirs(name: str) -> None:
    walk(OVERSEAS[name](), deadliest)
    walk(OVERSEAS[name](), midmost)
    walk(OVERSEAS[name](), swiftest, 12)
