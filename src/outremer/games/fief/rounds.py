"""The rounds of a battle: strength, dice, hits."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.vocabulary import PLAY_AMBUSH, SEATS, VILLAGES
from outremer.games.fief.world import Desk, France
from outremer.kernel.blanks import Blank, Noun, Number, Seat, given
from outremer.kernel.forms import DONE, Form, Need
from outremer.kernel.layouts import Chairs, Grid


class Rounds(Form[France]):
    """Every party says fight, yield, truce; dice; losses. Carries out battle.ends.*, battle.fort_*,
    battle.dice.*, battle.penalty.*."""

    rule: ClassVar[str] = "battle.surrender.when"
    blanks: ClassVar[dict[str, Blank]] = {
        "village": given(Noun(VILLAGES)),
        "attacker": given(Seat()),
        "answers": Grid(Number(0, 99), Chairs(SEATS)),
        "dice": Number(0, 99),
        "hits": Number(0, 99),
        "against": Number(0, 99),
    }

    def __init__(
        self, village: int, attacker: int, answers: list[int], dice: int = 0, hits: int = 0, against: int = 0
    ) -> None:
        self.village = village
        self.attacker = attacker
        self.answers = answers
        self.dice = dice
        self.hits = hits
        self.against = against

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Rounds:
        return Rounds(self.village, self.attacker, self.answers[:], self.dice, self.hits, self.against)


class Dice(Form[France]):
    """The dice of both sides, before the first man falls."""

    rule: ClassVar[str] = "battle.dice.table"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "village": given(Noun(VILLAGES)),
        "dice": Number(0, 99),
        "foes_dice": Number(0, 99),
        "hits": Number(0, 99),
        "foes_hits": Number(0, 99),
    }

    def __init__(self, village: int, dice: int, foes_dice: int, hits: int = 0, foes_hits: int = 0) -> None:
        self.village = village
        self.dice = dice
        self.foes_dice = foes_dice
        self.hits = hits
        self.foes_hits = foes_hits

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Dice:
        return Dice(self.village, self.dice, self.foes_dice, self.hits, self.foes_hits)


class Ambushes(Desk):
    """An ambush, whenever one of the own lords is in the battle. Carries out card.ambush.*."""

    verbs: ClassVar[tuple[int, ...]] = (PLAY_AMBUSH,)
