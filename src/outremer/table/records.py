"""A record is the game: options, then every move and every roll, one a line, as text that people can read and diff.

    outremer record 2
    game jerusalem
    rules 1
    seats 4
    option edition it
    begin
    roll 2
    2: open constable 3
    ...
    end 6f1c...

A line that its reader may not know whole says so with dots: `1: pick ...`, `roll ...`.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

FORMAT = 2  # raised when the hash of a state changes without its rules
HIDDEN = "..."


class BadRecord(ValueError):
    """A record that cannot be read. The text names the line and says what is wrong with it."""


@dataclass
class Record:
    """What a record's lines say, before anything is played."""

    game: str = ""
    rules: int = 0
    seats: int = 0
    options: dict[str, str] = field(default_factory=dict)
    data: dict[str, Any] = field(default_factory=dict)
    position: dict[str, Any] | None = None  # where the game began, if not at its beginning
    lines: list[tuple[int, str]] = field(default_factory=list)  # line number and text of every move and roll
    hash: str = ""  # of the whole state after the last line; "" in a seat's own record
    where: dict[str, int] = field(default_factory=dict)  # line number of each word of the head, and of the end

    def write(self) -> str:
        head = [f"outremer record {FORMAT}", f"game {self.game}", f"rules {self.rules}", f"seats {self.seats}"]
        head += [f"option {name} {choice}" for name, choice in self.options.items()]
        if self.data:
            head.append("data " + json.dumps(self.data, sort_keys=True))
        if self.position is not None:
            head.append("position " + json.dumps(self.position, sort_keys=True))
        body = [text for _, text in self.lines]
        return "\n".join([*head, "begin", *body, *([f"end {self.hash}"] if self.hash else [])]) + "\n"

    @staticmethod
    def read(text: str) -> Record:
        record = Record()
        begun = False
        rows = text.splitlines()
        if rows and rows[0].strip() == "outremer record 1":
            raise BadRecord("line 1: written by a version before 0.2; replay it with that one")
        if rows and (newer := re.fullmatch(r"outremer record (\d{1,9})", rows[0].strip())) and int(newer[1]) > FORMAT:
            raise BadRecord(f"line 1: written by a newer Outremer, in format {newer[1]}; replay it with that one")
        if not rows or rows[0].strip() != f"outremer record {FORMAT}":
            raise BadRecord(f"line 1: a record begins with 'outremer record {FORMAT}'")
        for number, row in enumerate(rows[1:], start=2):
            line = row.strip()
            if not line or line.startswith("#"):
                continue
            if record.hash:
                raise BadRecord(f"line {number}: nothing may follow the end")
            word, _, rest = line.partition(" ")
            if begun and word == "end":
                record._read_end(number, rest)
            elif begun:
                record.lines.append((number, line))
            elif word == "begin":
                begun = True
                record._check_head(number)
            else:
                record._read_head(number, word, rest)
        if not begun:
            raise BadRecord(f"line {len(rows)}: the record breaks off before 'begin'")
        return record

    def _read_end(self, number: int, rest: str) -> None:
        if not rest:
            raise BadRecord(f"line {number}: the end must carry the hash of the last position")
        self.hash = rest
        self.where["end"] = number

    def _check_head(self, number: int) -> None:
        missing = [word for word in ("game", "rules", "seats") if word not in self.where]
        if missing:
            raise BadRecord(f"line {number}: before 'begin' the head must say {', '.join(missing)}")

    def _read_head(self, number: int, word: str, rest: str) -> None:
        name, _, choice = rest.partition(" ")
        what = f"option {name}" if word == "option" else word
        if what in self.where:
            raise BadRecord(f"line {number}: {what} is said a second time; line {self.where[what]} said it first")
        self.where[what] = number
        if word == "game":
            self.game = rest
        elif word in ("rules", "seats"):
            if not (rest.isascii() and rest.isdigit() and len(rest) < 10):
                raise BadRecord(f"line {number}: {word} must be a number, not {rest[:20]!r}")
            setattr(self, word, int(rest))
        elif word == "option":
            self.options[name] = choice
        elif word in ("data", "position"):
            setattr(self, word, _json_object(number, word, rest))
        else:
            raise BadRecord(
                f"line {number}: {word!r} is not known; a head has game, rules, seats, option, data, position"
            )


def _json_object(number: int, word: str, rest: str) -> dict[str, Any]:
    try:
        value = json.loads(rest)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"line {number}: {word} is not JSON ({error})") from error
    if not isinstance(value, dict):
        raise BadRecord(f"line {number}: {word} must be a JSON object")
    return value
