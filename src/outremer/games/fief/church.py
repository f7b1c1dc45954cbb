"""The Pope's rights, hats and sentences: annulment, consent to Cardinals, excommunication."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.deaths import absolve, end_marriage
from outremer.games.fief.knowing import lay, show_card
from outremer.games.fief.layout import (
    ANNULMENT_REFUSED,
    CARDINAL_REFUSED,
    DONATED_TO,
    DUE_CARDINAL,
    LAID,
    USED,
    USED_EXCOMMUNICATION,
)
from outremer.games.fief.table_rules import Desk
from outremer.games.fief.titles import grant, strip
from outremer.games.fief.vocabulary import (
    ABSOLVE,
    ACCEPT,
    ANNULLED,
    ANNULMENT_ASKED,
    ARC,
    ARC_CARD,
    ASK_ANNULMENT,
    BIRETTA_BOUGHT,
    CARDINAL,
    CARDINAL_ASKED,
    CARDINAL_CARD,
    CARDINAL_VETOED,
    CHURCH,
    EXCOMMUNICATE,
    EXCOMMUNICATED,
    KING,
    LORD_COUNT,
    LORDS,
    NOT_ANNULLED,
    PLAY_ARC,
    PLAY_CARDINAL,
    PLAYED,
    POPE,
    PRINCE,
    QUEEN,
    REFUSE,
    TITLE_COUNT,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Seat
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


def acting_pope(g: France) -> int:
    """The seat of a Pope who is nobody's captive, or NOBODY: a captive one neither vetoes, annuls nor sentences."""
    pope = g.holder_of(POPE)
    return NOBODY if pope == NOBODY or g.is_captive(pope) else g.owner(pope)


# -- Cardinals -------------------------------------------------------------------------------------------------------


def no_cardinal(g: France, seat: int, lord: int) -> str | None:
    """The rule that keeps this lord from being made Cardinal by his family, or None. Pure."""
    if not g.is_bishop(lord) or g.is_cardinal(lord):
        return "cardinal.candidate"
    if g.is_captive(lord) or g.excommunicated == lord:
        return "cardinal.candidate"
    if g.owner(lord) != seat:
        return "card.cardinal.play"
    if g.family[USED + seat] & CARDINAL_REFUSED:
        return "pope.cardinal_consent"
    return g.rules.asks.bars_cardinal(g, lord)


def biretta_price(g: France, lord: int) -> int:
    """For some lords it costs less. Asked of the own menu only. [cardinal.by_purchase]"""
    return max(0, g.rules.box.biretta_price - g.rules.asks.discount(g, lord, CARDINAL))


def no_biretta(g: France, seat: int, lord: int) -> str | None:
    """The rule that keeps this family from buying the one hat on sale for this lord, or None. Pure."""
    if g.biretta != NOBODY or g.coins(seat) < biretta_price(g, lord):
        return "cardinal.by_purchase"
    return no_cardinal(g, seat, lord)


def buy_biretta(g: France, seat: int, lord: int) -> None:
    """For whoever carries out purchases; paid for only if the Pope does not object. [cardinal.by_purchase]"""
    saved = g.rules.box.biretta_price - biretta_price(g, lord)
    if saved:
        g.rules.asks.paid_less(g, lord, saved)
    propose_cardinal(g, lord, bought=True)


def propose_cardinal(g: France, lord: int, bought: bool) -> None:
    """While a Pope of another family is in play, he is asked first. [pope.cardinal_consent]"""
    if acting_pope(g) in (NOBODY, g.owner(lord)):
        make_cardinal(g, lord, bought)
    else:
        g.tell(CARDINAL_ASKED, g.owner(lord), lord)
        g.must(DUE_CARDINAL, lord, 1 if bought else 0)


def make_cardinal(g: France, lord: int, bought: bool) -> None:
    """A bishop rises. [bishop.can_rise] [card.cardinal.play]"""
    seat = g.owner(lord)
    if bought:
        price = biretta_price(g, lord)
        g.pay(seat, price)
        g.biretta = lord
        g.tell(BIRETTA_BOUGHT, seat, lord, price)
    else:
        lay(g, CARDINAL_CARD, seat, LAID)
        g.tell(PLAYED, seat, CARDINAL_CARD)
    grant(g, lord, CARDINAL)


class CardinalAsked(Form[France]):
    """A bishop is to be made Cardinal: the Pope consents or vetoes. A card lies open in its owner's hand meanwhile."""

    rule: ClassVar[str] = "pope.cardinal_consent"
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    sealed: ClassVar[bool] = True
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

    def enter(self, g: France) -> None:
        g.take_due()

    def needs(self, g: France) -> Need:
        return DONE if self.over else ask(acting_pope(g))

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(ACCEPT)
        menu.put(REFUSE)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.over = True
        if verb == ACCEPT:
            make_cardinal(g, self.lord, self.bought)
        else:  # the card stays with its owner, a hat costs nothing, and neither is tried again in this turn
            g.family[USED + self.by] |= CARDINAL_REFUSED  # [pope.cardinal_consent]
            g.tell(CARDINAL_VETOED, seat, self.lord)

    def fits(self, g: France) -> str | None:
        if self.over:
            return None
        if acting_pope(g) == NOBODY:
            return "world.holder.pope: no Pope is there to be asked"
        if g.owner(self.lord) != self.by or no_cardinal(g, self.by, self.lord) is not None:
            return f"lord: {LORDS[self.lord]} cannot be made Cardinal by that family"
        if self.bought:
            return "lord: that family cannot buy the hat" if no_biretta(g, self.by, self.lord) is not None else None
        return None if g.holds(self.by, CARDINAL_CARD) else "by: that family has no Cardinal to play"

    def copy(self) -> CardinalAsked:
        return CardinalAsked(self.by, self.lord, self.bought, self.over)


class Honours(Desk):
    """D'Arc and Cardinal, at any time."""

    verbs: ClassVar[tuple[int, ...]] = (PLAY_ARC, PLAY_CARDINAL)

    def has_business(self, g: France, seat: int) -> bool:
        return g.holds(seat, CARDINAL_CARD) or g.holds(seat, ARC_CARD)

    def offers(self, g: France, seat: int, menu: Menu) -> None:
        if g.holds(seat, ARC_CARD):
            for lord in range(LORD_COUNT):
                menu.put(PLAY_ARC + lord, self.no_arc(g, lord))
        else:
            menu.none(PLAY_ARC, "card.arc.play")
        if g.holds(seat, CARDINAL_CARD):
            for lord in range(LORD_COUNT):
                menu.put(PLAY_CARDINAL + lord, no_cardinal(g, seat, lord))
        else:
            menu.none(PLAY_CARDINAL, "card.cardinal.play")

    def no_arc(self, g: France, lord: int) -> str | None:
        """An unmarried lady of any family. [card.arc.play]"""
        if not g.is_in_play(lord) or not g.is_lady(lord) or g.spouse(lord) != NOBODY:
            return "card.arc.play"
        return g.rules.asks.bars_title(g, ARC, lord)

    def offered(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == PLAY_ARC:
            lay(g, ARC_CARD, seat, LAID)
            g.reveal()
            g.tell(PLAYED, seat, ARC_CARD)
            grant(g, noun, ARC)
        else:
            show_card(g, CARDINAL_CARD, seat)
            propose_cardinal(g, noun, bought=False)


# -- annulment -------------------------------------------------------------------------------------------------------


def no_annulment(g: France, seat: int, lord: int) -> str | None:
    """The rule that keeps this seat from asking that this lord's marriage be annulled, or None. Pure."""
    if g.owner(lord) != seat or g.spouse(lord) == NOBODY or acting_pope(g) == NOBODY:
        return "pope.annul"
    if (g.has(lord, KING) or g.has(g.spouse(lord), KING)) and g.holder_of(PRINCE) != NOBODY:
        return "pope.annul.royal_with_prince"
    return "pope.annul" if g.family[USED + seat] & ANNULMENT_REFUSED else None


def annul(g: France, lord: int) -> None:
    """The marriage ends, and with it her rank if she was Queen by it. [pope.annul] [marriage.ends]"""
    spouse = end_marriage(g, lord)
    g.tell(ANNULLED, lord, spouse)
    for one in (lord, spouse):
        if g.has(one, QUEEN):
            strip(g, one, QUEEN)  # [pope.annul.royal_with_prince]


class AnnulmentAsked(Form[France]):
    """A spouse has asked: the Pope annuls or refuses."""

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

    def enter(self, g: France) -> None:
        g.tell(ANNULMENT_ASKED, self.by, self.lord)
        if acting_pope(g) == self.by:  # a Pope who asks for his own family has decided already
            self.over = True
            annul(g, self.lord)

    def needs(self, g: France) -> Need:
        return DONE if self.over else ask(acting_pope(g))

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(ACCEPT)
        menu.put(REFUSE)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.over = True
        if verb == ACCEPT:
            annul(g, self.lord)
        else:
            g.family[USED + self.by] |= ANNULMENT_REFUSED  # until the next phase
            g.tell(NOT_ANNULLED, self.lord)

    def moot(self, g: France) -> bool:
        """The Pope or a spouse is gone."""
        return not self.over and no_annulment(g, self.by, self.lord) is not None

    def copy(self) -> AnnulmentAsked:
        return AnnulmentAsked(self.by, self.lord, self.over)


# -- excommunication -------------------------------------------------------------------------------------------------


def no_sentence(g: France, seat: int, lord: int) -> str | None:
    """The rule that keeps this seat from excommunicating this lord, or None. Pure."""
    if acting_pope(g) != seat or not g.is_in_play(lord) or g.has(lord, POPE):
        return "pope.excommunicate"
    if g.family[USED + seat] & USED_EXCOMMUNICATION:
        return "pope.excommunicate"
    if g.rules.sentence_is_single and g.excommunicated != NOBODY:
        return "pope.excommunicate.only_one"
    return "pope.excommunicate.only_one" if g.excommunicated == lord else None


def no_absolution(g: France, seat: int) -> str | None:
    """The rule that keeps this seat from taking the sentence back, or None. Pure."""
    if acting_pope(g) != seat or g.excommunicated == NOBODY or not g.family[USED + seat] & DONATED_TO:
        return "pope.excommunicate.recant"
    return None


def excommunicate(g: France, lord: int) -> None:
    """A new sentence ends the old one. He loses what the Church gave him for good. [pope.excommunicate.only_one]"""
    seat = g.seat_of(POPE)
    g.family[USED + seat] |= USED_EXCOMMUNICATION  # [pope.excommunicate]
    g.family[USED + seat] &= ~DONATED_TO
    absolve(g)
    g.excommunicated = lord
    g.tell(EXCOMMUNICATED, lord)
    for title in range(TITLE_COUNT):
        if CHURCH >> title & 1 and g.has(lord, title):
            strip(g, lord, title)  # [excommunicated.loses_church_title]


def note_donation(g: France, seat: int) -> None:
    """This seat has received something by a diplomacy marker: a Pope may now show mercy. [pope.excommunicate.recant]"""
    if acting_pope(g) == seat and g.excommunicated != NOBODY:
        g.family[USED + seat] |= DONATED_TO


class HolySee(Desk):
    """Sentences and annulments."""

    verbs: ClassVar[tuple[int, ...]] = (EXCOMMUNICATE, ABSOLVE, ASK_ANNULMENT)

    def has_business(self, g: France, seat: int) -> bool:
        pope = acting_pope(g)
        return pope != NOBODY and (pope == seat or g.ally(seat) != NOBODY)

    def offers(self, g: France, seat: int, menu: Menu) -> None:
        if acting_pope(g) == seat:
            for lord in range(LORD_COUNT):
                menu.put(EXCOMMUNICATE + lord, no_sentence(g, seat, lord))
        else:
            menu.none(EXCOMMUNICATE, "pope.excommunicate")
        menu.put(ABSOLVE, no_absolution(g, seat))
        for lord in range(LORD_COUNT):
            menu.put(ASK_ANNULMENT + lord, no_annulment(g, seat, lord))

    def offered(self, g: France, seat: int, verb: int, noun: int) -> Form[France] | None:
        if verb == ASK_ANNULMENT:
            return AnnulmentAsked(seat, noun)
        if verb == EXCOMMUNICATE:
            excommunicate(g, noun)
        else:
            g.family[USED + seat] &= ~DONATED_TO
            absolve(g)
        return None
