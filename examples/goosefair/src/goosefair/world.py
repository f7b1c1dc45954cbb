"""What lies on the table, and what the options settle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from goosefair.words import PLACES, SEATS, WEATHERS, WORDS
from outremer.kernel.blanks import NOBODY, Blank, Noun, Number
from outremer.kernel.forms import World
from outremer.kernel.layouts import Chairs, Grid
from outremer.kernel.modules import Module, Rules

FLOCK: Final = 6  # geese of a seat as the fair begins
LONGEST: Final = 5  # days


class FairRules(Rules["Village"]):
    """The fair lasts as many days as the players agreed on."""

    rule: ClassVar[str] = "fair.end"

    def __init__(
        self, seats: int, days: int, modules: Sequence[Module[Village]], absent: Sequence[Module[Village]]
    ) -> None:
        super().__init__(WORDS, seats, modules, absent)
        self.days: Final = days


class Village(World):
    """Everything here is open; the only secret of the game is what is said at the market."""

    blanks: ClassVar[dict[str, Blank]] = {
        "day": Number(0, LONGEST),
        "weather": Noun(WEATHERS, nobody=True),
        "flock": Grid(Number(0, FLOCK), Chairs(SEATS)),
        "pence": Grid(Number(0, 99), Chairs(SEATS)),
        "stood": Grid(Noun(PLACES, nobody=True), Chairs(SEATS), absent=NOBODY),
        "gone": Number(0, FLOCK * SEATS),
    }

    def __init__(
        self, rules: FairRules, day: int, weather: int, flock: list[int], pence: list[int], stood: list[int], gone: int
    ) -> None:
        super().__init__(rules)
        self.rules: Final = rules
        self.day = day  # days that are over
        self.weather = weather  # of this day, NOBODY until it has turned out
        self.flock: Final = flock
        self.pence: Final = pence
        self.stood: Final = stood  # by seat: the place of the day before
        self.gone = gone  # geese that have left the fair

    def clone(self) -> Village:
        return Village(self.rules, self.day, self.weather, self.flock[:], self.pence[:], self.stood[:], self.gone)

    def fits(self, over: bool) -> str | None:
        if (self.day >= self.rules.days) != over:
            return f"day: the fair has {self.rules.days} days, and {self.day} of them are over"
        return None

    def score(self, seat: int) -> tuple[int, int]:
        """[fair.winner] pence, [fair.tie] then geese."""
        return self.pence[seat], self.flock[seat]
