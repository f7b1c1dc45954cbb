"""Death is one function, `kill`: nobody else clears a lord. What must be chosen because of it, `France.must` queues."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.knowing import lapse_with, lay
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
    NO_SPOUSE,
    ORPHANED,
    OWNER,
    PLACE,
    SPOUSE,
)
from outremer.games.fief.places import note_fief, note_presence, replace_troops
from outremer.games.fief.titles import grant, strip
from outremer.games.fief.vocabulary import (
    ABSOLVED,
    BEQUEATH,
    CAUSES,
    DIED,
    FEUDAL,
    FIEF_COUNT,
    KING,
    LORD_COUNT,
    LORDS,
    PASS,
    POPE,
    TITLE_COUNT,
    TITLE_INHERITED,
    TITLE_TO_MAP,
    TITLES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Seat, Seats
from outremer.kernel.forms import DONE, Form, Need, ask, ask_all
from outremer.kernel.menu import Menu


def kill(g: France, lord: int, cause: int) -> None:
    """The lord dies, unless somebody may save him: then he lies on his deathbed, and they are asked before all else."""
    if g.rules.asks.may_be_saved(g, lord, cause):
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
            strip(g, lord, title)  # a Crown Prince whose mother dies keeps his [crown_prince.survives_queen]
    spouse = end_marriage(g, lord)
    lay(g, lord, LAID, DISCARDED_PILE)  # [card.lord.card_on_board]
    for row in (OWNER, PLACE, CAPTOR):
        g.lord[row + lord] = NOBODY
    g.lord[FLAGS + lord] = 0
    forget_freedom(g, lord)
    lapse_with(g, lord)
    if was_king:
        g.must(DUE_SUCCESSION, lord, owner, fiefs)
    else:
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
    """His until now, his feudal titles have no holder until heirs are named. [feudal_title.kept_until_death]"""
    for fief in range(FIEF_COUNT):
        if g.has(lord, fief):
            g.lord[HELD + lord] &= ~(1 << fief)
            g.holder[fief] = NOBODY


def owe_heirs(g: France, family: int, spouse: int, fiefs: int) -> None:
    """Who inherits these fiefs (bits) is settled before all else goes on, if anybody could.

    [feudal_title.inheritance]
    """
    has_spouse = spouse != NOBODY and g.is_in_play(spouse)
    if fiefs and (has_spouse or g.lords_of(family)):
        g.must(DUE_HEIRS, family, spouse if has_spouse else NO_SPOUSE, fiefs)
        return
    for fief in range(FIEF_COUNT):
        if fiefs >> fief & 1:
            back_to_map(g, fief, family)


def spouse_in(g: France) -> int:
    """Of the dead of whom the first consequence speaks, or NOBODY."""
    return NOBODY if g.due[2] == NO_SPOUSE else g.due[2]


def inherit(g: France, fief: int, heir: int, of: int) -> None:
    """A lord inherits; if the title leaves the family, so do its troops in the city."""
    g.tell(TITLE_INHERITED, g.owner(heir), fief, heir)
    grant(g, heir, fief)
    city = g.city_of(fief)
    if city != NOBODY and g.owner(heir) != of:
        replace_troops(g, city, of, g.owner(heir))  # [feudal_title.inheritance.troops_replaced]


def back_to_map(g: France, fief: int, of: int) -> None:
    """Nobody inherits: the fief is no longer governed, and the family may reclaim it. [feudal_title.no_heir.to_map]"""
    g.fief[ORPHANED + fief] = of
    g.tell(TITLE_TO_MAP, fief)
    note_fief(g, fief)


class Deathbed(Form[France]):
    """A lord is dying: whoever may save him does so by a word of a module's, or lets him die."""

    rule: ClassVar[str] = "any_time.not_mid_roll"
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
        return g.rules.asks.saviours(g, self.lord, self.cause) & ~self.declined

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
    """Title by title the family says who inherits; without a lord who could, the spouse does, or nobody."""

    rule: ClassVar[str] = "feudal_title.inheritance"
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": Seat(),
        "spouse": Noun(LORDS, nobody=True),
        "titles": Nouns(TITLES),
    }

    def __init__(self, seat: int, spouse: int, titles: int) -> None:
        self.seat = seat
        self.spouse = spouse  # of the dead
        self.titles = titles  # that still wait for an heir

    def enter(self, g: France) -> None:
        g.take_due()
        for fief in range(FIEF_COUNT):
            if self.titles >> fief & 1:
                self.settle_if_clear(g, fief)

    def settle_if_clear(self, g: France, fief: int) -> None:
        """Where there is nothing to choose."""
        heirs = self.heirs_of(g, fief)
        if len(heirs) > 1:
            return
        self.titles &= ~(1 << fief)
        if heirs:
            inherit(g, fief, heirs[0], self.seat)
        else:
            back_to_map(g, fief, self.seat)

    def heirs_of(self, g: France, fief: int) -> list[int]:
        """The family; the spouse if it has nobody, or by that ruling as well. [feudal_title.inheritance]"""
        heirs = [lord for lord in g.lords_of(self.seat) if g.rules.asks.bars_title(g, fief, lord) is None]
        if self.spouse_may_inherit(g, fief) and (not heirs or g.rules.spouse_may_be_named):
            heirs.append(self.spouse)
        return heirs

    def spouse_may_inherit(self, g: France, fief: int) -> bool:
        return (
            self.spouse != NOBODY
            and g.is_in_play(self.spouse)
            and g.rules.asks.bars_title(g, fief, self.spouse) is None
        )

    def needs(self, g: France) -> Need:
        return ask(self.seat) if self.titles else DONE

    def may(self, g: France, seat: int, menu: Menu) -> None:
        for fief in range(FIEF_COUNT):
            if self.titles >> fief & 1:
                for lord in range(LORD_COUNT):
                    menu.put(BEQUEATH + fief * LORD_COUNT + lord, self.no_heir(g, fief, lord))

    def no_heir(self, g: France, fief: int, lord: int) -> str | None:
        if g.owner(lord) == self.seat:
            return g.rules.asks.bars_title(g, fief, lord)
        return None if lord in self.heirs_of(g, fief) else "feudal_title.inheritance"

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        fief, lord = divmod(noun, LORD_COUNT)
        self.titles &= ~(1 << fief)
        inherit(g, fief, lord, self.seat)

    def fits(self, g: France) -> str | None:
        for fief in range(TITLE_COUNT):
            if self.titles >> fief & 1 and (fief >= FIEF_COUNT or g.holder_of(fief) != NOBODY):
                return f"titles: {TITLES[fief]} is not waiting for an heir"
        if self.titles and not g.lords_of(self.seat):
            return "seat: this family has nobody to inherit"
        return None

    def copy(self) -> Heirs:
        return Heirs(self.seat, self.spouse, self.titles)
