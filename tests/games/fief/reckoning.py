"""What is told of a step, reckoned up: the coins of each purse and every die. [purse.open]"""

from __future__ import annotations

import outremer
from outremer.games.fief.layout import COINS
from outremer.games.fief.vocabulary import TOLD, WORDS
from outremer.kernel.journal import MOVED, ROLLED
from outremer.kernel.journal import TOLD as TOLD_ENTRY
from tests.games.fief.position import france

EARNED = {"income-total": "seat", "ransomed": "captor", "stole": "seat", "dowry": "seat", "spoils-shared": "seat"}
PAID = {
    **dict.fromkeys(
        ("ransomed", "ransomed-abroad", "bought", "mill-built", "stronghold-built", "title-bought"), "seat"
    ),
    **dict.fromkeys(("biretta-bought", "mercenaries-hired", "teutonic-built", "teutonic-raised"), "seat"),
    **dict.fromkeys(("commandery-built", "trait-cost"), "seat"),
    "stole": "other",
}
QUELLED_BY = 3  # coins [cardinal.quell_uprising]


class Purses:
    """Follows a table from one step to the next."""

    def __init__(self, table: outremer.Table) -> None:
        self.table = table
        self.entries = len(table.journal.entries)
        self.coins = self.now()
        self.paying: list[str] = []  # Cardinals who quell an uprising by coins

    def now(self) -> list[int]:
        return france(self.table).family[COINS : COINS + self.table.seats]

    def amiss(self) -> str:
        """What does not agree with what was told since the last step; empty if all does."""
        reckoned, die = self.coins[:], ""
        journal = self.table.journal
        for at in range(self.entries, len(journal.entries)):
            entry = journal.entries[at]
            if entry.kind == MOVED and WORDS.sentences[entry.number].startswith("calm-by-coins"):
                self.paying.append(WORDS.sentences[entry.number].split()[1])
            elif entry.kind == ROLLED:
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
        if name == "calm-tried" and told["lord"] in self.paying:
            self.paying.remove(str(told["lord"]))
            purses[int(told["seat"])] -= QUELLED_BY
        if name in EARNED:
            purses[int(told[EARNED[name]])] += coins
        if name in PAID:
            purses[int(told[PAID[name]])] -= coins
