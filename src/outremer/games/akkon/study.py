"""What a balance study counts, and on what its numbers rest."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from outremer.table.values import Event

SOURCE = "Of the 72 city cards 24 are known by kind and city; the rest is reconstructed (data/cards.toml)."


def things(event: Event) -> list[tuple[str, int]]:
    """Cards won by city and played by kind, steps by track, privileges."""
    if event.name == "won":
        return [(f"won in {event.arguments['city']}", 1)]
    if event.name == "played":
        return [(f"played {kinds()[str(event.arguments['card'])]}", 1)]
    if event.name == "advanced":
        return [(f"steps of {event.arguments['track']}", int(event.arguments["steps"]))]
    return [(f"privilege of {event.arguments['track']}", 1)] if event.name == "privilege" else []


@cache
def kinds() -> dict[str, str]:
    """By card, such as tyre-3: what kind it is."""
    cards = tomllib.loads((Path(__file__).parent / "data" / "cards.toml").read_text())["card"]
    found: dict[str, str] = {}
    numbers: dict[str, int] = {}
    for card in cards:
        numbers[card["city"]] = numbers.get(card["city"], 0) + 1
        found[f"{card['city']}-{numbers[card['city']]}"] = card["kind"]
    return found
