"""The royal edict against the Temple, with or without the Pope, and the curse that may follow."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.church import acting_pope
from outremer.games.fief.crown import ruler
from outremer.games.fief.deaths import kill
from outremer.games.fief.expansions.templars.commanderies import controlled
from outremer.games.fief.expansions.templars.temple import (
    ALONE,
    BACKING,
    BY_CURSE,
    BY_EDICT,
    CURSE_ROLL,
    CURSED,
    EDICT_ASKED,
    EDICT_ISSUED,
    EDICT_NOT_BACKED,
    EDICT_PAID,
    EDICT_PILLAGED,
    MASTER,
    ORDER,
    ORDER_ABOLISHED,
    PROCLAIM,
    TEMPLAR,
    WITH_POPE,
    is_templar,
    temple,
)
from outremer.games.fief.orders import belongs
from outremer.games.fief.titles import strip
from outremer.games.fief.vocabulary import (
    ACCEPT,
    D6,
    HEAR,
    LORD_COUNT,
    LORDS,
    PASS,
    POPE,
    REFUSE,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Nouns, Seat, decides
from outremer.kernel.forms import DONE, Call, Form, Need, Roll, ask
from outremer.kernel.menu import Menu

EVEN: Final = [1] * 6
SPOILS: Final = 3  # coins of a commandery [edict.pillage.three_coins]
SPOILS_IF_HIDDEN: Final = 2  # [edict.pillage.two_coins_if_hidden]
COMPENSATION: Final = 1  # [edict.hidden.templar_payout]
DEADLY: Final = 1  # [edict.curse.death_roll]


def no_edict(g: France, seat: int, backing: int) -> str | None:
    """The rule that keeps this seat from issuing the edict so, or None. Pure.

    Of the King, or of the Regent in his place, who is nobody's captive. [edict.issuer.king]
    """
    if temple(g).issued:
        return "edict.once_per_game"
    if g.phase != HEAR:
        return "edict.timing"
    king = ruler(g)
    if king == NOBODY or g.owner(king) != seat or g.is_captive(king):
        return "edict.issuer.king"
    if backing == WITH_POPE:
        return "edict.pope.may_support" if temple(g).refused or acting_pope(g) == NOBODY else None
    return "edict.pope.required_with_grand_master" if g.holder_of(MASTER) != NOBODY else None


def issue(g: France, seat: int, backing: int) -> None:
    """Pillage, destruction; and with the Pope the end of the order. [edict.once_per_game]"""
    king = ruler(g)
    temple(g).issued = True
    g.tell(EDICT_ISSUED, seat, king, backing)
    pillage(g, seat)
    temple(g).commanderies = 0  # and only so [edict.commanderies.destroyed] [commandery.destroyed_only_by_edict]
    if backing == WITH_POPE:
        abolish(g)


def pillage(g: France, seat: int) -> None:
    """All of them, whoever controls them, which nobody else can do; if the treasure was hidden, Templar families keep
    something too.

    [commandery.no_pillage] [edict.pillage.three_coins] [edict.pillage.two_coins_if_hidden]
    [edict.hidden.templar_payout]
    """
    is_hidden = temple(g).hidden
    count = temple(g).commanderies.bit_count()
    coins = count * (SPOILS_IF_HIDDEN if is_hidden else SPOILS)
    g.earn(seat, coins)
    g.tell(EDICT_PILLAGED, seat, count, coins)
    for one in range(g.rules.seats):
        own = len(controlled(g, one))
        if is_hidden and own and belongs(g, ORDER, one):
            g.earn(one, own * COMPENSATION)
            g.tell(EDICT_PAID, one, own, own * COMPENSATION)


def abolish(g: France) -> None:
    """Every Templar lord dies, and his knight with him. [edict.supported.templars_killed]

    [edict.supported.order_destroyed]
    """
    piece = temple(g)
    piece.abolished = True
    piece.condemned = g.holder_of(MASTER)
    g.tell(ORDER_ABOLISHED)
    doomed = [lord for lord in range(LORD_COUNT) if is_templar(g, lord)]
    for lord in doomed:
        if g.has(lord, MASTER):
            strip(g, lord, MASTER)
        strip(g, lord, TEMPLAR)
    for lord in doomed:
        kill(g, lord, BY_EDICT)


def curse(g: France) -> None:
    """The Grand Master is dead by the edict: he has cursed the Pope and who wears the crown. [edict.curse.marker]"""
    for lord in (g.holder_of(POPE), ruler(g)):
        if lord != NOBODY:
            temple(g).cursed |= 1 << lord
            g.tell(CURSED, g.owner(lord), lord)


class EdictAsked(Form[France]):
    """The King has asked for support: the Pope agrees, and the edict is issued, or refuses. [edict.pope.may_support]"""

    rule: ClassVar[str] = "edict.pope.may_support"
    aside: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"by": Seat(), "over": Flag()}

    def __init__(self, by: int, over: bool = False) -> None:
        self.by = by
        self.over = over

    def enter(self, g: France) -> None:
        """A Pope of the King's own family has decided already. [edict.pope.may_support]"""
        if acting_pope(g) == self.by:
            self.over = True
            issue(g, self.by, WITH_POPE)
        else:
            g.tell(EDICT_ASKED, self.by, ruler(g))

    def needs(self, g: France) -> Need:
        return DONE if self.over else ask(acting_pope(g))

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(ACCEPT)
        menu.put(REFUSE)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.over = True
        if verb == ACCEPT:
            issue(g, self.by, WITH_POPE)
        else:
            temple(g).refused = True  # until the next turn
            g.tell(EDICT_NOT_BACKED, seat)

    def moot(self, g: France) -> bool:
        """The King or the Pope is gone."""
        return not self.over and no_edict(g, self.by, WITH_POPE) is not None

    def copy(self) -> EdictAsked:
        return EdictAsked(self.by, self.over)


class EdictMoment(Form[France]):
    """The last moment of phase 1 for an edict that would change anything."""

    rule: ClassVar[str] = "edict.timing"
    blanks: ClassVar[dict[str, Blank]] = {"asking": decides(Flag()), "over": Flag()}

    def __init__(self, asking: bool = False, over: bool = False) -> None:
        self.asking = asking  # the Pope, for his support
        self.over = over

    def needs(self, g: France) -> Need:
        """[edict.timing]"""
        king = ruler(g)
        if self.over or king == NOBODY or not self.would_change(g):
            return DONE
        seat = g.owner(king)
        if self.asking:
            return Call(EdictAsked(seat))
        for backing in range(len(BACKING)):
            if no_edict(g, seat, backing) is None:
                return ask(seat)
        return DONE

    def would_change(self, g: France) -> bool:
        if temple(g).commanderies:
            return True
        for lord in range(LORD_COUNT):
            if is_templar(g, lord):
                return acting_pope(g) != NOBODY and not temple(g).refused
        return False

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        for backing in range(len(BACKING)):
            menu.put(PROCLAIM + backing, no_edict(g, seat, backing))

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == PASS:
            self.over = True
        elif noun == WITH_POPE:
            self.asking = True
        else:
            issue(g, seat, ALONE)

    def returned(self, g: France, form: Form[France]) -> None:
        self.asking = False

    def dropped(self, g: France, form: Form[France]) -> None:
        self.asking = False

    def copy(self) -> EdictMoment:
        return EdictMoment(self.asking, self.over)


class Curse(Form[France]):
    """Before anything else of phase 1 a die for every cursed lord. [edict.curse.death_roll]"""

    rule: ClassVar[str] = "edict.curse.death_roll"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"lords": Nouns(LORDS)}

    def __init__(self, lords: int = 0) -> None:
        self.lords = lords  # who must still roll

    def enter(self, g: France) -> None:
        self.lords = temple(g).cursed

    def next_lord(self, g: France) -> int:
        for lord in range(LORD_COUNT):
            if self.lords >> lord & 1 and g.is_in_play(lord):
                return lord
        return NOBODY

    def needs(self, g: France) -> Need:
        return DONE if self.next_lord(g) == NOBODY else Roll(EVEN, D6)

    def rolled(self, g: France, outcome: int) -> None:
        """[edict.curse.death_roll]"""
        lord = self.next_lord(g)
        self.lords &= ~(1 << lord)
        g.tell(CURSE_ROLL, lord, outcome + 1)
        if outcome + 1 <= DEADLY:
            kill(g, lord, BY_CURSE)

    def copy(self) -> Curse:
        return Curse(self.lords)
