"""The board of any game as text: every field of the view with its label, lists of things as tables."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from outremer.cli.boards.players import Players
from outremer.words import Words


def draw(view: dict[str, Any], words: Words, players: Players, width: int) -> RenderableType:
    short: list[Text] = []
    tables: list[RenderableType] = []
    for key, value in view["world"].items():
        if _is_table(value):
            tables.append(_table(key, value, words, players))
        else:
            short.append(Text.assemble((words.field(key), "bold"), " ", _said(key, value, words, players)))
    return Group(Text("  ·  ").join(short), *tables)


def _is_table(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def _table(key: str, rows: list[dict[str, Any]], words: Words, players: Players) -> Table:
    columns = list(dict.fromkeys(column for row in rows for column in row))
    table = Table(title=words.field(key), title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        table.add_column(words.field(column), overflow="fold")
    for row in rows:
        table.add_row(*(_said(column, row.get(column), words, players) for column in columns))
    return table


def _said(key: str, value: object, words: Words, players: Players) -> Text:
    """A value in words: seats by name, words translated, lists in a row."""
    if value is None:
        return Text("–", "dim")
    if isinstance(value, bool):
        return Text(words.say("yes" if value else "no"))
    if key in ("seat", "controller", "owner") and isinstance(value, int) and 0 <= value < len(players.names):
        return players.name(value)
    if isinstance(value, str):
        return Text(words.noun(value) if words.has(f"noun-{value}") else value)
    if isinstance(value, list):
        return Text(", ").join([_said("", one, words, players) for one in value]) if value else Text("–", "dim")
    if isinstance(value, dict):
        parts = [
            Text.assemble(_label(name, words), " ", _said(name, one, words, players)) for name, one in value.items()
        ]
        return Text(", ").join(parts) if parts else Text("–", "dim")
    return Text(str(value))


def _label(name: str, words: Words) -> str:
    return words.noun(name) if words.has(f"noun-{name}") else words.field(name)
