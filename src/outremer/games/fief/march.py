"""Phase 5: one army after the other, in small steps."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.vocabulary import LORDS, SEATS, TROOPS, VILLAGES
from outremer.games.fief.world import France
from outremer.kernel.blanks import Blank, Flag, Noun, Nouns, Number, Seat, given
from outremer.kernel.forms import DONE, Form, Need
from outremer.kernel.layouts import Grid


class March(Form[France]):
    """Each player in turn order leads armies out. Carries out phase5.turn_order, move.troops_need_lord."""

    rule: ClassVar[str] = "phase5.turn_order"
    order: ClassVar[str] = "phase5.turn_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Number(0, SEATS),
        "spent": Grid(Number(0, 13), VILLAGES, TROOPS),
    }

    def __init__(self, turn: int, spent: list[int]) -> None:
        self.turn = turn
        self.spent = spent

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> March:
        return March(self.turn, self.spent[:])


class Army(Form[France]):
    """An army on the road. Carries out move.*, prisoner.moved_by_captor, card.heavy_rain.no_move,
    siege.reinforce.move."""

    rule: ClassVar[str] = "move.roads"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "lead": given(Noun(LORDS)),
        "lords": Nouns(LORDS),
        "captives": Nouns(LORDS),
        "knights": Number(0, 99),
        "footmen": Number(0, 99),
        "steps": Number(0, 99),
        "over": Flag(),
    }

    def __init__(
        self,
        seat: int,
        lead: int,
        lords: int = 0,
        captives: int = 0,
        knights: int = 0,
        footmen: int = 0,
        steps: int = 0,
        over: bool = False,
    ) -> None:
        self.seat = seat
        self.lead = lead
        self.lords = lords
        self.captives = captives
        self.knights = knights
        self.footmen = footmen
        self.steps = steps
        self.over = over

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Army:
        return Army(self.seat, self.lead, self.lords, self.captives, self.knights, self.footmen, self.steps, self.over)
