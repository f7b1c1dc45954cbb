"""Opening a table: a new one, a saved one, or one replayed from its record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from outremer.kernel.blanks import is_whole, shown
from outremer.kernel.chance import Driver, Entropy, OutOfScript, Scripted, Seeded
from outremer.kernel.journal import Journal
from outremer.table.catalogue import game
from outremer.table.game import BadSetting, Game, Setting
from outremer.table.records import BadRecord, Record
from outremer.table.saves import BadSave, position, restore
from outremer.table.table import BY_HAND, SAVED_FORMAT, Table

MOST_DRAWN = 1 << 48  # draws of one table: it could never reach them
HUGE_SEED = 10**999  # Python writes no number of thousands of digits
_SAVED = ("outremer", "game", "rules", "seats", "options", "data", "world", "stack", "driver", "record", "begun_at")


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
    if seed is not None and not _is_seed(seed):
        raise BadSetting(f"a seed is a word or a number of at most 999 digits, not {shown(seed)}")
    if driver is None and not by_hand:
        driver = Entropy() if seed is None else Seeded(seed)
    journal = Journal()
    return Table(chosen, setting, chosen.table(chosen.rules(setting), journal), driver, journal)


def load(saved: Mapping[str, Any], driver: Driver | None = None) -> Table:
    """The table of `table.save()`, or of a position written by hand; raises BadSave, which names the field.

    Rolls are answered as the save says, or by `driver`.
    """
    check_format(saved)
    for name in saved:
        if name not in _SAVED:
            raise BadSave(f"{name}: there is no such field; the fields are {', '.join(_SAVED)}")
    chosen, setting = setting_of(saved)
    version = saved.get("rules")
    if version is True or version != chosen.version:
        raise BadSave(
            f"rules: saved under version {shown(version)} of {chosen.name}; this program plays {chosen.version}"
        )
    kept = _driver(saved.get("driver"))
    driver = kept if driver is None else driver
    kernel = restore(chosen, setting, saved)
    begun_at = saved.get("begun_at")
    told = _retold(chosen, setting, begun_at, saved.get("record", []))
    journal = None
    if told is not None and position(told.kernel) == position(kernel):
        journal = told.journal
    else:
        begun_at = position(kernel)
    try:
        return Table(chosen, setting, kernel, driver, journal, begun_at)
    except OutOfScript as error:
        if driver is not kept:
            raise
        raise BadSave(f"driver.script: {error}") from error


def check_format(saved: Any) -> None:
    """Refuse what is no saved table, and what an earlier version has saved."""
    if isinstance(saved, Mapping) and saved.get("outremer") == 1 and saved["outremer"] is not True:
        raise BadSave("outremer: saved by a version before 0.2, whose saves are not read; finish it with that one")
    if isinstance(saved, Mapping) and is_whole(saved.get("outremer")) and saved["outremer"] > SAVED_FORMAT:
        raise BadSave(f"outremer: saved in format {shown(saved['outremer'])} by a newer Outremer; use that one")
    if not isinstance(saved, Mapping) or saved.get("outremer") != SAVED_FORMAT:
        raise BadSave(f"outremer: must be {SAVED_FORMAT}; this is not a saved table")


def setting_of(saved: Mapping[str, Any]) -> tuple[Game, Setting]:
    """What a save says was settled before the first move, or BadSave."""
    seats, options, data = saved.get("seats"), saved.get("options", {}), saved.get("data", {})
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise BadSave(f"seats: must be a whole number, not {shown(seats)}")
    if not isinstance(options, Mapping) or not all(isinstance(text, str) for pair in options.items() for text in pair):
        raise BadSave("options: must be an object of names and choices")
    if not isinstance(data, Mapping):
        raise BadSave("data: must be an object")
    field = "game"
    try:
        chosen = game(saved.get("game"))  # type: ignore[arg-type]  # whatever it is, `game` says what it must be
        field = "seats"
        chosen.setting(seats, {})
        field = "options"
        chosen.setting(seats, options)
        field = "data"
        return chosen, chosen.setting(seats, options, data)
    except (BadSetting, RecursionError) as error:
        raise BadSave(f"{field}: {error}") from error


def _driver(saved: Any) -> Driver | None:
    if saved is None:
        return Entropy()
    if saved == BY_HAND:
        return None
    if isinstance(saved, Mapping) and set(saved) == {"script"} and isinstance(saved["script"], list):
        if not all(isinstance(answer, int | str) for answer in saved["script"]):
            raise BadSave("driver.script: must be a list of numbers and words")
        return Scripted(*saved["script"])
    if not isinstance(saved, Mapping) or "seed" not in saved or not set(saved) <= {"seed", "drawn"}:
        raise BadSave(f"driver: must be {BY_HAND!r}, or hold a seed and the number of draws, or a script")
    return _seeded(saved["seed"], saved.get("drawn", 0))


def _is_seed(seed: object) -> bool:
    return isinstance(seed, str) or (isinstance(seed, int) and abs(seed) < HUGE_SEED)


def _seeded(seed: Any, drawn: Any) -> Driver:
    if not _is_seed(seed):
        raise BadSave(f"driver.seed: must be a word or a number of at most 999 digits, not {shown(seed)}")
    if not isinstance(drawn, int) or isinstance(drawn, bool) or not 0 <= drawn < MOST_DRAWN:
        raise BadSave(f"driver.drawn: must be a whole number from 0 to {MOST_DRAWN - 1}, not {shown(drawn)}")
    return Seeded(seed, drawn)


def _retold(chosen: Game, setting: Setting, begun_at: Any, lines: Any) -> Table | None:
    """The game that these lines tell, or None where they tell none (a position edited by hand)."""
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise BadSave("record: must be a list of lines")
    if begun_at is not None and not isinstance(begun_at, Mapping):
        raise BadSave("begun_at: must be an object with world and stack")
    try:
        table = begin(chosen, setting, begun_at)
        for line in lines:
            table.play_line(line)
    except (BadRecord, BadSave):
        return None
    return table


def begin(chosen: Game, setting: Setting, begun_at: Mapping[str, Any] | None = None) -> Table:
    """A table at its beginning or at this position, whose rolls are answered by hand."""
    journal = Journal()
    if begun_at is None:
        return Table(chosen, setting, chosen.table(chosen.rules(setting), journal), None, journal)
    return Table(chosen, setting, restore(chosen, setting, begun_at), None, journal, dict(begun_at))


def replay(text: str) -> Table:
    """Play a whole record again; raises BadRecord, which names the line."""
    record = Record.read(text)
    table = _played(record, len(record.lines))
    if "end" not in record.where:
        raise BadRecord(f"line {len(text.splitlines())}: the record breaks off; a whole one ends with 'end' and a hash")
    if record.hash != table.hash():
        said = f"the record ends with the hash {record.hash}, but its moves lead to {table.hash()}"
        raise BadRecord(f"line {record.where['end']}: {said}")
    return table


def replay_part(text: str, after: int) -> Table:
    """The table after so many moves and rolls of a record; raises BadRecord, which names the line."""
    record = Record.read(text)
    if not 0 <= after <= len(record.lines):
        raise BadRecord(f"the record has {len(record.lines)} moves and rolls, not {after}")
    return _played(record, after)


def _played(record: Record, after: int) -> Table:
    chosen, setting = _head(record)
    try:
        table = begin(chosen, setting, record.position)
    except BadSave as error:
        raise BadRecord(f"line {record.where['position']}: {error}") from error
    for number, line in record.lines[:after]:
        _play_line(table, number, line)
    return table


def _head(record: Record) -> tuple[Game, Setting]:
    """Each line of the head by itself, so that an error can name the line."""
    word = "game"
    try:
        chosen = game(record.game)
        word = "seats"
        chosen.setting(record.seats, {})
        for name, choice in record.options.items():
            word = f"option {name}"
            chosen.setting(record.seats, {name: choice})
        word = "data" if record.data else word
        setting = chosen.setting(record.seats, record.options, record.data)
    except BadSetting as error:
        raise BadRecord(f"line {record.where[word]}: {error}") from error
    if record.rules != chosen.version:
        played = f"played under version {record.rules} of {chosen.name}; this program plays {chosen.version}"
        raise BadRecord(f"line {record.where['rules']}: the record was {played}")
    return chosen, setting


def _play_line(table: Table, number: int, line: str) -> None:
    try:
        table.play_line(line)
    except BadRecord as error:
        raise BadRecord(f"line {number}: {error}") from error
