"""What each herd of the Goose Fair has, and what it is about to sell."""

from __future__ import annotations

from typing import ClassVar, Final

from goosefair.forms import PRICE, Market
from goosefair.words import BRING, MOST, STAY
from goosefair.world import Village
from outremer.bots.judge import Judge, Sheet
from outremer.kernel.blanks import NOBODY
from outremer.kernel.table import Table

PARTS: Final = ("pence", "offered", "geese")
PENCE: Final = 0
OFFERED: Final = 1  # pence for what is brought, if nobody else stands there
GEESE: Final = 2  # that can still be sold


class FairJudge(Judge[Village]):
    parts: ClassVar[tuple[str, ...]] = PARTS

    def count(self, table: Table[Village], sheets: list[Sheet], resting: int) -> None:
        g = table.world
        market = table.stack[-1] if table.stack else None
        for seat, sheet in enumerate(sheets):
            flock, days = g.flock[seat], g.rules.days - g.day
            if isinstance(market, Market) and market.said[seat] != NOBODY:
                geese = brought(market.said[seat])
                sheet.add(OFFERED, float(geese * PRICE[g.weather]))
                flock, days = flock - geese, days - 1
            sheet.add(PENCE, float(g.pence[seat]))
            sheet.add(GEESE, float(min(flock, MOST * days)))

    def winners(self, g: Village) -> int:
        scores = [g.score(seat) for seat in range(g.rules.seats)]
        return sum(1 << seat for seat, score in enumerate(scores) if score == max(scores))


def brought(move: int) -> int:
    return 0 if move == STAY else (move - BRING) % (MOST + 1)


JUDGE: Final = FairJudge
