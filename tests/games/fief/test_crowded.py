"""Random play from crowded positions passes the checks of the kernel: sieges, captives, contested roads, a King."""

from __future__ import annotations

from typing import Any

import pytest

from outremer.games.fief.game import GAME
from outremer.proof.checks import check_game
from outremer.proof.ledger import Ledger
from tests.games.fief.position import position

LEDGER = Ledger.read(GAME.folder / "rules.toml")
OPTIONS = {"turn_limit": "8"}
CROWDED: dict[str, Any] = {
    "turn": 8,
    "options": OPTIONS,
    "first": 1,
    "lords": {
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
        "mireille": (3, "marcamps"),
    },
    "troops": {
        (0, "bourg"): (3, 2),
        (0, "st-paul"): (2, 2),
        (1, "st-vivien"): (2, 0),
        (1, "bourg"): (2, 3),
        (1, "villeneuve"): (1, 1),
        (2, "st-vivien"): (2, 1),
        (2, "sigy"): (2, 2),
        (3, "villeneuve"): (2, 0),
        (3, "marcamps"): (1, 1),
    },
    "came": {(1, "bourg"): "st-vivien", (2, "st-vivien"): "st-paul", (3, "villeneuve"): "les-essarts"},
    "captives": {"blanche": 0, "isabelle": 3},
    "walls": {"bourg": "city", "st-paul": "stronghold", "les-essarts": "stronghold", "sigy": "stronghold"},
    "mills": {"bourg": 1, "sigy": 2, "marcamps": 1},
    "titles": {
        "charles": ["duchy-bourg", "county-tournus"],
        "eric": ["see-bourg"],
        "jeanne": ["arc"],
        "henri": ["king", "duchy-blaye"],
        "philippe": ["county-sennecy"],
    },
    "besiegers": {"bourg": [1]},
    "engines": {1: [("bourg", 1)]},
    "coins": dict.fromkeys(range(4), 25),
    "hands": {0: ["passage"], 1: ["passage", "tax"], 2: ["passage"]},
    "fief_taxes": {"duchy-bourg": 0},
    "see_taxes": {"see-sigy": (2, "cardinal")},
    "harvests": {"see-sigy": 1},
}


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("at", ["coins", "ransoms", "march"])
def test_from_a_crowded_france_random_play_passes_the_checks(at: str, seed: int) -> None:
    struck = {} if seed % 2 else {"see-sigy": ["rain"], "see-blaye": ["plague"], "see-bourg": ["famine"]}
    table = position(at, **CROWDED, struck=struck)
    report = check_game(GAME, table.setting, seed, full=False, ledger=LEDGER, begun_at=table.save())
    assert report.decisions
