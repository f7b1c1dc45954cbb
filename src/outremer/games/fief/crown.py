"""King, Queen, Regent, Crown Prince: who follows whom."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.deaths import inherit, owe_heirs
from outremer.games.fief.titles import grant, strip
from outremer.games.fief.vocabulary import (
    BARONY,
    DUCHY,
    FIEF_COUNT,
    KING,
    LORDS,
    PRINCE,
    PRINCE_BORN,
    QUEEN,
    REGENT,
    SUCCEEDED,
    TITLES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Noun, Nouns, Seat
from outremer.kernel.forms import DONE, Form, Need


def ruler(g: France) -> int:
    """The lord with the privileges of the crown: the King, or else the Regent, or NOBODY. [regent.privileges]"""
    return g.holder_of(KING) if g.holder_of(KING) != NOBODY else g.holder_of(REGENT)


def crown(g: France, lord: int) -> None:
    """A lord becomes King and keeps what he has; his wife is Queen, and no other lady. [king.keeps_titles]"""
    wife = g.spouse(lord)
    regent, queen = g.holder_of(REGENT), g.holder_of(QUEEN)
    if regent != NOBODY:
        strip(g, regent, REGENT)  # [regent.privileges]
    if queen not in (NOBODY, wife):
        strip(g, queen, QUEEN)  # the widow of the late King [regent.succession]
    grant(g, lord, KING)
    if wife != NOBODY:
        grant(g, wife, QUEEN)  # [queen.by_husband]


def no_prince(g: France, lord: int) -> str | None:
    """The rule that keeps this new lord from being born Crown Prince, or None. Pure."""
    king, queen = g.holder_of(KING), g.holder_of(QUEEN)
    if g.is_lady(lord) or queen == NOBODY or g.owner(queen) != g.owner(lord):
        return "crown_prince.birth"
    if g.is_captive(queen):
        return "crown_prince.birth.queen_free"
    if king == NOBODY or g.is_captive(king):
        return "queen.bears_prince"
    return None if g.holder_of(PRINCE) == NOBODY else "crown_prince.parents_alive"


def bear_prince(g: France, lord: int) -> None:
    """[crown_prince.birth]"""
    g.tell(PRINCE_BORN, g.owner(lord), lord)
    grant(g, lord, PRINCE)


def most_prestigious(g: France, fiefs: int, most: int) -> int:
    """Of these fiefs (bits) the first ones by rank."""
    found = 0
    for rank in range(DUCHY, BARONY - 1, -1):
        for fief in range(FIEF_COUNT):
            if fiefs >> fief & 1 and g.rules.board.rank[fief] == rank and most > 0:
                found |= 1 << fief
                most -= 1
    return found


class Succession(Form[France]):
    """The King is dead: the Crown Prince follows with his titles, or the Queen becomes Regent."""

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
        prince, widow = g.holder_of(PRINCE), g.holder_of(QUEEN)
        if prince != NOBODY:
            self.follow(g, prince)
        elif widow != NOBODY:
            strip(g, widow, QUEEN)
            grant(g, widow, REGENT)  # [regent.succession]
            g.tell(SUCCEEDED, widow, REGENT)
        owe_heirs(g, self.family, widow, self.titles)

    def follow(self, g: France, prince: int) -> None:
        """Whether captive or excommunicated: succession is no election. [crown_prince.becomes_king]"""
        strip(g, prince, PRINCE)
        crown(g, prince)
        g.tell(SUCCEEDED, prince, KING)
        inherited = most_prestigious(g, self.titles, g.rules.prince_inherits)  # [crown_prince.inherits_titles]
        self.titles &= ~inherited
        for fief in range(FIEF_COUNT):
            if inherited >> fief & 1:
                inherit(g, fief, prince, self.family)

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Succession:
        return Succession(self.king, self.family, self.titles)
