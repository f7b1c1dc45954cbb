"""The Plague overseas: every crusader rolls, every army on an objective is halved; Saracens are immune."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.disasters import PlagueLosses, roll_for_life
from outremer.games.fief.expansions.crusades.host import crusade, crusaders
from outremer.games.fief.expansions.crusades.words import FIRST_OBJECTIVE, OBJECTIVE_COUNT, PLAGUE_OVERSEAS
from outremer.games.fief.vocabulary import D6, LORD_COUNT, LORDS, SEATS
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Nouns, Number
from outremer.kernel.forms import DONE, Call, Form, Need, Roll

EVEN: Final = [1] * 6


class PlagueOverseas(Form[France]):
    """Lords first, then the armies on one objective after the other."""

    rule: ClassVar[str] = "card.plague.revenge.lord_roll"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "lords": Nouns(LORDS),
        "army": Number(0, OBJECTIVE_COUNT * SEATS),
    }

    def __init__(self, lords: int = 0, army: int = 0) -> None:
        self.lords = lords  # who must still roll
        self.army = army  # how many armies have been halved, seat by seat of objective by objective

    def enter(self, g: France) -> None:
        """[card.plague.revenge.lord_roll] [card.plague.revenge.saracens_immune]"""
        crusade(g).outbreak = False
        g.tell(PLAGUE_OVERSEAS)
        for lord in crusaders(g):
            g.rules.asks.meets_plague(g, lord)
            if not g.rules.asks.spared_by_plague(g, lord):
                self.lords |= 1 << lord

    def next_lord(self, g: France) -> int:
        for lord in range(LORD_COUNT):
            if self.lords >> lord & 1 and g.is_in_play(lord):
                return lord
        return NOBODY

    def owner(self, g: France) -> int:
        return self.army % g.rules.seats

    def place(self, g: France) -> int:
        return FIRST_OBJECTIVE + self.army // g.rules.seats

    def needs(self, g: France) -> Need:
        if self.next_lord(g) != NOBODY:
            return Roll(EVEN, D6)
        if self.army >= OBJECTIVE_COUNT * g.rules.seats:
            return DONE
        return Call(PlagueLosses(self.owner(g), self.place(g)))  # [card.plague.revenge.troops_half]

    def rolled(self, g: France, outcome: int) -> None:
        lord = self.next_lord(g)
        self.lords &= ~(1 << lord)
        roll_for_life(g, lord, outcome)

    def returned(self, g: France, form: Form[France]) -> None:
        self.army += 1

    def dropped(self, g: France, form: Form[France]) -> None:
        self.returned(g, form)

    def copy(self) -> PlagueOverseas:
        return PlagueOverseas(self.lords, self.army)
