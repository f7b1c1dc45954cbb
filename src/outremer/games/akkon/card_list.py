"""The 72 city cards: read from the data file, or from an owner's own list of the same shape."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from outremer.games.akkon.vocabulary import (
    BROTHERS,
    CARD_KINDS,
    CARDS_PER_CITY,
    CITIES,
    EXCOMMUNICATION,
    FORBIDDEN_WRITINGS,
    HOLY_LANCE,
    LEVANT_TRADE,
    MINTING_RIGHT,
    PLAGUE,
    SIEGE,
    TRACKS,
)
from outremer.kernel.blanks import NOBODY, shown

FIXED_STEPS: Final = 2  # of Excommunication and Siege [card.excommunication.advance] [card.siege.advance]
TAKEN_OUT: Final = ["start", "short"]
TAKEN_OUT_PER_CITY: Final = 2  # for each of the two reasons
_FIELDS: Final = [
    "city",
    "kind",
    "cost",
    "track",
    "steps",
    "loss",
    "trade",
    "taken-out",
    "provenance",
    "known",
    "source",
]
_SHOWS_TRACK: Final = [HOLY_LANCE, EXCOMMUNICATION, SIEGE, PLAGUE, BROTHERS, LEVANT_TRADE]
_SHOWS_STEPS: Final = [HOLY_LANCE, FORBIDDEN_WRITINGS]


class BadCards(ValueError):
    """A list of cards that does not fit; the text names the entry and says what is wrong with it."""


class CardList:
    """The cards by number, field by field, and which of them are taken out before play."""

    def __init__(self) -> None:
        self.kind: list[int] = []
        self.cost: list[int] = []
        self.track: list[int] = []
        self.steps: list[int] = []
        self.loss: list[int] = []
        self.trade: list[int] = []
        self.provenance: list[str] = []
        self.starting: list[int] = []
        self.short: list[int] = []

    def add(self, entry: Mapping[str, Any]) -> None:
        card = len(self.kind)
        kind = CARD_KINDS.index(entry["kind"])
        self.kind.append(kind)
        self.cost.append(entry["cost"])
        self.track.append(TRACKS.index(entry["track"]) if "track" in entry else NOBODY)
        self.steps.append(entry.get("steps", FIXED_STEPS))
        self.loss.append(TRACKS.index(entry["loss"]) if "loss" in entry else NOBODY)
        self.trade.append(CITIES.index(entry["trade"]) if "trade" in entry else NOBODY)
        self.provenance.append(str(entry.get("provenance", "owner")))
        if entry.get("taken-out") == "start":
            self.starting.append(card)
        elif entry.get("taken-out") == "short":
            self.short.append(card)


def read_cards(data: Mapping[str, Any]) -> CardList:
    """The cards of a list that has been checked: city by city, within a city in the list's own order."""
    cards = CardList()
    for city in CITIES:
        for entry in data["card"]:
            if entry["city"] == city:
                cards.add(entry)
    return cards


def check_cards(data: Mapping[str, Any]) -> None:
    """Raise BadCards unless this is a list of 72 cards that the game can be played with."""
    for name in data:
        if name not in ("card", "provenance"):
            raise BadCards(f"{name}: there is no such field; a list of cards has [[card]] entries only")
    if not isinstance(data.get("provenance", ""), str):
        raise BadCards(f"provenance: must be a word, not {shown(data['provenance'])}")
    entries = data.get("card")
    if not isinstance(entries, list):
        raise BadCards("card: must be a list of 72 [[card]] entries, 12 for each city")
    for number, entry in enumerate(entries, start=1):
        if not isinstance(entry, Mapping):
            raise BadCards(f"card {number}: must be a table with city, kind and cost, not {shown(entry)}")
        fault = _fault(entry)
        if fault:
            city = entry.get("city", "no city")
            raise BadCards(f"card {number} ({city if isinstance(city, str) else shown(city)}): {fault}")
    _check_totals(entries)
    for kind in CARD_KINDS:
        if not any(entry["kind"] == kind for entry in entries):
            raise BadCards(f"kind: no card is a {kind}; all eight kinds must be in the list")


def _fault(entry: Mapping[str, Any]) -> str:
    """What is wrong with one card, or nothing."""
    for name in entry:
        if name not in _FIELDS:
            return f"{name} is no field of a card; the fields are {', '.join(_FIELDS)}"
    for name, words in (("city", CITIES), ("kind", CARD_KINDS)):
        if entry.get(name) not in words:
            return f"{name} must be one of {', '.join(words)}{_instead(entry, name)}"
    if not _is_small_number(entry.get("cost")):
        return f"cost must be 1, 2 or 3{_instead(entry, 'cost')}"
    kind = CARD_KINDS.index(entry["kind"])
    return (
        _note_fault(entry)
        or _field_fault(entry, "track", TRACKS, kind in _SHOWS_TRACK)
        or _field_fault(entry, "loss", TRACKS, kind == SIEGE)
        or _field_fault(entry, "trade", CITIES, kind == LEVANT_TRADE)
        or _steps_fault(entry, kind in _SHOWS_STEPS)
        or _taken_out_fault(entry, kind)
    )


def _instead(entry: Mapping[str, Any], name: str) -> str:
    return f", not {shown(entry[name])}" if name in entry else "; it is missing"


def _note_fault(entry: Mapping[str, Any]) -> str:
    """Where a card comes from is said in words."""
    for name in ("provenance", "source"):
        if not isinstance(entry.get(name, ""), str):
            return f"{name} must be a word, not {shown(entry[name])}"
    known = entry.get("known", [])
    if not isinstance(known, list) or not all(isinstance(name, str) for name in known):
        return f"known must be a list of words, not {shown(known)}"
    return ""


def _is_small_number(value: object) -> bool:
    """[action.cost.range]"""
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 3


def _field_fault(entry: Mapping[str, Any], name: str, words: list[str], wanted: bool) -> str:
    if not wanted:
        return f"{name} does not belong on a {entry['kind']} card" if name in entry else ""
    if entry.get(name) not in words:
        return f"{name} must be one of {', '.join(words)}{_instead(entry, name)}"
    if name == "loss" and entry["loss"] == entry.get("track"):
        return "loss must be another characteristic than track"
    return ""


def _steps_fault(entry: Mapping[str, Any], wanted: bool) -> str:
    if not wanted:
        return f"steps does not belong on a {entry['kind']} card" if "steps" in entry else ""
    return "" if _is_small_number(entry.get("steps")) else f"steps must be 1, 2 or 3{_instead(entry, 'steps')}"


def _taken_out_fault(entry: Mapping[str, Any], kind: int) -> str:
    """The starting cards and those of the short game are of the kinds the rulebook names, each in its own cities."""
    if "taken-out" not in entry:
        return ""
    when = entry["taken-out"]
    if when not in TAKEN_OUT:
        return f"taken-out must be start or short, not {shown(when)}"
    wanted = _taken_out_kind(entry["city"], when)
    return "" if kind == wanted else f"taken-out {when} is for {CARD_KINDS[wanted]} cards in this city"


def _taken_out_kind(city: str, when: str) -> int:
    """Which cards are dealt out or left out.

    [setup.cards.take-out.holy-lance] [setup.cards.take-out.forbidden-writings] [setup.cards.take-out.minting-right]
    [short-game.siege] [short-game.forbidden-writings] [short-game.minting-right]
    """
    if city == "jerusalem":
        return FORBIDDEN_WRITINGS
    if city == "akkon":
        return MINTING_RIGHT
    return HOLY_LANCE if when == "start" else SIEGE


def _check_totals(entries: Sequence[Mapping[str, Any]]) -> None:
    """Twelve cards for each city, two of them to start with and two for the short game to leave out.

    Of a card too many the line can be named, of a missing one only that of the last of its city; so the former is said
    first.
    [component.city-cards] [setup.decks.size]
    """
    gap = ""
    for city in CITIES:
        cards = {number: entry for number, entry in enumerate(entries, start=1) if entry["city"] == city}
        for when, wanted in (("", CARDS_PER_CITY), *((when, TAKEN_OUT_PER_CITY) for when in TAKEN_OUT)):
            found = [number for number, entry in cards.items() if when in ("", entry.get("taken-out"))]
            what = f"cards with taken-out {when}" if when else "cards"
            if len(found) > wanted:
                excess = f"card {found[wanted]} ({city}): is one too many"
                raise BadCards(f"{excess}; {city} has {wanted} {what}, not {len(found)}")
            if len(found) < wanted:
                last = f"card {max(cards)} ({city}): is the last of {city}, which" if cards else f"card: {city}"
                gap = gap or f"{last} must have {wanted} {what}, not {len(found)}"
    if gap:
        raise BadCards(gap)
