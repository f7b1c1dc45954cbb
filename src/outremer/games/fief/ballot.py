"""The vote itself: both markers in secret, open where they lie, then their colours."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.promises import broke, kept
from outremer.games.fief.table_rules import Office
from outremer.games.fief.vocabulary import (
    BALLOT_VOID,
    CANDIDATES,
    ELECTED,
    LORD_COUNT,
    LORDS,
    MARKER_PLACED,
    NOBODY_ELECTED,
    PROMISED_VOTE,
    SEATS,
    TITLES,
    VOTE,
    VOTE_WITHHELD,
    VOTES_REVEALED,
)
from outremer.games.fief.windows import MarkersPlaced
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Number, given, secret
from outremer.kernel.chance import Driver
from outremer.kernel.forms import DONE, Call, Form, Need, ask_all
from outremer.kernel.journal import AN_ANSWER
from outremer.kernel.layouts import Chairs, Grid
from outremer.kernel.menu import Menu

NO_CANDIDATE: Final = LORD_COUNT  # a marker that is laid on nobody
MOST_VOTES: Final = 99


def no_office(g: France, title: int) -> str | None:
    """What is wrong with a save in which this title is being voted on, or None."""
    if any(office.title == title for office in g.rules.offices):
        return None
    return f"office: nobody is elected {TITLES[title]}"


def entitled(rights: list[int]) -> int:
    """The seats (bits) with votes."""
    found = 0
    for seat in range(SEATS):
        if rights[seat]:
            found |= 1 << seat
    return found


class Ballot(Form[France]):
    """Both markers of each, in secret and all at once; open where they lie once the last is in; then the window,
    then the colours. What changes the candidates or anybody's votes voids all papers, so that nobody is asked alone.
    """

    rule: ClassVar[str] = "election.vote.tokens"
    order: ClassVar[str] = "election.vote.tokens"
    blanks: ClassVar[dict[str, Blank]] = {
        "office": given(Noun(TITLES)),
        "standing": Nouns(LORDS),
        "rights": Grid(Number(0, MOST_VOTES), Chairs(SEATS)),
        "white": secret(Grid(Noun(CANDIDATES, nobody=True), Chairs(SEATS), absent=NOBODY)),
        "black": secret(Grid(Noun(CANDIDATES, nobody=True), Chairs(SEATS), absent=NOBODY)),
        "placed": Flag(),
        "closed": Flag(),
    }

    def __init__(
        self,
        office: int,
        standing: int,
        rights: list[int],
        white: list[int],
        black: list[int],
        placed: bool = False,
        closed: bool = False,
    ) -> None:
        self.office = office  # the title
        self.standing = standing  # the candidates (bits) these papers were written for
        self.rights = rights  # by seat: the votes they were written with
        self.white = white  # by seat: whom the white marker favours, NO_CANDIDATE, or NOBODY: not written yet
        self.black = black
        self.placed = placed  # all markers lie, face down
        self.closed = closed

    def enter(self, g: France) -> None:
        self.begin_anew(g)
        self.place_if_all_wrote(g)

    def office_of(self, g: France) -> Office:
        return g.rules.office_of(self.office)

    def still_standing(self, g: France) -> int:
        found = 0
        for lord in range(LORD_COUNT):
            if self.standing >> lord & 1 and self.office_of(g).no_candidate(g, lord) is None:
                found |= 1 << lord
        return found

    def rights_now(self, g: France) -> list[int]:
        rights = [0] * SEATS
        for seat in range(g.rules.seats):
            rights[seat] = self.office_of(g).votes(g, seat)
        return rights

    def is_void(self, g: France) -> bool:
        return self.standing != self.still_standing(g) or self.rights != self.rights_now(g)

    def needs(self, g: France) -> Need:
        if self.closed:
            return DONE
        if self.placed:
            return Call(MarkersPlaced([NOBODY] * SEATS))
        return ask_all(entitled(self.rights_now(g)) if self.is_void(g) else self.missing())

    def missing(self) -> int:
        """Who may vote and has not written yet, as bits. [election.vote.tokens]"""
        found = 0
        for seat in range(SEATS):
            if self.rights[seat] and self.white[seat] == NOBODY:
                found |= 1 << seat
        return found

    def may(self, g: France, seat: int, menu: Menu) -> None:
        """Any candidate or nobody, for either marker, both on one if they like. [election.vote.tokens]"""
        if menu.about == NOBODY:
            standing = self.still_standing(g)
            choices = [lord for lord in range(LORD_COUNT) if standing >> lord & 1]
            choices.append(NO_CANDIDATE)
            for white in choices:
                for black in choices:
                    menu.put(VOTE + white * len(CANDIDATES) + black)
        elif menu.verb == VOTE:
            white, black = divmod(menu.about - VOTE, len(CANDIDATES))
            menu.put(menu.about, self.no_vote_for(g, white) or self.no_vote_for(g, black))

    def no_vote_for(self, g: France, lord: int) -> str | None:
        if lord == NO_CANDIDATE:
            return None
        if not self.standing >> lord & 1:
            return "election.vote.tokens"
        return self.office_of(g).no_candidate(g, lord)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if self.is_void(g):
            self.begin_anew(g)
        self.white[seat], self.black[seat] = divmod(noun, len(CANDIDATES))
        self.place_if_all_wrote(g)

    def begin_anew(self, g: France) -> None:
        if self.missing() != entitled(self.rights):
            g.tell(BALLOT_VOID, self.office_of(g).title)
        self.standing = self.still_standing(g)
        self.rights = self.rights_now(g)
        self.white = [NOBODY] * SEATS
        self.black = [NOBODY] * SEATS
        self.placed = False

    def place_if_all_wrote(self, g: France) -> None:
        """The last paper is in: all see who has laid how many markers on whom, and no colour. [election.vote.tokens]"""
        if self.missing():
            return
        self.placed = True
        g.reveal()
        for seat in range(SEATS):
            for lord in self.markers(seat):
                g.tell(MARKER_PLACED, seat, lord)

    def markers(self, seat: int) -> list[int]:
        """On whom a seat's markers lie, in the order of the lords, so that it tells no colour."""
        laid = [self.white[seat], self.black[seat]]
        return sorted([lord for lord in laid if lord not in (NOBODY, NO_CANDIDATE)])

    def returned(self, g: France, form: Form[France]) -> None:
        """Nobody has broken in any more: all colours are shown at once. [election.vote.reveal]"""
        if self.moot(g):
            return
        if self.is_void(g):
            self.begin_anew(g)
            self.place_if_all_wrote(g)
            return
        self.closed = True
        g.reveal()
        votes = [0] * LORD_COUNT
        backing = [0] * LORD_COUNT
        for seat in range(g.rules.seats):
            chosen = self.white[seat]  # the black one has no effect [election.vote.black]
            if chosen == NO_CANDIDATE:
                g.tell(VOTE_WITHHELD, seat)
            elif chosen != NOBODY:
                votes[chosen] += self.rights[seat]  # all of them [election.vote.white]
                backing[chosen] |= 1 << seat
                g.tell(VOTES_REVEALED, seat, chosen, self.rights[seat])
            if chosen != NOBODY:
                self.note_promises(g, seat, chosen)
        self.declare(g, self.office_of(g).winner(g, votes, backing), votes)

    def note_promises(self, g: France, seat: int, chosen: int) -> None:
        """The first election with a lord of the other's shows whether a vote promised to it is given. [deal.promise]"""
        for other in range(g.rules.seats):
            if any(self.standing >> lord & 1 for lord in g.lords_of(other)):
                is_given = chosen != NO_CANDIDATE and g.owner(chosen) == other
                (kept if is_given else broke)(g, seat, other, PROMISED_VOTE)

    def dropped(self, g: France, form: Form[France]) -> None:
        self.returned(g, form)

    def declare(self, g: France, winner: int, votes: list[int]) -> None:
        """On a tie or a missed threshold the office stays vacant. [election.majority_kinds]"""
        office = self.office_of(g)
        if winner == NOBODY:
            g.tell(NOBODY_ELECTED, office.title)
        else:
            g.tell(ELECTED, winner, office.title, votes[winner])
            office.install(g, winner)

    def moot(self, g: France) -> bool:
        """No candidate is left, nobody with a vote, or not what the election takes: it is off. [election.nominate]"""
        if self.closed:
            return False
        if not self.still_standing(g) or not self.office_of(g).is_open(g):
            return True
        return entitled(self.rights_now(g)) == 0

    def hears_move(self, g: France, seat: int, verb: int, noun: int) -> int:
        return 0

    def others_notice(self, g: France, verb: int) -> int:
        return AN_ANSWER

    def glimpse(self, g: France, seat: int | None) -> dict[str, object]:
        """One's own paper; and where all markers lie, once they do."""
        is_void = not self.closed and self.is_void(g)
        seen: dict[str, object] = {"markers": {}}
        if self.placed and not is_void:
            seats = range(g.rules.seats)
            seen["markers"] = {str(one): [LORDS[lord] for lord in self.markers(one)] for one in seats}
        if seat is not None and not is_void and self.white[seat] != NOBODY:
            seen["my_white"] = CANDIDATES[self.white[seat]]
            seen["my_black"] = CANDIDATES[self.black[seat]]
        return seen

    def redeal(self, g: France, seat: int, driver: Driver) -> None:
        """Papers nobody has seen might say anything; of markers that lie only the colours are unknown."""
        choices = [lord for lord in range(LORD_COUNT) if self.standing >> lord & 1]
        choices.append(NO_CANDIDATE)
        for other in range(SEATS):
            if other == seat or self.white[other] == NOBODY:
                continue
            if not self.placed:
                self.white[other] = choices[driver.below(len(choices))]
                self.black[other] = choices[driver.below(len(choices))]
            else:
                pair = sorted([self.white[other], self.black[other]])  # whichever colour each really has
                white = driver.below(2)
                self.white[other], self.black[other] = pair[white], pair[1 - white]

    def fits(self, g: France) -> str | None:
        stray = no_office(g, self.office)
        if stray is not None:
            return stray
        for seat in range(SEATS):
            for name, marker in (("white", self.white[seat]), ("black", self.black[seat])):
                if marker not in (NOBODY, NO_CANDIDATE) and not self.standing >> marker & 1:
                    return f"{name}[{seat}]: {LORDS[marker]} is no candidate"
            if (self.white[seat] == NOBODY) != (self.black[seat] == NOBODY):
                return f"black[{seat}]: a seat has written both markers or none"
        return None

    def copy(self) -> Ballot:
        return Ballot(
            self.office, self.standing, self.rights[:], self.white[:], self.black[:], self.placed, self.closed
        )
