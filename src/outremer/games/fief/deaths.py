"""Death is one function, `kill`: nobody else clears a lord. What must be chosen because of it, `France.must` queues."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.knowing import lay
from outremer.games.fief.layout import (
    CAPTOR,
    DISCARDED_PILE,
    DUE_DEATHBED,
    DUE_FREED,
    DUE_HEIRS,
    DUE_SUCCESSION,
    DUE_WIDTH,
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
    PASS,
    POPE,
    TITLE_COUNT,
    TITLE_TO_MAP,
    TITLES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Seat, Seats
from outremer.kernel.forms import DONE, Form, Need, ask_all
from outremer.kernel.menu import Menu


def kill(g: France, lord: int, cause: int) -> None:
    """The lord dies, unless somebody may save him: then he lies on his deathbed, and they are asked before all else."""
    if g.rules.asks.may_be_saved(g, lord):
        g.must(DUE_DEATHBED, lord, cause)
    else:
        bury(g, lord, cause)


def bury(g: France, lord: int, cause: int) -> None:
    """Church titles fall vacant, the marriage ends, captives go free, fiefs and the crown wait for heirs."""
    g.rules.asks.dying(g, lord)
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
    forget_freedom(g, lord)
    if was_king:
        g.must(DUE_SUCCESSION, lord, owner, fiefs)
    elif fiefs:
        owe_heirs(g, owner, spouse, fiefs)
    note_presence(g, owner, place)
    g.rules.asks.died(g, lord, place, cause)


def forget_freedom(g: France, lord: int) -> None:
    """Whoever dies as he is about to go free need not be placed any more."""
    for at in range(len(g.due) - DUE_WIDTH, -1, -DUE_WIDTH):
        if g.due[at] == DUE_FREED and g.due[at + 1] == lord:
            del g.due[at : at + DUE_WIDTH]


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
    """A lord is dying: whoever may save him does so by a word of a module's, or lets him die."""

    rule: ClassVar[str] = "feudal_title.kept_until_death"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "lord": Noun(LORDS),
        "cause": Noun(CAUSES),
        "declined": Seats(),
        "over": Flag(),
    }

    def __init__(self, lord: int, cause: int, declined: int = 0, over: bool = False) -> None:
        self.lord = lord
        self.cause = cause
        self.declined = declined  # who could have saved him, and did not
        self.over = over

    def enter(self, g: France) -> None:
        g.take_due()
        self.bury_if_lost(g)

    def waiting(self, g: France) -> int:
        return g.rules.asks.saviours(g, self.lord) & ~self.declined

    def bury_if_lost(self, g: France) -> None:
        if not self.over and not self.waiting(g):
            self.over = True
            bury(g, self.lord, self.cause)

    def needs(self, g: France) -> Need:
        return DONE if self.over else ask_all(self.waiting(g))

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(PASS)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.declined |= 1 << seat
        self.bury_if_lost(g)

    def saved(self) -> None:
        """A module's word has saved him."""
        self.over = True

    def copy(self) -> Deathbed:
        return Deathbed(self.lord, self.cause, self.declined, self.over)


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
