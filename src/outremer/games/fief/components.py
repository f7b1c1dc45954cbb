"""What lies in the box: the board, the decks, the stocks, read from the data files or from an owner's own."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from outremer.games.fief.layout import MOST_CARDS
from outremer.games.fief.vocabulary import (
    CARD_KIND_COUNT,
    DISASTERS,
    FIEF_COUNT,
    FIEFS,
    FORTUNES,
    LORD_COUNT,
    RANKS,
    SEE_COUNT,
    SEES,
    VILLAGE_COUNT,
    VILLAGES,
)

_DATA: Final = files("outremer.games.fief") / "data"  # not beside this module: it may be compiled, and elsewhere


class BadComponents(ValueError):
    """An owner's list that cannot be played with; the text says what is wrong and where."""


def data(name: str) -> dict[str, Any]:
    return tomllib.loads((_DATA / f"{name}.toml").read_text(encoding="utf-8"))


class Board:
    """Villages, roads, fiefs and sees. The map is certain, so nobody replaces it. [component.map]"""

    def __init__(self, printed: Mapping[str, Any]) -> None:
        self.neighbours: Final[list[list[int]]] = [[] for _ in range(VILLAGE_COUNT)]
        self.is_road: Final = [0] * (VILLAGE_COUNT * VILLAGE_COUNT)
        for one, other in printed["roads"]["roads"]:
            a, b = VILLAGES.index(one), VILLAGES.index(other)
            self.neighbours[a].append(b)
            self.neighbours[b].append(a)
            self.is_road[a * VILLAGE_COUNT + b] = self.is_road[b * VILLAGE_COUNT + a] = 1
        self.bridges: Final = [(VILLAGES.index(a), VILLAGES.index(b)) for a, b in printed["roads"]["bridges"]]
        self.fief_of: Final = [0] * VILLAGE_COUNT
        self.see_of: Final = [0] * VILLAGE_COUNT
        self.villages_of_fief: Final = [_villages(printed["fiefs"][name]) for name in FIEFS]
        self.villages_of_see: Final = [_villages(printed["sees"][name]) for name in SEES]
        self.rank: Final = [RANKS.index(printed["fiefs"][name]["rank"]) for name in FIEFS]
        self.principal: Final = [VILLAGES.index(printed["sees"][name]["principal"]) for name in SEES]
        for fief in range(FIEF_COUNT):
            for village in self.villages_of_fief[fief]:
                self.fief_of[village] = fief
        for see in range(SEE_COUNT):
            for village in self.villages_of_see[see]:
                self.see_of[village] = see


def _villages(printed: Mapping[str, Any]) -> list[int]:
    return [VILLAGES.index(name) for name in printed["villages"]]


class Components:
    """Decks, stocks, prices and the die of one table. Cards of a kind have numbers one behind the other."""

    def __init__(self, cards: Mapping[str, Any], pieces: Mapping[str, Any]) -> None:
        counts = [1] * LORD_COUNT + [cards["lords"]["cardinals"], cards["lords"]["arc"]]  # [component.lord_deck]
        counts += [cards["fortune"][name] for name in FORTUNES]  # [component.fortune_deck]
        counts += [cards["disasters"][name] for name in DISASTERS]
        self.counts: Final[list[int]] = counts
        self.first_of: Final = [sum(counts[:kind]) for kind in range(CARD_KIND_COUNT + 1)]  # by kind: its first card
        self.kind_of: Final = [kind for kind in range(CARD_KIND_COUNT) for _ in range(counts[kind])]  # by card
        family, stock, prices = pieces["family"], pieces["stock"], pieces["prices"]
        self.troops: Final[list[int]] = [family["knights"], family["footmen"]]  # of one family [component.family]
        self.diplomacy: Final[int] = family["diplomacy"]
        self.purse: Final[int] = family["coins"]
        self.start: Final[list[int]] = [family["start_knights"], family["start_footmen"]]
        self.mills: Final[int] = stock["mills"]  # [component.stock]
        self.strongholds: Final[int] = stock["strongholds"]
        self.cities: Final[int] = stock["cities"]
        self.troop_price: Final[list[int]] = [prices["knight"], prices["footman"]]
        self.mill_price: Final[int] = prices["mill"]
        self.stronghold_price: Final[int] = prices["stronghold"]
        self.village_price: Final[int] = prices["village_of_a_title"]
        self.biretta_price: Final[int] = pieces["biretta"]["price"]
        self.faces: Final[list[int]] = pieces["die"]["faces"]  # [component.battle_die]
        self.hit_odds: Final = [self.faces.count(hits) for hits in range(7)]  # by hits: on how many faces they are
        self.proposals: Final[int] = pieces["deals"]["proposals_a_phase"]


def components(owned: Mapping[str, Any]) -> Components:
    """As published or reconstructed; `fortune`, `disasters` and `die` from an owner's own list where it has them."""
    cards, pieces = data("cards"), data("pieces")
    for name in ("fortune", "disasters"):
        cards[name].update(owned.get(name, {}))
    pieces["die"].update(owned.get("die", {}))
    return Components(cards, pieces)


def check(owned: Mapping[str, Any]) -> None:
    """Raises BadComponents."""
    for name, table in owned.items():
        if name not in ("fortune", "disasters", "die"):
            raise BadComponents(f"{name}: an owner's list has fortune, disasters and die, and nothing else")
        if not isinstance(table, Mapping):
            raise BadComponents(f"{name}: must be a table of numbers")
        if name == "die":
            _check_die(table)
        else:
            _check_counts(name, table, FORTUNES if name == "fortune" else DISASTERS)
    made = components(owned)
    if len(made.kind_of) > MOST_CARDS:
        raise BadComponents(f"fortune: there are {len(made.kind_of)} cards in all; {MOST_CARDS} are the most")


def _check_counts(name: str, table: Mapping[str, Any], kinds: list[str]) -> None:
    for kind, count in table.items():
        if kind not in kinds and kind not in ("provenance", "source"):
            raise BadComponents(f"{name}.{kind}: there is no such card; the cards are {', '.join(kinds)}")
        if kind in kinds and (not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= 20):
            raise BadComponents(f"{name}.{kind}: must be a whole number from 0 to 20, not {count!r}")


def _check_die(table: Mapping[str, Any]) -> None:
    faces = table.get("faces")
    if not isinstance(faces, list) or len(faces) != 6:
        raise BadComponents("die.faces: must be the hits on the six faces")
    for at, hits in enumerate(faces):
        if not isinstance(hits, int) or isinstance(hits, bool) or not 0 <= hits <= 6:
            raise BadComponents(f"die.faces[{at}]: must be a whole number from 0 to 6, not {hits!r}")


BOARD: Final = Board(data("map"))
