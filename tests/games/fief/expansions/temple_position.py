"""Positions with Templars: each named lord has the title, and his knight stands with him."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import outremer
from outremer.games.fief.vocabulary import LORDS, TROOPS
from tests.games.fief.position import france, position, village
from tests.games.talking import seen

TEMPLARS = {"templars": "yes"}
KNIGHT = TROOPS.index("templar-knight")
FAMILIES = {
    "charles": (0, "bourg"),
    "eric": (0, "bourg"),
    "henri": (1, "sigy"),
    "baudoin": (1, "bourg"),
    "lambert": (2, "pugnac"),
    "othon": (3, "tournus"),
}


def with_templars(
    at: str = "march",
    *dice: int | str,
    brothers: Sequence[str] = (),
    master: str | None = None,
    knightless: Sequence[str] = (),
    temple: Mapping[str, Any] | None = None,
    others: Mapping[str, Mapping[str, Any]] | None = None,
    **written: Any,
) -> outremer.Table:
    """`brothers` are Templars, `master` is one of them; of these the `knightless` have lost their knight; `temple` are
    fields of the piece, `others` those of other modules, and `dice` what is rolled."""
    lords = written.setdefault("lords", FAMILIES)
    titles = {name: list(held) for name, held in written.pop("titles", {}).items()}
    troops = {where: _named(counts) for where, counts in written.pop("troops", {}).items()}
    knights: dict[str, str | None] = dict.fromkeys(LORDS)
    for name in brothers:
        titles[name] = [*titles.get(name, []), "templar", *(["templar-master"] if name == master else [])]
        if name not in knightless:
            seat, where = lords[name]
            knights[name] = where
            there = troops.setdefault((seat, where), {})
            there["templar-knight"] = there.get("templar-knight", 0) + 1
    if dice:
        written["driver"] = outremer.Scripted(*dice)
    written["options"] = {**TEMPLARS, **written.get("options", {})}
    pieces = {"templars": {"knights": knights, **(temple or {})}, **(others or {})}
    return position(at, titles=titles, troops=troops, pieces=pieces, **written)


def _named(counts: Sequence[int] | Mapping[str, int]) -> dict[str, int]:
    return dict(counts) if isinstance(counts, Mapping) else dict(zip(TROOPS, counts, strict=False))


def templar_knights(table: outremer.Table, seat: int, where: str) -> int:
    return france(table).troops_of(seat, village(where), KNIGHT)


def order(table: outremer.Table) -> dict[str, Any]:
    """What all see of the Temple."""
    piece = seen(table)["templars"]
    assert isinstance(piece, dict)
    return piece
