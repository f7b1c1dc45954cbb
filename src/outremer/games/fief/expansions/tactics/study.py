"""What a balance study counts of tactics; troops are counted with all others."""

from __future__ import annotations

from outremer.table.values import Event

USES = frozenset({"mercenaries-hired", "thrown-again"})


def things(event: Event) -> list[tuple[str, int]]:
    return [("mercenaries hired", int(event.arguments["count"]))] if event.name == "mercenaries-hired" else []
