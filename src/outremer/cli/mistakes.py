"""What a person can get wrong, and files that cannot be read: each becomes one sentence."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

from outremer.doors.extras import MissingExtra
from outremer.doors.seats import CannotSit
from outremer.lab.unusable import Unusable
from outremer.proof.ledger import BadLedger
from outremer.table.game import BadSetting
from outremer.table.records import BadRecord
from outremer.table.saves import BadSave
from outremer.table.table import NoSuchMove


class Mistake(ValueError):
    """Input that makes no sense; the text says what is wrong and what is allowed."""


MISTAKES = (Mistake, BadLedger, BadRecord, BadSave, BadSetting, CannotSit, MissingExtra, NoSuchMove, Unusable)


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Mistake(f"{file} is not a text file") from error
    except OSError as error:
        raise Mistake(f"{file} cannot be read: {error.strerror}") from error


def read_json(file: Path) -> Any:
    text = read_text(file)
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Mistake(f"{file} is not JSON: {_why_unread(error)}") from error


def read_data(file: Path) -> dict[str, Any]:
    """An owner's data file."""
    text = read_text(file)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Mistake(f"{file} is not TOML: {_why_unread(error)}") from error


def _why_unread(error: Exception) -> str:
    if isinstance(error, RecursionError):
        return "its brackets are nested too deep"
    if isinstance(error, json.JSONDecodeError | tomllib.TOMLDecodeError):
        return str(error)
    return "a number in it has thousands of digits"  # all else that Python refuses to read


def line_of(file: Path, complaint: str) -> str:
    """Where in a data file the key stands that a complaint begins with: `, line 3`, or nothing.

    Where it stands in no line of its own, as `income` beside `[income.palace]`, it is the first that is part of it.
    """
    wanted = _path_named(complaint)
    table, array, best, line, part = "", "", 0, 0, 0
    entries: dict[str, int] = {}
    for number, row in enumerate(read_text(file).splitlines(), start=1):
        if entry := re.match(r"\s*\[\[\s*([\w.-]+)\s*\]\]", row):
            name = entry.group(1)
            entries[name] = entries.get(name, 0) + 1
            table = f"{name}.{entries[name]}"
            path = name if entries[name] == 1 and wanted == name else table
        elif header := re.match(r"\s*\[\s*([\w.-]+)\s*\]", row):
            table = path = header.group(1)
        elif key := re.match(r"""\s*["']?([\w.-]+)["']?\s*=\s*(\[?)""", row):
            path = f"{table}.{key.group(1)}".strip(".")
            array = path if key.group(2) else ""
        elif array and re.match(r"\s*\{", row):  # a list written `card = [`, and then an entry a line
            entries[array] = entries.get(array, 0) + 1
            path = f"{array}.{entries[array]}"
        else:
            continue
        if f"{wanted}.".startswith(f"{path}.") and len(path) > best:
            best, line = len(path), number
        elif wanted and not part and path.startswith(f"{wanted}."):
            part = number
    return f", line {line or part}" if line or part else ""


def _path_named(complaint: str) -> str:
    """`die.faces[2]: …` is about die.faces, `card 5 (tyre): cost must …` about the field cost of the fifth [[card]], as
    `card[4].cost: …` is."""
    if entry := re.match(r"([\w.-]+) (\d+)(?: \([^)]*\))?: (\w[\w-]*)", complaint):
        return ".".join(entry.groups())
    if row := re.match(r"([\w-]+)\[(\d+)\]\.([\w-]+)", complaint):
        name, at, field = row.groups()
        return f"{name}.{int(at) + 1}.{field}"
    named = re.match(r"[\w.-]+", complaint)
    return named.group().strip(".") if named else ""
