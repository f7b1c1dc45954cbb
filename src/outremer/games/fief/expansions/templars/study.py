"""What a balance study counts of the Templars."""

from __future__ import annotations

from outremer.table.values import Event

USES = frozenset({"templar-knight-came", "commandery-built", "treasure-sought", "edict-issued"})
BUILT_OR_DONE = {
    "commandery-built": "commanderies",
    "treasure-sought": "searches for a hiding place",
    "edict-issued": "edicts",
}


def things(event: Event) -> list[tuple[str, int]]:
    return [(BUILT_OR_DONE[event.name], 1)] if event.name in BUILT_OR_DONE else []
