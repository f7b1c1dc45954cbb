"""COSTRUIRE UN EMPORIO: with a permit or with the king's help, and what every emporium costs and brings."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.council.acquiring import A_ROAD, no_satisfying
from outremer.games.council.bonuses import Bonus
from outremer.games.council.vocabulary import (
    ALL_CITIES,
    BONUS_TILE,
    BUILT_EMPORIUM,
    CITY_COUNT,
    COLLECT,
    GROUP_COUNT,
    KING_MOVED,
    KING_TILE,
    KING_TILE_COUNT,
    KINGS_COUNCIL,
    LAST_EMPORIUM,
    NOBILITY_TOKEN,
    PERMIT_COUNT,
    PERMIT_USED,
    PLACE,
    REST,
    REWARDED,
    TOKEN_SOURCE,
    TRAVEL,
)
from outremer.games.council.world import (
    ASSISTANTS,
    BONUS_OWNER,
    BUILT,
    COINS,
    HELD,
    KING_TILE_OWNER,
    POINTS,
    TOKEN,
    USED,
    Kingdom,
)
from outremer.kernel.blanks import NOBODY, Blank, Flag, Number, Seat, decides, given
from outremer.kernel.forms import DONE, Call, Form, Need, ask
from outremer.kernel.menu import Menu

LAST_EMPORIUM_POINTS: Final = 3  # [end.last-emporium.immediate-points]


def no_emporium(g: Kingdom, seat: int, city: int) -> str | None:
    """REGOLE PER LA COSTRUZIONE: what keeps this seat from building in this city."""
    if g.has_emporium(seat, city):
        return "emporium.one-per-city"
    return "emporium.assistant-cost" if g.rivals(seat, city) > g.has[ASSISTANTS + seat] else None


def no_kings_help(g: Kingdom, seat: int) -> str | None:
    """Everything must be paid for: the council, the journey, the assistants. [build.king.satisfy-council]"""
    if g.emporiums_left(seat) == 0:
        return "setup.player.emporiums"
    if g.open_cities(seat) == 0:
        return "emporium.assistant-cost"
    return no_satisfying(g, seat, KINGS_COUNCIL, "build.king.satisfy-council", "build.king.satisfy-council")


def no_permit_build(g: Kingdom, seat: int, permit: int, open_cities: int) -> str | None:
    """A permit must name a city still open to this seat. [build.permit.choose-tile]"""
    if g.place[permit] == USED + seat:
        return "build.permit.no-reuse"
    if g.place[permit] != HELD + seat:
        return "build.permit.choose-tile"
    if g.emporiums_left(seat) == 0:
        return "setup.player.emporiums"
    cities = g.rules.permit_cities[permit]
    if cities & open_cities:
        return None
    return "emporium.assistant-cost" if cities & ~g.has[BUILT + seat] else "emporium.one-per-city"


def only_city(cities: int) -> int:
    """The city of this set if it is alone, else NOBODY."""
    return cities.bit_length() - 1 if cities and cities & (cities - 1) == 0 else NOBODY


class PermitBuild(Form[Kingdom]):
    """Choose the city among those on the permit; the permit is turned over. [build.permit.choice-of-city]"""

    rule: ClassVar[str] = "build.permit.choice-of-city"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "permit": given(Number(0, PERMIT_COUNT - 1)),
        "city": decides(Number(NOBODY, CITY_COUNT - 1)),
        "done": Flag(),
    }

    def __init__(self, seat: int, permit: int, city: int = NOBODY, done: bool = False) -> None:
        self.seat = seat
        self.permit = permit
        self.city = city
        self.done = done

    def enter(self, g: Kingdom) -> None:
        city = only_city(g.rules.permit_cities[self.permit] & g.open_cities(self.seat))
        if city != NOBODY:
            self.use(g, city)

    def use(self, g: Kingdom, city: int) -> None:
        self.city = city
        g.place[self.permit] = USED + self.seat  # [build.permit.flip-tile]
        g.tell(PERMIT_USED, self.seat, self.permit)

    def needs(self, g: Kingdom) -> Need:
        if self.done:
            return DONE
        return ask(self.seat) if self.city == NOBODY else Call(Emporium(self.seat, self.city))

    def may(self, g: Kingdom, seat: int, menu: Menu) -> None:
        named = g.rules.permit_cities[self.permit]
        for city in range(CITY_COUNT):
            menu.put(PLACE + city, no_emporium(g, seat, city) if named >> city & 1 else "build.permit.place-emporium")

    def answer(self, g: Kingdom, seat: int, verb: int, noun: int) -> None:
        self.use(g, noun)

    def returned(self, g: Kingdom, form: Form[Kingdom]) -> None:
        self.done = True

    def copy(self) -> PermitBuild:
        return PermitBuild(self.seat, self.permit, self.city, self.done)


class KingsHelp(Form[Kingdom]):
    """The king's council is satisfied: move the king, and build where he stops. [build.king.place-emporium]"""

    rule: ClassVar[str] = "build.king.move"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "city": decides(Number(NOBODY, CITY_COUNT - 1)),
        "done": Flag(),
    }

    def __init__(self, seat: int, city: int = NOBODY, done: bool = False) -> None:
        self.seat = seat
        self.city = city
        self.done = done

    def enter(self, g: Kingdom) -> None:
        goals = 0
        for city in range(CITY_COUNT):
            if self.no_journey(g, city) is None:
                goals |= 1 << city
        if only_city(goals) != NOBODY:
            self.travel(g, only_city(goals))

    def needs(self, g: Kingdom) -> Need:
        if self.done:
            return DONE
        return ask(self.seat) if self.city == NOBODY else Call(Emporium(self.seat, self.city))

    def may(self, g: Kingdom, seat: int, menu: Menu) -> None:
        for city in range(CITY_COUNT):
            menu.put(TRAVEL + city, self.no_journey(g, city))

    def no_journey(self, g: Kingdom, city: int) -> str | None:
        """[build.king.move] [build.king.may-stay]"""
        bar = no_emporium(g, self.seat, city)
        if bar is None and g.roads_to(1 << city) * A_ROAD > g.has[COINS + self.seat]:
            return "build.king.cost-per-road"
        return bar

    def answer(self, g: Kingdom, seat: int, verb: int, noun: int) -> None:
        self.travel(g, noun)

    def travel(self, g: Kingdom, city: int) -> None:
        """By the shortest way, two coins a road. [build.king.consecutive-roads]"""
        self.city = city
        roads = g.roads_to(1 << city)
        g.has[COINS + self.seat] -= roads * A_ROAD
        g.king = city
        g.tell(KING_MOVED, self.seat, city, roads, roads * A_ROAD)

    def returned(self, g: Kingdom, form: Form[Kingdom]) -> None:
        self.done = True

    def copy(self) -> KingsHelp:
        return KingsHelp(self.seat, self.city, self.done)


class Emporium(Form[Kingdom]):
    """REGOLE PER LA COSTRUZIONE: assistants back, the emporium, bonus tiles, the city's token, the network's tokens.

    [emporium.assistant-cost] [emporium.immediate-reward] [emporium.chain-reward]
    """

    rule: ClassVar[str] = "emporium.chain-reward"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "city": given(Number(0, CITY_COUNT - 1)),
        "due": Number(0, ALL_CITIES),
        "paying": decides(Number(NOBODY, CITY_COUNT - 1)),
        "alphabetical": Flag(),
    }

    def __init__(self, seat: int, city: int, due: int = 0, paying: int = NOBODY, alphabetical: bool = False) -> None:
        self.seat = seat
        self.city = city
        self.due = due  # cities whose tokens have still to pay, a bit for each
        self.paying = paying  # the city whose token pays now, or NOBODY
        self.alphabetical = alphabetical  # the builder leaves the order to us

    def enter(self, g: Kingdom) -> None:
        rivals = g.rivals(self.seat, self.city)
        g.has[ASSISTANTS + self.seat] -= rivals  # [emporium.empty-city-free]
        g.has[BUILT + self.seat] |= 1 << self.city
        g.tell(BUILT_EMPORIUM, self.seat, self.city, rivals)
        finish_with_last_emporium(g, self.seat)
        award_tiles(g, self.seat, self.city)
        self.alphabetical = not g.rules.builder_orders_rewards
        self.due = with_tokens(g, g.network(self.seat, self.city))
        if self.due >> self.city & 1:
            self.collect(g, self.city)
        else:
            self.proceed(g)  # [emporium.purple-city]

    def collect(self, g: Kingdom, city: int) -> None:
        self.paying = city
        self.due &= ~(1 << city)
        g.tell(REWARDED, self.seat, city)

    def proceed(self, g: Kingdom) -> None:
        """The next city, where the builder has nothing to choose."""
        if self.due and (self.alphabetical or not self.order_matters(g)):
            self.collect(g, (self.due & -self.due).bit_length() - 1)

    def order_matters(self, g: Kingdom) -> bool:
        """Only a step on the nobility track can make one order better than another."""
        steps, others = False, False
        for city in range(CITY_COUNT):
            if self.due >> city & 1:
                if g.board[TOKEN + city] == NOBILITY_TOKEN:
                    steps = True
                else:
                    others = True
        return steps and others

    def needs(self, g: Kingdom) -> Need:
        if self.paying != NOBODY:
            return Call(Bonus(self.seat, TOKEN_SOURCE + g.board[TOKEN + self.paying]))
        return ask(self.seat) if self.due else DONE

    def may(self, g: Kingdom, seat: int, menu: Menu) -> None:
        menu.put(REST)
        for city in range(CITY_COUNT):
            menu.put(COLLECT + city, None if self.due >> city & 1 else "emporium.chain.own-only")

    def answer(self, g: Kingdom, seat: int, verb: int, noun: int) -> None:
        if verb == REST:
            self.alphabetical = True
            self.proceed(g)
        else:
            self.collect(g, noun)

    def returned(self, g: Kingdom, form: Form[Kingdom]) -> None:
        self.paying = NOBODY
        self.proceed(g)

    def copy(self) -> Emporium:
        return Emporium(self.seat, self.city, self.due, self.paying, self.alphabetical)


def with_tokens(g: Kingdom, cities: int) -> int:
    """Those of these cities that have a token; the purple one has none. [emporium.purple-city]"""
    paying = 0
    for city in range(CITY_COUNT):
        if cities >> city & 1 and g.board[TOKEN + city] != NOBODY:
            paying |= 1 << city
    return paying


def finish_with_last_emporium(g: Kingdom, seat: int) -> None:
    """FINE DEL GIOCO: three points, and the last turns begin. [end.last-emporium.immediate-points]"""
    if g.emporiums_left(seat):
        return
    if g.last == NOBODY or g.rules.every_last_emporium_pays:
        g.has[POINTS + seat] += LAST_EMPORIUM_POINTS
    if g.last == NOBODY:
        g.last = seat
    g.tell(LAST_EMPORIUM, seat)


def award_tiles(g: Kingdom, seat: int, city: int) -> None:
    """TESSERE BONUS E PREMIO DEL RE, for each group that this city completes. [bonus.trigger] [bonus.trigger.region]"""
    mine = g.has[BUILT + seat]
    king_tiles = 0
    for group in range(GROUP_COUNT):
        cities = g.rules.group(g.map, group)
        if cities >> city & 1 and cities & mine == cities:
            first = g.board[BONUS_OWNER + group] == NOBODY  # [bonus.first-only]
            if first:
                g.board[BONUS_OWNER + group] = seat
                g.tell(BONUS_TILE, seat, group)
            if first or g.rules.late_groups_earn_king_tile:
                king_tiles += 1
    if king_tiles and not g.rules.king_tile_for_each_group:
        king_tiles = 1
    for _ in range(king_tiles):
        take_king_tile(g, seat)


def take_king_tile(g: Kingdom, seat: int) -> None:
    """The top one, while there is one. [bonus.king-reward] [bonus.trigger.king-exhausted]"""
    for tile in range(KING_TILE_COUNT):
        if g.board[KING_TILE_OWNER + tile] == NOBODY:
            g.board[KING_TILE_OWNER + tile] = seat
            g.tell(KING_TILE, seat, tile)
            return
