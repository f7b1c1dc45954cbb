"""Royal guards: they come with the crown, stay with King or Queen, and turn back into ordinary troops."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.expansions.tactics.camp import (
    CONVERSION,
    GROUPS,
    GUARD,
    GUARD_KINDS,
    GUARDS,
    GUARDS_CAME,
    GUARDS_REVERTED,
    OFFICES,
    ORDINARY,
    camp,
)
from outremer.games.fief.places import put_troops, take_troops
from outremer.games.fief.vocabulary import LORDS, PASS
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


def note_office(g: France, lord: int, title: int) -> None:
    """A lord gained a title: who has become King, or Queen, is asked for guards, once. [royal_guard.king.conversion]"""
    for group in range(len(GROUPS)):
        if OFFICES[group] >> title & 1 and camp(g).guarded[group] != lord:
            dismiss(g, group)
            camp(g).guarded[group] = lord
            camp(g).called |= 1 << group


def lapsed(g: France, group: int) -> bool:
    """Has whose guards these are lost the office, or life? A Queen who becomes Regent has not."""
    piece = camp(g)
    lord = piece.guarded[group]
    return piece.astray >> group & 1 == 1 if lord == NOBODY else not g.titles(lord) & OFFICES[group]


def note_strays(g: France, seat: int, village: int) -> None:
    """Guards who stayed behind while others rode may come back to nobody."""
    for group in range(len(GROUPS)):
        if camp(g).guarded[group] == NOBODY and has_guards(g, seat, village, group):
            camp(g).astray |= 1 << group


def dismiss(g: France, group: int) -> None:
    """Wherever they are, guards turn back into ordinary troops, as far as the counters go. [royal_guard.reverts]"""
    camp(g).guarded[group] = NOBODY
    camp(g).called &= ~(1 << group)
    for mounted in range(len(ORDINARY)):
        kind, was = GUARD_KINDS[group][mounted], ORDINARY[mounted]
        for place in range(g.rules.place_count):
            for seat in range(g.rules.seats):
                count = g.troops_of(seat, place, kind)
                if count:
                    g.tell(GUARDS_REVERTED, seat, kind, count, place)
                    put_troops(g, seat, place, was, min(count, g.stock_left(seat, was)))
                    take_troops(g, seat, place, kind, count)
    camp(g).astray &= ~(1 << group)


def guard_of(g: France, kind: int) -> int:
    """The King or Queen whom troops of this kind guard, or NOBODY."""
    for group in range(len(GROUPS)):
        if kind in GUARD_KINDS[group]:
            return camp(g).guarded[group]
    return NOBODY


def has_guards(g: France, seat: int, village: int, group: int) -> bool:
    for kind in GUARD_KINDS[group]:
        if g.troops_of(seat, village, kind):
            return True
    return False


class GuardsCalled(Form[France]):
    """King or Queen, as the office begins: which of the family's troops in the same village become guards."""

    rule: ClassVar[str] = "royal_guard.king.conversion"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "lord": Noun(LORDS),
        "group": Noun(GROUPS),
        "over": Flag(),
    }

    def __init__(self, lord: int, group: int, over: bool = False) -> None:
        self.lord = lord
        self.group = group
        self.over = over

    def enter(self, g: France) -> None:
        """A captive has no troops about him."""
        camp(g).called &= ~(1 << self.group)
        self.end_if_nobody_is_left(g)

    def end_if_nobody_is_left(self, g: France) -> None:
        """By what all can see: the number of men there and of guards. [fog.face_down]"""
        seat, village = g.owner(self.lord), g.place(self.lord)
        guards, wanted = 0, 0
        for kind in GUARDS:
            guards += g.troops_of(seat, village, kind)
        for kind in GUARD_KINDS[self.group]:
            wanted += g.stock_left(seat, kind)
        self.over = self.over or not wanted or not g.is_free(self.lord) or g.men(seat, village) == guards

    def needs(self, g: France) -> Need:
        return DONE if self.over else ask(g.owner(self.lord))

    def may(self, g: France, seat: int, menu: Menu) -> None:
        for mounted in range(len(ORDINARY)):
            menu.put(GUARD + mounted, self.no_guard(g, seat, mounted))
        menu.put(PASS)

    def no_guard(self, g: France, seat: int, mounted: int) -> str | None:
        """Two knights and two men-at-arms for a King, one and two for a Queen, of those in the same village.

        [royal_guard.king.conversion] [royal_guard.queen.conversion]
        """
        has_any = g.troops_of(seat, g.place(self.lord), ORDINARY[mounted]) > 0
        is_free = g.stock_left(seat, GUARD_KINDS[self.group][mounted]) > 0
        return None if has_any and is_free else CONVERSION[self.group]

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == PASS:
            self.over = True
            return
        village, kind = g.place(self.lord), GUARD_KINDS[self.group][noun]
        if g.rules.asks.hides_troops(g, seat, village):
            g.reveal()
        put_troops(g, seat, village, kind, 1)
        take_troops(g, seat, village, ORDINARY[noun], 1)
        g.tell(GUARDS_CAME, self.lord, kind, village)
        self.end_if_nobody_is_left(g)

    def copy(self) -> GuardsCalled:
        return GuardsCalled(self.lord, self.group, self.over)


class GuardsDismissed(Form[France]):
    """The office is lost: its guards are ordinary troops again."""

    rule: ClassVar[str] = "royal_guard.reverts"
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"group": Noun(GROUPS), "over": Flag()}

    def __init__(self, group: int, over: bool = False) -> None:
        self.group = group
        self.over = over

    def enter(self, g: France) -> None:
        dismiss(g, self.group)

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> GuardsDismissed:
        return GuardsDismissed(self.group, self.over)
