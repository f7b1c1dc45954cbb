"""The Eyes of Saint Roseline against the rain and the Bones of Saint Radegund against famine, when all have played."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.knowing import lay
from outremer.games.fief.layout import DISCARDED_PILE, LAID, STRUCK_BY
from outremer.games.fief.relics.reliquary import (
    BANISHING,
    BONES,
    EVEN,
    EYES,
    FAMINE_ROLL,
    MOVE_RAIN,
    PRAY,
    RAIN_ROLL,
    wielder,
)
from outremer.games.fief.vocabulary import (
    D6,
    DISASTER_OVER,
    DISASTER_STRUCK,
    FAMINE,
    FIRST_DISASTER,
    PASS,
    RAIN,
    SEE_COUNT,
    SEES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns
from outremer.kernel.forms import DONE, Form, Need, Roll, ask
from outremer.kernel.menu import Menu


def stands_under(g: France, see: int, disaster: int) -> bool:
    return g.see[STRUCK_BY + see] >> disaster - FIRST_DISASTER & 1 == 1


def lift(g: France, see: int, disaster: int) -> None:
    """A disaster's card goes from a see to the discard pile."""
    g.see[STRUCK_BY + see] &= ~(1 << disaster - FIRST_DISASTER)
    lay(g, disaster, LAID, DISCARDED_PILE)
    g.tell(DISASTER_OVER, disaster, see)


class Roseline(Form[France]):
    """Each Heavy Rain may be tried once at the end of phase 2."""

    rule: ClassVar[str] = "relic.roseline"
    blanks: ClassVar[dict[str, Blank]] = {
        "tried": Nouns(SEES),
        "see": Noun(SEES, nobody=True),
        "over": Flag(),
    }

    def __init__(self, tried: int = 0, see: int = NOBODY, over: bool = False) -> None:
        self.tried = tried  # rains that were tried lie here, or stay where they came to
        self.see = see  # the rain for which the die is thrown
        self.over = over

    def rains(self, g: France) -> int:
        found = 0
        for see in range(SEE_COUNT):
            if stands_under(g, see, RAIN) and not self.tried >> see & 1:
                found |= 1 << see
        return found

    def needs(self, g: France) -> Need:
        lord = wielder(g, EYES)
        if self.see != NOBODY:
            return Roll(EVEN, D6)
        return DONE if self.over or lord == NOBODY or not self.rains(g) else ask(g.owner(lord))

    def may(self, g: France, seat: int, menu: Menu) -> None:
        """[relic.roseline]"""
        menu.put(PASS)
        rains = self.rains(g)
        for see in range(SEE_COUNT):
            menu.put(MOVE_RAIN + see, None if rains >> see & 1 else "relic.roseline")

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == PASS:
            self.over = True
        else:
            self.see = noun

    def rolled(self, g: France, outcome: int) -> None:
        """To the see of the die; where it is, or on a six, it stays.

        [relic.roseline.roll] [relic.roseline.duplicate]
        """
        start, self.see = self.see, NOBODY
        g.tell(RAIN_ROLL, start, outcome + 1)
        self.tried |= 1 << start
        if outcome >= SEE_COUNT or outcome == start:
            return
        if stands_under(g, outcome, RAIN):
            lift(g, start, RAIN)
            return
        g.see[STRUCK_BY + start] &= ~(1 << RAIN - FIRST_DISASTER)
        g.see[STRUCK_BY + outcome] |= 1 << RAIN - FIRST_DISASTER
        self.tried |= 1 << outcome
        g.tell(DISASTER_OVER, RAIN, start)
        g.tell(DISASTER_STRUCK, RAIN, outcome)

    def copy(self) -> Roseline:
        return Roseline(self.tried, self.see, self.over)


class Radegund(Form[France]):
    """A die for every Famine in play at the end of phase 2."""

    rule: ClassVar[str] = "relic.radegund"
    blanks: ClassVar[dict[str, Blank]] = {"left": Nouns(SEES), "over": Flag()}

    def __init__(self, left: int = 0, over: bool = False) -> None:
        self.left = left  # sees whose famine is still to be rolled for
        self.over = over

    def famines(self, g: France) -> int:
        found = 0
        for see in range(SEE_COUNT):
            if stands_under(g, see, FAMINE):
                found |= 1 << see
        return found

    def needs(self, g: France) -> Need:
        lord = wielder(g, BONES)
        if self.left:
            return Roll(EVEN, D6)
        return DONE if self.over or lord == NOBODY or not self.famines(g) else ask(g.owner(lord))

    def may(self, g: France, seat: int, menu: Menu) -> None:
        """[relic.radegund]"""
        menu.put(PASS)
        menu.put(PRAY)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.over = True
        if verb == PRAY:
            self.left = self.famines(g)

    def rolled(self, g: France, outcome: int) -> None:
        """On four or more the card is discarded. [relic.radegund.roll]"""
        see = (self.left & -self.left).bit_length() - 1
        self.left &= self.left - 1
        g.tell(FAMINE_ROLL, see, outcome + 1)
        if outcome + 1 >= BANISHING:
            lift(g, see, FAMINE)

    def copy(self) -> Radegund:
        return Radegund(self.left, self.over)
