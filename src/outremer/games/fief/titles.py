"""Feudal titles: bought, granted, given away, conquered. Titles of any kind change hands by `grant` and `strip`."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.knowing import lay
from outremer.games.fief.layout import CONTROLLER, DISCARDED_PILE, HELD, LAID, ORPHANED, USED, USED_GRANT, WALLED
from outremer.games.fief.places import note_fief
from outremer.games.fief.vocabulary import (
    ARC,
    ARC_CARD,
    BEAR,
    CAPITAL,
    CARDINAL,
    CARDINAL_CARD,
    CITY,
    CITY_RISES,
    FIEF_COUNT,
    FIEFS,
    IS_SINGLE,
    KING,
    LORDS,
    REGENT,
    SINGLE_TITLES,
    STRONGHOLD,
    TITLE_BOUGHT,
    TITLE_CONQUERED,
    TITLE_GAINED,
    TITLE_GRANTED,
    TITLE_LOST,
    TITLE_RECLAIMED,
    TITLE_TO_MAP,
    VILLAGES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Number, Seat, given
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu

BOUGHT_TITLE: Final = 0
GRANTED_TITLE: Final = 1
RECLAIMED_TITLE: Final = 2
WAYS: Final = ["bought", "granted", "reclaimed"]


def grant(g: France, lord: int, title: int) -> None:
    """A lord gains a title; whoever had it before loses it. Its fief is governed. [feudal_title.fief_governed]"""
    if IS_SINGLE[title]:
        before = g.holder_of(title)
        if before == lord:
            return
        if before != NOBODY:
            _unmark(g, before, title)
    if title < SINGLE_TITLES:
        g.holder[title] = lord
    g.lord[HELD + lord] |= 1 << title
    g.tell(TITLE_GAINED, g.owner(lord), lord, title)
    if title < FIEF_COUNT:
        g.fief[ORPHANED + title] = NOBODY
        note_fief(g, title)
    g.rules.asks.gained(g, lord, title)


def strip(g: France, lord: int, title: int) -> None:
    """A lord loses a title, and nobody has it now."""
    _unmark(g, lord, title)
    if title < SINGLE_TITLES:
        g.holder[title] = NOBODY
    if title < FIEF_COUNT:
        note_fief(g, title)


def _unmark(g: France, lord: int, title: int) -> None:
    g.lord[HELD + lord] &= ~(1 << title)
    g.tell(TITLE_LOST, g.owner(lord), lord, title)
    if title == ARC:  # [card.arc.death]
        lay(g, ARC_CARD, LAID, DISCARDED_PILE)
    if title == CARDINAL:  # [card.cardinal.death]
        if g.biretta == lord:
            g.biretta = NOBODY
        else:
            lay(g, CARDINAL_CARD, LAID, DISCARDED_PILE)
    g.rules.asks.lost(g, lord, title)


def bearers(g: France, seat: int, fief: int) -> list[int]:
    """Lords of this family who may be given the title, other titles or none. [feudal_title.candidate]"""
    return [lord for lord in g.lords_of(seat) if g.rules.asks.bars_title(g, fief, lord) is None]


def claimant(g: France, fief: int) -> int:
    """The seat that controls every village of the fief, or NOBODY. [feudal_title.buy.requirements]"""
    villages = g.rules.board.villages_of_fief[fief]
    seat = g.controller(villages[0])
    if seat != NOBODY:
        for village in villages:
            if g.village[CONTROLLER + village] != seat:
                return NOBODY
    return seat


def strongholds_of(g: France, fief: int) -> list[int]:
    """Those that could become its city. [feudal_title.stronghold_to_city]"""
    return [village for village in g.rules.board.villages_of_fief[fief] if g.walls(village) == STRONGHOLD]


def has_walls(g: France, fief: int) -> bool:
    return g.city_of(fief) != NOBODY or len(strongholds_of(g, fief)) > 0


def no_claim(g: France, seat: int, fief: int) -> str | None:
    """Every village of a fief that nobody governs, a stronghold in one of them, and a lord to bear the title.

    [feudal_title.buy.requirements]
    """
    if g.holder_of(fief) != NOBODY:  # [feudal_title.kept_until_death]
        return "feudal_title.kept_until_death"
    if seat == NOBODY or claimant(g, fief) != seat or not has_walls(g, fief):
        return "feudal_title.buy.requirements"
    return None if bearers(g, seat, fief) else "feudal_title.marker_on_lord"


def full_price(g: France, fief: int) -> int:
    """[feudal_title.buy.cost]"""
    return g.rules.box.village_price * len(g.rules.board.villages_of_fief[fief])


def price_for(g: France, lord: int, fief: int) -> int:
    """For some lords a title costs less. Asked of the own menu only."""
    return full_price(g, fief) - g.rules.asks.discount(g, lord, fief)


def price_of(g: France, seat: int, fief: int) -> int:
    """What it costs this seat at least. Asked of the own menu only."""
    price = full_price(g, fief)
    for lord in bearers(g, seat, fief):
        price = min(price, price_for(g, lord, fief))
    return price


def no_title(g: France, seat: int, fief: int) -> str | None:
    """[feudal_title.buy.cost]"""
    bar = no_claim(g, seat, fief)
    if bar is None and g.coins(seat) < price_of(g, seat, fief):
        return "feudal_title.buy.cost"
    return bar


def no_reclaim(g: France, seat: int, fief: int) -> str | None:
    """A title lost for want of an heir comes back for nothing while the family holds the city.

    [feudal_title.no_heir.reclaim]
    """
    city = g.city_of(fief)
    if g.fief[ORPHANED + fief] != seat or g.holder_of(fief) != NOBODY or city == NOBODY or not g.controls(seat, city):
        return "feudal_title.no_heir.reclaim"
    return None if bearers(g, seat, fief) else "feudal_title.no_heir.reclaim"


def ruler(g: France) -> int:
    """The King, or the Queen who rules in his place; NOBODY if there is neither. [regent.privileges]"""
    king = g.holder_of(KING)
    return g.holder_of(REGENT) if king == NOBODY else king


def no_grant(g: France, seat: int, fief: int) -> str | None:
    """A King who is free grants one title a turn to whoever meets its conditions. [king.grant_title]

    Nothing is paid for it; what he asks for it is a deal like any other. [king.grant_title.donation]
    """
    king = ruler(g)
    if king == NOBODY or g.owner(king) != seat or g.is_captive(king) or g.family[USED + seat] & USED_GRANT:
        return "king.grant_title"
    return no_claim(g, claimant(g, fief), fief)


def no_gift(g: France, seat: int, fief: int, lord: int) -> str | None:
    """To another of the own family, and never the most prestigious title. [feudal_title.give_within_family]"""
    giver = g.holder_of(fief)
    if giver == NOBODY or g.owner(giver) != seat or g.owner(lord) != seat or giver == lord:
        return "feudal_title.give_within_family"
    rank = g.rules.board.rank
    for other in range(FIEF_COUNT):
        if other != fief and g.has(giver, other) and rank[other] >= rank[fief]:
            return g.rules.asks.bars_title(g, fief, lord)
    return "feudal_title.give_within_family"


class Investiture(Form[France]):
    """A title was bought, granted or reclaimed: on which lord it is put, and which stronghold becomes the city."""

    rule: ClassVar[str] = "feudal_title.marker_on_lord"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "fief": given(Noun(FIEFS)),
        "way": given(Noun(WAYS)),
        "price": given(Number(0, 99)),
        "lord": Noun(LORDS, nobody=True),
        "capital": Noun(VILLAGES, nobody=True),
        "over": Flag(),
    }

    def __init__(
        self, seat: int, fief: int, way: int, price: int, lord: int = NOBODY, capital: int = NOBODY, over: bool = False
    ) -> None:
        self.seat = seat
        self.fief = fief
        self.way = way
        self.price = price  # paid already
        self.lord = lord
        self.capital = capital
        self.over = over

    def moot(self, g: France) -> bool:
        return not self.over and (not self.lords(g) or not has_walls(g, self.fief))

    def enter(self, g: France) -> None:
        """Where there is only one choice, it is made."""
        lords, villages = self.lords(g), strongholds_of(g, self.fief)
        if len(lords) == 1:
            self.put_on(g, lords[0])
        if len(villages) == 1 and g.city_of(self.fief) == NOBODY:
            self.capital = villages[0]
        self.settle(g)

    def needs(self, g: France) -> Need:
        return DONE if self.over else ask(self.seat)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.none(BEAR, "feudal_title.marker_on_lord")
        menu.none(CAPITAL, "feudal_title.stronghold_to_city")
        if self.lord == NOBODY:
            able = self.lords(g)
            for lord in g.lords_of(self.seat):
                bar = g.rules.asks.bars_title(g, self.fief, lord)
                if lord in able or bar is not None:
                    menu.put(BEAR + lord, bar)
        else:
            for village in strongholds_of(g, self.fief):
                menu.put(CAPITAL + village)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == BEAR:
            self.put_on(g, noun)
        else:
            self.capital = noun
        self.settle(g)

    def lords(self, g: France) -> list[int]:
        """Who may bear it; of those for whom enough was paid."""
        able = bearers(g, self.seat, self.fief)
        if self.way != BOUGHT_TITLE or self.price >= full_price(g, self.fief):
            return able
        return [lord for lord in able if price_for(g, lord, self.fief) <= self.price]

    def put_on(self, g: France, lord: int) -> None:
        """What was paid too much for him comes back."""
        self.lord = lord
        price = price_for(g, lord, self.fief)
        if self.way == BOUGHT_TITLE and price < full_price(g, self.fief):
            g.earn(self.seat, self.price - price)
            self.price = price
            g.rules.asks.paid_less(g, lord, full_price(g, self.fief) - price)

    def settle(self, g: France) -> None:
        """Once both are known, the lord is invested. [feudal_title.marker_on_lord] [feudal_title.stronghold_to_city]"""
        if self.lord == NOBODY or (self.capital == NOBODY and g.city_of(self.fief) == NOBODY):
            return
        self.over = True
        if self.capital != NOBODY:
            g.village[WALLED + self.capital] = CITY
            g.tell(CITY_RISES, self.capital, self.fief)
        if self.way == BOUGHT_TITLE:
            g.tell(TITLE_BOUGHT, self.seat, self.fief, self.lord, self.price)
        elif self.way == RECLAIMED_TITLE:
            g.tell(TITLE_RECLAIMED, self.seat, self.fief, self.lord)
        else:
            g.tell(TITLE_GRANTED, g.active, self.seat, self.fief, self.lord)
        grant(g, self.lord, self.fief)

    def copy(self) -> Investiture:
        return Investiture(self.seat, self.fief, self.way, self.price, self.lord, self.capital, self.over)


class Conquest(Form[France]):
    """A city has fallen: its title goes at once to a lord of the conqueror's choice.

    If he has no lord, it waits for one as for a missing heir.
    """

    rule: ClassVar[str] = "feudal_title.captured_with_city"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"fief": Noun(FIEFS), "seat": Seat(), "over": Flag()}

    def __init__(self, fief: int, seat: int, over: bool = False) -> None:
        self.fief = fief
        self.seat = seat
        self.over = over

    def is_won(self, g: France) -> bool:
        """Does he still hold what he has conquered?"""
        city = g.city_of(self.fief)
        if city == NOBODY or g.seat_of(self.fief) == self.seat:
            return False
        return g.controls(self.seat, city) and g.occupies(self.seat, city)

    def moot(self, g: France) -> bool:
        return not self.over and (not self.is_won(g) or not bearers(g, self.seat, self.fief))

    def enter(self, g: France) -> None:
        g.take_due()
        if not self.is_won(g):
            self.over = True
            return
        lords = bearers(g, self.seat, self.fief)
        if len(lords) == 1:
            self.invest(g, lords[0])
        elif not lords:
            self.over = True
            before = g.holder_of(self.fief)
            if before != NOBODY:
                strip(g, before, self.fief)
            g.fief[ORPHANED + self.fief] = self.seat
            g.tell(TITLE_TO_MAP, self.fief)

    def needs(self, g: France) -> Need:
        return DONE if self.over else ask(self.seat)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.none(BEAR, "feudal_title.captured_with_city")
        for lord in g.lords_of(self.seat):
            menu.put(BEAR + lord, g.rules.asks.bars_title(g, self.fief, lord))

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.invest(g, noun)

    def invest(self, g: France, lord: int) -> None:
        """[feudal_title.captured_with_city]"""
        self.over = True
        g.tell(TITLE_CONQUERED, self.seat, self.fief, lord)
        grant(g, lord, self.fief)

    def copy(self) -> Conquest:
        return Conquest(self.fief, self.seat, self.over)
