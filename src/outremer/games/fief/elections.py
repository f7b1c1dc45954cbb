"""One form for all elections; offices are rows, see `offices`."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.vocabulary import CANDIDATES, LORDS, SEATS
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Number, given, secret
from outremer.kernel.forms import DONE, Form, Need
from outremer.kernel.layouts import Chairs, Grid


class Elections(Form[France]):
    """The open offices from `at` on, one whole election after another. Carries out election.bishop.condition."""

    rule: ClassVar[str] = "election.nominate"
    order: ClassVar[str] = "phase1.turn_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "office": Number(0, 31),
        "last": given(Number(0, 31)),
    }

    def __init__(self, office: int, last: int) -> None:
        self.office = office
        self.last = last

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Elections:
        return Elections(self.office, self.last)


class Nominations(Form[France]):
    """Each player in turn order puts forward one of the own lords, or nobody."""

    rule: ClassVar[str] = "election.nominate"
    order: ClassVar[str] = "phase1.turn_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "office": given(Number(0, 31)),
        "turn": Number(0, SEATS),
        "nominees": Grid(Noun(LORDS, nobody=True), Chairs(SEATS), absent=NOBODY),
    }

    def __init__(self, office: int, turn: int, nominees: list[int]) -> None:
        self.office = office
        self.turn = turn
        self.nominees = nominees

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Nominations:
        return Nominations(self.office, self.turn, self.nominees[:])


class Ballot(Form[France]):
    """Both markers of each, in secret and all at once; open where they lie once the last is in; then the window,
    then the colours. Carries out election.vote.*, election.majority_kinds."""

    rule: ClassVar[str] = "election.vote.tokens"
    blanks: ClassVar[dict[str, Blank]] = {
        "office": given(Number(0, 31)),
        "standing": Nouns(LORDS),
        "white": secret(Grid(Noun(CANDIDATES, nobody=True), Chairs(SEATS), absent=NOBODY)),
        "black": secret(Grid(Noun(CANDIDATES, nobody=True), Chairs(SEATS), absent=NOBODY)),
        "placed": Flag(),
        "closed": Flag(),
    }

    def __init__(
        self, office: int, standing: int, white: list[int], black: list[int], placed: bool = False, closed: bool = False
    ) -> None:
        self.office = office
        self.standing = standing
        self.white = white
        self.black = black
        self.placed = placed
        self.closed = closed

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Ballot:
        return Ballot(self.office, self.standing, self.white[:], self.black[:], self.placed, self.closed)
