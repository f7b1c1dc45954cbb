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
    "teutonic-built": "Teutonic walls",
    "teutonic-raised": "Teutonic walls",
    "commandery-built": "commanderies",
    "treasure-sought": "searches for a hiding place",
    "edict-issued": "edicts",
    "crusade-called": "crusades called",
    "departed": "lords gone on crusade",
    "doctor-claimed": "the Arab Doctor",
}
# By event: the expansion of which a family makes use by it.
USES_OF = {
    "attended": "politics",
    "trait-shown": "politics",
    "stole": "politics",
    "spy-looked": "politics",
    "persuaded": "politics",
    "teutonic-knights-ready": "teutonic",
    "teutonic-built": "teutonic",
    "teutonic-raised": "teutonic",
    "templar-knight-came": "templars",
    "commandery-built": "templars",
    "treasure-sought": "templars",
    "edict-issued": "templars",
    "mercenaries-hired": "tactics",
    "thrown-again": "tactics",
    "crusade-called": "crusades",
    "departed": "crusades",
}
EXPANSION_OF = {row["name"]: row["module"] for row in FURTHER_TROOPS}  # by kind of troops


def things(event: Event) -> list[tuple[str, int]]:
    """Where one began, titles by rank and how they were won, coins, buildings, troops, cards, attacks; attendants and
    traits, and how often a family made use of each expansion."""
    said = event.arguments
    used = [(f"uses of {USES_OF[event.name]}", 1)] if event.name in USES_OF else []
    if event.name in ("bought", "bought-unseen") and said["troop"] in EXPANSION_OF:
        used = [(f"uses of {EXPANSION_OF[str(said['troop'])]}", 1)]
    return used + single_things(event)


def single_things(event: Event) -> list[tuple[str, int]]:
    said = event.arguments
    if event.name in BUILT_OR_DONE:
        return [(BUILT_OR_DONE[event.name], 1)]
    if event.name == "attended":
        return [(f"attendant {said['attendant']}", 1)]
    if event.name == "trait-shown":
        return [(f"trait {said['trait']}", 1)]
    if event.name == "mercenaries-hired":
        return [("mercenaries hired", int(said["count"]))]
    if event.name == "spoils-shared":
        return [("spoils overseas", int(said["coins"]))]
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
