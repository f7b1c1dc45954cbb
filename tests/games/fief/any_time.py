"""What the tests of windows, any-time cards, deals and modules share: a year that stands before its income."""

from __future__ import annotations

from typing import Any

import outremer
from outremer.games.fief.game import GAME
from outremer.proof.checks import Report, check_game
from outremer.proof.ledger import Ledger
from tests.games.fief.position import position

LEDGER = Ledger.read(GAME.folder / "rules.toml")
LORDS = {
    "charles": (0, "bourg"),
    "henri": (1, "blaye"),
    "isabelle": (2, "sigy"),
    "othon": (3, "tournus"),
    "arthur": (0, "sennecy"),
}
TROOPS = {(0, "bourg"): (1, 2), (1, "blaye"): (1, 2), (2, "sigy"): (0, 3), (3, "tournus"): (2, 0)}


def before_income(**written: Any) -> outremer.Table:
    """Four families; whoever could hold a card for this moment is asked."""
    return position("window", **{"lords": LORDS, "troops": TROOPS, **written})


def at_years_end(table: outremer.Table) -> outremer.Table:
    """The same position at the window before the reckoning, so that a game played on from here is soon over."""
    saved = table.save()
    saved["world"]["phase"] = "close"
    saved["stack"] = [{"form": "Course"}, {"form": "Year", "at": "close"}, {"form": "Close", "at": "window"}]
    return outremer.load(saved, outremer.Seeded(1))


def with_piece(table: outremer.Table, module: str, *dice: int | str, **written: Any) -> outremer.Table:
    """The same position with these fields of a module's piece."""
    saved = table.save()
    for name, value in written.items():
        piece = saved["world"][module]
        if isinstance(piece[name], dict):
            piece[name].update(value)
        else:
            piece[name] = value
    return outremer.load(saved, outremer.Scripted(*dice) if dice else outremer.Seeded(1))


def asked_together(table: outremer.Table) -> tuple[str, list[int]]:
    """Which paragraph asks, and whom."""
    assert isinstance(table.need, outremer.Ask)
    return table.need.form, sorted(table.need.seats)


def all_pass(table: outremer.Table, form: str) -> None:
    """Whoever this paragraph asks passes, as long as it asks."""
    while isinstance(table.need, outremer.Ask) and table.need.form == form:
        for seat in sorted(table.need.seats):
            table.play(seat, "pass")


def checked(table: outremer.Table, *seeds: int, full: bool = False) -> Report:
    """Play on from here at random with all checks of the kernel: no crash, dead end, lost piece or leak."""
    saved = table.save()
    report = Report()
    for seed in seeds:
        report.add(check_game(GAME, table.setting, seed, full=full, ledger=LEDGER, begun_at=saved))
    return report
