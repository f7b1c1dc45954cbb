"""Free diplomacy: no markers, and all agreements are free."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.layout import DIPLOMACY
from outremer.games.fief.questions import FiefQuestions
from outremer.games.fief.world import France
from outremer.kernel.modules import Module


class FreeDiplomacy(FiefQuestions):
    """What free diplomacy answers."""

    def needs_no_marker(self, g: France, seat: int) -> bool:
        """The limit on proposals takes the place of markers. [free_diplomacy.free_deals]"""
        return True

    def turn_begins(self, g: France) -> None:
        """[free_diplomacy.no_markers]"""
        for seat in range(g.rules.seats):
            g.family[DIPLOMACY + seat] = 0


FREE_DIPLOMACY: Final = Module(
    "free_diplomacy", scope="module.scope", home="free_diplomacy.py", answers=FreeDiplomacy()
)
