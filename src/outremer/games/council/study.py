"""What a balance study counts, and on what its numbers rest."""

from __future__ import annotations

from outremer.games.council.vocabulary import PERMITS, REGIONS, region_of
from outremer.table.values import Event

SOURCE = "All tiles, boards and tracks are known."
NAMED = {"bonus-tile": "group", "king-tile": "tile", "satisfied": "council"}
COUNTED = {"built": "emporiums", "advanced": "nobility", "king-moved": "built by the king"}


def things(event: Event) -> list[tuple[str, int]]:
    """Emporiums, permits by region, cards laid down by kind, steps of nobility, bonus tiles by colour and region."""
    said = event.arguments
    if event.name in NAMED:
        return [(f"{event.name} {said[NAMED[event.name]]}", 1)]
    if event.name == "permit-taken":
        return [("permits", 1), (f"permits of {REGIONS[region_of(PERMITS.index(str(said['permit'])))]}", 1)]
    if event.name == "discarded":
        return [("cards wild" if said["card"] == "wild" else "cards coloured", 1)]
    return [(COUNTED[event.name], 1)] if event.name in COUNTED else []
