"""The treasure of the Temple: two Templars in one village try to hide it, once a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.expansions.templars.temple import (
    HIDE_TREASURE,
    ORDER,
    TREASURE_HIDDEN,
    TREASURE_REFUSED,
    TREASURE_ROLL,
    TREASURE_SOUGHT,
    templars_at,
    temple,
)
from outremer.games.fief.orders import belongs, brothers
from outremer.games.fief.vocabulary import ACCEPT, D6, REFUSE, VILLAGE_COUNT, VILLAGES
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Seat
from outremer.kernel.forms import DONE, Form, Need, Roll, ask
from outremer.kernel.menu import Menu

EVEN: Final = [1] * 6
HIDING: Final = 4  # this or more hides it [treasure.roll]


def no_quest(g: France, seat: int) -> str | None:
    """The rule that keeps this seat from trying it anywhere, or None. Pure."""
    piece = temple(g)
    if piece.abolished:
        return "edict.supported.order_destroyed"
    if piece.hidden:
        return "treasure.attempt"
    if piece.sought:
        return "treasure.once_per_turn"
    return None if belongs(g, ORDER, seat) else "treasure.attempt"


def list_attempts(g: France, seat: int, menu: Menu) -> None:
    """The order's word in the march, where a Templar of the family is."""
    bar = no_quest(g, seat)
    menu.none(HIDE_TREASURE, bar or "treasure.attempt")
    if bar is None:
        places = {g.place(lord) for lord in brothers(g, ORDER, seat)}
        for village in sorted(places):
            if village < VILLAGE_COUNT:
                menu.put(HIDE_TREASURE + village, no_attempt(g, seat, village))


def no_attempt(g: France, seat: int, village: int) -> str | None:
    """The rule that keeps this seat from trying to hide the treasure there, or None. Pure.

    Two free Templars, one of them at least the own; another family must not have refused already in this turn.
    [treasure.attempt]
    """
    bar = no_quest(g, seat)
    if bar is not None:
        return bar
    own = len(templars_at(g, seat, village))
    if own and (own > 1 or helper(g, seat, village) != NOBODY):
        return None
    return "treasure.attempt"


def helper(g: France, seat: int, village: int) -> int:
    """The next family with a Templar there, which has not refused, or NOBODY. [treasure.roll]"""
    for other in g.in_turn_order():
        if other != seat and not temple(g).declined >> other & 1 and templars_at(g, other, village):
            return other
    return NOBODY


def may_try(g: France, seat: int) -> bool:
    """Anywhere?"""
    if no_quest(g, seat) is not None:
        return False
    for lord in brothers(g, ORDER, seat):
        if g.place(lord) < VILLAGE_COUNT and no_attempt(g, seat, g.place(lord)) is None:
            return True
    return False


class TreasureSought(Form[France]):
    """With two Templars of the own the die is thrown; else another family with one there must agree."""

    rule: ClassVar[str] = "treasure.attempt"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": Seat(),
        "village": Noun(VILLAGES),
        "agreed": Flag(),
        "over": Flag(),
    }

    def __init__(self, seat: int, village: int, agreed: bool = False, over: bool = False) -> None:
        self.seat = seat
        self.village = village
        self.agreed = agreed
        self.over = over

    def enter(self, g: France) -> None:
        temple(g).seeking = NOBODY
        self.agreed = len(templars_at(g, self.seat, self.village)) > 1
        g.tell(TREASURE_SOUGHT, self.seat, self.village)

    def needs(self, g: France) -> Need:
        if self.over:
            return DONE
        if self.agreed:
            return Roll(EVEN, D6)
        other = helper(g, self.seat, self.village)
        return DONE if other == NOBODY else ask(other)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(ACCEPT)
        menu.put(REFUSE)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        """Whoever refuses is not asked again in this turn. [treasure.roll]"""
        if verb == ACCEPT:
            self.agreed = True
        else:
            temple(g).declined |= 1 << seat
            g.tell(TREASURE_REFUSED, seat, self.village)

    def rolled(self, g: France, outcome: int) -> None:
        """[treasure.roll] [treasure.once_per_turn]"""
        self.over = True
        temple(g).sought = True
        g.tell(TREASURE_ROLL, self.seat, outcome + 1)
        if outcome + 1 >= HIDING:
            temple(g).hidden = True
            g.tell(TREASURE_HIDDEN, self.village)

    def fits(self, g: France) -> str | None:
        if not self.over and not templars_at(g, self.seat, self.village):
            return f"village: seat {self.seat} has no free Templar there"
        return None

    def copy(self) -> TreasureSought:
        return TreasureSought(self.seat, self.village, self.agreed, self.over)
