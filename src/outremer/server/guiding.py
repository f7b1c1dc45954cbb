"""Guided first games on the server: an ordinary table with a mark, whose chance and bots keep to a script."""

from __future__ import annotations

from outremer.kernel.chance import Driver
from outremer.server.protocol.news import Guidance
from outremer.server.store.tables import StoredTable
from outremer.table.guides import Guide, guide_of
from outremer.table.table import Table


def guide_at(stored: StoredTable) -> Guide | None:
    """The guide that leads at this table."""
    return guide_of(stored.game) if stored.guided else None


class ScriptedChance(Driver):
    """Answers as the guide wants while that is possible, and otherwise as chance does."""

    def __init__(self, guide: Guide, table: Table, free: Driver) -> None:
        self._guide = guide
        self._table = table
        self._free = free

    def below(self, n: int) -> int:
        return self._free.below(n)

    def pick(self, odds: list[int], words: list[str]) -> int:
        wanted = self._guide.next_roll(self._table)
        if wanted in words and odds[words.index(wanted)]:
            return words.index(wanted)
        return self._free.pick(odds, words)


def chance_at(stored: StoredTable, table: Table, free: Driver) -> Driver:
    """What answers the rolls of this table."""
    guide = _leading(stored, table)
    return free if guide is None else ScriptedChance(guide, table, free)


def scripted_move(stored: StoredTable, table: Table, seat: int) -> str | None:
    """What the script wants this bot to say; in a window that is not in the script, to let it pass."""
    guide = _leading(stored, table)
    wanted = None if guide is None else guide.next_move(table, seat)
    if wanted is None or table.refusal(seat, wanted) is None:
        return wanted
    need = table.need
    return None if need is None else table.game.windows.get(need.form)


def guidance(stored: StoredTable, table: Table, sequence: int) -> Guidance | None:
    """Where the learner is, as they are told."""
    guide = guide_at(stored)
    stand = None if guide is None else guide.stand(table)
    if guide is None or stand is None:
        return None
    steps = len(guide.steps)
    if stand.step == steps:
        return Guidance(sequence, steps, steps, "", "", [])
    step = guide.steps[stand.step]
    return Guidance(sequence, stand.step, steps, step.id, step.form, [list(row) for row in stand.rows])


def _leading(stored: StoredTable, table: Table) -> Guide | None:
    """The guide, unless the learner has gone a way of their own."""
    guide = guide_at(stored)
    stand = None if guide is None else guide.stand(table)
    return None if guide is None or stand is None else guide
