"""Opening a table: a new one, a saved one, or one replayed from its record."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from outremer.kernel.chance import Driver, Entropy, Seeded
from outremer.kernel.game import BadSetting, Game, Setting
from outremer.kernel.records import HIDDEN, BadRecord, Record
from outremer.kernel.saves import BadSave, position, restore
from outremer.table import NoSuchMove, Refused, Table

_GAMES = ("jerusalem",)
_opened: dict[str, Game] = {}


def games() -> tuple[str, ...]:
    """The names of all games."""
    return _GAMES


def game(name: str) -> Game:
    """What one game tells about itself.

    >>> game("jerusalem").most_seats
    4
    """
    if name not in _GAMES:
        raise BadSetting(f"there is no game {name!r}; the games are {', '.join(_GAMES)}")
    if name not in _opened:
        opened = import_module(f"outremer.games.{name}").GAME
        assert isinstance(opened, Game)
        _opened[name] = opened
    return _opened[name]


def new(
    name: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int | str | None = None,
    driver: Driver | None = None,
    by_hand: bool = False,
    data: Mapping[str, Any] | None = None,
) -> Table:
    """A fresh table. Rolls are answered from `seed`, by `driver`, by hand, or from the operating system's entropy."""
    chosen = game(name)
    setting = chosen.setting(chosen.most_seats if seats is None else seats, options or {}, data)
    if driver is None and not by_hand:
        driver = Entropy() if seed is None else Seeded(seed)
    return Table(chosen, setting, chosen.table(chosen.rules(setting)), driver)


def load(saved: Mapping[str, Any]) -> Table:
    """The table of `table.save()`, or of a position written by hand; raises BadSave, which names the field."""
    if not isinstance(saved, Mapping) or saved.get("outremer") != 1:
        raise BadSave("outremer: must be 1; this is not a saved table")
    chosen, setting = _setting(saved)
    if saved.get("rules") != chosen.version:
        raise BadSave(
            f"rules: saved under version {saved.get('rules')} of {chosen.name}; this program plays {chosen.version}"
        )
    driver = _driver(saved.get("driver"))
    kernel = restore(chosen, setting, saved)
    begun_at = saved.get("begun_at")
    told = _retold(chosen, setting, begun_at, saved.get("record", []))
    if told is not None and position(told.kernel) == position(kernel):
        return Table(chosen, setting, kernel, driver, told.journal, begun_at)
    return Table(chosen, setting, kernel, driver, begun_at=position(kernel))


def _setting(saved: Mapping[str, Any]) -> tuple[Game, Setting]:
    seats, options, data = saved.get("seats"), saved.get("options", {}), saved.get("data", {})
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise BadSave(f"seats: must be a whole number, not {seats!r}")
    if not isinstance(options, Mapping) or not all(isinstance(text, str) for pair in options.items() for text in pair):
        raise BadSave("options: must be an object of names and choices")
    if not isinstance(data, Mapping):
        raise BadSave("data: must be an object")
    try:
        chosen = game(str(saved.get("game")))
        return chosen, chosen.setting(seats, options, data)
    except BadSetting as error:
        raise BadSave(f"game, seats or options: {error}") from error


def _driver(saved: Any) -> Driver:
    if saved is None:
        return Entropy()
    if not isinstance(saved, Mapping) or not isinstance(saved.get("seed"), int | str):
        raise BadSave("driver: must hold a seed and the number of draws")
    drawn = saved.get("drawn", 0)
    if not isinstance(drawn, int) or isinstance(drawn, bool) or drawn < 0:
        raise BadSave(f"driver.drawn: must be a whole number from 0 on, not {drawn!r}")
    return Seeded(saved["seed"], drawn)


def _retold(chosen: Game, setting: Setting, begun_at: Any, lines: Any) -> Table | None:
    """The game that these lines tell, or None where they tell none (a position edited by hand)."""
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise BadSave("record: must be a list of lines")
    if begun_at is not None and not isinstance(begun_at, Mapping):
        raise BadSave("begun_at: must be an object with world and stack")
    try:
        table = _begin(chosen, setting, begun_at)
        for number, line in enumerate(lines, start=1):
            _play_line(table, number, line)
    except (BadRecord, BadSave):
        return None
    return table


def _begin(chosen: Game, setting: Setting, begun_at: Mapping[str, Any] | None) -> Table:
    kernel = chosen.table(chosen.rules(setting)) if begun_at is None else restore(chosen, setting, begun_at)
    return Table(chosen, setting, kernel, None, begun_at=None if begun_at is None else dict(begun_at))


def replay(text: str) -> Table:
    """Play a whole record again; raises BadRecord, which names the line."""
    record = Record.read(text)
    try:
        chosen = game(record.game)
        setting = chosen.setting(record.seats, record.options, record.data)
        if record.rules != chosen.version:
            raise BadRecord(
                f"the record was played under version {record.rules} of {chosen.name}; this program plays"
                f" {chosen.version}"
            )
        table = _begin(chosen, setting, record.position)
    except (BadSetting, BadSave) as error:
        raise BadRecord(f"the head of the record: {error}") from error
    for number, line in record.lines:
        _play_line(table, number, line)
    if record.hash and record.hash != table.hash():
        raise BadRecord(f"the record ends with the hash {record.hash}, but its moves lead to {table.hash()}")
    return table


def _play_line(table: Table, number: int, line: str) -> None:
    who, _, said = line.partition(" ")
    if said.endswith(HIDDEN):
        raise BadRecord(f"line {number}: {line!r} hides what was said; only a whole record can be replayed")
    try:
        if who == "roll":
            table.roll(said)
        elif who.endswith(":") and who[:-1].isascii() and who[:-1].isdigit():
            table.play(int(who[:-1]), said)
        else:
            raise BadRecord(f"line {number}: {line!r} is neither a roll nor a seat's move")
    except (Refused, NoSuchMove) as error:
        raise BadRecord(f"line {number}: {error}") from error
