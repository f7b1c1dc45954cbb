"""The board of any game as text: every field of the view with its label, lists and groups of things as tables."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from outremer.drawing.players import Players
from outremer.words import Words

# Keys whose numbers are seats, keys with an entry for each seat, and keys that a screen shows in other ways.
SEATS = {"seat", "controller", "owner", "player", "first", "first_player", "in_turn", "seneschal", "ended_by"}
SEATS |= {"colour", "emporiums"}
BY_SEAT = {"players", "camps", "hands"}
LEFT_OUT = {"provenance", "preview"}
MOST_COLUMNS = 12
EMPTY = Text("–", "dim")


def draw(view: dict[str, Any], words: Words, players: Players, width: int) -> RenderableType:
    return Group(Text(words.title, "bold"), *_Board(words, players).fields(view["world"]))


class _Board:
    def __init__(self, words: Words, players: Players) -> None:
        self.words = words
        self.players = players

    def fields(self, world: dict[str, Any]) -> list[RenderableType]:
        """What is short in one paragraph, then the tables."""
        short: list[Text] = []
        tables: list[RenderableType] = []
        for key, value in world.items():
            if key in LEFT_OUT:
                continue
            rows = self.rows(key, value)
            if rows:
                tables += [Text(self.words.field(key), "bold"), self.table(rows)]
            else:
                short.append(Text.assemble((self.words.field(key), "dim"), " ", self.said(key, value)))
        return [Text("  ·  ").join(short), *tables]

    def rows(self, key: str, value: object) -> list[dict[Any, Any]]:
        """The rows of a field that is a table: a list of things, or things by name. Else none."""
        rows = self.as_rows(key, value)
        return rows if len({column for row in rows for column in row}) <= MOST_COLUMNS else []

    def as_rows(self, key: str, value: object) -> list[dict[Any, Any]]:
        if isinstance(value, list) and value and all(isinstance(row, dict) and row for row in value):
            if key in BY_SEAT and "seat" not in value[0]:
                return [{"seat": seat, **row} for seat, row in enumerate(value)]
            return value
        if isinstance(value, dict) and value and all(isinstance(row, dict) and row for row in value.values()):
            return [{"": name, **row} for name, row in value.items()]
        if isinstance(value, dict) and value and all(map(self.is_by_seat, value.values())):
            return [_by_seat(name, row) for name, row in value.items()]
        return []

    def is_by_seat(self, value: object) -> bool:
        numbers = isinstance(value, list) and all(isinstance(one, int) for one in value)
        return numbers and isinstance(value, list) and len(value) == len(self.players.names)

    def table(self, rows: list[dict[Any, Any]]) -> Table:
        table = Table(box=None, header_style="dim", padding=(0, 1, 0, 2))
        columns = list(dict.fromkeys(column for row in rows for column in row))
        for column in columns:
            heading = self.players.name(column) if isinstance(column, int) else self.label(column)
            table.add_column(heading, overflow="fold")
        for row in rows:
            table.add_row(*(self.said(str(column), row.get(column)) for column in columns))
        return table

    def said(self, key: str, value: object) -> Text:
        """A value in words: seats by name, words translated, lists in a row."""
        if value is None or value in ([], {}):
            return EMPTY
        if isinstance(value, bool):
            return Text(self.words.say("yes" if value else "no"))
        if isinstance(value, int):
            return (
                self.players.name(value) if key in SEATS and 0 <= value < len(self.players.names) else Text(str(value))
            )
        if isinstance(value, str):
            return self.label(value) if key == "" else Text(self.translated(value))
        if isinstance(value, list):
            return self.listed(key, value)
        if isinstance(value, dict):
            said = [self.pair(name, one) for name, one in value.items() if name not in LEFT_OUT and one is not False]
            return Text(", ").join({one.plain: one for one in said}.values())
        return Text(str(value))

    def listed(self, key: str, value: list[Any]) -> Text:
        if self.is_by_seat(value) and key not in SEATS:
            return Text(" ").join([self.players.mark(seat) + Text(str(one)) for seat, one in enumerate(value)])
        said = [self.said(key, one) for one in value]
        counted: dict[str, tuple[Text, int]] = {}
        for one in said:
            counted[one.plain] = (one, counted.get(one.plain, (one, 0))[1] + 1)
        between = Text("; " if any(isinstance(one, dict) for one in value) else ", ")
        return between.join([one + Text(f" ×{count}") if count > 1 else one for one, count in counted.values()])

    def pair(self, name: str, value: object) -> Text:
        """A named value; a word speaks for itself, a number needs its name, what is not so need not be said."""
        if isinstance(value, str):
            return Text(self.translated(value))
        if value is True:
            return self.label(name)
        if name in SEATS and value is not None:
            return self.said(name, value)
        return Text.assemble(self.label(name), " ", self.said(name, value))

    def translated(self, word: str) -> str:
        return self.words.noun(word) if self.words.has(f"noun-{word}") else word

    def label(self, name: str) -> Text:
        if not name:
            return Text("")
        return Text(self.translated(name) if self.words.has(f"noun-{name}") else self.words.field(name))


def _by_seat(name: str, row: list[int]) -> dict[Any, Any]:
    """A row with a column for each seat."""
    columns: dict[Any, Any] = {"": name}
    columns.update(enumerate(row))
    return columns
