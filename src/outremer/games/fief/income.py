"""Phase 3: all income, told line by line."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.world import France
from outremer.kernel.blanks import Blank, Flag
from outremer.kernel.forms import DONE, Form, Need


class PayIncome(Form[France]):
    """Villages, mills, taxes, the Queen; then markers and harvests go. Carries out income.*, siege.no_income,
    card.famine.no_mill_income, queen.income, govern.income_unoccupied."""

    rule: ClassVar[str] = "phase3.simultaneous"
    blanks: ClassVar[dict[str, Blank]] = {
        "over": Flag(),
    }

    def __init__(self, over: bool = False) -> None:
        self.over = over

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> PayIncome:
        return PayIncome(self.over)
