"""The objectives beyond the map, row by row, as the data or an owner's own list have them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from outremer.games.fief.printed import data
from outremer.games.fief.vocabulary import OBJECTIVES, WALLS
from outremer.kernel.blanks import is_whole, shown

OBJECTIVE_KINDS: Final = ["caravan", "sack", "title", "doctor"]
CARAVAN: Final = 0  # coins, in both turns
SACK: Final = 1  # coins, once
STATE: Final = 2  # a title
DOCTOR: Final = 3  # claimed without a battle
MOST_SARACENS: Final = 20
MOST_COINS: Final = 31
MOST_ORDER: Final = 99
STATE_TITLES: Final = 5
PRINTED_OBJECTIVES: Final[list[dict[str, Any]]] = data("overseas")["objective"]  # most of it reconstructed
_NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "order": (1, MOST_ORDER),
    "saracens": (0, MOST_SARACENS),
    "reinforcements": (0, MOST_SARACENS),
    "coins": (0, MOST_COINS),
}
_FIELDS: Final = ["name", "kind", "walls", "order", "saracens", "reinforcements", "coins"]
_NOTES: Final = ["provenance", "source", "reconstructed"]


class Objective:
    """What is printed on one: its number on the track, its walls and garrison, who comes to its help, its reward."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.name: Final[str] = row["name"]
        self.kind: Final[int] = OBJECTIVE_KINDS.index(row["kind"])
        self.order: Final[int] = row["order"]
        self.walls: Final[int] = WALLS.index(row["walls"])
        self.saracens: Final[int] = row["saracens"]
        self.reinforcements: Final[int] = row["reinforcements"]
        self.coins: Final[int] = row["coins"]
        self.reconstructed: Final[list[str]] = list(row.get("reconstructed", []))  # fields that no source tells


def objectives(rows: Sequence[Mapping[str, Any]]) -> list[Objective]:
    """By number; those that an owner's list leaves out are there as printed, and never drawn."""
    found = [Objective(row) for row in PRINTED_OBJECTIVES]
    for row in rows:
        found[OBJECTIVES.index(row["name"])] = Objective(row)
    return found


def order_of(rows: Sequence[Mapping[str, Any]]) -> list[int]:
    """Those that can be drawn, by ascending number on the track."""
    ranked = sorted((row["order"], OBJECTIVES.index(row["name"])) for row in rows)
    return [number for _, number in ranked]


def wrong_objectives(rows: object) -> str | None:
    """What is wrong with an owner's list, beginning with the line and the field, or None."""
    if not isinstance(rows, list) or not rows:
        return f"objective: must be a list of tables, [[objective]], not {shown(rows)}"
    for at, row in enumerate(rows):
        wrong = _wrong_row(row)
        if wrong is not None:
            return f"objective[{at}].{wrong}"
        for before in range(at):
            for field in ("name", "order"):
                if rows[before][field] == row[field]:
                    return f"objective[{at}].{field}: {shown(row[field])} is that of objective[{before}] already"
    return _wrong_together([row["kind"] for row in rows])


def _wrong_row(row: object) -> str | None:
    if not isinstance(row, Mapping):
        return f"name: must stand in a table, not {shown(row)}"
    for field in _FIELDS:
        if field not in row:
            return f"{field}: is missing"
    for field in row:
        if field not in _FIELDS and field not in _NOTES:
            return f"{field}: there is no such field"
    for field, words in (("name", OBJECTIVES), ("kind", OBJECTIVE_KINDS), ("walls", WALLS)):
        if row[field] not in words:
            return f"{field}: must be one of {', '.join(words)}, not {shown(row[field])}"
    for field, (least, most) in _NUMBERS.items():
        if not is_whole(row[field]) or not least <= row[field] <= most:
            return f"{field}: must be a whole number from {least} to {most}, not {shown(row[field])}"
    return _wrong_kind(row)


def _wrong_kind(row: Mapping[str, Any]) -> str | None:
    """What its kind asks of the other fields."""
    kind = row["kind"]
    states = [printed["name"] for printed in PRINTED_OBJECTIVES if printed["kind"] == "title"]
    if kind == "title" and row["name"] not in states:
        return f"kind: there are {STATE_TITLES} state titles, {', '.join(states)}; {row['name']} is none"
    if kind == "doctor" and (row["saracens"] or row["walls"] != "none"):
        return "saracens: nobody guards the Arab Doctor"
    if kind != "doctor" and not row["saracens"]:
        return "saracens: somebody must guard it"
    return None


def _wrong_together(kinds: list[str]) -> str | None:
    if "caravan" not in kinds:
        return "objective: there must be a caravan among them"
    if kinds.count("doctor") > 1:
        return "objective: there is one Arab Doctor at most"
    return None
