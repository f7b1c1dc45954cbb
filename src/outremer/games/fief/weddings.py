"""Step A of phase 1: weddings by offer and consent, in turn order."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.knowing import lapse_with
from outremer.games.fief.layout import SPOUSE
from outremer.games.fief.titles import grant
from outremer.games.fief.vocabulary import (
    ACCEPT,
    ARC,
    BISHOP,
    CHURCH,
    HEAR,
    KING,
    LORD_COUNT,
    LORDS,
    MEN,
    PASS,
    QUEEN,
    REFUSE,
    SEATS,
    WED,
    WEDDED,
    WEDDING_ASKED,
    WEDDING_REFUSED,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Number, Seat, decides, given
from outremer.kernel.forms import DONE, Call, Form, Need, ask
from outremer.kernel.menu import Menu


def is_wedding_time(g: France) -> bool:
    """Step A is the only part of phase 1 in which it is somebody's go: so proposals know that a wedding may be in them.

    [marriage.offer.with_diplomacy]
    """
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


def matches(one: int) -> range:
    """The lords whom this one could marry at all: ladies for a man, men for a lady."""
    return range(MEN) if one >= MEN else range(MEN, LORD_COUNT)


def wed(g: France, one: int, other: int) -> None:
    """Two families are allied. The bride of the King is Queen at once; the groom of a Regent becomes nothing."""
    if g.rules.asks.thwarts_wedding(g, one, other):
        return
    g.lord[SPOUSE + one] = other
    g.lord[SPOUSE + other] = one
    g.tell(WEDDED, one, other)
    lapse_with(g, one)
    lapse_with(g, other)
    groom, bride = (other, one) if g.is_lady(one) else (one, other)
    if g.has(groom, KING):  # and only then is anybody crowned [marriage.regent.groom_not_king]
        grant(g, bride, QUEEN)  # beside her other titles [marriage.king.bride_is_queen] [queen.keeps_titles]
    g.rules.asks.wedded(g, one, other)


class Weddings(Form[France]):
    """Each player in turn order may ask for weddings, until one passes."""

    rule: ClassVar[str] = "marriage.announce"
    order: ClassVar[str] = "phase1.turn_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Number(0, SEATS),
        "refused": Nouns(LORDS),
        "lord": Noun(LORDS, nobody=True),
        "spouse": decides(Noun(LORDS, nobody=True)),
    }

    def __init__(self, turn: int = 0, refused: int = 0, lord: int = NOBODY, spouse: int = NOBODY) -> None:
        self.turn = turn
        self.refused = refused  # lords (bits) whose families have said no in this go: they are not asked twice
        self.lord = lord  # the wedding asked for: one's own lord
        self.spouse = spouse

    def enter(self, g: France) -> None:
        self.find_suitor(g)

    def find_suitor(self, g: France) -> None:
        """The next player who could ask for any wedding; whoever could not is passed over. [phase1.turn_order]"""
        order = g.in_turn_order()
        while self.turn < g.rules.seats and not self.could_wed(g, order[self.turn]):
            self.turn += 1
        g.active = order[self.turn] if self.turn < g.rules.seats else NOBODY

    def could_wed(self, g: France, seat: int) -> bool:
        if g.ally(seat) != NOBODY:
            return False
        for one in g.lords_of(seat):
            for other in matches(one):
                if self.bar(g, seat, one, other) is None:
                    return True
        return False

    def bar(self, g: France, seat: int, one: int, other: int) -> str | None:
        if g.owner(one) != seat or self.refused >> other & 1:
            return "marriage.announce"
        return no_wedding(g, one, other)

    def own_bar(self, g: France, seat: int, one: int, other: int) -> str | None:
        """What the suitor alone may know of too: so it never shows in who is asked."""
        return self.bar(g, seat, one, other) or g.rules.asks.bars_consent(g, one)

    def needs(self, g: France) -> Need:
        if self.turn >= g.rules.seats:
            return DONE
        seat = g.in_turn_order()[self.turn]
        return ask(seat) if self.spouse == NOBODY else Call(WeddingAsked(seat, self.lord, self.spouse))

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        if menu.about == NOBODY:
            for one in g.lords_of(seat):
                for other in matches(one):
                    menu.put(WED + one * LORD_COUNT + other, self.own_bar(g, seat, one, other))
        elif menu.verb == WED:
            one, other = divmod(menu.about - WED, LORD_COUNT)
            menu.put(menu.about, self.own_bar(g, seat, one, other))

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == PASS:
            self.turn += 1
            self.refused = 0
            self.find_suitor(g)
        else:
            self.lord, self.spouse = divmod(noun, LORD_COUNT)

    def returned(self, g: France, form: Form[France]) -> None:
        assert isinstance(form, WeddingAsked)
        self.refused |= 1 << self.spouse
        self.lord = self.spouse = NOBODY
        self.go_on(g)

    def dropped(self, g: France, form: Form[France]) -> None:
        self.lord = self.spouse = NOBODY
        self.go_on(g)

    def go_on(self, g: France) -> None:
        """With another proposal, if one is left; else it is the next one's go."""
        if not self.could_wed(g, g.in_turn_order()[self.turn]):
            self.turn += 1
            self.refused = 0
            self.find_suitor(g)

    def fits(self, g: France) -> str | None:
        if (self.lord == NOBODY) != (self.spouse == NOBODY):
            return "lord: a wedding is asked for between two, or none is"
        return None

    def copy(self) -> Weddings:
        return Weddings(self.turn, self.refused, self.lord, self.spouse)


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

    def enter(self, g: France) -> None:
        g.tell(WEDDING_ASKED, self.by, self.lord, self.spouse)

    def needs(self, g: France) -> Need:
        return DONE if self.over else ask(g.owner(self.spouse))

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(ACCEPT, g.rules.asks.bars_consent(g, self.spouse))
        menu.put(REFUSE)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.over = True
        if verb == ACCEPT:
            wed(g, self.lord, self.spouse)
        else:
            g.tell(WEDDING_REFUSED, seat, self.lord, self.spouse)

    def moot(self, g: France) -> bool:
        """One of them has died, been ordained or crowned with the halo meanwhile."""
        return not self.over and no_wedding(g, self.lord, self.spouse) is not None

    def copy(self) -> WeddingAsked:
        return WeddingAsked(self.by, self.lord, self.spouse, self.over)
