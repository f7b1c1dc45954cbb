"""A guided first game: a table whose chance and whose other seats follow a script, and the steps that lead a learner.

`guide.toml` in a game's folder says it; docs/guides.md tells its form. Where one is follows from the journal alone.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from outremer.kernel.journal import MOVED
from outremer.table.catalogue import game as game_of
from outremer.table.game import BadSetting, Game
from outremer.table.table import Table

FILE = "guide.toml"
ANYTHING = "*"
_FIELDS = ("seats", "learner", "options", "rolls", "moves", "step")
BUT = "!"
_STEP_FIELDS = ("id", "form", "lead", "times")

Row = tuple[str, ...]  # patterns of moves that are made one after the other


class BadGuide(ValueError):
    """A guide that cannot be read; the text names the field."""


@dataclass(frozen=True)
class GuideStep:
    id: str
    form: str  # under which the learner is asked
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Stand:
    """Where a learner is: which step comes next, and what of it is still to be done."""

    step: int  # as many as there are: the guide is at its end
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Guide:
    seats: int
    learner: int
    options: Mapping[str, str]
    rolls: tuple[str, ...]
    moves: Mapping[int, tuple[str, ...]]
    steps: tuple[GuideStep, ...]

    def stand(self, table: Table) -> Stand | None:
        """Where the learner is; None: they have gone a way of their own."""
        step, rows = 0, self._rows_of(0)
        passing = set(table.game.windows.values())
        for move in _moves_of(table, self.learner):
            going_on = tuple(row[1:] for row in rows if matches(row[0], move))
            if not going_on and move in passing:
                continue  # a window that was let pass belongs to no step
            if not going_on:
                return None
            rows = going_on
            if () in rows:
                step += 1
                rows = self._rows_of(step)
        return Stand(step, rows)

    def _rows_of(self, step: int) -> tuple[Row, ...]:
        return self.steps[step].rows if step < len(self.steps) else ()

    def next_roll(self, table: Table) -> str | None:
        """What the script wants chance to answer next."""
        return _next(self.rolls, (word for word in table.journal.rolled_words if word))

    def next_move(self, table: Table, seat: int) -> str | None:
        """What the script wants this seat to say next."""
        return _next(self.moves.get(seat, ()), _moves_of(table, seat))


def matches(pattern: str, move: str) -> bool:
    """Is this one of the moves that a pattern means: `place market-large|palace-large`, `place *`, `place !david`?"""
    wanted, said = pattern.split(), move.split()
    return len(wanted) == len(said) and all(_fits(one, word) for one, word in zip(wanted, said, strict=True))


def _fits(wanted: str, word: str) -> bool:
    if wanted.startswith(BUT):
        return word not in wanted.removeprefix(BUT).split("|")
    return wanted == ANYTHING or word in wanted.split("|")


def _moves_of(table: Table, seat: int) -> Iterable[str]:
    sentences = table.game.lexicon.sentences
    return (sentences[entry.number] for entry in table.journal.entries if entry.kind == MOVED and entry.seat == seat)


def _next(script: Sequence[str], happened: Iterable[str]) -> str | None:
    """The first line of the script that has not come to pass; what happened beside it does not count."""
    at = 0
    for one in happened:
        if at < len(script) and script[at] == one:
            at += 1
    return script[at] if at < len(script) else None


# -- reading ------------------------------------------------------------------------------------------------------


@cache
def guide_of(name: str) -> Guide | None:
    """The guide of a game; None: it has none, or there is no such game."""
    try:
        game = game_of(name)
    except BadSetting:
        return None
    file = game.folder / FILE
    return read(game, file) if file.is_file() else None


def read(game: Game, file: Path) -> Guide:
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadGuide(f"{file}: {error}") from error
    _check_fields(told, _FIELDS, str(file))
    seats, learner = told.get("seats"), told.get("learner")
    if not isinstance(seats, int) or not isinstance(learner, int) or not 0 <= learner < seats:
        raise BadGuide(f"{file}: seats and learner must be numbers, and the learner one of the seats")
    try:
        options = game.setting(seats, told.get("options", {})).options
    except BadSetting as error:
        raise BadGuide(f"{file}: {error}") from error
    moves = {_seat(seat, seats, learner): _sentences(game, said) for seat, said in told.get("moves", {}).items()}
    steps = tuple(_step(game, one, f"step {at}") for at, one in enumerate(told.get("step", []), 1))
    if not steps or len({step.id for step in steps}) < len(steps):
        raise BadGuide(f"{file}: there must be steps, each with an id of its own")
    return Guide(seats, learner, options, tuple(told.get("rolls", [])), moves, steps)


def _check_fields(told: Mapping[str, Any], fields: Sequence[str], where: str) -> None:
    for name in told:
        if name not in fields:
            raise BadGuide(f"{where}: there is no field {name!r}; the fields are {', '.join(fields)}")


def _seat(said: str, seats: int, learner: int) -> int:
    if not said.isdigit() or int(said) >= seats or int(said) == learner:
        raise BadGuide(f"moves.{said}: there is no such seat beside the learner's; the seats are 0 to {seats - 1}")
    return int(said)


def _sentences(game: Game, said: Sequence[str]) -> tuple[str, ...]:
    for move in said:
        if move not in game.lexicon.spoken:
            raise BadGuide(f"moves: {move!r} is no sentence of {game.name}")
    return tuple(said)


def _step(game: Game, told: Mapping[str, Any], where: str) -> GuideStep:
    _check_fields(told, _STEP_FIELDS, where)
    id_, form, lead, times = (told.get(name) for name in _STEP_FIELDS)
    if not isinstance(id_, str) or not isinstance(lead, list) or not lead:
        raise BadGuide(f"{where}: must have an id, and in lead what it leads to")
    if times is not None and not (isinstance(times, int) and times > 0):
        raise BadGuide(f"{where}, {id_}: times must be a number from 1 on")
    if form not in {one.__name__ for one in game.all_forms}:
        raise BadGuide(f"{where}, {id_}: there is no form {form!r} in {game.name}")
    rows = tuple(tuple(part.strip() for part in row.split(";")) * (times or 1) for row in lead)
    for pattern in {pattern for row in rows for pattern in row}:
        if not any(matches(pattern, sentence) for sentence in game.lexicon.sentences):
            raise BadGuide(f"{where}, {id_}: no sentence of {game.name} is {pattern!r}")
    return GuideStep(id_, form, rows)
