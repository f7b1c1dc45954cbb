"""What a balance study counts of attendants and traits."""

from __future__ import annotations

from outremer.table.values import Event

USES = frozenset({"attended", "trait-shown", "stole", "spy-looked", "persuaded"})


def things(event: Event) -> list[tuple[str, int]]:
    if event.name == "attended":
        return [(f"attendant {event.arguments['attendant']}", 1)]
    return [(f"trait {event.arguments['trait']}", 1)] if event.name == "trait-shown" else []
