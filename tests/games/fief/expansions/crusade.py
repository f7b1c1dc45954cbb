"""Positions of a crusade, written by names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import outremer
from outremer.games.fief.objectives import PRINTED_OBJECTIVES
from outremer.games.fief.vocabulary import LORDS, OBJECTIVES
from tests.games.fief.position import REVENGE, position

CRUSADES = {"crusades": "yes"}
HOME = {
    "charles": (0, "bourg"),
    "arthur": (0, "bourg"),
    "henri": (1, "blaye"),
    "isabelle": (2, "sigy"),
    "othon": (3, "tournus"),
}
GUARDS = {(0, "bourg"): (2, 3), (1, "blaye"): (1, 2), (2, "sigy"): (0, 3), (3, "tournus"): (2, 0)}
PRINTED = {row["name"]: row for row in PRINTED_OBJECTIVES}


def in_france(at: str = "march", stage: str = "called", **written: Any) -> outremer.Table:
    """Four families at home, with a crusade called."""
    piece = {"stage": stage, **written.pop("crusade", {})}
    pieces = {**written.pop("pieces", {}), "crusades": piece}
    return position(at, **{"options": CRUSADES, "lords": HOME, "troops": GUARDS, **written, "pieces": pieces})


def overseas(
    at: str,
    lords: Mapping[str, tuple[int, str]],
    troops: Mapping[tuple[int, str], tuple[int, int] | Mapping[str, int]] | None = None,
    track: Sequence[str] = (),
    *dice: int | str,
    ranks: Sequence[str] = (),
    garrison: Mapping[str, int] | None = None,
    crusade: Mapping[str, Any] | None = None,
    **written: Any,
) -> outremer.Table:
    """A crusade at this part of its turn: `track` is laid out, with the garrisons that are printed or given."""
    away = [name for name, (_, place) in lords.items() if place in OBJECTIVES or place.startswith("ship")]
    ranked = [*ranks, *(name for name in away if name not in ranks)]
    saracens = {**{name: PRINTED[name]["saracens"] for name in track}, **(garrison or {})}
    piece: dict[str, Any] = {
        "stage": "revenge" if at in REVENGE else "invasion",
        "families": sorted({lords[name][0] for name in away}),
        "sailed": min(6, max(1, len(away))),
        "track": list(track),
        "garrison": {name: saracens.get(name, 0) for name in OBJECTIVES},
        "rank": {name: ranked.index(name) + 1 if name in away else 0 for name in LORDS},
        **(crusade or {}),
    }
    if at in ("muster", "objectives", "landing") or any(lords[name][1].startswith("ship") for name in away):
        piece["rank"] = piece["rank"] if at == "landing" else dict.fromkeys(LORDS, 0)
    at_home = {name: where for name, where in HOME.items() if name not in lords}
    return position(
        at,
        options={**CRUSADES, **written.pop("options", {})},
        lords={**lords, **written.pop("lords_beside", {}), **at_home},
        troops=troops or {},
        pieces={**written.pop("pieces", {}), "crusades": piece},
        driver=outremer.Scripted(*dice) if dice else outremer.Seeded(1),
        **written,
    )


def crusade_of(table: outremer.Table, seat: int | None = None) -> dict[str, Any]:
    world = table.view(seat)["world"]
    assert isinstance(world, dict)
    found: dict[str, Any] = world["crusades"]
    return found


def on_track(table: outremer.Table, name: str) -> dict[str, Any]:
    """What all see of one objective."""
    (found,) = [one for one in crusade_of(table)["track"] if one["name"] == name]
    return dict(found)


def windows_pass(table: outremer.Table) -> outremer.Table:
    """Everybody lets every window pass, until somebody is asked something else."""
    windows = ("BattleBegins", "RoundBegins", "MarchEnded", "BeforeSaladin", "YearEnds", "BeforeIncome")
    while isinstance(table.need, outremer.Ask) and table.need.form in windows:
        for seat in sorted(table.need.seats):
            table.play(seat, "pass")
    return table


def until(table: outremer.Table, form: str) -> outremer.Table:
    """Everybody does as little as possible until this paragraph asks, or the game is over."""
    while not table.over:
        assert isinstance(table.need, outremer.Ask)
        if table.need.form == form:
            break
        seat = table.need.seats[0]
        moves = [str(move) for move in table.moves(seat)]
        table.play(seat, next((one for one in ("pass", "done", "refuse", "halt", "fight") if one in moves), moves[0]))
    return table
