"""Lords are captured, held, freed."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.knowing import lapse_with, spend
from outremer.games.fief.layout import CAPTOR
from outremer.games.fief.passage import no_passage
from outremer.games.fief.places import is_owed_freedom, note_presence, owe_freedom, placement, put_lord
from outremer.games.fief.sides import strongest
from outremer.games.fief.table_rules import Desk
from outremer.games.fief.vocabulary import (
    CAPTURED,
    DONE_WITH_IT,
    ESCAPE,
    ESCAPED,
    FREED,
    LORD_COUNT,
    LORDS,
    PASSAGE,
    PLACE,
    PLACES,
    PLAYED,
    RELEASE,
    SEIZE,
    SIDES,
    VILLAGE_COUNT,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Noun, Seat, Seats, given
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


def capture(g: France, lord: int, captor: int) -> None:
    """He stays where he is, as a captive; those whom he alone has guarded go free.

    [prisoner.marking] [prisoner.freed_by_battle]
    """
    g.lord[CAPTOR + lord] = captor
    g.tell(CAPTURED, captor, lord, g.place(lord))
    note_presence(g, g.owner(lord), g.place(lord))
    g.rules.asks.was_captured(g, lord)


class Captures(Form[France]):
    """The winners take the lords whom no troops protect any more; the strongest of a coalition chooses first, and what
    is left goes to the next."""

    rule: ClassVar[str] = "battle.coalition.leader_prisoner"
    order: ClassVar[str] = "battle.coalition.leader_prisoner"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "village": given(Noun(PLACES)),
        "side": given(Noun(SIDES)),
        "losers": given(Seats()),
        "passed": Seats(),
    }

    def __init__(self, village: int, side: int, losers: int, passed: int = 0) -> None:
        self.village = village
        self.side = side  # the winners
        self.losers = losers
        self.passed = passed  # of the winners, who has chosen

    def lords(self, g: France) -> list[int]:
        """Still to be captured."""
        found: list[int] = []
        for seat in range(g.rules.seats):
            if self.losers >> seat & 1:
                found += g.lords_at(seat, self.village)
        return found

    def enter(self, g: France) -> None:
        if strongest(g, self.side) == NOBODY:
            for lord in self.lords(g):
                g.rules.asks.taken_unplayed(g, lord)
        self.take_the_rest(g)

    def take_the_rest(self, g: France) -> None:
        """The last to choose takes them all. [battle.losses.lords_captured]"""
        taker = strongest(g, self.side, self.passed)
        if taker != NOBODY and strongest(g, self.side, self.passed | 1 << taker) == NOBODY:
            for lord in self.lords(g):
                capture(g, lord, taker)

    def needs(self, g: France) -> Need:
        taker = strongest(g, self.side, self.passed)
        return ask(taker) if taker != NOBODY and self.lords(g) else DONE

    def may(self, g: France, seat: int, menu: Menu) -> None:
        """[battle.coalition.leader_prisoner]"""
        taken = self.lords(g)
        for lord in range(LORD_COUNT):
            menu.put(SEIZE + lord, None if lord in taken else "battle.coalition.leader_prisoner")
        menu.put(DONE_WITH_IT)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == SEIZE:
            capture(g, noun, seat)
        else:
            self.passed |= 1 << seat
            self.take_the_rest(g)

    def copy(self) -> Captures:
        return Captures(self.village, self.side, self.losers, self.passed)


class Freed(Form[France]):
    """A freed lord is placed by his family; until then he is a captive."""

    rule: ClassVar[str] = "release.placement"
    sealed: ClassVar[bool] = True  # or he could be released twice
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "lord": Noun(LORDS),
        "seat": Seat(),
    }

    def __init__(self, lord: int, seat: int) -> None:
        self.lord = lord
        self.seat = seat

    def enter(self, g: France) -> None:
        """Where there is one place only, nobody is asked."""
        g.take_due()
        villages = placement(g, self.seat, is_new=False)
        if villages.bit_count() == 1:
            self.put(g, villages.bit_length() - 1)

    def needs(self, g: France) -> Need:
        return ask(self.seat) if g.is_captive(self.lord) else DONE

    def may(self, g: France, seat: int, menu: Menu) -> None:
        """[release.placement]"""
        villages = placement(g, seat, is_new=False)
        for village in range(VILLAGE_COUNT):
            menu.put(PLACE + village, None if villages >> village & 1 else "release.placement")

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.put(g, noun)

    def put(self, g: France, village: int) -> None:
        g.lord[CAPTOR + self.lord] = NOBODY
        g.tell(FREED, self.seat, self.lord)
        lapse_with(g, self.lord)
        put_lord(g, self.lord, village)
        g.rules.asks.went_free(g, self.lord)

    def copy(self) -> Freed:
        return Freed(self.lord, self.seat)


def no_escape(g: France, seat: int, lord: int) -> str | None:
    """[prisoner.escape_secret_passage]"""
    if g.owner(lord) != seat or not g.is_captive(lord) or is_owed_freedom(g, lord):
        return "prisoner.escape_secret_passage"
    return no_passage(g, seat)


def no_release(g: France, seat: int, lord: int) -> str | None:
    """[prisoner.released]"""
    return None if g.captor(lord) == seat and not is_owed_freedom(g, lord) else "prisoner.released"


class Gaols(Desk):
    """A prisoner escapes by a secret passage, or is let go."""

    verbs: ClassVar[tuple[int, ...]] = (ESCAPE, RELEASE)

    def has_business(self, g: France, seat: int) -> bool:
        for lord in g.captives():
            if seat in (g.captor(lord), g.owner(lord)):
                return True
        return False

    def offers(self, g: France, seat: int, menu: Menu) -> None:
        for lord in range(LORD_COUNT):
            menu.put(ESCAPE + lord, no_escape(g, seat, lord))
            menu.put(RELEASE + lord, no_release(g, seat, lord))

    def offered(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == ESCAPE:
            spend(g, seat, PASSAGE)
            g.tell(PLAYED, seat, PASSAGE)
            g.tell(ESCAPED, seat, noun)
        owe_freedom(g, noun)
