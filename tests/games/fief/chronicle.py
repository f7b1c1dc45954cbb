"""What is told of a step, written into a chronicle of what lies open: whoever listens knows the board.

Titles, marriages, captives, walls, mills, who controls what, who besieges whom, whom the Pope has banned and when it is
change by what is told, and by nothing else.
"""

from __future__ import annotations

from typing import Any

import outremer
from outremer.games.fief.layout import CAPTOR, OWNER, SPOUSE
from outremer.games.fief.vocabulary import LORDS, PHASES, TITLES, TOLD, VILLAGES, WALLS
from outremer.games.fief.world import France
from outremer.kernel.journal import TOLD as TOLD_ENTRY
from tests.games.fief.position import france

Told = dict[str, Any]
NOW = {"turn-begins": ("turn", "turn"), "phase-begins": ("phase", "phase"), "first-passes": ("first", "seat")}
WALLS_BY = {"stronghold-built": "stronghold", "teutonic-built": "stronghold", "city-rises": "city"}
MILLS_BY = {"mill-built": 1, "pillaged": -1}
Facts = dict[tuple[str, str], object]  # what kind of fact, of whom or what


def open_facts(g: France) -> Facts:
    facts: Facts = {("turn", ""): g.turn, ("first", ""): g.first, ("phase", ""): PHASES[g.phase]}
    facts["banned", ""] = LORDS[g.excommunicated] if g.excommunicated >= 0 else None
    for number, lord in enumerate(LORDS):
        for kind, row in (("owner", OWNER), ("captor", CAPTOR)):
            facts[kind, lord] = g.lord[row + number] if g.lord[row + number] >= 0 else None
        facts["spouse", lord] = LORDS[g.lord[SPOUSE + number]] if g.lord[SPOUSE + number] >= 0 else None
        for at, title in enumerate(TITLES):
            facts["title", f"{lord} {title}"] = g.has(number, at)
    for number, village in enumerate(VILLAGES):
        facts["controller", village] = g.controller(number) if g.controller(number) >= 0 else None
        facts["walls", village] = WALLS[g.walls(number)]
        facts["mills", village] = g.mills(number)
        for seat in range(g.rules.seats):
            facts["siege", f"{village} {seat}"] = g.besieges(seat, number)
    return facts


class Chronicle:
    """Follows a table from one step to the next."""

    def __init__(self, table: outremer.Table) -> None:
        self.table = table
        self.entries = len(table.journal.entries)
        self.facts = open_facts(france(table))

    def amiss(self) -> str:
        """The first fact that has changed untold, or was told and is not so; empty if there is none."""
        entries = self.table.journal.entries
        for at in range(self.entries, len(entries)):
            if entries[at].kind == TOLD_ENTRY:
                name = TOLD.names[entries[at].number]
                self.write(name, TOLD.say(entries[at].number, entries[at].arguments))
        written, self.facts = self.facts, open_facts(france(self.table))
        self.entries = len(entries)
        wrong = [
            f"{fact} is {now}, told was {written[fact]}" for fact, now in self.facts.items() if now != written[fact]
        ]
        return "" if not wrong else wrong[0]

    def write(self, name: str, told: Told) -> None:
        if name in NOW:
            kind, word = NOW[name]
            self.facts[kind, ""] = told[word]
        elif "lord" in told:
            self.write_of_lord(name, told, str(told["lord"]))
        elif "village" in told:
            self.write_of_village(name, told, str(told["village"]))

    def write_of_lord(self, name: str, told: Told, lord: str) -> None:
        facts = self.facts
        if name in ("title-gained", "title-lost"):
            facts["title", f"{lord} {told['title']}"] = name == "title-gained"
        elif name == "lord-came":
            facts["owner", lord] = told["seat"]
        elif name == "died":
            self.bury(lord)
        elif name == "wedded":
            facts["spouse", lord], facts["spouse", told["spouse"]] = told["spouse"], lord
        elif name == "annulled":
            facts["spouse", lord] = facts["spouse", told["spouse"]] = None
        elif name == "captured":
            facts["captor", lord] = told["seat"]
        elif name in ("freed", "taken-by-saladin"):
            facts["captor", lord] = None
        elif name in ("excommunicated", "absolved"):
            facts["banned", ""] = lord if name == "excommunicated" else None

    def bury(self, lord: str) -> None:
        """Whatever he had, nobody has; who was married to him is so no more. [marriage.ends]"""
        spouse = self.facts["spouse", lord]
        if spouse is not None:
            self.facts["spouse", str(spouse)] = None
        for kind in ("owner", "captor", "spouse"):
            self.facts[kind, lord] = None
        for title in TITLES:
            self.facts["title", f"{lord} {title}"] = False
        if self.facts["banned", ""] == lord:
            self.facts["banned", ""] = None

    def write_of_village(self, name: str, told: Told, village: str) -> None:
        facts = self.facts
        if name in ("siege-begins", "siege-ends"):
            facts["siege", f"{village} {told['seat']}"] = name == "siege-begins"
        elif name in ("controls", "nobody-controls"):
            facts["controller", village] = told.get("seat")
        elif name == "handed-over":
            facts["controller", village] = told["to"]
        elif name in WALLS_BY:
            facts["walls", village] = WALLS_BY[name]
        elif name in MILLS_BY:
            mills = facts["mills", village]
            assert isinstance(mills, int)
            facts["mills", village] = mills + MILLS_BY[name]
        elif name == "buildings-fell":
            facts["mills", village] = 0
            if told["walls"] != "none":
                facts["walls", village] = "none"
