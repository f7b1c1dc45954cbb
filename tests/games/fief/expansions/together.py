"""One crowded France for any of the 32 subsets of the expansions, with what those in play add to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

import outremer
from outremer.games.fief.vocabulary import LORDS
from tests.games.fief.position import position

EXPANSIONS = ("politics", "teutonic", "templars", "tactics", "crusades")
SUBSETS = [subset for size in range(6) for subset in combinations(EXPANSIONS, size)]
LORDS_THERE = {
    "charles": (0, "bourg"),
    "eric": (0, "bourg"),
    "jeanne": (0, "les-essarts"),
    "arthur": (0, "st-paul"),
    "henri": (1, "bourg"),
    "lambert": (1, "st-vivien"),
    "isabelle": (1, "villeneuve"),
    "othon": (2, "st-vivien"),
    "philippe": (2, "sigy"),
    "blanche": (2, "bourg"),
    "quentin": (3, "villeneuve"),
    "thierry": (3, "marcamps"),
}
TROOPS_THERE: dict[tuple[int, str], dict[str, int]] = {
    (0, "bourg"): {"knight": 2, "footman": 2},
    (0, "st-paul"): {"knight": 2, "footman": 2},
    (1, "st-vivien"): {"knight": 1},
    (1, "bourg"): {"knight": 2, "footman": 3},
    (1, "villeneuve"): {"knight": 1, "footman": 1},
    (2, "st-vivien"): {"knight": 2, "footman": 1},
    (2, "sigy"): {"knight": 2, "footman": 2},
    (3, "villeneuve"): {"knight": 2},
    (3, "marcamps"): {"knight": 1, "footman": 1},
}
TITLES_THERE = {
    "charles": ["duchy-bourg", "county-tournus"],
    "eric": ["see-bourg"],
    "jeanne": ["arc"],
    "henri": ["king", "duchy-blaye"],
    "lambert": ["cardinal", "pope"],
    "philippe": ["county-sennecy"],
}
TITLES_OF = {
    "teutonic": {"arthur": ["teutonic", "teutonic-master"], "othon": ["teutonic"]},
    "templars": {"thierry": ["templar", "templar-master"], "quentin": ["templar"]},
}
TROOPS_OF: dict[str, dict[tuple[int, str], dict[str, int]]] = {
    "teutonic": {(0, "st-paul"): {"teutonic-knight": 2}},
    "templars": {(3, "marcamps"): {"templar-knight": 1}, (3, "villeneuve"): {"templar-knight": 1}},
    "tactics": {(0, "bourg"): {"archer": 2}, (1, "bourg"): {"bombardier": 1, "king-knight": 1, "king-footman": 1}},
}
TRAITS = {"charles": "coward", "henri": "cruel", "othon": "storm", "quentin": "shadow"}


def options_of(subset: Sequence[str], **others: str) -> dict[str, str]:
    return {**dict.fromkeys(subset, "yes"), "turn_limit": "4", **others}


def crowded(
    subset: Sequence[str], at: str, others: Mapping[str, str] | None = None, turn: int = 4, **written: Any
) -> outremer.Table:
    """The last turn of a short game, in the middle of sieges, captives, orders and a call."""
    titles = {name: list(held) for name, held in TITLES_THERE.items()}
    troops = {where: dict(counts) for where, counts in TROOPS_THERE.items()}
    for module in subset:
        for name, held in TITLES_OF.get(module, {}).items():
            titles[name] = [*titles.get(name, []), *held]
        for where, counts in TROOPS_OF.get(module, {}).items():
            troops[where].update(counts)
    pieces = {module: fields for module, fields in _pieces().items() if module in subset}
    options = options_of(subset, **(others or {}))
    laid = {"titles": titles, "troops": troops, "pieces": pieces, "lords": LORDS_THERE, "options": options}
    return position(at, **{**FRANCE, "turn": turn, **laid, **written})


def _pieces() -> dict[str, dict[str, Any]]:
    return {
        "politics": {
            "attendant": ["thief", "spy", "gypsy", "minstrel"],
            "trait": {**dict.fromkeys(LORDS), **TRAITS},
            "shown": ["henri"],
        },
        "templars": {"knights": {**dict.fromkeys(LORDS), "thierry": "marcamps", "quentin": "villeneuve"}},
        "teutonic": {"reserve": [0, 2]},
        "tactics": {"guarded": {"kings": "henri", "queens": None}},
        "crusades": {"stage": "called"},
    }


FRANCE: dict[str, Any] = {
    "first": 1,
    "came": {(1, "bourg"): "st-vivien", (2, "st-vivien"): "st-paul", (3, "villeneuve"): "les-essarts"},
    "captives": {"blanche": 0, "isabelle": 3},
    "walls": {"bourg": "city", "st-paul": "stronghold", "les-essarts": "stronghold", "sigy": "stronghold"},
    "mills": {"bourg": 1, "sigy": 2, "marcamps": 1},
    "besiegers": {"bourg": [1]},
    "engines": {1: [("bourg", 1)]},
    "coins": dict.fromkeys(range(4), 25),
    "hands": {0: ["passage"], 1: ["passage", "tax"], 2: ["passage"]},
    "fief_taxes": {"duchy-bourg": 0},
    "see_taxes": {"see-sigy": (2, "cardinal")},
    "harvests": {"see-sigy": 1},
}
