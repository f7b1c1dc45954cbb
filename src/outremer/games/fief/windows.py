"""Moments at which everybody who could hold something is asked at once and in secret, see `moments`."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.ambush import Ambush, list_ambushes, no_ambushed
from outremer.games.fief.assassination import (
    Assassination,
    Execution,
    is_any_assassin,
    list_murders,
    list_sentences,
    no_condemned,
    no_victim,
)
from outremer.games.fief.knowing import could_hold
from outremer.games.fief.layout import FIEF_TAXER, SEE_TAXER
from outremer.games.fief.moments import Window, said
from outremer.games.fief.unrest import is_any_unrest, list_risings, no_unrest
from outremer.games.fief.uprising import Uprising
from outremer.games.fief.vocabulary import (
    AMBUSH,
    ASSASSINATION,
    CONDEMN,
    FAMINE,
    INCITE,
    JUSTICE,
    LORD_COUNT,
    NEITHER,
    PASS,
    SPRING,
    STRIKE,
    UPRISING,
    VILLAGE_COUNT,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank
from outremer.kernel.forms import Form
from outremer.kernel.menu import Menu


def could_strike(g: France, seat: int) -> bool:
    """Could it play Assassination, as far as everybody knows?"""
    if could_hold(g, seat, ASSASSINATION):
        for lord in range(LORD_COUNT):
            if no_victim(g, seat, lord) is None:
                return True
    return False


def could_condemn(g: France, seat: int) -> bool:
    """Could it play Justice, as far as everybody knows?"""
    if is_any_assassin(g) and could_hold(g, seat, JUSTICE):
        for lord in range(LORD_COUNT):
            if no_condemned(g, seat, lord) is None:
                return True
    return False


def could_incite(g: France, seat: int) -> bool:
    """Could it play Uprising, as far as everybody knows?"""
    if is_any_unrest(g) and could_hold(g, seat, UPRISING):
        for village in range(VILLAGE_COUNT):
            if no_unrest(g, seat, village) is None:
                return True
    return False


def list_daggers(g: France, seat: int, menu: Menu) -> None:
    """`strike` and `condemn`, with the same bars as the offers of these cards."""
    list_murders(g, seat, menu, STRIKE)
    list_sentences(g, seat, menu, CONDEMN)


def dagger(seat: int, verb: int, noun: int) -> Form[France]:
    return Assassination(seat, noun) if verb == STRIKE else Execution(seat, noun)


class DaggerWindow(Window):
    """A moment for Assassination and Justice."""

    blanks: ClassVar[dict[str, Blank]] = {**Window.blanks, "answers": said([PASS, STRIKE, CONDEMN])}

    def could_act(self, g: France, seat: int) -> bool:
        return could_strike(g, seat) or could_condemn(g, seat)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        list_daggers(g, seat, menu)

    def act(self, g: France, seat: int, verb: int, noun: int) -> Form[France]:
        return dagger(seat, verb, noun)


class MarkersPlaced(DaggerWindow):
    """The markers of a vote lie, and their colours are not shown yet."""


class RisingWindow(DaggerWindow):
    """A moment at which villages may rise too."""

    blanks: ClassVar[dict[str, Blank]] = {**Window.blanks, "answers": said([PASS, STRIKE, CONDEMN, INCITE])}

    def could_act(self, g: France, seat: int) -> bool:
        return super().could_act(g, seat) or could_incite(g, seat)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        super().may(g, seat, menu)
        list_risings(g, seat, menu, INCITE)

    def act(self, g: France, seat: int, verb: int, noun: int) -> Form[France]:
        return Uprising(seat, noun) if verb == INCITE else dagger(seat, verb, noun)


class BeforeIncome(RisingWindow):
    """Income is about to be paid: the last moment for risings against taxes."""

    def concerns(self, g: France, seat: int) -> bool:
        """Whether a village it controls could rise."""
        board = g.rules.board
        for village in range(VILLAGE_COUNT):
            if g.controls(seat, village):
                taxed = g.fief[FIEF_TAXER + board.fief_of[village]], g.see[SEE_TAXER + board.see_of[village]]
                if taxed != (NOBODY, NOBODY) or g.is_struck(village, FAMINE):
                    return True
        return False


class MarchEnded(RisingWindow):
    """A player's movement has ended."""

    def concerns(self, g: France, seat: int) -> bool:
        """Whether it was this player's, or units of both stand in one village."""
        if g.active in (NOBODY, seat):
            return True
        for village in range(VILLAGE_COUNT):
            if g.occupies(seat, village) and g.occupies(g.active, village):
                return True
        return False


class YearEnds(RisingWindow):
    """The turn is about to end."""


class BattleBegins(DaggerWindow):
    """A battle is about to begin."""

    def concerns(self, g: France, seat: int) -> bool:
        return g.side[seat] != NEITHER


class RoundBegins(DaggerWindow):
    """A round of dice is about to begin: the moment for an ambush too."""

    blanks: ClassVar[dict[str, Blank]] = {**Window.blanks, "answers": said([PASS, STRIKE, CONDEMN, SPRING])}

    def could_act(self, g: France, seat: int) -> bool:
        return super().could_act(g, seat) or could_spring(g, seat)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        super().may(g, seat, menu)
        list_ambushes(g, seat, menu, SPRING)

    def act(self, g: France, seat: int, verb: int, noun: int) -> Form[France]:
        return Ambush(seat, noun) if verb == SPRING else dagger(seat, verb, noun)

    def concerns(self, g: France, seat: int) -> bool:
        return g.side[seat] != NEITHER


def could_spring(g: France, seat: int) -> bool:
    """Could it play Ambush, as far as everybody knows?"""
    if could_hold(g, seat, AMBUSH):
        for lord in range(LORD_COUNT):
            if no_ambushed(g, seat, lord) is None:
                return True
    return False
