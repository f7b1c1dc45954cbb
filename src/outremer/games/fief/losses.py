"""Hits are taken: by their owner, by the strongest of a coalition."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.vocabulary import SIDES, VILLAGES
from outremer.games.fief.world import France
from outremer.kernel.blanks import Blank, Noun, Number, given
from outremer.kernel.forms import DONE, Form, Need


class Losses(Form[France]):
    """Carries out battle.losses.*, battle.coalition.leader_losses."""

    rule: ClassVar[str] = "battle.losses.owner_chooses"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "village": given(Noun(VILLAGES)),
        "side": given(Noun(SIDES)),
        "left": Number(0, 99),
    }

    def __init__(self, village: int, side: int, left: int) -> None:
        self.village = village
        self.side = side
        self.left = left

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Losses:
        return Losses(self.village, self.side, self.left)
