"""Free diplomacy: no markers, and all agreements are free."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.questions import FiefQuestions
from outremer.games.fief.world import France
from outremer.kernel.modules import Module


class FreeDiplomacy(FiefQuestions):
    """What free diplomacy answers."""

    def needs_no_marker(self, g: France, seat: int) -> bool:
        """So none is dealt out; the limit on proposals, and one talk a phase, take their place.

        [free_diplomacy.no_markers] [free_diplomacy.free_deals]
        """
        return True


FREE_DIPLOMACY: Final = Module(
    "free_diplomacy", scope="module.scope", home="free_diplomacy.py", answers=FreeDiplomacy()
)
