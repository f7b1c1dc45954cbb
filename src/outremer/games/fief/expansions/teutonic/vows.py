"""A Teutonic title in place of a draw: on a lord of the own family or, by that ruling, on another's who is asked."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.expansions.teutonic.chapter import (
    KNIGHTS,
    KNIGHTS_READY,
    ORDER,
    VOW,
    VOW_ASKED,
    VOW_REFUSED,
    chapter,
)
from outremer.games.fief.hands import Draws
from outremer.games.fief.orders import no_vows
from outremer.games.fief.titles import grant, strip
from outremer.games.fief.vocabulary import ACCEPT, LORDS, MEN, PRINCE, REFUSE
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Seat
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu

RECRUITS: Final = "teutonic_recruits"  # the option
ANY_FAMILY: Final = "any"


def no_recruit(g: France, seat: int, lord: int) -> str | None:
    """The rule that keeps this seat from putting the title on this lord, or None. Pure. [teutonic_lord.candidate]"""
    owner = g.owner(lord)
    is_open_to_all = g.rules.options[RECRUITS] == ANY_FAMILY
    return no_vows(g, ORDER, owner if is_open_to_all and owner != NOBODY else seat, lord)


def could_recruit(g: France, seat: int) -> bool:
    """[teutonic_lord.obtain]"""
    for lord in range(MEN):
        if no_recruit(g, seat, lord) is None:
            return True
    return False


def list_recruits(g: France, draws: Draws, seat: int, menu: Menu) -> None:
    """The order's word in the draw. [teutonic_lord.obtain]"""
    menu.none(VOW, ORDER.candidate if draws.has_draw_left() else ORDER.obtain)
    if draws.has_draw_left():
        for lord in range(MEN):
            menu.put(VOW + lord, no_recruit(g, seat, lord))


def recruit(g: France, draws: Draws, seat: int, lord: int) -> None:
    """In place of a card, at once; another's only with leave. [teutonic_lord.obtain] [teutonic_lord.candidate]"""
    if g.owner(lord) == seat:
        admit(g, lord)
    else:
        chapter(g).asked = lord
        chapter(g).asking = seat
    draws.trade(g)


def admit(g: France, lord: int) -> None:
    """He can be no King any more; his family has knights of the order from now on.

    [teutonic_lord.candidate] [teutonic_lord.knight_supply]
    """
    if g.has(lord, PRINCE):
        strip(g, lord, PRINCE)
    grant(g, lord, ORDER.lord)
    seat = g.owner(lord)
    if not chapter(g).reserve >> seat & 1:
        chapter(g).reserve |= 1 << seat
        g.tell(KNIGHTS_READY, seat, g.rules.kinds[KNIGHTS].stock)


class VowAsked(Form[France]):
    """Another's title is offered to this lord: his family accepts or refuses."""

    rule: ClassVar[str] = "teutonic_lord.candidate"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"by": Seat(), "lord": Noun(LORDS), "over": Flag()}

    def __init__(self, by: int, lord: int, over: bool = False) -> None:
        self.by = by
        self.lord = lord
        self.over = over

    def enter(self, g: France) -> None:
        chapter(g).asked = chapter(g).asking = NOBODY
        g.tell(VOW_ASKED, self.by, g.owner(self.lord), self.lord)

    def needs(self, g: France) -> Need:
        return DONE if self.over else ask(g.owner(self.lord))

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(ACCEPT)
        menu.put(REFUSE)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.over = True
        if verb == ACCEPT:
            admit(g, self.lord)
        else:
            g.tell(VOW_REFUSED, seat, self.lord)

    def fits(self, g: France) -> str | None:
        if not self.over and no_vows(g, ORDER, g.owner(self.lord), self.lord) is not None:
            return f"lord: {LORDS[self.lord]} cannot take the vows"
        return None

    def copy(self) -> VowAsked:
        return VowAsked(self.by, self.lord, self.over)
