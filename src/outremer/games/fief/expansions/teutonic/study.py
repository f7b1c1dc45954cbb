"""What a balance study counts of the Teutonic Knights."""

from __future__ import annotations

from outremer.table.values import Event

USES = frozenset({"teutonic-knights-ready", "teutonic-built", "teutonic-raised"})
BUILT_OR_DONE = {
    "teutonic-built": "Teutonic walls",
    "teutonic-raised": "Teutonic walls",
}


def things(event: Event) -> list[tuple[str, int]]:
    return [(BUILT_OR_DONE[event.name], 1)] if event.name in BUILT_OR_DONE else []
