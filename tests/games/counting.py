"""How many positions lie a few decisions ahead: a number that a person can work out and compare."""

from __future__ import annotations

from typing import Any

from outremer.kernel.forms import Roll
from outremer.kernel.table import Table


def positions_ahead(table: Table[Any], decisions: int) -> int:
    """The ways that so many decisions, and the rolls between them, can go."""
    if decisions == 0 or table.over():
        return 1
    count = 0
    need = table.need
    if isinstance(need, Roll):
        for outcome, weight in enumerate(need.odds):
            if weight:
                twin = table.clone()
                twin.roll(outcome)
                count += positions_ahead(twin, decisions)
        return count
    for seat in range(table.rules.seats):
        if table.asked(seat):
            for move in table.legal(seat):
                twin = table.clone()
                twin.take(seat, move)
                count += positions_ahead(twin, decisions - 1)
    return count
