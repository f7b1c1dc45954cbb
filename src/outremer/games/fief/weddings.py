"""Step A of phase 1: weddings by offer and consent, in turn order. [marriage.announce]"""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.layout import SPOUSE
from outremer.games.fief.titles import grant
from outremer.games.fief.vocabulary import (
    ARC,
    BISHOP,
    CHURCH,
    HEAR,
    KING,
    LORDS,
    QUEEN,
    SEATS,
    WEDDED,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Number, Seat, given
from outremer.kernel.forms import DONE, Form, Need


def is_wedding_time(g: France) -> bool:
    """Step A is the only part of phase 1 in which it is somebody's go, so that proposals can tell it by the world."""
    return g.phase == HEAR and g.active != NOBODY


def no_wedding(g: France, one: int, other: int) -> str | None:
    """The rule that keeps these two lords from marrying, or None; either may be the groom. Pure.

    Captives and excommunicated lords may marry. [marriage.announce]
    """
    if not g.is_in_play(one) or not g.is_in_play(other):
        return "marriage.announce"
    if g.is_lady(one) == g.is_lady(other) or g.owner(one) == g.owner(other):
        return "marriage.announce"
    groom, bride = (other, one) if g.is_lady(one) else (one, other)
    if g.titles(groom) & CHURCH:
        return "bishop.no_marriage" if g.titles(groom) & CHURCH & ~BISHOP == 0 else "marriage.groom.not_cleric"
    if g.has(bride, ARC):
        return "marriage.bride.not_arc"
    if g.spouse(bride) != NOBODY and g.has(groom, KING):
        return "queen.candidate_unmarried"
    if g.ally(g.owner(one)) != NOBODY or g.ally(g.owner(other)) != NOBODY:
        return "alliance.one_only"
    return g.rules.asks.bars_wedding(g, groom, bride)


def wed(g: France, one: int, other: int) -> None:
    """Two families are allied. The bride of the King is Queen at once; the groom of a Regent becomes nothing."""
    g.lord[SPOUSE + one] = other
    g.lord[SPOUSE + other] = one
    g.tell(WEDDED, one, other)
    groom, bride = (other, one) if g.is_lady(one) else (one, other)
    if g.has(groom, KING):  # and only then is anybody crowned [marriage.regent.groom_not_king]
        grant(g, bride, QUEEN)  # beside her other titles [marriage.king.bride_is_queen] [queen.keeps_titles]


class Weddings(Form[France]):
    """Each player in turn order may ask for weddings. Carries out marriage.* but marriage.ends."""

    rule: ClassVar[str] = "marriage.announce"
    order: ClassVar[str] = "phase1.turn_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Number(0, SEATS),
    }

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Weddings:
        return Weddings(self.turn)


class WeddingAsked(Form[France]):
    """The other family accepts or refuses."""

    rule: ClassVar[str] = "marriage.announce"
    blanks: ClassVar[dict[str, Blank]] = {
        "by": given(Seat()),
        "lord": given(Noun(LORDS)),
        "spouse": given(Noun(LORDS)),
        "over": Flag(),
    }

    def __init__(self, by: int, lord: int, spouse: int, over: bool = False) -> None:
        self.by = by
        self.lord = lord
        self.spouse = spouse
        self.over = over

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> WeddingAsked:
        return WeddingAsked(self.by, self.lord, self.spouse, self.over)
