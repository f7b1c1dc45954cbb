"""What a balance study counts, and on what its numbers rest."""

from __future__ import annotations

from outremer.games.fief.vocabulary import FIEFS, FURTHER_TROOPS, SEES
from outremer.table.values import Event

SOURCE = (
    "Map, lords and prices are known; the fortune deck by kinds, the battle die, the markers of the orders and the"
    " objectives overseas are reconstructed (data/cards.toml, data/pieces.toml, data/overseas.toml)."
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
MODULE_OF = {row["name"]: row["module"] for row in FURTHER_TROOPS}  # by kind of troops


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
        troop = str(said["troop"])
        used = [(f"uses of {MODULE_OF[troop]}", 1)] if troop in MODULE_OF else []
        return [*used, (f"bought {troop}", 1)]
    return [(f"played {said['card']}", 1)] if event.name == "played" else []


def rank(title: str) -> str:
    """The fiefs by their rank, the sees as bishops, others by their own name."""
    if title in SEES:
        return "bishop"
    return title.partition("-")[0] if title in FIEFS else title
