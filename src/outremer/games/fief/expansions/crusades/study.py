"""What a balance study counts of crusades."""

from __future__ import annotations

from outremer.table.values import Event

USES = frozenset({"crusade-called", "departed"})
BUILT_OR_DONE = {
    "crusade-called": "crusades called",
    "departed": "lords gone on crusade",
    "doctor-claimed": "the Arab Doctor",
}


def things(event: Event) -> list[tuple[str, int]]:
    if event.name == "spoils-shared":
        return [("spoils overseas", int(event.arguments["coins"]))]
    return [(BUILT_OR_DONE[event.name], 1)] if event.name in BUILT_OR_DONE else []
