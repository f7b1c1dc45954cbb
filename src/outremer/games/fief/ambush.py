"""Ambush: whom it may catch, and what becomes of the captive."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.knowing import spend
from outremer.games.fief.prisoners import capture
from outremer.games.fief.table_rules import Desk
from outremer.games.fief.vocabulary import AMBUSH, AMBUSHED, LORD_COUNT, LORDS, NEITHER, PLAY_AMBUSH, PLAYED
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Noun, Seat
from outremer.kernel.forms import DONE, Form, Need
from outremer.kernel.menu import Menu


def no_ambushed(g: France, seat: int, lord: int) -> str | None:
    """What, for all to see, keeps this lord from being caught by this seat now."""
    if g.field == NOBODY or g.side[seat] == NEITHER or not g.has_lord_at(seat, g.field):
        return "card.ambush.timing"  # [card.ambush.timing]
    if not g.is_free(lord) or g.place(lord) != g.field or g.side[g.owner(lord)] in (NEITHER, g.side[seat]):
        return "card.ambush.capture"  # [card.ambush.capture]
    return None


def no_ambush(g: France, seat: int, lord: int) -> str | None:
    return no_ambushed(g, seat, lord) or (None if g.holds(seat, AMBUSH) else "card.ambush.timing")


def list_ambushes(g: France, seat: int, menu: Menu, verb: int) -> None:
    """The words of Ambush, as offers or in a window; without the card none is free."""
    for lord in range(LORD_COUNT):
        menu.put(verb + lord, no_ambush(g, seat, lord))


class Ambush(Form[France]):
    """A lord is caught in the battle."""

    rule: ClassVar[str] = "card.ambush.capture"
    aside: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"by": Seat(), "lord": Noun(LORDS)}

    def __init__(self, by: int, lord: int) -> None:
        self.by = by
        self.lord = lord

    def enter(self, g: France) -> None:
        """His troops stay, and without a lord they only defend. [card.ambush.capture]"""
        spend(g, self.by, AMBUSH)
        g.tell(PLAYED, self.by, AMBUSH)
        g.tell(AMBUSHED, self.by, self.lord)
        capture(g, self.lord, self.by)

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Ambush:
        return Ambush(self.by, self.lord)


class Ambushes(Desk):
    """An ambush, whenever one of the own lords is in the battle being fought."""

    verbs: ClassVar[tuple[int, ...]] = (PLAY_AMBUSH,)

    def has_business(self, g: France, seat: int) -> bool:
        return g.holds(seat, AMBUSH)

    def offers(self, g: France, seat: int, menu: Menu) -> None:
        list_ambushes(g, seat, menu, PLAY_AMBUSH)

    def offered(self, g: France, seat: int, verb: int, noun: int) -> Form[France]:
        return Ambush(seat, noun)
