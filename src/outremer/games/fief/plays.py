"""Step C of phase 2: lords come, taxes are laid, harvests and good weather."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.vocabulary import LORDS, SEATS
from outremer.games.fief.world import France
from outremer.kernel.blanks import Blank, Flag, Noun, Number, Seat, given
from outremer.kernel.forms import DONE, Form, Need


class Plays(Form[France]):
    """Each player in turn order plays cards. Carries out card.lord.*, card.harvest.*, card.good_weather.*,
    card.tax.*, and who may tax."""

    rule: ClassVar[str] = "cards.play.turn_order"
    order: ClassVar[str] = "phase2.turn_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Number(0, SEATS),
    }

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Plays:
        return Plays(self.turn)


class NewLord(Form[France]):
    """Where the new lord is put, and whether he is born a Crown Prince. Carries out card.lord.token,
    crown_prince.birth.*, queen.bears_prince."""

    rule: ClassVar[str] = "card.lord.token"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "lord": given(Noun(LORDS)),
        "over": Flag(),
    }

    def __init__(self, seat: int, lord: int, over: bool = False) -> None:
        self.seat = seat
        self.lord = lord
        self.over = over

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> NewLord:
        return NewLord(self.seat, self.lord, self.over)
