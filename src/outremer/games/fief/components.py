"""What lies in the box: the board, the decks, the stocks, read from the data files or from an owner's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from outremer.games.fief.layout import MOST_CARDS, MOST_MARKERS, MOST_OF_A_KIND, MOST_OF_A_TROOP, MOST_SENT
from outremer.games.fief.objectives import PRINTED_OBJECTIVES, Objective, objectives, order_of, wrong_objectives
from outremer.games.fief.printed import data
from outremer.games.fief.vocabulary import (
    CARD_KIND_COUNT,
    DISASTERS,
    FIEF_COUNT,
    FIEFS,
    FORTUNES,
    LORD_COUNT,
    RANKS,
    SEATS,
    SEE_COUNT,
    SEES,
    VILLAGE_COUNT,
    VILLAGES,
)
from outremer.kernel.blanks import is_whole, shown


class BadComponents(ValueError):
    """An owner's list that cannot be played with; the text says what is wrong and where."""


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

    def __init__(self, cards: Mapping[str, Any], pieces: Mapping[str, Any], rows: Sequence[Mapping[str, Any]]) -> None:
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
        self.markers: Final[dict[str, int]] = {  # by name: in the common supply
            name: count for name, count in pieces["markers"].items() if is_whole(count)
        }
        self.proposals: Final[int] = pieces["deals"]["proposals_a_phase"]
        self.objectives: Final[list[Objective]] = objectives(rows)
        self.objective_order: Final[list[int]] = order_of(rows)


def components(owned: Mapping[str, Any]) -> Components:
    """As published or reconstructed, with what an owner's own list says instead."""
    cards, pieces = data("cards"), data("pieces")
    for name, table in owned.items():
        if name != "objective":
            (cards if name in cards else pieces)[name].update(table)
    return Components(cards, pieces, owned.get("objective", PRINTED_OBJECTIVES))


# What an owner may replace, with the least and the most of each number: what the layouts hold and set-up needs.
_DECK: Final = (0, MOST_OF_A_KIND)
_NUMBERS: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "fortune": dict.fromkeys(FORTUNES, _DECK),
    "disasters": dict.fromkeys(DISASTERS, _DECK),
    "family": {
        "knights": (0, MOST_OF_A_TROOP),
        "footmen": (0, MOST_OF_A_TROOP),
        "diplomacy": (0, MOST_MARKERS),
        "coins": (0, 99),
        "start_knights": (0, MOST_OF_A_TROOP),
        "start_footmen": (0, MOST_OF_A_TROOP),
    },
    "stock": {"mills": (0, 2 * VILLAGE_COUNT), "strongholds": (SEATS, VILLAGE_COUNT)},
    "biretta": {"price": (0, 99)},
    "markers": {name: (0, VILLAGE_COUNT) for name, count in data("pieces")["markers"].items() if is_whole(count)},
    "deals": {"proposals_a_phase": (0, MOST_SENT)},
}
_CERTAIN: Final = {  # what nobody replaces, and why
    "prices": "the rulebook prints the prices; only that of the biretta can be replaced",
    "lords": "the lord deck is certain: 18 lords, 3 Cardinals and D'Arc",
}


def check(owned: Mapping[str, Any]) -> None:
    """Raises BadComponents, whose text begins with the table or the number that does not fit."""
    for name, table in owned.items():
        if name in _CERTAIN:
            raise BadComponents(f"{name}: {_CERTAIN[name]}")
        if name == "objective":
            wrong = wrong_objectives(table)
            if wrong is not None:
                raise BadComponents(wrong)
            continue
        if name != "die" and name not in _NUMBERS:
            raise BadComponents(
                f"{name}: there is no such table; an owner's list has {', '.join(_NUMBERS)}, die and objective"
            )
        if not isinstance(table, Mapping):
            raise BadComponents(f"{name}: must be a table, [{name}], not {shown(table)}")
        for note in ("provenance", "source"):
            if not isinstance(table.get(note, ""), str):
                raise BadComponents(f"{name}.{note}: must be a word, not {shown(table[note])}")
        if name == "die":
            _check_die(table)
        else:
            _check_numbers(name, table)
    _check_together(components(owned), list(owned))


def _check_numbers(name: str, table: Mapping[str, Any]) -> None:
    numbers = _NUMBERS[name]
    for key, value in table.items():
        if key in ("provenance", "source"):
            continue
        if key not in numbers:
            wrong = "there is no such card" if name in ("fortune", "disasters") else "this number cannot be replaced"
            raise BadComponents(f"{name}.{key}: {wrong}; an owner's list has {', '.join(numbers)}")
        least, most = numbers[key]
        if not is_whole(value) or not least <= value <= most:
            raise BadComponents(f"{name}.{key}: must be a whole number from {least} to {most}, not {shown(value)}")


def _check_die(table: Mapping[str, Any]) -> None:
    for key in table:
        if key not in ("faces", "provenance", "source"):
            raise BadComponents(f"die.{key}: cannot be replaced; a die has faces")
    faces = table.get("faces")
    if not isinstance(faces, list) or len(faces) != 6:
        raise BadComponents("die.faces: must be the hits on the six faces, such as [0, 1, 1, 2, 2, 3]")
    for at, hits in enumerate(faces):
        if not is_whole(hits) or not 0 <= hits <= 6:
            raise BadComponents(f"die.faces[{at}]: must be a whole number from 0 to 6, not {shown(hits)}")


def _check_together(made: Components, named: list[str]) -> None:
    """What holds between numbers, an owner's and ours."""
    for kind, key in enumerate(("knights", "footmen")):
        if made.start[kind] > made.troops[kind]:
            stock = f"a family has {made.troops[kind]} in all, so it cannot begin with {made.start[kind]}"
            raise BadComponents(f"family.{key}: {stock}")
    if not sum(made.start):
        raise BadComponents("family: must begin with a knight or a footman at least, or nothing guards its village")
    if len(made.kind_of) > MOST_CARDS:
        deck = next(name for name in ("fortune", "disasters") if name in named)
        raise BadComponents(f"{deck}: there are {len(made.kind_of)} cards in all; {MOST_CARDS} are the most")


BOARD: Final = Board(data("map"))
