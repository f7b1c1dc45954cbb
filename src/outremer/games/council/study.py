"""What a balance study counts, and on what its numbers rest."""

from __future__ import annotations

from outremer.table.values import Event

SOURCE = "All tiles, boards and tracks are known."


def things(event: Event) -> list[tuple[str, int]]:
    """Emporiums, permits by region, steps of nobility, tiles."""
    named = {"bonus-tile": "group", "king-tile": "tile", "satisfied": "council"}
    if event.name in named:
        return [(f"{event.name} {event.arguments[named[event.name]]}", 1)]
    counted = {
        "built": "emporiums",
        "advanced": "nobility",
        "permit-taken": "permits",
        "king-moved": "built by the king",
    }
    return [(counted[event.name], 1)] if event.name in counted else []
