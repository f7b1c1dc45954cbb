"""Feudal titles: bought, granted, given away, conquered. Titles of any kind change hands by `grant` and `strip`."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.knowing import lay
from outremer.games.fief.layout import DISCARDED_PILE, HELD, LAID, ORPHANED
from outremer.games.fief.places import note_fief
from outremer.games.fief.vocabulary import (
    ARC,
    ARC_CARD,
    CARDINAL,
    CARDINAL_CARD,
    FIEF_COUNT,
    FIEFS,
    SINGLE_TITLES,
    TITLE_GAINED,
    TITLE_LOST,
    VILLAGES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Number, Seat, given
from outremer.kernel.forms import DONE, Form, Need


def grant(g: France, lord: int, title: int) -> None:
    """A lord gains a title; whoever had it before loses it."""
    if title < SINGLE_TITLES:
        before = g.holder[title]
        if before == lord:
            return
        if before != NOBODY:
            _unmark(g, before, title)
        g.holder[title] = lord
    g.lord[HELD + lord] |= 1 << title
    g.tell(TITLE_GAINED, g.owner(lord), lord, title)
    if title < FIEF_COUNT:
        g.fief[ORPHANED + title] = NOBODY
        note_fief(g, title)
    g.rules.asks.gained(g, lord, title)


def strip(g: France, lord: int, title: int) -> None:
    """A lord loses a title, and nobody has it now."""
    _unmark(g, lord, title)
    if title < SINGLE_TITLES:
        g.holder[title] = NOBODY
    if title < FIEF_COUNT:
        note_fief(g, title)


def _unmark(g: France, lord: int, title: int) -> None:
    g.lord[HELD + lord] &= ~(1 << title)
    g.tell(TITLE_LOST, g.owner(lord), lord, title)
    if title == ARC:  # [card.arc.death]
        lay(g, ARC_CARD, LAID, DISCARDED_PILE)
    if title == CARDINAL:  # [card.cardinal.death]
        if g.biretta == lord:
            g.biretta = NOBODY
        else:
            lay(g, CARDINAL_CARD, LAID, DISCARDED_PILE)
    g.rules.asks.lost(g, lord, title)


class Investiture(Form[France]):
    """A title was bought, granted or reclaimed: on which lord it is put, and which stronghold becomes the city.

    Carries out feudal_title.marker_on_lord, feudal_title.stronghold_to_city, feudal_title.fief_governed.
    """

    rule: ClassVar[str] = "feudal_title.marker_on_lord"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "fief": given(Noun(FIEFS)),
        "price": given(Number(0, 99)),
        "capital": Noun(VILLAGES, nobody=True),
        "over": Flag(),
    }

    def __init__(self, seat: int, fief: int, price: int, capital: int = NOBODY, over: bool = False) -> None:
        self.seat = seat
        self.fief = fief
        self.price = price
        self.capital = capital
        self.over = over

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Investiture:
        return Investiture(self.seat, self.fief, self.price, self.capital, self.over)


class Conquest(Form[France]):
    """A city has fallen: its title goes to a lord of the conqueror's choice.

    Carries out feudal_title.captured_with_city.
    """

    rule: ClassVar[str] = "feudal_title.captured_with_city"
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"fief": Noun(FIEFS), "seat": Seat()}

    def __init__(self, fief: int, seat: int) -> None:
        self.fief = fief
        self.seat = seat

    def enter(self, g: France) -> None:
        g.take_due()

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Conquest:
        return Conquest(self.fief, self.seat)
