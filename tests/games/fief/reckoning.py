"""What is told of a step, reckoned up: the coins of each purse and every die. [purse.open]"""

from __future__ import annotations

import outremer
from outremer.games.fief.layout import COINS
from outremer.games.fief.titles import Investiture
from outremer.games.fief.vocabulary import TOLD
from outremer.kernel.journal import ROLLED
from outremer.kernel.journal import TOLD as TOLD_ENTRY
from tests.games.fief.position import france

EARNED = {
    **dict.fromkeys(("income-total", "stole", "dowry", "spoils-shared", "edict-pillaged", "edict-paid"), "seat"),
    "ransomed": "captor",
}
PAID = {
    **dict.fromkeys(
        ("ransomed", "ransomed-abroad", "bought", "mill-built", "stronghold-built", "title-bought"), "seat"
    ),
    **dict.fromkeys(("biretta-bought", "mercenaries-hired", "teutonic-built", "teutonic-raised"), "seat"),
    **dict.fromkeys(("commandery-built", "trait-cost", "calm-paid"), "seat"),
    "stole": "other",
}
SPOILS_OF_A_MILL = 1  # coin [pillage.result]
UPKEEP = 1  # coin for a mercenary [mercenary.upkeep]


class Purses:
    """Follows a table from one step to the next."""

    def __init__(self, table: outremer.Table) -> None:
        self.table = table
        self.entries = len(table.journal.entries)
        self.coins = self.now()

    def now(self) -> list[int]:
        """What each has, with what lies there for a title whose bearer or city is still to be named."""
        purses = france(self.table).family[COINS : COINS + self.table.seats]
        for form in self.table.kernel.stack:
            if isinstance(form, Investiture):
                purses[form.seat] += form.price
        return purses

    def amiss(self) -> str:
        """What does not agree with what was told since the last step; empty if all does."""
        reckoned, die = self.coins[:], ""
        journal = self.table.journal
        for at in range(self.entries, len(journal.entries)):
            entry = journal.entries[at]
            if entry.kind == ROLLED:
                die = journal.rolled_words[at]
            elif entry.kind == TOLD_ENTRY:
                name, told = TOLD.names[entry.number], TOLD.say(entry.number, entry.arguments)
                if (
                    "die" in told and name != "thrown-again" and str(told["die"]) != die
                ):  # that one is told by its number
                    return f"{name} {told}, and the die shows {die}"
                self.reckon(name, told, reckoned)
        self.entries, self.coins = len(journal.entries), self.now()
        return "" if self.coins == reckoned else f"told were {reckoned}, in the purses are {self.coins}"

    def reckon(self, name: str, told: dict[str, int | str], purses: list[int]) -> None:
        coins = int(told.get("coins", 0))
        if name == "coins-passed":
            purses[int(told["seat"])] -= coins
            purses[int(told["to"])] += coins
        if name == "pillaged":
            purses[int(told["seat"])] += SPOILS_OF_A_MILL
        if name == "mercenaries-paid":
            purses[int(told["seat"])] -= int(told["count"]) * UPKEEP
        if name in EARNED:
            purses[int(told[EARNED[name]])] += coins
        if name in PAID:
            purses[int(told[PAID[name]])] -= coins
