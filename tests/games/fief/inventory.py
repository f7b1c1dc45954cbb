"""What is told of a step, taken down as an inventory: hands, troops, markers, engines, taxes, weather, proposals.

The other half of `chronicle.py`, which is about titles, lords and walls: what changes is told, and what is told has
changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import outremer
from outremer.games.fief.layout import (
    DEAL_STATE,
    DEAL_STATES,
    DEAL_TO,
    FIEF_TAXER,
    HARVESTS,
    SEE_TAXER,
    STRUCK_BY,
    WEATHERS,
)
from outremer.games.fief.vocabulary import CARDS, DISASTERS, FIEFS, LORDS, SEES, TOLD, TROOPS, VILLAGES
from outremer.games.fief.world import France
from outremer.kernel.journal import TOLD as TOLD_ENTRY
from tests.games.fief.expansions.belongings import belongings, write_belongings
from tests.games.fief.position import france

Told = dict[str, Any]
Facts = dict[tuple[str, str], Any]
BASE = ("knight", "footman")
CARD_SPENT_BY = {
    "struck": "assassination",
    "foiled": "passage",
    "condemned": "justice",
    "rose-up": "uprising",
    "rose-against": "uprising",
    "harvest-played": "harvest",
    "weather-played": "weather",
    "fief-taxed": "tax",
    "see-taxed": "tax",
}
ENDED_BY = {"harvest-played": "famine", "weather-played": "rain"}
PROPOSAL_AFTER = {"drafted": "draft", "sent": "sent"}
NO_PROPOSAL_AFTER = {"withdrawn": "seat", "lapsed": "seat", "deal-accepted": "to", "deal-declined": "to"}
# From here on troops are told in other words: of ships, guards and mercenaries.
OTHERWISE_TOLD = (
    "departed",
    "boarded",
    "landed",
    "came-home",
    "retreated",
    "taken-by-saladin",
    "guards-came",
    "guards-reverted",
)


def facts_of(g: France) -> Facts:
    facts: Facts = {("track", ""): g.track}
    for seat in range(g.rules.seats):
        facts["hand", str(seat)] = sorted(CARDS[kind] for kind in g.hand(seat))
        facts["markers", str(seat)] = g.markers(seat)
        state = DEAL_STATES[g.deal[DEAL_STATE + seat]]
        facts["proposal", str(seat)] = (state, g.deal[DEAL_TO + seat]) if state != "none" else ("none", -1)
        for number, village in enumerate(VILLAGES):
            facts["engine", f"{seat} {village}"] = g.engine_dice(seat, number)
            for kind, troop in enumerate(BASE):
                facts["troops", f"{seat} {village} {troop}"] = g.troops_of(seat, number, kind)
    for number, see in enumerate(SEES):
        struck = g.see[STRUCK_BY + number]
        facts["struck", see] = sorted(word for at, word in enumerate(DISASTERS) if struck >> at & 1)
        facts["harvests", see] = g.see[HARVESTS + number]
        facts["weathers", see] = g.see[WEATHERS + number]
        facts["tax", see] = g.see[SEE_TAXER + number]
    for number, fief in enumerate(FIEFS):
        facts["tax", fief] = g.fief[FIEF_TAXER + number]
    return {**facts, **belongings(g)}


class Inventory:
    """Follows a table from one step to the next."""

    def __init__(self, table: outremer.Table) -> None:
        self.table = table
        self.has_fog = table.setting.options["fog"] == "yes"
        self.entries = len(table.journal.entries)
        self.facts = facts_of(france(table))
        self.places = self.places_now()
        self.is_otherwise_told = False  # troops, in this step
        self.before = self.after = ""  # what was told just before and after
        self.ordered: Counter[tuple[int, str, str]] = Counter()  # in the fog: bought, and not yet on the map

    def places_now(self) -> dict[str, int]:
        g = france(self.table)
        return {name: g.place(number) for number, name in enumerate(LORDS)}

    def amiss(self) -> str:
        """The first thing that has changed untold, or was told and is not so; empty if there is none."""
        entries = self.table.journal.entries
        self.is_otherwise_told = False
        told = [entry for entry in entries[self.entries :] if entry.kind == TOLD_ENTRY]
        names = [TOLD.names[entry.number] for entry in told]
        for at, entry in enumerate(told):
            self.before, self.after = names[at - 1] if at else "", next(self.later(names[at + 1 :]), "")
            self.write(names[at], TOLD.say(entry.number, entry.arguments))
        written, self.facts = self.facts, facts_of(france(self.table))
        self.entries, self.places = len(entries), self.places_now()
        for fact, now in self.facts.items():
            if now != written[fact] and not self.is_let_pass(fact[0], written[fact], now):
                return f"{fact} is {now}, told was {written[fact]}"
        return ""

    def later(self, names: list[str]) -> Iterator[str]:
        """What is told after this, but for traits that are turned up by it."""
        return (name for name in names if name != "trait-shown")

    def is_let_pass(self, kind: str, written: Any, now: Any) -> bool:
        """Whoever comes home has no number any more, and the track of disasters empties: that goes without saying."""
        if kind == "track":
            return bool(now < written)
        return (kind == "troops" and self.is_otherwise_told) or (kind == "rank" and now == 0)

    def write(self, name: str, told: Told) -> None:
        if name in OTHERWISE_TOLD:
            self.is_otherwise_told = True
        self.write_cards(name, told)
        self.write_troops(name, told)
        self.write_lands(name, told)
        self.write_talk(name, told)
        write_belongings(self.facts, name, told)

    def write_cards(self, name: str, told: Told) -> None:
        if name == "drew":
            self.give(told["seat"], told["card"])
        elif name in ("discarded", "played"):
            self.take(told["seat"], told["card"])
        elif name == "card-passed":
            self.take(told["seat"], told["card"])
            self.give(told["to"], told["card"])
        elif name in CARD_SPENT_BY and self.before != "slipped-through":
            self.take(told["seat"], CARD_SPENT_BY[name])
        elif name == "tunnelled" and self.before != "played":
            self.take(told["seat"], "passage")
        elif name == "disaster-drawn":
            self.facts["track", ""] += 1

    def give(self, seat: int, card: str) -> None:
        self.facts["hand", str(seat)] = sorted([*self.facts["hand", str(seat)], card])

    def take(self, seat: int, card: str) -> None:
        held = list(self.facts["hand", str(seat)])
        if card in held:
            held.remove(card)
        else:
            held.append(f"no {card}")
        self.facts["hand", str(seat)] = held

    def write_troops(self, name: str, told: Told) -> None:
        if name == "bought" and self.has_fog:
            self.ordered[told["seat"], told["village"], told["troop"]] += 1
        elif name == "bought":
            self.add(told["seat"], told["village"], told["troop"], 1)
        elif name == "placed-unseen":
            self.place_ordered(told["seat"], told["village"], told["men"])
        elif name == "troop-lost":
            self.add(told["seat"], told["village"], told["troop"], -1)
        elif name == "marched":
            start = self.places[told["lord"]]
            for troop, counts in zip(BASE, ("knights", "footmen"), strict=True):
                if 0 <= start < len(VILLAGES):
                    self.add(told["seat"], VILLAGES[start], troop, -told[counts])
                self.add(told["seat"], told["village"], troop, told[counts])
        elif name == "persuaded":
            field = VILLAGES[self.places[told["lord"]]]
            self.add(told["other"], field, "footman", -1)
            self.add(told["seat"], field, "footman", 1)
        elif name == "troops-replaced":
            self.is_otherwise_told = True
        elif name == "engine-grows" and told["village"] in VILLAGES:
            self.facts["engine", f"{told['seat']} {told['village']}"] = told["dice"]
        elif name == "siege-ends" and told["village"] in VILLAGES:
            self.facts["engine", f"{told['seat']} {told['village']}"] = 0

    def place_ordered(self, seat: int, village: str, men: int) -> None:
        """All at once, and how many all see. [fog.purchase]"""
        counts = {troop: self.ordered.pop((seat, village, troop), 0) for troop in TROOPS}
        for troop, count in counts.items():
            self.add(seat, village, troop, count)
        if sum(counts.values()) != men:
            self.is_otherwise_told = True  # some were bought before we came

    def add(self, seat: int, village: str, troop: str, count: int) -> None:
        if troop in BASE and village in VILLAGES:
            self.facts["troops", f"{seat} {village} {troop}"] += count

    def write_lands(self, name: str, told: Told) -> None:
        if name == "disaster-struck":
            self.facts["struck", told["see"]] = sorted({*self.facts["struck", told["see"]], told["card"]})
        elif name == "disaster-over":
            self.facts["struck", told["see"]] = [
                one for one in self.facts["struck", told["see"]] if one != told["card"]
            ]
        elif name in ENDED_BY:
            self.sow(name, told["seat"], told["see"])
        elif name == "phase-begins" and told["phase"] == "market":
            self.facts.update({fact: 0 for fact in self.facts if fact[0] in ("harvests", "weathers")})
            self.facts.update({fact: -1 for fact in self.facts if fact[0] == "tax"})
        elif name in ("fief-taxed", "see-taxed"):
            self.facts["tax", told[name.removesuffix("-taxed")]] = told["seat"]

    def sow(self, name: str, seat: int, see: str) -> None:
        """It ends a disaster, or lies there for the mills; or the Unlucky is there, and it goes back to the hand."""
        card, is_returned = name.removesuffix("-played"), self.after == "card-returned"
        if is_returned:
            self.give(seat, card)
        elif ENDED_BY[name] not in self.facts["struck", see]:
            self.facts[f"{card}s", see] += 1

    def write_talk(self, name: str, told: Told) -> None:
        if name == "marker-spent":
            self.facts["markers", str(told["seat"])] = told["left"]
        elif name in PROPOSAL_AFTER:
            self.facts["proposal", str(told["seat"])] = (PROPOSAL_AFTER[name], told["to"])
        elif name in NO_PROPOSAL_AFTER:
            self.facts["proposal", str(told[NO_PROPOSAL_AFTER[name]])] = ("none", -1)
