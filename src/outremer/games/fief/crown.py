"""King, Queen, Regent, Crown Prince: who follows whom."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.vocabulary import LORDS, TITLES
from outremer.games.fief.world import France
from outremer.kernel.blanks import Blank, Noun, Nouns, Seat
from outremer.kernel.forms import DONE, Form, Need


class Succession(Form[France]):
    """The King is dead: the Crown Prince follows, or the Queen becomes Regent. Carries out
    crown_prince.becomes_king, crown_prince.inherits_titles, regent.*."""

    rule: ClassVar[str] = "regent.succession"
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "king": Noun(LORDS),
        "family": Seat(),
        "titles": Nouns(TITLES),
    }

    def __init__(self, king: int, family: int, titles: int) -> None:
        self.king = king
        self.family = family
        self.titles = titles

    def enter(self, g: France) -> None:
        g.take_due()

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Succession:
        return Succession(self.king, self.family, self.titles)
