"""Phase 3: all income, told line by line."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.knowing import lay
from outremer.games.fief.layout import (
    DISCARDED_PILE,
    FIEF_TAXER,
    HARVESTS,
    LAID,
    NO_TAX,
    SEE_TAX_RANK,
    SEE_TAXER,
    WEATHERS,
)
from outremer.games.fief.vocabulary import (
    CHURCH_TAX_INCOME,
    FAMINE,
    FEUDAL_TAX_INCOME,
    FIEF_COUNT,
    HARVEST,
    INCOME_TOTAL,
    MILL_INCOME,
    QUEEN,
    QUEEN_INCOME,
    REGENT,
    SEE_COUNT,
    VILLAGE_COUNT,
    VILLAGE_INCOME,
    WEATHER,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import DONE, Form, Need

OF_VILLAGE: Final = 1  # [income.village]
OF_MILL: Final = 2  # [income.mill]
OF_TAXED_VILLAGE: Final = 2  # [income.feudal_tax]
OF_QUEEN: Final = 2  # [queen.income]


def pay_villages(g: France, earned: list[int]) -> None:
    """A coin for each controlled village, empty ones of governed fiefs among them, besieged ones not.

    [income.village] [govern.income_unoccupied] [siege.no_income]
    """
    counts = [0] * g.rules.seats
    for village in range(VILLAGE_COUNT):
        seat = g.controller(village)
        if seat != NOBODY and not g.is_besieged(village):
            counts[seat] += 1
    for seat in range(g.rules.seats):
        if counts[seat]:
            earned[seat] += counts[seat] * OF_VILLAGE
            g.tell(VILLAGE_INCOME, seat, counts[seat], counts[seat] * OF_VILLAGE)


def of_mills(g: France, village: int) -> int:
    """What its mills yield: more for harvests and good weather, nothing in a famine or a siege.

    [income.mill] [income.mill.bonus_card] [card.famine.no_mill_income] [siege.no_income]
    """
    if not g.mills(village) or g.is_besieged(village) or g.is_struck(village, FAMINE):
        return 0
    see = g.rules.board.see_of[village]
    return g.mills(village) * (OF_MILL + g.see[HARVESTS + see] + g.see[WEATHERS + see])


def pay_mills(g: France, earned: list[int]) -> None:
    """To whoever controls them, or to whoever taxes the see. [income.mill] [income.church_tax]"""
    for see in range(SEE_COUNT):
        taxer = g.see[SEE_TAXER + see]
        taxed = 0
        for village in g.rules.board.villages_of_see[see]:
            coins, seat = of_mills(g, village), g.controller(village)
            if coins and taxer != NOBODY:
                taxed += coins
            elif coins and seat != NOBODY:
                earned[seat] += coins
                g.tell(MILL_INCOME, seat, village, coins)
        if taxed:
            earned[taxer] += taxed
            g.tell(CHURCH_TAX_INCOME, taxer, see, taxed)


def pay_feudal_taxes(g: France, earned: list[int]) -> None:
    """From the bank, for each village of the fief, whoever controls it. [income.feudal_tax] [siege.no_income]"""
    for fief in range(FIEF_COUNT):
        taxer = g.fief[FIEF_TAXER + fief]
        if taxer != NOBODY:
            coins = 0
            for village in g.rules.board.villages_of_fief[fief]:
                coins += 0 if g.is_besieged(village) else OF_TAXED_VILLAGE
            earned[taxer] += coins
            g.tell(FEUDAL_TAX_INCOME, taxer, fief, coins)


def pay_queen(g: France, earned: list[int]) -> None:
    """[queen.income]"""
    queen = g.holder_of(QUEEN)
    if queen == NOBODY and g.rules.regent_is_paid:
        queen = g.holder_of(REGENT)
    if queen != NOBODY:
        earned[g.owner(queen)] += OF_QUEEN
        g.tell(QUEEN_INCOME, g.owner(queen), queen, OF_QUEEN)


def clear_taxes(g: France) -> None:
    """Tax markers, harvests and good weather go. [income.cleanup]"""
    for fief in range(FIEF_COUNT):
        g.fief[FIEF_TAXER + fief] = NOBODY
    for see in range(SEE_COUNT):
        g.see[SEE_TAXER + see] = NOBODY
        g.see[SEE_TAX_RANK + see] = NO_TAX
        for row, kind in ((HARVESTS, HARVEST), (WEATHERS, WEATHER)):
            for _ in range(g.see[row + see]):
                lay(g, kind, LAID, DISCARDED_PILE)
            g.see[row + see] = 0


class PayIncome(Form[France]):
    """Everybody is paid at once; nobody has anything to decide."""

    rule: ClassVar[str] = "phase3.simultaneous"

    def enter(self, g: France) -> None:
        """[phase3.simultaneous]"""
        earned = [0] * g.rules.seats
        pay_villages(g, earned)
        pay_mills(g, earned)
        pay_feudal_taxes(g, earned)
        pay_queen(g, earned)
        for seat in range(g.rules.seats):
            earned[seat] = max(0, earned[seat] + g.rules.asks.extra_income(g, seat))
            g.earn(seat, earned[seat])
            g.tell(INCOME_TOTAL, seat, earned[seat])
        clear_taxes(g)

    def needs(self, g: France) -> Need:
        return DONE
