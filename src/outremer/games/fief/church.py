"""The Pope's rights, hats and sentences: annulment, consent to Cardinals, excommunication."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.titles import grant
from outremer.games.fief.vocabulary import (
    ABSOLVE,
    ASK_ANNULMENT,
    BIRETTA_BOUGHT,
    CARDINAL,
    EXCOMMUNICATE,
    LORDS,
    PLAY_ARC,
    PLAY_CARDINAL,
)
from outremer.games.fief.world import Desk, France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Seat
from outremer.kernel.forms import DONE, Form, Need


def no_biretta(g: France, seat: int, lord: int) -> str | None:
    """The rule that keeps this family from buying the one hat on sale for this lord, or None. Pure."""
    if g.biretta != NOBODY or g.coins(seat) < g.rules.box.biretta_price:
        return "cardinal.by_purchase"
    if g.owner(lord) != seat or not g.is_bishop(lord) or g.is_cardinal(lord) or g.is_captive(lord):
        return "cardinal.candidate"
    return "cardinal.candidate" if g.excommunicated == lord else None


def buy_biretta(g: France, seat: int, lord: int) -> None:
    """For whoever carries out purchases. [cardinal.by_purchase]"""
    g.pay(seat, g.rules.box.biretta_price)
    g.biretta = lord
    g.tell(BIRETTA_BOUGHT, seat, lord, g.rules.box.biretta_price)
    grant(g, lord, CARDINAL)


class AnnulmentAsked(Form[France]):
    """A spouse has asked: the Pope annuls or refuses. Carries out pope.annul.*."""

    rule: ClassVar[str] = "pope.annul"
    aside: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": Seat(),
        "lord": Noun(LORDS),
        "over": Flag(),
    }

    def __init__(self, by: int, lord: int, over: bool = False) -> None:
        self.by = by
        self.lord = lord
        self.over = over

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> AnnulmentAsked:
        return AnnulmentAsked(self.by, self.lord, self.over)


class CardinalAsked(Form[France]):
    """A bishop is to be made Cardinal: the Pope consents or vetoes. Carries out cardinal.candidate,
    card.cardinal.play."""

    rule: ClassVar[str] = "pope.cardinal_consent"
    aside: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": Seat(),
        "lord": Noun(LORDS),
        "bought": Flag(),
        "over": Flag(),
    }

    def __init__(self, by: int, lord: int, bought: bool, over: bool = False) -> None:
        self.by = by
        self.lord = lord
        self.bought = bought
        self.over = over

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> CardinalAsked:
        return CardinalAsked(self.by, self.lord, self.bought, self.over)


class Honours(Desk):
    """D'Arc and Cardinal, at any time. Carries out card.arc.play and card.cardinal.play."""

    verbs: ClassVar[tuple[int, ...]] = (PLAY_ARC, PLAY_CARDINAL)


class HolySee(Desk):
    """Sentences and annulments. Carries out pope.excommunicate.* and the asking of pope.annul."""

    verbs: ClassVar[tuple[int, ...]] = (EXCOMMUNICATE, ABSOLVE, ASK_ANNULMENT)
