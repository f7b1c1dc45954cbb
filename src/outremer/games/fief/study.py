"""What a balance study counts, and on what its numbers rest."""

from __future__ import annotations

from outremer.games.fief.vocabulary import FIEFS, SEES
from outremer.table.values import Event

SOURCE = (
    "Map, lords and prices are known; the fortune deck by kinds and the battle die are reconstructed"
    " (data/cards.toml, data/pieces.toml)."
)
BUILT_OR_DONE = {
    "mill-built": "mills",
    "stronghold-built": "strongholds",
    "lord-came": "lords",
    "captured": "captives",
    "siege-begins": "sieges",
    "battle-begins": "attacks",
    "struck": "murders tried",
    "rose-up": "uprisings",
    "title-conquered": "titles conquered",
    "title-bought": "titles bought",
    "biretta-bought": "hats bought",
}


def things(event: Event) -> list[tuple[str, int]]:
    """Where one began, titles by rank and how they were won, coins, buildings, troops, cards, attacks."""
    said = event.arguments
    if event.name in BUILT_OR_DONE:
        return [(BUILT_OR_DONE[event.name], 1)]
    if event.name == "settled":
        return [(f"began in {said['village']}", 1)]
    if event.name == "title-gained":
        return [(f"title {rank(str(said['title']))}", 1)]
    if event.name == "income-total":
        return [("income", int(said["coins"]))]
    if event.name in ("bought", "bought-unseen"):
        return [(f"bought {said['troop']}", 1)]
    return [(f"played {said['card']}", 1)] if event.name == "played" else []


def rank(title: str) -> str:
    """The fiefs by their rank, the sees as bishops, others by their own name."""
    if title in SEES:
        return "bishop"
    return title.partition("-")[0] if title in FIEFS else title
