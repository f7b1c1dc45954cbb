"""Death is one function, `kill`: nobody else clears a lord. What must be chosen because of it, `France.must` queues."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.knowing import lay
from outremer.games.fief.layout import (
    CAPTOR,
    DISCARDED_PILE,
    DUE_DEATHBED,
    DUE_HEIRS,
    DUE_SUCCESSION,
    FLAGS,
    HELD,
    LAID,
    ORPHANED,
    OWNER,
    PLACE,
    SPOUSE,
)
from outremer.games.fief.places import note_fief, note_presence
from outremer.games.fief.titles import strip
from outremer.games.fief.vocabulary import (
    ABSOLVED,
    CAUSES,
    DIED,
    FEUDAL,
    FIEF_COUNT,
    KING,
    LORDS,
    POPE,
    TITLE_COUNT,
    TITLE_TO_MAP,
    TITLES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Noun, Nouns, Seat
from outremer.kernel.forms import DONE, Form, Need


def kill(g: France, lord: int, cause: int) -> None:
    """The lord dies, unless somebody may save him: then he lies on his deathbed, and they are asked before all else."""
    if g.rules.asks.may_be_saved(g, lord):
        g.must(DUE_DEATHBED, lord, cause)
    else:
        bury(g, lord, cause)


def bury(g: France, lord: int, cause: int) -> None:
    """Church titles fall vacant, the marriage ends, captives go free, fiefs and the crown wait for heirs."""
    owner, place = g.owner(lord), g.place(lord)
    g.tell(DIED, owner, lord, cause)
    fiefs = g.titles(lord) & FEUDAL
    was_king = g.has(lord, KING)
    if g.has(lord, POPE):
        absolve(g)  # [excommunicated.ends_with_pope]
    if g.excommunicated == lord:
        g.excommunicated = NOBODY
    loosen_fiefs(g, lord)
    for title in range(FIEF_COUNT, TITLE_COUNT):
        if g.has(lord, title):
            strip(g, lord, title)
    spouse = end_marriage(g, lord)
    lay(g, lord, LAID, DISCARDED_PILE)  # [card.lord.card_on_board]
    for row in (OWNER, PLACE, CAPTOR):
        g.lord[row + lord] = NOBODY
    g.lord[FLAGS + lord] = 0
    if was_king:
        g.must(DUE_SUCCESSION, lord, owner, fiefs)
    elif fiefs:
        owe_heirs(g, owner, spouse, fiefs)
    note_presence(g, owner, place)
    g.rules.asks.died(g, lord, place, cause)


def absolve(g: France) -> None:
    """The sentence of excommunication ends, if there is one."""
    if g.excommunicated != NOBODY:
        g.tell(ABSOLVED, g.excommunicated)
        g.excommunicated = NOBODY


def end_marriage(g: France, lord: int) -> int:
    """By death or annulment; the spouse that was, or NOBODY. [marriage.ends]"""
    spouse = g.spouse(lord)
    if spouse != NOBODY:
        g.lord[SPOUSE + spouse] = NOBODY
        g.lord[SPOUSE + lord] = NOBODY
    return spouse


def loosen_fiefs(g: France, lord: int) -> None:
    """His feudal titles have no holder until heirs are named; the villages wait with them."""
    for fief in range(FIEF_COUNT):
        if g.has(lord, fief):
            g.lord[HELD + lord] &= ~(1 << fief)
            g.holder[fief] = NOBODY


def owe_heirs(g: France, family: int, spouse: int, fiefs: int) -> None:
    """The family names heirs among its lords; without any the spouse inherits; without one the titles go to the map.

    [feudal_title.inheritance] [feudal_title.no_heir.to_map]
    """
    if g.lords_of(family):
        g.must(DUE_HEIRS, family, family, fiefs)
    elif spouse != NOBODY and g.is_in_play(spouse):
        g.must(DUE_HEIRS, g.owner(spouse), family, fiefs)
    else:
        for fief in range(FIEF_COUNT):
            if fiefs >> fief & 1:
                g.fief[ORPHANED + fief] = family
                g.tell(TITLE_TO_MAP, fief)
                note_fief(g, fief)


class Deathbed(Form[France]):
    """A lord is dying, and somebody may save him: a module asks whom it may; else he is buried."""

    rule: ClassVar[str] = "feudal_title.kept_until_death"
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"lord": Noun(LORDS), "cause": Noun(CAUSES)}

    def __init__(self, lord: int, cause: int) -> None:
        self.lord = lord
        self.cause = cause

    def enter(self, g: France) -> None:
        g.take_due()
        bury(g, self.lord, self.cause)

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Deathbed:
        return Deathbed(self.lord, self.cause)


class Heirs(Form[France]):
    """Title by title the family says who inherits.

    Carries out feudal_title.inheritance.*, bishop.quell_uprising.inheritance.

    `seat` names the heirs; `of` is the family of the dead, whose troops in the city are replaced if the two differ.
    """

    rule: ClassVar[str] = "feudal_title.inheritance"
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"seat": Seat(), "of": Seat(), "titles": Nouns(TITLES)}

    def __init__(self, seat: int, of: int, titles: int) -> None:
        self.seat = seat
        self.of = of
        self.titles = titles

    def enter(self, g: France) -> None:
        g.take_due()

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Heirs:
        return Heirs(self.seat, self.of, self.titles)
