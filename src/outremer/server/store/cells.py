"""What may stand in a cell of the store. SQLite keeps whatever it is told, also a word where a number belongs."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from datetime import datetime
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Column, ColumnElement, Connection, Row, Select, Table, Text, and_, func, null, or_, select, true

from outremer.server.store.schema import analyses, players, seats, snapshots, tables

log = logging.getLogger("outremer")

# Columns that know only so many words; the first takes the place of what is none of them.
WORDS: dict[Column[Any], tuple[str, ...]] = {
    tables.c.state: ("playing", "waiting", "finished"),
    tables.c.visibility: ("private", "link", "open"),
    tables.c.windows: ("ask", "unconcerned", "always"),
    seats.c.kind: ("person", "bot"),
    players.c.role: ("administrator",),
}
READ_AS_A_WHOLE = (snapshots.c.body, analyses.c.body)  # and told of where they are
MOST_TOLD = 20  # rows of one kind
KINDS: dict[type[Any], tuple[str, str]] = {  # as SQLite calls them, and we
    int: ("integer", "a number"),
    bool: ("integer", "a number"),
    str: ("text", "a text"),
    bytes: ("blob", "bytes"),
    datetime: ("text", "a time"),
}


class BadCell(NamedTuple):
    columns: Table
    where: str
    table: int | None  # at which people play, where it belongs to one
    what: str


class _Cell(NamedTuple):
    name: str
    kinds: tuple[type[Any], ...]
    words: tuple[str | None, ...] | None  # all that it may hold, where those are few
    harmless: Any  # for what cannot be meant


@cache
def _cells(columns: Table) -> tuple[_Cell, ...]:
    return tuple(map(_cell, columns.c))


def _cell(column: Column[Any]) -> _Cell:
    kind, words = column.type.python_type, WORDS.get(column)
    if column.nullable:
        return _Cell(column.name, (kind, type(None)), None if words is None else (*words, None), None)
    return _Cell(column.name, (kind,), words, kind() if words is None else words[0])


def sound(columns: Table, row: Row[Any]) -> tuple[dict[str, Any], bool]:
    """What a row that begins with all these columns has in them, with something harmless for what cannot be meant; was
    all well?
    """
    values, is_sound = {}, True
    for cell, value in zip(_cells(columns), row, strict=False):
        if type(value) in cell.kinds and (cell.words is None or value in cell.words):
            values[cell.name] = value
        else:
            values[cell.name], is_sound = cell.harmless, False
    return values, is_sound


def readable(connection: Connection, columns: Table, query: Select[Any]) -> list[Row[Any]]:
    """The rows of a query for all these columns, perhaps with others behind; a damaged one costs nobody the rest."""
    found = []
    for row in connection.execute(query):
        if sound(columns, row)[1]:
            found.append(row)
        else:
            log.error("A row of the store cannot be read: %s", _named(columns, [row[at] for at in _places(columns)]))
    return found


def _places(columns: Table) -> list[int]:
    """Of what names a row, among its columns; never what is kept of a secret."""
    return [at for at, column in enumerate(columns.c) if column.primary_key and column.name != "secret"]


def _named(columns: Table, values: Sequence[Any]) -> str:
    names = [columns.c[at].name for at in _places(columns)]
    return ", ".join((columns.name, *(f"{name} {value}" for name, value in zip(names, values, strict=True))))


def bad_cells(connection: Connection, columns: Table) -> Iterator[BadCell]:
    """Looked for by the store itself, in one go."""
    wrongs = [wrong for column in columns.c if column not in READ_AS_A_WHOLE for wrong in _wrongs(connection, column)]
    if not wrongs:
        return
    keys = [columns.c[at] for at in _places(columns)]
    query = select(_game(columns), *keys, *(which for _, which in wrongs)).where(or_(*(which for _, which in wrongs)))
    for row in connection.execute(query.order_by(*columns.primary_key).limit(MOST_TOLD)):
        game, values, found = row[0], row[1 : 1 + len(keys)], row[1 + len(keys) :]
        yield from (
            BadCell(columns, _named(columns, values), game, what)
            for (what, _), is_so in zip(wrongs, found, strict=True)
            if is_so
        )


def _wrongs(connection: Connection, column: Column[Any]) -> Iterator[tuple[str, ColumnElement[bool]]]:
    kind, said = KINDS[column.type.python_type]
    is_kind: ColumnElement[bool] = true()
    if connection.dialect.name == "sqlite":  # PostgreSQL keeps nothing that is not of the kind of its column
        found = func.typeof(column, type_=Text)
        is_kind = found == kind
        yield f"its {column.name} is not {said}", found.not_in((kind, "null") if column.nullable else (kind,))
    if column in WORDS:
        yield f"its {column.name} is none of {', '.join(WORDS[column])}", and_(is_kind, column.not_in(WORDS[column]))


def _game(columns: Table) -> ColumnElement[Any]:
    """The key of the table at which people play, to which a row belongs."""
    if columns is tables:
        return tables.c.key
    belongs = "table" in columns.c and columns.c.table.type.python_type is int
    return columns.c.table if belongs else null()
