"""Positions with Politics: who serves whom, and which trait each lord has, face up or down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import outremer
from outremer.games.fief.vocabulary import LORDS
from tests.games.fief.position import position

POLITICS = {"politics": "yes"}
SERVED = ("thief", "gypsy", "tax-collector", "spy")
BOTH = {"charles": (0, "bourg"), "henri": (1, "bourg"), "isabelle": (2, "sigy"), "othon": (3, "tournus")}


def court(
    at: str = "window",
    *,
    traits: Mapping[str, str] | None = None,
    shown: Sequence[str] = (),
    served: Sequence[str] = SERVED,
    options: Mapping[str, str] | None = None,
    politics: Mapping[str, Any] | None = None,
    **written: Any,
) -> outremer.Table:
    """`traits` by lord, face down unless he is among `shown`; `politics` are further fields of the piece."""
    piece = {
        "attendant": list(served),
        "trait": {**dict.fromkeys(LORDS), **(traits or {})},
        "shown": [lord for lord in LORDS if lord in shown],
        **(politics or {}),
    }
    pieces = {**written.pop("pieces", {}), "politics": piece}
    return position(at, options={**POLITICS, **(options or {})}, pieces=pieces, **written)


def trait(table: outremer.Table, lord: str, seat: int | None = None) -> dict[str, Any]:
    """What this seat, or an onlooker, sees of a lord's trait."""
    world = table.view(seat)["world"]
    assert isinstance(world, dict)
    found: dict[str, Any] = world["politics"]["traits"][lord]
    return found


def is_up(table: outremer.Table, lord: str) -> bool:
    return bool(trait(table, lord)["face_up"])
