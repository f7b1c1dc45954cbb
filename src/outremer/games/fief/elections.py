"""One form for all elections; offices are rows, see `offices`, and the vote itself is in `ballot`."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.ballot import Ballot, no_office
from outremer.games.fief.vocabulary import (
    ELECTION_HELD,
    LORD_COUNT,
    LORDS,
    NO_NOMINEE,
    NOBODY_ELECTED,
    NOMINATE,
    NOMINATED,
    PASS,
    SEATS,
    TITLES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Noun, Number, given
from outremer.kernel.forms import DONE, Call, Form, Need, Then, ask
from outremer.kernel.layouts import Chairs, Grid
from outremer.kernel.menu import Menu


class Elections(Form[France]):
    """The open offices from place `office` of their list on, one whole election after another."""

    rule: ClassVar[str] = "election.nominate"
    order: ClassVar[str] = "phase1.turn_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "office": Number(0, 31),
        "last": given(Number(0, 31)),
    }

    def __init__(self, office: int, last: int) -> None:
        self.office = office
        self.last = last

    def enter(self, g: France) -> None:
        self.find_vacancy(g)

    def find_vacancy(self, g: France) -> None:
        """A see without a bishop comes after those of lower number. [election.bishop.condition]"""
        while self.office < self.last and not g.rules.offices[self.office].is_open(g):
            self.office += 1
        if self.office < self.last:
            g.tell(ELECTION_HELD, g.rules.offices[self.office].title)

    def needs(self, g: France) -> Need:
        if self.office == self.last:
            return DONE
        return Call(Nominations(g.rules.offices[self.office].title, 0, [NOBODY] * SEATS))

    def returned(self, g: France, form: Form[France]) -> None:
        assert isinstance(form, Nominations)
        if max(form.nominees) == NOBODY:
            self.dropped(g, form)
        else:
            self.go_on(g)

    def dropped(self, g: France, form: Form[France]) -> None:
        """No candidate is left, or the election is off: the office stays vacant. [election.majority_kinds]"""
        g.tell(NOBODY_ELECTED, g.rules.offices[self.office].title)
        self.go_on(g)

    def go_on(self, g: France) -> None:
        self.office += 1
        self.find_vacancy(g)

    def copy(self) -> Elections:
        return Elections(self.office, self.last)


class Nominations(Form[France]):
    """Each player in turn order puts forward one of the own lords, or nobody."""

    rule: ClassVar[str] = "election.nominate"
    order: ClassVar[str] = "phase1.turn_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "office": given(Noun(TITLES)),
        "turn": Number(0, SEATS),
        "nominees": Grid(Noun(LORDS, nobody=True), Chairs(SEATS), absent=NOBODY),
    }

    def __init__(self, office: int, turn: int, nominees: list[int]) -> None:
        self.office = office  # the title
        self.turn = turn
        self.nominees = nominees

    def enter(self, g: France) -> None:
        self.find_family(g)

    def find_family(self, g: France) -> None:
        """The next one with a lord who may stand; whoever has none is passed over. [phase1.turn_order]"""
        order = g.in_turn_order()
        while self.turn < g.rules.seats and not self.has_candidate(g, order[self.turn]):
            self.turn += 1

    def has_candidate(self, g: France, seat: int) -> bool:
        office = g.rules.office_of(self.office)
        for lord in g.lords_of(seat):
            if office.no_candidate(g, lord) is None:
                return True
        return False

    def needs(self, g: France) -> Need:
        if self.turn < g.rules.seats:
            return ask(g.in_turn_order()[self.turn])
        if max(self.nominees) == NOBODY:
            return DONE
        unwritten = [NOBODY] * SEATS
        return Then(Ballot(self.office, self.standing(g), [0] * SEATS, unwritten, unwritten[:]))

    def standing(self, g: France) -> int:
        """The nominees (bits) who still may stand."""
        found = 0
        office = g.rules.office_of(self.office)
        for lord in self.nominees:
            if lord != NOBODY and office.no_candidate(g, lord) is None:
                found |= 1 << lord
        return found

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        for lord in range(LORD_COUNT):
            menu.put(NOMINATE + lord, self.no_nominee(g, seat, lord))

    def no_nominee(self, g: France, seat: int, lord: int) -> str | None:
        """One of the own lords, if he may stand. [election.nominate]"""
        if g.owner(lord) != seat:
            return "election.nominate"
        return g.rules.office_of(self.office).no_candidate(g, lord)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == NOMINATE:
            self.nominees[seat] = noun
            g.tell(NOMINATED, seat, noun)
        else:
            g.tell(NO_NOMINEE, seat)
        self.turn += 1
        self.find_family(g)

    def glimpse(self, g: France, seat: int | None) -> dict[str, object]:
        """How many votes each family has by right, which the map and the titles show to all."""
        office = g.rules.office_of(self.office)
        return {"rights": [office.votes(g, one) for one in range(g.rules.seats)]}

    def moot(self, g: France) -> bool:
        """What the election takes is no longer there: it is off. [election.nominate]"""
        return not g.rules.office_of(self.office).is_open(g)

    def fits(self, g: France) -> str | None:
        return no_office(g, self.office)

    def copy(self) -> Nominations:
        return Nominations(self.office, self.turn, self.nominees[:])
