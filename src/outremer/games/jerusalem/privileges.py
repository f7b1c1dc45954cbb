"""PASSO 2. PRIVILEGI: what the strongest in Patriarchate, Market and Nobility may do."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from outremer.games.jerusalem.vocabulary import (
    BOUGHT,
    BUY,
    CARDS,
    DREW,
    DREW_CARD,
    KINDS,
    MARKET,
    MOST_MARKET_POINTS,
    NOBILITY,
    PASS,
    PATRIARCHATE,
    PRIVILEGE,
    SEATS,
    STEAL,
    STOLE,
    STUDY,
)
from outremer.games.jerusalem.world import BEZANTS, DRAWN, POINTS, SQUIRES, SUPPLY, City
from outremer.kernel.blanks import NOBODY, Blank, Flag, Seat, given
from outremer.kernel.forms import DONE, Form, Need, Part, Roll, Sequence, ask
from outremer.kernel.menu import Menu

POINT_PRICE: Final = 2


def tell_holder(g: City, seat: int, sector: int) -> None:
    if seat != NOBODY:
        g.tell(PRIVILEGE, seat, sector)


class Scholars(Form[City]):
    """STUDIOSO: a squire from behind the screen for the top card of the deck. [privilege.patriarchate]"""

    rule: ClassVar[str] = "privilege.patriarchate"
    blanks: ClassVar[dict[str, Blank]] = {"seat": given(Seat()), "drawing": Flag()}

    def __init__(self, seat: int, drawing: bool = False) -> None:
        self.seat = seat  # who holds the privilege; NOBODY once it has been used
        self.drawing = drawing

    def enter(self, g: City) -> None:
        tell_holder(g, self.seat, PATRIARCHATE)

    def needs(self, g: City) -> Need:
        if self.drawing:
            return Roll(g.deck, CARDS)
        return ask(self.seat) if self.seat != NOBODY else DONE

    def may(self, g: City, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        menu.put(STUDY, None if g.has[SQUIRES + seat] else "privilege.patriarchate")

    def answer(self, g: City, seat: int, verb: int, noun: int) -> None:
        if verb == STUDY:
            g.has[SQUIRES + seat] -= 1
            g.has[SUPPLY + seat] += 1  # [privilege.patriarchate.squire-to-supply]
            self.drawing = True
        else:
            self.seat = NOBODY

    def hears_roll(self, g: City) -> int:
        return 1 << self.seat

    def rolled(self, g: City, outcome: int) -> None:
        """[privilege.patriarchate.keep-card.de] [action-cards.more-by-privilege]"""
        g.deck[outcome] -= 1
        g.hand[self.seat * KINDS + outcome] += 1
        g.past[DRAWN + (g.round - 1) * SEATS + self.seat] = outcome
        g.tell_only(1 << self.seat, DREW, [self.seat, outcome], DREW_CARD)
        self.seat, self.drawing = NOBODY, False

    def fits(self, g: City) -> str | None:
        drawn = g.past[DRAWN + (g.round - 1) * SEATS + self.seat] != NOBODY
        return f"world.past.drawn[{g.round - 1}][{self.seat}]: must be null while it is open" if drawn else None

    def copy(self) -> Scholars:
        return Scholars(self.seat, self.drawing)


class Materials(Form[City]):
    """MATERIALE DA COSTRUZIONE: up to four tower points at two bezants each. [privilege.market]"""

    rule: ClassVar[str] = "privilege.market"
    blanks: ClassVar[dict[str, Blank]] = {"seat": given(Seat())}

    def __init__(self, seat: int) -> None:
        self.seat = seat  # who holds the privilege; NOBODY once it has been used

    def enter(self, g: City) -> None:
        tell_holder(g, self.seat, MARKET)

    def needs(self, g: City) -> Need:
        return ask(self.seat) if self.seat != NOBODY else DONE

    def may(self, g: City, seat: int, menu: Menu) -> None:
        most = min(MOST_MARKET_POINTS, g.has[BEZANTS + seat] // POINT_PRICE)
        menu.amount(BUY, 0, most, "privilege.market", "privilege.market")

    def answer(self, g: City, seat: int, verb: int, noun: int) -> None:
        """[privilege.market.bookkeeping]"""
        g.has[BEZANTS + seat] -= POINT_PRICE * noun
        g.has[POINTS + seat] += noun
        g.tell(BOUGHT, seat, noun, POINT_PRICE * noun)
        self.seat = NOBODY

    def copy(self) -> Materials:
        return Materials(self.seat)


class Intrigue(Form[City]):
    """INTRIGO A CORTE: one tower point stolen from an opponent. [privilege.nobility]"""

    rule: ClassVar[str] = "privilege.nobility"
    blanks: ClassVar[dict[str, Blank]] = {"seat": given(Seat())}

    def __init__(self, seat: int) -> None:
        self.seat = seat  # who holds the privilege; NOBODY once it has been used

    def enter(self, g: City) -> None:
        tell_holder(g, self.seat, NOBILITY)

    def needs(self, g: City) -> Need:
        return ask(self.seat) if self.seat != NOBODY else DONE

    def may(self, g: City, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        for other in range(SEATS):
            menu.put(STEAL + other, "privilege.nobility" if other == seat or other >= g.rules.seats else None)

    def answer(self, g: City, seat: int, verb: int, noun: int) -> None:
        if verb == STEAL:
            g.has[POINTS + noun] = max(0, g.has[POINTS + noun] - 1)  # [privilege.nobility.victim-at-zero]
            g.has[POINTS + seat] += 1
            g.tell(STOLE, seat, noun)
        self.seat = NOBODY

    def copy(self) -> Intrigue:
        return Intrigue(self.seat)


class Privileges(Sequence[City]):
    """One sector at a time: Patriarchate, Market, Nobility."""

    rule: ClassVar[str] = "privilege.order"
    order: ClassVar[str] = "privilege.most-squires"
    parts: ClassVar[tuple[Part[Any], ...]] = (  # [privilege.sectors] [privilege.several-per-player]
        Part("scholars", lambda g: Scholars(g.leads_sector(PATRIARCHATE))),
        Part("materials", lambda g: Materials(g.leads_sector(MARKET))),
        Part("intrigue", lambda g: Intrigue(g.leads_sector(NOBILITY))),
    )

    def copy(self) -> Privileges:
        return Privileges(self.at)
