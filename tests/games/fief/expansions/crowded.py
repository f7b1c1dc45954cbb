"""Crowded positions of the war overseas, for walks: every part of a crusade, with several families in each place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import outremer
from tests.games.fief.expansions.crusade import HOME, overseas

Positions = dict[str, Callable[[], outremer.Table]]

ABOARD = {
    "charles": (0, "ship-1"),
    "henri": (1, "ship-2"),
    "eric": (2, "ship-3"),
    "quentin": (3, "ship-4"),
    "lambert": (1, "ship-5"),
}
CREWS = {
    (0, "ship-1"): (2, 2),
    (1, "ship-2"): (1, 3),
    (2, "ship-3"): (3, 0),
    (3, "ship-4"): (0, 4),
    (1, "ship-5"): (1, 1),
}
ASHORE = {
    "charles": (0, "aleppo"),
    "henri": (1, "aleppo"),
    "eric": (2, "tripoli"),
    "quentin": (3, "tripoli"),
    "lambert": (1, "cyprus"),
}
CAMPS = {
    (0, "aleppo"): (3, 2),
    (1, "aleppo"): (2, 3),
    (2, "tripoli"): (3, 1),
    (3, "tripoli"): (2, 4),
    (1, "cyprus"): (2, 2),
}
TRACK = ["aleppo", "tripoli", "cyprus"]
AT_HOME: dict[str, Any] = {
    "coins": dict.fromkeys(range(4), 12),
    "hands": {0: ["passage"], 2: ["assassination"], 3: ["justice"]},
    "titles": {"henri": ["duchy-blaye", "king"], "isabelle": ["county-sigy"], "arthur": ["see-bourg", "cardinal"]},
    "walls": {"bourg": "stronghold", "blaye": "city", "sigy": "city"},
}
GARRISONS = {(seat, village): (1, 2) for name, (seat, village) in HOME.items() if name not in ("charles", "henri")}


def aboard(at: str) -> outremer.Table:
    return overseas(at, ABOARD, {**GARRISONS, **CREWS}, TRACK if at == "landing" else (), **AT_HOME)


def ashore(at: str, fog: str = "no", **crusade: Any) -> outremer.Table:
    ranks = ["henri", "quentin", "charles", "eric", "lambert"]
    return overseas(
        at, ASHORE, {**GARRISONS, **CAMPS}, TRACK, ranks=ranks, crusade=crusade, options={"fog": fog}, **AT_HOME
    )


OVERSEAS: Positions = {
    "muster": lambda: aboard("muster"),
    "landing": lambda: aboard("landing"),
    "assaults": lambda: ashore("assaults"),
    "assaults with a plague": lambda: ashore("assaults", plague=True),
    "assaults in the fog": lambda: ashore("assaults", "yes"),
    "saladin in the fog": lambda: ashore("saladin", "yes", held=["tripoli"], besieged=["aleppo", "cyprus"]),
    "ranks": lambda: ashore("ranks", held=["tripoli"], doctor="quentin"),
    "saladin": lambda: ashore("saladin", held=["tripoli", "cyprus"], besieged=["aleppo"]),
    "bestowal": lambda: ashore("bestowal", held=["tripoli", "cyprus"]),
    "homecoming": lambda: ashore("homecoming", held=["cyprus"], marked=["bourg", "blaye"], renegades=["arthur"]),
}
